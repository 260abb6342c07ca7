// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/connections/bus_signals.h"

#include "model/connections/chosen_equations.h"
#include "model/connections/expandable_members.h"
#include "model/instance/text_attribute.h"

#include <algorithm>
#include <set>

namespace bramah::model {
namespace {

/// A bus nested deeper than this is taken to contain itself.
constexpr int kMostLevels = 8;

using Path = std::vector<std::string>;

/// The names of a connect's side, without subscripts.
Path pathOf(syntax::ExpressionPtr side)
{
    Path path;
    if (const auto* reference = side ? side->to<syntax::ComponentReference>() : nullptr)
        for (const syntax::ReferencePart& part : reference->parts)
            path.emplace_back(part.name.text);
    return path;
}

QString textOf(const Path& path, std::size_t from = 0)
{
    QStringList names;
    for (std::size_t i = from; i < path.size(); ++i)
        names.append(QString::fromStdString(path[i]));
    return names.join(QLatin1Char('.'));
}

/// One element stands for an array.
const Instance* single(const Instance* instance)
{
    const bool isArray = instance && !instance->elements().empty();
    return isArray ? instance->elements().front().get() : instance;
}

void addOnce(QStringList& list, const QString& text)
{
    if (!list.contains(text))
        list.append(text);
}

BusSignal& signalNamed(BusSignals& signals, const QString& name)
{
    const auto known = std::ranges::find(signals, name, &BusSignal::name);
    if (known != signals.end())
        return *known;
    signals.push_back({name, {}, {}, {}, {}});
    return signals.back();
}

class BusReader
{
public:
    BusSignals take() { return std::move(signals_); }

    /// \a within: path of \a component. \a around: name, with a dot at the end, of the bus that contains this one.
    void read(const Instance& bus, const Instance& component, const QString& within, const QString& around, int depth)
    {
        if (depth > kMostLevels || !seen_.insert({&bus, around}).second)
            return;
        readDeclared(bus, around, depth);
        forEachChosenEquation(component, [&](const syntax::Equation& equation, const ClassPart&) {
            if (equation.kind != syntax::EquationKind::Connect)
                return;
            const Path left = pathOf(equation.left);
            const Path right = pathOf(equation.right);
            for (const auto& [mine, other] : {std::pair{&left, &right}, std::pair{&right, &left}})
                if (!mine->empty() && !other->empty() && mine->front() == bus.name())
                    readConnect(*mine, *other, component, within, around, depth);
        });
    }

private:
    void readDeclared(const Instance& bus, const QString& around, int depth)
    {
        for (const auto& member : bus.children()) {
            const QString name = around + QString::fromStdString(member->name());
            if (ExpandableMembers::isExpandable(*member)) {
                if (depth < kMostLevels)
                    readDeclared(*member, name + QLatin1Char('.'), depth + 1);
            } else if (!member->prefixes().isParameter && !member->prefixes().isConstant) {
                describe(signalNamed(signals_, name), *member);
            }
        }
    }

    static void describe(BusSignal& signal, const Instance& connector)
    {
        if (signal.type.isEmpty())
            signal.type = signalTypeOf(connector);
        if (signal.unit.isEmpty() && connector.builtin() == BuiltinType::Real && connector.mayHaveAttribute("unit"))
            signal.unit = textAttribute(connector, "unit");
    }

    void readConnect(const Path& mine, const Path& other, const Instance& component, const QString& within,
                     const QString& around, int depth)
    {
        const Instance* owner = other.size() > 1 ? single(component.child(other.front())) : &component;
        const Instance* end = owner;
        for (std::size_t i = other.size() > 1 ? 1 : 0; i < other.size() && end; ++i)
            end = single(end->child(other[i]));
        if (!owner || !end)
            return;
        QString inner = around;
        if (mine.size() > 1)
            inner += textOf(mine, 1);
        if (ExpandableMembers::isExpandable(*end)) {
            const QString innerPath =
                other.size() > 1 ? within + QString::fromStdString(other.front()) + QLatin1Char('.') : within;
            const bool isWhole = other.size() == (owner == &component ? 1u : 2u);
            if (isWhole)
                read(*end, *owner, innerPath, mine.size() > 1 ? inner + QLatin1Char('.') : inner, depth + 1);
            return;
        }
        if (mine.size() == 1 || ExpandableMembers::isInExpandable(*end))
            return;
        BusSignal& signal = signalNamed(signals_, inner);
        describe(signal, *end);
        const bool isOwn = owner == &component;
        const syntax::Prefixes& prefixes = end->prefixes();
        const bool gives = isOwn ? prefixes.isInput : prefixes.isOutput;
        addOnce(gives ? signal.givenBy : signal.readBy, within + textOf(other));
    }

    BusSignals signals_;
    std::set<std::pair<const Instance*, QString>> seen_;
};

}  // namespace

QString signalTypeOf(const Instance& connector)
{
    switch (connector.builtin()) {
    case BuiltinType::Real: return QStringLiteral("Real");
    case BuiltinType::Integer: return QStringLiteral("Integer");
    case BuiltinType::Boolean: return QStringLiteral("Boolean");
    case BuiltinType::String: return QStringLiteral("String");
    case BuiltinType::Enumeration:
        return connector.enumeration() ? QString::fromStdString(connector.enumeration()->qualifiedName()) : QString();
    default: return {};
    }
}

void mergeBusSignals(BusSignals& signals, const BusSignals& more, const QString& component)
{
    const QString prefix = component.isEmpty() ? QString() : component + QLatin1Char('.');
    for (const BusSignal& one : more) {
        BusSignal& signal = signalNamed(signals, one.name);
        if (signal.type.isEmpty())
            signal.type = one.type;
        if (signal.unit.isEmpty())
            signal.unit = one.unit;
        for (const QString& path : one.givenBy)
            addOnce(signal.givenBy, prefix + path);
        for (const QString& path : one.readBy)
            addOnce(signal.readBy, prefix + path);
    }
}

BusSignals readBusSignals(const Instance& bus, const Instance& component)
{
    BusReader reader;
    reader.read(bus, component, {}, {}, 0);
    return reader.take();
}

}  // namespace bramah::model
