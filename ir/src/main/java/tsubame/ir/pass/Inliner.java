package tsubame.ir.pass;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tsubame.ir.Block;
import tsubame.ir.Const;
import tsubame.ir.Effect;
import tsubame.ir.Function;
import tsubame.ir.Position;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Type;
import tsubame.ir.Value;
import tsubame.ir.analysis.ControlFlow;

/** One call's replacement by a copy of its callee. What the copy throws goes where what the call threw went. */
final class Inliner {
    private final Function caller;
    private final Value call;
    private final Map<Value, Value> values = new HashMap<>();
    private final Map<Block, Block> blocks = new HashMap<>();
    private Target unwind;
    private Block handler;
    private Block after;
    private Block at;

    private Inliner(Value call) {
        this.call = call;
        this.caller = call.block().function();
    }

    static void inline(Value call, Function callee) {
        new Inliner(call).run(callee);
    }

    private void run(Function callee) {
        Block site = call.block();
        List<Value> arguments = call.op().operands();
        detach(site);
        List<Block> order = new ControlFlow(callee).order();
        for (Block block : order) {
            Block copy = caller.addBlock();
            blocks.put(block, copy);
            if (block == callee.entry()) continue;
            for (Value parameter : block.parameters()) values.put(parameter, copy.addParameter(parameter.type()));
        }
        for (int i = 0; i < arguments.size(); i++) values.put(callee.parameters().get(i), arguments.get(i));
        for (Block block : order) copy(block);
        site.terminate(new Terminator.Jump(Target.to(blocks.get(callee.entry()))));
    }

    /** The call's block ends where the call was; its result is the parameter of the block after it. */
    private void detach(Block site) {
        boolean invoked = site.invoked() == call;
        int next = site.body().indexOf(call) + 1;
        after = site.splitBefore(next < site.body().size() ? site.body().get(next) : null);
        if (invoked) {
            Terminator.Invoke invoke = (Terminator.Invoke) after.terminator();
            unwind = invoke.unwind();
            after.terminate(new Terminator.Jump(invoke.normal()));
        }
        if (call.type() != Type.VOID) call.replaceUses(after.addParameter(call.type()));
        call.remove();
    }

    private void copy(Block block) {
        at = blocks.get(block);
        for (Value value : block.body()) {
            if (value.op() instanceof Const constant) {
                values.put(value, caller.constant(constant));
                continue;
            }
            Value copy = at.append(value.op().with(mapped(value.op().operands())));
            Position position = value.position();
            copy.setPosition(position == null ? call.position() : call.position() == null ? position : position.within(call.position()));
            values.put(value, copy);
            if (unwind != null && value.op().effects().has(Effect.THROWS) && block.invoked() != value) {
                Block next = caller.addBlock();
                at.terminate(new Terminator.Invoke(Target.to(next), unwind));
                at = next;
            }
        }
        at.terminate(end(block.terminator()));
    }

    private Terminator end(Terminator terminator) {
        return switch (terminator) {
            case Terminator.Return(Value value) -> new Terminator.Jump(value == null ? Target.to(after) : Target.to(after, values.get(value)));
            case Terminator.Throw(Value exception) when unwind != null -> toHandler(values.get(exception));
            default -> {
                List<Target> targets = new ArrayList<>();
                for (Target target : terminator.targets()) targets.add(new Target(blocks.get(target.block()), mapped(target.arguments())));
                yield terminator.with(mapped(terminator.operands()), targets);
            }
        };
    }

    private List<Value> mapped(List<Value> of) {
        return of.stream().map(values::get).toList();
    }

    /** To what stands behind the handler's beginning, with the exception as one more argument. */
    private Terminator toHandler(Value exception) {
        if (handler == null) handler = bodyOfHandler(unwind.block());
        List<Value> arguments = new ArrayList<>(unwind.arguments());
        arguments.add(exception);
        return new Terminator.Jump(new Target(handler, arguments));
    }

    /** Parts a handler from what it does, which gets parameters of its own: the handler's, and the exception. */
    private static Block bodyOfHandler(Block handler) {
        Value caught = handler.body().getFirst();
        Block body = handler.splitBefore(handler.body().size() > 1 ? handler.body().get(1) : null);
        List<Value> passed = new ArrayList<>(handler.parameters());
        passed.add(caught);
        for (Value value : passed) value.replaceUses(body.addParameter(value.type()));
        handler.terminate(new Terminator.Jump(new Target(body, passed)));
        return body;
    }
}
