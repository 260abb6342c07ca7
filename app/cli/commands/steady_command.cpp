// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/models/command_model.h"
#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "solver/analysis/delayed_signals.h"
#include "solver/analysis/operating_point.h"
#include "solver/reports/saved_state_file.h"

#include <QJsonArray>

#include <cmath>

namespace bramah::cli {
namespace {

QString textOf(const std::string& path)
{
    return QString::fromStdString(path);
}

QString listed(const std::vector<std::string>& paths)
{
    QStringList all;
    for (const std::string& path : paths)
        all << QStringLiteral("`%1`").arg(textOf(path));
    return all.join(QStringLiteral(", "));
}

void writeNotes(const solver::OperatingPoint& point, const solver::FlatModel& model, CommandStreams& streams)
{
    for (const auto& [path, rate] : point.freeStates) {
        const solver::FlatVariable& variable = model.variable(model.findVariable(path));
        const QString unit = textOf(variable.texts->unit);
        const QString name = variable.isProtected && !variable.texts->description.empty()
                                 ? QStringLiteral("`%1` (%2)").arg(textOf(path), textOf(variable.texts->description))
                                 : QStringLiteral("`%1`").arg(textOf(path));
        if (rate == 0)
            streams.err << tr("note: nothing determines %1; it keeps its start").arg(name) << '\n';
        else
            streams.err << tr("note: %1 moves at %2 %3/s with nothing to stop it; it keeps its start")
                               .arg(name)
                               .arg(rate)
                               .arg(unit)
                        << '\n';
    }
    for (const std::vector<std::string>& parts : point.conserved)
        streams.err << (parts.size() == 1
                            ? tr("note: nothing changes %1; it keeps its start").arg(listed(parts))
                            : tr("note: nothing changes what %1 hold together; it keeps its start").arg(listed(parts)))
                    << '\n';
}

QJsonObject jsonOf(const solver::OperatingPoint& point, const solver::SystemEvaluator& evaluator, double time)
{
    QJsonObject values;
    for (const solver::OutputLayout& output : evaluator.layout().outputs) {
        const solver::FlatVariable& variable = evaluator.model().variable(output.variable);
        if (!variable.isProtected)
            values.insert(textOf(variable.path), evaluator.value(output.variable));
    }
    QJsonArray freeStates, conserved;
    for (const auto& [path, rate] : point.freeStates)
        freeStates.append(QJsonObject{{QStringLiteral("path"), textOf(path)}, {QStringLiteral("rate"), rate}});
    for (const std::vector<std::string>& parts : point.conserved) {
        QJsonArray sum;
        for (const std::string& part : parts)
            sum.append(textOf(part));
        conserved.append(sum);
    }
    return {{QStringLiteral("model"), textOf(evaluator.model().className)},
            {QStringLiteral("time"), time},
            {QStringLiteral("method"), textOf(point.method)},
            {QStringLiteral("steps"), point.steps},
            {QStringLiteral("residual"), point.residual},
            {QStringLiteral("values"), values},
            {QStringLiteral("freeStates"), freeStates},
            {QStringLiteral("conserved"), conserved}};
}

}  // namespace

int steadyCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("steady"), QStringLiteral("steady FILE [--class C] [--set ...] [--json OUT]"),
                           tr("Finds the operating point: where everything rests or moves at constant speed."));
    options.add(QStringLiteral("json"), QStringLiteral("out"), tr("Writes it as JSON; `-` to the console."));
    options.add(QStringLiteral("save-state"), QStringLiteral("out"),
                tr("Writes it as a state that simulate can --start-from."));
    options.add(QStringLiteral("time"), QStringLiteral("T"), tr("Inputs have their values at this time [s]."));
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    const CommandModel model = openModel(options, streams);
    const auto atRest = model ? evaluatorFor(*model, {solver::ModelForm::Kind::Rest}, streams) : nullptr;
    if (!atRest)
        return kExitWrongInput;
    const double startTime = model->flattened().model->experiment.startTime;
    const double time = options.number("time", QStringLiteral("s"), startTime, streams);
    if (options.hasBadNumber())
        return kExitUsage;

    solver::SystemEvaluator& evaluator = *atRest;
    const solver::OperatingPoint point = solver::findOperatingPoint(evaluator, time);
    if (!point.status.ok()) {
        streams.err << tr("error: no operating point was found") << '\n';
        writeFailure(point.status, evaluator.model(), streams);
        return kExitRunFailed;
    }
    std::vector<double> outputs(evaluator.layout().outputs.size());
    const solver::EvaluationStatus status = evaluator.outputs(time, point.states, outputs);
    if (!status.ok()) {
        writeFailure(status, evaluator.model(), streams);
        return kExitRunFailed;
    }
    writeNotes(point, evaluator.model(), streams);
    if (options.isSet("save-state")) {
        const QByteArray state = solver::savedStateText(evaluator.save(time, point.states));
        if (const auto problem = writeOutput(options.value("save-state"), state, streams))
            return wrongInput(streams, *problem);
    }
    if (options.isSet("json"))
        return writeJson(jsonOf(point, evaluator, time), options.value("json"), streams) ? kExitOk : kExitWrongInput;
    for (const solver::OutputLayout& output : evaluator.layout().outputs) {
        const solver::FlatVariable& variable = evaluator.model().variable(output.variable);
        if (!variable.isProtected)
            streams.out << textOf(variable.path) << " = " << QString::number(evaluator.value(output.variable), 'g', 10)
                        << (variable.texts->unit.empty() ? QString() : QLatin1Char(' ') + textOf(variable.texts->unit))
                        << '\n';
    }
    streams.err << tr("%1: operating point by %2; steps: %3")
                       .arg(textOf(evaluator.model().className), textOf(point.method))
                       .arg(point.steps)
                << '\n';
    return kExitOk;
}

}  // namespace bramah::cli
