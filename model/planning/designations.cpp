// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/designations.h"

#include "model/diagram/joining_rule.h"

#include <QHash>
#include <QMap>
#include <QSet>

#include <algorithm>

namespace bramah::model {

namespace {

bool isOfSupply(const QString& letter)
{
    return letter == QLatin1String("P") || letter == QLatin1String("M") || letter == QLatin1String("Z");
}

/// The number of the circuit at the beginning of a designation, as 2 in `2A1`; 0 if it has none.
int circuitIn(const QString& designation)
{
    qsizetype digits = 0;
    while (digits < designation.size() && designation.at(digits).isDigit())
        ++digits;
    const bool hasLetter = digits < designation.size() && designation.at(digits).isLetter();
    return hasLetter ? designation.left(digits).toInt() : 0;
}

bool isFurtherLeft(const DiagramComponent* one, const DiagramComponent* other)
{
    const QPointF a = one->bounds.center(), b = other->bounds.center();
    return std::pair(a.x(), a.y()) < std::pair(b.x(), b.y());
}

/// Finds the circuit that each component belongs to.
class Circuits
{
public:
    explicit Circuits(const Diagram& diagram) : diagram_(diagram)
    {
        std::vector<const DiagramComponent*> actuators;
        QSet<int> taken;
        for (const DiagramComponent& component : diagram.components())
            if (component.letter == QLatin1String("A")) {
                actuators.push_back(&component);
                taken.insert(circuitIn(component.designation));
            }
        std::ranges::stable_sort(actuators, isFurtherLeft);
        int next = 0;
        for (const DiagramComponent* actuator : actuators) {
            int circuit = circuitIn(actuator->designation);
            if (circuit == 0) {
                do
                    ++next;
                while (taken.contains(next));
                circuit = next;
            }
            spread(*actuator, circuit);
        }
        hasActuators_ = !actuators.empty();
    }

    [[nodiscard]] int of(const DiagramComponent& component) const
    {
        if (isOfSupply(component.letter))
            return 0;
        if (!hasActuators_)
            return 1;
        return nearest_.value(component.id).circuit;
    }

private:
    struct Nearest {
        int circuit = 0;  ///< 0 also if two actuators are equally near
        int lines = 0;
    };

    /// Walks from an actuator over lines, breadth first, and stops at components of the supply.
    void spread(const DiagramComponent& actuator, int circuit)
    {
        QSet<int> seen;
        std::vector<const DiagramComponent*> front{&actuator};
        claim(actuator, circuit, 0);
        for (int lines = 1; !front.empty(); ++lines) {
            std::vector<const DiagramComponent*> next;
            for (const DiagramComponent* component : front)
                for (const DiagramPort& port : component->ports) {
                    const int net = diagram_.netOf(PortRef{component->id, port.name});
                    if (net < 0 || !JoiningRule::of(port).wantsStore() || seen.contains(net) || isSupplied(net))
                        continue;
                    seen.insert(net);
                    for (const PortRef& ref : diagram_.nets()[static_cast<std::size_t>(net)].ports)
                        if (const DiagramComponent* other = diagram_.component(ref.component);
                            other && claim(*other, circuit, lines))
                            next.push_back(other);
                }
            front = std::move(next);
        }
    }
    bool claim(const DiagramComponent& component, int circuit, int lines)
    {
        const auto known = nearest_.constFind(component.id);
        const bool isActuator = lines > 0 && component.letter == QLatin1String("A");
        if (isActuator || (known != nearest_.cend() && (known->circuit == circuit || known->lines < lines)))
            return false;
        const bool isShared = known != nearest_.cend() && known->lines == lines;
        nearest_.insert(component.id, {isShared ? 0 : circuit, lines});
        return true;
    }
    [[nodiscard]] bool isSupplied(int net) const
    {
        return std::ranges::any_of(diagram_.nets()[static_cast<std::size_t>(net)].ports, [&](const PortRef& ref) {
            const DiagramComponent* owner = diagram_.component(ref.component);
            return owner && !owner->isNode && (owner->setsPressure || isOfSupply(owner->letter));
        });
    }

    const Diagram& diagram_;
    QHash<ComponentId, Nearest> nearest_;
    bool hasActuators_ = false;
};

}  // namespace

DiagramChanges planDesignations(const Diagram& diagram)
{
    std::vector<const DiagramComponent*> open;
    QSet<QString> taken;
    for (const DiagramComponent& component : diagram.components()) {
        if (!component.designation.isEmpty())
            taken.insert(component.designation);
        else if (!component.isInherited && !component.isMissing && !component.letter.isEmpty())
            open.push_back(&component);
    }
    std::ranges::stable_sort(open, isFurtherLeft);
    const Circuits circuits(diagram);
    DiagramChanges changes;
    QMap<QString, int> counts;
    for (const DiagramComponent* component : open) {
        const QString& letter = component->letter;
        const QString stem = QString::number(circuits.of(*component)) + letter;
        QString designation;
        do
            designation = stem + QString::number(++counts[stem]);
        while (taken.contains(designation));
        changes.push_back(SetDesignation{component->id, designation});
    }
    return changes;
}

}  // namespace bramah::model
