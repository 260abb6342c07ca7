// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/notes/note_table.h"

#include "model/graphics/affine_map.h"
#include "model/notes/nearness.h"
#include "model/notes/note.h"

#include <algorithm>
#include <numeric>

namespace bramah::model {
namespace {

constexpr double kCellInset = 1;  // diagram units, left and right of a text
constexpr std::size_t kMostLines = 400;

/// The places of the lines that divide \a frame, from the upper left corner on; its edges included.
struct Divisions {
    std::vector<double> x;  ///< from left to right
    std::vector<double> y;  ///< from the top
};

const LineGraphic* pieceOf(const Graphic& graphic)
{
    const auto* line = std::get_if<LineGraphic>(&graphic);
    const bool isPiece = line && isPlain(graphic) && line->points.value.size() == 2 &&
                         line->startArrow == Arrow::None && line->endArrow == Arrow::None;
    return isPiece ? line : nullptr;
}

bool isAcross(const LineGraphic& line, QRectF frame)
{
    const QPointF a = line.points.value[0], b = line.points.value[1];
    return isNear(a.y(), b.y()) && isNear(std::min(a.x(), b.x()), frame.left()) &&
           isNear(std::max(a.x(), b.x()), frame.right());
}

bool isUpright(const LineGraphic& line, QRectF frame)
{
    const QPointF a = line.points.value[0], b = line.points.value[1];
    return isNear(a.x(), b.x()) && isNear(std::min(a.y(), b.y()), frame.top()) &&
           isNear(std::max(a.y(), b.y()), frame.bottom());
}

/// Reads the lines behind the rectangle; \a at is then the number of the first graphic that is none of them.
Divisions divisionsOf(std::span<const Graphic> graphics, QRectF frame, std::size_t& at)
{
    Divisions divisions{{frame.left()}, {frame.bottom()}};
    for (; at < graphics.size() && at < kMostLines; ++at) {
        const LineGraphic* line = pieceOf(graphics[at]);
        if (!line || divisions.x.size() > 1 || !isAcross(*line, frame) ||
            !(line->points.value[0].y() < divisions.y.back() - kNearness))
            break;
        divisions.y.push_back(line->points.value[0].y());
    }
    for (; at < graphics.size() && at < kMostLines; ++at) {
        const LineGraphic* line = pieceOf(graphics[at]);
        if (!line || !isUpright(*line, frame) || !(line->points.value[0].x() > divisions.x.back() + kNearness))
            break;
        divisions.x.push_back(line->points.value[0].x());
    }
    divisions.x.push_back(frame.right());
    divisions.y.push_back(frame.top());
    return divisions;
}

LineGraphic dividing(const RectangleGraphic& border, QPointF from, QPointF to)
{
    LineGraphic line;
    line.points.value = {rounded(from), rounded(to)};
    line.color.value = border.lineColor.value;
    line.thickness = border.lineThickness;
    line.pattern = border.pattern;
    return line;
}

double sumOf(const std::vector<double>& lengths, int count)
{
    return std::accumulate(lengths.begin(), lengths.begin() + count, 0.0);
}

TextGraphic emptied(TextGraphic text)
{
    text.textString.value.clear();
    return text;
}

}  // namespace

TextGraphic& NoteTable::cell(int row, int column)
{
    return cells[static_cast<std::size_t>(row * columns() + column)];
}
const TextGraphic& NoteTable::cell(int row, int column) const
{
    return cells[static_cast<std::size_t>(row * columns() + column)];
}

QRectF NoteTable::cellRect(int row, int column) const
{
    const double left = corner.x() + sumOf(widths, column), top = corner.y() - sumOf(heights, row);
    const double height = heights[static_cast<std::size_t>(row)];
    return {left, top - height, widths[static_cast<std::size_t>(column)], height};
}

double NoteTable::textWidth(int column) const
{
    return widths[static_cast<std::size_t>(column)] - 2 * kCellInset;
}

int NoteTable::cellAt(QPointF place) const
{
    for (int row = 0; row < rows(); ++row)
        for (int column = 0; column < columns(); ++column)
            if (cellRect(row, column).contains(place))
                return row * columns() + column;
    return -1;
}

void NoteTable::insertRow(int at)
{
    const int beside = std::clamp(at - 1, 0, rows() - 1);
    std::vector<TextGraphic> row;
    for (int column = 0; column < columns(); ++column)
        row.push_back(emptied(cell(beside, column)));
    cells.insert(cells.begin() + at * columns(), row.begin(), row.end());
    heights.insert(heights.begin() + at, heights[static_cast<std::size_t>(beside)]);
}

void NoteTable::insertColumn(int at)
{
    const int beside = std::clamp(at - 1, 0, columns() - 1);
    for (int row = rows() - 1; row >= 0; --row)
        cells.insert(cells.begin() + row * columns() + at, emptied(cell(row, beside)));
    widths.insert(widths.begin() + at, widths[static_cast<std::size_t>(beside)]);
}

bool NoteTable::removeRow(int at)
{
    if (rows() < 2 || (rows() - 1) * columns() < 2)
        return false;
    cells.erase(cells.begin() + at * columns(), cells.begin() + (at + 1) * columns());
    heights.erase(heights.begin() + at);
    return true;
}

bool NoteTable::removeColumn(int at)
{
    if (columns() < 2 || rows() * (columns() - 1) < 2)
        return false;
    for (int row = rows() - 1; row >= 0; --row)
        cells.erase(cells.begin() + row * columns() + at);
    widths.erase(widths.begin() + at);
    return true;
}

std::vector<Graphic> NoteTable::graphics() const
{
    std::vector<Graphic> graphics;
    const double right = corner.x() + sumOf(widths, columns()), bottom = corner.y() - sumOf(heights, rows());
    RectangleGraphic frame = border;
    frame.extent.value = {rounded({corner.x(), bottom}), rounded({right, corner.y()})};
    graphics.emplace_back(frame);
    for (int row = 1; row < rows(); ++row) {
        const double y = corner.y() - sumOf(heights, row);
        graphics.emplace_back(dividing(border, {corner.x(), y}, {right, y}));
    }
    for (int column = 1; column < columns(); ++column) {
        const double x = corner.x() + sumOf(widths, column);
        graphics.emplace_back(dividing(border, {x, bottom}, {x, corner.y()}));
    }
    for (int row = 0; row < rows(); ++row)
        for (int column = 0; column < columns(); ++column) {
            TextGraphic text = cell(row, column);
            const QRectF box = cellRect(row, column).adjusted(kCellInset, 0, -kCellInset, 0);
            text.extent.value = {rounded(box.topLeft()), rounded(box.bottomRight())};
            graphics.emplace_back(std::move(text));
        }
    return graphics;
}

NoteTable NoteTable::of(const std::vector<QStringList>& rows, QPointF corner, double columnWidth, double rowHeight,
                        double fontSize)
{
    NoteTable table;
    table.corner = corner;
    qsizetype columns = 1;
    for (const QStringList& row : rows)
        columns = std::max(columns, row.size());
    table.widths.assign(static_cast<std::size_t>(columns), columnWidth);
    table.heights.assign(rows.size(), rowHeight);
    for (const QStringList& row : rows)
        for (qsizetype column = 0; column < columns; ++column) {
            TextGraphic text;
            text.textString.value = row.value(column);
            text.fontSize = fontSize;
            text.alignment = TextAlignment::Left;
            table.cells.push_back(std::move(text));
        }
    return table;
}

NoteTable NoteTable::of(std::span<const Graphic> graphics)
{
    NoteTable table;
    table.border = std::get<RectangleGraphic>(graphics.front());
    const QRectF frame = table.border.extent.value.rect();
    table.corner = frame.bottomLeft();
    std::size_t at = 1;
    const Divisions divisions = divisionsOf(graphics, frame, at);
    for (std::size_t i = 1; i < divisions.x.size(); ++i)
        table.widths.push_back(divisions.x[i] - divisions.x[i - 1]);
    for (std::size_t i = 1; i < divisions.y.size(); ++i)
        table.heights.push_back(divisions.y[i - 1] - divisions.y[i]);
    for (const Graphic& graphic : graphics.subspan(at, table.widths.size() * table.heights.size()))
        table.cells.push_back(std::get<TextGraphic>(graphic));
    return table;
}

std::size_t lengthOfTable(std::span<const Graphic> graphics)
{
    const auto* frame = graphics.empty() ? nullptr : std::get_if<RectangleGraphic>(&graphics.front());
    if (!frame || !isPlain(graphics.front()))
        return 0;
    const QRectF rect = frame->extent.value.rect();
    std::size_t at = 1;
    const Divisions divisions = divisionsOf(graphics, rect, at);
    const std::size_t columns = divisions.x.size() - 1, count = columns * (divisions.y.size() - 1);
    if (count < 2 || graphics.size() < at + count)
        return 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Graphic& graphic = graphics[at + i];
        if (!std::holds_alternative<TextGraphic>(graphic) || !isPlain(graphic))
            return 0;
        const std::size_t row = i / columns, column = i % columns;
        const QRectF cell(QPointF(divisions.x[column], divisions.y[row + 1]),
                          QPointF(divisions.x[column + 1], divisions.y[row]));
        if (!cell.adjusted(-kNearness, -kNearness, kNearness, kNearness).contains(boundsOf(graphic)))
            return 0;
    }
    return at + count;
}

