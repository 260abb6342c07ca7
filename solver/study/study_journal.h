// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/study/study_runner.h"

#include <QByteArray>
#include <QFile>

#include <map>
#include <optional>

namespace bramah::solver {

/// The results of an unfinished study in a file, so that a study that was killed can be continued. One line for each
/// result, values with all digits; the point of an incomplete line is run again.
class StudyJournal
{
public:
    /// A digest of everything on which results depend: model, settings, points, outputs.
    [[nodiscard]] static QByteArray fingerprint(const Study& study);

    /// An empty \a path keeps no file.
    StudyJournal(const QString& path, const Study& study);

    /// Opens the file for appending. With \a isContinued its results are kept if they belong to the same study; else it
    /// is started anew. Returns the reason of a failure, or nothing.
    [[nodiscard]] std::optional<QString> open(bool isContinued);
    /// The results so far, by point.
    [[nodiscard]] const std::map<std::size_t, StudyResult>& results() const { return results_; }
    /// False if the file cannot be written.
    [[nodiscard]] bool add(const StudyResult& result);
    /// Removes the file: the study is finished.
    void remove();
    /// Why the file could not be written.
    [[nodiscard]] const QString& problem() const { return problem_; }

private:
    [[nodiscard]] std::optional<QString> takeOver();
    /// Keeps why an operation failed that has just returned \a isDone.
    bool note(bool isDone);
    [[nodiscard]] bool isPlausible(const StudyResult& result) const;

    QFile file_;
    QString problem_;
    QByteArray fingerprint_;
    std::size_t pointCount_;
    std::size_t outputCount_;
    std::map<std::size_t, StudyResult> results_;
};

}  // namespace bramah::solver
