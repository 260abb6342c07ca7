// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace bramah::app {

/// Accepts rows whose text of a role contains every typed word.
class WordFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit WordFilter(QObject* parent = nullptr, int role = Qt::DisplayRole);

    void setWords(const QString& text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList words_;
    int role_;
};

}  // namespace bramah::app