std::vector<QStringList> rowsOfText(const QString& text)
{
    if (!text.contains(QLatin1Char('\t')))
        return {};
    std::vector<QStringList> rows(1);
    QString cell;
    bool isQuoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar sign = text[i];
        const bool isQuote = sign == QLatin1Char('"');
        if (isQuoted) {
            const bool isDouble = isQuote && i + 1 < text.size() && text[i + 1] == QLatin1Char('"');
            if (!isQuote || isDouble)
                cell += sign;
            i += isDouble ? 1 : 0;
            isQuoted = !isQuote || isDouble;
        } else if (isQuote && cell.isEmpty()) {
            isQuoted = true;
        } else if (sign == QLatin1Char('\t') || sign == QLatin1Char('\n')) {
            rows.back().append(cell);
            cell.clear();
            if (sign == QLatin1Char('\n'))
                rows.emplace_back();
        } else if (sign != QLatin1Char('\r')) {
            cell += sign;
        }
    }
    rows.back().append(cell);
    while (rows.size() > 1 && rows.back().join(QString()).isEmpty())
        rows.pop_back();
    return rows;
}

QString textOfRows(const std::vector<QStringList>& rows)
{
    QString text;
    for (const QStringList& row : rows) {
        QStringList cells;
        for (QString cell : row) {
            const bool needsQuotes = cell.contains(QLatin1Char('\n')) || cell.contains(QLatin1Char('\t')) ||
                                     cell.startsWith(QLatin1Char('"'));
            if (needsQuotes)
                cell = QLatin1Char('"') + cell.replace(QLatin1Char('"'), QStringLiteral("\"\"")) + QLatin1Char('"');
            cells.append(cell);
        }
        text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

}  // namespace bramah::model
