package tsubame.frontend.diagnostic;

/**
 * Everything the frontend can find fault with: one row each, with the message and, where there is one, the remedy. {0}, {1}… stand for the
 * arguments of the {@link Diagnostic}. What is code in a message is written in backquotes, by the row or by the argument.
 */
public enum DiagnosticKind {
    // Lexical
    UNEXPECTED_CHARACTER("unexpected character {0}"),
    UNTERMINATED_STRING("this string is never closed", "add {0} at its end; a string cannot go over several lines, a template can"),
    UNTERMINATED_TEMPLATE("this template is never closed", "add ` at its end"),
    UNTERMINATED_COMMENT("this comment is never closed", "add `*/` at its end"),
    UNTERMINATED_REGEXP("this regular expression is never closed", "add `/` at its end; a `/` in it must be written `\\/`"),
    INVALID_REGEXP("invalid regular expression: {0}"),
    INVALID_HEX_ESCAPE("`\\x` must be followed by two hexadecimal digits"),
    INVALID_UNICODE_ESCAPE("`\\u` must be followed by four hexadecimal digits, or by up to 10FFFF in braces"),
    ESCAPE_NOT_IN_IDENTIFIER("this escape stands for a character that cannot be in a name here"),
    ESCAPED_KEYWORD("keyword `{0}` must not be written with escapes"),
    OCTAL_ESCAPE_IN_STRICT("octal escapes are not allowed in strict mode", "use `\\x` and two hexadecimal digits"),
    OCTAL_ESCAPE_IN_TEMPLATE("octal escapes are not allowed in templates", "use `\\x` and two hexadecimal digits"),
    OCTAL_IN_STRICT("numbers with a leading zero are not allowed in strict mode", "an octal number begins with `0o`"),
    MISSING_DIGITS("expected {0} digits after `{1}`"),
    MISSING_EXPONENT("expected digits after the exponent"),
    MISPLACED_SEPARATOR("a numeric separator is only allowed between two digits"),
    SEPARATOR_AFTER_ZERO("a number with a leading zero cannot have numeric separators"),
    IDENTIFIER_AFTER_NUMBER("a name or digit cannot directly follow a number", "put a space between them"),
    FRACTIONAL_BIGINT("a BigInt cannot have a fraction or an exponent"),
    LEADING_ZERO_BIGINT("a BigInt cannot have a leading zero"),

    // Syntax in general
    EXPECTED("expected {0}, found {1}"),
    RESERVED_WORD("`{0}` is a keyword and cannot be {1}"),
    UNMATCHED_BRACE("this `}` closes nothing"),
    NESTING_TOO_DEEP("the source is nested too deeply: more than {0} levels"),

    // Names
    STRICT_RESERVED_WORD("`{0}` is reserved in strict mode", "choose another name"),
    STRICT_BINDING("`{0}` cannot be declared or assigned to in strict mode"),
    YIELD_AS_NAME("`{0}` cannot be a name inside a generator function"),
    AWAIT_AS_NAME("`await` cannot be a name here: it is an operator in modules, async functions and static blocks"),
    LET_AS_LEXICAL_NAME("`let` cannot be the name of a `{0}` declaration"),
    ARGUMENTS_FORBIDDEN("`arguments` is not available in field initializers and static blocks"),

