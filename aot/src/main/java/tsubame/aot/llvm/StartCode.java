package tsubame.aot.llvm;

import java.util.List;
import tsubame.gc.HeapContext;
import tsubame.ir.MethodRef;

/**
 * What runs before, around and below the compiled program, as LLVM text: the process's first instruction, the program's own
 * stack, the heap's beginning and end, faults, and the few functions that Java cannot say. Asks of libc what the text declares,
 * and of the compiled Java {@link #ENTRIES}, which are to be exported; of the link {@code tsubame_image}, the image's
 * descriptor, and {@code tsubame_bundle} and {@code tsubame_bundle_end}, around the program's bundle.
 *
 * <p>Faults end the process with {@link #FAULT} after one line on standard error; what the program had printed is written out
 * first. No signal is part of the semantics: the handlers only say what happened.
 */
public final class StartCode {
    /** The exit code of internal faults and of exhausted memory. */
    public static final int FAULT = 70;

    private static final String ADDRESS = "Ltsubame/system/Address;";
    private static final MethodRef INITIALIZE =
            MethodRef.ofStatic("tsubame/gc/Heap", "initialize", "(" + ADDRESS + ADDRESS + ADDRESS + ")Z");
    private static final MethodRef FINISH = MethodRef.ofStatic("tsubame/gc/Heap", "finish", "(" + ADDRESS + ")V");
    private static final MethodRef ALLOCATE = MethodRef.ofStatic("tsubame/gc/Heap", "allocateSlow", "(" + ADDRESS + "JI)" + ADDRESS);
    private static final MethodRef ALLOCATE_ARRAY =
            MethodRef.ofStatic("tsubame/gc/Heap", "allocateArraySlow", "(" + ADDRESS + "II)" + ADDRESS);
    private static final MethodRef RECORD =
            MethodRef.ofStatic("tsubame/gc/Barrier", "recordSlow", "(" + ADDRESS + ADDRESS + ADDRESS + ")V");
    private static final MethodRef RECORD_RANGE =
            MethodRef.ofStatic("tsubame/gc/Barrier", "recordRange", "(" + ADDRESS + ADDRESS + ADDRESS + ADDRESS + ")V");
    private static final MethodRef REPORT = MethodRef.ofStatic("tsubame/gc/Heap", "report", "(" + ADDRESS + ")V");
    private static final MethodRef EXHAUSTED = MethodRef.ofStatic("tsubame/runtime/libc/HeapLimit", "exhausted", "()V");
    /** Where an executable begins. */
    public static final MethodRef MAIN = main("tsubame/runtime/libc/NativeMain");
    /** The methods that the start code calls. The last two are of the runtime, the others System Java. */
    public static final List<MethodRef> ENTRIES = entries(MAIN);

    private StartCode() {}

    /** The method {@code main} of a class that has one like NativeMain's. */
    public static MethodRef main(String owner) {
        return MethodRef.ofStatic(owner, "main", "(I" + ADDRESS + ")I");
    }

    /** {@link #ENTRIES} of an executable that begins elsewhere. */
    public static List<MethodRef> entries(MethodRef main) {
        return List.of(INITIALIZE, FINISH, ALLOCATE, ALLOCATE_ARRAY, RECORD, RECORD_RANGE, REPORT, EXHAUSTED, main);
    }

    /** The module's text. */
    public static String text() {
        return text(MAIN);
    }

