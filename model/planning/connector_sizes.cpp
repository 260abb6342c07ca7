// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/connector_sizes.h"

#include "model/diagram/diagram.h"
#include "model/text/dotted_name.h"

#include <QSet>

#include <algorithm>
#include <map>
#include <set>

namespace bramah::model {
namespace {

/// A vector of connectors, without subscripts.
using Vector = PortRef;

/// The index of an element in its vector, from 1; 0 if \a ref is no element.
int placeOf(const PortRef& ref)
{
    const qsizetype open = findUnquoted(ref.port, u'[');
    if (open < 0 || !ref.port.endsWith(QLatin1Char(']')))
        return 0;
    bool isNumber = false;
    const int place = ref.port.mid(open + 1).chopped(1).toInt(&isNumber);
    return isNumber ? place : 0;
}

class SizesAfter
{
public:
    SizesAfter(const Diagram& diagram, const DiagramChanges& changes) : diagram_(diagram), changes_(changes)
    {
        collect();
    }

    DiagramChanges make()
    {
        for (const auto& [vector, all] : before_)
            count(vector, all);
        for (const auto& [vector, all] : after_)
            if (!before_.contains(vector))
                count(vector, {});
        if (sizes_.empty())
            return changes_;
        DiagramChanges made = moved(changes_);
        for (const DiagramConnection& line : diagram_.connections()) {
            const PortRef a = moved(line.id.a);
            const PortRef b = moved(line.id.b);
            if (!gone_.contains(line.id) && (a != line.id.a || b != line.id.b))
                made.push_back(SetEnds{line.id, a, b});
        }
        for (const auto& [vector, size] : sizes_)
            made.push_back(SetModifier{vector.component, diagram_.port(vector)->sizedBy, QString::number(size)});
        return made;
    }

private:
    using Places = std::set<int>;

    /// The vector that contains \a ref, if lines determine its size.
    [[nodiscard]] std::optional<Vector> vectorOf(const PortRef& ref) const
    {
        const DiagramPort* port = placeOf(ref) > 0 && !removed_.contains(ref.component) ? diagram_.port(ref) : nullptr;
        return port && !port->sizedBy.isEmpty() ? std::optional(Vector{ref.component, ref.baseName()}) : std::nullopt;
    }
    void note(std::map<Vector, Places>& places, const PortRef& ref) const
    {
        if (const auto vector = vectorOf(ref))
            places[*vector].insert(placeOf(ref));
    }

    void collect()
    {
        for (const DiagramChange& change : changes_) {
            if (const auto* line = std::get_if<RemoveConnection>(&change))
                gone_.insert(line->id);
            else if (const auto* component = std::get_if<RemoveComponent>(&change))
                removed_.insert(component->id);
        }
        for (const DiagramConnection& line : diagram_.connections())
            for (const PortRef& end : {line.id.a, line.id.b}) {
                note(before_, end);
                if (!gone_.contains(line.id))
                    note(after_, end);
            }
        for (const DiagramChange& change : changes_)
            if (const auto* line = std::get_if<AddConnection>(&change)) {
                note(after_, line->a);
                note(after_, line->b);
            }
    }

    /// Records the new size of one vector.
    void count(const Vector& vector, const Places& before)
    {
        const Places& after = after_[vector];
        Places freed;
        std::set_difference(before.begin(), before.end(), after.begin(), after.end(),
                            std::inserter(freed, freed.end()));
        const int old = diagram_.port(vector)->size;
        const int longest = std::max(old, after.empty() ? 0 : *after.rbegin());
        const int size = longest - static_cast<int>(freed.size());
        if (size == old && freed.empty())
            return;
        if (size != old)
            sizes_[vector] = size;
        freed_[vector] = std::move(freed);
    }

    [[nodiscard]] PortRef moved(const PortRef& ref) const
    {
        const auto vector = vectorOf(ref);
        const auto found = vector ? freed_.find(*vector) : freed_.end();
        if (found == freed_.end())
            return ref;
        const int place = placeOf(ref);
        const auto below = std::distance(found->second.begin(), found->second.lower_bound(place));
        return {ref.component, QStringLiteral("%1[%2]").arg(vector->port).arg(place - below)};
    }
    [[nodiscard]] DiagramChanges moved(DiagramChanges changes) const
    {
        for (DiagramChange& change : changes)
            if (auto* line = std::get_if<AddConnection>(&change)) {
                line->a = moved(line->a);
                line->b = moved(line->b);
            }
        return changes;
    }

    const Diagram& diagram_;
    const DiagramChanges& changes_;
    QSet<ConnectionId> gone_;
    QSet<ComponentId> removed_;
    std::map<Vector, Places> before_;
    std::map<Vector, Places> after_;
    std::map<Vector, Places> freed_;
    std::map<Vector, int> sizes_;
};

}  // namespace

DiagramChanges withConnectorSizes(const Diagram& diagram, const DiagramChanges& changes)
{
    const auto touchesLines = [](const DiagramChange& change) {
        return std::holds_alternative<AddConnection>(change) || std::holds_alternative<RemoveConnection>(change);
    };
    return std::ranges::any_of(changes, touchesLines) ? SizesAfter(diagram, changes).make() : changes;
}

}  // namespace bramah::model
