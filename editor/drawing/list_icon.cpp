// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/drawing/list_icon.h"

#include "editor/render/note_text.h"
#include "editor/render/sheet_geometry.h"
#include "editor/translate.h"

#include <algorithm>
#include <iterator>

namespace bramah::editor {
namespace {

constexpr double kPadding = 1.5;      ///< mm, beside a text
constexpr double kAbove = 1;          ///< mm, above and below the lines of a row
constexpr double kWidest = 60;        ///< mm, of a column
constexpr double kNarrowest = 8;      ///< mm
constexpr double kFrameWidth = 0.35;  ///< mm, ISO 128
constexpr double kInnerWidth = 0.18;  ///< mm

/// Lays the table out and draws it.
class ListDrawing
{
public:
    ListDrawing(const model::DrawingListTable& list, const ListPart& part)
    {
        for (std::size_t k = 0; k < part.count; ++k)
            rows_.push_back(list.rows[part.first + k].cells);
        for (qsizetype column = 0; column < list.headings.size(); ++column)
            if (std::ranges::any_of(list.rows, [&](const auto& row) { return !row.cells.value(column).isEmpty(); }))
                columns_.push_back({list.headings[column], column, widthOf(list, column)});
        if (list.rows.empty())
            last_ = tr("Nothing to list");
        else if (part.left > 0)
            last_ = tr("%1 more: a further list of this kind goes on").arg(part.left);
    }

    std::vector<model::Graphic> graphics(const QString& title)
    {
        const double width =
            std::max({totalWidth(), widthOf(title, true), columns_.empty() ? widthOf(last_, false) : 0});
        write({{0, title, width, true}});
        if (!columns_.empty()) {
            writeCells([](const Column& column) { return column.heading; }, true);
            for (const QStringList& cells : rows_)
                writeCells([&](const Column& column) { return cells.value(column.index); }, false);
        }
        if (!last_.isEmpty())
            write({{0, last_, width, false}});
        model::RectangleGraphic frame;
        frame.extent.value = {QPointF(0, bottom_), QPointF(width, 0)};
        frame.lineThickness = kFrameWidth;
        frame.fillPattern.value = model::FillPattern::None;
        std::vector<model::Graphic> graphics{frame};
        lines_.pop_back();  // the last one is the frame's
        for (const double y : lines_)
            graphics.emplace_back(lineOf({QPointF(0, y), QPointF(width, y)}));
        double x = 0;
        for (std::size_t k = 0; k + 1 < columns_.size(); ++k)
            graphics.emplace_back(lineOf({QPointF(x += columns_[k].width, lines_.front()),
                                          QPointF(x, last_.isEmpty() ? bottom_ : lines_.back())}));
        std::ranges::move(texts_, std::back_inserter(graphics));
        return graphics;
    }

private:
    struct Column {
        QString heading;
        qsizetype index = 0;
        double width = 0;  ///< mm
    };
    struct Cell {
        double left = 0;  ///< mm
        QString text;
        double width = 0;
        bool isBold = false;
    };

    static model::TextGraphic textOf(const QString& text, bool isBold)
    {
        model::TextGraphic graphic;
        graphic.textString.value = writtenNote(text);
        graphic.fontSize = kLetterSizes.front().points;
        graphic.isBold = isBold;
        graphic.alignment = model::TextAlignment::Left;
        return graphic;
    }
    static double widthOf(const QString& text, bool isBold)
    {
        return widthOfNote(textOf(text, isBold)) / kMillimetre + 2 * kPadding;
    }
    static double widthOf(const model::DrawingListTable& list, qsizetype column)
    {
        double width = std::max(kNarrowest, widthOf(list.headings[column], true));
        for (const model::DrawingListRow& row : list.rows)
            width = std::max(width, widthOf(row.cells.value(column), false));
        return std::min(width, kWidest);
    }
    static model::LineGraphic lineOf(std::vector<QPointF> points)
    {
        model::LineGraphic line;
        line.points.value = std::move(points);
        line.thickness = kInnerWidth;
        return line;
    }

    [[nodiscard]] double totalWidth() const
    {
        double width = 0;
        for (const Column& column : columns_)
            width += column.width;
        return width;
    }

    template <typename TextOf>
    void writeCells(TextOf textOf, bool isBold)
    {
        std::vector<Cell> cells;
        double left = 0;
        for (const Column& column : columns_) {
            cells.push_back({left, textOf(column), column.width, isBold});
            left += column.width;
        }
        write(cells);
    }

    /// Writes one row below those that are there, as high as its highest cell.
    void write(const std::vector<Cell>& cells)
    {
        double height = 0;
        std::vector<model::TextGraphic> texts;
        for (const Cell& cell : cells) {
            model::TextGraphic text = textOf(cell.text, cell.isBold);
            const double room = cell.width - 2 * kPadding;
            // What just fits is not to be wrapped by a rounding error.
            const QStringList lines = wrappedNote(text, (room + kAbove / 10) * kMillimetre);
            height = std::max(height, heightOfNote(text, (room + kAbove / 10) * kMillimetre) / kMillimetre);
            text.textString.value = writtenNote(lines.join(QLatin1Char('\n')));
            text.extent.value = {QPointF(cell.left + kPadding, 0), QPointF(cell.left + cell.width - kPadding, 0)};
            texts.push_back(std::move(text));
        }
        const double top = bottom_;
        bottom_ -= height + 2 * kAbove;
        for (model::TextGraphic& text : texts) {
            text.extent.value.first.setY(bottom_);
            text.extent.value.second.setY(top);
            if (!text.textString.value.isEmpty())
                texts_.emplace_back(std::move(text));
        }
        lines_.push_back(bottom_);
    }

    std::vector<QStringList> rows_;
    std::vector<Column> columns_;
    QString last_;  ///< a row across all columns, below the others; may be empty
    double bottom_ = 0;
    std::vector<double> lines_;  ///< below each row
    std::vector<model::Graphic> texts_;
};

}  // namespace

model::IconPtr listIcon(const model::Icon& frame, const QString& title, const model::DrawingListTable& list,
                        const ListPart& part)
{
    auto icon = std::make_shared<model::Icon>();
    icon->coordinateSystem = frame.coordinateSystem;
    icon->graphics = ListDrawing(list, part).graphics(title);
    icon->numbers.assign(icon->graphics.size(), -1);
    return icon;
}

}  // namespace bramah::editor
