// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/tables/energy_table.h"

#include "app/translate.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace bramah::app {
namespace {

constexpr double kLeastShare = 1e-9;  // of the energy given: smaller ones are not listed

/// The last column of a row: the share of all energy given; negative if the component gives it.
double sizeOf(const ComponentEnergy& one)
{
    return one.given > 0 ? -one.given : one.delivered + one.stored + one.lost;
}

class Sums
{
public:
    explicit Sums(const std::vector<ComponentEnergy>& all)
    {
        for (const ComponentEnergy& one : all) {
            sum_.now += one.now;
            sum_.in += one.in;
            sum_.given += one.given;
            sum_.delivered += one.delivered;
            sum_.stored += one.stored;
            sum_.lost += one.lost;
        }
    }
    [[nodiscard]] const ComponentEnergy& sum() const { return sum_; }
    [[nodiscard]] double share(double energy) const { return sum_.given > 0 ? energy / sum_.given : 0; }

private:
    ComponentEnergy sum_;
};

/// \a value with so many decimals; what they show as zero has no sign.
QString fixedText(double value, int decimals)
{
    const double ofLast = std::pow(10, decimals), shown = std::round(value * ofLast) / ofLast;
    return QLocale().toString(shown == 0 ? 0.0 : shown, 'f', decimals);
}

StructureTable::Row rowOf(const ComponentEnergy& one, double share)
{
    const auto kilo = [](double value) { return fixedText(value / 1e3, 3); };
    StructureTable::Row row{{one.path, kilo(one.now), kilo(one.in), kilo(one.given), kilo(one.delivered),
                             kilo(one.stored), kilo(one.lost), QStringLiteral("%1 %").arg(fixedText(100 * share, 2))},
                            one.path};
    row.share = share;
    row.numbers = {{1, one.now},    {2, one.in},   {3, one.given}, {4, one.delivered},
                   {5, one.stored}, {6, one.lost}, {7, share}};
    return row;
}

}  // namespace

std::vector<ComponentEnergy> componentEnergies(const EnergyRun& run, double time)
{
    std::vector<ComponentEnergy> made;
    if (!run.results || run.results->rowCount() == 0)
        return made;
    const solver::ResultStore& results = *run.results;
    const std::size_t row = std::min(results.rowAt(time), results.rowCount() - 1);
    for (std::size_t i = 0; i < run.components.size(); ++i) {
        const auto at = [&](const char* name, std::size_t which) {
            const int column = results.find(QStringLiteral("%1_%2").arg(QLatin1String(name)).arg(i));
            return column < 0 ? 0.0 : results.value(column, which);
        };
        ComponentEnergy one;
        one.path = run.components[i].path;
        one.now = at("in", row);
        const double driven = at("driven", row);
        const double all = at("energy", row);
        one.in = all - driven;
        if (run.components[i].role == solver::EnergyRole::Source) {
            one.given = std::max(0.0, -one.in) + driven;
            one.delivered = std::max(0.0, one.in);
        } else {
            one.given = std::max(0.0, driven);
            one.delivered = std::max(0.0, -driven);
            one.stored = at("stored", row) - at("stored", 0);
            one.lost = all - one.stored;
        }
        made.push_back(one);
    }
    return made;
}

StructureTable energyTable(const EnergyRun& run, double time)
{
    StructureTable table{
        {tr("Component"), tr("takes now [kW]"), tr("came in [kJ]"), tr("given [kJ]"), tr("delivered [kJ]"),
         tr("stored [kJ]"), tr("lost [kJ]"), tr("share of all that was given")},
        {},
        {QStringLiteral("component"), QStringLiteral("power"), QStringLiteral("in"), QStringLiteral("given"),
         QStringLiteral("delivered"), QStringLiteral("stored"), QStringLiteral("lost"), QStringLiteral("share")}};
    std::vector<ComponentEnergy> all = componentEnergies(run, time);
    if (all.empty())
        return table;
    const Sums sums(all);
    // Components that give energy come first, then those that take it, each by size. Without walls, which do neither.
    std::erase_if(all, [&](const ComponentEnergy& one) {
        return std::abs(one.in) + one.given <= kLeastShare * sums.sum().given && one.now == 0;
    });
    std::ranges::stable_sort(all, [](const ComponentEnergy& a, const ComponentEnergy& b) {
        const bool isA = a.given > 0, isB = b.given > 0;
        return isA != isB ? isA : std::abs(sizeOf(a)) > std::abs(sizeOf(b));
    });
    for (const ComponentEnergy& one : all)
        table.rows.push_back(rowOf(one, sums.share(sizeOf(one))));
    table.rows.push_back(rowOf(sums.sum(), sums.share(sums.sum().in)));
    table.rows.back().cells[0] = tr("all together");
    table.rows.back().path.clear();
    table.rows.back().isMarked = true;
    return table;
}

}  // namespace bramah::app
