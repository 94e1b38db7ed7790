/*
 * A sampler for machines without perf: stops a program a thousand times a second by ptrace, walks its frame pointers and writes the
 * addresses down. Freestanding, as the launcher is. Only the first thread is seen, and callers only where frame pointers are kept.
 *
 * Arguments: a file for the samples, microseconds between them, the program as a path, its arguments. The file is text: lines of addresses
 * in hexadecimal, the innermost first, each line with an S before it; then, after the last, nothing. /proc/PID/maps of the program as it
 * first ran stands before them, each line with an M.
 */
typedef long word;
typedef unsigned long uword;

enum { READ = 0, WRITE = 1, OPEN = 2, CLOSE = 3, PIPE = 22, NANOSLEEP = 35, FORK = 57, EXECVE = 59, EXIT = 60, WAIT4 = 61, PTRACE = 101, VM_READV = 310 };
enum { CONT = 7, GETREGS = 12, SEIZE = 0x4206, INTERRUPT = 0x4207, EXIT_KILL = 0x100000, DEPTH = 128 };

struct registers { uword r15, r14, r13, r12, rbp, rbx, r11, r10, r9, r8, rax, rcx, rdx, rsi, rdi, orig, rip, cs, flags, rsp, ss, fs_base, gs_base, ds, es, fs, gs; };
struct piece { void *base; uword length; };

static word call(word number, word a, word b, word c, word d, word e, word f) {
    word result;
    register word r10 __asm__("r10") = d;
    register word r8 __asm__("r8") = e;
    register word r9 __asm__("r9") = f;
    __asm__ volatile("syscall" : "=a"(result) : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9) : "rcx", "r11", "memory");
    return result;
}

void *memset(void *to, int value, uword n) {
    volatile char *at = to;
    while (n--) *at++ = (char) value;
    return to;
}

static char buffer[1 << 16];
static word used;
static int file;

static void flush(void) {
    call(WRITE, file, (word) buffer, used, 0, 0, 0);
    used = 0;
}

static void put(char c) {
    buffer[used++] = c;
    if (used == sizeof buffer) flush();
}

static void hex(uword value) {
    int shift = 60;
    while (shift > 0 && !(value >> shift)) shift -= 4;
    for (; shift >= 0; shift -= 4) put("0123456789abcdef"[value >> shift & 15]);
}

static uword number(const char *text) {
    uword value = 0;
    while (*text >= '0' && *text <= '9') value = value * 10 + (uword) (*text++ - '0');
    return value;
}

/* The program's mappings: where its code lies in memory. */
static void maps(word process) {
    char path[32] = "/proc/", digits[16], read[4096];
    int at = 6, count = 0;
    for (word rest = process; rest; rest /= 10) digits[count++] = (char) ('0' + rest % 10);
    while (count) path[at++] = digits[--count];
    for (const char *end = "/maps"; *end; end++) path[at++] = *end;
    path[at] = 0;
    word in = call(OPEN, (word) path, 0, 0, 0, 0, 0), got;
    int fresh = 1;
    while (in >= 0 && (got = call(READ, in, (word) read, sizeof read, 0, 0, 0)) > 0) {
        for (word i = 0; i < got; i++) {
            if (fresh) put('M');
            put(read[i]);
            fresh = read[i] == '\n';
        }
    }
    call(CLOSE, in, 0, 0, 0, 0, 0);
}

static void sample(word process) {
    struct registers registers;
    call(PTRACE, GETREGS, process, 0, (word) &registers, 0, 0);
    put('S');
    hex(registers.rip);
    uword frame = registers.rbp, below = registers.rsp - 1;
    for (int depth = 0; depth < DEPTH && frame > below && frame - registers.rsp < 1ul << 30 && !(frame & 7); depth++) {
        uword pair[2];
        struct piece here = { pair, sizeof pair }, there = { (void *) frame, sizeof pair };
        if (call(VM_READV, process, (word) &here, 1, (word) &there, 1, 0) != sizeof pair || !pair[1]) break;
        put(' ');
        hex(pair[1] - 1); /* the call, not what is behind it */
        below = frame;
        frame = pair[0];
    }
    put('\n');
}

__attribute__((used, noreturn)) void sampler(word *stack) {
    char **words = (char **) (stack + 1), **variables = words + stack[0] + 1;
    int pipe[2], status = 0, mapped = 0;
    char byte;
    if (stack[0] < 4) call(EXIT, 2, 0, 0, 0, 0, 0);
    word interval[2] = { 0, (word) number(words[2]) * 1000 };
    file = (int) call(OPEN, (word) words[1], 01101, 0644, 0, 0, 0);
    call(PIPE, (word) pipe, 0, 0, 0, 0, 0);
    word child = call(FORK, 0, 0, 0, 0, 0, 0);
    if (child == 0) {
        call(CLOSE, pipe[1], 0, 0, 0, 0, 0);
        call(READ, pipe[0], (word) &byte, 1, 0, 0, 0);
        call(CLOSE, pipe[0], 0, 0, 0, 0, 0);
        call(CLOSE, file, 0, 0, 0, 0, 0);
        call(EXECVE, (word) words[3], (word) (words + 3), (word) variables, 0, 0, 0);
        call(EXIT, 127, 0, 0, 0, 0, 0);
    }
    call(PTRACE, SEIZE, child, 0, EXIT_KILL, 0, 0);
    call(CLOSE, pipe[0], 0, 0, 0, 0, 0);
    call(CLOSE, pipe[1], 0, 0, 0, 0, 0);
    for (;;) {
        call(NANOSLEEP, (word) interval, 0, 0, 0, 0, 0);
        call(PTRACE, INTERRUPT, child, 0, 0, 0, 0);
        if (call(WAIT4, child, (word) &status, 0x40000000, 0, 0, 0) < 0) break;
        if ((status & 127) == 0 || (status & 127) != 127) break; /* it ended */
        int event = status >> 16, signal = status >> 8 & 255;
        if (event == 128) {
            if (!mapped) maps(child);
            mapped = 1;
            sample(child);
            signal = 0;
        }
        call(PTRACE, CONT, child, 0, event ? 0 : signal, 0, 0);
    }
    flush();
    call(EXIT, (status & 127) ? 128 + (status & 127) : status >> 8 & 255, 0, 0, 0, 0, 0);
    __builtin_unreachable();
}

__asm__(".text\n.globl _start\n_start:\n  movq %rsp, %rdi\n  andq $-16, %rsp\n  call sampler\n");
