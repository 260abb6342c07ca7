// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace bramah::app {

/// The files opened or saved last, newest first, kept in the settings. GUI thread.
class RecentFiles : public QObject
{
    Q_OBJECT
public:
    explicit RecentFiles(QObject* parent = nullptr);

    [[nodiscard]] const QStringList& paths() const { return paths_; }
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

Q_SIGNALS:
    void changed();

private:
    void keep();

    QStringList paths_;
};

}  // namespace bramah::app
