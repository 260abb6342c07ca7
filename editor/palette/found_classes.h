// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QHash>
#include <QPersistentModelIndex>
#include <QStringList>

namespace bramah::editor {

class ChosenClasses;

/// The classes of a palette that match the words of a search, the likeliest first: one list, so that what is chosen is
/// seen. How well a class matches counts first (a whole name, beginnings of its words, parts of words, the description,
/// the packages around), then whether it was placed lately, then how often the shipped circuits place it. Rows give
/// what those of the palette give, and the path of their packages. Borrows palette and chosen classes. GUI thread.
class FoundClasses : public QAbstractListModel
{
    Q_OBJECT
public:
    /// \a palette is a PaletteModel or has its roles. Finds nothing until search().
    FoundClasses(QAbstractItemModel& palette, const ChosenClasses& chosen, QObject* parent = nullptr);

    /// Searches anew, also where the palette has changed. One word of \a text at least must be in the name or
    /// description of a class, others also in its full name or in the packages around; packages that all words name
    /// show all of their classes. An empty text finds nothing.
    void search(const QString& text);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override { return palette_.mimeTypes(); }
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
    struct Found {
        QPersistentModelIndex place;
        QString packages;
        int grade = 0, recency = 0, uses = 0;
    };
    void searchIn(const QModelIndex& group, const QString& text, const QStringList& words);

    QAbstractItemModel& palette_;
    const ChosenClasses& chosen_;
    QList<Found> found_;
    QHash<QString, int> uses_;  ///< how often shipped circuits place each class
};

}  // namespace bramah::editor
