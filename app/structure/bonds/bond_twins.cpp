// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/bonds/bond_twins.h"

#include "model/syntax/annotation_values.h"
#include "model/text/dotted_name.h"
#include "solver/flat_model/expression_text.h"
#include "solver/flatten/flatten.h"

#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>
#include <set>
#include <unordered_map>

namespace bramah::app {
namespace {

constexpr int kMostLaws = 4;
constexpr int kLawLength = 160;

/// The bond graph of a flat model whose ports are open.
class TwinReader
{
public:
    explicit TwinReader(const solver::FlatModel& model) : model_(model) {}

    BondTwin read()
    {
        for (std::uint32_t i = 1; i < model_.components.size(); ++i)
            addElement(i);
        for (const auto& joint : jointsOf(model_))
            addJoint(joint);
        std::set<solver::VariableId> started;
        for (const solver::FlatEquation& equation : model_.initialEquations)
            for (const solver::ExprId side : {equation.left, equation.right})
                if (model_.graph.node(side).operation == solver::Operation::Variable)
                    started.insert(model_.graph.node(side).variable);
        for (std::size_t number = 0; number < model_.variables.size(); ++number)
            addVariable(model_.variables[number], started.contains(static_cast<solver::VariableId>(number)));
        leaveOutNothing();
        return std::move(twin_);
    }

private:
    void addElement(std::uint32_t number)
    {
        const solver::FlatComponent& component = model_.components[number];
        const QString letter = bondLetter(QString::fromStdString(component.className));
        if (letter.isEmpty())
            return;
        BondTwin::Element element{QString::fromStdString(component.path), letter, {}};
        for (const solver::FlatEquation& equation : model_.equations)
            if (index(equation.origin.component) == number && equation.origin.connectionSet < 0 &&
                element.laws.size() < kMostLaws)
                element.laws << QString::fromStdString(
                    solver::equationText(model_, equation.left, equation.right, kLawLength));
        numbers_.emplace(component.path, static_cast<int>(twin_.elements.size()));
        twin_.elements.push_back(std::move(element));
    }

    void addJoint(const std::vector<std::string>& joint)
    {
        std::vector<BondTwin::End> ends;
        QStringList ports;
        for (const std::string& connector : joint) {
            const auto dot = model::lastDot(std::string_view(connector));
            if (dot == std::string::npos) {
                ports << QString::fromStdString(connector);
                continue;
            }
            const auto element = numbers_.find(connector.substr(0, dot));
            if (element == numbers_.end())
                continue;
            const QString& letter = twin_.elements[static_cast<std::size_t>(element->second)].letter;
            ends.push_back({element->second, isHeadOfBond(letter, QString::fromStdString(connector.substr(dot + 1)))});
        }
        if (ends.size() == 2 && ends[0].isHead != ends[1].isHead)
            twin_.bonds.push_back(ends[0].isHead ? BondTwin::Bond{ends[1].element, ends[0].element}
                                                 : BondTwin::Bond{ends[0].element, ends[1].element});
        if (ends.size() == 1 && ports.size() == 1)
            twin_.ports.emplace(ports.front(), ends.front());
    }

    /// Does the parameter \a path exist, and is it 0?
    [[nodiscard]] std::optional<bool> isZero(std::string path) const
    {
        for (int step = 0; step < 8; ++step) {
            const solver::VariableId id = model_.findVariable(path);
            if (id == solver::kNoVariable)
                return std::nullopt;
            const solver::ExprId binding = model_.variable(id).binding;
            if (binding == solver::kNoExpr)
                return false;
            const solver::ExpressionNode& node = model_.graph.node(binding);
            if (node.operation != solver::Operation::Variable)
                return model_.graph.isConstant(binding) && node.value == 0;
            path = model_.variable(node.variable).path;
        }
        return false;
    }

    /// Is the element a resistance, conductance or inertia of 0?
    [[nodiscard]] bool isNothing(const BondTwin::Element& element) const
    {
        if (!QStringList{QStringLiteral("R"), QStringLiteral("G"), QStringLiteral("I")}.contains(element.letter))
            return false;
        bool hasOne = false;
        for (const char* name : {"R", "G", "I", "m", "d", "e_coulomb", "e_stribeck"}) {
            const std::optional<bool> zero = isZero(element.name.toStdString() + '.' + name);
            if (zero && !*zero)
                return false;
            hasOne = hasOne || zero;
        }
        return hasOne;
    }