    // Expressions
    SHORTHAND_INITIALIZER("`=` after a shorthand property is only allowed in a destructuring pattern", "to define a property, write `:`"),
    DUPLICATE_PROTO("`__proto__` may be set only once in an object"),
    UNARY_BEFORE_EXPONENT("a unary operator cannot stand directly before `**`", "put parentheses around one of the two operations"),
    MIXED_COALESCE("`??` cannot be mixed with `||` and `&&`", "put parentheses around one of the operations"),
    ARROW_AS_OPERAND("an arrow function cannot be an operand here", "put parentheses around the arrow function"),
    NEWLINE_BEFORE_ARROW("`=>` must be on the line where the parameters end"),
    TRAILING_COMMA_IN_PARENTHESES("a comma cannot end a list in parentheses that are not parameters"),
    SPREAD_IN_PARENTHESES("`...` in parentheses is only allowed as the last parameter of an arrow function"),
    OPTIONAL_CHAIN_IN_NEW("`?.` cannot be part of what `new` constructs", "put parentheses around it"),
    TEMPLATE_IN_OPTIONAL_CHAIN("a template cannot be tagged by an optional chain"),
    DELETE_OF_NAME("a variable (`{0}`) cannot be deleted in strict mode"),
    DELETE_OF_PRIVATE("a private member (`#{0}`) cannot be deleted"),
    NEW_IMPORT("`import(…)` cannot be constructed with `new`"),
    INVALID_ASSIGNMENT_TARGET("this cannot be assigned to: it is neither a variable nor a property"),
    ASSIGNMENT_TO_OPTIONAL_CHAIN("an optional chain cannot be assigned to"),
    HTML_COMMENT("`<!--` begins a comment in scripts only, not in modules", "write `//`"),
    JSX("JSX is not supported", "call the function that makes the element, or translate JSX away first"),

    // Patterns and parameters
    INVALID_PARAMETER("a parameter must be a name or a destructuring pattern"),
    DUPLICATE_PARAMETER("two parameters are named `{0}`", "rename one of the two"),
    REST_NOT_LAST("a rest element must be the last one"),
    REST_INITIALIZER("a rest element cannot have a default value"),
    COMMA_AFTER_REST("a comma cannot follow a rest element"),
    METHOD_IN_PATTERN("a method cannot be part of a destructuring pattern"),
    PATTERN_IN_OBJECT_REST("what follows `...` in an object pattern must be a variable or a property"),
    YIELD_IN_PARAMETERS("`yield` is not allowed in parameters"),
    AWAIT_IN_PARAMETERS("`await` is not allowed in parameters"),
    GETTER_PARAMETERS("a getter has no parameters"),
    SETTER_PARAMETERS("a setter has exactly one parameter, and no rest"),
    USE_STRICT_NOT_SIMPLE(
            "\"use strict\" is not allowed in a function with default values, patterns or a rest among its parameters",
            "put it at the top of the file or around the function"),

    // Statements and declarations
    DECLARATION_AS_BODY("a `{0}` declaration cannot be the body of {1}", "put it in a block"),
    LABELLED_FUNCTION_AS_BODY("a labelled function cannot be the body of a statement", "put it in a block"),
    PATTERN_WITHOUT_INITIALIZER("a destructuring declaration needs a value"),
    CONST_WITHOUT_INITIALIZER("a `{0}` declaration needs a value"),
    SEVERAL_LOOP_VARIABLES("a for-{0} loop declares exactly one variable"),
    LOOP_INITIALIZER("the variable of a for-{0} loop cannot have an initial value"),
    INVALID_FOR_OF_HEAD("a for-of loop cannot begin with `{0}`", "put parentheses around it"),
    AWAIT_OUTSIDE("`await` is only allowed in async functions and at the top level of modules", "make the function around it `async`"),
    FOR_AWAIT_OUTSIDE("`for await` is only allowed in async functions and at the top level of modules"),
    FOR_AWAIT_IN("`for await` goes with `of`, not with `in`"),
    USING_IN_FOR_IN("a for-in loop cannot declare its variable with `using`"),
    USING_IN_CASE("a `using` declaration cannot stand directly in a `case`", "put the statements of the case in a block"),
    USING_AT_TOP_LEVEL("a `using` declaration cannot stand at the top level of a script", "put it in a block"),
    BREAK_OUTSIDE("`break` is only allowed in loops and in `switch`"),
    CONTINUE_OUTSIDE("`continue` is only allowed in loops"),
    CONTINUE_NOT_LOOP("label `{0}` does not belong to a loop: it cannot be continued"),
    UNDEFINED_LABEL("there is no label `{0}` around this statement"),
    DUPLICATE_LABEL("label `{0}` is already used by a statement around this one"),
    RETURN_OUTSIDE("`return` is only allowed in functions"),
    NEWLINE_AFTER_THROW("a line break cannot follow `throw`", "begin the value on the same line"),
    SECOND_DEFAULT("a `switch` can have only one `default`"),
    TRY_ALONE("`try` needs a `catch` or a `finally`"),
    WITH_IN_STRICT("`with` is not allowed in strict mode"),

