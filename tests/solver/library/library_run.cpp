// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"

#include "model/classes/class_library.h"
#include "solver/compile/compile.h"
#include "solver/evaluate/system_evaluator.h"
#include "solver/flatten/flatten.h"
#include "tests/prepare_flat.h"
#include "tests/solver/library/opened_library.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>

#include <cmath>
#include <stdexcept>

namespace bramah::test {
namespace {

LibraryRun run(const model::ClassLibrary& library, const model::ClassNode& node, model::Diagnostics diagnostics,
               const LibraryRunOptions& options)
{
    LibraryRun result;
    result.diagnostics = std::move(diagnostics);
    solver::FlattenOutcome flat = solver::flatten(library, node, {options.overrides, {}});
    result.diagnostics.insert(result.diagnostics.end(), flat.diagnostics.begin(), flat.diagnostics.end());
    if (!flat.model)
        return result;
    solver::RunSettings settings;
    const solver::Experiment experiment = flat.model->experiment;
    settings.startTime = options.useExperiment ? experiment.startTime : options.startTime;
    settings.stopTime = options.useExperiment ? experiment.stopTime : options.stopTime;
    settings.interval = options.useExperiment ? experiment.interval.value_or(0) : options.interval;
    settings.tolerance = options.useExperiment ? experiment.tolerance.value_or(1e-6) : options.tolerance;
    if (options.otherTolerance > 0)
        settings.tolerance = options.otherTolerance;
    settings.evaluation = options.evaluation;
    settings.eventRows = options.eventRows;
    settings.solver = options.solver;
    if (!options.variables.isEmpty())
        settings.variables = QRegularExpression(options.variables);
    solver::SimulationRun simulation(test::prepareFlat(std::move(*flat.model)), settings);
    simulation.start();
    const QDeadlineTimer deadline =
        options.seconds > 0 ? QDeadlineTimer(qRound64(options.seconds * 1e3)) : QDeadlineTimer(QDeadlineTimer::Forever);
    while (!simulation.isEnded()) {
        if (deadline.hasExpired())
            simulation.stop();
        (void)simulation.waitForRows(50);
        simulation.drainInto(result.results);
    }
    simulation.drainInto(result.results);
    result.status = simulation.status();
    result.diagnostics.insert(result.diagnostics.end(), result.status.diagnostics.begin(),
                              result.status.diagnostics.end());
    return result;
}

}  // namespace

QString LibraryRun::messages() const
{
    QStringList lines;
    for (const model::Diagnostic& diagnostic : diagnostics)
        lines << diagnostic.commandLineText();
    if (status.end)
        lines << status.end->message;
    return lines.join(QLatin1Char('\n'));
}

double LibraryRun::at(const QString& path, double time) const
{
    const int column = results.find(path);
    return column < 0 ? std::nan("") : results.valueAt(column, time);
}

LibraryRun runText(const QByteArray& text, const LibraryRunOptions& options)
{
    model::ClassLibrary library;
    library.addSearchPath(options.isOpened ? openedLibraryFolder() : libraryFolder());
    const auto tree =
        model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(QStringLiteral("test.mo"), text));
    if (tree->hasErrors()) {
        LibraryRun result;
        result.diagnostics = tree->diagnostics();
        return result;
    }
    const auto classes = library.addFile(tree);
    return run(library, *classes.back(), {}, options);
}

LibraryRun runFile(const QString& path, const LibraryRunOptions& options)
{
    model::ClassLibrary library;
    library.addSearchPath(libraryFolder());
    model::Diagnostics diagnostics;
    const auto classes = library.loadFile(path, diagnostics);
    if (classes.empty()) {
        LibraryRun result;
        result.diagnostics = diagnostics;
        return result;
    }
    return run(library, *classes.back(), diagnostics, options);
}

LibraryRun runClass(const QString& name, const LibraryRunOptions& options)
{
    model::ClassLibrary library;
    library.addSearchPath(libraryFolder());
    for (const QString& folder : qEnvironmentVariable("MODELICAPATH").split(QDir::listSeparator(), Qt::SkipEmptyParts))
        library.addSearchPath(folder);
    const model::ClassNode* node = library.find(name.toStdString());
    if (!node)
        return LibraryRun();
    return run(library, *node, {}, options);
}

namespace {

solver::FlatModel flatClass(const model::ClassLibrary& library, const std::vector<const model::ClassNode*>& classes,
                            const QByteArray& overrides)
{
    if (classes.empty())
        throw std::runtime_error("there is no class");
    solver::FlattenOutcome flat = solver::flatten(library, *classes.back(), {overrides, {}});
    if (flat.model)
        return std::move(*flat.model);
    QString all;
    for (const model::Diagnostic& diagnostic : flat.diagnostics)
        all += diagnostic.commandLineText() + QLatin1Char('\n');
    throw std::runtime_error(all.toStdString());
}

}  // namespace

solver::FlatModel flatText(const QByteArray& text, const QByteArray& overrides)
{
    model::ClassLibrary library;
    library.addSearchPath(libraryFolder());
    const auto tree =
        model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(QStringLiteral("test.mo"), text));
    return flatClass(library, library.addFile(tree), overrides);
}

solver::FlatModel flatFile(const QString& path, const QByteArray& overrides)
{
    model::ClassLibrary library;
    library.addSearchPath(libraryFolder());
    model::Diagnostics diagnostics;
    const auto classes = library.loadFile(path, diagnostics);
    return flatClass(library, classes, overrides);
}

std::unique_ptr<solver::SystemEvaluator> evaluatorOf(solver::FlatModel flat)
{
    const solver::CompileOutcome compiled = solver::compile(std::move(flat));
    if (!compiled.system)
        throw std::runtime_error("the model does not compile");
    return solver::makeEvaluator(compiled.system);
}

QString libraryFolder()
{
    return qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/library");
}

double meanDifference(const solver::ResultStore& results, const solver::ResultStore& exact, const QString& path,
                      double leastRange)
{
    const auto column = results.find(path), same = exact.find(path);
    const auto range = exact.range(same);
    double sum = 0;
    for (std::size_t row = 0; row < exact.rowCount(); ++row)
        sum += std::abs(results.value(column, row) - exact.value(same, row));
    return sum / static_cast<double>(exact.rowCount()) / std::max(range.upper - range.lower, leastRange);
}

bool hasEventAt(const LibraryRun& run, double time)
{
    const solver::ResultStore& results = run.results;
    const double rounding = 1e-9 * (results.lastTime() - results.firstTime());
    for (std::size_t row = 1; row < results.rowCount(); ++row)
        if (results.time(row) == results.time(row - 1) && std::fabs(results.time(row) - time) <= rounding)
            return true;
    return false;
}

}  // namespace bramah::test
