// SPDX-License-Identifier: GPL-3.0-or-later
// Grammar rules that equations and statements share (specification, A.2.6). An item is one of either.
#include "model/syntax/parser.h"

#include <type_traits>

namespace bramah::model::syntax {

namespace {

template <typename Item>
using BranchOf = std::remove_cv_t<typename decltype(Item::branches)::element_type>;

}  // namespace

template <>
const Equation* Parser::item<Equation>()
{
    return equation();
}

template <>
const Statement* Parser::item<Statement>()
{
    return statement();
}

/// Does the list of items end here? \a isSection: it is a whole section, not a branch or loop.
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

template <typename Item>
List<const Item*> Parser::items(bool isSection)
{
    std::vector<const Item*> items;
    while (!atListEnd(isSection)) {
        const auto before = position_;
        if (skipStrayEnd())
            continue;
        items.push_back(item<Item>());
        expectSemicolon();
        finishItem(before);
    }
    return list(items);
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

/// Reads `then` behind a condition, where `=` is often written for `==`.
void Parser::expectThen()
{
    if (is(TokenKind::Equal))
        errorExpected(TokenKind::EqualEqual);
    else
        expect(TokenKind::Then);
}

// expression then { item ";" } { again expression then { item ";" } }, from the keyword before on
template <typename Branch, typename Item>
std::vector<Branch> Parser::conditionalBranches(TokenKind again)
{
    std::vector<Branch> branches;
    do {
        const auto begin = here();
        take();
        const auto condition = expression();
        expectThen();
        if (isPanicking_)
            recover();
        const auto body = items<Item>(false);
        branches.push_back({condition, body, spanFrom(begin)});
    } while (is(again));
    return branches;
}

// if expression then { item ";" } { elseif expression then { item ";" } } [ else { item ";" } ] end if
template <typename Item>
void Parser::ifConstruct(Item& item)
{
    item.kind = decltype(item.kind)::If;
    auto branches = conditionalBranches<BranchOf<Item>, Item>(TokenKind::Elseif);
    if (is(TokenKind::Else)) {
        const auto begin = here();
        take();
        const auto body = items<Item>(false);
        branches.push_back({nullptr, body, spanFrom(begin)});
    }
    endOf(TokenKind::If);
    item.branches = list(branches);
}

// for for-indices loop { item ";" } end for
template <typename Item>
void Parser::forConstruct(Item& item)
{
    item.kind = decltype(item.kind)::For;
    take();
    item.indices = forIndices();
    expect(TokenKind::Loop);
    if (isPanicking_)
        recover();
    item.body = items<Item>(false);
    endOf(TokenKind::For);
}

// when expression then { item ";" } { elsewhen expression then { item ";" } } end when
template <typename Item>
void Parser::whenConstruct(Item& item)
{
    item.kind = decltype(item.kind)::When;
    const auto branches = conditionalBranches<BranchOf<Item>, Item>(TokenKind::Elsewhen);
    endOf(TokenKind::When);
    item.branches = list(branches);
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

template List<const Equation*> Parser::items<Equation>(bool isSection);
template List<const Statement*> Parser::items<Statement>(bool isSection);
template void Parser::ifConstruct(Equation& item);
template void Parser::ifConstruct(Statement& item);
template void Parser::forConstruct(Equation& item);
template void Parser::forConstruct(Statement& item);
template void Parser::whenConstruct(Equation& item);
template void Parser::whenConstruct(Statement& item);

}  // namespace bramah::model::syntax
