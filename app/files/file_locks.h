// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <memory>

class QLockFile;

namespace bramah::app {

/// Tells other programs of the same user which files are open here, by lock files in a folder of the user's cache, so
/// that nothing is left beside the user's files. A program that has crashed holds no lock. GUI thread.
class FileLocks
{
public:
    /// An empty \a folder switches locks off: none is written, and other programs' locks are ignored.
    explicit FileLocks(QString folder);
    ~FileLocks();

    /// False if another program has \a path open.
    bool take(const QString& path);
    void release(const QString& path);

private:
    [[nodiscard]] QString lockPathOf(const QString& path) const;

    QString folder_;
    QHash<QString, std::shared_ptr<QLockFile>> locks_;
};

}  // namespace bramah::app
