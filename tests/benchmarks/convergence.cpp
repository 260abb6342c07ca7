// SPDX-License-Identifier: GPL-3.0-or-later
// Random circuits at two tolerances: results that are wrong without a word would differ.
#include "tests/benchmarks/convergence.h"

#include "tests/solver/library/circuit_run.h"
#include "tests/solver/library/library_run.h"

#include <QString>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace bramah::bench {
namespace {

constexpr double kAllowed = 0.02;
constexpr double kLongest = 20;  // s of CPU time a run

/// The least range that a difference is compared with; 0 for what is not compared.
double leastRange(const std::string& unit)
{
    return unit == "Pa" ? 1e5 : unit == "m" ? 1e-3 : unit == "rad" ? 1e-2 : 0;
}

struct Disagreement {
    double share = 0;
    QString path;
};

/// The variable that differs most in the mean.
Disagreement largestDisagreement(const test::CircuitOutcome& run, const test::CircuitOutcome& exact)
{
    Disagreement worst;
    const solver::ResultStore &a = run.results, &b = exact.results;
    for (const auto& column : b.columns()) {
        const solver::VariableId variable = exact.system->model.findVariable(column.path.toStdString());
        const double least =
            variable == solver::kNoVariable ? 0 : leastRange(exact.system->model.variable(variable).texts->unit);
        if (least == 0 || a.find(column.path) < 0)
            continue;
        const double share = test::meanDifference(a, b, column.path, least);
        if (share > worst.share)
            worst = {share, column.path};
    }
    return worst;
}

QByteArray choicesText(const char* densityModel, const char* orificeLaw)
{
    return QByteArray("(fluid(densityModel = Bramah.Types.DensityModel.") + densityModel +
           ", orificeLaw = Bramah.Types.OrificeLaw." + orificeLaw + "))";
}

}  // namespace

std::vector<Measurement> measureConvergence(const test::RandomCircuits& circuits, int firstSeed, int count)
{
    constexpr std::array<const char*, 2> kDensityModels{"PressureDependent", "Textbook"};
    constexpr std::array<const char*, 2> kOrificeLaws{"TwoRegime", "Smoothed"};
    int compared = 0, agreeing = 0, chaotic = 0, stopped = 0;
    for (int seed = firstSeed; seed < firstSeed + count; ++seed) {
        const QByteArray text = circuits.text(static_cast<std::uint64_t>(seed));
        for (const char* densityModel : kDensityModels)
            for (const char* orificeLaw : kOrificeLaws) {
                const QByteArray overrides = choicesText(densityModel, orificeLaw);
                const auto run = test::runCircuit(text, {overrides, 1e-6, kLongest});
                const auto exact = test::runCircuit(text, {overrides, 1e-8, kLongest});
                if (run.end != test::CircuitEnd::StopTime || exact.end != test::CircuitEnd::StopTime) {
                    stopped += run.end != test::CircuitEnd::Refused ? 1 : 0;
                    continue;
                }
                ++compared;
                const Disagreement worst = largestDisagreement(run, exact);
                if (worst.share <= kAllowed) {
                    ++agreeing;
                    continue;
                }
                const auto tighter = test::runCircuit(text, {overrides, 1e-9, kLongest});
                const bool isChaotic =
                    tighter.end == test::CircuitEnd::StopTime && largestDisagreement(exact, tighter).share > kAllowed;
                chaotic += isChaotic ? 1 : 0;
                std::fprintf(stderr, "  seed %d, %s, %s: %s differs by %.2g of its range between 1e-6 and 1e-8%s\n",
                             seed, densityModel, orificeLaw, qPrintable(worst.path), worst.share,
                             isChaotic ? ", and between 1e-8 and 1e-9 too: it is chaotic" : "");
            }
    }
    return {{QStringLiteral("compared at 1e-6 and 1e-8"), static_cast<double>(compared), {}},
            {QStringLiteral("of them within 2 %"), 100.0 * agreeing / std::max(1, compared), QStringLiteral("%")},
            {QStringLiteral("chaotic: 1e-8 and 1e-9 differ as well"), static_cast<double>(chaotic), {}},
            {QStringLiteral("not compared: stopped with a reason or over 20 s"), static_cast<double>(stopped), {}}};
}

}  // namespace bramah::bench
