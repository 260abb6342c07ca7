// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studies/study_table.h"

#include "app/studies/study_columns.h"
#include "editor/theme/plain_text.h"
#include "model/units/quantity_text.h"

#include <QLocale>

#include <cmath>

namespace bramah::app {

StudyTable::StudyTable(const StudyJob& job, QObject* parent) : QAbstractTableModel(parent), job_(job) {}

void StudyTable::reset()
{
    beginResetModel();
    endResetModel();
}

void StudyTable::refresh()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int StudyTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(job_.answer().results.size());
}

int StudyTable::columnCount(const QModelIndex& parent) const
{
    const StudyAnswer& answer = job_.answer();
    return parent.isValid() || !answer.study
               ? 0
               : static_cast<int>(answer.study->parameters.size() + answer.responses.size()) + 1;
}

QVariant StudyTable::data(const QModelIndex& index, int role) const
{
    const StudyAnswer& answer = job_.answer();
    if (!index.isValid() || !answer.study)
        return {};
    const auto column = static_cast<std::size_t>(index.column());
    const std::size_t parameters = answer.study->parameters.size();
    const solver::StudyResult& result = answer.results[static_cast<std::size_t>(index.row())];
    const bool isReason = column == parameters + answer.responses.size();
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(isReason ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && isReason)
        return editor::plainToolTip(result.failure);
    if (role != Qt::DisplayRole)
        return {};
    if (isReason)
        return result.failure;
    double value = std::nan("");
    if (column < parameters)
        value = parameterColumn(answer, column)
                    .unit.fromSi(answer.study->points[static_cast<std::size_t>(index.row())][column]);
    else if (!result.values.empty())
        value = responseColumn(answer, column - parameters).unit.fromSi(result.values[column - parameters]);
    else
        return QStringLiteral("…");
    return std::isfinite(value) ? model::formatNumber(value, 6, QLocale()) : QStringLiteral("–");
}

QVariant StudyTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Vertical)
        return section + 1;
    const StudyAnswer& answer = job_.answer();
    const auto column = static_cast<std::size_t>(section);
    const std::size_t parameters = answer.study ? answer.study->parameters.size() : 0;
    if (column < parameters)
        return parameterColumn(answer, column).title();
    if (column < parameters + answer.responses.size())
        return responseColumn(answer, column - parameters).title();
    return tr("Why it failed");
}

}  // namespace bramah::app
