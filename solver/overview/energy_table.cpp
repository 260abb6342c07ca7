// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/energy_table.h"

#include "solver/results/rounding_rest.h"
#include "solver/translate.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

constexpr double kLeastShare = 1e-9;  // of the energy given: smaller ones are not listed

/// The energy of a component by which rows are sorted; negative if the component gives it.
double sizeOf(const ComponentEnergy& one)
{
    return one.given > 0 ? -one.given : one.delivered + one.stored + one.leftOut + one.lost;
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
            sum_.leftOut += one.leftOut;
            sum_.lost += one.lost;
        }
    }
    [[nodiscard]] const ComponentEnergy& sum() const { return sum_; }
    [[nodiscard]] double share(double energy) const { return sum_.given > 0 ? energy / sum_.given : 0; }
    [[nodiscard]] double largestEnergy() const
    {
        return std::max({sum_.given, sum_.delivered, std::abs(sum_.stored), std::abs(sum_.lost)});
    }

private:
    ComponentEnergy sum_;
};

/// Makes energies 0 that are nothing beside the largest one.
void takeOutRounding(std::vector<ComponentEnergy>& all)
{
    double largest = 0;
    for (const ComponentEnergy& one : all)
        largest = std::max({largest, one.given, one.delivered, std::abs(one.stored), std::abs(one.lost)});
    for (ComponentEnergy& one : all)
        for (double* energy : {&one.in, &one.given, &one.delivered, &one.stored, &one.leftOut, &one.lost})
            *energy = withoutRounding(*energy, largest);
}

/// \a value with so many decimals; what they show as zero has no sign.
QString fixedText(double value, int decimals)
{
    const double ofLast = std::pow(10, decimals), shown = std::round(value * ofLast) / ofLast;
    return QLocale().toString(shown == 0 ? 0.0 : shown, 'f', decimals);
}

/// A unit in which a size has digits in front of the decimal point.
struct ShownScale {
    double factor = 1e3;
    QString prefix = QStringLiteral("k");

    static ShownScale of(double size)
    {
        if (size >= 100 || !(size > 0))
            return {};
        return size >= 0.1    ? ShownScale{1, {}}
               : size >= 1e-4 ? ShownScale{1e-3, QStringLiteral("m")}
                              : ShownScale{1e-6, QStringLiteral("µ")};
    }
    [[nodiscard]] QString text(double value) const { return fixedText(value / factor, 3); }
};

/// The units of a table's powers and energies.
struct ShownScales {
    ShownScale power, energy;
};

/// \a share: of all energy given; negative if the component gives it.
StructureTable::Row rowOf(const ComponentEnergy& one, double share, const ShownScales& in)
{
    StructureTable::Row row{
        {one.path, in.power.text(one.now), in.energy.text(one.in), in.energy.text(one.given),
         in.energy.text(one.delivered), in.energy.text(one.stored), in.energy.text(one.lost),
         in.energy.text(one.leftOut), QStringLiteral("%1 %").arg(fixedText(100 * std::abs(share), 2))},
        one.path};
    row.share = share;
    row.numbers = {{1, one.now},    {2, one.in},   {3, one.given},   {4, one.delivered},
                   {5, one.stored}, {6, one.lost}, {7, one.leftOut}, {8, std::abs(share)}};
    return row;
}

QStringList headings(const ShownScales& in)
{
    const QString watt = in.power.prefix + QLatin1Char('W'), joule = in.energy.prefix + QLatin1Char('J');
    return {tr("Component"),
            tr("Comes in now [%1]").arg(watt),
            tr("Came in [%1]").arg(joule),
            tr("Given [%1]").arg(joule),
            tr("Delivered [%1]").arg(joule),
            tr("Stored [%1]").arg(joule),
            tr("Lost [%1]").arg(joule),
            tr("Left out by its laws [%1]").arg(joule),
            tr("Share of all that was given")};
}

}  // namespace

std::vector<ComponentEnergy> componentEnergies(const EnergyRun& run, double time)
{
    std::vector<ComponentEnergy> made;
    if (!run.results || run.results->rowCount() == 0)
        return made;
    const ResultStore& results = *run.results;
    const std::size_t row = std::min(results.rowAt(time), results.rowCount() - 1);
    for (std::size_t i = 0; i < run.components.size(); ++i) {
        const auto at = [&](const char* name, std::size_t which) {
            const int column = results.find(QStringLiteral("%1_%2").arg(QLatin1String(name)).arg(i));
            return column < 0 ? 0.0 : results.value(column, which);
        };
        ComponentEnergy one;
        one.path = run.components[i].path;
        one.now = at("in", row) - at("drive", row);
        const double driven = at("driven", row);
        const double all = at("energy", row);
        one.in = all - driven;
        if (run.components[i].role == EnergyRole::Source) {
            one.given = std::max(0.0, -one.in) + driven;
            one.delivered = std::max(0.0, one.in);
        } else {
            one.given = std::max(0.0, driven);
            one.delivered = std::max(0.0, -driven);
            one.stored = at("stored", row) - at("stored", 0);
            one.leftOut = at("left", row);
            one.lost = all - one.stored - one.leftOut;
        }
        made.push_back(one);
    }
    takeOutRounding(made);
    return made;
}

StructureTable energyTable(const EnergyRun& run, double time)
{
    StructureTable table{{},
                         {},
                         {QStringLiteral("component"), QStringLiteral("power"), QStringLiteral("in"),
                          QStringLiteral("given"), QStringLiteral("delivered"), QStringLiteral("stored"),
                          QStringLiteral("lost"), QStringLiteral("leftOut"), QStringLiteral("share")}};
    std::vector<ComponentEnergy> all = componentEnergies(run, time);
    const Sums sums(all);
    double power = 0;
    for (const ComponentEnergy& one : all)
        power = std::max(power, std::abs(one.now));
    const ShownScales in{ShownScale::of(power), ShownScale::of(sums.largestEnergy())};
    table.headers = headings(in);
    if (all.empty())
        return table;
    // Components that give energy come first, then those that take it, each by size. Without walls, which do neither.
    std::erase_if(all, [&](const ComponentEnergy& one) {
        return std::abs(one.in) + one.given <= kLeastShare * sums.sum().given && one.now == 0;
    });
    std::ranges::stable_sort(all, [](const ComponentEnergy& a, const ComponentEnergy& b) {
        const bool isA = a.given > 0, isB = b.given > 0;
        return isA != isB ? isA : std::abs(sizeOf(a)) > std::abs(sizeOf(b));
    });
    for (const ComponentEnergy& one : all)
        table.rows.push_back(rowOf(one, sums.share(sizeOf(one)), in));
    table.rows.push_back(rowOf(sums.sum(), sums.share(sums.sum().given), in));
    table.rows.back().cells[0] = tr("all together");
    table.rows.back().path.clear();
    table.rows.back().share = 0;  // no bar
    table.rows.back().isMarked = true;
    return table;
}

}  // namespace bramah::solver
