// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/span.h"

#include <cstdint>
#include <span>
#include <string_view>

/// The syntax tree of Modelica 3.6 (specification, appendix A). Nodes are plain, immutable and live in the arena of
/// their SyntaxTree, as do the lists (std::span) and names (views into the source text). Every node's `span` runs from
/// its first to its last token. If the text was wrong, lists hold the elements that could be read, and pointers may be
/// null only if a comment says so; a missing expression is an ErrorExpression.
namespace bramah::model::syntax {

/// A list of nodes in the memory of the SyntaxTree, which it must not outlive.
template <typename T>
using List = std::span<const T>;

/// A name of one part, as of a class, component or argument.
struct Identifier {
    std::string_view text;  ///< as written; quoted identifiers keep their quotes
    Span span;
};

/// `A.B.C`, with `isGlobal` for a leading dot.
struct Name {
    bool isGlobal = false;
    List<Identifier> parts;
    Span span;

    /// True if the name was left out or could not be read.
    [[nodiscard]] bool isEmpty() const { return parts.empty(); }
};

// ---------------------------------------------------------------------------------------------- expressions

/// Which struct below an Expression is; each has its value as `kKind`.
enum class ExpressionKind : std::uint8_t {
    Error,
    Number,
    String,
    Boolean,
    Reference,
    Unary,
    Binary,
    If,
    Call,
    Array,
    Matrix,
    Range,
    Tuple,
    End,
    Colon,
    PartialApplication,
    Parenthesized,
};

/// The base of all expressions. Nodes belong to their SyntaxTree and live as long as that.
struct Expression {
    ExpressionKind kind;
    Span span;