    // Functions and classes
    NEW_TARGET_OUTSIDE("`new.target` is only allowed in functions"),
    SUPER_ALONE("`super` must be followed by a call, `.` or `[`"),
    SUPER_OUTSIDE("`super` is only allowed in methods"),
    SUPER_CALL_OUTSIDE("`super(…)` is only allowed in the constructor of a class with `extends`"),
    SUPER_PRIVATE("a private member (`#{0}`) cannot be reached through `super`", "use `this`"),
    DUPLICATE_CONSTRUCTOR("a class can have only one constructor"),
    SPECIAL_CONSTRUCTOR("a constructor cannot be a getter, setter, generator or async"),
    CONSTRUCTOR_FIELD("a field cannot be named `constructor`"),
    STATIC_PROTOTYPE("a static member cannot be named `prototype`"),
    PRIVATE_CONSTRUCTOR("a private member cannot be named `#constructor`"),
    DUPLICATE_PRIVATE("private name `#{0}` is already declared in this class"),
    UNDECLARED_PRIVATE_NAME("no surrounding class declares `{0}`", "declare it as a field or method of the class"),
    PRIVATE_NAME_ALONE("private name `#{0}` is only allowed after `.` or directly before `in`"),
    DECORATED_CONSTRUCTOR("a constructor cannot be decorated", "decorate the class"),
    DECORATED_BLOCK("a static block cannot be decorated"),

    // Modules
    IMPORT_NOT_TOP_LEVEL("`{0}` declarations are only allowed at the top level of a module"),
    IMPORT_OUTSIDE_MODULE("`{0}` declarations are only allowed in modules", "name the file .mjs or .mts"),
    IMPORT_META_OUTSIDE("`import.meta` is only allowed in modules"),
    IMPORT_ASSERTION("import assertions have become import attributes", "write `with` instead of `assert`"),
    DUPLICATE_ATTRIBUTE("import attribute `{0}` is given twice"),
    ILL_FORMED_EXPORT_NAME("a name with half a surrogate pair cannot be exported or imported"),
    STRING_EXPORT_WITHOUT_FROM("a string can only name an export of another module", "add `from` and the module"),
    DUPLICATE_EXPORT("`{0}` is exported twice", "remove one of the two exports"),
    UNRESOLVED_EXPORT("`{0}` is exported but not declared", "declare it, or remove it from the exports"),

    // TypeScript
    TYPE_SYNTAX_IN_JAVASCRIPT("{0} TypeScript syntax, which a JavaScript file cannot have", "rename the file to .ts"),
    CAST("casts with `<…>` are not allowed in .mts and .cts files", "use `as`"),
    PARAMETER_PROPERTY_OUTSIDE("a parameter with `{0}` is only allowed in a constructor"),
    PARAMETER_PROPERTY_PATTERN("a parameter property must be a plain name"),
    PARAMETER_DECORATOR("standard decorators cannot stand on parameters", "set `experimentalDecorators` in tsconfig.json for the older ones"),
    FUNCTION_PARAMETER_DECORATOR("only parameters of a class's methods and constructor can be decorated"),
    LEGACY_PRIVATE_DECORATOR("a decorator of the kind that `experimentalDecorators` asks for cannot stand on a private name"),
    QUOTED_MODULE_NOT_AMBIENT("a module with a quoted name can only be declared", "write `declare` before it"),

    // Scopes
    REDECLARED("`{0}` is already declared in this scope", "rename one of the two");

    final String message;
    final String remedy;

    DiagnosticKind(String message) {
        this(message, null);
    }

    DiagnosticKind(String message, String remedy) {
        this.message = message;
        this.remedy = remedy;
    }
}
