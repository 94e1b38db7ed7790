package tsubame.runtime.date;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DateTest {
    @Test
    void fieldsAreThoseOfTheGregorianCalendar() {
        Random random = new Random(10);
        for (int i = 0; i < 20_000; i++) {
            long time = (long) ((random.nextDouble() - 0.5) * 2 * 8.64e15);
            OffsetDateTime expected = Instant.ofEpochMilli(time).atOffset(ZoneOffset.UTC);
            assertEquals(expected.getYear(), DateMath.year(time));
            assertEquals(expected.getMonthValue() - 1, DateMath.month(time));
            assertEquals(expected.getDayOfMonth(), DateMath.date(time));
            assertEquals(expected.getDayOfWeek().getValue() % 7, DateMath.weekDay(time));
            assertEquals(expected.getHour(), DateMath.hour(time));
            assertEquals(expected.getMinute(), DateMath.minute(time));
            assertEquals(expected.getSecond(), DateMath.second(time));
            double day = DateMath.makeDay(expected.getYear(), expected.getMonthValue() - 1, expected.getDayOfMonth());
            double clock = DateMath.makeTime(expected.getHour(), expected.getMinute(), expected.getSecond(), time % 1000);
            assertEquals(Math.floor(time / 1000.0), Math.floor(DateMath.makeDate(day, clock - time % 1000) / 1000));
        }
    }

    @Test
    void monthsCarry() {
        assertEquals(DateMath.makeDay(2027, 1, 1), DateMath.makeDay(2025, 25, 1));
        assertEquals(DateMath.makeDay(2023, 11, 31), DateMath.makeDay(2024, 0, 0));
        assertEquals(DateMath.makeDay(2023, 11, 1), DateMath.makeDay(2024, -1, 1));
        assertTrue(Double.isNaN(DateMath.timeClip(8.64e15 + 1)));
    }

    private static String utc(String text) {
        DateParser parsed = new DateParser(text);
        double offset = Double.isNaN(parsed.offset) ? 0 : parsed.offset;
        double time = DateMath.timeClip(parsed.time - offset);
        return Double.isNaN(time) ? "invalid" : DateFormat.isoText(time) + (Double.isNaN(parsed.offset) ? " local" : "");
    }

    @Test
    void interchangeFormat() {
        assertEquals("2026-11-30T00:00:00.000Z", utc("2026-11-30"));
        assertEquals("2026-11-30T10:00:00.000Z local", utc("2026-11-30T10:00"));
        assertEquals("2026-11-30T01:00:00.123Z", utc("2026-11-30T10:00:00.1234567+09:00"));
        assertEquals("+275760-09-13T00:00:00.000Z", utc("+275760-09-13"));
        assertEquals("-000001-01-01T00:00:00.000Z", utc("-000001-01-01"));
        assertEquals("2000-01-02T00:00:00.000Z local", utc("2000-01-01T24:00"));
        assertEquals("invalid", utc("-000000-01-01T00:00Z"));
        assertEquals("invalid", utc("2026-13-01"));
        assertEquals("invalid", utc("2026-11-30T10:00:60Z"));
    }

    @Test
    void looseForms() {
        assertEquals("2026-11-30T00:00:00.000Z local", utc("Nov 30, 2026"));
        assertEquals("2026-11-30T22:00:00.000Z local", utc("30 Nov 2026 10:00 PM"));
        assertEquals("2026-11-30T07:58:33.000Z", utc("Mon Nov 30 2026 16:58:33 GMT+0900 (JST)"));
        assertEquals("2026-11-30T00:00:00.000Z local", utc("11/30/26"));
        assertEquals("2001-01-02T00:00:00.000Z local", utc("1/2"));
        assertEquals("1999-01-01T00:00:00.000Z local", utc("99"));
        assertEquals("2000-01-01T05:00:00.000Z", utc("Jan 1 2000 EST"));
        assertEquals("invalid", utc("foo"));
        assertEquals("invalid", utc("January 5th 2020"));
        assertEquals("invalid", utc("Jan 32 2000"));
    }

    @Test
    void texts() {
        double time = 1_796_058_245_006.0;
        assertEquals("2026-11-30T17:04:05.006Z", DateFormat.isoText(time));
        assertEquals("Mon, 30 Nov 2026 17:04:05 GMT", DateFormat.utcText(time));
        assertEquals("Mon Nov 30 2026", DateFormat.dateText(time));
        assertEquals("17:04:05 GMT-0330 (Newfoundland)", DateFormat.timeText(time, -12_600_000, "Newfoundland"));
        assertEquals("Fri, 31 Dec -0001 00:00:00 GMT", DateFormat.utcText(DateMath.makeDate(DateMath.makeDay(-1, 11, 31), 0)));
    }
}