    /// This node as the type \a Node; the caller has checked `kind`.
    template <typename Node>
    [[nodiscard]] const Node& as() const
    {
        return static_cast<const Node&>(*this);
    }
    /// This node as the type \a Node, or null if it is of another type.
    template <typename Node>
    [[nodiscard]] const Node* to() const
    {
        return kind == Node::kKind ? static_cast<const Node*>(this) : nullptr;
    }
};

using ExpressionPtr = const Expression*;  ///< never null unless said

/// A text that could not be read as an expression.
struct ErrorExpression : Expression {
    static constexpr auto kKind = ExpressionKind::Error;
};

/// An unsigned number as written; a sign is a UnaryExpression.
struct NumberLiteral : Expression {
    static constexpr auto kKind = ExpressionKind::Number;
    double value = 0;
    bool isInteger = false;
};

/// `"text"`, one literal; parts joined by `+` are operands of a BinaryExpression.
struct StringLiteral : Expression {
    static constexpr auto kKind = ExpressionKind::String;
    std::string_view raw;  ///< between the quotes, escapes not resolved; see unescape() in string_literal.h
};

/// `true` or `false`.
struct BooleanLiteral : Expression {
    static constexpr auto kKind = ExpressionKind::Boolean;
    bool value = false;
};

/// One part of a component reference: a name and its subscripts, as `a[1, :]`.
struct ReferencePart {
    Identifier name;
    List<ExpressionPtr> subscripts;  ///< ColonExpression for `:`
    Span span;
};

/// `a.b[2].c`; also the name of a called function and, in expressions, of a class or enumeration literal.
struct ComponentReference : Expression {
    static constexpr auto kKind = ExpressionKind::Reference;
    bool isGlobal = false;
    List<ReferencePart> parts;
};

/// `+`, `-`, `.+`, `.-` and `not`, in this order.
enum class UnaryOperator : std::uint8_t { Plus, Minus, ElementwisePlus, ElementwiseMinus, Not };

/// An operator in front of its operand, as `-x` or `not b`; `span` has both.
struct UnaryExpression : Expression {
    static constexpr auto kKind = ExpressionKind::Unary;
    UnaryOperator operation;
    ExpressionPtr operand;
};

/// The operators between two operands (specification 3.6, 3.2), those with a dot as Elementwise.
enum class BinaryOperator : std::uint8_t {
    Add,
    Subtract,
    Multiply,
    Divide,
    Power,
    ElementwiseAdd,
    ElementwiseSubtract,
    ElementwiseMultiply,
    ElementwiseDivide,
    ElementwisePower,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Equal,
    NotEqual,
    And,
    Or,
};

/// `left operation right`; precedence shows in how nodes contain each other, brackets are nodes of their own.
struct BinaryExpression : Expression {
    static constexpr auto kKind = ExpressionKind::Binary;
    BinaryOperator operation;
    Span operatorSpan;
    ExpressionPtr left;
    ExpressionPtr right;
};

/// `if condition then value`, or the same behind `elseif`.
struct IfBranch {
    ExpressionPtr condition;
    ExpressionPtr value;
};

/// `if a then b elseif c then d else e`; an expression always has its `else`.
struct IfExpression : Expression {
    static constexpr auto kKind = ExpressionKind::If;
    List<IfBranch> branches;  ///< if and elseif, in order
    ExpressionPtr otherwise;
};

/// `i in 1:n`; `range` is null when it is left out.
struct ForIndex {
    Identifier name;
    ExpressionPtr range;
    Span span;
};

/// `x` or `name = x` between the brackets of a call; a partially applied function is a PartialApplication.
struct FunctionArgument {
    Identifier name;  ///< empty text for a positional argument
    ExpressionPtr value;
    Span span;
};

/// `f(x, y = 1)`, `der(x)`, `initial()`, `pure(f(x))`, or a reduction, `sum(e for i in 1:n)`: then `iterators` is not
/// empty and there is one argument. `callee` is the keyword's name for der, initial and pure.
struct CallExpression : Expression {
    static constexpr auto kKind = ExpressionKind::Call;
    const ComponentReference* callee;
    List<FunctionArgument> arguments;
    List<ForIndex> iterators;
};

/// `function f(a = 1)` as an argument.
struct PartialApplication : Expression {
    static constexpr auto kKind = ExpressionKind::PartialApplication;
    Name function;
    List<FunctionArgument> arguments;
};

/// `{a, b}`, or a comprehension `{e for i in r}`.
struct ArrayExpression : Expression {
    static constexpr auto kKind = ExpressionKind::Array;
    List<ExpressionPtr> elements;
    List<ForIndex> iterators;
};

/// `[a, b; c, d]`.
struct MatrixExpression : Expression {
    static constexpr auto kKind = ExpressionKind::Matrix;
    List<List<ExpressionPtr>> rows;
};

/// `start : stop` or `start : step : stop`; `step` is null in the first form.
struct RangeExpression : Expression {
    static constexpr auto kKind = ExpressionKind::Range;
    ExpressionPtr start;
    ExpressionPtr step;
    ExpressionPtr stop;
};

/// `(a, , b)`: results of a function; an element left out is null. Two or more elements or none, else Parenthesized.
struct TupleExpression : Expression {
    static constexpr auto kKind = ExpressionKind::Tuple;
    List<ExpressionPtr> elements;
};

/// `(e)`, or `(e)[1, :]`.
struct ParenthesizedExpression : Expression {
    static constexpr auto kKind = ExpressionKind::Parenthesized;
    ExpressionPtr inner;
    List<ExpressionPtr> subscripts;  ///< empty if there are none
};

/// `end` within subscripts.
struct EndExpression : Expression {
    static constexpr auto kKind = ExpressionKind::End;
};

/// `:` as a subscript or dimension.
struct ColonExpression : Expression {
    static constexpr auto kKind = ExpressionKind::Colon;
};

// -------------------------------------------------------------------------------- comments and modification

struct ClassModification;
struct Element;

/// `annotation(...)`; `arguments` may be empty, never null.
struct Annotation {
    const ClassModification* arguments;
    Span span;  ///< from the keyword to the closing parenthesis, without the semicolon
};

/// The description string and annotation behind an element.
struct Comment {
    List<StringLiteral> strings;   ///< parts joined by `+`; empty if there is none
    const Annotation* annotation;  ///< null if there is none
    Span span;                     ///< empty if there is neither
};

/// The text behind a modified name: `(...)`, `= e`, `:= e`, or `(...) = e`.
struct Modification {
    const ClassModification* nested;  ///< null if there is none
    ExpressionPtr value;              ///< null if there is none
    bool isBreak = false;             ///< `= break`
    Span span;
};

/// `name(...) = e`; `redeclare` with or without `replaceable`; `replaceable` alone.
enum class ArgumentKind : std::uint8_t { Modify, Redeclare, ElementReplaceable };

/// One argument of a class modification.
struct Argument {
    ArgumentKind kind;
    bool isEach = false;
    bool isFinal = false;
    // Modify: `name(...) = e "string"`
    Name name;
    const Modification* modification;  ///< null if there is none
    List<StringLiteral> strings;
    // Redeclare, ElementReplaceable: the new component clause (with one component) or class
    const Element* element;  ///< null for Modify
    Span span;
};

/// `(a = 1, b(c = 2), redeclare ...)`.
struct ClassModification {
    List<Argument> arguments;
    Span span;  ///< with its parentheses
};

// ------------------------------------------------------------------------------------ equations, statements

struct Equation;
struct Statement;

/// The forms of an equation; Error: a text that could not be read as one.
enum class EquationKind : std::uint8_t { Error, Simple, Connect, If, For, When, Call };

/// The equations behind `if`, `elseif`, `when`, `elsewhen` or `else`, with the condition for them.
struct EquationBranch {
    ExpressionPtr condition;  ///< null for `else`
    List<const Equation*> equations;
    Span span;
};

/// One equation. Its `kind` decides which members have a meaning.
struct Equation {
    EquationKind kind;
    Comment comment;
    Span span;                      ///< without the semicolon
    ExpressionPtr left;             ///< Simple (may be a tuple); Connect: a reference; Call: the call
    ExpressionPtr right;            ///< Simple; Connect: a reference; null otherwise
    List<EquationBranch> branches;  ///< If, When
    List<ForIndex> indices;         ///< For
    List<const Equation*> body;     ///< For
};

/// The forms of a statement; Error: a text that could not be read as one.
enum class StatementKind : std::uint8_t { Error, Assign, Call, Break, Return, If, For, While, When };

/// The statements behind `if`, `elseif`, `when`, `elsewhen` or `else`, with the condition for them.
struct StatementBranch {
    ExpressionPtr condition;  ///< null for `else`
    List<const Statement*> statements;
    Span span;
};

/// One statement of an algorithm.
struct Statement {
    StatementKind kind;
    Comment comment;
    Span span;
    ExpressionPtr target;            ///< Assign: a reference or a tuple of references
    ExpressionPtr value;             ///< Assign; Call: the call; While: the condition
    List<StatementBranch> branches;  ///< If, When
    List<ForIndex> indices;          ///< For
    List<const Statement*> body;     ///< For, While
};

/// `equation` or `initial equation`, up to the next section; \c span has the keyword.
struct EquationSection {
    bool isInitial = false;
    List<const Equation*> equations;
    Span span;
};

/// `algorithm` or `initial algorithm`, up to the next section; \c span has the keyword.
struct AlgorithmSection {
    bool isInitial = false;
    List<const Statement*> statements;
    Span span;
};

// -------------------------------------------------------------------------------------- elements and classes

struct ClassDefinition;

/// The forms of an Element; Class is a class declared within another one.
enum class ElementKind : std::uint8_t { Import, Extends, Component, Class };
/// The section of an Element; what stands before the first keyword is public.
enum class Visibility : std::uint8_t { Public, Protected };

/// Flags of an element and prefixes of its type.
struct Prefixes {
    bool isRedeclare = false, isFinal = false, isInner = false, isOuter = false, isReplaceable = false;
    bool isFlow = false, isStream = false;
    bool isDiscrete = false, isParameter = false, isConstant = false;
    bool isInput = false, isOutput = false;
};

/// One of the names that a component clause declares, as `b[2](start = 1) if c "text"` in `Real a, b[2](start = 1) if c
/// "text"`.
struct Component {
    Identifier name;
    List<ExpressionPtr> subscripts;    ///< behind the name; those behind the type are in the element
    const Modification* modification;  ///< null if there is none
    ExpressionPtr condition;           ///< `if ...`; null if there is none
    Comment comment;
    Span span;  ///< from the name to the end of the comment
};

/// `constrainedby T(...)`.
struct Constraint {
    Name type;
    const ClassModification* modification;  ///< null if there is none
    Comment comment;
    Span span;
};

/// One element of a class: an import, an extends clause, a component clause (one type, one or more components) or a
/// class. Its `kind` decides which members have a meaning.
struct Element {
    ElementKind kind;
    Visibility visibility = Visibility::Public;
    Prefixes prefixes;
    Span span;  ///< with its prefixes, without the semicolon

