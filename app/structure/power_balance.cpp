// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/power_balance.h"

#include "app/translate.h"
#include "editor/units/shown_unit.h"
#include "solver/inspection/port_causality.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>

namespace bramah::app {
namespace {

constexpr double kAmbient = 101325;   // Pa, where the circuit names no other
constexpr double kLeastShare = 1e-6;  // of the energy given: less is not listed

enum class PowerKind : std::uint8_t { Fluid, Mechanical, Electrical, Heat };

/// Where the results of one port are.
struct PortColumns {
    int effort = -1, flow = -1;
    PowerKind kind = PowerKind::Fluid;
    double density = 1;  ///< kg/m3
};

class PortPower
{
public:
    PortPower(const solver::CompiledSystem& system, const solver::ResultStore& results)
        : system_(system), results_(results), ambient_(ambientOf(system))
    {
    }

    [[nodiscard]] std::optional<PortColumns> columnsOf(const solver::PortCausality& port) const
    {
        PortColumns columns;
        columns.effort = columnOf(port.effort);
        columns.flow = columnOf(port.flow);
        if (columns.effort < 0 || columns.flow < 0)
            return std::nullopt;
        const solver::ResultColumn& flow = results_.columns()[static_cast<std::size_t>(columns.flow)];
        const std::string& unit = system_.model.variable(port.flow).texts->unit;
        if (port.isMechanical)
            columns.kind = PowerKind::Mechanical;
        else if (unit == "W")
            columns.kind = PowerKind::Heat;
        else if (unit == "kg/s" && flow.density > 0)
            columns.density = flow.density;
        else if (unit == "A")
            columns.kind = PowerKind::Electrical;
        else
            return std::nullopt;
        return columns;
    }

    /// [J] from one row to the next.
    [[nodiscard]] double work(const PortColumns& port, std::size_t row) const
    {
        if (port.kind == PowerKind::Mechanical)
            return (value(port.effort, row) + value(port.effort, row + 1)) / 2 *
                   (value(port.flow, row + 1) - value(port.flow, row));
        return (power(port, row) + power(port, row + 1)) / 2 * (results_.time(row + 1) - results_.time(row));
    }

    /// [W] at a row that has a neighbour.
    [[nodiscard]] double powerAt(const PortColumns& port, std::size_t row) const
    {
        if (port.kind != PowerKind::Mechanical)
            return power(port, row);
        const std::size_t first = row > 0 ? row - 1 : row;
        const std::size_t last = std::min(row + 1, results_.rowCount() - 1);
        const double elapsed = results_.time(last) - results_.time(first);
        return elapsed > 0 ? value(port.effort, row) * (value(port.flow, last) - value(port.flow, first)) / elapsed : 0;
    }

private:
    [[nodiscard]] static double ambientOf(const solver::CompiledSystem& system)
    {
        const solver::VariableId id = system.model.findVariable("fluid.p_ambient");
        const solver::ExprId binding = id == solver::kNoVariable ? solver::kNoExpr : system.model.variable(id).binding;
        return binding != solver::kNoExpr && system.model.graph.isConstant(binding)
                   ? system.model.graph.node(binding).value
                   : kAmbient;
    }
    [[nodiscard]] int columnOf(solver::VariableId id) const
    {
        return results_.find(QString::fromStdString(system_.model.variable(id).path));
    }
    [[nodiscard]] double value(int column, std::size_t row) const { return results_.value(column, row); }
    [[nodiscard]] double power(const PortColumns& port, std::size_t row) const
    {
        const double flow = value(port.flow, row);
        if (port.kind == PowerKind::Heat)
            return flow;
        if (port.kind == PowerKind::Fluid)
            return (value(port.effort, row) - ambient_) * flow / port.density;
        return value(port.effort, row) * flow;
    }

    const solver::CompiledSystem& system_;
    const solver::ResultStore& results_;
    double ambient_;
};

QString shownPower(double watts)
{
    return QLocale().toString(watts / 1e3, 'f', 3);
}

}  // namespace

std::vector<ComponentPower> powerBalance(const solver::CompiledSystem& system, const solver::ResultStore& results,
                                         double time)
{
    std::vector<ComponentPower> balance;
    if (results.rowCount() < 2)
        return balance;
    const PortPower power(system, results);
    const std::size_t row = std::min(results.rowAt(time), results.rowCount() - 1);
    std::map<solver::ComponentId, std::size_t> places;
    for (const solver::PortCausality& port : portCausalities(system.model, *system.structure)) {
        if (system.model.component(port.component).parent != solver::ComponentId{})
            continue;
        const std::optional<PortColumns> columns = power.columnsOf(port);
        if (!columns)
            continue;
        const auto [place, isNew] = places.try_emplace(port.component, balance.size());
        if (isNew)
            balance.push_back({QString::fromStdString(system.model.component(port.component).path), 0, 0});
        ComponentPower& component = balance[place->second];
        component.now += power.powerAt(*columns, row);
        for (std::size_t before = 0; before < row; ++before)
            component.energy += power.work(*columns, before);
    }
    return balance;
}

StructureTable powerTable(const solver::CompiledSystem& system, const solver::ResultStore& results, double time)
{
    StructureTable table{
        {tr("Component"), tr("takes now [kW]"), tr("took since the start [kJ]"), tr("share of all that was given")},
        {}};
    std::vector<ComponentPower> balance = powerBalance(system, results, time);
    double given = 0;
    ComponentPower sum;
    for (const ComponentPower& one : balance) {
        given += std::max(-one.energy, 0.0);
        sum.now += one.now;
        sum.energy += one.energy;
    }
    // What gives stands first, then what takes, the most of each at the top; tanks and walls do neither.
    std::erase_if(balance, [&](const ComponentPower& one) { return std::abs(one.energy) < kLeastShare * given; });
    std::ranges::stable_sort(balance, [](const ComponentPower& a, const ComponentPower& b) {
        return (a.energy < 0) != (b.energy < 0) ? a.energy < 0 : std::abs(a.energy) > std::abs(b.energy);
    });
    const auto share = [&](double energy) {
        return given > 0 ? QStringLiteral("%1 %").arg(QLocale().toString(100 * energy / given, 'f', 2)) : QString();
    };
    for (const ComponentPower& one : balance) {
        table.rows.push_back({{one.path, shownPower(one.now), shownPower(one.energy), share(one.energy)}, one.path});
        table.rows.back().share = given > 0 ? one.energy / given : 0;
    }
    if (!balance.empty())
        table.rows.push_back(
            {{tr("all together"), shownPower(sum.now), shownPower(sum.energy), share(sum.energy)}, {}, true});
    return table;
}

}  // namespace bramah::app
