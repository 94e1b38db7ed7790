/*
 * The launcher of measured programs: a resident server of a few kilobytes that forks, executes, waits, and reports what the kernel
 * says of the child. A JVM cannot do this itself: Linux counts the parent's resident set into the peak of the child, until it executes.
 *
 * Freestanding: system calls of Linux on x86-64 and nothing else, so that any C compiler without headers and libc builds it.
 *
 * Standard input carries requests, standard output answers, both little-endian:
 *   request   u32 length of what follows, i32 processor or -1, u32 flags, i64 milliseconds before it is killed or 0,
 *             u32 arguments, u32 variables, then strings, each with its NUL: program, directory, input, output, errors, arguments…, variables…
 *   answer    10 i64: errno of a failed start or 0, exit code or 128 + signal, wall ns, user µs, system µs, peak resident KB,
 *             minor faults, major faults, voluntary and involuntary switches; with TIMED_OUT added to the exit code if killed for time
 */
typedef long word;
typedef unsigned long uword;
typedef unsigned int u32;

enum { READ = 0, WRITE = 1, OPEN = 2, CLOSE = 3, DUP2 = 33, FORK = 57, EXECVE = 59, EXIT = 60, WAIT4 = 61, KILL = 62, CHDIR = 80,
       SETPGID = 109, GETPPID = 110, PERSONALITY = 135, PRCTL = 157, SIGPROCMASK = 14, SIGTIMEDWAIT = 128, SETAFFINITY = 203,
       CLOCK_GETTIME = 228, PIPE2 = 293 };
enum { FIXED_ADDRESSES = 1, CREATE = 01101 };
enum { CHLD = 17, SIGKILL_ = 9, CLOEXEC = 02000000, TIMED_OUT = 1 << 20 };

struct moment { word seconds, nanos; };
struct usage { word user_s, user_us, system_s, system_us, maxrss, ixrss, idrss, isrss, minflt, majflt, nswap, inblock, oublock,
               msgsnd, msgrcv, signals, nvcsw, nivcsw; };

static word call(word number, word a, word b, word c, word d) {
    word result;
    register word r10 __asm__("r10") = d;
    __asm__ volatile("syscall" : "=a"(result) : "a"(number), "D"(a), "S"(b), "d"(c), "r"(r10) : "rcx", "r11", "memory");
    return result;
}

void *memset(void *to, int value, uword n) {
    volatile char *at = to;
    while (n--) *at++ = (char) value;
    return to;
}

static char request[4 << 20];
static char *words[1 << 16];

static int read_all(char *to, word n) {
    while (n > 0) {
        word got = call(READ, 0, (word) to, n, 0);
        if (got == -4) continue;
        if (got <= 0) return 0;
        to += got;
        n -= got;
    }
    return 1;
}

static word now(void) {
    struct moment at;
    call(CLOCK_GETTIME, 1, (word) &at, 0, 0);
    return at.seconds * 1000000000 + at.nanos;
}

static char *next(char **at) {
    char *text = *at;
    while (**at) ++*at;
    ++*at;
    return text;
}

static int redirect(const char *file, int flags, int to) {
    word fd = call(OPEN, (word) file, flags, 0644, 0);
    if (fd < 0) return (int) fd;
    call(DUP2, fd, to, 0, 0);
    call(CLOSE, fd, 0, 0, 0);
    return 0;
}

/* In the child, up to its execution; comes back with an errno if that fails. */
static word become(char **strings, int processor, u32 flags, char **arguments, char **variables) {
    word bad;
    uword none = 0;
    call(SETPGID, 0, 0, 0, 0);
    call(PRCTL, 1, SIGKILL_, 0, 0); /* dies with the launcher */
    call(SIGPROCMASK, 2, (word) &none, 0, 8);
    if (flags & FIXED_ADDRESSES) call(PERSONALITY, 0x0040000, 0, 0, 0);
    if (processor >= 0) {
        static uword mask[16];
        mask[processor / 64] = 1ul << processor % 64;
        call(SETAFFINITY, 0, sizeof mask, (word) mask, 0);
    }
    if ((bad = call(CHDIR, (word) strings[1], 0, 0, 0)) < 0) return bad;
    if ((bad = redirect(strings[2], 0, 0)) < 0) return bad;
    if ((bad = redirect(strings[3], CREATE, 1)) < 0) return bad;
    if ((bad = redirect(strings[4], CREATE, 2)) < 0) return bad;
    return call(EXECVE, (word) strings[0], (word) arguments, (word) variables, 0);
}

