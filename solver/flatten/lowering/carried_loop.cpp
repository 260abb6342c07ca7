// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/lowering/carried_loop.h"

#include <algorithm>

namespace bramah::solver {

namespace {

bool isOfNumbers(const Symbolic& value)
{
    if (value.kind == Symbolic::Kind::Record)
        return std::ranges::all_of(value.fields, [](const auto& field) { return isOfNumbers(field.second); });
    return value.kind == Symbolic::Kind::Scalars;
}

}  // namespace

ExprId CarriedLoop::carry(ExprId start)
{
    const ExprId leaf = graph_.carried();
    places_.emplace(index(leaf), loop_.carried.size());
    loop_.carried.push_back({leaf, start, kNoExpr, leaf});
    return leaf;
}

ExprId CarriedLoop::carryPassed(ExprId isPassed)
{
    if (graph_.isConstant(isPassed, 0))
        return isPassed;
    const ExprId leaf = carry(graph_.boolean(false));
    setAfterTurn(leaf, isPassed);
    return leaf;
}

bool CarriedLoop::carry(const std::string& name, Symbolic& value)
{
    if (!isOfNumbers(value))
        return false;
    value = mapped(value, [this](ExprId start) { return carry(start); });
    before_[name] = value;
    return true;
}

bool CarriedLoop::setAfterTurn(const std::string& name, const Symbolic& after)
{
    return setAfterTurn(before_.at(name), after);
}

bool CarriedLoop::setAfterTurn(const Symbolic& before, const Symbolic& after)
{
    if (before.kind == Symbolic::Kind::Record) {
        return after.kind == before.kind && std::ranges::all_of(before.fields, [&](const auto& field) {
                   return setAfterTurn(field.second, after.field(field.first));
               });
    }
    if (after.kind != before.kind || after.sizes != before.sizes)
        return false;
    for (qsizetype i = 0; i < before.elements.size(); ++i)
        setAfterTurn(before.elements[i], after.elements[i]);
    return true;
}

void CarriedLoop::setGapAfterTurn(const std::string& name, ExprId gap)
{
    if (const auto leaf = gaps_.find(name); leaf != gaps_.end())
        setAfterTurn(leaf->second, gap);
}

ExprId CarriedLoop::gapAfter(const std::string& name)
{
    const auto leaf = gaps_.find(name);
    return leaf == gaps_.end() ? kNoExpr : after(leaf->second);
}

bool CarriedLoop::finish(ExprId condition)
{
    loop_.goesOn = condition;
    functions_ = LoopFunctions::of(graph_, loop_);
    return functions_.has_value();
}

ExprId CarriedLoop::after(ExprId leaf)
{
    return graph_.isConstant(leaf) ? leaf : functions_->value(places_.at(index(leaf)));
}

Symbolic CarriedLoop::after(const std::string& name, const Symbolic& value)
{
    return behind(before_.at(name), value);
}

Symbolic CarriedLoop::behind(const Symbolic& before, const Symbolic& shape)
{
    Symbolic result = shape;
    for (auto& [name, field] : result.fields)
        field = behind(before.field(name), field);
    for (qsizetype i = 0; i < result.elements.size(); ++i)
        result.elements[i] = after(before.elements[i]);
    return result;
}

}  // namespace bramah::solver
