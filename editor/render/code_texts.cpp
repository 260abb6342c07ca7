// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/code_texts.h"

#include "editor/render/letters_apart.h"
#include "editor/render/sheet_geometry.h"
#include "model/diagram/label_stack.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QLineF>

#include <algorithm>

namespace bramah::editor {
namespace {

constexpr double kLineOfCode = 1.2;  // of the font's height
constexpr int kCodePixels = 100;

/// A text of capitals of \a letters mm, whose place is not known yet.
PlacedText codeText(const QString& words, const QFont& font, double letters)
{
    PlacedText text;
    text.text = words;
    text.font = font;
    text.height = model::codeHeight(letters);
    return text;
}

QSizeF roomOf(const PlacedText& text)
{
    const QFontMetricsF metrics(text.font);
    double width = 0;
    const QStringList lines = text.text.split(QLatin1Char('\n'));
    for (const QString& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line) / kCodePixels);
    return QSizeF(width, kLineOfCode * static_cast<double>(lines.size())) * text.height;
}

QFont codeFont()
{
    QFont font = withLettersApart(QGuiApplication::font());
    font.setPixelSize(kCodePixels);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

model::StackSide stackSideOf(const PlacedText& name)
{
    if (name.alignment & Qt::AlignLeft)
        return model::StackSide::Left;
    return name.alignment & Qt::AlignRight ? model::StackSide::Right : model::StackSide::Middle;
}

Qt::Alignment alignmentOf(model::StackSide side)
{
    switch (side) {
    case model::StackSide::Left: return Qt::AlignLeft;
    case model::StackSide::Right: return Qt::AlignRight;
    case model::StackSide::Middle: break;
    }
    return Qt::AlignHCenter;
}

/// Puts the code into the place of \a name, and what belongs to it around.
void stackAt(std::vector<PlacedText>& texts, std::size_t name, const model::DiagramComponent& symbol)
{
    const model::SymbolNotes& notes = symbol.notes;
    PlacedText code = texts[name], function = texts[name], data = texts[name];
    code.height = function.height = data.height = model::codeHeight(notes.letters);
    function.text = notes.function;
    data.text = notes.data;
    code.hasFrame = notes.hasFrame;
    function.isName = data.isName = false;
    model::LabelSizes sizes;
    sizes.code = roomOf(code);
    if (code.hasFrame)
        sizes.code.rwidth() += 2 * model::kFrameRoom * code.height;
    if (!notes.function.isEmpty())
        sizes.function = roomOf(function);
    if (!notes.data.isEmpty())
        sizes.data = roomOf(data);
    const model::LabelStack stack =
        model::stacked(texts[name].rect, toScene(symbol.bounds), sizes, stackSideOf(code), code.isTurned);
    code.rect = stack.code;
    code.alignment = function.alignment = data.alignment = alignmentOf(stack.side);
    texts[name] = code;
    for (auto& [text, rect] : {std::pair(&function, stack.function), std::pair(&data, stack.data)})
        if (!rect.isNull()) {
            text->rect = rect;
            texts.push_back(*text);
        }
}

}  // namespace

void addNotes(std::vector<PlacedText>& texts, const model::DiagramComponent& symbol)
{
    const auto name = std::ranges::find_if(texts, &PlacedText::isName);
    if (name != texts.end() && symbol.notes.isStacked())
        stackAt(texts, static_cast<std::size_t>(name - texts.begin()), symbol);
    for (const model::CoilPlace& coil : model::coilPlacesOf(symbol)) {
        PlacedText text = codeText(coil.name, codeFont(), symbol.notes.letters);
        const QSizeF size = roomOf(text);
        const QPointF corner = toScene(coil.corner);
        text.rect =
            QRectF(corner - QPointF(coil.extendsLeft ? size.width() : 0, coil.isBelow ? 0 : size.height() / 2), size);
        texts.push_back(text);
    }
}

std::optional<PlacedText> textAtLine(const model::DiagramConnection& connection, double letters)
{
    if (connection.code.isEmpty() || connection.points.size() < 2)
        return std::nullopt;
    QLineF level, upright;
    for (std::size_t k = 0; k + 1 < connection.points.size(); ++k) {
        const QLineF piece(connection.points[k], connection.points[k + 1]);
        QLineF& longest = piece.dy() == 0 ? level : upright;
        if (piece.length() > longest.length())
            longest = piece;
    }
    PlacedText text = codeText(connection.code.text(), codeFont(), letters);
    text.isLabel = true;
    const QSizeF size = roomOf(text);
    constexpr double kGap = 0.4;
    // A piece that is shorter than its text would leave room for neither.
    if (level.length() >= size.width() || upright.isNull()) {
        const QPointF middle = toScene(level.center());
        text.rect = QRectF(middle - QPointF(size.width() / 2, size.height() + kGap), size);
    } else {
        const QPointF middle = toScene(upright.center());
        text.rect = QRectF(middle - QPointF(-kGap, size.height() / 2), size);
        text.alignment = Qt::AlignLeft;
    }
    text.rect.translate(toScene(connection.code.offset));
    return text;
}

std::vector<PlacedText> textsAtLines(const model::Diagram& diagram)
{
    std::vector<PlacedText> texts;
    for (const model::DiagramConnection& connection : diagram.connections())
        if (auto text = textAtLine(connection, diagram.codes().letters))
            texts.push_back(std::move(*text));
    return texts;
}

}  // namespace bramah::editor
