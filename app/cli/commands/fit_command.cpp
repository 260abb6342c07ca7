// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/commands/fit_question.h"
#include "app/cli/commands/fit_texts.h"
#include "app/cli/commands/study_run.h"
#include "app/cli/models/command_model.h"
#include "app/cli/models/interrupt_watch.h"
#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/progress_line.h"
#include "solver/fit/fit.h"

namespace bramah::cli {
namespace {

void addFitOptions(CommandOptions& options)
{
    addFitQuestionOptions(options, tr("A parameter, or a start as mass.s.start, to be found: path=from:to, "
                                      "path=from:to:log. SI, or with units; repeatable."));
    options.add(QStringLiteral("outliers"), QStringLiteral("how"),
                tr("Measured values far from all others count as others (count, the default), less (less) or not at "
                   "all (out)."));
    options.add(QStringLiteral("preview"), {}, tr("Says only what the measurements can tell, without a fit."));
    options.add(QStringLiteral("csv"), QStringLiteral("out"),
                tr("Writes measured and simulated values side by side; `-` to the console."));
}

tl::expected<solver::Outliers, QString> outliersOf(const CommandOptions& options)
{
    const QString how = options.isSet("outliers") ? options.value("outliers") : QStringLiteral("count");
    if (const auto outliers = solver::outliersNamed(how.toStdString()))
        return *outliers;
    return tl::unexpected(tr("--outliers is count, less or out, not `%1`").arg(how));
}

}  // namespace

int fitCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("fit"),
                           QStringLiteral("fit FILE --free WHAT ... [--data TEXT ...] [--preview] [--json OUT] ..."),
                           tr("Finds the values of parameters for which a model follows measured data best, and says "
                              "how sure they are."));
    addFitOptions(options);
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    const auto outliers = outliersOf(options);
    const bool isAsked = options.isSet("free") || options.isSet("stored");
    if (!isAsked || !outliers)
        return misused(streams, "fit", !outliers ? outliers.error() : tr("--free, or --stored, is needed"));
    auto asked = askedFit(options, "fit", streams);
    if (!asked)
        return asked.error();
    auto& [model, question] = *asked;
    if (question.parameters.empty())
        return wrongInput(streams, tr("the fit that the class keeps names no free parameter; name one with --free"));
    if (options.isSet("outliers"))
        question.outliers = *outliers;

    const InterruptWatch interrupt;
    ProgressLine line(streams);
    const solver::FitWatch watch{[&](const solver::FitProgress& progress) {
                                     line.show([&] {
                                         return tr("%1 runs: %2 % of the squares are left")
                                             .arg(progress.runs)
                                             .arg(QString::number(100 * progress.share, 'g', 4));
                                     });
                                 },
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
