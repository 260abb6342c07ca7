// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/structure_table.h"

#include "model/text/dotted_name.h"
#include "solver/design/component_forms.h"
#include "solver/flat_model/expression_text.h"
#include "solver/inspection/port_causality.h"
#include "solver/translate.h"

#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace bramah::solver {
namespace {

QString shown(const std::string& text)
{
    return QString::fromStdString(text);
}

QString pathOf(const FlatModel& model, VariableId id)
{
    return shown(model.variable(id).path);
}

/// The last part of a path.
QString nameOf(const FlatModel& model, VariableId id)
{
    return model::lastName(pathOf(model, id));
}

/// A variable of a port in words: `pressure p`.
QString spoken(const FlatModel& model, VariableId id)
{
    const std::string& unit = model.variable(id).texts->unit;
    const std::array<std::pair<const char*, QString>, 11> kinds{{{"Pa", tr("pressure")},
                                                                 {"kg/s", tr("mass flow")},
                                                                 {"m3/s", tr("flow")},
                                                                 {"N", tr("force")},
                                                                 {"N.m", tr("torque")},
                                                                 {"m", tr("position")},
                                                                 {"rad", tr("angle")},
                                                                 {"V", tr("voltage")},
                                                                 {"A", tr("current")},
                                                                 {"K", tr("temperature")},
                                                                 {"W", tr("heat flow")}}};
    const auto kind = std::ranges::find_if(kinds, [&](const auto& known) { return unit == known.first; });
    const QString name = nameOf(model, id);
    return kind == kinds.end() ? name : QStringLiteral("%1 %2").arg(kind->second, name);
}

/// The components at the other ends of the lines at a port: one gives its effort, or all together give its flow.
class Neighbours
{
public:
    Neighbours(const FlatModel& model, const std::vector<PortCausality>& ports) : model_(model)
    {
        for (const PortCausality& port : ports)
            ports_.emplace(port.connector, &port);
        for (const ConnectionSet& set : model.connectionSets)
            for (const std::string& connector : set.connectors)
                joints_[connector].push_back(&set);
    }

    /// The components that give the effort or the flow that \a port takes.
    [[nodiscard]] QString giversTo(const PortCausality& port, bool isEffort) const
    {
        QStringList names;
        std::set<std::string> seen;
        collectGivers(port.connector, port, isEffort, seen, names);
        names.removeDuplicates();
        return names.isEmpty() ? tr("an open port") : names.join(QStringLiteral(", "));
    }

private:
    /// Adds the components that give it at the joints of \a connector, which is \a port's own, or that of a component
    /// around it, to which lines from outside are connected.
    void collectGivers(const std::string& connector, const PortCausality& port, bool isEffort,
                       std::set<std::string>& seen, QStringList& names) const
    {
        const auto joints = joints_.find(connector);
        if (!seen.insert(connector).second || joints == joints_.end())
            return;
        for (const ConnectionSet* joint : joints->second)
            for (const std::string& at : joint->connectors) {
                const auto other = ports_.find(at);
                if (seen.contains(at) || other == ports_.end() || isInside(*other->second, port))
                    continue;
                if (isInside(port, *other->second))
                    collectGivers(at, port, isEffort, seen, names);
                else if (isEffort ? other->second->givesEffort : other->second->givesFlow)
                    names << shown(model_.component(other->second->component).path);
            }
    }

    [[nodiscard]] bool isInside(const PortCausality& port, const PortCausality& whole) const
    {
        return port.component != whole.component && model_.isWithin(port.component, whole.component);
    }

    using Joints = std::vector<const ConnectionSet*>;
    const FlatModel& model_;
    std::map<std::string, const PortCausality*> ports_;
    std::map<std::string, Joints> joints_;
};

QString solvedAs(const StructureBlock& block, VariableId variable)
{
    const bool isIterated = std::ranges::find(block.iterated, variable) != block.iterated.end();
    switch (block.solvedAs) {
    case SolvedAs::Assignment: return tr("computed");
    case SolvedAs::LinearSystem: return isIterated ? tr("linear unknown") : tr("computed in the loop");
    case SolvedAs::Iteration: return isIterated ? tr("iterated") : tr("computed in the loop");
    }
    return {};
}

QString kindText(FormKind kind)
{
    switch (kind) {
    case FormKind::Algebraic: return tr("algebraic");
    case FormKind::Integrating: return tr("with integration");
    case FormKind::Differentiating: return tr("with differentiation");
    }
    return {};
}

}  // namespace

