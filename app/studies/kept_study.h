// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/study/study_journal.h"

#include <QLockFile>

#include <memory>

namespace bramah::app {

/// The journal of a study that runs in the window, in a folder of the program's own data: after a crash or a stop the
/// same study goes on where it was. The file is called after the study's fingerprint. While a program writes it, no
/// other one does. For a worker.
class KeptStudy
{
public:
    /// A study of which nobody has run the rest is forgotten after this time.
    static constexpr int kDaysKept = 30;

    /// Takes over what is in the folder; without a \a folder nothing is kept. Removes journals that are too old.
    KeptStudy(const QString& folder, const solver::Study& study);

    /// Those that were taken over, and the points that are to be run.
    [[nodiscard]] const std::map<std::size_t, solver::StudyResult>& results() const { return journal_->results(); }
    [[nodiscard]] std::vector<std::size_t> missing() const { return journal_->missing(); }
    /// Writes the result of another one of these points. After a failure no more are written; problem() tells why.
    void add(const solver::StudyResult& result);
    /// Removes the file if all results are there: the study is complete.
    void finish();
    /// Why results are not kept; empty if they are, or nobody wanted it.
    [[nodiscard]] const QString& problem() const { return problem_; }

private:
    void open(const QString& folder, const solver::Study& study);

    std::unique_ptr<QLockFile> lock_;
    std::unique_ptr<solver::StudyJournal> journal_;
    QString problem_;
    bool isWritten_ = false;
    std::size_t left_ = 0;  ///< how many results are still to come
};

}  // namespace bramah::app
