package tsubame.runtime.node;

import java.util.ArrayDeque;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.iteration.IterationResult;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Job;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/**
 * An interface of {@code node:readline}: cuts what its stream sends into lines. A line goes to the question that was asked first, else
 * to a for await, else to the listeners of {@code line}; without any of these it waits for a question.
 */
final class LineReader extends JsObject {
    private static final PropertyKey WRITE = PropertyKey.of("write");
    private static final PropertyKey PAUSE = PropertyKey.of("pause");
    private static final PropertyKey RESUME = PropertyKey.of("resume");
    private static final JsString LINE = JsString.of("line");

    private final JsObject input;
    private final JsObject output;
    JsString prompt = JsString.of("> ");
    private JsString rest = JsString.EMPTY;
    private byte[] restBytes = new byte[0];
    private final ArrayDeque<JsString> lines = new ArrayDeque<>();
    /** Questions that wait for a line: functions or promises. */
    private final ArrayDeque<JsObject> questions = new ArrayDeque<>();
    private final ArrayDeque<JsPromise> iterations = new ArrayDeque<>();
    private boolean iterated;
    private boolean ended;
    private boolean closed;

    /** @param output where prompts go; null for nowhere */
    LineReader(Shape shape, JsObject input, JsObject output) {
        super(shape);
        this.input = input;
        this.output = output;
    }

    boolean isClosed() {
        return closed;
    }

    void print(JsString text) {
        if (output != null) {
            ObjectOperations.invoke(output, WRITE, text);
        }
    }

    void pause() {
        ObjectOperations.invoke(input, PAUSE);
        emit("pause");
    }

    void resume() {
        ObjectOperations.invoke(input, RESUME);
        emit("resume");
    }

    private void emit(String event) {
        EventEmitterBuiltins.emit(this, new Object[] {JsString.of(event)});
    }

    /** Takes a chunk of the stream. */
    void data(Object chunk) {
        rest = rest.concat(text(chunk));
        int from = 0;
        for (int end = rest.indexOf('\n', from); end >= 0 && !closed; end = rest.indexOf('\n', from)) {
            int length = end > from && rest.charAt(end - 1) == '\r' ? end - 1 : end;
            JsString line = rest.slice(from, length);
            from = end + 1;
            deliver(line);
        }
        rest = rest.slice(from);
    }

    private JsString text(Object chunk) {
        if (!(chunk instanceof JsTypedArray)) {
            return Conversions.toString(chunk);
        }
        byte[] bytes = BufferBuiltins.bytesOf(chunk);
        byte[] all = java.util.Arrays.copyOf(restBytes, restBytes.length + bytes.length);
        System.arraycopy(bytes, 0, all, restBytes.length, bytes.length);
        int newline = all.length;
        while (newline > 0 && all[newline - 1] != '\n') {
            newline--; // characters end where lines do
        }
        restBytes = java.util.Arrays.copyOfRange(all, newline, all.length);
        return Encoding.UTF8.decode(all, 0, newline);
    }

    /** The stream has ended: what is left is the last line. */
    void end() {
        rest = rest.concat(Encoding.UTF8.decode(restBytes, 0, restBytes.length));
        restBytes = new byte[0];
        if (!rest.isEmpty() && !closed) {
            JsString line = rest;
            rest = JsString.EMPTY;
            deliver(line);
        }
        ended = true;
        if (lines.isEmpty() || iterated) {
            close();
        }
    }

    private void deliver(JsString line) {
        if (!questions.isEmpty()) {
            answer(questions.poll(), line);
        } else if (!iterations.isEmpty()) {
            iterations.poll().fulfill(IterationResult.of(line, false));
        } else if (!iterated && Listeners.count(this, LINE) > 0) {
            EventEmitterBuiltins.emit(this, new Object[] {LINE, line});
        } else {
            lines.add(line);
        }
    }

    private static void answer(JsObject question, JsString line) {
        if (question instanceof JsPromise promise) {
            promise.fulfill(line);
        } else {
            question.call(Undefined.UNDEFINED, new Object[] {line});
        }
    }

    /** Gives the next line to the question: a function or a promise. */
    void ask(JsObject question) {
        if (lines.isEmpty()) {
            questions.add(question);
        } else {
            Agent.loop.addTick(new Answer(this, question, lines.poll()));
        }
    }

    private static final class Answer extends Job {
        private final LineReader reader;
        private final JsObject question;
        private final JsString line;

        Answer(LineReader reader, JsObject question, JsString line) {
            this.reader = reader;
            this.question = question;
            this.line = line;
        }

        @Override
        public void run() {
            answer(question, line);
            if (reader.ended && reader.lines.isEmpty()) {
                reader.close();
            }
        }
    }

    // ---- for await

    /** From here on lines are kept for iteration. */
    void iterate() {
        iterated = true;
    }

    /** The promise of the next line's iteration result. */
    JsPromise nextLine(Realm realm) {
        JsPromise promise = Promises.create(realm);
        if (!lines.isEmpty()) {
            promise.fulfill(IterationResult.of(lines.poll(), false));
        } else if (closed) {
            promise.fulfill(IterationResult.of(Undefined.UNDEFINED, true));
        } else {
            iterations.add(promise);
        }
        return promise;
    }

    void close() {
        if (closed) {
            return;
        }
        closed = true;
        if (!ended) {
            ObjectOperations.invoke(input, PAUSE);
        }
        while (!iterations.isEmpty()) {
            iterations.poll().fulfill(IterationResult.of(Undefined.UNDEFINED, true));
        }
        emit("close");
    }
}
