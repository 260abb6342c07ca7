// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/status_widgets.h"

#include "app/results/run_text.h"
#include "model/diagnostics/sentence.h"
#include "solver/reports/method_texts.h"
#include "solver/reports/statistics_report.h"

#include <QLabel>
#include <QLocale>
#include <QStatusBar>
#include <QToolButton>

namespace bramah::app {

StatusWidgets::StatusWidgets(QStatusBar& bar, const editor::IconSet& icons)
    : QObject(&bar),
      icons_(icons),
      hint_(new QLabel),
      position_(new QLabel),
      zoom_(new QLabel),
      problems_(new QToolButton),
      solver_(new QLabel)
{
    bar.setSizeGripEnabled(false);
    hint_->setMinimumWidth(100);
    hint_->setTextFormat(Qt::PlainText);
    problems_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    problems_->setIconSize({16, 16});
    position_->setMinimumWidth(120);
    position_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    position_->setToolTip(tr("Place of the cursor on the sheet, in modules of 2.5 mm"));
    zoom_->setToolTip(tr("Zoom"));
    bar.addWidget(hint_, 1);
    bar.addPermanentWidget(position_);
    bar.addPermanentWidget(zoom_);
    bar.addPermanentWidget(problems_);
    bar.addPermanentWidget(solver_);
    connect(problems_, &QToolButton::clicked, this, &StatusWidgets::problemsClicked);
    setProblems(0, 0);
    setRunState(RunController::State::Idle);
}

void StatusWidgets::setHint(const QString& hint)
{
    hint_->setText(model::withQuotationMarks(hint));
}

void StatusWidgets::setPosition(std::optional<QPointF> modules)
{
    const QLocale locale = position_->locale();
    position_->setText(modules ? tr("%1, %2 M", "coordinates in modules")
                                     .arg(locale.toString(modules->x(), 'f', 1), locale.toString(modules->y(), 'f', 1))
                               : QString());
}

void StatusWidgets::setZoom(double percent)
{
    zoom_->setText(percent > 0 ? tr("%1 %", "zoom").arg(qRound(percent)) : QString());
}

void StatusWidgets::setProblems(int errors, int warnings)
{
    QStringList parts;
    if (errors > 0)
        parts.append(tr("%n error(s)", nullptr, errors));
    if (warnings > 0)
        parts.append(tr("%n warning(s)", nullptr, warnings));
    problems_->setText(parts.isEmpty() ? tr("No problems") : parts.join(QStringLiteral(", ")));
    problems_->setIcon(icons_.icon(errors > 0     ? QStringLiteral("error")
                                   : warnings > 0 ? QStringLiteral("warning")
                                                  : QStringLiteral("check")));
    problems_->setToolTip(tr("Show the problems"));
}

void StatusWidgets::setRunState(RunController::State state, const solver::RunStatistics& latest)
{
    QString text;
    switch (state) {
    case RunController::State::Idle: text = tr("Ready"); break;
    case RunController::State::Preparing: text = tr("Preparing…"); break;
    case RunController::State::Running: text = tr("Running"); break;
    case RunController::State::Paused: text = tr("Paused"); break;
    }
    const solver::PaceStatistics& pace = latest.pace;
    const bool hasMethods = !latest.methods.empty() && state != RunController::State::Preparing;
    if (hasMethods)
        text = tr("%1: %2", "state of the run, and its methods").arg(text, solver::methodNames(latest));
    const bool hasPace = pace.rows > 0 && state != RunController::State::Preparing;
    if (hasPace && pace.missed == 0)
        text = tr("%1, all points in time", "state of the run").arg(text);
    else if (hasPace)
        text = tr("%1, %2 of %3 points late, by up to %4", "state of the run; points that were not computed in time")
                   .arg(text)
                   .arg(pace.missed)
                   .arg(pace.rows)
                   .arg(solver::latenessText(pace.largestLateness, solver_->locale()));
    solver_->setText(text);
    QStringList tips;
    if (hasMethods)
        tips << solver::methodSteps(latest);
    if (hasPace)
        tips << sentence(paceText(pace, solver_->locale()));
    solver_->setToolTip(tips.join(QLatin1Char('\n')));
}

}  // namespace bramah::app
