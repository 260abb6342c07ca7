// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/declarations/declaration_entry.h"

#include <QAbstractItemModel>

namespace bramah::editor {

class DocumentSession;

/// Ports, parameters and variables of the class that a session shows, as a tree of three groups. Changed cells become
/// edits of the session. Borrows the session. GUI thread.
class DeclarationTable : public QAbstractItemModel
{
    Q_OBJECT
public:
    /// Empty until refresh(); \a session must outlive the table.
    explicit DeclarationTable(DocumentSession& session, QObject* parent = nullptr);

    /// Reads the class again. Declarations keep their indices unless one is added, removed or changes its group.
    void refresh();
    /// As last read; valid until refresh().
    [[nodiscard]] const DeclarationRows& rows() const { return rows_; }
    /// Null for a group.
    [[nodiscard]] const DeclarationRow* row(const QModelIndex& index) const;
    /// The cell of the declaration \a name; invalid if the class has none.
    [[nodiscard]] QModelIndex indexOf(const QString& name, DeclarationColumn column = DeclarationColumn::Name) const;
    /// The reason why \a text is refused for the cell; empty if it is accepted.
    [[nodiscard]] QString faultOf(const QModelIndex& index, const QString& text) const;
    /// The declaration above or below that of \a index in its group, to change places with; empty if there is none.
    [[nodiscard]] QString neighbour(const QModelIndex& index, bool isBelow) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// False if the text is refused.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

private:
    [[nodiscard]] static QString titleOf(int group);
    [[nodiscard]] QString toolTip(const DeclarationRow& row, DeclarationColumn column) const;
    /// The first index in rows_ of a group; group 3 is the end.
    [[nodiscard]] int begin(int group) const;

    DocumentSession& session_;
    DeclarationRows rows_;
};

}  // namespace bramah::editor