    /** The text for an executable that begins with that method. */
    public static String text(MethodRef main) {
        StringBuilder messages = new StringBuilder();
        message(messages, "faultText", "tsubame: internal fault: %s\n");
        message(messages, "escapedText", "an exception came out of the program");
        message(messages, "noStack", "tsubame: this machine gives no memory for the stack\n");
        message(messages, "badAccess", "tsubame: internal fault: no memory at 0x%lx, which code at +0x%lx accesses\n");
        message(messages, "stackFull", "tsubame: internal fault: the stack is full (at 0x%lx, by code at +0x%lx)\n");
        return TEXT.replace("@INITIALIZE", symbol(INITIALIZE))
                .replace("@FINISH", symbol(FINISH))
                .replace("@ALLOCATE_ARRAY", symbol(ALLOCATE_ARRAY))
                .replace("@ALLOCATE", symbol(ALLOCATE))
                .replace("@RECORD_RANGE", symbol(RECORD_RANGE))
                .replace("@RECORD", symbol(RECORD))
                .replace("@REPORT", symbol(REPORT))
                .replace("@EXHAUSTED", symbol(EXHAUSTED))
                .replace("@MAIN", symbol(main)) + messages;
    }

    /** A C string of ASCII. */
    private static void message(StringBuilder out, String name, String text) {
        out.append('@').append(name).append(" = private unnamed_addr constant [").append(text.length() + 1).append(" x i8] c\"");
        out.append(text.replace("\n", "\\0A")).append("\\00\"\n");
    }

    private static String symbol(MethodRef method) {
        return Text.quoted(Symbols.of(method));
    }

