// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tables/table_text.h"

#include "model/syntax/annotation_values.h"
#include "model/syntax/syntax_tree.h"
#include "model/units/quantity_text.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace bramah::editor {

using namespace model::syntax;

namespace {

bool isRectangle(const NumberTable& table)
{
    return !table.empty() && !table.front().empty() &&
           std::ranges::all_of(table, [&](const auto& row) { return row.size() == table.front().size(); });
}

/// A row of numbers; empty if a cell is none.
template <typename Cells>
std::vector<double> rowOf(const Cells& cells)
{
    std::vector<double> row;
    for (const ExpressionPtr cell : cells) {
        const std::optional<double> number = numberOf(cell);
        if (!number)
            return {};
        row.push_back(*number);
    }
    return row;
}

}  // namespace

std::optional<NumberTable> tableOf(const QString& expression)
{
    const auto text = SyntaxTree::parseExpression(std::make_shared<model::SourceText>(QString(), expression.toUtf8()));
    if (text->hasErrors())
        return std::nullopt;
    NumberTable table;
    if (const auto* matrix = text->expression()->to<MatrixExpression>()) {
        for (const auto& row : matrix->rows)
            table.push_back(rowOf(row));
    } else if (const auto* array = text->expression()->to<ArrayExpression>(); array && array->iterators.empty()) {
        for (const ExpressionPtr element : array->elements) {
            const auto* row = element->to<ArrayExpression>();
            if (!row || !row->iterators.empty())
                return std::nullopt;
            table.push_back(rowOf(row->elements));
        }
    }
    return isRectangle(table) ? std::optional(std::move(table)) : std::nullopt;
}

QString tableText(const NumberTable& table)
{
    QStringList rows;
    for (const auto& row : table) {
        QStringList cells;
        for (const double value : row)
            cells.append(model::exactNumber(value));
        rows.append(cells.join(QStringLiteral(", ")));
    }
    return QLatin1Char('[') + rows.join(QStringLiteral("; ")) + QLatin1Char(']');
}

std::optional<NumberTable> pastedTable(const QString& text)
{
    static const QRegularExpression tabs(QStringLiteral("\t")), other(QStringLiteral("[;,\\s]+"));
    static const QRegularExpression lineEnds(QStringLiteral("[\r\n]+"));
    NumberTable table;
    for (const QString& line : text.split(lineEnds, Qt::SkipEmptyParts)) {
        std::vector<double> row;
        const bool hasTabs = line.contains(QLatin1Char('\t'));
        for (const QString& cell : line.trimmed().split(hasTabs ? tabs : other)) {
            bool isNumber = false;
            double value = QLocale().toDouble(cell.trimmed(), &isNumber);
            if (!isNumber)
                value = QLocale::c().toDouble(cell.trimmed(), &isNumber);
            if (!isNumber)
                return std::nullopt;
            row.push_back(value);
        }
        table.push_back(std::move(row));
    }
    return isRectangle(table) ? std::optional(std::move(table)) : std::nullopt;
}

}  // namespace bramah::editor
