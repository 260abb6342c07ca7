// SPDX-License-Identifier: GPL-3.0-or-later
// Grammar rules of operands, calls and references (specification, A.2.7).
#include "model/syntax/integer_range.h"
#include "model/syntax/parser.h"

#include <QCoreApplication>

#include <charconv>
#include <limits>

namespace bramah::model::syntax {

namespace {

/// Is \a number, which no double can hold, too large rather than too small?
bool isHuge(std::string_view number)
{
    const auto exponentMark = std::min(number.find_first_of("eE"), number.size());
    const auto mantissa = number.substr(0, exponentMark);
    auto written = number.substr(std::min(exponentMark + 1, number.size()));
    if (written.starts_with('+'))
        written.remove_prefix(1);
    std::int64_t exponent = 0;
    const auto result = std::from_chars(written.data(), written.data() + written.size(), exponent);
    if (result.ec == std::errc::result_out_of_range)
        return !written.starts_with('-');
    const auto point = static_cast<std::int64_t>(std::min(mantissa.find('.'), mantissa.size()));
    const auto firstDigit = static_cast<std::int64_t>(mantissa.find_first_not_of("0."));
    return point - firstDigit + exponent > 0;
}

}  // namespace

// primary :
//    UNSIGNED-NUMBER | STRING | false | true
//    | ( component-reference | der | initial | pure ) function-call-args
//    | component-reference
//    | "(" output-expression-list ")" [ array-subscripts ]
//    | "[" expression-list { ";" expression-list } "]"
//    | "{" array-arguments "}"
//    | end
ExpressionPtr Parser::primary()
{
    const auto begin = here();
    height_ = 1;
    switch (kind()) {
    case TokenKind::UnsignedInteger:
    case TokenKind::UnsignedReal: return number();
    case TokenKind::String: {
        const auto literal = stringLiteral();
        auto* node = make<StringLiteral>();
        *node = literal;
        return node;
    }
    case TokenKind::True:
    case TokenKind::False: {
        const bool value = is(TokenKind::True);
        take();
        auto* node = makeExpression<BooleanLiteral>(begin);
        node->value = value;
        return node;
    }
    case TokenKind::Identifier:
    case TokenKind::Dot: return referenceOrCall();
    case TokenKind::Der:
    case TokenKind::Initial:
    case TokenKind::Pure: return keywordCall();
    case TokenKind::LeftParenthesis: return parenthesized();
    case TokenKind::LeftBracket: return matrix();
    case TokenKind::LeftBrace: return array();
    case TokenKind::End:
        if (subscriptDepth_ > 0) {
            take();
            return makeExpression<EndExpression>(begin);
        }
        error(QT_TRANSLATE_NOOP("Diagnostic", "an expression"));
        return errorExpression();
    case TokenKind::Plus:
    case TokenKind::Minus:
        error(QT_TRANSLATE_NOOP("Diagnostic", "an operand (put a signed one in parentheses)"));
        return errorExpression();
    default: error(QT_TRANSLATE_NOOP("Diagnostic", "an expression")); return errorExpression();
    }
}

ExpressionPtr Parser::errorExpression()
{
    height_ = 1;
    return makeExpression<ErrorExpression>(here());
}

ExpressionPtr Parser::number()
{
    const bool isInteger = is(TokenKind::UnsignedInteger);
    const Span span = take();
    const auto text = textOf(span);
    auto* node = makeExpression<NumberLiteral>(span.begin);
    const auto result = std::from_chars(text.data(), text.data() + text.size(), node->value);
    if (result.ec == std::errc::result_out_of_range)
        node->value = isHuge(text) ? std::numeric_limits<double>::infinity() : 0;
    // The smallest Integer is written as a negative number.
    node->isInteger = isInteger && node->value <= -kLeastInteger;
    return node;
}

StringLiteral Parser::stringLiteral()
{
    StringLiteral literal{};
    literal.kind = ExpressionKind::String;
    literal.span = take();
    literal.raw = textOf({literal.span.begin + 1, literal.span.end - 1});
    return literal;
}

// output-expression-list : [ expression ] { "," [ expression ] }
ExpressionPtr Parser::parenthesized()
{
    const auto begin = here();
    take();
    std::vector<ExpressionPtr> elements;
    do {
        const bool isLeftOut = is(TokenKind::Comma) || is(TokenKind::RightParenthesis);
        elements.push_back(isLeftOut ? nullptr : expression());
    } while (accept(TokenKind::Comma));
    expect(TokenKind::RightParenthesis);
    if (elements.size() == 1 && elements.front()) {
        List<ExpressionPtr> subscripts;
        if (is(TokenKind::LeftBracket))
            subscripts = arraySubscripts();
        auto* node = makeExpression<ParenthesizedExpression>(begin);
        node->inner = elements.front();
        node->subscripts = subscripts;
        height_ = nestedHeight_ + 1;
        return node;
    }
    if (elements.size() == 1)
        elements.clear();
    auto* node = makeExpression<TupleExpression>(begin);
    node->elements = list(elements);
    height_ = nestedHeight_ + 1;
    return node;
}

ExpressionPtr Parser::matrix()
{
    const auto begin = here();
    take();
    ++openBrackets_;
    std::vector<List<ExpressionPtr>> rows;
    do {
        rows.push_back(expressionList());
    } while (accept(TokenKind::Semicolon));
    expect(TokenKind::RightBracket);
    --openBrackets_;
    auto* node = makeExpression<MatrixExpression>(begin);
    node->rows = list(rows);
    height_ = nestedHeight_ + 1;
    return node;
}

// array-arguments : expression [ "," array-arguments-non-first | for for-indices ]
/// `{}` is accepted, as tools write it in annotations.
ExpressionPtr Parser::array()
{
    const auto begin = here();
    take();
    std::vector<ExpressionPtr> elements;
    List<ForIndex> iterators;
    if (!is(TokenKind::RightBrace)) {
        elements.push_back(expression());
        if (accept(TokenKind::For)) {
            iterators = forIndices();
        } else {
            while (accept(TokenKind::Comma))
                elements.push_back(expression());
        }
    }
    expect(TokenKind::RightBrace);
    auto* node = makeExpression<ArrayExpression>(begin);
    node->elements = list(elements);
    node->iterators = iterators;
    height_ = nestedHeight_ + 1;
    return node;
}

/// Reads `der(x)`, `initial()`, `pure(f(x))`.
ExpressionPtr Parser::keywordCall()
{
    const Span span = take();
    auto* callee = makeExpression<ComponentReference>(span.begin);
    callee->parts = list(std::vector<ReferencePart>{{{textOf(span), span}, {}, span}});
    if (!is(TokenKind::LeftParenthesis)) {
        errorExpected(TokenKind::LeftParenthesis);
        return errorExpression();
    }
    return call(callee);
}

ExpressionPtr Parser::referenceOrCall()
{
    const auto* reference = componentReference();
    if (is(TokenKind::LeftParenthesis))
        return call(reference);
    height_ = nestedHeight_ + 1;
    return reference;
}

ExpressionPtr Parser::call(const ComponentReference* callee)
{
    auto* node = make<CallExpression>();
    node->kind = ExpressionKind::Call;
    node->callee = callee;
    callArguments(*node);
    node->span = spanFrom(callee->span.begin);
    height_ = nestedHeight_ + 1;
    return node;
}

// function-call-args : "(" [ function-arguments ] ")"
// function-arguments :
//    expression [ "," function-arguments-non-first | for for-indices ]
//    | function-partial-application [ "," function-arguments-non-first ]
//    | named-arguments
// named-arguments : named-argument [ "," named-arguments ]
void Parser::callArguments(CallExpression& call)
{
    const auto isNamed = [this] { return is(TokenKind::Identifier) && kind(1) == TokenKind::Equal; };
    expect(TokenKind::LeftParenthesis);
    if (isPanicking_ || accept(TokenKind::RightParenthesis))
        return;
    std::vector<FunctionArgument> arguments;
    bool mustBeNamed = false;
    do {
        if (mustBeNamed || isNamed()) {
            mustBeNamed = true;
            arguments.push_back(namedArgument());
            continue;
        }
        const auto begin = here();
        const auto* value = argumentValue();
        arguments.push_back({{}, value, spanFrom(begin)});
        if (arguments.size() == 1 && accept(TokenKind::For)) {
            call.iterators = forIndices();
            break;
        }
    } while (accept(TokenKind::Comma));
    expect(TokenKind::RightParenthesis);
    call.arguments = list(arguments);
}

// named-argument : IDENT "=" function-argument
FunctionArgument Parser::namedArgument()
{
    const auto begin = here();
    FunctionArgument node{};
    if (!is(TokenKind::Identifier) || kind(1) != TokenKind::Equal) {
        error(QT_TRANSLATE_NOOP("Diagnostic", "a named argument, such as `name = value`"));
        node.value = errorExpression();
    } else {
        node.name = identifier();
        take();
        node.value = argumentValue();
    }
    node.span = spanFrom(begin);
    return node;
}

// function-argument : function-partial-application | expression
ExpressionPtr Parser::argumentValue()
{
    return is(TokenKind::Function) ? partialApplication() : expression();
}

// function-partial-application : function type-specifier "(" [ named-arguments ] ")"
ExpressionPtr Parser::partialApplication()
{
    const Nesting nesting(*this);
    const auto begin = here();
    take();
    const auto function = name();
    std::vector<FunctionArgument> arguments;
    expect(TokenKind::LeftParenthesis);
    if (!isPanicking_ && !is(TokenKind::RightParenthesis)) {
        do {
            arguments.push_back(namedArgument());
        } while (accept(TokenKind::Comma));
    }
    expect(TokenKind::RightParenthesis);
    auto* node = makeExpression<PartialApplication>(begin);
    node->function = function;
    node->arguments = list(arguments);
    ++nestedHeight_;
    height_ = nestedHeight_;
    return node;
}

// component-reference : [ "." ] IDENT [ array-subscripts ] { "." IDENT [ array-subscripts ] }
const ComponentReference* Parser::componentReference()
{
    const auto begin = here();
    const bool isGlobal = accept(TokenKind::Dot);
    std::vector<ReferencePart> parts;
    do {
        const auto partBegin = here();
        ReferencePart part{};
        part.name = identifier();
        if (is(TokenKind::LeftBracket))
            part.subscripts = arraySubscripts();
        part.span = spanFrom(partBegin);
        parts.push_back(part);
    } while (accept(TokenKind::Dot));
    auto* node = makeExpression<ComponentReference>(begin);
    node->isGlobal = isGlobal;
    node->parts = list(parts);
    return node;
}

// array-subscripts : "[" subscript { "," subscript } "]"
// subscript : ":" | expression
List<ExpressionPtr> Parser::arraySubscripts()
{
    take();
    ++openBrackets_;
    ++subscriptDepth_;
    std::vector<ExpressionPtr> subscripts;
    do {
        const auto begin = here();
        if (accept(TokenKind::Colon))
            subscripts.push_back(makeExpression<ColonExpression>(begin));
        else
            subscripts.push_back(expression());
    } while (accept(TokenKind::Comma));
    expect(TokenKind::RightBracket);
    --openBrackets_;
    --subscriptDepth_;
    return list(subscripts);
}

// expression-list : expression { "," expression }
List<ExpressionPtr> Parser::expressionList()
{
    std::vector<ExpressionPtr> expressions;
    do {
        expressions.push_back(expression());
    } while (accept(TokenKind::Comma));
    return list(expressions);
}

// name : IDENT { "." IDENT }
// type-specifier : [ "." ] name
/// Stops in front of the `.*` and `.{` of an import.
Name Parser::name()
{
    const auto begin = here();
    Name node;
    node.isGlobal = accept(TokenKind::Dot);
    std::vector<Identifier> parts;
    while (true) {
        const auto part = identifier();
        if (part.text.empty())
            break;
        parts.push_back(part);
        if (!is(TokenKind::Dot) || kind(1) == TokenKind::Star || kind(1) == TokenKind::LeftBrace)
            break;
        take();
    }
    node.parts = list(parts);
    node.span = spanFrom(begin);
    return node;
}

}  // namespace bramah::model::syntax