    // Import: `import A.B`, `import C = A.B`, `import A.B.*`, `import A.{B, C}`
    Name name;                       ///< Import: the package or class; Extends: the base class; Component: the type
    Identifier alias;                ///< Import: empty if there is none
    bool isWildcard = false;         ///< Import
    List<Identifier> importedNames;  ///< Import: of the braces

    const ClassModification* modification;  ///< Extends: null if there is none
    List<Identifier> removedNames;          ///< Extends: `break x` (Modelica 3.6, 7.4)
    List<const Equation*> removedConnects;  ///< Extends: `break connect(a, b)`
    List<ExpressionPtr> subscripts;         ///< Component: behind the type
    List<Component> components;             ///< Component
    const ClassDefinition* definition;      ///< Class
    const Constraint* constraint;           ///< null if there is none
    Comment comment;                        ///< Import; Extends: only its annotation
};

/// The keywords of a class; `class` itself is Class, `operator record` OperatorRecord.
enum class ClassKind : std::uint8_t {
    Class,
    Model,
    Record,
    OperatorRecord,
    Block,
    Connector,
    ExpandableConnector,
    Type,
    Package,
    Function,
    Operator,
    OperatorFunction,
};

/// The five ways to write a class (specification 3.6, A.2.2).
enum class ClassForm : std::uint8_t {
    Long,         ///< `model M ... end M`
    Extended,     ///< `model extends M(...) ... end M`
    Short,        ///< `type T = Real(unit = "m")`
    Enumeration,  ///< `type E = enumeration(a, b)`
    Derivative,   ///< `function f = der(g, x)`
};

/// One literal of `enumeration(a "text", b)`; its ordinal is its place in the list, from 1.
struct EnumerationLiteral {
    Identifier name;
    Comment comment;
};

/// `external "C" y = f(x) annotation(...)`.
struct External {
    std::string_view language;         ///< without quotes; empty if left out
    const ComponentReference* result;  ///< null if there is none
    Identifier function;               ///< empty if left out
    List<ExpressionPtr> arguments;
    const Annotation* annotation;  ///< null if there is none
    Span span;
};

/// A class as written. Its `form` decides which members have a meaning.
/// Large: a record of a rule of the grammar.
struct ClassDefinition {
    ClassKind kind = ClassKind::Class;
    ClassForm form = ClassForm::Long;
    bool isEncapsulated = false, isPartial = false, isPure = false, isImpure = false;
    Identifier name;
    Span span;  ///< with `encapsulated`, `partial`; without `final`, `replaceable` and the semicolon

