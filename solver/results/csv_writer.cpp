// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/csv_writer.h"

#include "model/files/output_file.h"
#include "solver/results/csv_text.h"
#include "solver/translate.h"

#include <QIODevice>

#include <algorithm>
#include <cmath>

namespace bramah::solver {
namespace {

constexpr std::size_t kRowsPerBlock = 2048;

struct WrittenColumn {
    int column = -1;
    double factor = 1;
    double divisor = 1;  ///< used instead of a factor 1/n with whole n, so that rounding happens once
    double offset = 0;
};

/// 100,000 for the factor 1e-5 of bar; 1 if the factor is not 1/n.
double divisorOf(double factor)
{
    const double parts = std::round(1 / factor);
    return parts > 1 && parts < 1e15 && 1 / parts == factor ? parts : 1;
}

QByteArray header(const ResultStore& store, const CsvOptions& options, std::vector<WrittenColumn>& columns)
{
    QByteArray line = "time";
    for (WrittenColumn& written : columns) {
        const QString& path = store.columns()[static_cast<std::size_t>(written.column)].path;
        const auto unit = options.units.constFind(path);
        QString title = path;
        if (unit != options.units.constEnd()) {
            written.factor = unit->factor;
            written.divisor = divisorOf(unit->factor);
            written.offset = unit->offset;
            title += QStringLiteral(" [%1]").arg(unit->name);
        }
        line += ',' + csvField(title);
    }
    return line + "\r\n";
}

void appendValue(QByteArray& line, const WrittenColumn& written, double value)
{
    line += ',';
    const bool isSi = written.factor == 1 && written.offset == 0;
    const double scaled = written.divisor != 1 ? value / written.divisor : value * written.factor;
    appendCsvNumber(line, isSi ? value : scaled + written.offset);
}

QByteArray storedRows(const ResultStore& store, const std::vector<WrittenColumn>& columns, std::size_t first,
                      std::size_t count, bool withEventRows)
{
    std::vector<double> times(count);
    store.readTimes(first, times);
    std::vector<std::vector<double>> values(columns.size(), std::vector<double>(count));
    for (std::size_t k = 0; k < columns.size(); ++k)
        store.read(columns[k].column, first, values[k]);
    QByteArray lines;
    for (std::size_t row = 0; row < count; ++row) {
        if (!withEventRows && (store.flags(first + row) & (kGridRow | kStepRow)) == 0)
            continue;
        appendCsvNumber(lines, times[row]);
        for (std::size_t k = 0; k < columns.size(); ++k)
            appendValue(lines, columns[k], values[k][row]);
        lines += "\r\n";
    }
    return lines;
}

}  // namespace

std::optional<QString> writeCsv(const ResultStore& store, QIODevice& device, const CsvOptions& options)
{
    std::vector<WrittenColumn> columns;
    if (options.variables.isEmpty()) {
        for (int column = 0; column < static_cast<int>(store.columns().size()); ++column)
            columns.push_back({column});
    }
    for (const QString& path : options.variables) {
        const int column = store.find(path);
        if (column < 0)
            return tr("there is no variable `%1` in these results").arg(path);
        columns.push_back({column});
    }

    const auto write = [&](const QByteArray& bytes) { return device.write(bytes) == bytes.size(); };
    bool isWritten = write(header(store, options, columns));
    if (options.interval > 0 && !store.isEmpty()) {
        const double begin = store.firstTime();
        const auto last = static_cast<qint64>(std::floor((store.lastTime() - begin) / options.interval * (1 + 1e-12)));
        for (qint64 k = 0; isWritten && k <= last; ++k) {
            const double time = begin + static_cast<double>(k) * options.interval;
            QByteArray line;
            appendCsvNumber(line, time);
            for (const WrittenColumn& written : columns)
                appendValue(line, written, store.valueAt(written.column, time));
            isWritten = write(line + "\r\n");
        }
    } else {
        for (std::size_t first = 0; isWritten && first < store.rowCount(); first += kRowsPerBlock) {
            const std::size_t count = std::min(kRowsPerBlock, store.rowCount() - first);
            isWritten = write(storedRows(store, columns, first, count, options.withEventRows));
        }
    }
    if (!isWritten)
        return device.errorString();
    return std::nullopt;
}

std::optional<QString> writeCsvFile(const ResultStore& store, const QString& path, const CsvOptions& options)
{
    model::OutputFile file(path);
    if (!file.open())
        return file.problem();
    // A fault of a variable is reported as it is, a fault of the file with the file's name.
    if (const auto problem = writeCsv(store, file.device(), options))
        return file.reason().isEmpty() ? *problem : file.problem();
    return file.commit() ? std::nullopt : std::optional(file.problem());
}

}  // namespace bramah::solver
