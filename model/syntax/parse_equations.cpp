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
    section.equations = equations(true);
    section.span = spanFrom(begin);
    return section;
}

/// Does the list of equations or statements end here? \a isSection: it is a whole section, not a branch or loop.
bool Parser::atListEnd(bool isSection) const
{
    switch (kind()) {
    case TokenKind::EndOfFile:
    case TokenKind::External:
    case TokenKind::Annotation: return true;
    case TokenKind::End: return !isSection || !endsControl(kind(1));
    case TokenKind::Else:
    case TokenKind::Elseif:
    case TokenKind::Elsewhen: return !isSection;
    default: return startsSomethingNew(position_);
    }
}

List<const Equation*> Parser::equations(bool isSection)
{
    std::vector<const Equation*> equations;
    while (!atListEnd(isSection)) {
        const auto before = position_;
        if (skipStrayEnd())
            continue;
        equations.push_back(equation());
        expectSemicolon();
        finishItem(before);
    }
    return list(equations);
}

/// Reads `end if` and the like. An `end` of another construct is left for that construct.
void Parser::endOf(TokenKind keyword)
{
    if (is(TokenKind::End) && kind(1) == keyword) {
        take();
        take();
        return;
    }
    error(("`end " + std::string(spellingOf(keyword)) + "`").c_str());
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
    case TokenKind::If: ifEquation(*node); break;
    case TokenKind::For: forEquation(*node); break;
    case TokenKind::When: whenEquation(*node); break;
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

/// Reads `then` behind a condition, where `=` is often written for `==`.
void Parser::expectThen()
{
    if (is(TokenKind::Equal))
        errorExpected(TokenKind::EqualEqual);
    else
        expect(TokenKind::Then);
}

// if-equation :
//    if expression then { some-equation ";" }
//    { elseif expression then { some-equation ";" } }
//    [ else { some-equation ";" } ]
//    end if
void Parser::ifEquation(Equation& equation)
{
    equation.kind = EquationKind::If;
    std::vector<EquationBranch> branches;
    do {
        const auto begin = here();
        take();
        const auto condition = expression();
        expectThen();
        if (isPanicking_)
            recover();
        const auto body = equations(false);
        branches.push_back({condition, body, spanFrom(begin)});
    } while (is(TokenKind::Elseif));
    if (is(TokenKind::Else)) {
        const auto begin = here();
        take();
        const auto body = equations(false);
        branches.push_back({nullptr, body, spanFrom(begin)});
    }
    endOf(TokenKind::If);
    equation.branches = list(branches);
}

// for-equation : for for-indices loop { some-equation ";" } end for
void Parser::forEquation(Equation& equation)
{
    equation.kind = EquationKind::For;
    take();
    equation.indices = forIndices();
    expect(TokenKind::Loop);
    if (isPanicking_)
        recover();
    equation.body = equations(false);
    endOf(TokenKind::For);
}

// when-equation :
//    when expression then { some-equation ";" }
//    { elsewhen expression then { some-equation ";" } }
//    end when
void Parser::whenEquation(Equation& equation)
{
    equation.kind = EquationKind::When;
    std::vector<EquationBranch> branches;
    do {
        const auto begin = here();
        take();
        const auto condition = expression();
        expectThen();
        if (isPanicking_)
            recover();
        const auto body = equations(false);
        branches.push_back({condition, body, spanFrom(begin)});
    } while (is(TokenKind::Elsewhen));
    endOf(TokenKind::When);
    equation.branches = list(branches);
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

// for-indices : for-index { "," for-index }
// for-index : IDENT [ in expression ]
List<ForIndex> Parser::forIndices()
{
    std::vector<ForIndex> indices;
    do {
        const auto begin = here();
        ForIndex index{};
        index.name = identifier();
        if (accept(TokenKind::In))
            index.range = expression();
        index.span = spanFrom(begin);
        indices.push_back(index);
    } while (accept(TokenKind::Comma));
    return list(indices);
}

}  // namespace bramah::model::syntax
