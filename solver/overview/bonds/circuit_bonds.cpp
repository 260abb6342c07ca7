// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/bonds/circuit_bonds.h"

#include "model/text/dotted_name.h"
#include "solver/inspection/port_causality.h"
#include "solver/translate.h"

#include <algorithm>
#include <functional>
#include <map>
#include <unordered_map>

namespace bramah::solver {
namespace {

QString shown(const std::string& text)
{
    return QString::fromStdString(text);
}

/// The connectors that lines join, also through ports of the components around them.
std::vector<std::vector<std::string>> jointsOf(const FlatModel& model)
{
    std::unordered_map<std::string, std::size_t> numbers;
    std::vector<std::string> names;
    std::vector<std::size_t> parents;
    const std::function<std::size_t(std::size_t)> rootOf = [&](std::size_t at) {
        while (parents[at] != at)
            at = parents[at] = parents[parents[at]];
        return at;
    };
    for (const ConnectionSet& set : model.connectionSets) {
        std::size_t first = 0;
        for (std::size_t i = 0; i < set.connectors.size(); ++i) {
            const auto [known, isNew] = numbers.try_emplace(set.connectors[i], names.size());
            if (isNew) {
                names.push_back(set.connectors[i]);
                parents.push_back(parents.size());
            }
            if (i == 0)
                first = rootOf(known->second);
            else
                parents[rootOf(known->second)] = first;
        }
    }
    std::map<std::size_t, std::size_t> places;
    std::vector<std::vector<std::string>> joints;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto [place, isNew] = places.try_emplace(rootOf(i), joints.size());
        if (isNew)
            joints.emplace_back();
        joints[place->second].push_back(names[i]);
    }
    return joints;
}

class Reader
{
public:
    Reader(const CompiledSystem& system, const model::ClassLibrary& library)
        : model_(system.model),
          bonds_(library, model_),
          ports_(portCausalities(model_, *system.structure)),
          partOf_(model_.components.size(), kInside),
          hasPorts_(model_.components.size()),
          holdsPorts_(model_.components.size())
    {
    }

    CircuitBonds read()
    {
        notePorts();
        for (std::uint32_t i = 1; i < model_.components.size(); ++i)
            addComponent(i);
        std::unordered_map<std::string, BondPort> open;
        for (const PortCausality& port : ports_)
            if (const int part = partOf_[index(port.component)]; part >= 0)
                open.emplace(port.connector, portOf(port, part));
        for (const auto& joint : jointsOf(model_)) {
            std::vector<BondPort> joined;
            for (const std::string& connector : joint)
                if (const auto port = open.extract(connector); !port.empty())
                    joined.push_back(port.mapped());
            if (joined.size() == 1)
                made_.openPorts.push_back(joined.front());
            else if (!joined.empty())
                made_.joints.push_back(std::move(joined));
        }
        mergeJoints();
        for (const PortCausality& port : ports_)
            if (const auto at = open.find(port.connector); at != open.end())
                made_.openPorts.push_back(at->second);
        made_.faults = bonds_.faults();
        return std::move(made_);
    }

private:
    /// Joins the nets on the two sides of an adapter.
    void mergeJoints()
    {
        for (int part = 0; part < static_cast<int>(made_.parts.size()); ++part) {
            if (made_.parts[static_cast<std::size_t>(part)].kind != BondPart::Kind::Joint)
                continue;
            std::vector<BondPort> all;
            std::erase_if(made_.joints, [&](const std::vector<BondPort>& joint) {
                const bool isHere = std::ranges::find(joint, part, &BondPort::part) != joint.end();
                if (isHere)
                    all.insert(all.end(), joint.begin(), joint.end());
                return isHere;
            });
            if (!all.empty())
                made_.joints.push_back(std::move(all));
        }
    }

    static constexpr int kInside = -1, kContainer = -2;

