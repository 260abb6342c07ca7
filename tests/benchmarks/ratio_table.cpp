// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/ratio_table.h"

#include <QDate>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <cmath>

namespace bramah::bench {
namespace {

const QString kRatioKey = QStringLiteral("ratio");
const QString kBarKey = QStringLiteral("bar");
const QString kDateKey = QStringLiteral("date");

double roundedRatio(double ratio)
{
    constexpr double kDigits = 1e3;
    return std::round(ratio * kDigits) / kDigits;
}

}  // namespace

QString RatioTable::read(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return {};
    if (!file.open(QIODevice::ReadOnly))
        return QStringLiteral("%1 cannot be read: %2").arg(path, file.errorString());
    QJsonParseError error;
    const QJsonObject rows = QJsonDocument::fromJson(file.readAll(), &error).object();
    if (error.error != QJsonParseError::NoError)
        return QStringLiteral("%1 cannot be read: %2").arg(path, error.errorString());
    for (auto row = rows.begin(); row != rows.end(); ++row) {
        const QJsonObject object = row.value().toObject();
        rows_[row.key()] = {object[kRatioKey].toDouble(), object[kBarKey].toDouble(), object[kDateKey].toString()};
    }
    return {};
}

QString RatioTable::write(const QString& path) const
{
    QJsonObject rows;
    for (auto row = rows_.begin(); row != rows_.end(); ++row) {
        QJsonObject object;
        if (row->ratio != 0) {
            object[kRatioKey] = row->ratio;
            object[kDateKey] = row->date;
        }
        if (row->bar != 0)
            object[kBarKey] = row->bar;
        if (!object.isEmpty())
            rows[row.key()] = object;
    }
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(rows).toJson()) < 0 || !file.commit())
        return QStringLiteral("%1 cannot be written: %2").arg(path, file.errorString());
    return {};
}

void RatioTable::measure(const QString& row, double ratio)
{
    rows_[row].measured = ratio;
    rows_[row].isMeasured = true;
}

void RatioTable::storeMeasured()
{
    for (Row& row : rows_) {
        if (!row.isMeasured || !std::isfinite(row.measured))
            continue;
        row.ratio = roundedRatio(row.measured);
        row.date = QDate::currentDate().toString(Qt::ISODate);
    }
}

// Both are written so that NaN is complained about, too.

QStringList RatioTable::aboveBars() const
{
    QStringList lines;
    for (auto row = rows_.begin(); row != rows_.end(); ++row)
        if (row->isMeasured && row->bar != 0 && !(row->measured <= row->bar))
            lines.append(QStringLiteral("ABOVE ITS BAR  %1: %2, bar %3")
                             .arg(row.key(), QString::number(row->measured, 'f', 3))
                             .arg(row->bar));
    return lines;
}

QStringList RatioTable::worseThanStored() const
{
    QStringList lines;
    for (auto row = rows_.begin(); row != rows_.end(); ++row)
        if (row->isMeasured && row->ratio != 0 && !(row->measured <= kMostWorse * row->ratio))
            lines.append(QStringLiteral("WORSE          %1: %2, stored %3 on %4")
                             .arg(row.key(), QString::number(row->measured, 'f', 3))
                             .arg(row->ratio)
                             .arg(row->date));
    return lines;
}

}  // namespace bramah::bench
