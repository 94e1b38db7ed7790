package tsubame.ir.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import tsubame.ir.Alloc;
import tsubame.ir.Arith;
import tsubame.ir.ArrayOp;
import tsubame.ir.Box;
import tsubame.ir.Call;
import tsubame.ir.Check;
import tsubame.ir.Compare;
import tsubame.ir.Const;
import tsubame.ir.Convert;
import tsubame.ir.Effects;
import tsubame.ir.FieldRef;
import tsubame.ir.Memory;
import tsubame.ir.MethodRef;
import tsubame.ir.Op;
import tsubame.ir.Raw;
import tsubame.ir.Storage;
import tsubame.ir.Type;
import tsubame.ir.TypeTest;
import tsubame.ir.Unwinding;
import tsubame.ir.Value;

/** The table from mnemonics to operations; the other way is {@link Op#head()}. One row adds an operation. */
final class OpReader {
    /** For any number of operands. */
    static final int ANY = -1;

    /** Reads the attributes, and makes what makes the operation of its operands. */
    interface Attributes {
        Maker read(Line line);
    }

    interface Maker {
        Op make(List<Value> operands);
    }

    record Row(int operands, Attributes attributes) { }

    private final Map<String, Row> rows = new LinkedHashMap<>();

    OpReader() {
        arithmetic();
        constants();
        boxesAndTypes();
        memory();
        calls();
    }

    Row row(String mnemonic) {
        return rows.get(mnemonic);
    }

    Set<String> mnemonics() {
        return rows.keySet();
    }

    private void row(String mnemonic, int operands, Maker maker) {
        reading(mnemonic, operands, _ -> maker);
    }

    private void reading(String mnemonic, int operands, Attributes attributes) {
        rows.put(mnemonic, new Row(operands, attributes));
    }

    private void arithmetic() {
        for (Arith.BinaryKind kind : Arith.BinaryKind.values()) row(kind.text(), 2, v -> new Arith.Binary(kind, v.get(0), v.get(1)));
        for (Arith.UnaryKind kind : Arith.UnaryKind.values()) row(kind.text(), 1, v -> new Arith.Unary(kind, v.get(0)));
        for (Compare.Condition condition : Compare.Condition.values()) {
            row(condition.text(), 2, v -> new Compare.Int(condition, v.get(0), v.get(1)));
        }
        for (Compare.FloatCondition condition : Compare.FloatCondition.values()) {
            row(condition.text(), 2, v -> new Compare.Float(condition, v.get(0), v.get(1)));
        }
        for (Convert.NumberKind kind : Convert.NumberKind.values()) row(kind.text(), 1, v -> new Convert.Number(kind, v.get(0)));
        row("select", 3, v -> new Arith.Select(v.get(0), v.get(1), v.get(2)));
        reading("compare", 2, line -> {
            int ifNaN = line.integer();
            return v -> new Compare.ThreeWay(ifNaN, v.get(0), v.get(1));
        });
        row("same", 2, v -> new Compare.Same(v.get(0), v.get(1)));
        row("is_null", 1, v -> new Compare.IsNull(v.get(0)));
    }

    private void constant(String mnemonic, Function<Line, Const> read) {
        reading(mnemonic, 0, line -> {
            Const constant = read.apply(line);
            return _ -> constant;
        });
    }

    private void constants() {
        constant("true", _ -> new Const.Bool(true));
        constant("false", _ -> new Const.Bool(false));
        constant("i32", line -> new Const.Int(line.integer()));
        constant("i64", line -> new Const.Long(line.longInteger()));
        constant("f64", line -> new Const.Float(line.number64()));
        constant("null", line -> new Const.Null(line.type()));
        constant("address", line -> new Const.Address(line.longInteger()));
        constant("string", line -> new Const.Text(line.quoted()));
        constant("class", line -> new Const.ClassObject(line.word()));
        constant("image", line -> new Const.Image(line.quoted(), line.type()));
        constant("method", line -> new Const.MethodAddress(line.method()));
    }

    private void ofType(String mnemonic, BiFunction<Type, Value, Op> make) {
        reading(mnemonic, 1, line -> {
            Type type = line.type();
            return v -> make.apply(type, v.get(0));
        });
    }

    private void ofClass(String mnemonic, int operands, BiFunction<String, List<Value>, Op> make) {
        reading(mnemonic, operands, line -> {
            String name = line.word();
            return v -> make.apply(name, v);
        });
    }

    private void boxesAndTypes() {
        row("box_double", 1, v -> new Box.BoxDouble(v.get(0)));
        row("unbox_double", 1, v -> new Box.UnboxDouble(v.get(0)));
        row("is_double", 1, v -> new Box.IsDouble(v.get(0)));
        row("box_boolean", 1, v -> new Box.BoxBoolean(v.get(0)));
        row("unbox_boolean", 1, v -> new Box.UnboxBoolean(v.get(0)));
        row("is_boolean", 1, v -> new Box.IsBoolean(v.get(0)));
        row("is_object", 1, v -> new Box.IsObject(v.get(0)));
        row("box_integer", 1, v -> new Box.BoxInteger(v.get(0)));
        row("unbox_integer", 1, v -> new Box.UnboxInteger(v.get(0)));
        row("is_integer", 1, v -> new Box.IsInteger(v.get(0)));
        row("is_plain_double", 1, v -> new Box.IsPlainDouble(v.get(0)));
        row("is_value", 1, v -> new Box.IsValue(v.get(0)));
        ofType("retype", Convert.Retype::new);
        ofClass("instance_of", 1, (name, v) -> new TypeTest.InstanceOf(name, v.get(0)));
        ofClass("check_cast", 1, (name, v) -> new TypeTest.CheckCast(name, v.get(0)));
        row("type_number", 1, v -> new TypeTest.TypeNumber(v.get(0)));
        for (Check.GuardKind kind : Check.GuardKind.values()) row(kind.text(), 1, v -> new Check.Guard(kind, v.get(0)));
        row("bounds", 2, v -> new Check.Bounds(v.get(0), v.get(1)));
        row("stack_limit", 0, _ -> new Check.StackLimit());
        row("stack_exceeded", 0, _ -> new Check.StackExceeded());
        ofClass("new_object", 0, (name, _) -> new Alloc.NewObject(name));
        ofClass("new_array", 1, (descriptor, v) -> new Alloc.NewArray(new Storage(descriptor), v.get(0)));
        ofClass("allocate_slow", 1, (name, v) -> new Alloc.Slow(name, v.get(0)));
    }

