// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studies/kept_study.h"

#include "app/translate.h"
#include "model/files/left_lock.h"

#include <QDateTime>
#include <QDir>

namespace bramah::app {

namespace {

constexpr char kJournals[] = "*.study";

const QString& lockSuffix()
{
    static const QString kSuffix = QStringLiteral(".lock");
    return kSuffix;
}

void removeOldIn(const QDir& folder)
{
    const QDateTime oldest = QDateTime::currentDateTime().addDays(-KeptStudy::kDaysKept);
    for (const QFileInfo& file : folder.entryInfoList({QLatin1String(kJournals)}, QDir::Files))
        if (file.lastModified() < oldest) {
            QFile::remove(file.filePath());
            QFile::remove(file.filePath() + lockSuffix());
        }
}

}  // namespace

KeptStudy::KeptStudy(const QString& folder, const solver::Study& study)
{
    if (!folder.isEmpty())
        open(folder, study);
    if (!isWritten_)
        journal_ = std::make_unique<solver::StudyJournal>(QString(), study);
    left_ = missing().size();
}

void KeptStudy::open(const QString& folder, const solver::Study& study)
{
    if (!QDir().mkpath(folder)) {
        problem_ = tr("the folder `%1` cannot be made").arg(folder);
        return;
    }
    removeOldIn(QDir(folder));
    const QString name = QString::fromLatin1(solver::StudyJournal::fingerprint(study)) + QStringLiteral(".study");
    const QString path = QDir(folder).filePath(name);
    lock_ = std::make_unique<QLockFile>(path + lockSuffix());
    lock_->setStaleLockTime(0);  // a study may run for days
    if (!model::takeUnlessHeld(*lock_)) {
        problem_ = tr("the same study is running in another window");
        return;
    }
    journal_ = std::make_unique<solver::StudyJournal>(path, study);
    // What cannot be taken over, as a damaged file, is of no use to anybody.
    const auto old = journal_->open(true);
    const auto problem = old ? journal_->open(false) : std::nullopt;
    isWritten_ = !problem;
    problem_ = problem.value_or(QString());
}

void KeptStudy::add(const solver::StudyResult& result)
{
    --left_;
    if (!isWritten_ || journal_->add(result))
        return;
    isWritten_ = false;
    problem_ = journal_->problem();
}

void KeptStudy::finish()
{
    if (left_ == 0)
        journal_->remove();
}

}  // namespace bramah::app
