// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QStyledItemDelegate>

#include <functional>

namespace bramah::editor {

class DeclarationTable;

/// Edits a cell of the table of declarations in a line with completion. A text that is refused makes the field red
/// and shows the reason; Enter then keeps the field open, and leaving it restores the former text. Borrows the
/// table.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    /// The choices for the cell at an index of the table; empty for free text.
    using Proposals = std::function<QStringList(const QModelIndex&)>;
    /// \a table must outlive the delegate; \a proposals is asked when a field opens.
    CellDelegate(DeclarationTable& table, Proposals proposals, QObject* parent = nullptr);

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Keeps the field open on Enter while its text is refused.
    bool eventFilter(QObject* editor, QEvent* event) override;

Q_SIGNALS:
    /// What is wrong with the text in the field; empty if nothing is.
    void faultChanged(const QString& fault) const;

private:
    DeclarationTable& table_;
    Proposals proposals_;
};

}  // namespace bramah::editor
