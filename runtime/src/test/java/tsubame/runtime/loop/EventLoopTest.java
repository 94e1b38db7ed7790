package tsubame.runtime.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tsubame.runtime.host.LoopHost;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.promise.HandlerReaction;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Job;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;

/** The order in which the loop runs things, on a clock that moves only when the loop waits. */
class EventLoopTest {
    private final List<String> log = new ArrayList<>();
    private final Clock clock = new Clock();
    private EventLoop loop;

    private final class Clock implements LoopHost {
        private double time;

        @Override
        public double now() {
            return time;
        }

        @Override
        public boolean isActive() {
            return false;
        }

        @Override
        public void await(double milliseconds) {
            time += Math.max(0, milliseconds);
        }

        @Override
        public boolean uncaught(Object error, JsObject promise) {
            log.add((promise != null ? "rejected " : "uncaught ") + error);
            return false;
        }
    }

    @BeforeEach
    void makeLoop() {
        Agent.realm = Realm.create();
        loop = new EventLoop(clock);
        Agent.loop = loop;
    }

    private Job say(String text) {
        return new Job() {
            @Override
            public void run() {
                log.add(text);
            }
        };
    }

    @Test
    void ticksBeforeMicrotasksBeforeTimersBeforeImmediates() {
        loop.addImmediate(new Immediate(say("immediate")));
        loop.addTimer(say("timer"), 0, false);
        Agent.enqueue(say("microtask"));
        loop.addTick(say("tick"));
        assertEquals(0, loop.run());
        assertEquals(List.of("tick", "microtask", "timer", "immediate"), log);
    }

    @Test
    void timersRunWhenDueAndTiesInOrder() {
        loop.addTimer(say("20"), 20, false);
        loop.addTimer(say("10a"), 10, false);
        loop.addTimer(say("10b"), 10, false);
        loop.removeTimer(loop.addTimer(say("never"), 5, false));
        loop.run();
        assertEquals(List.of("10a", "10b", "20"), log);
        assertEquals(20, clock.time);
    }

    @Test
    void intervalsRepeatUntilTheyAreCleared() {
        Timer[] timer = new Timer[1];
        timer[0] = loop.addTimer(
                new Job() {
                    @Override
                    public void run() {
                        log.add("tick " + clock.time);
                        if (log.size() == 3) {
                            loop.removeTimer(timer[0]);
                        }
                    }
                },
                10, true);
        loop.run();
        assertEquals(List.of("tick 10.0", "tick 20.0", "tick 30.0"), log);
    }

    @Test
    void microtasksRunAfterEachTimer() {
        loop.addTimer(
                new Job() {
                    @Override
                    public void run() {
                        log.add("first");
                        Agent.enqueue(say("microtask"));
                    }
                },
                1, false);
        loop.addTimer(say("second"), 1, false);
        loop.run();
        assertEquals(List.of("first", "microtask", "second"), log);
    }

    @Test
    void unreferencedTimersDoNotKeepItAlive() {
        loop.setReferenced(loop.addTimer(say("never"), 10, false), false);
        loop.run();
        assertEquals(List.of(), log);
    }

    @Test
    void uncaughtErrorsStopIt() {
        loop.addTimer(
                new Job() {
                    @Override
                    public void run() {
                        throw new JsThrow(1.0);
                    }
                },
                1, false);
        loop.addTimer(say("never"), 2, false);
        assertEquals(1, loop.run());
        assertEquals(List.of("uncaught 1.0"), log);
    }

    @Test
    void rejectionsAreReportedUnlessHandledInTime() {
        Promises.rejected(Agent.realm, 1.0);
        JsPromise handled = Promises.rejected(Agent.realm, 2.0);
        Agent.enqueue(new Job() {
            @Override
            public void run() {
                handled.then(new HandlerReaction(null, null, null));
            }
        });
        assertEquals(1, loop.run());
        assertEquals(List.of("rejected 1.0"), log);
    }
}
