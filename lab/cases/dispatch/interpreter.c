/*
 * An interpreter of 200 opcodes, in two forms of the same source: FORM 0 is a switch in a loop, FORM 1 ends each opcode with its own computed
 * goto. What the forms promise: one indirect jump, and 201. The program is random, from a fixed seed: argument 1 is how often it runs.
 */
extern int printf(const char *, ...);
extern long atol(const char *);

typedef unsigned long word;
enum { LENGTH = 4096 };
static unsigned char program[LENGTH + 1];

#define TEN(X, n) X(n##0) X(n##1) X(n##2) X(n##3) X(n##4) X(n##5) X(n##6) X(n##7) X(n##8) X(n##9)
#define ALL(X) TEN(X, 10) TEN(X, 11) TEN(X, 12) TEN(X, 13) TEN(X, 14) TEN(X, 15) TEN(X, 16) TEN(X, 17) TEN(X, 18) TEN(X, 19) \
    TEN(X, 20) TEN(X, 21) TEN(X, 22) TEN(X, 23) TEN(X, 24) TEN(X, 25) TEN(X, 26) TEN(X, 27) TEN(X, 28) TEN(X, 29)

/* Each opcode does something of its own, so that none can be folded into another. */
#define BODY(n) a = (a ^ (n * 2654435761ul)) + (b >> (n % 13 + 1)); b = b * (2 * n + 1) + n;

__attribute__((noinline)) word interp(word a, word b) {
    const unsigned char *at = program;
#if FORM == 0
    for (;;) {
        switch (*at++) {
#define CASE(n) case n - 100: BODY(n) break;
            ALL(CASE)
            case 200: return a ^ b;
            default: __builtin_unreachable();
        }
    }
#else
#define LABEL(n) &&op##n,
    static const void *const table[] = { ALL(LABEL) &&end };
#define CODE(n) op##n: BODY(n) goto *table[*at++];
    goto *table[*at++];
    ALL(CODE)
end:
    return a ^ b;
#endif
}

int main(int count, char **words) {
    word state = 12345, result = 1;
    for (int i = 0; i < LENGTH; i++) {
        state = state * 6364136223846793005ul + 1442695040888963407ul;
        program[i] = (unsigned char) ((state >> 33) % 200);
    }
    program[LENGTH] = 200;
    for (long n = count > 1 ? atol(words[1]) : 1; n > 0; n--) result = interp(result, state);
    printf("%lx\n", result);
    return 0;
}
