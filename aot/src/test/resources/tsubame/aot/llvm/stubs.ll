; Stands in for the compiled Java: a heap that gives nothing, and a program that does what the number of its arguments says.
target triple = "x86_64-unknown-linux-gnu"

declare i64 @write(i32, ptr, i64)
declare ptr @memcpy(ptr, ptr, i64)
declare void @tsubame_exit(i32)
declare void @tsubame_panic(ptr)
declare preserve_mostcc ptr @tsubame_allocate_slow(i64, i32)
declare void @tsubame_spill(ptr)
declare i64 @tsubame_stack_pointer()
declare i64 @tsubame_output_buffer()
declare i64 @tsubame_bundle_start()
declare i64 @tsubame_bundle_size()
declare i64 @tsubame_stack_bytes()
@tsubame_image = hidden global [7 x i64] zeroinitializer
@tsubame_stack_limit = external hidden global ptr
@base = internal global i64 0

module asm ".section .rodata"
module asm ".hidden tsubame_bundle, tsubame_bundle_end"
module asm ".globl tsubame_bundle, tsubame_bundle_end"
module asm "tsubame_bundle: .ascii \22bundle\5C\6E\22"
module asm "tsubame_bundle_end:"
module asm ".text"

define fastcc i32 @"tsubame/gc/Heap.initialize(Ltsubame/system/Address;Ltsubame/system/Address;Ltsubame/system/Address;)Z"(i64 %heap, i64 %image, i64 %base) {
  store i64 %base, ptr @base
  ret i32 1
}
define fastcc void @"tsubame/gc/Heap.finish(Ltsubame/system/Address;)V"(i64 %heap) {
  ret void
}
define fastcc i64 @"tsubame/gc/Heap.allocateSlow(Ltsubame/system/Address;JI)Ltsubame/system/Address;"(i64 %heap, i64 %size, i32 %type) {
  ret i64 0
}
define fastcc i64 @"tsubame/gc/Heap.allocateArraySlow(Ltsubame/system/Address;II)Ltsubame/system/Address;"(i64 %heap, i32 %type, i32 %length) {
  ret i64 0
}
define fastcc void @"tsubame/gc/Barrier.recordSlow(Ltsubame/system/Address;Ltsubame/system/Address;Ltsubame/system/Address;)V"(i64 %heap, i64 %object, i64 %slot) {
  ret void
}
define fastcc void @"tsubame/gc/Barrier.recordRange(Ltsubame/system/Address;Ltsubame/system/Address;Ltsubame/system/Address;Ltsubame/system/Address;)V"(i64 %heap, i64 %object, i64 %from, i64 %to) {
  ret void
}

define fastcc void @"tsubame/gc/Heap.report(Ltsubame/system/Address;)V"(i64 %heap) {
  call i64 @write(i32 2, ptr @full, i64 23)
  ret void
}
@full = private constant [23 x i8] c"tsubame: out of memory\0A"
define swiftcc void @"tsubame/runtime/libc/HeapLimit.exhausted()V"(ptr swifterror %error) {
  ret void
}

; Leaves text in the buffer of standard output.
define internal void @print(ptr %text, i64 %length) noinline {
  %address = call i64 @tsubame_output_buffer()
  %buffer = inttoptr i64 %address to ptr
  %count = load i64, ptr %buffer
  %first = getelementptr i8, ptr %buffer, i64 8
  %at = getelementptr i8, ptr %first, i64 %count
  call ptr @memcpy(ptr %at, ptr %text, i64 %length)
  %sum = add i64 %count, %length
  store i64 %sum, ptr %buffer
  ret void
}

; Recursion that is no loop, until the stack's end.
define internal i64 @deep(i64 %n) noinline "frame-pointer"="all" {
  %room = alloca [64 x i64]
  call void @llvm.memset.p0.i64(ptr %room, i8 1, i64 512, i1 true)
  %more = add i64 %n, 1
  %inner = call i64 @deep(i64 %more)
  %at = getelementptr i64, ptr %room, i64 3
  %value = load volatile i64, ptr %at
  %sum = add i64 %inner, %value
  ret i64 %sum
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define swiftcc i32 @"tsubame/runtime/libc/NativeMain.main(ILtsubame/system/Address;)I"(i32 %argc, i64 %argv, ptr swifterror %error) noinline {
  call void @print(ptr @hello, i64 6)
  switch i32 %argc, label %plain [ i32 2, label %panic  i32 3, label %memory  i32 4, label %exit  i32 5, label %throw
                                   i32 6, label %access  i32 7, label %stack  i32 8, label %check ]
plain:
  ret i32 5
panic:
  call void @tsubame_panic(ptr @reason)
  ret i32 0
memory:
  call preserve_mostcc ptr @tsubame_allocate_slow(i64 16, i32 1)
  ret i32 0
exit:
  call void @tsubame_exit(i32 3)
  ret i32 0
throw:
  store ptr @hello, ptr %error
  ret i32 0
access:
  %wrong = inttoptr i64 4660 to ptr
  %none = load volatile i64, ptr %wrong
  ret i32 0
stack:
  %sum = call i64 @deep(i64 0)
  %low = trunc i64 %sum to i32
  ret i32 %low
check:
  ; the stack lies where the heap was told, spilling fills 16 words, and the bundle is there
  %pointer = call i64 @tsubame_stack_pointer()
  %top = load i64, ptr @base
  %used = sub i64 %top, %pointer
  %isNear = icmp ult i64 %used, 4096
  %limit = load ptr, ptr @tsubame_stack_limit
  %limitBits = ptrtoint ptr %limit to i64
  %isAbove = icmp ugt i64 %pointer, %limitBits
  %words = alloca [16 x i64]
  call void @llvm.memset.p0.i64(ptr %words, i8 1, i64 128, i1 false)
  call void @tsubame_spill(ptr %words)
  %last = getelementptr i64, ptr %words, i64 15
  %spilled = load i64, ptr %last
  %isCleared = icmp eq i64 %spilled, 0
  %start = call i64 @tsubame_bundle_start()
  %bundle = inttoptr i64 %start to ptr
  %size = call i64 @tsubame_bundle_size()
  call void @print(ptr %bundle, i64 %size)
  %bytes = call i64 @tsubame_stack_bytes()
  %isWhole = icmp eq i64 %bytes, 67108864
  %a = and i1 %isNear, %isAbove
  %b = and i1 %isCleared, %isWhole
  %good = and i1 %a, %b
  %code = select i1 %good, i32 0, i32 1
  ret i32 %code
}

@hello = private unnamed_addr constant [7 x i8] c"hello\0A\00"
@reason = private unnamed_addr constant [8 x i8] c"because\00"
