// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/class_values.h"
#include "app/results/model_text.h"
#include "solver/integrate/run_statistics.h"
#include "solver/reports/run_end.h"
#include "solver/run/run_settings.h"

#include <QDateTime>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace bramah::app {

/// One run of a document, present or ended, with its results. Large: a plain record.
struct RunRecord : ClassValues {
    int number = 1;  ///< counts the runs of a document from 1
    QString name;    ///< "Run 1" until the user renames it
    QString note;    ///< the user's own words
    QDateTime startedAt;
    KeptModelText model;  ///< the text it was started from
    solver::RunSettings settings;
    QStringList changes;  ///< differences from the run before, "relief.p_set = 140 bar"; then changes during the run
    QMap<QString, double> byHand;  ///< parameters set on the sheet during the run, with their last values
    solver::RunStatistics statistics;
    QString partsText;                  ///< as in solver::RunStatus
    std::optional<solver::RunEnd> end;  ///< nothing while it runs
    bool isShown = true;                ///< its curves are on the plots
    bool isShowingChosen = false;       ///< the user has chosen whether they are
    QString keptIn;                     ///< folder of a run that its user keeps; empty for one of this session alone
    bool isOpened = false;              ///< it was kept earlier and has been read again
    bool isUnread = false;              ///< its values are still in the folder that it is kept in alone
    bool isAwaited = false;             ///< these values are being read
    bool hasLostStart = false;          ///< it began at the end of another run, whose state is not kept
    QString sinceKept;                  ///< of a kept run that was opened: what the circuit has changed since, in words
    bool isInFile = false;              ///< its values are in the history's file, not in memory

    /// Does it stay on the plots, however many newer runs there are and whatever curves they have?
    [[nodiscard]] bool isPinned() const { return isShown && isShowingChosen; }
    [[nodiscard]] bool isRunning() const { return !end.has_value(); }
};

}  // namespace bramah::app
