// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/widgets/word_filter.h"

#include <algorithm>

namespace bramah::app {

WordFilter::WordFilter(QObject* parent, int role) : QSortFilterProxyModel(parent), role_(role) {}

void WordFilter::setWords(const QString& text)
{
    words_ = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

bool WordFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QString text = sourceModel()->index(row, 0, parent).data(role_).toString();
    return std::ranges::all_of(words_, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

}  // namespace bramah::app
