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
    [[nodiscard]] bool isFavourite(const QString& className) const { return favourites_.contains(className); }
    void setFavourite(const QString& className, bool isFavourite);
    void noteUse(const QString& className);

Q_SIGNALS:
    void favouritesChanged();

private:
    QStringList favourites_;
    QStringList recent_;
};

}  // namespace bramah::editor
