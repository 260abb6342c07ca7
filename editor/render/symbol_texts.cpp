// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/symbol_texts.h"

#include "editor/render/sheet_colors.h"
#include "editor/render/sheet_geometry.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace bramah::editor {
namespace {

constexpr int kFontPixels = 100;
/// Heights of fonts that fit the extent: for names capitals of about 2.5 mm.
constexpr double kLargestFont = 2.7;
constexpr double kSmallestFont = 1.2;

QFont fontOf(const model::TextGraphic& text)
{
    QFont font = QGuiApplication::font();
    if (!text.fontName.isEmpty())
        font.setFamily(text.fontName);
    font.setPixelSize(kFontPixels);
    font.setBold(text.isBold);
    font.setItalic(text.isItalic);
    font.setUnderline(text.isUnderlined);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
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

}  // namespace

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
        placed.font = fontOf(*text);
        placed.color = text->textColor;
        const auto itemMap = model::AffineMap::rotation(text->rotation.value)
                                 .then(model::AffineMap::translation(text->origin.value))
                                 .then(map);
        QRectF extent = toScene(itemMap.mapRect(text->extent.value.rect()));
        // The text's own height, however the symbol is turned.
        const double scale = std::sqrt(std::abs(itemMap.determinant()));
        const QRectF own = text->extent.value.rect();
        const bool isFlat = own.height() == 0 || own.width() == 0;
        double height = isFlat ? 0 : own.height() * scale / 1.2;
        if (text->fontSize > 0)
            height = text->fontSize * 0.3528 * kMillimetre;
        const double width = QFontMetricsF(placed.font).horizontalAdvance(placed.text) / kFontPixels;
        if (isLabel(*text) || isFlat) {
            height = std::clamp(height, kSmallestFont, kLargestFont);
        } else if (text->fontSize <= 0 && width > 0) {
            height = std::min(height, own.width() * scale / width);
        }
        placed.height = height;
        placed.isLabel = isLabel(*text);
        const model::LabelPlacement label = component && placed.isLabel ? component->label : model::LabelPlacement();
        placed.isTurned = (std::abs(std::remainder(text->rotation.value, 180)) > 45) != label.isTurned;

        const double lineHeight = height * 1.2;
        const double textWidth = width * height;
        double left = extent.center().x() - textWidth / 2;
        // In a turned or mirrored symbol the other end of a text is next to it.
        const bool isReversed = itemMap.mapVector({1, 0}).x() < -0.5 * scale;
        const Qt::Alignment own_alignment = horizontal(text->alignment, isReversed);
        constexpr double kGap = 0.6;
        if (isLabel(*text) && !placed.isTurned && extent.left() >= body.right() - 0.2) {
            left = std::max(extent.left(), body.right() + kGap);
            placed.alignment = Qt::AlignLeft;
        } else if (isLabel(*text) && !placed.isTurned && extent.right() <= body.left() + 0.2) {
            left = std::min(extent.right(), body.left() - kGap) - textWidth;
            placed.alignment = Qt::AlignRight;
        } else if (own_alignment == Qt::AlignLeft) {
            left = extent.left();
            placed.alignment = Qt::AlignLeft;
        } else if (own_alignment == Qt::AlignRight) {
            left = extent.right() - textWidth;
            placed.alignment = Qt::AlignRight;
        } else {
            placed.alignment = Qt::AlignHCenter;
        }
        double top = extent.center().y() - lineHeight / 2;
        // A name in a tall box above or below its symbol is placed near it.
        if (isLabel(*text) && extent.height() > 2 * lineHeight) {
            if (extent.bottom() <= body.top() + 0.2)
                top = extent.bottom() - lineHeight;
            else if (extent.top() >= body.bottom() - 0.2)
                top = extent.top();
        }
        placed.rect = QRectF(left, top, textWidth, lineHeight);
        if (placed.isTurned) {
            const QPointF centre = extent.center();
            placed.rect = QRectF(centre.x() - lineHeight / 2, centre.y() - textWidth / 2, lineHeight, textWidth);
        }
        placed.rect.translate(toScene(label.offset));
        texts.push_back(std::move(placed));
    }
    return texts;
}

void paintText(QPainter& painter, const PlacedText& text, const SheetTheme& theme)
{
    const double scale = text.height / kFontPixels;
    painter.save();
    painter.setPen(lineColor(text.color, theme));
    painter.setFont(text.font);
    painter.translate(text.rect.center());
    if (text.isTurned)
        painter.rotate(-90);
    painter.scale(scale, scale);
    const double width = (text.isTurned ? text.rect.height() : text.rect.width()) / scale;
    const double height = (text.isTurned ? text.rect.width() : text.rect.height()) / scale;
    // Slightly wider than measured, so that rounding never cuts off a letter.
    painter.drawText(QRectF(-width / 2 - kFontPixels, -height / 2, width + 2 * kFontPixels, height),
                     Qt::AlignCenter | Qt::TextDontClip, text.text);
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