/* Waits, in slices of a second, so that a lost parent is noticed; gives whether the time was over. */
static int await(word child, word limit, int *status, struct usage *usage) {
    uword wanted = 1ul << (CHLD - 1);
    word parent = call(GETPPID, 0, 0, 0, 0), begun = now();
    int late = 0;
    for (;;) {
        word got = call(WAIT4, child, (word) status, 1, (word) usage);
        if (got == child) return late;
        word left = limit ? limit * 1000000 - (now() - begun) : 1000000000;
        if (limit && left <= 0) {
            late = 1;
            call(KILL, -child, SIGKILL_, 0, 0);
            left = 1000000000;
        }
        if (call(GETPPID, 0, 0, 0, 0) != parent) {
            call(KILL, -child, SIGKILL_, 0, 0);
            call(EXIT, 1, 0, 0, 0);
        }
        struct moment slice = { left >= 1000000000 ? 1 : 0, left >= 1000000000 ? 0 : left };
        call(SIGTIMEDWAIT, (word) &wanted, 0, (word) &slice, 8);
    }
}

static void serve(int processor, u32 flags, word limit, char **strings, char **arguments, char **variables) {
    word answer[10];
    struct usage usage;
    int pipe[2], status = 0, failed = 0;
    memset(answer, 0, sizeof answer);
    memset(&usage, 0, sizeof usage);
    call(PIPE2, (word) pipe, CLOEXEC, 0, 0);
    word begun = now();
    word child = call(FORK, 0, 0, 0, 0);
    if (child == 0) {
        int reason = (int) -become(strings, processor, flags, arguments, variables);
        call(WRITE, pipe[1], (word) &reason, sizeof reason, 0);
        call(EXIT, 127, 0, 0, 0);
    }
    call(CLOSE, pipe[1], 0, 0, 0);
    if (child < 0) failed = (int) -child;
    else call(READ, pipe[0], (word) &failed, sizeof failed, 0);
    int late = child < 0 ? 0 : await(child, limit, &status, &usage);
    answer[2] = now() - begun;
    call(CLOSE, pipe[0], 0, 0, 0);
    if (child > 0) call(KILL, -child, SIGKILL_, 0, 0); /* what it left behind */
    while (call(WAIT4, -1, 0, 1, 0) > 0) { }
    answer[0] = failed;
    answer[1] = ((status & 127) ? 128 + (status & 127) : status >> 8 & 255) + (late ? TIMED_OUT : 0);
    answer[3] = usage.user_s * 1000000 + usage.user_us;
    answer[4] = usage.system_s * 1000000 + usage.system_us;
    answer[5] = usage.maxrss;
    answer[6] = usage.minflt;
    answer[7] = usage.majflt;
    answer[8] = usage.nvcsw;
    answer[9] = usage.nivcsw;
    call(WRITE, 1, (word) answer, sizeof answer, 0);
}

__attribute__((used, noreturn)) void launcher(void) {
    uword children = 1ul << (CHLD - 1), interrupt = 2;
    u32 length;
    children |= interrupt; /* Ctrl-C is the lab's to answer */
    call(SIGPROCMASK, 0, (word) &children, 0, 8);
    call(PRCTL, 36, 1, 0, 0); /* orphans of the measured come here, to be reaped */
    while (read_all((char *) &length, sizeof length) && length < sizeof request && read_all(request, length)) {
        char *at = request;
        int processor = *(int *) at;
        u32 flags = *(u32 *) (at + 4), arguments = *(u32 *) (at + 16), variables = *(u32 *) (at + 20), count = 0;
        word limit = *(word *) (at + 8);
        if (arguments + variables + 8 > sizeof words / sizeof *words) break;
        at += 24;
        char *strings[5];
        for (int i = 0; i < 5; i++) strings[i] = next(&at);
        for (u32 i = 0; i < arguments; i++) words[count++] = next(&at);
        words[count++] = 0;
        char **environment = words + count;
        for (u32 i = 0; i < variables; i++) words[count++] = next(&at);
        words[count] = 0;
        serve(processor, flags, limit, strings, words, environment);
    }
    call(EXIT, 0, 0, 0, 0);
    __builtin_unreachable();
}

__asm__(".text\n.globl _start\n_start:\n  andq $-16, %rsp\n  call launcher\n");
