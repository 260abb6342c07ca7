// SPDX-License-Identifier: GPL-3.0-or-later
// Grammar rules of equations (specification, A.2.6).
#include "model/syntax/parser.h"

#include <QCoreApplication>

namespace bramah::model::syntax {

// equation-section : [ initial ] equation { some-equation ";" }
EquationSection Parser::equationSection()
{
    const auto begin = here();
    EquationSection section{};
    section.isInitial = accept(TokenKind::Initial);
    expect(TokenKind::Equation);
    section.equations = items<Equation>(true);
    section.span = spanFrom(begin);
    return section;
}

// some-equation :
//    ( simple-expression "=" expression | if-equation | for-equation | connect-equation | when-equation
//    | component-reference function-call-args ) description
const Equation* Parser::equation()
{
    const Nesting nesting(*this);
    const auto begin = here();
    auto* node = make<Equation>();
    switch (kind()) {
    case TokenKind::If: ifConstruct(*node); break;
    case TokenKind::For: forConstruct(*node); break;
    case TokenKind::When: whenConstruct(*node); break;
    case TokenKind::Connect: connectEquation(*node); break;
    default: simpleEquation(*node); break;
    }
    node->comment = comment();
    node->span = spanFrom(begin);
    return node;
}

void Parser::simpleEquation(Equation& equation)
{
    equation.left = expression();
    if (accept(TokenKind::Equal)) {
        equation.kind = EquationKind::Simple;
        equation.right = expression();
    } else if (!isPanicking_ && equation.left->kind == ExpressionKind::Call) {
        equation.kind = EquationKind::Call;
    } else {
        errorExpected(TokenKind::Equal);
        equation.kind = EquationKind::Error;
    }
}

// connect-equation : connect "(" component-reference "," component-reference ")"
void Parser::connectEquation(Equation& equation)
{
    equation.kind = EquationKind::Connect;
    take();
    expect(TokenKind::LeftParenthesis);
    equation.left = componentReference();
    expect(TokenKind::Comma);
    equation.right = componentReference();
    expect(TokenKind::RightParenthesis);
    if (isPanicking_)
        equation.kind = EquationKind::Error;
}

}  // namespace bramah::model::syntax