    private void ofField(String mnemonic, int operands, BiFunction<FieldRef, List<Value>, Op> make) {
        reading(mnemonic, operands, line -> {
            FieldRef field = line.field();
            return v -> make.apply(field, v);
        });
    }

    private void ofStorage(String mnemonic, int operands, BiFunction<Storage, List<Value>, Op> make) {
        reading(mnemonic, operands, line -> {
            Storage storage = line.storage();
            return v -> make.apply(storage, v);
        });
    }

    private void slot(String head, boolean isVariable) {
        reading(head, 0, line -> {
            int number = line.integer();
            Type type = line.type();
            return _ -> new Memory.GetSlot(number, type, isVariable);
        });
    }

    private void memory() {
        ofField("get_field", 1, (field, v) -> new Memory.GetField(field, v.get(0)));
        ofField("put_field", 2, (field, v) -> new Memory.PutField(field, v.get(0), v.get(1), false));
        ofField("put_field_raw", 2, (field, v) -> new Memory.PutField(field, v.get(0), v.get(1), true));
        slot("get_slot", false);
        slot("get_variable_slot", true);
        reading("get_left", 0, line -> {
            int number = line.integer();
            return _ -> new Memory.GetLeft(number);
        });
        reading("put_left", 1, line -> {
            int number = line.integer();
            return v -> new Memory.PutLeft(number, v.get(0));
        });
        ofField("get_static", 0, (field, _) -> new Memory.GetStatic(field));
        ofField("put_static", 1, (field, v) -> new Memory.PutStatic(field, v.get(0)));
        row("array_length", 1, v -> new ArrayOp.Length(v.get(0)));
        ofStorage("array_load", 2, (element, v) -> new ArrayOp.Load(element, v.get(0), v.get(1)));
        ofStorage("array_store", 3, (element, v) -> new ArrayOp.Store(element, v.get(0), v.get(1), v.get(2), false));
        ofStorage("bytes_load", 2, (storage, v) -> new ArrayOp.LoadBytes(storage, v.get(0), v.get(1)));
        ofStorage("bytes_store", 3, (storage, v) -> new ArrayOp.StoreBytes(storage, v.get(0), v.get(1), v.get(2)));
        ofStorage("array_store_raw", 3, (element, v) -> new ArrayOp.Store(element, v.get(0), v.get(1), v.get(2), true));
        ofStorage("load", 2, (storage, v) -> new Raw.Load(storage, v.get(0), v.get(1)));
        ofStorage("store", 3, (storage, v) -> new Raw.Store(storage, v.get(0), v.get(1), v.get(2)));
        row("address_add", 2, v -> new Raw.Add(v.get(0), v.get(1)));
        row("ref_address", 1, v -> new Raw.OfRef(v.get(0)));
        ofType("address_ref", Raw.ToRef::new);
        row("copy_memory", 3, v -> new Raw.Copy(v.get(0), v.get(1), v.get(2)));
        row("fill_memory", 3, v -> new Raw.Fill(v.get(0), v.get(1), v.get(2)));
        row("prefetch", 1, v -> new Raw.Prefetch(v.get(0)));
        row("barrier", 1, v -> new Raw.Barrier(v.get(0)));
        row("barrier_element", 2, v -> new Raw.BarrierElement(v.get(0), v.get(1)));
        row("barrier_range", 3, v -> new Raw.BarrierRange(v.get(0), v.get(1), v.get(2)));
    }

    private interface MethodCall {
        Op make(MethodRef method, Effects effects, List<Value> operands);
    }

    private void call(String mnemonic, MethodCall call) {
        reading(mnemonic, ANY, line -> {
            MethodRef method = line.method();
            Effects effects = line.effects();
            return v -> call.make(method, effects, v);
        });
    }

    private void calls() {
        call("call", Call.Direct::new);
        call("call_virtual", Call.Virtual::new);
        call("call_interface", Call.Interface::new);
        reading("call_runtime", ANY, line -> {
            String word = line.word();
            Effects effects = line.effects();
            int open = word.indexOf('(');
            if (open < 0) throw line.error("no runtime entry: " + word);
            return v -> new Call.Runtime(word.substring(0, open), word.substring(open), effects, v);
        });
        reading("call_indirect", ANY, line -> {
            String descriptor = line.word();
            Effects effects = line.effects();
            return v -> new Call.Indirect(descriptor, effects, v);
        });
        ofClass("caught", 0, (name, _) -> new Unwinding.Caught(name));
        row("is_pending", 0, _ -> new Unwinding.IsPending());
        ofClass("take_pending", 0, (name, _) -> new Unwinding.TakePending(name));
        row("set_pending", 1, v -> new Unwinding.SetPending(v.get(0)));
    }
}
