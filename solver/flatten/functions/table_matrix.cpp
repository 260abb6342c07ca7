// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/functions/table_matrix.h"

#include "model/csv/csv_number.h"
#include "model/csv/csv_reader.h"
#include "model/csv/find_csv_form.h"
#include "model/text/regular_file.h"
#include "solver/data_files/mat_file.h"
#include "solver/translate.h"

#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <optional>

namespace bramah::solver {

namespace {

/// The bytes of a file; an error if it cannot be read.
QByteArray contentsOf(const QString& fileName, QString& error)
{
    const auto text = model::readRegularFile(fileName, model::kLargestTable);
    if (text)
        return *text;
    error = tr("`%1` cannot be read: %2").arg(fileName, text.error());
    return {};
}

}  // namespace

std::vector<double> TableMatrix::column(std::size_t column, std::size_t firstRow) const
{
    std::vector<double> result;
    for (std::size_t row = firstRow; row < rows; ++row)
        result.push_back(at(row, column));
    return result;
}

TableReading readTextTable(const QString& fileName, const QString& name)
{
    TableReading reading;
    const QStringList lines = QString::fromUtf8(contentsOf(fileName, reading.error)).split(QLatin1Char('\n'));
    if (!reading.error.isEmpty())
        return reading;
    if (!lines.front().startsWith(QLatin1String("#1"))) {
        reading.error = tr("`%1` does not begin with a line `#1`").arg(fileName);
        return reading;
    }
    static const QRegularExpression head(
        QStringLiteral(R"(^\s*(?:double|float)\s+(\w+)\s*\(\s*(\d+)\s*,\s*(\d+)\s*\))"));
    static const QRegularExpression separators(QStringLiteral(R"([\s,;]+)"));
    std::size_t wanted = 0;
    bool isFound = false;
    for (qsizetype i = 1; i < lines.size(); ++i) {
        const QString line = lines[i].section(QLatin1Char('#'), 0, 0);
        if (const auto match = head.match(line); match.hasMatch()) {
            if (isFound)
                break;
            if (!name.isEmpty() && match.captured(1) != name)
                continue;
            isFound = true;
            reading.matrix.rows = match.captured(2).toULongLong();
            reading.matrix.columns = match.captured(3).toULongLong();
            constexpr std::size_t kMaxNumbers = 20'000'000;
            if (reading.matrix.columns == 0 || reading.matrix.rows > kMaxNumbers / reading.matrix.columns) {
                reading.error = tr("its size %1 times %2 is impossible").arg(match.captured(2), match.captured(3));
                return reading;
            }
            wanted = reading.matrix.rows * reading.matrix.columns;
            const QString rest = line.mid(match.capturedEnd());
            if (rest.trimmed().isEmpty())
                continue;
        } else if (!isFound) {
            continue;
        }
        const QString numbers = head.match(line).hasMatch() ? line.mid(head.match(line).capturedEnd()) : line;
        for (const QString& word : numbers.split(separators, Qt::SkipEmptyParts)) {
            bool isNumber = false;
            const double value = QLocale::c().toDouble(word, &isNumber);
            if (!isNumber) {
                reading.error = tr("line %1 of `%2`: `%3` is no number").arg(i + 1).arg(fileName, word);
                return reading;
            }
            if (reading.matrix.values.size() < wanted)
                reading.matrix.values.push_back(value);
        }
    }
    if (!isFound)
        reading.error = tr("`%1` has no table `%2`").arg(fileName, name);
    else if (reading.matrix.values.size() < wanted)
        reading.error = tr("`%1` has %2 numbers where %3 are announced")
                            .arg(fileName)
                            .arg(reading.matrix.values.size())
                            .arg(wanted);
    return reading;
}

TableReading readCsvTable(const QString& fileName, const QString& delimiter, int headerLines)
{
    TableReading reading;
    const QByteArray bytes = contentsOf(fileName, reading.error);
    model::CsvForm form = model::findCsvForm(bytes.left(model::kCsvHead)).form;
    const QByteArray named = delimiter.left(1).toLatin1();
    if (!named.isEmpty() && bytes.contains(named) && named.front() != form.separator) {
        form.separator = named.front();
        form.decimal = form.separator == ',' ? '.' : form.decimal;
    }
    model::CsvReader reader(bytes, form);
    const auto isNumber = [&](std::string_view field) { return model::csvNumber(field, form.decimal).has_value(); };
    while (reader.next()) {
        std::span<const std::string_view> fields = reader.fields();
        if (reader.line() <= headerLines)
            continue;
        if (fields.size() > 1 && model::trimmedField(fields.back()).empty())
            fields = fields.first(fields.size() - 1);  // a separator at the end of the line
        if (reader.line() < form.firstLine && std::ranges::none_of(fields, isNumber))
            continue;  // titles and what stands above them
        if (reading.matrix.rows == 0)
            reading.matrix.columns = fields.size();
        for (const std::string_view field : fields) {
            const auto value = model::csvNumber(field, form.decimal);
            if (!value || !std::isfinite(*value)) {
                const std::string text(model::trimmedField(field));
                reading.error = tr("line %1 of `%2`: `%3` is no number")
                                    .arg(reader.line())
                                    .arg(fileName, QString::fromStdString(text));
                return reading;
            }
            reading.matrix.values.push_back(*value);
        }
        if (fields.size() != reading.matrix.columns) {
            reading.error = tr("line %1 of `%2` has %3 numbers where the lines above have %4")
                                .arg(reader.line())
                                .arg(fileName)
                                .arg(fields.size())
                                .arg(reading.matrix.columns);
            return reading;
        }
        ++reading.matrix.rows;
    }
    return reading;
}

TableReading readMatTable(const QString& fileName, const QString& name)
{
    TableReading reading;
    if (const QByteArray head = contentsOf(fileName, reading.error); !reading.error.isEmpty() || head.isEmpty()) {
        if (reading.error.isEmpty())
            reading.error = tr("`%1` is empty").arg(fileName);
        return reading;
    }
    const MatFile file(fileName);
    if (!file.isOpen()) {
        reading.error = tr("`%1` is no file of MATLAB").arg(fileName);
        return reading;
    }
    std::optional<MatFile::Numbers> found;
    if (const MatFile::Matrix* matrix = file.find(name); matrix && !matrix->isText) {
        if (auto values = file.numbers(*matrix))
            found = {name, matrix->rows, matrix->columns, std::move(*values), false};
    } else {
        for (MatFile::Numbers& numbers : file.allNumbers())
            if (numbers.path == name)
                found = std::move(numbers);
    }
    if (!found || found->isComplex) {
        reading.error = tr("`%1` has no table `%2`").arg(fileName, name);
        return reading;
    }
    reading.matrix.rows = found->rows;
    reading.matrix.columns = found->columns;
    for (std::size_t row = 0; row < found->rows; ++row)
        for (std::size_t column = 0; column < found->columns; ++column)
            reading.matrix.values.push_back(found->values[column * found->rows + row]);
    return reading;
}

QString reasonNotRising(std::span<const double> x, bool isStrict)
{
    for (std::size_t i = 0; i < x.size(); ++i) {
        if (!std::isfinite(x[i]))
            return tr("its grid value %1 is not a number").arg(i + 1);
        if (i > 0 && (x[i] < x[i - 1] || (isStrict && x[i] == x[i - 1])))
            return tr("its grid value %1, %2, does not rise above the one before, %3")
                .arg(i + 1)
                .arg(x[i])
                .arg(x[i - 1]);
    }
    return {};
}

}  // namespace bramah::solver
