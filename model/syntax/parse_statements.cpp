// SPDX-License-Identifier: GPL-3.0-or-later
// Grammar rules of algorithms (specification, A.2.6).
#include "model/syntax/parser.h"

#include <QCoreApplication>

namespace bramah::model::syntax {

// algorithm-section : [ initial ] algorithm { statement ";" }
AlgorithmSection Parser::algorithmSection()
{
    const auto begin = here();
    AlgorithmSection section{};
    section.isInitial = accept(TokenKind::Initial);
    expect(TokenKind::Algorithm);
    section.statements = items<Statement>(true);
    section.span = spanFrom(begin);
    return section;
}

// statement :
//    ( component-reference ( ":=" expression | function-call-args )
//    | "(" output-expression-list ")" ":=" component-reference function-call-args
//    | break | return | if-statement | for-statement | while-statement | when-statement ) description
const Statement* Parser::statement()
{
    const Nesting nesting(*this);
    const auto begin = here();
    auto* node = make<Statement>();
    switch (kind()) {
    case TokenKind::If: ifConstruct(*node); break;
    case TokenKind::For: forConstruct(*node); break;
    case TokenKind::While: whileStatement(*node); break;
    case TokenKind::When: whenConstruct(*node); break;
    case TokenKind::LeftParenthesis: tupleAssignment(*node); break;
    case TokenKind::Break:
        take();
        node->kind = StatementKind::Break;
        break;
    case TokenKind::Return:
        take();
        node->kind = StatementKind::Return;
        break;
    default: assignmentOrCall(*node); break;
    }
    node->comment = comment();
    node->span = spanFrom(begin);
    return node;
}

void Parser::tupleAssignment(Statement& statement)
{
    statement.target = parenthesized();
    expect(TokenKind::Assign);
    const auto valuePosition = position_;
    statement.value = expression();
    if (!isPanicking_ && statement.value->kind != ExpressionKind::Call) {
        position_ = valuePosition;
        error(QT_TRANSLATE_NOOP("Diagnostic", "a function call"));
    }
    statement.kind = isPanicking_ ? StatementKind::Error : StatementKind::Assign;
}

void Parser::assignmentOrCall(Statement& statement)
{
    if (!is(TokenKind::Identifier) && !is(TokenKind::Dot)) {
        statement.kind = StatementKind::Error;
        error(QT_TRANSLATE_NOOP("Diagnostic", "a statement"));
        return;
    }
    const auto* reference = componentReference();
    if (is(TokenKind::LeftParenthesis)) {
        statement.kind = StatementKind::Call;
        statement.value = call(reference);
        return;
    }
    statement.kind = StatementKind::Assign;
    statement.target = reference;
    expect(TokenKind::Assign);
    statement.value = expression();
    if (isPanicking_)
        statement.kind = StatementKind::Error;
}

// while-statement : while expression loop { statement ";" } end while
void Parser::whileStatement(Statement& statement)
{
    statement.kind = StatementKind::While;
    take();
    statement.value = expression();
    expect(TokenKind::Loop);
    if (isPanicking_)
        recover();
    statement.body = items<Statement>(false);
    endOf(TokenKind::While);
}

}  // namespace bramah::model::syntax
