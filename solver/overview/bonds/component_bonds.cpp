// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/bonds/component_bonds.h"

#include "model/classes/class_library.h"
#include "model/syntax/annotation_values.h"
#include "model/text/dotted_name.h"
#include "solver/expressions/numeric_value.h"
#include "solver/flat_model/expression_text.h"
#include "solver/overview/bonds/bond_chains.h"
#include "solver/translate.h"

#include <QRegularExpression>

#include <algorithm>

namespace bramah::solver {
namespace {

constexpr int kMostLaws = 4;
constexpr int kLawLength = 160;

bool isJunction(const ComponentBonds::Element& element)
{
    return element.letter == QLatin1String("0") || element.letter == QLatin1String("1");
}

/// Puts the chains of one component together.
class ChainJoiner
{
public:
    using ValueOf = std::function<double(const QString&)>;
    using InnerBonds = std::function<const ComponentBonds*(const QString& component)>;

    /// \a innerBonds: those of a component in the component, null if there is none.
    ChainJoiner(ValueOf valueOf, InnerBonds innerBonds)
        : valueOf_(std::move(valueOf)), innerBonds_(std::move(innerBonds))
    {
    }

    ComponentBonds join(const std::vector<BondChain>& chains)
    {
        const auto each = [&](auto visit) {
            for (const BondChain& chain : chains)
                if (chain.holds(valueOf_))
                    forEachRound(chain, visit);
        };
        for (const BondChain& chain : chains)
            for (const BondChain::Place& place : chain.places)
                if (!place.letter.isEmpty())
                    known_ << place.name;
        each([this](const BondChain& chain) {
            for (const BondChain::Place& place : chain.places)
                declare(place);
        });
        each([this](const BondChain& chain) {
            for (std::size_t i = 1; i < chain.places.size(); ++i)
                addBond(chain.places[i - 1], chain.places[i]);
        });
        return std::move(made_);
    }

private:
    template <typename Visit>
    void forEachRound(const BondChain& chain, Visit visit)
    {
        if (chain.counter.isEmpty()) {
            visit(chain);
            return;
        }
        counter_ = chain.counter;
        const int last = valueOf(chain.last);
        for (round_ = valueOf(chain.first); round_ <= last; ++round_)
            visit(chain);
        counter_.clear();
    }

    [[nodiscard]] int valueOf(const BondChain::Index& index) const
    {
        if (index.name.isEmpty())
            return index.offset;
        return index.offset + (index.name == counter_ ? round_ : static_cast<int>(valueOf_(index.name)));
    }

    [[nodiscard]] QString nameOf(const BondChain::Place& place) const
    {
        return place.index ? QStringLiteral("%1[%2]").arg(place.name).arg(valueOf(*place.index)) : place.name;
    }

    [[nodiscard]] int find(const QString& name) const
    {
        const auto found = std::ranges::find(made_.elements, name, &ComponentBonds::Element::name);
        return found == made_.elements.end() ? -1 : static_cast<int>(found - made_.elements.begin());
    }

    void declare(const BondChain::Place& place)
    {
        const QString name = nameOf(place);
        if (!place.letter.isEmpty() && find(name) < 0)
            made_.elements.push_back({name, place.letter, {}});
        // The elements of a component in the component, which its ports lead to.
        const QString inner = model::outerPath(place.name);
        if (inner.isEmpty() || firstOf_.contains(inner))
            return;
        const ComponentBonds* bonds = innerBonds_(inner);
        firstOf_.emplace(inner, bonds ? static_cast<int>(made_.elements.size()) : -1);
        if (!bonds)
            return;
        const int first = firstOf_[inner];
        for (const ComponentBonds::Element& element : bonds->elements)
            made_.elements.push_back({inner + QLatin1Char('.') + element.name, element.letter, element.laws});
        for (const ComponentBonds::Bond& bond : bonds->bonds)
            made_.bonds.push_back({first + bond.tail, first + bond.head});
    }

    /// The element at a place; -1 if it is a port of the component itself, or is left out.
    [[nodiscard]] int elementAt(const BondChain::Place& place)
    {
        if (const int element = find(nameOf(place)); element >= 0)
            return element;
        const QString inner = model::outerPath(place.name);
        const ComponentBonds* bonds = inner.isEmpty() ? nullptr : innerBonds_(inner);
        if (!bonds)
            return -1;
        const auto port = bonds->ports.find(model::lastName(place.name));
        return port == bonds->ports.end() ? -1 : firstOf_[inner] + port->second.element;
    }

