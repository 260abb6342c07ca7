// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/models/command_model.h"
#include "app/cli/options/command_texts.h"
#include "model/units/quantity_text.h"
#include "solver/analysis/delayed_signals.h"
#include "solver/design/design_point.h"
#include "solver/goals/read_goals.h"

#include <QJsonArray>

namespace bramah::cli {

int solveCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("solve"),
                           QStringLiteral("solve FILE [--class C] --known PATH=VALUE --find PARAMETER [--json OUT]"),
                           tr("Finds which values of parameters make variables what is wanted, at rest or at constant "
                              "speed, or at the start. Over time `optimise --aim` does this."));
    options.add(QStringLiteral("known"), QStringLiteral("path=value"),
                tr("What a variable is to be, as mass.v=0.2; may be given again."));
    options.add(QStringLiteral("find"), QStringLiteral("parameter"),
                tr("A parameter to be found; as many as --known."));
    options.add(QStringLiteral("json"), QStringLiteral("out"), tr("Writes it as JSON; `-` to the console."));
    options.add(QStringLiteral("time"), QStringLiteral("T"), tr("Inputs have their values at this time [s]."));
    options.add(QStringLiteral("at-start"), {}, tr("At the first instant of a run instead of at rest."));
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    const CommandModel model = openModel(options, streams);
    const auto evaluator = model ? evaluatorFor(*model, {solver::ModelForm::Kind::Rest}, streams) : nullptr;
    if (!evaluator)
        return kExitWrongInput;
    solver::DesignQuestion question;
    question.isAtStart = options.isSet("at-start");
    question.time =
        options.number("time", QStringLiteral("s"), model->flattened().model->experiment.startTime, streams);
    if (options.hasBadNumber())
        return kExitUsage;
    const solver::FlatModel& flat = evaluator->model();
    for (const QString& one : options.values("known")) {
        const auto aim = solver::splitGoal({solver::WrittenGoal::Kind::Aim, one}, {});
        if (!aim)
            return wrongInput(streams, tr("--known: %1").arg(aim.error()));
        const std::string path = aim->response.of.toStdString();
        const solver::VariableId id = flat.findVariable(path);
        const QString unit =
            id == solver::kNoVariable ? QString() : QString::fromStdString(flat.variable(id).texts->unit);
        const auto value = model::parseQuantity(aim->value, unit);
        if (!value && id != solver::kNoVariable)
            return wrongInput(streams, tr("--known %1: %2").arg(one, value.error()));
        question.known.push_back({path, value.value_or(0)});
    }
    for (const QString& one : options.values("find"))
        question.find.push_back(one.toStdString());
    const solver::DesignAnswer answer = findDesignPoint(*evaluator, question);
    if (!answer.problem.isEmpty()) {
        streams.err << tr("error: %1").arg(answer.problem) << '\n';
        return kExitRunFailed;
    }
    QJsonObject found;
    for (std::size_t i = 0; i < answer.values.size(); ++i) {
        const QString path = QString::fromStdString(question.find[i]);
        const QString unit = QString::fromStdString(flat.variable(flat.findVariable(question.find[i])).texts->unit);
        found.insert(path, answer.values[i]);
        if (!options.isSet("json"))
            streams.out << path << " = " << QString::number(answer.values[i], 'g', 10)
                        << (unit.isEmpty() ? QString() : QLatin1Char(' ') + unit) << '\n';
    }
    streams.err << tr("points looked at: %1").arg(answer.pointCount) << '\n';
    if (options.isSet("json"))
        return writeJson({{QStringLiteral("found"), found}, {QStringLiteral("points"), answer.pointCount}},
                         options.value("json"), streams)
                   ? kExitOk
                   : kExitWrongInput;
    return kExitOk;
}

}  // namespace bramah::cli
