// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/connection_count.h"

#include "solver/flatten/lowering/loop_turns.h"

#include <algorithm>

namespace bramah::solver {

namespace syntax = model::syntax;

namespace {

/// Only the branches of these are looked at: conditions without connections in them may ask for a cardinality.
bool hasConnection(const syntax::Equation& equation)
{
    const auto isOne = [](const syntax::Equation* inner) { return hasConnection(*inner); };
    return equation.kind == syntax::EquationKind::Connect || std::ranges::any_of(equation.body, isOne) ||
           std::ranges::any_of(equation.branches, [&](const syntax::EquationBranch& branch) {
               return std::ranges::any_of(branch.equations, isOne);
           });
}

}  // namespace

std::int64_t ConnectionCount::of(const Connector& connector)
{
    if (!isCounted_) {
        isCounted_ = true;
        for (const model::Instance* instance : instances_)
            for (const model::ClassPart& part : instance->parts())
                if (const auto* definition = part.node->definition())
                    for (const syntax::EquationSection& section : definition->equationSections)
                        for (const syntax::Equation* equation : section.equations)
                            countIn(*equation, {instance, part.node, nullptr, false});
    }
    const auto whole = counts_.find({connector.instance, -1});
    std::int64_t count = whole == counts_.end() ? 0 : whole->second;
    if (connector.offset >= 0)
        if (const auto element = counts_.find({connector.instance, connector.offset}); element != counts_.end())
            count += element->second;
    return count;
}

void ConnectionCount::countIn(const syntax::Equation& equation, const Place& place)
{
    if (!hasConnection(equation))
        return;
    if (equation.kind == syntax::EquationKind::For) {
        expandLoop(lowering_, equation, place, [&](const Place& inner) {
            for (const syntax::Equation* element : equation.body)
                countIn(*element, inner);
        });
        return;
    }
    if (equation.kind == syntax::EquationKind::If) {
        for (const syntax::EquationBranch& branch : equation.branches) {
            const auto isTaken =
                branch.condition ? lowering_.structuralValue(*branch.condition, place).boolean() : std::optional(true);
            if (!isTaken.value_or(false))
                continue;
            for (const syntax::Equation* inner : branch.equations)
                countIn(*inner, place);
            return;
        }
        return;
    }
    bool isThere = equation.kind == syntax::EquationKind::Connect;
    std::vector<Connector> ends;
    countEnd(equation.left, place, isThere, ends);
    countEnd(equation.right, place, isThere, ends);
    if (isThere)
        for (const Connector& end : ends)
            ++counts_[{end.instance, end.offset}];
}

void ConnectionCount::countEnd(const syntax::Expression* end, const Place& place, bool& isThere,
                               std::vector<Connector>& ends)
{
    const auto* reference = end && isThere ? end->to<syntax::ComponentReference>() : nullptr;
    bool isRemoved = false;
    const auto found = reference ? lowering_.connectors().find(*reference, place, isRemoved) : std::vector<Connector>();
    isThere = isThere && !isRemoved && !found.empty();
    ends.insert(ends.end(), found.begin(), found.end());
}

}  // namespace bramah::solver
