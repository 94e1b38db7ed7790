/* The world of random IR functions as machine code: memory, the functions outside the program, and a driver that calls every case
   from the one whose number is its argument, and prints what became of each before it goes to the next: if the process dies, or a
   case takes more than PATIENCE seconds, the first line that is missing is the guilty case's. Compiled without headers. FuzzMachine
   has the same in Java. */
typedef unsigned long word;
extern int printf(const char *, ...);
extern int fflush(void *);
extern int atoi(const char *);
extern unsigned alarm(unsigned);
extern void exit(int) __attribute__((noreturn));
extern void *mmap(void *, word, int, int, int, long);
extern void *memset(void *, int, word);

#define DOUBLE (1UL << 49)
#define FALSE 2
#define PATIENCE 30
enum { A = 10, B, THROWN, RAISED, OVERFLOW, INTS, OBJECTS };

word tsubame_heap[512];
char *tsubame_stack_limit;
word fuzz_static;
static word trace;
static const char *volatile message;
static void *mark[5];
static char *heap, *memory;

struct object { unsigned short type; unsigned short flags; unsigned length; word body[]; };
struct the_case { word (*call)(int, double, word, struct object **); int result, index; int i; double d; int boxed; };
extern const struct the_case cases[];
extern const int case_count;

void tsubame_panic(const char *text) {
    message = text;
    __builtin_longjmp(mark, 1);
}
void *tsubame_allocate_slow(word size, int type) {
    message = "heap";
    __builtin_longjmp(mark, 1);
}
void *tsubame_allocate_array_slow(int type, int length) { return tsubame_allocate_slow(length, type); }
__attribute__((preserve_most)) void tsubame_barrier(void *object) {}
__attribute__((preserve_most)) void tsubame_barrier_slot(void *object, void *slot) {}
__attribute__((preserve_most)) void tsubame_barrier_range(void *object, void *from, int count) {}

static word mix(word hash, word value) { return hash * 31 + value; }
static word bits(double d) {
    word b;
    __builtin_memcpy(&b, &d, 8);
    return d != d ? 0x7FF8000000000000UL : b;
}
static word describe(word boxed, int depth) {
    if (boxed == 0) return 1;
    if (boxed >= DOUBLE) {
        word raw = boxed - DOUBLE;
        double d;
        __builtin_memcpy(&d, &raw, 8);
        return mix(2, bits(d));
    }
    if ((boxed & ~1UL) == FALSE) return 3 + (boxed & 1);
    struct object *o = (struct object *)boxed;
    word hash = o->type;
    if (o->type == INTS || o->type == OBJECTS) {
        hash = mix(hash, o->length);
        for (unsigned i = 0; i < o->length; i++)
            hash = mix(hash, o->type == INTS ? (word)(long)((int *)o->body)[i] : depth ? describe(o->body[i], depth - 1) : 0);
    } else if ((o->type == A || o->type == B) && depth) {
        hash = mix(hash, bits(*(double *)(o->body)));
        hash = mix(hash, describe(o->body[1], depth - 1));
        hash = mix(hash, describe(o->body[2], depth - 1));
        hash = mix(hash, (word)(long)*(int *)(o->body + 3));
    }
    return hash;
}
static struct object *make(int type, word size) {
    struct object *o = (struct object *)tsubame_heap[0];
    tsubame_heap[0] += size;
    memset(o, 0, size);
    o->type = type;
    return o;
}

/* Outside functions: what they give, and whether they throw, depends on all that was asked of them before. */
static word asked(int code, word value, word other) {
    trace = mix(mix(mix(trace, code), value), other);
    return trace;
}
double fuzz_x(int i, double d) { return (double)(asked(1, i, bits(d)) % 100); }
double fuzz_raise(int i, double d, struct object **error) {
    word hash = asked(2, i, bits(d));
    if ((hash & 2) == 0) *error = make(RAISED, 16);
    return (double)(hash % 100);
}
int fuzz_entry(word boxed) { return asked(3, describe(boxed, 0), 0) % 100; }
int fuzz_raise_entry(word boxed, struct object **error) {
    word hash = asked(4, describe(boxed, 0), 0);
    if ((hash & 2) == 0) *error = make(RAISED, 16);
    return hash % 100;
}
void fuzz_overflow(struct object **error) { *error = make(OVERFLOW, 16); }

static __attribute__((noinline)) void run(const struct the_case *c) {
    tsubame_heap[0] = (word)heap;
    fuzz_static = 0;
    trace = 7;
    memset(memory, 0, 4096);
    word boxed = c->boxed == 0 ? bits(1.5) + DOUBLE : c->boxed == 1 ? FALSE + 1 : c->boxed == 2 ? (word)make(A, 48) : bits(7.0) + DOUBLE;
    struct object *error = 0;
    if (__builtin_setjmp(mark)) {
        printf("%d panics %s %lx\n", c->index, message, trace);
        return;
    }
    word result = c->call(c->i, c->d, boxed, &error);
    if (error) {
        printf("%d throws %d %lx\n", c->index, error->type, trace);
        return;
    }
    if (c->result == 'D') {
        double d;
        __builtin_memcpy(&d, &result, 8);
        result = bits(d);
    } else if (c->result == 'I') {
        result = (word)(long)(int)result;
    } else if (c->result == 'L') {
        result = describe(result, 2);
    }
    printf("%d = %lx %lx\n", c->index, result, trace);
}

static int start(int argc, char **argv) {
    heap = mmap(0, 1 << 26, 3, 0x22, -1, 0);
    memory = mmap((void *)0x10000000, 4096, 3, 0x32, -1, 0);
    tsubame_heap[1] = (word)heap + (1 << 26);
    tsubame_stack_limit = (char *)&argc - (1 << 22);
    for (int i = atoi(argv[1]); i < case_count; i++) {
        alarm(PATIENCE);
        run(cases + i);
        fflush(0);
    }
    exit(0);
}

extern int __libc_start_main(int (*)(int, char **), int, char **, void *, void *, void *, void *);
__attribute__((used)) static void begin(word *stack, void *end) { __libc_start_main(start, (int)stack[0], (char **)(stack + 1), 0, 0, end, stack); }
__asm__(".globl _start\n_start: xorl %ebp, %ebp\nmovq %rsp, %rdi\nmovq %rdx, %rsi\nandq $-16, %rsp\ncall begin\nhlt\n");
