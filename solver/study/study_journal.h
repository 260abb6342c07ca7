// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/study/study_runner.h"

#include <QByteArray>
#include <QFile>

#include <map>
#include <optional>

namespace bramah::solver {

/// The results of a study that is not at its end yet, kept in a file so that a study that was killed goes on where it
/// was. A line a result, values with all their digits; a line that was cut off is run again.
class StudyJournal
{
public:
    /// A digest of all that the results depend on: model, settings, points, outputs.
    [[nodiscard]] static QByteArray fingerprint(const Study& study);

    StudyJournal(const QString& path, const Study& study);

    /// Opens the file for more. If \a isContinued, its contents are taken over, provided that they are of the same
    /// study; otherwise it is begun anew. Returns the reason of a failure, or nothing.
    [[nodiscard]] std::optional<QString> open(bool isContinued);
    /// Results so far, by point.
    [[nodiscard]] const std::map<std::size_t, StudyResult>& results() const { return results_; }
    /// False if the file cannot be written.
    [[nodiscard]] bool add(const StudyResult& result);
    void remove() { file_.remove(); }
    [[nodiscard]] QString problem() const;

private:
    [[nodiscard]] std::optional<QString> takeOver();
    [[nodiscard]] bool isPlausible(const StudyResult& result) const;

    QFile file_;
    QByteArray fingerprint_;
    std::size_t pointCount_;
    std::size_t outputCount_;
    std::map<std::size_t, StudyResult> results_;
};

}  // namespace bramah::solver