    void addBond(const BondChain::Place& from, const BondChain::Place& to)
    {
        const int tail = elementAt(from), head = elementAt(to);
        if (tail >= 0 && head >= 0)
            made_.bonds.push_back({tail, head});
        const BondChain::Place& outer = tail < 0 ? from : to;
        if ((tail < 0) == (head < 0) || known_.contains(outer.name) || model::firstDot(outer.name) >= 0)
            return;
        made_.ports.emplace(outer.name, tail < 0 ? ComponentBonds::End{head, true} : ComponentBonds::End{tail, false});
    }

    ValueOf valueOf_;
    InnerBonds innerBonds_;
    QStringList known_;               ///< names of elements, also of those that are left out
    std::map<QString, int> firstOf_;  ///< the first element of each inner component
    QString counter_;
    int round_ = 0;
    ComponentBonds made_;
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
    static const QRegularExpression packages(QStringLiteral("\\.(Passive|Modulated|Sources|Sensors)\\.[^.]*$"));
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

ComponentBondReader::ComponentBondReader(const model::ClassLibrary& library, const FlatModel& model)
    : library_(library), names_(library), model_(model), equationsByComponent_(model.components.size())
{
    for (std::uint32_t number = 0; number < model.components.size(); ++number)
        numbers_.emplace(model.components[number].path, number);
    for (const FlatEquation& equation : model.equations)
        if (equation.origin.connectionSet < 0)
            equationsByComponent_[index(equation.origin.component)].push_back(&equation);
}

QStringList ComponentBondReader::textsOf(const model::ClassNode& node)
{
    QStringList texts;
    for (const model::ClassNode* base : names_.baseClasses(node))
        texts += textsOf(*base);
    const model::syntax::ClassDefinition* definition = node.definition();
    if (definition)
        if (const auto own = model::syntax::stringIn(model::syntax::vendorAnnotation(definition->annotation), "bonds"))
            texts << *own;
    return texts;
}

std::optional<ComponentBonds> ComponentBondReader::read(const FlatComponent& component)
{
    const model::ClassNode* node = library_.find(component.className);
    if (!node)
        return std::nullopt;
    std::vector<BondChain> chains;
    for (const QString& text : textsOf(*node)) {
        QString fault;
        const auto read = bondChains(text, &fault);
        if (!read) {
            fault = tr("the bonds that `%1` names cannot be read: %2")
                        .arg(QString::fromStdString(component.className), fault);
            if (!faults_.contains(fault))
                faults_ << fault;
            return std::nullopt;
        }
        chains.insert(chains.end(), read->begin(), read->end());
    }
    if (chains.empty())
        return std::nullopt;
    std::map<QString, std::optional<ComponentBonds>> inner;
    const auto innerBonds = [&](const QString& name) -> const ComponentBonds* {
        const auto [known, isNew] = inner.try_emplace(name);
        const std::string path = component.path + '.' + name.toStdString();
        if (isNew)
            if (const auto part = numbers_.find(path); part != numbers_.end())
                known->second = read(model_.components[part->second]);
        return known->second ? &*known->second : nullptr;
    };
    const auto value = [&](const QString& name) { return valueOf(component.path + '.' + name.toStdString()); };
    ComponentBonds bonds = ChainJoiner(value, innerBonds).join(chains);
    addLaws(bonds, component.path);
    return bonds;
}

double ComponentBondReader::valueOf(const std::string& path) const
{
    const VariableId id = model_.findVariable(path);
    if (id == kNoVariable)
        return 0;
    const ExprId binding = model_.variable(id).binding;
    if (binding == kNoExpr)
        return 0;
    const auto leaf = [this](const ExpressionNode& node) {
        return node.operation == Operation::Variable ? valueOf(model_.variable(node.variable).path) : 0.0;
    };
    return NumericValue(model_.graph, leaf)(binding);
}

void ComponentBondReader::addLaws(ComponentBonds& bonds, const std::string& path) const
{
    const bool isOne =
        std::ranges::count_if(bonds.elements, isJunction) + 1 == static_cast<std::ptrdiff_t>(bonds.elements.size());
    for (ComponentBonds::Element& element : bonds.elements) {
        if (isJunction(element) || !element.laws.isEmpty())
            continue;
        auto owner = numbers_.find(path + '.' + element.name.toStdString());
        if (owner == numbers_.end() && isOne)
            owner = numbers_.find(path);
        if (owner == numbers_.end())
            continue;
        for (const FlatEquation* equation : equationsByComponent_[owner->second])
            if (element.laws.size() < kMostLaws)
                element.laws << QString::fromStdString(
                    equationText(model_, equation->left, equation->right, kLawLength));
    }
}

}  // namespace bramah::solver
