// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/syntax_tree.h"

#include <algorithm>
#include <new>
#include <type_traits>
#include <vector>

namespace bramah::model::syntax {

/// Classes, brackets and branches may nest this deep, so that a recursive walk of the tree cannot overflow the stack.
constexpr int kMaximumNesting = 256;
/// The largest height of an expression's tree; only long chains such as `a + b + c + ...` come near it.
constexpr int kMaximumHeight = 4000;

/// Recursive-descent parser of Modelica 3.6: one function for each rule of the grammar (specification,
/// appendix A.2), with the rule above it. It fills the tree that it is given. An error starts panic mode:
/// the parser sees only the end of the text, so that all rules end without another message, until the
/// loop over a list of elements, equations or statements calls recover() and continues behind the wrong
/// item.
class Parser
{
public:
    /// Splits the text of \a tree into tokens, with messages about bytes that are no UTF-8 and wrong tokens. The tree
    /// must outlive the parser, which parses once.
    explicit Parser(SyntaxTree& tree);

    /// Fills the tree's root by the text as a stored definition: `within` and classes.
    void parseFile();
    /// Fills the tree's expression by the whole text; the root becomes an empty file.
    void parseLoneExpression();

private:
    // ------------------------------------------------------------------------------- tokens: parser.cpp
    [[nodiscard]] TokenKind kind(std::size_t ahead = 0) const { return tokens_[position_ + ahead].kind; }
    [[nodiscard]] bool is(TokenKind wanted) const { return kind() == wanted; }
    [[nodiscard]] std::string_view textOf(Span span) const { return source_.view(span); }
    [[nodiscard]] std::int32_t here() const { return isPanicking_ ? lastEnd_ : tokens_[position_].span.begin; }
    [[nodiscard]] Span spanFrom(std::int32_t begin) const { return {begin, std::max(begin, lastEnd_)}; }
    Span take();
    bool accept(TokenKind wanted);
    bool expect(TokenKind wanted);
    /// Reads a semicolon; one that is missing at the end of a line is reported and assumed.
    void expectSemicolon();
    Identifier identifier();

    // ---------------------------------------------------------------------- errors, recovery: parser.cpp
    void report(DiagnosticKind kind, const QStringList& arguments, Span span);
    void panic();
    /// \a expected: words, or code in backticks; translated when shown.
    void error(const char* expected);
    void errorExpected(TokenKind wanted);
    void reportUnexpected(const QString& expected);
    [[nodiscard]] QString describeHere() const;
    [[nodiscard]] bool isFirstOfLine(std::size_t position) const;
    [[nodiscard]] bool startsSomethingNew(std::size_t position) const;
    [[nodiscard]] bool closesMatrixSoon(std::size_t position) const;
    /// Ends panic mode behind the next semicolon, or in front of the next section, class or `end`.
    void recover();
    /// Recovers if needed, and makes sure that the loop over a list has advanced since \a before.
    void finishItem(std::size_t before);
    void skipToClass();
    /// Reports and skips an `end if` or the like that closes nothing.
    bool skipStrayEnd();
    [[nodiscard]] bool endsControl(TokenKind next) const
    {
        return next == TokenKind::If || next == TokenKind::For || next == TokenKind::When || next == TokenKind::While;
    }

    /// Counts one level of nesting; starts panic mode at one too many.
    class Nesting
    {
    public:
        /// Begins a level, which ends with this object.
        explicit Nesting(Parser& parser) : parser_(parser)
        {
            if (++parser_.nesting_ > kMaximumNesting)
                parser_.reportTooDeep(kMaximumNesting);
        }
        ~Nesting() { --parser_.nesting_; }
        Nesting(const Nesting&) = delete;
        Nesting& operator=(const Nesting&) = delete;

    private:
        Parser& parser_;
    };
    void reportTooDeep(int limit);

    // ---------------------------------------------------------------------------------------------- nodes
    template <typename Node>
    Node* make()
    {
        static_assert(std::is_trivially_destructible_v<Node>, "the arena runs no destructors");
        return new (tree_.arena_.allocate(sizeof(Node), alignof(Node))) Node{};
    }
    template <typename Node>
    Node* makeExpression(std::int32_t begin)
    {
        auto* node = make<Node>();
        node->kind = Node::kKind;
        node->span = spanFrom(begin);
        return node;
    }
    template <typename T>
    List<T> list(const std::vector<T>& items)
    {
        static_assert(std::is_trivially_copyable_v<T>);
        if (items.empty())
            return {};
        // T may be a pointer: NOLINTNEXTLINE(bugprone-sizeof-expression)
        auto* copy = static_cast<T*>(tree_.arena_.allocate(items.size() * sizeof(T), alignof(T)));
        std::uninitialized_copy(items.begin(), items.end(), copy);
        return {copy, items.size()};
    }