    void notePorts()
    {
        for (const PortCausality& port : ports_) {
            hasPorts_[index(port.component)] = true;
            const FlatComponent& own = model_.component(port.component);
            if (own.className.find(".Interfaces.") != std::string::npos)
                continue;
            for (ComponentId around = own.parent; around != ComponentId{}; around = model_.component(around).parent)
                holdsPorts_[index(around)] = true;
        }
    }

    void addComponent(std::uint32_t number)
    {
        const FlatComponent& component = model_.components[number];
        const bool isAtTop = component.parent == ComponentId{};
        if (!isAtTop && partOf_[index(component.parent)] != kContainer)
            return;
        BondPart part;
        part.path = shown(component.path);
        part.className = shown(component.className);
        if (!bondLetter(part.className).isEmpty())
            part.kind = BondPart::Kind::Element;
        else if (isIdeal(component) || isAdapter(part.className))
            part.kind = BondPart::Kind::Joint;
        else if (hasPorts_[number])
            part.bonds = bonds_.read(component);
        const bool isLibrary = part.className.startsWith(QLatin1String("Bramah.")) &&
                               !part.className.startsWith(QLatin1String("Bramah.Examples."));
        const bool isBox = part.kind == BondPart::Kind::Component && !part.bonds;
        if (isBox && holdsPorts_[number] && (!isLibrary || part.className.contains(QLatin1String(".Systems.")))) {
            partOf_[number] = kContainer;
            made_.subsystems.push_back({part.path, part.className});
            return;
        }
        if (!hasPorts_[number])
            return;
        partOf_[number] = static_cast<int>(made_.parts.size());
        made_.parts.push_back(std::move(part));
    }

    /// The value of a parameter, if it is known without a run.
    [[nodiscard]] std::optional<double> valueOf(const std::string& path, ValueType type) const
    {
        const VariableId id = model_.findVariable(path);
        const ExprId binding = id == kNoVariable ? kNoExpr : model_.variable(id).binding;
        if (binding == kNoExpr || !model_.graph.isConstant(binding) || model_.variable(id).type != type)
            return std::nullopt;
        return model_.graph.node(binding).value;
    }

    /// Is it a node without a volume?
    [[nodiscard]] bool isIdeal(const FlatComponent& component) const
    {
        return component.className == "Bramah.Hydraulics.Node" &&
               valueOf(component.path + ".ideal", ValueType::Boolean).value_or(0) != 0;
    }

    /// Does it join a bond with one port of another domain? With two pins it is an element.
    [[nodiscard]] static bool isAdapter(const QString& className)
    {
        static const QString adapters = QStringLiteral("Bramah.BondGraphs.Adapters.");
        return className.startsWith(adapters) && className != adapters + QLatin1String("Electrical");
    }

    [[nodiscard]] BondPort portOf(const PortCausality& causality, int number) const
    {
        const BondPart& part = made_.parts[static_cast<std::size_t>(number)];
        BondPort port;
        port.part = number;
        port.name = shown(causality.connector).mid(part.path.size() + 1);
        port.isMechanical = causality.isMechanical;
        if (causality.givesEffort != causality.givesFlow)
            port.givesEffort = causality.givesEffort;
        if (part.kind == BondPart::Kind::Element)
            port.side =
                isHeadOfBond(bondLetter(part.className), port.name) ? BondPort::Side::Head : BondPort::Side::Tail;
        else if (part.bonds)
            if (const auto end = part.bonds->ports.find(port.name); end != part.bonds->ports.end())
                port.side = end->second.isHead ? BondPort::Side::Head : BondPort::Side::Tail;
        return port;
    }

    const FlatModel& model_;
    ComponentBondReader bonds_;
    std::vector<PortCausality> ports_;
    std::vector<int> partOf_;  ///< by component: index of parts, kContainer or kInside
    std::vector<bool> hasPorts_, holdsPorts_;
    CircuitBonds made_;
};

}  // namespace

CircuitBonds circuitBonds(const CompiledSystem& system, const model::ClassLibrary& library)
{
    return Reader(system, library).read();
}

}  // namespace bramah::solver