    /**
     * The stack is reserved, not taken: 64 MB, or the half, quarter … of it that the machine gives. Much deeper, and the collector,
     * which looks at every word of the stack, would take longer than the program. Its lowest 64 KB are left inaccessible. What is 4 MB
     * above them is the limit for compiled code, so that libc and the handlers below have room.
     * Huge pages are declined: they would make the first touch of the stack cost 2 MB.
     */
    private static final String TEXT = """
            target triple = "x86_64-unknown-linux-gnu"

            ; The kernel's entry: rdx is the dynamic linker's exit function, the stack holds argc and argv. Then the switch to the
            ; program's stack, callee-saved registers into memory, and the caller's stack pointer.
            module asm ".text"
            module asm ".globl _start"
            module asm ".type _start,@function"
            module asm "_start:"
            module asm "  xorl %ebp, %ebp"
            module asm "  movq %rdx, %r9"
            module asm "  popq %rsi"
            module asm "  movq %rsp, %rdx"
            module asm "  andq $-16, %rsp"
            module asm "  pushq %rax"
            module asm "  pushq %rsp"
            module asm "  xorl %r8d, %r8d"
            module asm "  xorl %ecx, %ecx"
            module asm "  leaq tsubame_main(%rip), %rdi"
            module asm "  callq *__libc_start_main@GOTPCREL(%rip)"
            module asm "  hlt"
            module asm ".size _start, .-_start"
            module asm ".hidden tsubame_on_stack"
            module asm ".globl tsubame_on_stack"
            module asm ".type tsubame_on_stack,@function"
            module asm "tsubame_on_stack:"
            module asm "  pushq %rbp"
            module asm "  movq %rsp, %rbp"
            module asm "  movq %rdx, %rsp"
            module asm "  callq tsubame_run"
            module asm "  movq %rbp, %rsp"
            module asm "  popq %rbp"
            module asm "  retq"
            module asm ".size tsubame_on_stack, .-tsubame_on_stack"
            module asm ".hidden tsubame_spill"
            module asm ".globl tsubame_spill"
            module asm ".type tsubame_spill,@function"
            module asm "tsubame_spill:"
            module asm "  movq %rbx, (%rdi)"
            module asm "  movq %rbp, 8(%rdi)"
            module asm "  movq %r12, 16(%rdi)"
            module asm "  movq %r13, 24(%rdi)"
            module asm "  movq %r14, 32(%rdi)"
            module asm "  movq %r15, 40(%rdi)"
            module asm "  xorps %xmm0, %xmm0"
            module asm "  movups %xmm0, 48(%rdi)"
            module asm "  movups %xmm0, 64(%rdi)"
            module asm "  movups %xmm0, 80(%rdi)"
            module asm "  movups %xmm0, 96(%rdi)"
            module asm "  movups %xmm0, 112(%rdi)"
            module asm "  retq"
            module asm ".size tsubame_spill, .-tsubame_spill"
            module asm ".hidden tsubame_stack_pointer"
            module asm ".globl tsubame_stack_pointer"
            module asm ".type tsubame_stack_pointer,@function"
            module asm "tsubame_stack_pointer:"
            module asm "  leaq 8(%rsp), %rax"
            module asm "  retq"
            module asm ".size tsubame_stack_pointer, .-tsubame_stack_pointer"
            module asm ".hidden tsubame_frame_pointer"
            module asm ".globl tsubame_frame_pointer"
            module asm ".type tsubame_frame_pointer,@function"
            module asm "tsubame_frame_pointer:"
            module asm "  movq %rbp, %rax"
            module asm "  retq"
            module asm ".size tsubame_frame_pointer, .-tsubame_frame_pointer"

            attributes #0 = { nounwind null_pointer_is_valid "frame-pointer"="non-leaf" }
            attributes #1 = { cold nounwind noreturn noinline null_pointer_is_valid "frame-pointer"="non-leaf" }
            attributes #2 = { cold nounwind noinline null_pointer_is_valid "frame-pointer"="non-leaf" }
            !0 = !{!"branch_weights", i32 1, i32 2000}

            @tsubame_heap = hidden global [512 x i64] zeroinitializer, align 16
            @tsubame_stack_limit = hidden global ptr null
            @stack_low = internal global i64 0
            @stack_size = internal global i64 0
            @signal_stack = internal global [65536 x i8] zeroinitializer, align 16
            ; Standard output's buffer: how many bytes wait, then the bytes.
            @output = internal global { i64, [65536 x i8] } zeroinitializer, align 16
            @scratch = internal global [98304 x i8] zeroinitializer, align 16

            @tsubame_image = external hidden global [7 x i64]
            @tsubame_bundle = external hidden global i8
            @tsubame_bundle_end = external hidden global i8
            @__ehdr_start = external hidden global i8
            @environ = external global ptr

            declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
            declare i32 @mprotect(ptr, i64, i32)
            declare i32 @madvise(ptr, i64, i32)
            declare i32 @sigaltstack(ptr, ptr)
            declare i32 @sigaction(i32, ptr, ptr)
            declare i64 @write(i32, ptr, i64)
            declare i32 @dprintf(i32, ptr, ...)
            declare void @_exit(i32) noreturn
            declare i32 @tsubame_on_stack(i32, ptr, i64)

            declare fastcc i32 @INITIALIZE(i64, i64, i64)
            declare fastcc void @FINISH(i64)
            declare fastcc i64 @ALLOCATE(i64, i64, i32)
            declare fastcc i64 @ALLOCATE_ARRAY(i64, i32, i32)
            declare fastcc void @RECORD(i64, i64, i64)
            declare fastcc void @RECORD_RANGE(i64, i64, i64, i64)
            declare fastcc void @REPORT(i64)
            declare swiftcc void @EXHAUSTED(ptr swifterror)
            declare swiftcc i32 @MAIN(i32, i64, ptr swifterror)

            ; ---- a compiled program; an executable with bytecode alone has none

            @tsubame_program_slots = weak hidden global [1 x i64] zeroinitializer, align 8
            @tsubame_program_slot_count = weak hidden global i64 0
            define weak hidden i64 @tsubame_program_entry(i32 %function) #0 {
              ret i64 0
            }
            define weak hidden i32 @tsubame_program_first_slot(i32 %function) #0 {
              ret i32 0
            }
            define weak hidden i64 @tsubame_program_code_start() #0 {
              ret i64 0
            }
            define weak hidden i64 @tsubame_program_places() #0 {
              ret i64 0
            }
            define weak hidden i64 @tsubame_program_layouts() #0 {
              ret i64 0
            }
            define weak hidden i32 @tsubame_program_slot_content(i32 %slot) #0 {
              ret i32 0
            }

            ; ---- beginning and end

            define hidden i32 @tsubame_main(i32 %argc, ptr %argv) #0 {
              br label %reserve
            reserve:
              %size = phi i64 [ 67108864, %0 ], [ %half, %smaller ]
              ; readable and writable; private, anonymous, not reserved, a stack
              %low = call ptr @mmap(ptr null, i64 %size, i32 3, i32 147490, i32 -1, i64 0)
              %base = ptrtoint ptr %low to i64
              %failed = icmp eq i64 %base, -1
              br i1 %failed, label %smaller, label %reserved
            smaller:
              %half = lshr i64 %size, 1
              %tooSmall = icmp ult i64 %half, 16777216
              br i1 %tooSmall, label %none, label %reserve
            none:
              call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @noStack)
              call void @_exit(i32 FAULT)
              unreachable
            reserved:
              call i32 @mprotect(ptr %low, i64 65536, i32 0)
              call i32 @madvise(ptr %low, i64 %size, i32 15)
              %limit = getelementptr i8, ptr %low, i64 4194304
              store ptr %limit, ptr @tsubame_stack_limit
              store i64 %base, ptr @stack_low
              store i64 %size, ptr @stack_size
              call void @handle_faults()
              %top = add i64 %base, %size
              %code = call i32 @tsubame_on_stack(i32 %argc, ptr %argv, i64 %top)
              ret i32 %code
            }

            ; On the program's stack, which is empty.
            define hidden i32 @tsubame_run(i32 %argc, ptr %argv) #0 {
              %error = alloca swifterror ptr
              %low = load i64, ptr @stack_low
              %size = load i64, ptr @stack_size
              %top = add i64 %low, %size
              %heap = ptrtoint ptr @tsubame_heap to i64
              %image = ptrtoint ptr @tsubame_image to i64
              %ready = call fastcc i32 @INITIALIZE(i64 %heap, i64 %image, i64 %top)
              store ptr @tsubame_program_slots, ptr getelementptr (i8, ptr @tsubame_heap, i64 1808)
              %slots = load i64, ptr @tsubame_program_slot_count
              store i64 %slots, ptr getelementptr (i8, ptr @tsubame_heap, i64 1816)
              %isReady = icmp ne i32 %ready, 0
              br i1 %isReady, label %run, label %refused
            refused:
              ret i32 FAULT
            run:
              store ptr null, ptr %error
              %arguments = ptrtoint ptr %argv to i64
              %code = call swiftcc i32 @MAIN(i32 %argc, i64 %arguments, ptr swifterror %error)
              %escaped = load ptr, ptr %error
              %isClean = icmp eq ptr %escaped, null
              br i1 %isClean, label %finish, label %uncaught, !prof !1
            uncaught:
              call void @tsubame_panic(ptr @escapedText)
              unreachable
            finish:
              call void @flush()
              call fastcc void @FINISH(i64 %heap)
              ret i32 %code
            }
            !1 = !{!"branch_weights", i32 2000, i32 1}

            ; Ends the process at once.
            define hidden void @tsubame_exit(i32 %code) #1 {
              call void @flush()
              %heap = ptrtoint ptr @tsubame_heap to i64
              call fastcc void @FINISH(i64 %heap)
              call void @_exit(i32 %code)
              unreachable
            }

            ; ---- what Java asks

            define hidden void @tsubame_restore_stack_limit() #0 {
              %low = load i64, ptr @stack_low
              %limit = add i64 %low, 4194304
              store i64 %limit, ptr @tsubame_stack_limit
              ret void
            }

            define hidden i64 @tsubame_stack_bytes() #0 {
              %size = load i64, ptr @stack_size
              ret i64 %size
            }

            define hidden i64 @tsubame_stack_top() #0 {
              %low = load i64, ptr @stack_low
              %size = load i64, ptr @stack_size
              %top = add i64 %low, %size
              ret i64 %top
            }

            define hidden i64 @tsubame_output_buffer() #0 {
              ret i64 ptrtoint (ptr @output to i64)
            }

            define hidden i64 @tsubame_scratch() #0 {
              ret i64 ptrtoint (ptr @scratch to i64)
            }

            define hidden i64 @tsubame_environment() #0 {
              %strings = load i64, ptr @environ
              ret i64 %strings
            }

            define hidden i64 @tsubame_bundle_start() #0 {
              ret i64 ptrtoint (ptr @tsubame_bundle to i64)
            }

            define hidden i64 @tsubame_bundle_size() #0 {
              ret i64 sub (i64 ptrtoint (ptr @tsubame_bundle_end to i64), i64 ptrtoint (ptr @tsubame_bundle to i64))
            }

            ; ---- allocation and barrier

            ; What calls have left below is cleared now and then: frames that come to lie there do not write all of themselves, and a reference
            ; that nobody holds any longer would keep its object alive for as long as nobody happens to overwrite it.

            define hidden preserve_mostcc ptr @tsubame_allocate_slow(i64 %size, i32 %type, ptr %words) #2 {
              %below = alloca [1032 x i8], align 8
              call void @llvm.memset.p0.i64(ptr %below, i8 0, i64 1032, i1 true)
              %heap = ptrtoint ptr @tsubame_heap to i64
              %object = call fastcc i64 @ALLOCATE(i64 %heap, i64 %size, i32 %type)
              %pointer = call ptr @allocated(i64 %object)
              ret ptr %pointer
            }

            define hidden preserve_mostcc ptr @tsubame_allocate_array_slow(i32 %type, i32 %length, ptr %words) #2 {
              %below = alloca [1032 x i8], align 8
              call void @llvm.memset.p0.i64(ptr %below, i8 0, i64 1032, i1 true)
              %heap = ptrtoint ptr @tsubame_heap to i64
              %object = call fastcc i64 @ALLOCATE_ARRAY(i64 %heap, i32 %type, i32 %length)
              %pointer = call ptr @allocated(i64 %object)
              ret ptr %pointer
            }

            define internal ptr @allocated(i64 %object) alwaysinline #0 {
              %isFull = icmp eq i64 %object, 0
              br i1 %isFull, label %full, label %done, !prof !0
            full:
              call void @flush()
              %heap = ptrtoint ptr @tsubame_heap to i64
              call fastcc void @REPORT(i64 %heap)
              call void @_exit(i32 FAULT)
              unreachable
            done:
              %pointer = inttoptr i64 %object to ptr
              ; tsubame.gc.HeapContext.EXHAUSTED
              %flag = load i32, ptr getelementptr (i8, ptr @tsubame_heap, i64 EXHAUSTED_AT)
              %isLast = icmp ne i32 %flag, 0
              br i1 %isLast, label %last, label %return, !prof !0
            last:
              store i32 0, ptr getelementptr (i8, ptr @tsubame_heap, i64 EXHAUSTED_AT)
              call void @exhausted(ptr %pointer)
              br label %return
            return:
              ret ptr %pointer
            }

            ; The object came from the heap's last reserve: the runtime is to throw an error as soon as it can. Every check of the
            ; stack's limit fails until it has.
            define internal void @exhausted(ptr %object) #2 {
              %error = alloca swifterror ptr
              store ptr inttoptr (i64 -1 to ptr), ptr @tsubame_stack_limit
              store ptr null, ptr %error
              call swiftcc void @EXHAUSTED(ptr swifterror %error)
              ret void
            }

            ; The barrier's long way, taken when an object is old and not recorded yet (tsubame.gc.ObjectModel): preserve_most, so
            ; that the short way costs its caller no registers. With a store into a field …
            define hidden preserve_mostcc void @tsubame_barrier(ptr %object) #2 {
              %heap = ptrtoint ptr @tsubame_heap to i64
              %address = ptrtoint ptr %object to i64
              call fastcc void @RECORD(i64 %heap, i64 %address, i64 %address)
              ret void
            }

            ; … into a slot of an array …
            define hidden preserve_mostcc void @tsubame_barrier_slot(ptr %object, ptr %slot) #2 {
              %heap = ptrtoint ptr @tsubame_heap to i64
              %address = ptrtoint ptr %object to i64
              %place = ptrtoint ptr %slot to i64
              call fastcc void @RECORD(i64 %heap, i64 %address, i64 %place)
              ret void
            }

            ; … into so many slots, perhaps none.
            define hidden preserve_mostcc void @tsubame_barrier_range(ptr %object, ptr %from, i32 %count) #2 {
              %heap = ptrtoint ptr @tsubame_heap to i64
              %address = ptrtoint ptr %object to i64
              %wide = zext i32 %count to i64
              %to = getelementptr i64, ptr %from, i64 %wide
              %first = ptrtoint ptr %from to i64
              %last = ptrtoint ptr %to to i64
              call fastcc void @RECORD_RANGE(i64 %heap, i64 %address, i64 %first, i64 %last)
              ret void
            }

            ; ---- faults

            ; Writes out what waits in standard output's buffer, as far as that goes.
            define internal void @flush() #2 {
              %length = load i64, ptr @output
              store i64 0, ptr @output
              br label %test
            test:
              %done = phi i64 [ 0, %0 ], [ %next, %write ]
              %rest = sub i64 %length, %done
              %more = icmp sgt i64 %rest, 0
              br i1 %more, label %write, label %end
            write:
              %from = getelementptr i8, ptr getelementptr (i8, ptr @output, i64 8), i64 %done
              %written = call i64 @write(i32 1, ptr %from, i64 %rest)
              %next = add i64 %done, %written
              %good = icmp sgt i64 %written, 0
              br i1 %good, label %test, label %end
            end:
              ret void
            }

            define hidden void @tsubame_panic(ptr %message) #1 {
              call void @flush()
              call i32 (i32, ptr, ...) @dprintf(i32 2, ptr @faultText, ptr %message)
              call void @_exit(i32 FAULT)
              unreachable
            }

            ; Invalid memory accesses, on a stack of their own; a fault within the handler kills the process.
            define internal void @handle_faults() #0 {
              %stack = alloca [3 x i64]
              store ptr @signal_stack, ptr %stack
              %flags = getelementptr i64, ptr %stack, i64 1
              store i64 0, ptr %flags
              %size = getelementptr i64, ptr %stack, i64 2
              store i64 65536, ptr %size
              call i32 @sigaltstack(ptr %stack, ptr null)
              %action = alloca [19 x i64]
              call void @llvm.memset.p0.i64(ptr %action, i8 0, i64 152, i1 false)
              store ptr @fault, ptr %action
              ; with information, on the other stack, once
              %mode = getelementptr i8, ptr %action, i64 136
              store i32 u0x88000004, ptr %mode
              call i32 @sigaction(i32 11, ptr %action, ptr null)
              call i32 @sigaction(i32 7, ptr %action, ptr null)
              ret void
            }
            declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

            define internal void @fault(i32 %signal, ptr %information, ptr %context) #2 {
              call void @flush()
              %whereAt = getelementptr i8, ptr %information, i64 16
              %where = load i64, ptr %whereAt
              %codeAt = getelementptr i8, ptr %context, i64 168
              %code = load i64, ptr %codeAt
              %place = sub i64 %code, ptrtoint (ptr @__ehdr_start to i64)
              %low = load i64, ptr @stack_low
              %depth = sub i64 %where, %low
              %isStack = icmp ult i64 %depth, 65536
              %text = select i1 %isStack, ptr @stackFull, ptr @badAccess
              call i32 (i32, ptr, ...) @dprintf(i32 2, ptr %text, i64 %where, i64 %place)
              call void @_exit(i32 FAULT)
              unreachable
            }

            """.replace("EXHAUSTED_AT", Long.toString(HeapContext.EXHAUSTED)).replace("FAULT", Integer.toString(FAULT));
}
