// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/planning/designations.h"

#include "model/diagram/joining_rule.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <optional>

namespace bramah::model {

namespace {

bool isOfSupply(const QString& letter)
{
    return letter == QLatin1String("P") || letter == QLatin1String("M") || letter == QLatin1String("Z");
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
    /// \a there: what becomes of the circuits in codes of \a diagram.
    Circuits(const Diagram& diagram, CodesThatAreThere there) : diagram_(diagram), there_(there)
    {
        std::vector<const DiagramComponent*> actuators;
        QSet<int> taken;
        for (const DiagramComponent& component : diagram.components())
            if (component.letter == QLatin1String("A")) {
                actuators.push_back(&component);
                taken.insert(circuitIn(component).value_or(0));
            }
        std::ranges::stable_sort(actuators, isFurtherLeft);
        int next = 0;
        for (const DiagramComponent* actuator : actuators) {
            int circuit = circuitIn(*actuator).value_or(0);
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
        if (const auto circuit = circuitIn(component))
            return *circuit;
        if (isOfSupply(component.letter))
            return 0;
        if (!hasActuators_)
            return 1;
        return nearest_.value(component.id).circuit;
    }

private:
    /// The circuit that the code of \a component names.
    [[nodiscard]] std::optional<int> circuitIn(const DiagramComponent& component) const
    {
        const CodeScheme scheme = diagram_.codeScheme();
        if (there_ == CodesThatAreThere::Go || scheme == CodeScheme::Iec81346)
            return std::nullopt;
        const auto code = parsedCode(component.designation, scheme);
        return code ? std::optional(code->circuit) : std::nullopt;
    }

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
    CodesThatAreThere there_;
    QHash<ComponentId, Nearest> nearest_;
    bool hasActuators_ = false;
};

/// The letter of the medium that the ports of \a component carry; empty if they carry none.
QString mediumOf(const DiagramComponent& component)
{
    for (const DiagramPort& port : component.ports) {
        if (port.domain == Domain::Hydraulic)
            return QStringLiteral("H");
        if (port.domain == Domain::Pneumatic)
            return QStringLiteral("P");
    }
    return {};
}

/// The letters of the kind of \a component in codes of \a scheme; empty if it gets no such code.
QString kindOf(const DiagramComponent& component, CodeScheme scheme)
{
    if (scheme == CodeScheme::Iso1995)
        return component.letter;
    if (scheme == CodeScheme::Iec81346 && component.productClass.isEmpty()) {
        // Classes of others that name only the letter of ISO 1219-2:1995.
        static const QHash<QString, QString> usual{{QStringLiteral("P"), QStringLiteral("GP")},
                                                   {QStringLiteral("A"), QStringLiteral("MM")},
                                                   {QStringLiteral("M"), QStringLiteral("MA")},
                                                   {QStringLiteral("S"), QStringLiteral("B")},
                                                   {QStringLiteral("V"), QStringLiteral("QM")}};
        return usual.value(component.letter);
    }
    return component.productClass;
}

bool canHaveCode(const DiagramComponent& component, CodeScheme scheme)
{
    return !component.isInherited && !component.isMissing &&
           (scheme == CodeScheme::Iso2012 ? component.isCoded() : !kindOf(component, scheme).isEmpty());
}

/// Hands out codes of one scheme.
class Numbers
{
public:
    Numbers(const Diagram& diagram, CodeScheme scheme, const SheetCodes& codes, CodesThatAreThere there)
        : scheme_(scheme), codes_(codes), circuits_(diagram, there)
    {
        QSet<QString> media;
        for (const DiagramComponent& component : diagram.components())
            if (component.isCoded())
                media.insert(mediumOf(component));
        media.remove(QString());
        // What carries no medium, as a motor, is counted among what there is most of in a sheet of oil.
        usualMedium_ = media.contains(QStringLiteral("H")) ? QStringLiteral("H") : media.values().value(0);
        hasSeveralMedia_ = media.size() > 1;
    }

    void take(const QString& designation) { taken_.insert(codes_.shownCode(designation, scheme_)); }

    [[nodiscard]] int circuitOf(const DiagramComponent& component) const { return circuits_.of(component); }

    /// The next free code for \a component.
    QString next(const DiagramComponent& component)
    {
        ComponentCode code;
        code.circuit = circuits_.of(component);
        code.kind = kindOf(component, scheme_);
        if (hasSeveralMedia_ && scheme_ == CodeScheme::Iso2012) {
            const QString own = mediumOf(component);
            code.medium = own.isEmpty() ? usualMedium_ : own;
        }
        code.number = 0;
        int& count = counts_[code.text(scheme_)];
        QString text;
        do {
            code.number = ++count;
            text = code.text(scheme_);
        } while (taken_.contains(codes_.shownCode(text, scheme_)));
        return text;
    }

private:
    CodeScheme scheme_;
    SheetCodes codes_;
    Circuits circuits_;
    QSet<QString> taken_;  ///< codes as shown
    QHash<QString, int> counts_;
    QString usualMedium_;
    bool hasSeveralMedia_ = false;
};

/// The components of \a list in the order in which they are numbered.
void sort(std::vector<const DiagramComponent*>& list, const Numbers& numbers, CodeScheme scheme)
{
    std::ranges::stable_sort(list, isFurtherLeft);
    if (scheme == CodeScheme::Iec81346)
        std::ranges::stable_sort(list, {}, [&](const auto* component) { return numbers.circuitOf(*component); });
}

}  // namespace

DiagramChanges planDesignations(const Diagram& diagram)
{
    const CodeScheme scheme = diagram.codeScheme();
    Numbers numbers(diagram, scheme, diagram.codes(), CodesThatAreThere::Stay);
    std::vector<const DiagramComponent*> open;
    for (const DiagramComponent& component : diagram.components()) {
        if (!component.designation.isEmpty())
            numbers.take(component.designation);
        else if (canHaveCode(component, scheme))
            open.push_back(&component);
    }
    sort(open, numbers, scheme);
    DiagramChanges changes;
    for (const DiagramComponent* component : open)
        changes.push_back(SetDesignation{component->id, numbers.next(*component)});
    // A sheet with codes of the older standard is left as it is read.
    if (!changes.empty() && !diagram.codes().scheme && scheme != CodeScheme::Iso1995) {
        SheetCodes codes = diagram.codes();
        codes.scheme = scheme;
        changes.push_back(SetSheetCodes{codes});
    }
    return changes;
}

DiagramChanges planCodes(const Diagram& diagram, const SheetCodes& wanted, CodesThatAreThere there)
{
    DiagramChanges changes;
    const CodeScheme scheme = wanted.scheme.value_or(diagram.codeScheme());
    if (scheme != diagram.codeScheme() || there == CodesThatAreThere::Go) {
        Numbers numbers(diagram, scheme, wanted, there);
        std::vector<const DiagramComponent*> all;
        for (const DiagramComponent& component : diagram.components()) {
            if (canHaveCode(component, scheme))
                all.push_back(&component);
            else if (component.isCoded() && !component.designation.isEmpty() && !component.isInherited)
                changes.push_back(SetDesignation{component.id, QString()});  // the scheme has none for it
        }
        sort(all, numbers, scheme);
        for (const DiagramComponent* component : all)
            if (const QString code = numbers.next(*component); code != component->designation)
                changes.push_back(SetDesignation{component->id, code});
    }
    if (wanted != diagram.codes())
        changes.push_back(SetSheetCodes{wanted});
    return changes;
}

QString freeCodeFor(const Diagram& diagram, const DiagramComponent& component)
{
    const CodeScheme scheme = diagram.codeScheme();
    if (!canHaveCode(component, scheme))
        return {};
    Numbers numbers(diagram, scheme, diagram.codes(), CodesThatAreThere::Stay);
    for (const DiagramComponent& other : diagram.components())
        if (other.id != component.id && !other.designation.isEmpty())
            numbers.take(other.designation);
    return numbers.next(component);
}

}  // namespace bramah::model