StructureTable portTable(const CompiledSystem& system)
{
    const FlatModel& model = system.model;
    StructureTable table{
        {tr("Port"), tr("Takes"), tr("From"), tr("Gives")},
        {},
        {QStringLiteral("port"), QStringLiteral("takes"), QStringLiteral("from"), QStringLiteral("gives")}};
    const std::vector<PortCausality> ports = portCausalities(model, *system.structure);
    const Neighbours neighbours(model, ports);
    const QString separator = QStringLiteral(", ");
    for (const PortCausality& port : ports) {
        QStringList takes, from, gives;
        const auto tell = [&](VariableId variable, bool isGiven, bool isEffort) {
            (isGiven ? gives : takes) << spoken(model, variable);
            if (!isGiven)
                from << neighbours.giversTo(port, isEffort);
        };
        tell(port.effort, port.givesEffort, true);
        tell(port.flow, port.givesFlow, false);
        from.removeDuplicates();
        table.rows.push_back(
            {{shown(port.connector), takes.join(separator), from.join(separator), gives.join(separator)},
             shown(port.connector),
             takes.size() != 1});
    }
    return table;
}

StructureTable formTable(const CompiledSystem& system)
{
    const FlatModel& model = system.model;
    StructureTable table{
        {tr("Component"), tr("Form"), tr("Ports"), tr("Class")},
        {},
        {QStringLiteral("component"), QStringLiteral("form"), QStringLiteral("ports"), QStringLiteral("class")}};
    const std::vector<PortCausality> ports = portCausalities(model, *system.structure);
    for (auto first = ports.begin(); first != ports.end();) {
        const auto last = std::find_if(first, ports.end(),
                                       [&](const PortCausality& port) { return port.component != first->component; });
        const std::vector<PortCausality> own(first, last);
        QStringList names;
        for (const PortCausality& port : own)
            names << model::lastName(shown(port.connector));
        const FlatComponent& component = model.component(first->component);
        table.rows.push_back(
            {{shown(component.path), shown(formOf(own)), names.join(QStringLiteral(", ")), shown(component.className)},
             shown(component.path)});
        first = last;
    }
    return table;
}

StructureTable possibleForms(const CompiledSystem& system, const QString& path)
{
    StructureTable table{
        {tr("Form"), tr("Takes"), tr("Gives"), tr("How")},
        {},
        {QStringLiteral("form"), QStringLiteral("takes"), QStringLiteral("gives"), QStringLiteral("how")}};
    const auto& components = system.model.components;
    const auto found = std::ranges::find(components, path.toStdString(), &FlatComponent::path);
    if (found == components.end())
        return table;
    const auto id = ComponentId{static_cast<std::uint32_t>(found - components.begin())};
    QStringList chosen;
    for (const std::string& name : found->given)
        chosen << shown(name);
    chosen.sort();
    const QString separator = QStringLiteral(", ");
    for (const ComponentForm& form : componentForms(system.model, *system.structure, id)) {
        QStringList takes, gives;
        const auto named = [&](VariableId variable) {
            return pathOf(system.model, variable).mid(path.isEmpty() ? 0 : path.size() + 1);
        };
        for (const PortCausality& port : form.ports) {
            (port.givesEffort ? gives : takes) << named(port.effort);
            (port.givesFlow ? gives : takes) << named(port.flow);
        }
        QString how = form.exists ? kindText(form.kind) : tr("not: %1").arg(form.reason);
        QStringList sorted = takes;
        sorted.sort();
        if (sorted == chosen)
            how = tr("chosen; %1").arg(how);
        table.rows.push_back({{shown(form.letters), takes.join(separator), gives.join(separator), how},
                              takes.join(QLatin1Char(' ')),
                              !form.exists});
        table.rows.back().isChosen = sorted == chosen;
    }
    if (!table.rows.empty() && !path.isEmpty()) {
        StructureTable::Row automatic;
        automatic.cells =
            QStringList{tr("automatic"), QString(), QString(),
                        chosen.isEmpty() ? tr("chosen; as the program finds it") : tr("as the program finds it")};
        automatic.isChosen = chosen.isEmpty();
        table.rows.insert(table.rows.begin(), automatic);
    }
    return table;
}

namespace {

/// The text and the place of an equation.
std::pair<QString, QString> equationOf(const CompiledSystem& system, std::uint32_t number)
{
    const FlatModel& model = system.model;
    const StructureEquation& from = system.structure->equations[number];
    const QString text = shown(equationText(model, from.left, from.right, 120));
    if (from.origin.connectionSet < 0)
        return {text, shown(model.component(from.origin.component).path)};
    const auto& set = model.connectionSets[static_cast<std::size_t>(from.origin.connectionSet)];
    return {text, tr("joint of %1").arg(shown(set.connectors.front()))};
}

}  // namespace

