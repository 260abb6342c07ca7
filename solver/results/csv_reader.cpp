// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/csv_reader.h"

#include "model/files/csv_reader.h"
#include "solver/translate.h"

namespace bramah::solver {
namespace {

ResultColumn columnFrom(const QByteArray& field)
{
    ResultColumn column;
    column.path = QString::fromUtf8(field).trimmed();
    const qsizetype bracket = column.path.lastIndexOf(QStringLiteral(" ["));
    if (bracket > 0 && column.path.endsWith(QLatin1Char(']'))) {
        column.unit = column.path.mid(bracket + 2).chopped(1);
        column.path.truncate(bracket);
    }
    return column;
}

}  // namespace

tl::expected<ResultStore, QString> readCsv(const QByteArray& bytes)
{
    model::CsvReader reader(bytes);
    if (reader.isAtEnd())
        return tl::unexpected(tr("the file is empty; a header row was expected"));
    const QList<QByteArray> titles = reader.next();
    std::vector<ResultColumn> columns;
    for (qsizetype k = 1; k < titles.size(); ++k)
        columns.push_back(columnFrom(titles.at(k)));
    ResultStore store;
    store.reset(columns);

    SampleBatch batch;
    while (!reader.isAtEnd()) {
        const QList<QByteArray> fields = reader.next();
        if (fields.size() != titles.size())
            return tl::unexpected(tr("line %1 has %2 fields where the header has %3")
                                      .arg(reader.line())
                                      .arg(fields.size())
                                      .arg(titles.size()));
        for (qsizetype k = 0; k < fields.size(); ++k) {
            const auto value = reader.number(fields.at(k));
            if (!value)
                return tl::unexpected(
                    tr("line %1: `%2` is not a number").arg(reader.line()).arg(QString::fromUtf8(fields.at(k))));
            if (k > 0) {
                batch.values.push_back(*value);
                continue;
            }
            if (!batch.times.empty() && *value < batch.times.back())
                return tl::unexpected(tr("line %1: the time falls").arg(reader.line()));
            std::uint8_t flag = kGridRow;
            if (!batch.times.empty() && *value == batch.times.back()) {
                batch.flags.back() = kBeforeEventRow;
                flag |= kAfterEventRow;
            }
            batch.times.push_back(*value);
            batch.flags.push_back(flag);
        }
    }
    store.append(std::move(batch));
    return store;
}

}  // namespace bramah::solver
