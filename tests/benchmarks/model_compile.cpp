// SPDX-License-Identifier: GPL-3.0-or-later
// Time to compile models of growing size: chains of volumes, orifices and masses joined by connectors.
#include "model/classes/class_library.h"
#include "model/syntax/syntax_tree.h"
#include "solver/compile/compile.h"
#include "solver/flatten/flatten.h"
#include "solver/tape/compiled_system.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/chain_model.h"

#include <algorithm>
#include <ctime>

namespace bramah::bench {

namespace {

Result compileChains()
{
    Result result;
    std::vector<double> flattenings, compilings, both;
    for (const int size : {1000, 5000, 20000}) {
        const auto text =
            std::make_shared<model::SourceText>(QStringLiteral("chain.mo"), chain(size / kEquationsOfCell));
        std::vector<double> flattening, compiling;  // [us of processor time for each equation]
        for (int i = 0; i < 5; ++i) {
            model::ClassLibrary library;
            const auto classes = library.addFile(model::syntax::SyntaxTree::parse(text));
            std::clock_t start = std::clock();
            const auto spent = [&start] { return 1e6 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC; };
            solver::FlattenOutcome flat = solver::flatten(library, *classes.back());
            if (!flat.model) {
                result.failure = QStringLiteral("the chain does not flatten");
                return result;
            }
            const auto equations = static_cast<double>(flat.model->equations.size());
            flattening.push_back(spent() / equations);
            start = std::clock();
            const solver::CompileOutcome outcome = solver::compile(std::move(*flat.model));
            compiling.push_back(spent() / equations);
            if (!outcome.system) {
                result.failure = outcome.diagnostics.empty() ? QStringLiteral("the chain does not compile")
                                                             : outcome.diagnostics.front().commandLineText();
                return result;
            }
        }
        flattenings.push_back(median(flattening));
        compilings.push_back(median(compiling));
        both.push_back(flattenings.back() + compilings.back());
        const QString number = QString::number(size);
        result.measurements.push_back(
            {QStringLiteral("flatten, an equation of ") + number, flattenings.back(), QStringLiteral("us")});
        result.measurements.push_back(
            {QStringLiteral("compile, an equation of ") + number, compilings.back(), QStringLiteral("us")});
    }
    result.measurements.push_back(spreadOf(QStringLiteral("spread of flattening"), flattenings));
    result.measurements.push_back(spreadOf(QStringLiteral("spread of compiling"), compilings));
    result.measurements.push_back(spreadOf(QStringLiteral("spread of both, from text to system"), both));
    return result;
}

const RegisterBenchmark modelCompile("model_compile", "compilation of 1,000, 5,000 and 20,000 equations",
                                     compileChains);

}  // namespace

}  // namespace bramah::bench