StructureTable orderTable(const CompiledSystem& system, const ValueOf& valueOf)
{
    const FlatModel& model = system.model;
    const SystemStructure& structure = *system.structure;
    StructureTable table{{tr("No."), tr("Variable"), tr("Value"), tr("How"), tr("Equation"), tr("Component")},
                         {},
                         {QStringLiteral("number"), QStringLiteral("variable"), QStringLiteral("value"),
                          QStringLiteral("how"), QStringLiteral("equation"), QStringLiteral("component")}};
    for (std::size_t number = 0; number < structure.blocks.size(); ++number) {
        const StructureBlock& block = structure.blocks[number];
        for (const VariableId variable : block.variables) {
            const std::int32_t equation = structure.variable(variable).equation;
            const auto [text, component] = equation >= 0 ? equationOf(system, static_cast<std::uint32_t>(equation))
                                                         : std::pair<QString, QString>();
            const QString path = pathOf(model, variable);
            const std::optional<OrderValue> value = valueOf ? valueOf(path) : std::nullopt;
            table.rows.push_back(
                {{QString::number(number + 1), path, value ? value->text : QString(),
                  model.variable(variable).isIterated ? tr("%1, split here").arg(solvedAs(block, variable))
                                                      : solvedAs(block, variable),
                  text, component},
                 component,
                 block.solvedAs != SolvedAs::Assignment});
            table.rows.back().numbers.emplace(0, static_cast<double>(number + 1));
            if (value)
                table.rows.back().numbers.emplace(2, value->number);
        }
    }
    return table;
}

QString csvOf(const StructureTable& table)
{
    static const QRegularExpression quotable(QStringLiteral("[,\"\r\n]|^\\s|\\s$"));
    QString text;
    const auto addLine = [&](const QStringList& cells) {
        QStringList written;
        for (QString cell : cells) {
            if (cell.contains(quotable))
                cell = QLatin1Char('"') + cell.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
            written << cell;
        }
        text += written.join(QLatin1Char(',')) + QLatin1Char('\n');
    };
    QStringList keys;
    for (int column = 0; column < table.headers.size(); ++column)
        keys << table.key(column);
    addLine(keys);
    for (const StructureTable::Row& row : table.rows) {
        QStringList cells = row.cells;
        for (const auto& [column, number] : row.numbers)
            cells[column] = QString::number(number, 'g', 17);
        while (cells.size() < table.headers.size())
            cells << QString();  // all rows of a file have the same number of cells
        addLine(cells);
    }
    return text;
}

QJsonArray jsonOf(const StructureTable& table)
{
    QJsonArray rows;
    for (const StructureTable::Row& row : table.rows) {
        QJsonObject object;
        for (int column = 0; column < table.headers.size(); ++column) {
            const auto number = row.numbers.find(column);
            object.insert(table.key(column), number == row.numbers.end() ? QJsonValue(row.cells.value(column))
                                                                         : QJsonValue(number->second));
        }
        rows.append(object);
    }
    return rows;
}

QString dotOfOrder(const CompiledSystem& system)
{
    const FlatModel& model = system.model;
    const SystemStructure& structure = *system.structure;
    QString text = QStringLiteral("digraph order {\n  rankdir=LR;\n  node [shape=box];\n");
    std::set<std::uint32_t> states;
    for (std::size_t number = 0; number < structure.blocks.size(); ++number) {
        const StructureBlock& block = structure.blocks[number];
        QStringList names;
        for (const VariableId variable : block.variables)
            names << pathOf(model, variable);
        text += QStringLiteral("  b%1 [label=\"%2\"%3];\n")
                    .arg(number)
                    .arg(names.join(QStringLiteral("\\n")),
                         block.iterated.empty() ? QString() : QStringLiteral(", style=bold"));
        std::set<std::int32_t> sources;
        for (const std::uint32_t equation : block.equations) {
            for (const VariableId read : structure.equations[equation].unknowns)
                if (const std::int32_t from = structure.variable(read).block;
                    from >= 0 && from != static_cast<std::int32_t>(number) && sources.insert(from).second)
                    text += QStringLiteral("  b%1 -> b%2;\n").arg(from).arg(number);
            for (const VariableId state : structure.equations[equation].states) {
                states.insert(index(state));
                text += QStringLiteral("  s%1 -> b%2;\n").arg(index(state)).arg(number);
            }
        }
    }
    for (const std::uint32_t state : states)
        text +=
            QStringLiteral("  s%1 [label=\"%2\", shape=ellipse];\n").arg(state).arg(pathOf(model, VariableId{state}));
    return text + QStringLiteral("}\n");
}

QString textOf(const StructureTable& table)
{
    std::vector<qsizetype> widths;
    const auto widen = [&](const QStringList& cells) {
        widths.resize(std::max(widths.size(), static_cast<std::size_t>(cells.size())));
        for (qsizetype i = 0; i < cells.size(); ++i)
            widths[static_cast<std::size_t>(i)] = std::max(widths[static_cast<std::size_t>(i)], cells[i].size());
    };
    widen(table.headers);
    for (const StructureTable::Row& row : table.rows)
        widen(row.cells);
    const auto line = [&](const QStringList& cells) {
        QString text;
        for (qsizetype i = 0; i < cells.size(); ++i)
            text += i + 1 < cells.size() ? cells[i].leftJustified(widths[static_cast<std::size_t>(i)] + 2) : cells[i];
        return text.trimmed() + QLatin1Char('\n');
    };
    QString text = line(table.headers);
    for (const StructureTable::Row& row : table.rows)
        text += line(row.cells);
    return text;
}

}  // namespace bramah::solver
