// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/connection_matrix.h"

#include "model/diagram/diagram_builder.h"
#include "model/diagram/joining_rule.h"
#include "model/instance/instance.h"
#include "solver/translate.h"

#include <algorithm>
#include <list>
#include <map>

namespace bramah::solver {
namespace {

using model::DiagramComponent;
using model::DiagramPort;
using model::PortRef;

constexpr int kFirstElement = 4;  ///< column

bool isHydraulic(const DiagramPort& port)
{
    return model::JoiningRule::of(port).wantsStore();
}

/// The hydraulic ports of an element, which are counted.
std::vector<const DiagramPort*> portsOf(const DiagramComponent& component)
{
    std::vector<const DiagramPort*> ports;
    for (const DiagramPort& port : component.ports)
        if (isHydraulic(port))
            ports.push_back(&port);
    return ports;
}

/// Is it a boundary: does it measure at its one port, as a gauge does, or set the pressure of its neighbours?
bool isBoundary(const DiagramComponent& component)
{
    const bool measures =
        portsOf(component).size() == 1 && std::ranges::any_of(component.ports, [](const DiagramPort& port) {
            return port.domain == model::Domain::Signal && port.causality == model::Causality::Output;
        });
    const bool isReservoir = std::ranges::any_of(
        component.ports, [](const DiagramPort& port) { return isHydraulic(port) && !port.fixes.isEmpty(); });
    return measures || isReservoir;
}

std::optional<double> valueOf(const model::Instance* owner, const char* parameter)
{
    const model::Instance* found = owner ? owner->child(parameter) : nullptr;
    return found ? found->value().number() : std::nullopt;
}

const model::Instance* childOf(const model::Instance* owner, const QString& name)
{
    return owner ? owner->child(name.toStdString()) : nullptr;
}

/// Is it of a class of the user's own with a circuit?
bool isSubsystem(const DiagramComponent& component, const model::Instance* instance)
{
    return instance && !component.className.startsWith(QLatin1String("Bramah.")) && !component.isNode &&
           !portsOf(component).empty() && std::ranges::any_of(instance->children(), [](const auto& child) {
               return child->kind() == model::syntax::ClassKind::Model && !child->isConnector();
           });
}

class MatrixRows
{
public:
    MatrixRows(const model::Diagram& diagram, const model::Instance* values, Subsystems subsystems)
        : subsystems_(subsystems), builder_(icons_)
    {
        addLevel(diagram, values, {});
        joinLevels();
    }

    [[nodiscard]] StructureTable made()
    {
        StructureTable table{
            {tr("Volume node"), tr("Volume"), tr("Branches"), tr("Pressure at the start")},
            {},
            {QStringLiteral("node"), QStringLiteral("volume"), QStringLiteral("branches"), QStringLiteral("p_start")}};
        for (const Element& element : elements_)
            table.headers << element.path;
        for (const Joint& joint : joints_)
            if (isVolume(joint))
                table.rows.push_back(rowOf(joint));
        for (const Element& element : others_)
            if (StructureTable::Row row = rowOf(element); !row.cells[1].isEmpty())
                table.rows.push_back(std::move(row));
        return table;
    }

private:
    struct Element {
        QString path;
        const DiagramComponent* drawn;
        const model::Instance* instance;
    };
    /// A port on any level.
    struct End {
        QString path;  ///< as `drive.pump.P`
        QString owner;
        const DiagramComponent* component;
        const DiagramPort* port;
        const model::Instance* instance;  ///< of the component
    };
    struct Joint {
        std::vector<End> ends;
    };

    void addLevel(const model::Diagram& diagram, const model::Instance* values, const QString& prefix)
    {
        for (const DiagramComponent& component : diagram.components()) {
            const model::Instance* instance = childOf(values, component.id.name);
            if (subsystems_ == Subsystems::Unfolded && isSubsystem(component, instance)) {
                const QString path = prefix + component.id.name;
                levels_.push_back(builder_.build(*instance));
                addLevel(levels_.back(), instance, path + QLatin1Char('.'));
                folded_.push_back(path);
            } else if (!component.isNode && !isBoundary(component)) {
                (portsOf(component).empty() ? others_ : elements_)
                    .push_back({prefix + component.id.name, &component, instance});
            } else if (!component.isNode && portsOf(component).size() < component.ports.size()) {
                others_.push_back({prefix + component.id.name, &component, instance});  // a sensor
            }
        }
        for (const model::Net& net : diagram.nets())
            addNet(diagram, values, prefix, net);
    }

