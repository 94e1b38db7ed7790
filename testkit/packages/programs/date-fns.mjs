import { add, addBusinessDays, differenceInDays, differenceInCalendarMonths, eachDayOfInterval, format, formatDistance, formatDuration, formatISO, formatRelative, getISOWeek, intervalToDuration, isLeapYear, parse, parseISO, startOfWeek } from "date-fns";
import { de } from "date-fns/locale";
const day = new Date(2024, 1, 29, 13, 5, 9);
console.log(format(day, "yyyy-MM-dd'T'HH:mm:ss EEEE do MMMM, qqq, I w, B h:mm a"), format(day, "PPPPpppp", {}).slice(0, 34), format(day, "EEEE, d. MMMM yyyy", { locale: de }));
console.log(formatISO(add(day, { years: 1, months: 1, days: 3, hours: 2 }), { representation: "date" }), formatISO(addBusinessDays(day, 10), { representation: "date" }), differenceInDays(new Date(2024, 11, 25), day), differenceInCalendarMonths(new Date(2025, 0, 1), day));
console.log(formatDistance(day, new Date(2024, 5, 1), { addSuffix: true }), formatRelative(new Date(2024, 2, 1, 8), day), formatDuration({ hours: 3, minutes: 5 }), getISOWeek(day), isLeapYear(day));
console.log(eachDayOfInterval({ start: day, end: add(day, { days: 3 }) }).map((d) => format(d, "MM/dd")), intervalToDuration({ start: new Date(2020, 0, 1), end: day }));
console.log(format(parse("24 Dec 2023 07:08 PM", "dd MMM yyyy hh:mm a", new Date(0)), "yyyyMMdd HHmm"), format(parseISO("2023-10-05T04:03:02"), "Pp"), format(startOfWeek(day, { weekStartsOn: 1 }), "P"), String(parse("x", "yyyy", new Date())));
