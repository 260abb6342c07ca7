// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/power_text.h"

#include "model/text/dotted_name.h"
#include "solver/evaluate/system_evaluator.h"
#include "solver/results/rounding_rest.h"
#include "solver/translate.h"

#include <QSet>

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

constexpr int kDigits = 5;
constexpr double kLeastPower = 1;  // W: beside less than a billionth of it a power is nothing

QString numberOf(double value)
{
    return value == 0 ? QStringLiteral("0") : QString::number(value, 'g', kDigits);
}

double ambientPressure(const CompiledSystem& system)
{
    constexpr double kUsual = 101325;  // Pa, if the circuit names no other pressure
    const VariableId id = system.model.findVariable("fluid.p_ambient");
    const ExprId binding = id == kNoVariable ? kNoExpr : system.model.variable(id).binding;
    return binding != kNoExpr && system.model.graph.isConstant(binding) ? system.model.graph.node(binding).value
                                                                        : kUsual;
}

/// `E` or `F` row by row in columns of equal width.
QStringList linesOf(const std::vector<std::vector<double>>& matrix)
{
    std::vector<qsizetype> widths;
    for (const std::vector<double>& row : matrix) {
        widths.resize(row.size(), 0);
        for (std::size_t k = 0; k < row.size(); ++k)
            widths[k] = std::max(widths[k], numberOf(row[k]).size());
    }
    QStringList lines;
    for (const std::vector<double>& row : matrix) {
        QStringList cells;
        for (std::size_t k = 0; k < row.size(); ++k)
            cells << numberOf(row[k]).rightJustified(widths[k]);
        lines << QStringLiteral("[ %1 ]").arg(cells.join(QStringLiteral("  ")));
    }
    return lines;
}

}  // namespace

std::optional<PowerStructure> powerStructureOf(const CompiledSystem& system, const QStringList& paths)
{
    std::vector<ComponentId> components;
    for (std::uint32_t i = 0; i < system.model.components.size(); ++i)
        if (paths.contains(QString::fromStdString(system.model.components[i].path)))
            components.push_back(ComponentId{i});
    const std::shared_ptr<const CompiledSystem> borrowed(std::shared_ptr<void>(), &system);
    const auto evaluator = makeEvaluator(borrowed);
    if (components.empty() || !evaluator->updateParameters().ok())
        return std::nullopt;
    PowerStructure made = powerStructure(system.model, *system.structure, components,
                                         [&](VariableId id) { return evaluator->value(id); });
    return made.ports.empty() ? std::nullopt : std::optional(std::move(made));
}

std::optional<PowerStructure> powerStructureAt(const CompiledSystem& system, const QString& connector)
{
    const std::string wanted = connector.toStdString();
    const auto& sets = system.model.connectionSets;
    for (std::size_t set = 0; set < sets.size(); ++set)
        if (std::ranges::find(sets[set].connectors, wanted) != sets[set].connectors.end()) {
            PowerStructure made = powerStructureOfJoint(system.model, *system.structure, set);
            return made.ports.size() < 2 ? std::nullopt : std::optional(std::move(made));
        }
    return std::nullopt;
}

QStringList jointsBetween(const CompiledSystem& system, const QStringList& paths)
{
    QStringList joints;
    for (const ConnectionSet& set : system.model.connectionSets) {
        QSet<QString> joined;
        for (const std::string& connector : set.connectors) {
            const QString path = model::outerPath(QString::fromStdString(connector));
            if (paths.contains(path))
                joined.insert(path);
        }
        const QString first = QString::fromStdString(set.connectors.front());
        if (joined.size() > 1 && powerStructureAt(system, first))
            joints << first;
    }
    return joints;
}

