// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/optimise/optimise_table.h"

#include "editor/theme/plain_text.h"
#include "solver/goals/goal_texts.h"

#include <QFont>

#include <algorithm>

namespace bramah::app {

OptimiseTable::OptimiseTable(const OptimiseJob& job, QObject* parent) : QAbstractTableModel(parent), job_(job) {}

void OptimiseTable::reset()
{
    beginResetModel();
    shown_ = static_cast<int>(job_.answer().points.size());
    endResetModel();
}

void OptimiseTable::refresh()
{
    const int now = static_cast<int>(job_.answer().points.size());
    if (now > shown_) {
        beginInsertRows({}, shown_, now - 1);
        shown_ = now;
        endInsertRows();
    }
    if (shown_ > 0)
        Q_EMIT dataChanged(index(0, 0), index(shown_ - 1, columnCount() - 1));
}

int OptimiseTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : shown_;
}

int OptimiseTable::columnCount(const QModelIndex& parent) const
{
    const auto& search = job_.answer().search;
    return parent.isValid() || !search ? 0
                                       : static_cast<int>(search->variables().size() + search->responses().size()) + 1;
}

bool OptimiseTable::isBest(std::size_t row) const
{
    const auto& best = job_.answer().best;
    return std::ranges::find(best, row) != best.end();
}

QString OptimiseTable::becameOf(std::size_t row) const
{
    const solver::EvaluatedPoint& point = job_.answer().points[row];
    if (point.isFailed())
        return point.outcome.failure;
    if (isBest(row))
        return job_.answer().best.size() > 1 ? tr("on the front") : tr("best");
    return point.isFeasible() ? QString() : tr("beyond limits");
}

QString OptimiseTable::cell(std::size_t row, std::size_t column) const
{
    const solver::GoalSearch& search = *job_.answer().search;
    const solver::EvaluatedPoint& point = job_.answer().points[row];
    const std::size_t variables = search.variables().size();
    if (column < variables)
        return solver::variableText(search, column, point.point[column]);
    if (column - variables == search.responses().size())
        return becameOf(row);
    return point.outcome.responses.empty()
               ? QStringLiteral("—")
               : solver::responseText(search, column - variables, point.outcome.responses[column - variables]);
}

QVariant OptimiseTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !job_.answer().search || index.row() >= static_cast<int>(job_.answer().points.size()))
        return {};
    const auto row = static_cast<std::size_t>(index.row()), column = static_cast<std::size_t>(index.column());
    const bool isLast = index.column() + 1 == columnCount();
    if (role == Qt::DisplayRole)
        return cell(row, column);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((isLast ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && isLast)
        return editor::plainToolTip(becameOf(row));
    if (role == Qt::FontRole && isBest(row)) {
        QFont font;
        font.setBold(true);
        return font;
    }
    return {};
}

QVariant OptimiseTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || !job_.answer().search)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    const solver::GoalSearch& search = *job_.answer().search;
    const auto column = static_cast<std::size_t>(section);
    const std::size_t variables = search.variables().size();
    if (column < variables)
        return search.variables()[column].name;
    return column - variables < search.responses().size() ? search.responses()[column - variables].name : tr("Result");
}

}  // namespace bramah::app
