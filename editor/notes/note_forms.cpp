// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/notes/note_forms.h"

#include "editor/render/note_text.h"
#include "editor/render/sheet_geometry.h"
#include "model/notes/note_table.h"
#include "model/symbol/graphic_geometry.h"

#include <algorithm>
#include <cmath>

namespace bramah::editor {
namespace {

using model::NoteKind;
using model::NoteTable;
using model::TextGraphic;

constexpr double kColumnWidth = 30;
constexpr double kRowRoom = 1;        // above and below the text of a row, together
constexpr double kLeaderArrow = 2.5;  // mm
constexpr double kTextWidth = 40;

double usualLetters()
{
    return kLetterSizes.front().points;
}

TextGraphic newText()
{
    TextGraphic text;
    text.fontSize = usualLetters();
    text.alignment = model::TextAlignment::Left;
    return text;
}

/// Gives a text the height of its lines, from its upper edge down.
void fitText(TextGraphic& text)
{
    if (text.fontSize <= 0 || !model::isPlain(text))
        return;
    const QRectF box = text.extent.value.rect();
    const double height = heightOfNote(text, box.width());
    text.extent.value = {model::rounded({box.left(), box.bottom() - height}), model::rounded(box.bottomRight())};
}

void fitTable(NoteGraphics& graphics)
{
    NoteTable table = NoteTable::of(graphics);
    for (int row = 0; row < table.rows(); ++row) {
        double height = 0;
        for (int column = 0; column < table.columns(); ++column)
            if (const TextGraphic& text = table.cell(row, column); text.fontSize > 0)
                height = std::max(height, heightOfNote(text, table.textWidth(column)) + kRowRoom);
        double& own = table.heights[static_cast<std::size_t>(row)];
        own = std::max(own, height);
    }
    graphics = table.graphics();
}

/// Rows that are higher than their texts need because of words that are gone get their height back.
void shrinkRow(NoteTable& table, int row)
{
    double height = 0;
    for (int column = 0; column < table.columns(); ++column)
        if (const TextGraphic& text = table.cell(row, column); text.fontSize > 0)
            height = std::max(height, heightOfNote(text, table.textWidth(column)) + kRowRoom);
    if (height > 0)
        table.heights[static_cast<std::size_t>(row)] = height;
}

template <typename Act>
void forEachText(NoteGraphics& graphics, Act act)
{
    for (model::Graphic& graphic : graphics)
        if (auto* text = std::get_if<TextGraphic>(&graphic))
            act(*text);
}

/// \a all if it is not set yet, nothing if they differ.
template <typename T>
void join(std::optional<T>& all, const T& one, bool isFirst)
{
    if (isFirst)
        all = one;
    else if (all != one)
        all.reset();
}

void setEnd(NoteGraphics& graphics, NoteStyle::End end)
{
    auto& line = std::get<model::LineGraphic>(graphics.front());
    line.endArrow = end == NoteStyle::End::Arrow ? model::Arrow::Filled : model::Arrow::None;
    graphics.resize(1, graphics.front());
    if (end == NoteStyle::End::Dot)
        graphics.emplace_back(model::leaderDot(line.points.value.back(), line.color.value));
}

/// The graphic moved by whole so that its middle lies where \a map leads it; not turned.
NoteGraphics carried(const NoteGraphics& graphics, const model::AffineMap& map)
{
    const QPointF middle = model::Note::boundsOf(graphics).center();
    const QPointF way = model::rounded(map.map(middle) - middle);
    NoteGraphics moved;
    for (const model::Graphic& graphic : graphics)
        moved.push_back(model::shifted(graphic, way));
    return moved;
}

}  // namespace

NoteGraphics newTextNote(QPointF corner, double width)
{
    TextGraphic text = newText();
    text.extent.value = {corner - QPointF(0, 1), corner + QPointF(width, 0)};
    fitText(text);
    return {text};
}

NoteGraphics newLeader(QPointF from, QPointF to)
{
    model::LineGraphic line;
    line.points.value = {from, to};
    line.endArrow = model::Arrow::Filled;
    line.arrowSize = kLeaderArrow;
    return {line};
}

NoteGraphics newFrame(QRectF area)
{
    model::RectangleGraphic frame;
    frame.extent.value = {area.topLeft(), area.bottomRight()};
    frame.pattern = model::LinePattern::DashDot;
    return {frame};
}

NoteGraphics newTableNote(const std::vector<QStringList>& rows, QPointF corner)
{
    std::vector<QStringList> written = rows;
    for (QStringList& row : written)
        for (QString& cell : row)
            cell = writtenNote(cell);
    const double height = heightOfNote(newText(), kColumnWidth) + kRowRoom;
    return fitted(NoteTable::of(written, corner, kColumnWidth, height, usualLetters()).graphics());
}

TextPlace placeBesideLeader(QPointF from, QPointF to)
{
    const double half = heightOfNote(newText(), kTextWidth) / 2;
    constexpr double kGap = 0.8;
    const bool isRight = from.x() >= to.x();
    return {{isRight ? from.x() + kGap : from.x() - kGap - kTextWidth, from.y() + half}, kTextWidth};
}

NoteGraphics fitted(NoteGraphics graphics)
{
    switch (model::kindOf(graphics)) {
    case NoteKind::Text: fitText(std::get<TextGraphic>(graphics.front())); break;
    case NoteKind::Table: fitTable(graphics); break;
    case NoteKind::Frame:
        if (graphics.size() > 1) {
            const QRectF frame = std::get<model::RectangleGraphic>(graphics.front()).extent.value.rect();
            auto& title = std::get<TextGraphic>(graphics[1]);
            title.extent.value = model::titleExtent(frame, title.extent.value.rect().height());
            if (title.fontSize > 0)
                title.extent.value = model::titleExtent(frame, heightOfNote(title, title.extent.value.rect().width()));
        }
        break;
    case NoteKind::Leader:
        if (graphics.size() > 1) {
            const auto& line = std::get<model::LineGraphic>(graphics.front());
            const QPointF way = line.points.value.back() - model::boundsOf(graphics[1]).center();
            graphics[1] = model::shifted(graphics[1], way);
        }
        break;
    default: break;
    }
    return graphics;
}

int textCountOf(const NoteGraphics& graphics)
{
    switch (model::kindOf(graphics)) {
    case NoteKind::Text: return 1;
    case NoteKind::Frame: return model::isPlain(graphics.front()) ? 1 : 0;
    case NoteKind::Table: return static_cast<int>(NoteTable::of(graphics).cells.size());
    default: return 0;
    }
}

std::optional<TextGraphic> textOf(const NoteGraphics& graphics, int which)
{
    if (which < 0 || which >= textCountOf(graphics))
        return std::nullopt;
    switch (model::kindOf(graphics)) {
    case NoteKind::Text: return std::get<TextGraphic>(graphics.front());
    case NoteKind::Table: return NoteTable::of(graphics).cells[static_cast<std::size_t>(which)];
    default: break;
    }
    if (const TextGraphic* title = model::titleOf(graphics))
        return *title;
    TextGraphic title = newText();
    const QRectF frame = std::get<model::RectangleGraphic>(graphics.front()).extent.value.rect();
    title.extent.value = model::titleExtent(frame, heightOfNote(title, frame.width()));
    return title;
}

int textAt(const NoteGraphics& graphics, QPointF place)
{
    return model::kindOf(graphics) == NoteKind::Table ? std::max(0, NoteTable::of(graphics).cellAt(place)) : 0;
}

QString wordsOf(const NoteGraphics& graphics, int which)
{
    const auto text = textOf(graphics, which);
    return text ? shownNote(text->textString.value) : QString();
}

NoteGraphics withWords(NoteGraphics graphics, int which, const QString& words)
{
    auto text = textOf(graphics, which);
    if (!text || words == shownNote(text->textString.value))
        return graphics;
    text->textString.value = writtenNote(words);
    switch (model::kindOf(graphics)) {
    case NoteKind::Text: graphics.front() = *text; break;
    case NoteKind::Table: {
        NoteTable table = NoteTable::of(graphics);
        table.cells[static_cast<std::size_t>(which)] = *text;
        shrinkRow(table, which / table.columns());
        graphics = table.graphics();
        break;
    }
    default:
        graphics.resize(1, graphics.front());
        if (!words.trimmed().isEmpty())
            graphics.emplace_back(*text);
    }
    return fitted(std::move(graphics));
}

QString allWordsOf(const NoteGraphics& graphics)
{
    QStringList words;
    for (const model::Graphic& graphic : graphics)
        if (const auto* text = std::get_if<TextGraphic>(&graphic))
            words.append(shownNote(text->textString.value));
    return words.join(QLatin1Char('\n'));
}

NoteStyle styleOfNote(const NoteGraphics& graphics)
{
    NoteStyle style;
    bool isFirst = true;
    NoteGraphics copy = graphics;
    forEachText(copy, [&](const TextGraphic& text) {
        join(style.fontSize, text.fontSize, isFirst);
        join(style.isBold, text.isBold, isFirst);
        join(style.alignment, text.alignment, isFirst);
        isFirst = false;
    });
    if (const auto* frame = std::get_if<model::RectangleGraphic>(&graphics.front())) {
        style.pattern = frame->pattern;
        style.thickness = frame->lineThickness;
    }
    if (const auto* line = std::get_if<model::LineGraphic>(&graphics.front())) {
        style.pattern = line->pattern;
        style.thickness = line->thickness;
        style.end = graphics.size() > 1                    ? NoteStyle::End::Dot
                    : line->endArrow == model::Arrow::None ? NoteStyle::End::None
                                                           : NoteStyle::End::Arrow;
    }
    return style;
}

NoteStyle commonOf(const NoteStyle& a, const NoteStyle& b)
{
    NoteStyle common;
    const auto take = [&](auto member) {
        if (a.*member == b.*member)
            common.*member = a.*member;
    };
    take(&NoteStyle::fontSize);
    take(&NoteStyle::isBold);
    take(&NoteStyle::alignment);
    take(&NoteStyle::pattern);
    take(&NoteStyle::thickness);
    take(&NoteStyle::end);
    return common;
}

NoteGraphics withNoteStyle(NoteGraphics graphics, const NoteStyle& style)
{
    const bool isFrame = model::kindOf(graphics) == NoteKind::Frame;
    forEachText(graphics, [&](TextGraphic& text) {
        text.fontSize = style.fontSize.value_or(text.fontSize);
        text.isBold = style.isBold.value_or(text.isBold);
        // The title of a frame stands in one of its corners.
        if (!isFrame || style.alignment != model::TextAlignment::Center)
            text.alignment = style.alignment.value_or(text.alignment);
    });
    if (auto* frame = std::get_if<model::RectangleGraphic>(&graphics.front())) {
        frame->pattern = style.pattern.value_or(frame->pattern);
        frame->lineThickness = style.thickness.value_or(frame->lineThickness);
    }
    if (auto* line = std::get_if<model::LineGraphic>(&graphics.front())) {
        line->pattern = style.pattern.value_or(line->pattern);
        line->thickness = style.thickness.value_or(line->thickness);
        if (style.end)
            setEnd(graphics, *style.end);
    }
    if (model::kindOf(graphics) == NoteKind::Table) {
        NoteTable table = NoteTable::of(graphics);
        if (style.fontSize)
            for (int row = 0; row < table.rows(); ++row)
                shrinkRow(table, row);
        graphics = table.graphics();  // its inner lines look as its border
    }
    return fitted(std::move(graphics));
}

NoteGraphics withRows(const NoteGraphics& graphics, int which, const std::vector<QStringList>& rows)
{
    NoteTable table = NoteTable::of(graphics);
    const int row = which / table.columns(), column = which % table.columns();
    qsizetype width = 0;
    for (const QStringList& cells : rows)
        width = std::max(width, cells.size());
    while (table.columns() < column + width)
        table.insertColumn(table.columns());
    while (table.rows() < row + static_cast<int>(rows.size()))
        table.insertRow(table.rows());
    for (std::size_t r = 0; r < rows.size(); ++r)
        for (qsizetype c = 0; c < rows[r].size(); ++c)
            table.cell(row + static_cast<int>(r), column + static_cast<int>(c)).textString.value =
                writtenNote(rows[r][c]);
    return fitted(table.graphics());
}

NoteGraphics turnedNote(const NoteGraphics& graphics, const model::AffineMap& map)
{
    const NoteKind kind = model::kindOf(graphics);
    if (kind == NoteKind::Text || kind == NoteKind::Table || kind == NoteKind::Picture)
        return carried(graphics, map);
    NoteGraphics turned;
    for (const model::Graphic& graphic : graphics)
        turned.push_back(model::mapped(graphic, map));
    // A title goes into the other corner when its frame is mirrored, and stays in the one where it is when that turns.
    if (kind == NoteKind::Frame && graphics.size() > 1) {
        const auto& title = std::get<TextGraphic>(graphics[1]);
        auto& now = std::get<TextGraphic>(turned[1]);
        now.alignment = map.determinant() < 0 && map.m11 < 0
                            ? (title.alignment == model::TextAlignment::Left ? model::TextAlignment::Right
                                                                             : model::TextAlignment::Left)
                            : title.alignment;
        now.extent.value = title.extent.value;
    }
    return fitted(std::move(turned));
}

}  // namespace bramah::editor
