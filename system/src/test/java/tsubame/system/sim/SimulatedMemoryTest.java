package tsubame.system.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tsubame.system.Address;
import tsubame.system.MemoryState;

/** Simulated memory gives back what was stored, and nothing that a program has no right to. */
class SimulatedMemoryTest {
    private final Machine machine = Machine.start();
    private final Address start = Address.fromLong(machine.map(8192));

    private static void faults(String why, Runnable access) {
        String message = assertThrows(MemoryFault.class, access::run).getMessage();
        assertTrue(message.contains(why), message);
    }

    @Test
    void allWidthsAgreeAboutBytes() {
        start.storeLong(0, 0x8877_6655_4433_2211L);
        assertEquals(0x11, start.loadByte(0));
        assertEquals((byte) 0x88, start.loadByte(7));
        assertEquals(0x88, start.loadUnsignedByte(7));
        assertEquals(0x4433, start.loadChar(2));
        assertEquals(0x8877_6655, start.loadInt(4));
        start.storeDouble(8, -0.5);
        assertEquals(-0.5, start.loadDouble(8));
        Address.copy(start, start.plus(4), 8);
        assertEquals(0x4433_2211, start.loadInt(4));
        Address.fill(start.plus(4090), 12, 7);
        assertEquals(7, start.loadByte(4101));
        assertEquals(0, start.loadByte(4102));
    }

    @Test
    void addressesAreUnsigned() {
        Address high = Address.fromLong(-16);
        assertTrue(start.isBelow(high));
        assertTrue(high.isWithin(Address.fromLong(-32), 17));
        assertEquals(0x30, Address.fromLong(0x21).alignUp(16).toLong());
        assertEquals(0x20, Address.fromLong(0x2F).alignDown(16).toLong());
    }

    @Test
    void wrongAccessesFault() {
        faults("nothing is mapped", () -> start.loadInt(8192));
        faults("nothing is mapped", () -> start.loadByte(-1));
        faults("null", () -> Address.zero().loadLong(8));
        faults("not aligned", () -> start.storeLong(4, 1));
        MemoryState.undefined(start, 64);
        faults("not written yet", () -> start.loadByte(3));
        start.storeInt(0, 1);
        assertEquals(1, start.loadInt(0));
        faults("not written yet", () -> start.loadLong(0));
        MemoryState.dead(start, 64);
        faults("dead", () -> start.storeInt(0, 1));
        faults("dead", () -> Address.copy(start, start.plus(4096), 16));
    }

    @Test
    void protectionWatchpointsAndUnmapping() {
        machine.simulated().protect(start.toLong(), 4096, true);
        faults("protected", () -> start.loadInt(0));
        machine.simulated().protect(start.toLong(), 4096, false);
        machine.simulated().watch(start.plus(20).toLong());
        start.storeInt(24, 1);
        faults("watched", () -> start.storeInt(16, 1));
        machine.unmap(start.toLong(), 4096);
        faults("nothing is mapped", () -> start.loadInt(0));
        start.storeInt(4096, 1);
    }
}
