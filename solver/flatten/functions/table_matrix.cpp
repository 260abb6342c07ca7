// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/functions/table_matrix.h"

#include "solver/translate.h"

#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <cmath>

namespace bramah::solver {

namespace {

/// The lines of a text file; an error if it cannot be read.
std::vector<QString> linesOf(const QString& fileName, QString& error)
{
    QFile file(fileName);
    if (!file.open(QIODevice::ReadOnly)) {
        error = tr("`%1` cannot be read: %2").arg(fileName, file.errorString());
        return {};
    }
    std::vector<QString> lines;
    while (!file.atEnd())
        lines.push_back(QString::fromUtf8(file.readLine()));
    return lines;
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
    const std::vector<QString> lines = linesOf(fileName, reading.error);
    if (!reading.error.isEmpty())
        return reading;
    if (lines.empty() || !lines.front().startsWith(QLatin1String("#1"))) {
        reading.error = tr("`%1` does not begin with a line `#1`").arg(fileName);
        return reading;
    }
    static const QRegularExpression head(
        QStringLiteral(R"(^\s*(?:double|float)\s+(\w+)\s*\(\s*(\d+)\s*,\s*(\d+)\s*\))"));
    static const QRegularExpression separators(QStringLiteral(R"([\s,;]+)"));
    std::size_t wanted = 0;
    bool isFound = false;
    for (std::size_t i = 1; i < lines.size(); ++i) {
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
    const std::vector<QString> lines = linesOf(fileName, reading.error);
    for (std::size_t i = static_cast<std::size_t>(std::max(headerLines, 0)); i < lines.size(); ++i) {
        const QString line = lines[i].trimmed();
        if (line.isEmpty())
            continue;
        const QStringList words = line.split(delimiter.isEmpty() ? QStringLiteral(",") : delimiter.left(1));
        if (reading.matrix.rows == 0)
            reading.matrix.columns = static_cast<std::size_t>(words.size());
        for (const QString& word : words) {
            bool isNumber = false;
            reading.matrix.values.push_back(QLocale::c().toDouble(word.trimmed(), &isNumber));
            if (!isNumber) {
                reading.error = tr("line %1 of `%2`: `%3` is no number").arg(i + 1).arg(fileName, word.trimmed());
                return reading;
            }
        }
        if (static_cast<std::size_t>(words.size()) != reading.matrix.columns) {
            reading.error = tr("line %1 of `%2` has %3 numbers where the lines above have %4")
                                .arg(i + 1)
                                .arg(fileName)
                                .arg(words.size())
                                .arg(reading.matrix.columns);
            return reading;
        }
        ++reading.matrix.rows;
    }
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
