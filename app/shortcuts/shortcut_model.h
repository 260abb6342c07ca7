// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shortcuts/shortcut_list.h"
#include "app/widgets/word_filter.h"

#include <QStandardItemModel>

namespace bramah::app {

/// Commands and fixed keys as a tree: the menus, below each its commands.
class ShortcutModel : public QStandardItemModel
{
    Q_OBJECT
public:
    enum Column { Name, Keys, Hint };
    static constexpr int kTextRole = Qt::UserRole + 1;  ///< all that a row is found by
    static constexpr int kLineRole = Qt::UserRole + 2;  ///< number of the line; -1: a menu

    explicit ShortcutModel(const Shortcuts& shortcuts, QObject* parent = nullptr);

    void setLines(std::vector<ShortcutLine> lines);
    /// Takes the keys of the commands as they are now.
    void update();
    [[nodiscard]] const std::vector<ShortcutLine>& lines() const { return lines_; }
    /// The line of a row; null for a menu.
    [[nodiscard]] const ShortcutLine* line(const QModelIndex& index) const;

private:
    void showKeys(QStandardItem& name, QStandardItem& keys, const ShortcutLine& line) const;

    const Shortcuts& shortcuts_;
    std::vector<ShortcutLine> lines_;
    std::vector<std::pair<QStandardItem*, QStandardItem*>> rows_;  ///< name and keys of each line
};

/// Rows with all typed words, or with the pressed keys.
class ShortcutFilter : public WordFilter
{
    Q_OBJECT
public:
    explicit ShortcutFilter(ShortcutModel& model, QObject* parent = nullptr);

    /// Empty: rows with any keys or none.
    void setKeys(const QKeySequence& keys);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    ShortcutModel& model_;
    QKeySequence keys_;
};

}  // namespace bramah::app
