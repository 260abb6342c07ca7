// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/text_bounds.h"

#include "model/diagram/label_stack.h"

#include <algorithm>
#include <cmath>

namespace bramah::model {
namespace {

// Heights of texts as drawn by editor/render/symbol_texts.cpp, in diagram units.
constexpr double kLargestLabel = 2.7;
constexpr double kSmallestLabel = 1.2;
constexpr double kLabelGap = 0.6;
constexpr double kPoint = 0.3528 * 0.8;
/// A line of text, and the ink in it, as shares of the font's height.
constexpr double kLineHeight = 1.2;
constexpr double kInkHeight = 0.75;

/// The width of a text one unit high in a sans serif font.
double widthOf(const QString& text)
{
    double width = 0;
    for (const QChar c : text) {
        if (QStringLiteral("ijlI.,:;'|!()[] t").contains(c))
            width += 0.34;
        else if (QStringLiteral("mwMW%").contains(c))
            width += 0.92;
        else
            width += c.isUpper() ? 0.68 : 0.6;
    }
    return width;
}

bool isLabelText(const TextGraphic& text)
{
    return text.textString.value.contains(QLatin1Char('%'));
}

/// The height of \a text, whose shown letters are \a width wide at one unit of height, under \a scale.
double heightOf(const TextGraphic& text, double width, double scale)
{
    const QRectF own = text.extent.value.rect();
    const bool isFlat = own.height() == 0 || own.width() == 0;
    double height = isFlat ? 0 : own.height() * scale / kLineHeight;
    if (text.fontSize > 0)
        height = text.fontSize * kPoint;
    if (isLabelText(text) || isFlat)
        return std::clamp(height, kSmallestLabel, kLargestLabel);
    return text.fontSize <= 0 && width > 0 ? std::min(height, own.width() * scale / width) : height;
}

/// The left edge of a text of width \a width in \a extent, beside \a body.
double leftOf(const TextGraphic& text, QRectF extent, QRectF body, double width, bool isReversed)
{
    if (isLabelText(text) && extent.left() >= body.right() - 0.2)
        return std::max(extent.left(), body.right() + kLabelGap);
    if (isLabelText(text) && extent.right() <= body.left() + 0.2)
        return std::min(extent.right(), body.left() - kLabelGap) - width;
    // The box of a name in a corner of a symbol stands on end when that is turned: the name goes outwards from it.
    const QRectF own = text.extent.value.rect();
    if (isLabelText(text) && own.width() > own.height() && extent.height() > extent.width() && width > extent.width())
        return extent.center().x() < body.center().x() ? extent.right() - width : extent.left();
    const TextAlignment nearer = isReversed ? TextAlignment::Right : TextAlignment::Left;
    if (text.alignment == TextAlignment::Center)
        return extent.center().x() - width / 2;
    return text.alignment == nearer ? extent.left() : extent.right() - width;
}

QRectF inkOf(const TextGraphic& text, const QString& shown, const DiagramComponent& symbol)
{
    const AffineMap map =
        AffineMap::rotation(text.rotation.value).then(AffineMap::translation(text.origin.value)).then(symbol.map);
    const double scale = std::sqrt(std::abs(map.determinant()));
    const QRectF extent = map.mapRect(text.extent.value.rect());
    const double letters = widthOf(shown);
    const double height = heightOf(text, letters, scale);
    const double width = letters * height;
    const double ink = kInkHeight * height;
    const QPointF offset = isLabelText(text) ? symbol.label.offset : QPointF();
    const bool isTurned = std::abs(std::remainder(text.rotation.value, 180)) > 45;
    if (isTurned != (isLabelText(text) && symbol.label.isTurned))
        return {extent.center() + offset - QPointF(ink, width) / 2, QSizeF(ink, width)};
    const double left = leftOf(text, extent, symbol.bounds, width, map.mapVector({1, 0}).x() < -0.5 * scale);
    double middle = extent.center().y();
    const double line = kLineHeight * height;
    if (isLabelText(text) && extent.height() > 2 * line) {
        if (extent.top() >= symbol.bounds.bottom() - 0.2)  // y points up: the extent lies above the symbol
            middle = extent.top() + line / 2;
        else if (extent.bottom() <= symbol.bounds.top() + 0.2)
            middle = extent.bottom() - line / 2;
    }
    return {left + offset.x(), middle - ink / 2 + offset.y(), width, ink};
}

/// The size of lines of text of capitals of \a letters mm; null without text.
QSizeF sizeOf(const QString& text, double letters)
{
    double width = 0;
    const QStringList lines = text.isEmpty() ? QStringList() : text.split(QLatin1Char('\n'));
    for (const QString& line : lines)
        width = std::max(width, widthOf(line));
    return QSizeF(width, kLineHeight * static_cast<double>(lines.size())) * codeHeight(letters);
}

QRectF upsideDown(QRectF rect)
{
    return rect.isNull() ? rect : QRectF(rect.left(), -rect.bottom(), rect.width(), rect.height());
}

/// The places of code, function and data of \a symbol, whose name would have the place \a name.
void addNotes(std::vector<QRectF>& bounds, const DiagramComponent& symbol, QRectF name, const TextGraphic& text)
{
    const SymbolNotes& notes = symbol.notes;
    LabelSizes sizes{sizeOf(notes.code.isEmpty() ? symbol.id.name : notes.code, notes.letters),
                     sizeOf(notes.function, notes.letters), sizeOf(notes.data, notes.letters)};
    if (notes.hasFrame)
        sizes.code.rwidth() += 2 * kFrameRoom * codeHeight(notes.letters);
    StackSide side = text.alignment == TextAlignment::Left    ? StackSide::Left
                     : text.alignment == TextAlignment::Right ? StackSide::Right
                                                              : StackSide::Middle;
    const QRectF own = name.translated(-symbol.label.offset);
    if (own.left() >= symbol.bounds.right() - 0.2)
        side = StackSide::Left;
    else if (own.right() <= symbol.bounds.left() + 0.2)
        side = StackSide::Right;
    const bool isTurned = (std::abs(std::remainder(text.rotation.value, 180)) > 45) != symbol.label.isTurned;
    const LabelStack stack = stacked(upsideDown(name), upsideDown(symbol.bounds), sizes, side, isTurned);
    for (const QRectF& rect : {stack.code, stack.function, stack.data})
        if (!rect.isNull())
            bounds.push_back(upsideDown(rect));
}

void addCoils(std::vector<QRectF>& bounds, const DiagramComponent& symbol)
{
    for (const CoilPlace& coil : coilPlacesOf(symbol)) {
        const QSizeF size = sizeOf(coil.name, symbol.notes.letters);
        const double left = coil.extendsLeft ? coil.corner.x() - size.width() : coil.corner.x();
        const double bottom = coil.corner.y() - size.height() * (coil.isBelow ? 1 : 0.5);
        bounds.emplace_back(QPointF(left, bottom), size);
    }
}

std::vector<QRectF> boundsOf(const DiagramComponent& symbol, bool isLabelsOnly)
{
    std::vector<QRectF> bounds;
    if (!symbol.placement.visible || symbol.isAutoNode || !symbol.icon)
        return bounds;
    for (const Graphic& graphic : symbol.icon->graphics) {
        const auto* text = std::get_if<TextGraphic>(&graphic);
        if (!text || !text->visible.value || (isLabelsOnly && !isLabelText(*text)))
            continue;
        const QString shown = symbol.resolved(text->textString.value);
        if (shown.trimmed().isEmpty())
            continue;
        const QRectF ink = inkOf(*text, shown, symbol);
        const bool isName = text->textString.value.contains(QLatin1String("%name"));
        if (isName && symbol.notes.isStacked())
            addNotes(bounds, symbol, ink, *text);
        else
            bounds.push_back(ink);
    }
    if (!isLabelsOnly)
        addCoils(bounds, symbol);
    return bounds;
}

}  // namespace

std::vector<QRectF> textBoundsOf(const DiagramComponent& symbol)
{
    return boundsOf(symbol, false);
}

std::vector<QRectF> labelBoundsOf(const DiagramComponent& symbol)
{
    return boundsOf(symbol, true);
}

}  // namespace bramah::model
