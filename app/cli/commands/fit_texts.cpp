// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/fit_texts.h"

#include "app/cli/models/command_model.h"
#include "app/cli/options/translate.h"
#include "model/units/quantity_text.h"
#include "solver/results/column_units.h"
#include "solver/results/csv_text.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>

namespace bramah::cli {
namespace {

/// So many significant digits that the bounds of a value differ in the last two.
int digitsOf(const solver::FittedValue& value)
{
    constexpr int kFewest = 4, kMost = 10;
    const double share = (value.upper - value.lower) / std::abs(value.value);
    if (!std::isfinite(share) || !(share > 0))
        return kFewest;
    return std::clamp(2 + static_cast<int>(std::ceil(-std::log10(share))), kFewest, kMost);
}

solver::ResultColumn secondsColumn()
{
    solver::ResultColumn column;
    column.unit = QStringLiteral("s");
    return column;
}

QString nameOf(const solver::FittedValue& value)
{
    return value.isShift ? tr("shift of %1").arg(value.name) : value.name;
}

}  // namespace

QString shownValue(solver::Model& model, const QString& path, double value, int digits)
{
    solver::ResultColumn column;
    const solver::FlatModel& flat = *model.flattened().model;
    if (const auto id = flat.findVariable(path.toStdString()); id != solver::kNoVariable) {
        column.unit = QString::fromStdString(flat.variable(id).texts->unit);
        column.displayUnit = QString::fromStdString(flat.variable(id).texts->displayUnit);
    }
    return solver::valueText(column, value, {}, digits);
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
        const auto show = [&, digits = digitsOf(value)](double number) {
            return value.isShift ? solver::valueText(secondsColumn(), number, {}, digits)
                                 : shownValue(model_, value.name, number, digits);
        };
        const QString bounds = std::isfinite(value.lower) && std::isfinite(value.upper)
                                   ? tr("%1 to %2").arg(show(value.lower), show(value.upper))
                               : std::isfinite(value.lower) ? tr("%1 or more").arg(show(value.lower))
                               : std::isfinite(value.upper) ? tr("%1 or less").arg(show(value.upper))
                                                            : tr("anything");
        text += QStringLiteral("  %1 = %2  ").arg(nameOf(value), -28).arg(show(value.value), -16);
        text += tr("95 %: %1").arg(bounds);
        if (!isPreview)
            text += tr("; was %1").arg(show(value.start));
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
