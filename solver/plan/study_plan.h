// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/run/run_settings.h"
#include "solver/study/reduction.h"
#include "solver/study/study_points.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <cstddef>
#include <map>
#include <vector>

namespace bramah::solver {

struct Study;

/// A study in a folder, to be run in slices by many machines: what there is in `plan.json`. Beside it lie the points
/// (`points.csv`), the model with the libraries that it needs (`model`, `libraries`), a script for a slice (`job.sh`),
/// and the results that slices write (`slices`). Every path in it is one in the folder.
/// Large: a plain record.
struct StudyPlan {
    QString folder;
    QByteArray fingerprint;  ///< StudyJournal::fingerprint() of its study
    QString program;         ///< name and version of the program that made it
    QString className;
    QStringList files, libraries;
    QStringList given;  ///< values of parameters, as `path=value`
    RunSettings settings;
    QStringList parameters;
    StudyDesign design;
    Reduction reduction = Reduction::Final;
    QStringList measures;   ///< names
    QStringList responses;  ///< names
    std::size_t pointCount = 0;
    std::size_t sliceCount = 1;

    /// Reads the plan of a folder; the error is a message.
    [[nodiscard]] static tl::expected<StudyPlan, QString> read(const QString& folder);
    /// The text of `plan.json`, as read() takes it.
    [[nodiscard]] QByteArray json() const;
    /// The values of its parameters, by point; the error is a message.
    [[nodiscard]] tl::expected<std::vector<std::vector<double>>, QString> points() const;

    /// The points of a slice: every one whose number leaves \a slice when divided by the number of slices, as points
    /// near each other take alike long.
    [[nodiscard]] std::vector<std::size_t> pointsOf(std::size_t slice) const;
    /// The path of a file of the plan, \a name being one in its folder.
    [[nodiscard]] QString path(const QString& name) const { return folder + QLatin1Char('/') + name; }
    /// The path to which numbers are added for the files of a slice.
    [[nodiscard]] QString journalOf(std::size_t slice) const;
    /// The files with results, by slice: one for each time that it was run, in the order of these.
    [[nodiscard]] std::map<std::size_t, QStringList> journals() const;
};

/// The points of a study as a file.
[[nodiscard]] QByteArray pointsCsv(const Study& study);

/// How far a slice is.
struct SliceState {
    std::size_t points = 0, done = 0, failed = 0;  ///< failed are among done
    QString problem;                               ///< why some of its files do not count; empty if all do

    /// Have all its points been run, with success or not?
    [[nodiscard]] bool isComplete() const { return done == points; }
};

/// The states of all slices, from the files that there are; a slice may be run meanwhile.
[[nodiscard]] std::vector<SliceState> sliceStates(const StudyPlan& plan);

}  // namespace bramah::solver
