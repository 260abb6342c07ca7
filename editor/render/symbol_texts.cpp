// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/symbol_texts.h"

#include "editor/render/note_text.h"
#include "editor/render/page_painter.h"
#include "editor/render/sheet_colors.h"
#include "editor/render/sheet_geometry.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace bramah::editor {
namespace {

constexpr int kFontPixels = 100;
/// Heights of fonts that fit the extent: for names capitals of about 2.5 mm.
constexpr double kLargestFont = 2.7;
constexpr double kSmallestFont = 1.2;
constexpr double kLeastZoom = 1.1;  // pixels per diagram unit: a name is enlarged to three times its size there

// The paper shows around a text over a line.
constexpr float kHalo = 0.85F;        // its opacity
constexpr double kHaloRoom = 12;      // left and right of the text, for a font of kFontPixels
constexpr double kHaloHeight = 0.85;  // of the text's line

/// The width of the widest line of \a text, for a font of height 1.
double widthOf(const QString& text, const QFont& font)
{
    const QFontMetricsF metrics(font);
    double width = 0;
    for (const QString& line : text.split(QLatin1Char('\n')))
        width = std::max(width, metrics.horizontalAdvance(line));
    return width / kFontPixels;
}

Qt::Alignment horizontal(model::TextAlignment alignment, bool isReversed)
{
    switch (alignment) {
    case model::TextAlignment::Left: return isReversed ? Qt::AlignRight : Qt::AlignLeft;
    case model::TextAlignment::Right: return isReversed ? Qt::AlignLeft : Qt::AlignRight;
    case model::TextAlignment::Center: break;
    }
    return Qt::AlignHCenter;
}

/// Is it a label of the component (its name or values) rather than a letter that belongs to the drawing?
bool isLabel(const model::TextGraphic& text)
{
    return text.textString.value.contains(QLatin1Char('%'));
}

/// The box of a text on the sheet.
struct TextBox {
    QRectF extent;     ///< in the scene
    double scale;      ///< size on the sheet over size in the icon, however the symbol is turned
    bool isReversed;   ///< in a turned or mirrored symbol the other end of the text is next to it
    double textWidth;  ///< of the text, for a font of height 1
    double lines;      ///< number of lines of the text
};

/// The height of the font: as given, else of the box, and such that the text fits into it. \a isLabel: it has the
/// height of names on the sheet. \a isHeld: the text stays in its box even if its height is given.
double fontHeight(const model::TextGraphic& text, const TextBox& box, bool isLabel, bool isHeld)
{
    const QRectF own = text.extent.value.rect();
    const bool isFlat = own.height() == 0 || own.width() == 0;
    double height = isFlat ? 0 : own.height() * box.scale / box.lines / 1.2;
    if (text.fontSize > 0)
        height = text.fontSize * 0.3528 * kMillimetre;
    if (isLabel || isFlat)
        return std::clamp(height, kSmallestFont, kLargestFont);
    if ((text.fontSize <= 0 || isHeld) && box.textWidth > 0)
        return std::min(height, own.width() * box.scale / box.textWidth);
    return height;
}

/// Aligns \a placed, whose height and turn are known, at the \a body of its symbol or within its \a box. Returns its
/// left edge.
double align(PlacedText& placed, const model::TextGraphic& text, const TextBox& box, QRectF body)
{
    constexpr double kGap = 0.6;
    const QRectF& extent = box.extent;
    const double width = box.textWidth * placed.height;
    const Qt::Alignment own = horizontal(text.alignment, box.isReversed);
    if (placed.isLabel && !placed.isTurned && extent.left() >= body.right() - 0.2) {
        placed.alignment = Qt::AlignLeft;
        return std::max(extent.left(), body.right() + kGap);
    }
    if (placed.isLabel && !placed.isTurned && extent.right() <= body.left() + 0.2) {
        placed.alignment = Qt::AlignRight;
        return std::min(extent.right(), body.left() - kGap) - width;
    }
    // The box of a name in a corner of a symbol stands on end when that is turned: the name goes outwards from it.
    const QRectF inIcon = text.extent.value.rect();
    if (placed.isLabel && !placed.isTurned && inIcon.width() > inIcon.height() && extent.height() > extent.width() &&
        width > extent.width()) {
        const bool isLeft = extent.center().x() < body.center().x();
        placed.alignment = isLeft ? Qt::AlignRight : Qt::AlignLeft;
        return isLeft ? extent.right() - width : extent.left();
    }
    placed.alignment = own;
    if (own == Qt::AlignLeft)
        return extent.left();
    return own == Qt::AlignRight ? extent.right() - width : extent.center().x() - width / 2;
}

/// The upper edge of a text of this \a lineHeight. A name in a tall box above or below its symbol is placed near it.
double topOf(const PlacedText& placed, QRectF extent, QRectF body, double lineHeight)
{
    if (placed.isLabel && extent.height() > 2 * lineHeight) {
        if (extent.bottom() <= body.top() + 0.2)
            return extent.bottom() - lineHeight;
        if (extent.top() >= body.bottom() - 0.2)
            return extent.top();
    }
    return extent.center().y() - lineHeight / 2;
}

/// Places \a text, whose words \a placed has.
void place(PlacedText& placed, const model::TextGraphic& text, const model::AffineMap& map, QRectF body,
           const model::DiagramComponent* component)
{
    placed.font = fontOfNote(text);
    placed.color = text.textColor;
    const bool isWhole = component && hasPaperTexts(*component);
    placed.isLabel = isLabel(text) && !isWhole;
    placed.isName = text.textString.value.contains(QLatin1String("%name"));
    const auto itemMap = model::AffineMap::rotation(text.rotation.value)
                             .then(model::AffineMap::translation(text.origin.value))
                             .then(map);
    const double scale = std::sqrt(std::abs(itemMap.determinant()));
    const TextBox box{toScene(itemMap.mapRect(text.extent.value.rect())), scale,
                      itemMap.mapVector({1, 0}).x() < -0.5 * scale, widthOf(placed.text, placed.font),
                      static_cast<double>(placed.text.count(QLatin1Char('\n')) + 1)};
    placed.height = fontHeight(text, box, placed.isLabel, isWhole);
    const model::LabelPlacement label = component && placed.isLabel ? component->label : model::LabelPlacement();
    placed.isTurned = (std::abs(std::remainder(text.rotation.value, 180)) > 45) != label.isTurned;
    const double lineHeight = placed.height * 1.2 * box.lines, textWidth = box.textWidth * placed.height;
    const double left = align(placed, text, box, body);
    placed.rect = QRectF(left, topOf(placed, box.extent, body, lineHeight), textWidth, lineHeight);
    if (placed.isTurned) {
        const QPointF centre = box.extent.center();
        placed.rect = QRectF(centre.x() - lineHeight / 2, centre.y() - textWidth / 2, lineHeight, textWidth);
    }
    placed.rect.translate(toScene(label.offset));
}

}  // namespace

