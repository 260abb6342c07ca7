// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/fit_texts.h"

#include "app/cli/models/command_model.h"
#include "app/cli/options/translate.h"
#include "model/units/quantity_text.h"
#include "solver/fit/fitted_texts.h"
#include "solver/results/column_units.h"
#include "solver/results/csv_text.h"
#include "solver/run/stored_variables.h"

#include <QJsonArray>

namespace bramah::cli {
QString shownValue(solver::Model& model, const QString& path, double value, int digits)
{
    return solver::valueText(solver::columnFor(*model.flattened().model, path), value, {}, digits);
}

QString FitTeller::text(const solver::FitAnswer& answer, bool isPreview) const
{
    QString text = isPreview ? tr("With noise of one hundredth of each signal's range the measurements will tell:\n")
                             : tr("Found in %1 runs%2:\n")
                                   .arg(answer.runs)
                                   .arg(answer.isStopped      ? tr(", stopped early")
                                        : !answer.isConverged ? tr(", not to the end")
                                                              : QString());
    for (const solver::FittedValue& value : answer.values) {
        const solver::ResultColumn unit = solver::columnFor(*model_.flattened().model, value.name);
        text += QStringLiteral("  %1 = %2  ")
                    .arg(solver::nameText(value), -28)
                    .arg(solver::numberText(value, value.value, unit), -16);
        text += tr("95 %: %1").arg(solver::boundsText(value, unit));
        if (!isPreview)
            text += tr("; was %1").arg(solver::numberText(value, value.start, unit));
        text += QLatin1Char('\n');
    }
    text += isPreview ? tr("Away from the measurements now:\n") : tr("What is left of the signals:\n");
    for (const solver::FittedSignal& signal : answer.signals) {
        const solver::FitExperiment& experiment = question_.experiments[signal.experiment];
        const auto show = [&](double number) { return shownValue(model_, signal.variable, number, 3); };
        text += QStringLiteral("  %1 ").arg(tr("%1 in %2").arg(signal.variable, experiment.name), -28);
        text += isPreview ? show(signal.before) : tr("%1, was %2").arg(show(signal.after), show(signal.before));
        text += experiment.isValidation ? tr(" (validation)\n") : QStringLiteral("\n");
    }
    for (const QString& finding : answer.findings)
        text += tr("note: %1").arg(finding) + QLatin1Char('\n');
    return text;
}

QJsonObject FitTeller::json(const solver::FitAnswer& answer) const
{
    QJsonArray values, signalList, findings, correlation;
    for (std::size_t k = 0; k < answer.values.size(); ++k) {
        const solver::FittedValue& value = answer.values[k];
        values.append(QJsonObject{{QStringLiteral("name"), value.name},
                                  {QStringLiteral("unit"), value.unit},
                                  {QStringLiteral("isShift"), value.isShift},
                                  {QStringLiteral("value"), jsonNumber(value.value)},
                                  {QStringLiteral("start"), jsonNumber(value.start)},
                                  {QStringLiteral("lower95"), jsonNumber(value.lower)},
                                  {QStringLiteral("upper95"), jsonNumber(value.upper)},
                                  {QStringLiteral("isByProfile"), value.isByProfile},
                                  {QStringLiteral("isAtBound"), value.isAtBound}});
        QJsonArray row;
        for (const double one : answer.correlation[k])
            row.append(jsonNumber(one));
        correlation.append(row);
    }
    for (const solver::FittedSignal& signal : answer.signals) {
        const solver::FitExperiment& experiment = question_.experiments[signal.experiment];
        signalList.append(QJsonObject{{QStringLiteral("experiment"), experiment.name},
                                      {QStringLiteral("variable"), signal.variable},
                                      {QStringLiteral("unit"), signal.unit},
                                      {QStringLiteral("isValidation"), experiment.isValidation},
                                      {QStringLiteral("samples"), static_cast<qint64>(signal.samples)},
                                      {QStringLiteral("outliers"), static_cast<qint64>(signal.outliers)},
                                      {QStringLiteral("before"), jsonNumber(signal.before)},
                                      {QStringLiteral("after"), jsonNumber(signal.after)},
                                      {QStringLiteral("correlation"), jsonNumber(signal.correlation)}});
    }
    for (const QString& finding : answer.findings)
        findings.append(finding);
    return {{QStringLiteral("values"), values},
            {QStringLiteral("correlation"), correlation},
            {QStringLiteral("signals"), signalList},
            {QStringLiteral("findings"), findings},
            {QStringLiteral("runs"), static_cast<qint64>(answer.runs)},
            {QStringLiteral("isConverged"), answer.isConverged},
            {QStringLiteral("isStopped"), answer.isStopped}};
}

QByteArray FitTeller::csv(const solver::FitAnswer& answer) const
{
    QByteArray text = "experiment,variable,time,measured,simulated\r\n";
    for (const solver::FittedSignal& signal : answer.signals) {
        const QByteArray head = solver::csvField(question_.experiments[signal.experiment].name) + ',' +
                                solver::csvField(signal.variable) + ',';
        for (std::size_t k = 0; k < signal.times.size(); ++k) {
            text += head;
            for (const double number : {signal.times[k], signal.measured[k], signal.simulated[k]}) {
                solver::appendCsvNumber(text, number);
                text += ',';
            }
            text.chop(1);
            text += "\r\n";
        }
    }
    return text;
}

}  // namespace bramah::cli
