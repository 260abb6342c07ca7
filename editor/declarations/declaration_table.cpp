// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/declarations/declaration_table.h"

#include "editor/session/document_session.h"
#include "editor/theme/plain_text.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace bramah::editor {

using Column = DeclarationColumn;

namespace {

constexpr int kGroups = 3;
constexpr quintptr kIsGroup = 0;  ///< internal id of a group; the id of a row is the number of its group plus one

int groupOf(const QModelIndex& row)
{
    return static_cast<int>(row.internalId()) - 1;
}

bool isGroup(const QModelIndex& index)
{
    return index.internalId() == kIsGroup;
}

}  // namespace

DeclarationTable::DeclarationTable(DocumentSession& session, QObject* parent)
    : QAbstractItemModel(parent), session_(session)
{
}

int DeclarationTable::begin(int group) const
{
    const auto first = std::ranges::lower_bound(rows_, group, {},
                                                [](const DeclarationRow& row) { return static_cast<int>(row.group); });
    return static_cast<int>(first - rows_.begin());
}

void DeclarationTable::refresh()
{
    DeclarationRows rows = declarationRows(session_);
    // A row that is renamed while it is edited keeps its index.
    if (!std::ranges::equal(rows, rows_, {}, &DeclarationRow::group, &DeclarationRow::group)) {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
        return;
    }
    rows_ = std::move(rows);
    for (int group = 0; group < kGroups; ++group)
        if (const QModelIndex parent = index(group, 0); rowCount(parent) > 0)
            Q_EMIT dataChanged(index(0, 0, parent), index(rowCount(parent) - 1, columnCount() - 1, parent));
}

const DeclarationRow* DeclarationTable::row(const QModelIndex& index) const
{
    if (isGroup(index) || !hasIndex(index.row(), index.column(), index.parent()))
        return nullptr;
    return &rows_[static_cast<std::size_t>(begin(groupOf(index)) + index.row())];
}

QModelIndex DeclarationTable::indexOf(const QString& name, DeclarationColumn column) const
{
    const auto found = std::ranges::find(rows_, name, [](const DeclarationRow& row) { return row.written.name; });
    if (found == rows_.end())
        return {};
    const int group = static_cast<int>(found->group);
    return index(static_cast<int>(found - rows_.begin()) - begin(group), static_cast<int>(column), index(group, 0));
}

QString DeclarationTable::faultOf(const QModelIndex& index, const QString& text) const
{
    const DeclarationRow* one = row(index);
    return one ? understood(session_, *one, static_cast<Column>(index.column()), text).fault : QString();
}

QString DeclarationTable::neighbour(const QModelIndex& index, bool isBelow) const
{
    const DeclarationRow* one = row(index);
    const DeclarationRow* other = one ? row(index.siblingAtRow(index.row() + (isBelow ? 1 : -1))) : nullptr;
    const bool canSwap =
        other && !one->isInherited() && !other->isInherited() && one->written.isProtected == other->written.isProtected;
    return canSwap ? other->written.name : QString();
}

QModelIndex DeclarationTable::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || column < 0 || row >= rowCount(parent) || column >= columnCount())
        return {};
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row() + 1) : kIsGroup);
}

QModelIndex DeclarationTable::parent(const QModelIndex& index) const
{
    return index.isValid() && !isGroup(index) ? createIndex(groupOf(index), 0, kIsGroup) : QModelIndex();
}

int DeclarationTable::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid())
        return kGroups;
    return isGroup(parent) && parent.column() == 0 ? begin(parent.row() + 1) - begin(parent.row()) : 0;
}

int DeclarationTable::columnCount(const QModelIndex&) const
{
    return static_cast<int>(Column::Count);
}

QString DeclarationTable::titleOf(int group)
{
    switch (static_cast<DeclarationRow::Group>(group)) {
    case DeclarationRow::Group::Port: return tr("Ports");
    case DeclarationRow::Group::Parameter: return tr("Parameters");
    case DeclarationRow::Group::Variable: return tr("Variables");
    }
    return {};
}

QString DeclarationTable::toolTip(const DeclarationRow& row, DeclarationColumn column) const
{
    if (row.isInherited())
        return tr("Declared in %1, which this class extends").arg(row.inheritedFrom);
    if (column == Column::Unit && row.isUnitOfType)
        return tr("The unit is that of the type");
    if (row.written.isProtected)
        return tr("Protected: not seen from outside");
    return cellText(row, column);
}

QVariant DeclarationTable::data(const QModelIndex& index, int role) const
{
    const auto column = static_cast<Column>(index.column());
    const DeclarationRow* one = row(index);
    if (!one) {
        if (!isGroup(index) || !hasIndex(index.row(), index.column()))
            return {};
        QFont bold = QGuiApplication::font();
        bold.setWeight(QFont::DemiBold);
        if (role == Qt::FontRole)
            return bold;
        return role == Qt::DisplayRole && column == Column::Name ? titleOf(index.row()) : QVariant();
    }
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return cellText(*one, column);
    case Qt::ToolTipRole: return plainToolTip(toolTip(*one, column));
    case Qt::ForegroundRole: {
        const bool isMuted = one->isInherited() || (column == Column::Unit && one->isUnitOfType);
        return isMuted ? QVariant(QGuiApplication::palette().brush(QPalette::PlaceholderText)) : QVariant();
    }
    case Qt::FontRole: {
        QFont font = QGuiApplication::font();
        font.setItalic(one->written.isProtected);
        return font;
    }
    default: return {};
    }
}

QVariant DeclarationTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Column::Name: return tr("Name");
    case Column::Type: return tr("Type");
    case Column::Unit: return tr("Unit");
    case Column::Value: return tr("Default");
    case Column::Minimum: return tr("Min");
    case Column::Maximum: return tr("Max");
    case Column::Description: return tr("Description");
    case Column::Group: return tr("Group");
    case Column::Tab: return tr("Tab");
    case Column::Count: break;
    }
    return {};
}

Qt::ItemFlags DeclarationTable::flags(const QModelIndex& index) const
{
    const DeclarationRow* one = row(index);
    if (!one)
        return Qt::ItemIsEnabled;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (session_.isEditable() && isCellEditable(*one, static_cast<Column>(index.column())))
        flags |= Qt::ItemIsEditable;
    return flags;
}

bool DeclarationTable::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const DeclarationRow* one = row(index);
    if (!one || role != Qt::EditRole)
        return false;
    const auto column = static_cast<Column>(index.column());
    DeclarationEntry entry = understood(session_, *one, column, value.toString());
    if (!entry.fault.isEmpty())
        return false;
    const QString title =
        column == Column::Name
            ? tr("Rename %1 to %2").arg(one->written.name, value.toString())
            : tr("Change %1 of %2")
                  .arg(headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString(), one->written.name);
    session_.file().applyEdits(title, std::move(entry.edits));
    return true;
}

}  // namespace bramah::editor
