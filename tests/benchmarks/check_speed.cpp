// SPDX-License-Identifier: GPL-3.0-or-later
// A check of a drawn circuit, as of the command line: what a symbol costs must not depend on how many there are.
#include "app/cli/models/drawn_class.h"
#include "model/classes/class_library.h"
#include "model/syntax/syntax_tree.h"
#include "solver/compile/compile.h"
#include "solver/flatten/flatten.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/large_sheet.h"

#include <ctime>

namespace bramah::bench {
namespace {

constexpr int kSymbolsOfGroup = 7;

/// Seconds of processor time to check a sheet of so many groups of symbols.
double secondsToCheck(int groups)
{
    model::ClassLibrary library;
    library.addDefaultSearchPaths();
    const std::clock_t begin = std::clock();
    const auto classes = library.addFile(model::syntax::SyntaxTree::parse(
        std::make_shared<model::SourceText>(QStringLiteral("large.mo"), largeSheet(groups))));
    const cli::DrawnClass drawn(library, *classes.back());
    (void)drawn.problems();
    (void)drawn.illegibilities();
    solver::FlattenOutcome flat = solver::flatten(library, *classes.back());
    if (!flat.model || !solver::compile(std::move(*flat.model)).system)
        return 0;
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

Result scaleCheck()
{
    constexpr int kRounds = 3;
    Result result;
    std::vector<double> costs;
    for (const int symbols : {1000, 3000, 10000}) {
        std::vector<double> seconds;
        for (int round = 0; round < kRounds; ++round)
            seconds.push_back(secondsToCheck(symbols / kSymbolsOfGroup));
        if (median(seconds) == 0)
            return {{}, {}, QStringLiteral("the sheet does not compile")};
        costs.push_back(median(seconds) / symbols * 1e6);
        result.measurements.push_back(
            {QStringLiteral("check a symbol of %1").arg(symbols), costs.back(), QStringLiteral("us")});
    }
    result.measurements.push_back(spreadOf(QStringLiteral("spread"), costs));
    return result;
}

const RegisterBenchmark kScaleCheck("scale_check", "checks of 1,000 to 10,000 symbols: drawing, flattening, compiling",
                                    scaleCheck);

}  // namespace
}  // namespace bramah::bench
