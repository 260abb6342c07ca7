// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/study/study_runner.h"

#include <QByteArray>
#include <QFile>

#include <tl/expected.hpp>

#include <map>
#include <optional>

namespace bramah::solver {

/// What the file of a journal holds.
struct JournalContents {
    QByteArray fingerprint;                      ///< of its study
    std::map<std::size_t, StudyResult> results;  ///< by point, of the lines up to one that is incomplete or damaged
    qint64 wholeBytes = 0;                       ///< of the title and these lines

    /// False if the program that made the file was ended before it had written the title.
    [[nodiscard]] bool isBegun() const { return wholeBytes > 0; }
};
/// Reads the journal \a path; the error is a message.
[[nodiscard]] tl::expected<JournalContents, QString> readJournal(const QString& path);

/// The results of an unfinished study in a file, so that a study that was killed can be continued. One line for each
/// result, values with all digits, a check sum; the point of an incomplete or damaged line is run again.
class StudyJournal
{
public:
    /// A digest of everything on which results depend: program, model, settings, points, outputs.
    [[nodiscard]] static QByteArray fingerprint(const Study& study);

    /// An empty \a path keeps no file.
    StudyJournal(const QString& path, const Study& study);

    /// Opens the file for appending. With \a isContinued its results are kept if they belong to the same study; else it
    /// is started anew. Returns the reason of a failure, or nothing.
    [[nodiscard]] std::optional<QString> open(bool isContinued);
    /// Opens a new file beside \a path, which no other program writes to: `path.1`, `path.2`, ... Results that others
    /// have told before by takeFrom() are kept, not written. Returns the reason of a failure, or nothing.
    [[nodiscard]] std::optional<QString> openBeside(const QString& path);
    /// Adds the results of \a other, the journal in the file \a path. Returns why they do not fit, or nothing.
    [[nodiscard]] std::optional<QString> takeFrom(const JournalContents& other, const QString& path);
    /// The results so far, by point.
    [[nodiscard]] const std::map<std::size_t, StudyResult>& results() const { return results_; }
    /// The points that have no result yet, in order.
    [[nodiscard]] std::vector<std::size_t> missing() const;
    /// False if the file cannot be written.
    [[nodiscard]] bool add(const StudyResult& result);
    /// Removes the file: the study is finished.
    void remove();
    /// Why the file could not be written.
    [[nodiscard]] const QString& problem() const { return problem_; }

private:
    [[nodiscard]] std::optional<QString> takeOver();
    [[nodiscard]] bool writeTitle();
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
