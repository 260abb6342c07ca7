// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/note_text.h"

#include "editor/render/letters_apart.h"
#include "editor/render/sheet_geometry.h"
#include "model/symbol/graphic_geometry.h"

#include <QFontMetricsF>
#include <QGuiApplication>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace bramah::editor {
namespace {

constexpr int kNotePixels = 100;
constexpr double kMillimetresOfPoint = 25.4 / 72;
constexpr double kLineOfFont = 1.2;  // of the height of a font, where the box gives that

double widthOfLines(const QStringList& lines, const QFont& font)
{
    const QFontMetricsF metrics(font);
    double width = 0;
    for (const QString& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    return width / kNotePixels;
}

/// The lines of one paragraph in a box of \a width [pixels].
void wrap(QStringList& lines, const QString& paragraph, const QFont& font, double width)
{
    QTextLayout layout(paragraph, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    bool isEmpty = true;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        QString text = paragraph.mid(line.textStart(), line.textLength());
        while (text.endsWith(QLatin1Char(' ')))
            text.chop(1);
        lines.append(text);
        isEmpty = false;
    }
    layout.endLayout();
    if (isEmpty)
        lines.append(QString());
}

/// The height of a font that fits the box of \a text, which has none of its own.
double fittingHeight(const model::TextGraphic& text, const QStringList& lines, const QFont& font)
{
    const QRectF box = text.extent.value.rect();
    if (box.height() <= 0)
        return fontHeightOf(kLetterSizes.front().points);
    const double width = widthOfLines(lines, font);
    const double height = box.height() / double(lines.size()) / kLineOfFont;
    return width > 0 && box.width() > 0 ? std::min(height, box.width() / width) : height;
}

double lineOf(const QFont& font)
{
    return QFontMetricsF(font).lineSpacing() / kNotePixels;
}

}  // namespace

double fontHeightOf(double points)
{
    return points * kMillimetresOfPoint * kMillimetre;
}

QFont fontOfNote(const model::TextGraphic& text)
{
    QFont font = withLettersApart(QGuiApplication::font());
    if (!text.fontName.isEmpty())
        font.setFamily(text.fontName);
    font.setPixelSize(kNotePixels);
    font.setBold(text.isBold);
    font.setItalic(text.isItalic);
    font.setUnderline(text.isUnderlined);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QStringList wrappedNote(const model::TextGraphic& text, double width)
{
    const QStringList paragraphs = shownNote(text.textString.value).split(QLatin1Char('\n'));
    if (text.fontSize <= 0 || width <= 0)
        return paragraphs;
    const QFont font = fontOfNote(text);
    QStringList lines;
    for (const QString& paragraph : paragraphs)
        wrap(lines, paragraph, font, width / fontHeightOf(text.fontSize) * kNotePixels);
    return lines;
}

double heightOfNote(const model::TextGraphic& text, double width)
{
    return double(wrappedNote(text, width).size()) * lineOf(fontOfNote(text)) * fontHeightOf(text.fontSize);
}

double widthOfNote(const model::TextGraphic& text)
{
    return widthOfLines(shownNote(text.textString.value).split(QLatin1Char('\n')), fontOfNote(text)) *
           fontHeightOf(text.fontSize);
}

QString shownNote(QString textString)
{
    return textString.replace(QLatin1String("%%"), QLatin1String("%"));
}

QString writtenNote(const QString& shown)
{
    QString written;
    for (qsizetype i = 0; i < shown.size(); ++i) {
        written += shown[i];
        if (shown[i] != QLatin1Char('%'))
            continue;
        const QChar next = i + 1 < shown.size() ? shown[i + 1] : QChar();
        if (!next.isLetter() && next != QLatin1Char('_') && next != QLatin1Char('{'))
            written += QLatin1Char('%');
    }
    return written;
}

PlacedText placedNote(const model::TextGraphic& text)
{
    const model::AffineMap map = model::mapOf(text);
    const QRectF own = text.extent.value.rect();
    const QRectF box = toScene(map.mapRect(own));
    const QStringList lines = wrappedNote(text, own.width());
    PlacedText placed;
    placed.text = lines.join(QLatin1Char('\n'));
    placed.font = fontOfNote(text);
    placed.height = text.fontSize > 0 ? fontHeightOf(text.fontSize) : fittingHeight(text, lines, placed.font);
    placed.color = text.textColor;
    placed.isTurned = std::abs(std::remainder(text.rotation.value, 180)) > 45;
    const QSizeF size(widthOfLines(lines, placed.font) * placed.height,
                      double(lines.size()) * lineOf(placed.font) * placed.height);
    placed.rect = QRectF(box.center() - QPointF(size.width(), size.height()) / 2, size);
    if (placed.isTurned)
        placed.rect = QRectF(box.center() - QPointF(size.height(), size.width()) / 2, size.transposed());
    placed.alignment = Qt::AlignHCenter;
    if (text.alignment == model::TextAlignment::Left)
        placed.alignment = Qt::AlignLeft;
    if (text.alignment == model::TextAlignment::Right)
        placed.alignment = Qt::AlignRight;
    // Turned, it is read from below: its left end is at the bottom.
    if (placed.alignment == Qt::AlignLeft)
        placed.isTurned ? placed.rect.moveBottom(box.bottom()) : placed.rect.moveLeft(box.left());
    if (placed.alignment == Qt::AlignRight)
        placed.isTurned ? placed.rect.moveTop(box.top()) : placed.rect.moveRight(box.right());
    return placed;
}

std::vector<PlacedText> placedNotes(const model::Icon& graphics)
{
    std::vector<PlacedText> texts;
    for (const model::Graphic& graphic : graphics.graphics)
        if (const auto* text = std::get_if<model::TextGraphic>(&graphic);
            text && text->visible.value && !text->textString.value.trimmed().isEmpty())
            texts.push_back(placedNote(*text));
    return texts;
}

}  // namespace bramah::editor
