// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/left_lock.h"

#include <QLockFile>
#include <QSysInfo>

#include <cerrno>
#include <csignal>

namespace bramah::model {

namespace {

/// Has the program that \a lock belongs to ended?
bool isLeftBehind(const QLockFile& lock)
{
    qint64 process = 0;
    QString host, program;
    return lock.getLockInfo(&process, &host, &program) && process > 0 && host == QSysInfo::machineHostName() &&
           ::kill(static_cast<pid_t>(process), 0) != 0 && errno == ESRCH;
}

}  // namespace

bool takeUnlessHeld(QLockFile& lock)
{
    return lock.tryLock(0) || lock.error() != QLockFile::LockFailedError || isLeftBehind(lock);
}

}  // namespace bramah::model
