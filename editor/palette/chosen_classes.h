// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

namespace bramah::editor {

/// The classes that the user has starred, and those placed last, by full name; stored between program starts. GUI
/// thread.
class ChosenClasses : public QObject
{
    Q_OBJECT
public:
    explicit ChosenClasses(QObject* parent = nullptr);

    /// In the order in which they were marked.
    [[nodiscard]] const QStringList& favourites() const { return favourites_; }
    /// The most recent first.
    [[nodiscard]] const QStringList& recent() const { return recent_; }
    /// Is the class of this full name starred? It may no longer exist.
    [[nodiscard]] bool isFavourite(const QString& className) const { return favourites_.contains(className); }
    /// Stars a class, behind the others, or takes its star away; stored at once.
    void setFavourite(const QString& className, bool isFavourite);
    /// Puts a class that is placed at the beginning of recent(), which keeps eight; stored at once.
    void noteUse(const QString& className);

Q_SIGNALS:
    /// A star was set or removed; not emitted by noteUse().
    void favouritesChanged();

private:
    QStringList favourites_;
    QStringList recent_;
};

}  // namespace bramah::editor
