// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/run_text.h"

#include "app/translate.h"
#include "model/units/quantity_text.h"
#include "solver/reports/method_texts.h"
#include "solver/reports/statistics_report.h"

#include <QLocale>

namespace bramah::app {

QString sentence(QString text)
{
    if (!text.isEmpty())
        text[0] = text.front().toUpper();
    return text;
}

namespace {

QString seconds(double time)
{
    return tr("%1 s").arg(model::formatNumber(time, 5, QLocale()));
}

}  // namespace

QString shortEndText(const RunRecord& run)
{
    if (run.isRunning())
        return tr("running");
    const solver::RunEnd& end = *run.end;
    switch (end.reason) {
    case solver::EndReason::StopTimeReached: return tr("finished at %1").arg(seconds(end.time));
    case solver::EndReason::Terminated: return tr("ended by the model at %1").arg(seconds(end.time));
    case solver::EndReason::Stopped: return tr("stopped at %1").arg(seconds(end.time));
    case solver::EndReason::NotCompiled: return tr("the model has errors");
    case solver::EndReason::BadSettings: return tr("wrong settings");
    default: break;
    }
    const QString failed = tr("failed at %1").arg(seconds(end.time));
    return end.component.isEmpty() ? failed : tr("%1: %2").arg(failed, end.component);
}

QString longEndText(const solver::RunEnd& end)
{
    QString message = sentence(end.message);
    if (!end.component.isEmpty() && !message.contains(end.component))
        message = tr("%1: %2").arg(end.component, end.message);
    return end.advice.isEmpty() ? message : tr("%1. %2").arg(message, sentence(end.advice));
}

QStringList workSentences(const RunRecord& run)
{
    QStringList sentences;
    if (!run.partsText.isEmpty())
        sentences << sentence(run.partsText);
    if (run.statistics.pace.rows > 0)
        sentences << sentence(paceText(run.statistics.pace, QLocale()));
    if (!run.statistics.methods.empty())
        sentences << solver::methodSteps(run.statistics);
    for (const QString& note : solver::methodNotes(run.statistics))
        sentences << sentence(note);
    if (run.isInFile)
        sentences << tr(
            "Its values are in a temporary file, as all runs together exceed the memory meant for them; "
            "plots, CSV files and comparisons read them there");
    return sentences + solver::statisticsSentences(run.statistics);
}

}  // namespace bramah::app
