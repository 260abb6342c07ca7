// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/file_locks.h"

#include "model/files/left_lock.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>

namespace bramah::app {

FileLocks::FileLocks(QString folder) : folder_(std::move(folder)) {}

FileLocks::~FileLocks() = default;

QString FileLocks::lockPathOf(const QString& path) const
{
    // Links to one file share its lock.
    const QFileInfo file(path);
    const QString name = file.exists() ? file.canonicalFilePath() : file.absoluteFilePath();
    const QByteArray hash = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha1).toHex();
    return QDir(folder_).filePath(QString::fromLatin1(hash) + QStringLiteral(".lock"));
}

bool FileLocks::take(const QString& path)
{
    if (folder_.isEmpty() || path.isEmpty() || !QDir().mkpath(folder_))
        return true;
    const QString lockPath = lockPathOf(path);
    if (locks_.contains(lockPath))
        return true;
    auto lock = std::make_shared<QLockFile>(lockPath);
    // No lock gets stale by age; only the lock of a process that has ended is.
    lock->setStaleLockTime(0);
    const bool isFree = model::takeUnlessHeld(*lock);
    if (lock->isLocked())
        locks_.insert(lockPath, std::move(lock));
    return isFree;
}

void FileLocks::release(const QString& path)
{
    if (!folder_.isEmpty())
        locks_.remove(lockPathOf(path));
}

}  // namespace bramah::app