    List<StringLiteral> description;
    // Long, Extended
    List<const Element*> elements;  ///< in order, of all sections
    List<EquationSection> equationSections;
    List<AlgorithmSection> algorithmSections;
    const External* external;                      ///< null if there is none
    const Annotation* annotation;                  ///< of the class; null if there is none (also Short, Enumeration)
    const ClassModification* extendsModification;  ///< Extended: null if there is none
    Identifier endName;                            ///< Long, Extended
    std::int32_t headerEnd = 0;  ///< Long, Extended: offset behind name and description, where elements may start
    // Short
    bool isInput = false, isOutput = false;  ///< base prefix
    Name base;                               ///< Short: the class it is made from; Derivative: the function
    List<ExpressionPtr> baseSubscripts;
    const ClassModification* baseModification;  ///< null if there is none
    // Enumeration
    List<EnumerationLiteral> literals;
    bool isOpenEnumeration = false;  ///< `enumeration(:)`
    // Derivative
    List<Identifier> derivativeNames;
};

/// A whole file: `within A.B;` and its classes.
struct StoredDefinition {
    bool hasWithin = false;
    Name within;  ///< empty for `within;`
    List<const ClassDefinition*> classes;
    List<bool> finals;  ///< one for each class: `final`
    Span span;
};

}  // namespace bramah::model::syntax
