// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/bonds/circuit_bonds.h"

#include "app/translate.h"
#include "model/text/dotted_name.h"
#include "solver/inspection/port_causality.h"

#include <algorithm>
#include <set>
#include <unordered_map>

namespace bramah::app {
namespace {

using solver::PortCausality;

QString shown(const std::string& text)
{
    return QString::fromStdString(text);
}

class Reader
{
public:
    Reader(const solver::CompiledSystem& system, BondTwins& twins)
        : model_(system.model),
          twins_(twins),
          ports_(portCausalities(model_, *system.structure)),
          partOf_(model_.components.size(), kInside),
          hasPorts_(model_.components.size()),
          holdsPorts_(model_.components.size()),
          chosen_(model_.components.size())
    {
    }

    CircuitBonds read()
    {
        notePorts();
        noteChosen();
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
            const solver::FlatComponent& own = model_.component(port.component);
            if (own.className.find(".Interfaces.") != std::string::npos)
                continue;
            for (solver::ComponentId around = own.parent; around != solver::ComponentId{};
                 around = model_.component(around).parent)
                holdsPorts_[index(around)] = true;
        }
    }

    void noteChosen()
    {
        for (const solver::FlatVariable& variable : model_.variables) {
            if (variable.variability != solver::Variability::Parameter || !variable.isChosen())
                continue;
            for (solver::ComponentId at = variable.origin.component; at != solver::ComponentId{};
                 at = model_.component(at).parent)
                chosen_[index(at)].insert(
                    model::firstName(shown(variable.path.substr(model_.component(at).path.size() + 1))));
        }
    }

    void addComponent(std::uint32_t number)
    {
        const solver::FlatComponent& component = model_.components[number];
        const bool isAtTop = component.parent == solver::ComponentId{};
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
            findTwin(part, number);
        const bool isLibrary = part.className.startsWith(QLatin1String("Bramah.")) &&
                               !part.className.startsWith(QLatin1String("Bramah.Examples."));
        const bool isWord = part.kind == BondPart::Kind::Word;
        if (isWord && holdsPorts_[number] && (!isLibrary || part.className.contains(QLatin1String(".Systems.")))) {
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
    [[nodiscard]] std::optional<double> valueOf(const std::string& path, solver::ValueType type) const
    {
        const solver::VariableId id = model_.findVariable(path);
        const solver::ExprId binding = id == solver::kNoVariable ? solver::kNoExpr : model_.variable(id).binding;
        if (binding == solver::kNoExpr || !model_.graph.isConstant(binding) || model_.variable(id).type != type)
            return std::nullopt;
        return model_.graph.node(binding).value;
    }

    /// Is it a node without a volume?
    [[nodiscard]] bool isIdeal(const solver::FlatComponent& component) const
    {
        return component.className == "Bramah.Hydraulics.Node" &&
               valueOf(component.path + ".ideal", solver::ValueType::Boolean).value_or(0) != 0;
    }

    /// Does it join a bond with one port of another domain? With two pins it is an element.
    [[nodiscard]] static bool isAdapter(const QString& className)
    {
        static const QString adapters = QStringLiteral("Bramah.BondGraphs.Adapters.");
        return className.startsWith(adapters) && className != adapters + QLatin1String("Electrical");
    }

    void findTwin(BondPart& part, std::uint32_t number)
    {
        const QString name = twins_.nameOf(part.className);
        const BondTwin* twin = name.isEmpty() ? nullptr : twins_.read(name);
        if (!twin) {
            part.without = tr("its class `%1` names no bond graph").arg(part.className);
            return;
        }
        QStringList switches;
        for (const QString& chosen : chosen_[number]) {
            if (chosen.endsWith(QLatin1Char(']')))  // an element of a table
                continue;
            if (!twin->parameters.contains(chosen)) {
                part.without = tr("its bond graph has no `%1`").arg(chosen);
                return;
            }
            const std::string path = model_.components[number].path + '.' + chosen.toStdString();
            if (const auto truth = valueOf(path, solver::ValueType::Boolean))
                switches << QStringLiteral("%1=%2").arg(chosen,
                                                        *truth != 0 ? QStringLiteral("true") : QStringLiteral("false"));
            // The drawing depends on whether a leakage or a mass is 0, not on its size.
            else if (model_.findVariable(path) != solver::kNoVariable &&
                     model_.variable(model_.findVariable(path)).type == solver::ValueType::Real)
                switches << QStringLiteral("%1=%2").arg(chosen).arg(
                    valueOf(path, solver::ValueType::Real).value_or(1) == 0 ? 0 : 1);
        }
        if (!switches.isEmpty())
            twin = twins_.read(name, '(' + switches.join(QLatin1Char(',')).toUtf8() + ')');
        if (!twin) {
            part.without = tr("its bond graph cannot be read with its values");
            return;
        }
        part.kind = BondPart::Kind::Twin;
        part.twinName = name;
        part.twin = twin;
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
        else if (part.kind == BondPart::Kind::Twin)
            if (const auto end = part.twin->ports.find(port.name); end != part.twin->ports.end())
                port.side = end->second.isHead ? BondPort::Side::Head : BondPort::Side::Tail;
        return port;
    }

    const solver::FlatModel& model_;
    BondTwins& twins_;
    std::vector<PortCausality> ports_;
    std::vector<int> partOf_;  ///< by component: index of parts, kContainer or kInside
    std::vector<bool> hasPorts_, holdsPorts_;
    std::vector<std::set<QString>> chosen_;  ///< by component: parameters that get a value from the circuit
    CircuitBonds made_;
};

}  // namespace

CircuitBonds circuitBonds(const solver::CompiledSystem& system, BondTwins& twins)
{
    return Reader(system, twins).read();
}

}  // namespace bramah::app