    /// Removes elements without effect, also a 1-junction with a conductance of 0, as nothing flows there.
    void leaveOutNothing()
    {
        std::vector<bool> isGone(twin_.elements.size());
        for (std::size_t number = 0; number < isGone.size(); ++number) {
            const BondTwin::Element& element = twin_.elements[number];
            const auto bond = std::ranges::find(twin_.bonds, static_cast<int>(number), &BondTwin::Bond::head);
            if (bond == twin_.bonds.end() || !isNothing(element))
                continue;
            isGone[number] = true;
            const QString& junction = twin_.elements[static_cast<std::size_t>(bond->tail)].letter;
            const bool isShut =
                element.letter == QLatin1String("G") ? junction == QLatin1String("1") : junction == QLatin1String("0");
            if (isShut)
                isGone[static_cast<std::size_t>(bond->tail)] = true;
        }
        std::vector<int> numbers;
        std::vector<BondTwin::Element> kept;
        for (std::size_t number = 0; number < isGone.size(); ++number) {
            numbers.push_back(isGone[number] ? -1 : static_cast<int>(kept.size()));
            if (!isGone[number])
                kept.push_back(std::move(twin_.elements[number]));
        }
        const auto numberOf = [&](int element) { return numbers[static_cast<std::size_t>(element)]; };
        twin_.elements = std::move(kept);
        for (BondTwin::Bond& bond : twin_.bonds)
            bond = {numberOf(bond.tail), numberOf(bond.head)};
        std::erase_if(twin_.bonds, [](const BondTwin::Bond& bond) { return bond.tail < 0 || bond.head < 0; });
        for (auto& [name, end] : twin_.ports)
            end.element = numberOf(end.element);
        std::erase_if(twin_.ports, [](const auto& port) { return port.second.element < 0; });
    }

    /// \a isStarted: an initial equation gives its value.
    void addVariable(const solver::FlatVariable& variable, bool isStarted)
    {
        const QString path = QString::fromStdString(variable.path);
        if (variable.variability == solver::Variability::Parameter && !variable.isProtected)
            twin_.parameters.insert(model::firstName(path));
        const bool isPosition = variable.texts->unit == "m" || variable.texts->unit == "rad";
        if (variable.variability == solver::Variability::Continuous && isPosition && variable.hasStart && !isStarted &&
            !variable.isFixed && !variable.isProtected && model::firstDot(path) < 0)
            twin_.startingAnywhere.insert(path);
    }

    const solver::FlatModel& model_;
    BondTwin twin_;
    std::unordered_map<std::string, int> numbers_;  ///< of elements by path
};

}  // namespace

QString bondLetter(const QString& className)
{
    if (!className.startsWith(QLatin1String("Bramah.BondGraphs.")))
        return {};
    const QString name = model::lastName(className);
    if (className.startsWith(QLatin1String("Bramah.BondGraphs.Bonds.")))
        return QStringLiteral("1");  // of two bonds: one bond with a stroke
    if (name == QLatin1String("J0") || name == QLatin1String("J1"))
        return name.mid(1);
    if (name.endsWith(QLatin1String("Turbulent"), Qt::CaseInsensitive))
        return name.startsWith(QLatin1Char('m')) ? QStringLiteral("mR") : QStringLiteral("R");
    static const QRegularExpression letters(QStringLiteral("(?:^|[a-z])?(m?(?:Se|Sf|TF|GY|D[efpq]|[RGCI]))$"));
    static const QRegularExpression packages(
        QStringLiteral("\\.(Passive|Modulated|Sources|Sensors|Internal)\\.[^.]*$"));
    const auto match = letters.match(name);
    return className.contains(packages) && match.hasMatch() ? match.captured(1) : QString();
}

bool isHeadOfBond(const QString& letter, const QString& connector)
{
    if (connector.startsWith(QLatin1String("bondIn")))
        return true;
    if (connector != QLatin1String("bond"))
        return false;
    static const QStringList sources{QStringLiteral("Se"), QStringLiteral("Sf"), QStringLiteral("mSe"),
                                     QStringLiteral("mSf")};
    return !sources.contains(letter);
}

std::vector<std::vector<std::string>> jointsOf(const solver::FlatModel& model)
{
    std::unordered_map<std::string, std::size_t> numbers;
    std::vector<std::string> names;
    std::vector<std::size_t> parents;
    const std::function<std::size_t(std::size_t)> rootOf = [&](std::size_t at) {
        while (parents[at] != at)
            at = parents[at] = parents[parents[at]];
        return at;
    };
    for (const solver::ConnectionSet& set : model.connectionSets) {
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

QString BondTwins::nameOf(const QString& className) const
{
    const model::ClassNode* node = library_.find(className.toStdString());
    const model::syntax::ClassDefinition* definition = node ? node->definition() : nullptr;
    if (!definition)
        return {};
    return model::syntax::stringIn(model::syntax::vendorAnnotation(definition->annotation), "bondGraph")
        .value_or(QString());
}

const BondTwin* BondTwins::read(const QString& twinName, const QByteArray& overrides)
{
    const auto [known, isNew] = twins_.try_emplace({twinName, overrides});
    if (!isNew)
        return known->second.get();
    const model::ClassNode* node = library_.find(twinName.toStdString());
    if (!node)
        return nullptr;
    solver::FlattenOptions options;
    options.arePortsOpen = true;
    options.overrides = overrides;
    const solver::FlattenOutcome flat = solver::flatten(library_, *node, options);
    if (flat.model)
        known->second = std::make_unique<BondTwin>(TwinReader(*flat.model).read());
    return known->second.get();
}

}  // namespace bramah::app