    // ------------------------------------------------------------------------------ parse_classes.cpp
    const ClassDefinition* classDefinition();
    bool classPrefixes(ClassDefinition& definition);
    void classSpecifier(ClassDefinition& definition);
    void longClass(ClassDefinition& definition);
    void shortClass(ClassDefinition& definition);
    void enumerationClass(ClassDefinition& definition);
    void derivativeClass(ClassDefinition& definition);
    void composition(ClassDefinition& definition);
    void classEnd(ClassDefinition& definition);
    const External* external();

    // ----------------------------------------------------------------------------- parse_elements.cpp
    const Element* element(Visibility visibility);
    void importClause(Element& element);
    void extendsClause(Element& element);
    void inheritanceModification(Element& element);
    void typePrefix(Prefixes& prefixes);
    void componentClause(Element& element);
    Component componentDeclaration();
    const Constraint* constrainingClause();
    [[nodiscard]] bool atClassPrefix() const;

    // ------------------------------------------------------------------------ parse_modifications.cpp
    const Modification* modification();
    const ClassModification* classModification();
    Argument argument();
    /// Was enough of the argument read to have a name?
    [[nodiscard]] static bool isUsable(const Argument& argument)
    {
        return argument.element || !argument.name.isEmpty();
    }
    void redeclaredElement(Argument& argument, std::int32_t begin);
    List<StringLiteral> descriptionString();
    const Annotation* annotation();
    Comment comment();

    // ---------------------------------------------------------------------------- parse_equations.cpp
    EquationSection equationSection();
    const Equation* equation();
    void connectEquation(Equation& equation);
    void simpleEquation(Equation& equation);

    // --------------------------------------------------- parse_constructs.cpp; Item: Equation or Statement
    template <typename Item>
    const Item* item();
    template <typename Item>
    List<const Item*> items(bool isSection);
    template <typename Branch, typename Item>
    std::vector<Branch> conditionalBranches(TokenKind again);
    template <typename Item>
    void ifConstruct(Item& item);
    template <typename Item>
    void forConstruct(Item& item);
    template <typename Item>
    void whenConstruct(Item& item);
    List<ForIndex> forIndices();
    [[nodiscard]] bool atListEnd(bool isSection) const;
    void endOf(TokenKind keyword);
    void expectThen();

    // --------------------------------------------------------------------------- parse_statements.cpp
    AlgorithmSection algorithmSection();
    const Statement* statement();
    void whileStatement(Statement& statement);
    void tupleAssignment(Statement& statement);
    void assignmentOrCall(Statement& statement);

    // -------------------------------------------------------------------------- parse_expressions.cpp
    ExpressionPtr expression();
    ExpressionPtr ifExpression();
    ExpressionPtr simpleExpression();
    ExpressionPtr logicalExpression();
    ExpressionPtr logicalTerm();
    ExpressionPtr logicalFactor();
    ExpressionPtr relation();
    ExpressionPtr arithmeticExpression();
    ExpressionPtr term();
    ExpressionPtr factor();
    ExpressionPtr makeBinary(BinaryOperator operation, Span operatorSpan, ExpressionPtr left, ExpressionPtr right,
                             int leftHeight);

    // ----------------------------------------------------------------------------- parse_primaries.cpp
    ExpressionPtr primary();
    ExpressionPtr errorExpression();
    ExpressionPtr number();
    StringLiteral stringLiteral();
    ExpressionPtr parenthesized();
    ExpressionPtr matrix();
    ExpressionPtr array();
    ExpressionPtr keywordCall();
    ExpressionPtr referenceOrCall();
    ExpressionPtr call(const ComponentReference* callee);
    void callArguments(CallExpression& call);
    FunctionArgument namedArgument();
    ExpressionPtr argumentValue();
    ExpressionPtr partialApplication();
    const ComponentReference* componentReference();
    List<ExpressionPtr> arraySubscripts();
    List<ExpressionPtr> expressionList();
    Name name();

    SyntaxTree& tree_;
    const SourceText& source_;
    std::vector<Token> tokens_;  ///< without blanks and comments; several EndOfFile at the end, for looking ahead
    std::size_t position_ = 0;
    std::int32_t lastEnd_ = 0;  ///< offset behind the last token that was read

    bool isPanicking_ = false;
    std::size_t panicPosition_ = 0;
    int panicBrackets_ = 0;  ///< openBrackets_ at the beginning of panic mode
    std::size_t lastErrorPosition_ = static_cast<std::size_t>(-1);

    int nesting_ = 0;
    int openBrackets_ = 0;    ///< number of open `[`, in which semicolons may separate rows
    int subscriptDepth_ = 0;  ///< number of open subscripts, in which `end` is an expression
    int height_ = 0;          ///< height of the expression that was read last
    int nestedHeight_ = 0;    ///< height of the highest expression within the one being read
    std::vector<std::string_view> openClasses_;
};

}  // namespace bramah::model::syntax
