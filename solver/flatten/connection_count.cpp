// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/connection_count.h"

#include "solver/flatten/connect_walk.h"

namespace bramah::solver {

namespace syntax = model::syntax;

std::int64_t ConnectionCount::of(const Connector& connector)
{
    if (!isCounted_) {
        isCounted_ = true;
        forEachConnect(lowering_, instances_,
                       [this](const syntax::Equation& connect, const Place& place) { countIn(connect, place); });
    }
    const auto whole = counts_.find({connector.instance, -1});
    std::int64_t count = whole == counts_.end() ? 0 : whole->second;
    if (connector.offset >= 0)
        if (const auto element = counts_.find({connector.instance, connector.offset}); element != counts_.end())
            count += element->second;
    return count;
}

void ConnectionCount::countIn(const syntax::Equation& connect, const Place& place)
{
    if (connect.kind != syntax::EquationKind::Connect)
        return;
    bool isThere = true;
    std::vector<Connector> ends;
    countEnd(connect.left, place, isThere, ends);
    countEnd(connect.right, place, isThere, ends);
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