bool hasTextsAt(double zoom)
{
    return zoom >= kLeastZoom;
}

double legibleHeight(double height, double zoom)
{
    return std::max(height, kLeastLetters / zoom);
}

std::vector<PlacedText> placedTexts(const model::Icon& icon, const model::AffineMap& map, QRectF body,
                                    const model::DiagramComponent* component)
{
    std::vector<PlacedText> texts;
    for (const model::Graphic& graphic : icon.graphics) {
        const auto* text = std::get_if<model::TextGraphic>(&graphic);
        if (!text || !text->visible.value)
            continue;
        PlacedText placed;
        placed.text = component ? component->resolved(text->textString.value) : text->textString.value;
        if (placed.text.trimmed().isEmpty())
            continue;
        place(placed, *text, map, body, component);
        texts.push_back(std::move(placed));
    }
    return texts;
}

namespace {

/// Paints the rectangle around a code, as wide as a line and at least a pixel.
void paintFrame(QPainter& painter, const PlacedText& text, const SheetTheme& theme)
{
    const QTransform& map = painter.worldTransform();
    const double pixel = 1 / std::max(std::hypot(map.m11(), map.m12()), 1e-6);
    QColor paper = theme.paper;
    paper.setAlphaF(kHalo);
    painter.save();
    painter.setPen(sheetPen(lineColor(text.color, theme), model::LinePattern::Solid, kLineWidth, pixel));
    painter.setBrush(text.hasHalo ? QBrush(paper) : QBrush());
    painter.drawRect(text.rect);
    painter.restore();
}

}  // namespace

void paintText(QPainter& painter, const PlacedText& text, const SheetTheme& theme)
{
    const double scale = text.height / kFontPixels;
    painter.save();
    painter.setPen(lineColor(text.color, theme));
    if (text.hasFrame)
        paintFrame(painter, text, theme);
    painter.setFont(text.font);
    painter.translate(text.rect.center());
    if (text.isTurned)
        painter.rotate(-90);
    painter.scale(scale * text.squeeze, scale);
    const double width = (text.isTurned ? text.rect.height() : text.rect.width()) / scale / text.squeeze;
    const double height = (text.isTurned ? text.rect.width() : text.rect.height()) / scale;
    if (text.hasHalo && !text.hasFrame) {
        QColor paper = theme.paper;
        paper.setAlphaF(kHalo);
        painter.fillRect(
            QRectF(-width / 2 - kHaloRoom, -height * kHaloHeight / 2, width + 2 * kHaloRoom, height * kHaloHeight),
            paper);
    }
    const bool isOneLine = !text.text.contains(QLatin1Char('\n'));
    if (isOneLine)
        // Slightly wider than measured, so that rounding never cuts off a letter.
        painter.drawText(QRectF(-width / 2 - kFontPixels, -height / 2, width + 2 * kFontPixels, height),
                         Qt::AlignCenter | Qt::TextDontClip, text.text);
    else
        painter.drawText(QRectF(-width / 2, -height / 2, width, height),
                         static_cast<int>(text.alignment) | Qt::AlignVCenter | Qt::TextDontClip, text.text);
    painter.restore();
}

QRectF boundsOf(const std::vector<PlacedText>& texts)
{
    QRectF bounds;
    for (const PlacedText& text : texts)
        bounds |= text.rect.adjusted(-0.5, -0.5, 0.5, 0.5);
    return bounds;
}

}  // namespace bramah::editor
