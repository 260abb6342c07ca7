// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/commands/fit_texts.h"
#include "app/cli/commands/study_run.h"
#include "app/cli/models/command_model.h"
#include "app/cli/models/interrupt_watch.h"
#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/run_options.h"
#include "app/cli/outputs/measured_files.h"
#include "solver/fit/experiment_text.h"
#include "solver/fit/fit.h"
#include "solver/run/in_parallel.h"

#include <QElapsedTimer>

namespace bramah::cli {
namespace {

void addFitOptions(CommandOptions& options)
{
    options.add(QStringLiteral("free"), QStringLiteral("what"),
                tr("A parameter, or a start as mass.s.start, to be found: path=from:to, path=from:to:log. SI, or with "
                   "units; repeatable."));
    addDataOption(options);
    options.add(QStringLiteral("outliers"), QStringLiteral("how"),
                tr("Measured values far from all others count as others (count, the default), less (less) or not at "
                   "all (out)."));
    options.add(QStringLiteral("preview"), {}, tr("Says only what the measurements can tell, without a fit."));
    options.add(QStringLiteral("jobs"), QStringLiteral("N"), tr("Runs at a time; all cores by default."));
    options.add(QStringLiteral("json"), QStringLiteral("out"), tr("Writes what was found; `-` to the console."));
    options.add(QStringLiteral("csv"), QStringLiteral("out"),
                tr("Writes measured and simulated values side by side; `-` to the console."));
    addRunOptions(options);
}

tl::expected<solver::Outliers, QString> outliersOf(const CommandOptions& options)
{
    const QString how = options.value("outliers");
    if (how.isEmpty() || how == QLatin1String("count"))
        return solver::Outliers::Count;
    if (how == QLatin1String("less"))
        return solver::Outliers::CountLess;
    if (how == QLatin1String("out"))
        return solver::Outliers::LeaveOut;
    return tl::unexpected(tr("--outliers is count, less or out, not `%1`").arg(how));
}

/// Says now and then how far the fit is.
class FitProgressLine
{
public:
    explicit FitProgressLine(CommandStreams& streams) : streams_(streams) { sinceText_.start(); }

    void show(const solver::FitProgress& progress)
    {
        if (sinceText_.elapsed() < 1000)
            return;
        sinceText_.restart();
        streams_.err << tr("%1 runs: %2 % of the squares are left")
                            .arg(progress.runs)
                            .arg(QString::number(100 * progress.share, 'g', 4))
                     << '\n';
        streams_.err.flush();
    }

private:
    CommandStreams& streams_;
    QElapsedTimer sinceText_;
};

}  // namespace

void addDataOption(CommandOptions& options)
{
    options.add(QStringLiteral("data"), QStringLiteral("text"),
                tr("A measured run: a file, and behind semicolons which column is which variable and what else holds "
                   "for it: \"run1.csv; lineP.p=p1; weight lineP.p=2; input u=command; set mass.s.start=0.1; shift "
                   "-20 ms:20 ms; from 0.5; to 3; validation\". Repeatable; without it the measured data of the class "
                   "that are laid beside variables."));
}

tl::expected<std::vector<solver::FitExperiment>, QString> experimentsOf(const CommandOptions& options,
                                                                        solver::Model& model, CommandStreams& streams)
{
    std::vector<solver::FitExperiment> experiments;
    for (const QString& text : options.values("data")) {
        auto experiment = solver::readExperiment(text, model);
        if (!experiment)
            return tl::unexpected(tr("--data %1").arg(experiment.error()));
        experiments.push_back(std::move(*experiment));
    }
    if (!experiments.empty())
        return experiments;
    solver::MeasuredData data;
    setMeasuredFiles(*model.node(), data);
    for (const solver::LaidFile& file : solver::laidFilesOf(data)) {
        auto experiment = solver::experimentOf(file, {}, model);
        if (!experiment && file.fits.empty())
            continue;  // of something else
        if (!experiment)
            return tl::unexpected(experiment.error());
        experiments.push_back(std::move(*experiment));
    }
    if (experiments.empty())
        return tl::unexpected(
            tr("there are no measured data: name a file with --data, or lay channels of the class's "
               "measured data beside variables, in the window"));
    return experiments;
}

int fitCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("fit"),
                           QStringLiteral("fit FILE --free WHAT ... [--data TEXT ...] [--preview] [--json OUT] ..."),
                           tr("Finds the values of parameters for which a model follows measured data best, and says "
                              "how sure they are."));
    addFitOptions(options);
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    const auto jobs = wholeNumber(options, "jobs", 1, static_cast<std::uint64_t>(solver::processorCount()));
    const auto outliers = outliersOf(options);
    if (!options.isSet("free") || !jobs || !outliers)
        return misused(streams, "fit", !jobs ? jobs.error() : !outliers ? outliers.error() : tr("--free is needed"));
    solver::ModelSource purpose;
    purpose.isForPeople = true;
    auto toRun = modelToRun(options, streams, purpose);
    if (!toRun)
        return toRun.error();
    auto& [model, settings] = *toRun;
    solver::FitQuestion question;
    auto parameters = solver::readFreeParameters(options.values("free"), *model, QStringLiteral("--free"));
    if (!parameters)
        return wrongInput(streams, parameters.error());
    question.parameters = std::move(*parameters);
    for (const solver::FreeParameter& parameter : question.parameters)
        if (!parameter.choices.empty() || parameter.isWhole)
            return wrongInput(streams, tr("`%1`: a fit needs bounds between which any value may lie, as %1=from:to; "
                                          "`optimise` chooses among values")
                                           .arg(parameter.path));
    auto experiments = experimentsOf(options, *model, streams);
    if (!experiments)
        return wrongInput(streams, experiments.error());
    question.experiments = std::move(*experiments);
    const solver::BuiltForm* equations = builtFor(*model, {}, streams);
    if (!equations)
        return kExitWrongInput;
    question.system = equations->system;
    question.settings = settings;
    question.outliers = *outliers;
    question.jobs = static_cast<int>(std::min<std::uint64_t>(*jobs, 256));

    const InterruptWatch interrupt;
    FitProgressLine line(streams);
    const solver::FitWatch watch{[&](const solver::FitProgress& progress) { line.show(progress); },
                                 [&] { return interrupt.isInterrupted(); }};
    solver::FitAnswer answer = solver::previewFit(question, watch);
    const FitTeller teller(question, *model);
    if (!options.isSet("preview") && answer.problem.isEmpty()) {
        for (const QString& finding : answer.findings)
            streams.err << tr("before the fit: %1").arg(finding) << '\n';
        answer = solver::fit(question, watch);
    }
    if (!answer.problem.isEmpty()) {
        streams.err << tr("error: %1").arg(answer.problem) << '\n';
        return kExitRunFailed;
    }
    if (options.isSet("json") && !writeJson(teller.json(answer), options.value("json"), streams))
        return kExitWrongInput;
    if (options.isSet("csv"))
        if (const auto problem = writeOutput(options.value("csv"), teller.csv(answer), streams))
            return wrongInput(streams, *problem);
    if (!isConsole(options.value("json")) && !isConsole(options.value("csv")))
        streams.out << teller.text(answer, options.isSet("preview"));
    return kExitOk;
}

}  // namespace bramah::cli
