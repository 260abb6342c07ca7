// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/commands/fit_question.h"
#include "app/cli/commands/fit_texts.h"
#include "app/cli/models/command_model.h"
#include "app/cli/models/interrupt_watch.h"
#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/options/progress_line.h"
#include "solver/faults/fault_texts.h"
#include "solver/fit/fitted_texts.h"
#include "solver/run/stored_variables.h"

#include <QJsonArray>

#include <cmath>

namespace bramah::cli {
namespace {

void addFaultsOptions(CommandOptions& options)
{
    addFitQuestionOptions(
        options, tr("A parameter that is not known well in any case and is fitted along: path=from:to; repeatable."));
    options.add(QStringLiteral("list"), {}, tr("Lists the faults that the parts of the circuit name, and ends."));
}

QString rankingText(const solver::FaultAnswer& answer, solver::Model& model)
{
    QString text;
    for (std::size_t k = 0; k < answer.ranking.size(); ++k) {
        const solver::RankedFault& fault = answer.ranking[k];
        const solver::ResultColumn unit = solver::columnFor(*model.flattened().model, fault.size.name);
        QString line = QStringLiteral("  %1 ").arg(solver::nameText(fault), -46);
        if (!fault.problem.isEmpty())
            line += tr("runs fail: %1").arg(fault.problem);
        else if (fault.hypothesis)
            line += tr("%1 = %2, was %3")
                        .arg(fault.hypothesis->parameter, solver::numberText(fault.size, fault.size.value, unit),
                             solver::numberText(fault.size, fault.size.start, unit));
        if (fault.size.upper > fault.size.lower)
            line += tr("; 95 %: %1").arg(solver::boundsText(fault.size, unit));
        if (fault.problem.isEmpty())
            line += tr("; leaves %1 times the noise").arg(QString::number(fault.misfit, 'g', 3));
        text += line + QLatin1Char('\n');
    }
    return text;
}

QJsonObject rankingJson(const solver::FaultAnswer& answer)
{
    QJsonArray ranking;
    for (const solver::RankedFault& fault : answer.ranking) {
        QJsonObject one{{QStringLiteral("misfit"), jsonNumber(fault.misfit)},
                        {QStringLiteral("behind"), jsonNumber(fault.behind)},
                        {QStringLiteral("isTied"), fault.isTied},
                        {QStringLiteral("problem"), fault.problem}};
        if (fault.hypothesis) {
            one[QStringLiteral("component")] = fault.hypothesis->component;
            one[QStringLiteral("fault")] = fault.hypothesis->caption;
            one[QStringLiteral("parameter")] = fault.hypothesis->parameter;
            one[QStringLiteral("value")] = jsonNumber(fault.size.value);
            one[QStringLiteral("healthy")] = jsonNumber(fault.size.start);
            one[QStringLiteral("lower95")] = jsonNumber(fault.size.lower);
            one[QStringLiteral("upper95")] = jsonNumber(fault.size.upper);
        }
        ranking.append(one);
    }
    QJsonObject json{{QStringLiteral("ranking"), ranking}, {QStringLiteral("runs"), static_cast<qint64>(answer.runs)}};
    if (answer.sensor)
        json[QStringLiteral("sensor")] = QJsonObject{{QStringLiteral("variable"), answer.sensor->variable},
                                                     {QStringLiteral("difference"), answer.sensor->difference}};
    return json;
}

int listFaults(CommandOptions& options, CommandStreams& streams)
{
    const CommandModel model = openModel(options, streams);
    if (!model || !builtFor(*model, {}, streams))
        return kExitWrongInput;
    for (const solver::FaultHypothesis& one : solver::faultHypotheses(*model))
        streams.out << tr("%1: %2  %3 from %4 to %5")
                           .arg(one.component, one.caption, one.parameter,
                                shownValue(*model, one.parameter, one.healthy),
                                shownValue(*model, one.parameter, one.worst))
                    << '\n';
    return kExitOk;
}

}  // namespace

int faultsCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("faults"),
                           QStringLiteral("faults FILE [--data TEXT ...] [--free WHAT ...] [--list] [--json OUT] ..."),
                           tr("Says which fault of which part explains measured data of a circuit, and how large it "
                              "is."));
    addFaultsOptions(options);
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    if (options.isSet("list"))
        return listFaults(options, streams);
    auto asked = askedFit(options, "faults", streams);
    if (!asked)
        return asked.error();
    const auto& model = asked->model;
    const solver::FaultQuestion question{std::move(asked->question), solver::faultHypotheses(*model)};

    const InterruptWatch interrupt;
    ProgressLine line(streams);
    const auto tell = [&](const solver::FaultProgress& progress) {
        line.show([&] { return tr("%1 of %2").arg(progress.done).arg(progress.all); });
    };
    const solver::FaultAnswer answer = solver::findFault(question, tell, [&] { return interrupt.isInterrupted(); });
    if (!answer.problem.isEmpty()) {
        streams.err << tr("error: %1").arg(answer.problem) << '\n';
        return kExitRunFailed;
    }
    if (options.isSet("json") && !writeJson(rankingJson(answer), options.value("json"), streams))
        return kExitWrongInput;
    if (!isConsole(options.value("json")))
        streams.out << solver::verdictText(answer) << '\n' << rankingText(answer, *model);
    return kExitOk;
}

}  // namespace bramah::cli
