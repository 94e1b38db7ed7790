package tsubame.frontend.lexer;

/**
 * The kinds of tokens. {@code text} is the fixed spelling, or for the others what messages call them. Words that are keywords only in some
 * places ({@code async}, {@code let}, {@code of}, {@code yield}, all of TypeScript's…) are IDENTIFIERs: the parser looks at their text.
 */
public enum TokenKind {
    END("end of file"), IDENTIFIER("identifier"), PRIVATE_NAME("private name"), NUMBER("number"), BIGINT("BigInt"), STRING("string"),
    REGEXP("regular expression"),
    /** `…` without substitutions. */
    TEMPLATE("template"),
    /** `…${ */
    TEMPLATE_HEAD("template"),
    /** }…${ ; only from {@link Lexer#rescanTemplate}. */
    TEMPLATE_MIDDLE("template"),
    /** }…` */
    TEMPLATE_TAIL("template"),
    /** A reserved word spelt with an escape: good for property names only. */
    ESCAPED_KEYWORD("escaped keyword"),
    /** What is no token; reported by the lexer. */
    INVALID("invalid character"),

    LEFT_BRACE("{"), RIGHT_BRACE("}"), LEFT_PAREN("("), RIGHT_PAREN(")"), LEFT_BRACKET("["), RIGHT_BRACKET("]"),
    DOT("."), ELLIPSIS("..."), SEMICOLON(";"), COMMA(","), QUESTION("?"), OPTIONAL_CHAIN("?."), COLON(":"), ARROW("=>"), AT("@"),
    LESS("<"), GREATER(">"), LESS_EQUAL("<="), GREATER_EQUAL(">="), EQUAL("=="), NOT_EQUAL("!="), STRICT_EQUAL("==="),
    STRICT_NOT_EQUAL("!=="),
    PLUS("+"), MINUS("-"), STAR("*"), SLASH("/"), PERCENT("%"), STAR_STAR("**"), INCREMENT("++"), DECREMENT("--"),
    SHIFT_LEFT("<<"), SHIFT_RIGHT(">>"), SHIFT_RIGHT_UNSIGNED(">>>"), AMPERSAND("&"), BAR("|"), CARET("^"), EXCLAMATION("!"), TILDE("~"),
    AND("&&"), OR("||"), COALESCE("??"),
    ASSIGN("="), PLUS_ASSIGN("+="), MINUS_ASSIGN("-="), STAR_ASSIGN("*="), SLASH_ASSIGN("/="), PERCENT_ASSIGN("%="),
    STAR_STAR_ASSIGN("**="), SHIFT_LEFT_ASSIGN("<<="), SHIFT_RIGHT_ASSIGN(">>="), SHIFT_RIGHT_UNSIGNED_ASSIGN(">>>="),
    AMPERSAND_ASSIGN("&="), BAR_ASSIGN("|="), CARET_ASSIGN("^="), AND_ASSIGN("&&="), OR_ASSIGN("||="), COALESCE_ASSIGN("??="),

    BREAK("break"), CASE("case"), CATCH("catch"), CLASS("class"), CONST("const"), CONTINUE("continue"), DEBUGGER("debugger"),
    DEFAULT("default"), DELETE("delete"), DO("do"), ELSE("else"), ENUM("enum"), EXPORT("export"), EXTENDS("extends"), FALSE("false"),
    FINALLY("finally"), FOR("for"), FUNCTION("function"), IF("if"), IMPORT("import"), IN("in"), INSTANCEOF("instanceof"), NEW("new"),
    NULL("null"), RETURN("return"), SUPER("super"), SWITCH("switch"), THIS("this"), THROW("throw"), TRUE("true"), TRY("try"),
    TYPEOF("typeof"), VAR("var"), VOID("void"), WHILE("while"), WITH("with");

    public final String text;

    TokenKind(String text) {
        this.text = text;
    }

    /** A word that is reserved everywhere. */
    public boolean isKeyword() {
        return ordinal() >= BREAK.ordinal();
    }

    public boolean isPunctuator() {
        return ordinal() >= LEFT_BRACE.ordinal() && ordinal() < BREAK.ordinal();
    }

    /** {@code =} and the compound assignments. */
    public boolean isAssignment() {
        return ordinal() >= ASSIGN.ordinal() && ordinal() <= COALESCE_ASSIGN.ordinal();
    }

    /** What a property may be called without quotes. */
    public boolean isName() {
        return this == IDENTIFIER || isKeyword() || this == ESCAPED_KEYWORD;
    }
}
