// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/run_text.h"

#include "editor/units/shown_unit.h"

#include <QCoreApplication>
#include <QLocale>

namespace bramah::app {

namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("RunText", source);
}

QString seconds(double time)
{
    return text("%1 s").arg(editor::numberText(time, QLocale(), 5));
}

}  // namespace

QString shortEndText(const RunRecord& run)
{
    if (run.isRunning())
        return text("running");
    const solver::RunEnd& end = *run.end;
    switch (end.reason) {
    case solver::EndReason::StopTimeReached: return text("finished at %1").arg(seconds(end.time));
    case solver::EndReason::Terminated: return text("ended by the model at %1").arg(seconds(end.time));
    case solver::EndReason::Stopped: return text("stopped at %1").arg(seconds(end.time));
    case solver::EndReason::NotCompiled: return text("the model has errors");
    case solver::EndReason::BadSettings: return text("wrong settings");
    default: break;
    }
    const QString failed = text("failed at %1").arg(seconds(end.time));
    return end.component.isEmpty() ? failed : text("%1: %2").arg(failed, end.component);
}

QString longEndText(const solver::RunEnd& end)
{
    QString message = end.message;
    if (!message.isEmpty() && message.front().isLower())
        message[0] = message.front().toUpper();
    if (!end.component.isEmpty() && !message.contains(end.component))
        message = text("%1: %2").arg(end.component, end.message);
    return end.advice.isEmpty() ? message : text("%1. %2").arg(message, end.advice);
}

}  // namespace bramah::app