    void addNet(const model::Diagram& diagram, const model::Instance* values, const QString& prefix,
                const model::Net& net)
    {
        Joint made;
        for (const PortRef& ref : net.ports) {
            const DiagramPort* port = diagram.port(ref);
            const DiagramComponent* owner = diagram.component(ref.component);
            if (port)
                made.ends.push_back({prefix + ref.text(), prefix + ref.component.name, owner, port,
                                     owner ? childOf(values, owner->id.name) : nullptr});
        }
        joints_.push_back(std::move(made));
    }

    /// A subsystem's port is at a line outside and a line inside it; joins both.
    void joinLevels()
    {
        std::map<QString, std::size_t> jointOf;
        for (std::size_t i = 0; i < joints_.size(); ++i) {
            std::size_t own = i;
            for (std::size_t k = 0; k < joints_[own].ends.size(); ++k) {
                const std::size_t known = jointOf.try_emplace(joints_[own].ends[k].path, own).first->second;
                if (known == own)
                    continue;
                // The earlier joint gets the ends of the later one, which are examined again.
                const std::vector<End> moved = std::move(joints_[own].ends);
                joints_[own].ends.clear();
                for (auto& [path, joint] : jointOf)
                    joint = joint == own ? known : joint;
                joints_[known].ends.insert(joints_[known].ends.end(), moved.begin(), moved.end());
                own = known;
                k = 0;
            }
        }
    }

    /// Is the joint a volume node? A net whose pressure a tank or a source sets is none.
    [[nodiscard]] static bool isVolume(const Joint& joint)
    {
        return !joint.ends.empty() && std::ranges::all_of(joint.ends, [](const End& end) {
            return isHydraulic(*end.port) && end.port->fixes.isEmpty();
        });
    }

    [[nodiscard]] bool isUnfolded(const End& end) const
    {
        return !end.component || std::ranges::find(folded_, end.owner) != folded_.end();
    }

    /// The store of the oil in a joint.
    struct Store {
        QString name, path;
        std::optional<double> volume, pressure;
        bool isIdeal = false;      ///< holds nothing
        bool isMidStroke = false;  ///< the volume changes with the stroke
    };
    [[nodiscard]] static Store storeOf(const Joint& joint)
    {
        for (const End& end : joint.ends)
            if (end.component && end.component->isNode) {
                if (const model::Instance* ideal = childOf(end.instance, QStringLiteral("ideal"));
                    ideal && ideal->value().boolean().value_or(false))
                    return {end.owner, end.owner, {}, {}, true};
                return {end.owner, end.owner, valueOf(end.instance, "V"), valueOf(end.instance, "p_start")};
            }
        const auto storing =
            std::ranges::find_if(joint.ends, [](const End& end) { return end.component && end.port->stores; });
        const End& named = storing == joint.ends.end() ? joint.ends.front() : *storing;
        Store store{named.path, named.owner, {}, {}};
        for (const char* chamber : {"chamber", "port"})
            if (const model::Instance* inner = childOf(named.instance, QLatin1String(chamber) + named.port->name)) {
                store.volume = valueOf(inner, "V_nominal");
                store.pressure = valueOf(inner, "p_start");
                store.isMidStroke = childOf(named.instance, QStringLiteral("stroke")) ||
                                    childOf(named.instance, QStringLiteral("angle"));
            }
        return store;
    }