std::vector<std::pair<QString, double>> portPowers(const CompiledSystem& system, const ResultStore& results,
                                                   double time, const QStringList& paths)
{
    std::vector<std::pair<QString, double>> powers;
    if (results.rowCount() < 2)
        return powers;
    const std::size_t row = std::min(results.rowAt(time), results.rowCount() - 1);
    const std::size_t before = row > 0 ? row - 1 : row, after = std::min(row + 1, results.rowCount() - 1);
    const double ambient = ambientPressure(system);
    for (const PortCausality& port : portCausalities(system.model, *system.structure)) {
        if (!paths.contains(QString::fromStdString(system.model.component(port.component).path)))
            continue;
        const auto columnOf = [&](VariableId id) {
            return results.find(QString::fromStdString(system.model.variable(id).path));
        };
        const int effort = columnOf(port.effort), flow = columnOf(port.flow);
        if (effort < 0 || flow < 0)
            continue;
        const double elapsed = results.time(after) - results.time(before);
        const double density = results.columns()[static_cast<std::size_t>(flow)].density;
        double rate = results.value(flow, row);
        if (port.isMechanical)
            rate = elapsed > 0 ? (results.value(flow, after) - results.value(flow, before)) / elapsed : 0;
        else if (density > 0)
            rate /= density;
        // A heat flow is a power.
        const bool isHeat = system.model.variable(port.flow).texts->unit == "W";
        if (isHeat) {
            powers.emplace_back(QString::fromStdString(port.connector), rate);
            continue;
        }
        const bool isPressure = system.model.variable(port.effort).texts->unit == "Pa";
        powers.emplace_back(QString::fromStdString(port.connector),
                            (results.value(effort, row) - (isPressure ? ambient : 0)) * rate);
    }
    double greatest = kLeastPower;
    for (const auto& [port, power] : powers)
        greatest = std::max(greatest, std::abs(power));
    for (auto& [port, power] : powers)
        power = withoutRounding(power, greatest);
    return powers;
}

QString powerVerdictText(const PowerStructure& structure)
{
    switch (structure.verdict) {
    case PowerVerdict::Lossless:
        return tr("Lossless: in any state the power into some ports equals the power out of the others.");
    case PowerVerdict::Dissipates: return tr("Dissipates: it takes power in any state of its ports.");
    case PowerVerdict::Gives: return tr("Gives power in any state of its ports.");
    case PowerVerdict::Either: return tr("Takes or gives power, depending on the state of its ports.");
    case PowerVerdict::Stores:
        return tr("Stores: %1 of %2 equations are between efforts and flows; the others contain derivatives.")
            .arg(structure.rank())
            .arg(structure.ports.size());
    case PowerVerdict::Source: return tr("Source: it fixes an effort or a flow by itself.");
    case PowerVerdict::Nonlinear:
        return tr("Not linear: %1 of %2 equations have constant coefficients; its power depends on the others.")
            .arg(structure.rank())
            .arg(structure.ports.size());
    }
    return {};
}

QString powerText(const PowerStructure& structure)
{
    QStringList efforts, flows;
    for (const PowerStructure::Port& port : structure.ports) {
        const QString connector = QString::fromStdString(port.connector) + QLatin1Char('.');
        efforts << connector + QString::fromStdString(port.effort);
        flows << connector + QString::fromStdString(port.flow);
    }
    const QString separator = QStringLiteral(", ");
    QString text =
        QStringLiteral("E e + F f = 0\ne = (%1)\nf = (%2)\n").arg(efforts.join(separator), flows.join(separator));
    const QStringList e = linesOf(structure.efforts), f = linesOf(structure.flows);
    for (qsizetype row = 0; row < e.size(); ++row)
        text += (row == 0 ? QStringLiteral("E = ") : QStringLiteral("    ")) + e[row] +
                (row == 0 ? QStringLiteral("   F = ") : QStringLiteral("       ")) + f[row] + QLatin1Char('\n');
    if (!e.isEmpty())
        text += (structure.isSkewSymmetric ? tr("E F' + F E' = 0") : tr("E F' + F E' is not 0")) + separator +
                tr("rank of [E F] is %1 with %2 ports").arg(structure.rank()).arg(structure.ports.size()) +
                QLatin1Char('\n');
    return text + powerVerdictText(structure) + QLatin1Char('\n');
}

}  // namespace bramah::solver
