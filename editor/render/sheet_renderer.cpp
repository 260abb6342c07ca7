// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/sheet_renderer.h"

#include "editor/render/picture_file.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_painter.h"
#include "editor/render/symbol_texts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace bramah::editor {
namespace {

/// Sets up the painter to draw \a page (scene) in \a target, as large as fits, centred. Returns device units per unit.
double lookAt(QPainter& painter, const QRectF& target, const QRectF& page)
{
    const double scale = std::min(target.width() / page.width(), target.height() / page.height());
    painter.translate(target.center());
    painter.scale(scale, scale);
    painter.translate(-page.center());
    return scale;
}

/// Letters that are part of a symbol's drawing, such as the M of a motor, but no names and values.
std::vector<PlacedText> lettersOf(const model::DiagramComponent& symbol)
{
    std::vector<PlacedText> letters = placedTexts(*symbol.icon, symbol.map, toScene(symbol.bounds), nullptr);
    std::erase_if(letters, [](const PlacedText& text) { return text.text.contains(QLatin1Char('%')); });
    return letters;
}

}  // namespace

QRectF SheetRenderer::pageOf(const model::Diagram& diagram)
{
    QRectF bounds = diagram.bounds();
    if (bounds.isNull())
        return diagram.coordinateSystem().extent.rect();
    for (const auto* symbols : {&diagram.components(), &diagram.ownPorts()})
        for (const model::DiagramComponent& symbol : *symbols) {
            const QRectF texts = boundsOf(textsOf(symbol));
            if (!texts.isEmpty())
                bounds = model::united(bounds, toScene(texts));  // the map is its own inverse
        }
    return bounds.adjusted(-kPageMargin, -kPageMargin, kPageMargin, kPageMargin);
}

void SheetRenderer::paint(QPainter& painter, const QRectF& target, const model::Diagram& diagram,
                          const QRectF& page) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    const double scale = lookAt(painter, target, toScene(page));
    DetailLevel detail;
    detail.leastWidth = painter.device() && painter.device()->devType() == QInternal::Image
                            ? 1 / (scale * painter.device()->devicePixelRatioF())
                            : 0;
    paintGraphics(painter, diagram.graphics(), theme_, detail);
    for (const model::Net& net : diagram.nets())
        paintNet(painter, net, theme_, detail);
    for (const auto* symbols : {&diagram.components(), &diagram.ownPorts()})
        for (const model::DiagramComponent& symbol : *symbols)
            editor::paintSymbol(painter, symbol, theme_, detail);
    for (const auto* symbols : {&diagram.components(), &diagram.ownPorts()})
        for (const model::DiagramComponent& symbol : *symbols)
            paintTexts(painter, textsOf(symbol), theme_);
    constexpr double kOwnSize = 1e3;  // a zoom at which letters have their own size
    paintNotes(painter, notes_, toScene(page), kOwnSize, theme_);
    painter.restore();
}

void SheetRenderer::paintSymbol(QPainter& painter, const QRectF& target, const model::DiagramComponent& symbol) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF page = toScene(symbol.bounds).adjusted(-0.5, -0.5, 0.5, 0.5);
    const std::vector<PlacedText> letters = lettersOf(symbol);
    // Elements of bond graphs consist mainly of letters.
    const bool isOfLetters = std::ranges::any_of(
        symbol.ports, [](const model::DiagramPort& port) { return port.domain == model::Domain::Bond; });
    if (isOfLetters)
        page |= boundsOf(letters);
    // Small symbols stay small: a dot does not become a disc.
    const double least = (isOfLetters ? 3 : 8) * kModule;
    if (page.width() < least && page.height() < least)
        page = QRectF(page.center() - QPointF(least, least) / 2, QSizeF(least, least));
    const double scale = lookAt(painter, target, page);
    const double ratio = painter.device() ? painter.device()->devicePixelRatioF() : 1;
    DetailLevel detail;
    // A large symbol in little room gets thinner lines.
    const double width = std::max(page.width(), page.height()) > 2 * least ? 0.8 : 1.2;  // px
    detail.leastWidth = width / (scale * std::max(1.0, ratio));
    editor::paintSymbol(painter, symbol, theme_, detail);
    for (const PlacedText& text : letters)
        if (text.height * scale > 6)
            paintText(painter, text, theme_);
    painter.restore();
}

QPixmap SheetRenderer::thumbnail(const model::DiagramComponent& symbol, QSize size, double devicePixelRatio) const
{
    const auto pixels = [&](int length) { return static_cast<int>(std::ceil(length * devicePixelRatio)); };
    QPixmap pixmap(pixels(size.width()), pixels(size.height()));
    pixmap.setDevicePixelRatio(devicePixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paintSymbol(painter, QRectF(QPointF(), size).adjusted(1.5, 1.5, -1.5, -1.5), symbol);
    return pixmap;
}

QImage SheetRenderer::image(const model::Diagram& diagram, double pixelsPerModule) const
{
    const QRectF page = pageOf(diagram);
    const double scale = pixelsPerModule / kModule;
    QImage image((page.size() * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(theme_.paper);
    image.setDotsPerMeterX(static_cast<int>(pixelsPerModule / 0.0025));
    image.setDotsPerMeterY(static_cast<int>(pixelsPerModule / 0.0025));
    QPainter painter(&image);
    paint(painter, QRectF(QPointF(), image.size()), diagram, page);
    return image;
}

tl::expected<void, QString> SheetRenderer::write(const model::Diagram& diagram, const QString& path) const
{
    const QRectF page = pageOf(diagram);
    Picture picture;
    picture.title = diagram.className();
    picture.size = page.size() / kMillimetre * 10;
    picture.unitsPerInch = 254;
    picture.pdfUnitsPerInch = 1200;
    picture.pixelsPerUnit = 1.2;
    picture.ground = theme_.paper;
    picture.paint = [&](QPainter& painter, const QRectF& target) { paint(painter, target, diagram, page); };
    if (auto problem = writePicture(picture, path))
        return tl::unexpected(std::move(*problem));
    return {};
}

}  // namespace bramah::editor
