// SPDX-License-Identifier: GPL-3.0-or-later
// Grammar rules of operators (specification, A.2.7; precedence in 3.2).
#include "model/syntax/parser.h"

#include <QCoreApplication>

#include <optional>

namespace bramah::model::syntax {

namespace {

std::optional<BinaryOperator> relationalOperator(TokenKind kind)
{
    switch (kind) {
    case TokenKind::Less: return BinaryOperator::Less;
    case TokenKind::LessEqual: return BinaryOperator::LessEqual;
    case TokenKind::Greater: return BinaryOperator::Greater;
    case TokenKind::GreaterEqual: return BinaryOperator::GreaterEqual;
    case TokenKind::EqualEqual: return BinaryOperator::Equal;
    case TokenKind::NotEqual: return BinaryOperator::NotEqual;
    default: return {};
    }
}

std::optional<BinaryOperator> addOperator(TokenKind kind)
{
    switch (kind) {
    case TokenKind::Plus: return BinaryOperator::Add;
    case TokenKind::Minus: return BinaryOperator::Subtract;
    case TokenKind::DotPlus: return BinaryOperator::ElementwiseAdd;
    case TokenKind::DotMinus: return BinaryOperator::ElementwiseSubtract;
    default: return {};
    }
}

std::optional<BinaryOperator> multiplyOperator(TokenKind kind)
{
    switch (kind) {
    case TokenKind::Star: return BinaryOperator::Multiply;
    case TokenKind::Slash: return BinaryOperator::Divide;
    case TokenKind::DotStar: return BinaryOperator::ElementwiseMultiply;
    case TokenKind::DotSlash: return BinaryOperator::ElementwiseDivide;
    default: return {};
    }
}

UnaryOperator signOf(BinaryOperator operation)
{
    switch (operation) {
    case BinaryOperator::Add: return UnaryOperator::Plus;
    case BinaryOperator::Subtract: return UnaryOperator::Minus;
    case BinaryOperator::ElementwiseAdd: return UnaryOperator::ElementwisePlus;
    default: return UnaryOperator::ElementwiseMinus;
    }
}

}  // namespace

// expression :
//    simple-expression
//    | if expression then expression { elseif expression then expression } else expression
ExpressionPtr Parser::expression()
{
    const Nesting nesting(*this);
    const int outerNestedHeight = nestedHeight_;
    nestedHeight_ = 0;
    const auto* result = is(TokenKind::If) ? ifExpression() : simpleExpression();
    nestedHeight_ = std::max(outerNestedHeight, height_);
    return result;
}

ExpressionPtr Parser::ifExpression()
{
    const auto begin = here();
    std::vector<IfBranch> branches;
    do {
        take();
        const auto* condition = expression();
        expectThen();
        branches.push_back({condition, expression()});
    } while (is(TokenKind::Elseif));
    expect(TokenKind::Else);
    const auto* otherwise = expression();
    auto* node = makeExpression<IfExpression>(begin);
    node->branches = list(branches);
    node->otherwise = otherwise;
    height_ = nestedHeight_ + 1;
    return node;
}

// simple-expression : logical-expression [ ":" logical-expression [ ":" logical-expression ] ]
ExpressionPtr Parser::simpleExpression()
{
    const auto begin = here();
    const auto* first = logicalExpression();
    if (!accept(TokenKind::Colon))
        return first;
    int height = height_;
    const auto* second = logicalExpression();
    height = std::max(height, height_);
    const ExpressionPtr third = accept(TokenKind::Colon) ? logicalExpression() : nullptr;
    auto* node = makeExpression<RangeExpression>(begin);
    node->start = first;
    node->step = third ? second : nullptr;
    node->stop = third ? third : second;
    height_ = std::max(height, height_) + 1;
    return node;
}

ExpressionPtr Parser::makeBinary(BinaryOperator operation, Span operatorSpan, ExpressionPtr left, ExpressionPtr right,
                                 int leftHeight)
{
    auto* node = makeExpression<BinaryExpression>(left->span.begin);
    node->operation = operation;
    node->operatorSpan = operatorSpan;
    node->left = left;
    node->right = right;
    height_ = std::max(leftHeight, height_) + 1;
    if (height_ > kMaximumHeight)
        reportTooDeep(kMaximumHeight);
    return node;
}

// logical-expression : logical-term { or logical-term }
ExpressionPtr Parser::logicalExpression()
{
    const auto* left = logicalTerm();
    while (is(TokenKind::Or)) {
        const int height = height_;
        const Span operatorSpan = take();
        left = makeBinary(BinaryOperator::Or, operatorSpan, left, logicalTerm(), height);
    }
    return left;
}

// logical-term : logical-factor { and logical-factor }
ExpressionPtr Parser::logicalTerm()
{
    const auto* left = logicalFactor();
    while (is(TokenKind::And)) {
        const int height = height_;
        const Span operatorSpan = take();
        left = makeBinary(BinaryOperator::And, operatorSpan, left, logicalFactor(), height);
    }
    return left;
}

// logical-factor : [ not ] relation
ExpressionPtr Parser::logicalFactor()
{
    const auto begin = here();
    if (!accept(TokenKind::Not))
        return relation();
    const auto* operand = relation();
    auto* node = makeExpression<UnaryExpression>(begin);
    node->operation = UnaryOperator::Not;
    node->operand = operand;
    ++height_;
    return node;
}

// relation : arithmetic-expression [ relational-operator arithmetic-expression ]
// relational-operator : "<" | "<=" | ">" | ">=" | "==" | "<>"
ExpressionPtr Parser::relation()
{
    const auto* left = arithmeticExpression();
    const auto operation = relationalOperator(kind());
    if (!operation)
        return left;
    const int height = height_;
    const Span operatorSpan = take();
    const auto* both = makeBinary(*operation, operatorSpan, left, arithmeticExpression(), height);
    if (relationalOperator(kind()))
        error(QT_TRANSLATE_NOOP("Diagnostic", "`and` (relations cannot be chained)"));
    return both;
}

// arithmetic-expression : [ add-operator ] term { add-operator term }
// add-operator : "+" | "-" | ".+" | ".-"
ExpressionPtr Parser::arithmeticExpression()
{
    const auto begin = here();
    ExpressionPtr left = nullptr;
    if (const auto sign = addOperator(kind())) {
        take();
        const auto* operand = term();
        auto* node = makeExpression<UnaryExpression>(begin);
        node->operation = signOf(*sign);
        node->operand = operand;
        ++height_;
        left = node;
    } else {
        left = term();
    }
    while (const auto operation = addOperator(kind())) {
        const int height = height_;
        const Span operatorSpan = take();
        left = makeBinary(*operation, operatorSpan, left, term(), height);
    }
    return left;
}

// term : factor { mul-operator factor }
// mul-operator : "*" | "/" | ".*" | "./"
ExpressionPtr Parser::term()
{
    const auto* left = factor();
    while (const auto operation = multiplyOperator(kind())) {
        const int height = height_;
        const Span operatorSpan = take();
        left = makeBinary(*operation, operatorSpan, left, factor(), height);
    }
    return left;
}

// factor : primary [ ( "^" | ".^" ) primary ]
ExpressionPtr Parser::factor()
{
    const auto* left = primary();
    if (!is(TokenKind::Caret) && !is(TokenKind::DotCaret))
        return left;
    const auto operation = is(TokenKind::Caret) ? BinaryOperator::Power : BinaryOperator::ElementwisePower;
    const int height = height_;
    const Span operatorSpan = take();
    const auto* power = makeBinary(operation, operatorSpan, left, primary(), height);
    if (is(TokenKind::Caret) || is(TokenKind::DotCaret))
        error(QT_TRANSLATE_NOOP("Diagnostic", "another operator (put one of the powers in parentheses)"));
    return power;
}

}  // namespace bramah::model::syntax