    [[nodiscard]] StructureTable::Row rowOf(const Joint& joint) const
    {
        const Store store = storeOf(joint);
        const auto branches = std::ranges::count_if(joint.ends, [this](const End& end) {
            return !isUnfolded(end) && !end.component->isNode && !isBoundary(*end.component);
        });
        const auto shown = [](std::optional<double> value, double factor, const char* unit) {
            return value ? QStringLiteral("%1 %2").arg(*value * factor, 0, 'g', 4).arg(QLatin1String(unit)) : QString();
        };
        const QString volume = shown(store.volume, 1e3, "l");
        StructureTable::Row row{{store.name,
                                 store.isIdeal                            ? tr("none, ideal")
                                 : store.isMidStroke && !volume.isEmpty() ? tr("%1 at mid-stroke").arg(volume)
                                                                          : volume,
                                 QString::number(branches), shown(store.pressure, 1e-5, "bar")},
                                store.path};
        if (store.volume)
            row.numbers.emplace(1, *store.volume);
        row.numbers.emplace(2, static_cast<double>(branches));
        if (store.pressure)
            row.numbers.emplace(3, *store.pressure);
        for (std::size_t i = 0; i < elements_.size(); ++i) {
            const std::vector<int> numbers = numbersOf(joint, elements_[i]);
            QStringList texts;
            for (const int number : numbers)
                texts << QString::number(number);
            row.cells << (numbers.empty() ? QStringLiteral("0") : texts.join(QStringLiteral(", ")));
            if (numbers.size() < 2)
                row.numbers.emplace(kFirstElement + static_cast<int>(i), numbers.empty() ? 0 : numbers.front());
        }
        return row;
    }

    [[nodiscard]] static std::vector<int> numbersOf(const Joint& joint, const Element& element)
    {
        std::vector<int> numbers;
        const std::vector<const DiagramPort*> ports = portsOf(*element.drawn);
        for (std::size_t i = 0; i < ports.size(); ++i)
            if (std::ranges::any_of(joint.ends, [&](const End& end) {
                    return end.owner == element.path && end.port->name == ports[i]->name;
                }))
                numbers.push_back(static_cast<int>(i) + 1);
        return numbers;
    }

    /// Is it a port of the shown class itself?
    [[nodiscard]] static bool isOuterPort(const End& end) { return !end.component && end.owner.isEmpty(); }

    /// What a port does with the signal of its joint.
    enum class SignalWay { None, Takes, Gives };
    /// A port of the class itself gives to its inside what it takes from outside.
    [[nodiscard]] static SignalWay wayOf(const End& end)
    {
        if (end.port->domain != model::Domain::Signal)
            return SignalWay::None;
        const bool isInner = end.component != nullptr;
        if (end.port->causality == model::Causality::Input)
            return isInner ? SignalWay::Takes : SignalWay::Gives;
        if (end.port->causality == model::Causality::Output)
            return isInner ? SignalWay::Gives : SignalWay::Takes;
        return SignalWay::None;
    }

    /// The row of an element that passes no oil, with its joints.
    [[nodiscard]] StructureTable::Row rowOf(const Element& element) const
    {
        QStringList joined;
        for (const Joint& joint : joints_)
            for (const End& end : joint.ends) {
                if (end.owner != element.path || isHydraulic(*end.port))
                    continue;
                const SignalWay way = wayOf(end);
                QStringList others;
                for (const End& other : joint.ends) {
                    const bool isShown = !isUnfolded(other) || isOuterPort(other);
                    // Inputs that get the same signal are not connected to each other.
                    if (other.owner != element.path && isShown && (way == SignalWay::None || wayOf(other) != way))
                        others << other.path;
                }
                if (others.isEmpty())
                    continue;
                joined << QStringLiteral("%1 %2 %3")
                              .arg(end.port->name,
                                   way == SignalWay::Takes   ? QStringLiteral("←")
                                   : way == SignalWay::Gives ? QStringLiteral("→")
                                                             : QStringLiteral("–"),
                                   others.join(QStringLiteral(", ")));
            }
        StructureTable::Row row{{element.path, joined.join(QStringLiteral("; "))}, element.path, true};
        return row;
    }

    Subsystems subsystems_;
    model::IconCache icons_;
    model::DiagramBuilder builder_;
    std::list<model::Diagram> levels_;  ///< of unfolded subsystems
    QStringList folded_;                ///< paths of subsystems that stand for their parts
    std::vector<Element> elements_, others_;
    std::vector<Joint> joints_;
};

}  // namespace

StructureTable connectionMatrix(const model::Diagram& diagram, const model::Instance* values, Subsystems subsystems)
{
    return MatrixRows(diagram, values, subsystems).made();
}

bool hasSubsystems(const model::Diagram& diagram, const model::Instance* values)
{
    return std::ranges::any_of(diagram.components(), [&](const DiagramComponent& component) {
        return isSubsystem(component, childOf(values, component.id.name));
    });
}

}  // namespace bramah::solver
