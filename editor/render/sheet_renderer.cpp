// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/sheet_renderer.h"

#include "editor/render/code_texts.h"
#include "editor/render/page_painter.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_painter.h"
#include "editor/render/symbol_texts.h"
#include "model/pages/machine.h"

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

/// Sets up the painter to draw \a part (scene) of a sheet in \a target.
DetailLevel prepare(QPainter& painter, const QRectF& target, const QRectF& part)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::TextAntialiasing);
    lookAt(painter, target, part);
    DetailLevel detail;
    const QTransform map = painter.deviceTransform();
    detail.leastWidth = painter.device() && painter.device()->devType() == QInternal::Image
                            ? 1 / std::max(std::hypot(map.m11(), map.m12()), 1e-9)
                            : 0;
    return detail;
}

/// Letters that are part of a symbol's drawing, such as the M of a motor, but no names and values.
std::vector<PlacedText> lettersOf(const model::DiagramComponent& symbol)
{
    std::vector<PlacedText> letters = placedTexts(*symbol.icon, symbol.map, toScene(symbol.bounds), nullptr);
    std::erase_if(letters, [](const PlacedText& text) { return text.text.contains(QLatin1Char('%')); });
    return letters;
}

constexpr double kPictureUnits = 10;  ///< of pictures, in a millimetre

/// The marks of lines on \a page lead to their other ends.
std::vector<PictureLink> linksOf(const model::Diagram& diagram, const PaperPage& page)
{
    const auto placeOn = [&](int number, QPointF scene) {
        const QRectF paper = toScene(diagram.pages()[static_cast<std::size_t>(number)].bounds);
        return (scene - paper.topLeft()) / kMillimetre * kPictureUnits;
    };
    std::vector<PictureLink> links;
    const model::Diagram machine = model::machineOf(diagram);
    const model::LinesOnPages lines(machine);
    for (const model::PageMark& mark : lines.marks()) {
        if (mark.page != page.page)
            continue;
        const QRectF text = textOf(mark).rect;
        links.push_back({QRectF(placeOn(mark.page, text.topLeft()), placeOn(mark.page, text.bottomRight())),
                         static_cast<std::size_t>(mark.otherPage), placeOn(mark.otherPage, toScene(mark.otherPlace))});
    }
    return links;
}

}  // namespace

void SheetRenderer::paint(QPainter& painter, const QRectF& target, const model::Diagram& diagram,
                          const QRectF& page) const
{
    painter.save();
    const DetailLevel detail = prepare(painter, target, toScene(page));
    paintSheet(painter, diagram, page, diagram.nets(), diagram.pages(), detail);
    painter.restore();
}

void SheetRenderer::paint(QPainter& painter, const QRectF& target, const model::Diagram& diagram,
                          const PaperPage& page) const
{
    if (page.page < 0) {
        paint(painter, target, diagram, page.part);
        return;
    }
    painter.save();
    const DetailLevel detail = prepare(painter, target, toScene(page.part));
    painter.setClipRect(toScene(page.part), Qt::IntersectClip);
    const model::Diagram machine = model::machineOf(diagram);
    const model::LinesOnPages lines(machine);
    paintSheet(painter, machine, page.part, lines.netsOn(page.page),
               {diagram.pages()[static_cast<std::size_t>(page.page)]}, detail);
    for (const model::PageMark& mark : lines.marks())
        if (mark.page == page.page)
            paintPageMark(painter, mark, theme_, detail);
    painter.restore();
}

void SheetRenderer::paintSheet(QPainter& painter, const model::Diagram& diagram, const QRectF& part,
                               const std::vector<model::Net>& nets, const std::vector<model::DiagramComponent>& pages,
                               DetailLevel detail) const
{
    for (const model::DiagramComponent& page : pages)
        paintPage(painter, page, theme_, detail);
    paintGraphics(painter, diagram.graphics(), theme_, detail);
    for (const model::Net& net : nets)
        paintNet(painter, net, theme_, detail);
    const auto isSeen = [&](const model::DiagramComponent& symbol) { return part.intersects(symbol.bounds); };
    for (const auto* symbols : {&diagram.components(), &diagram.ownPorts()})
        for (const model::DiagramComponent& symbol : *symbols)
            if (isSeen(symbol))
                editor::paintSymbol(painter, symbol, theme_, detail);
    for (const auto* symbols : {&diagram.components(), &diagram.ownPorts()})
        for (const model::DiagramComponent& symbol : *symbols)
            if (isSeen(symbol))
                paintTexts(painter, textsOf(symbol), theme_);
    for (const PlacedText& text : textsAtLines(diagram))
        if (toScene(part).intersects(text.rect))
            paintText(painter, text, theme_);
    constexpr double kOwnSize = 1e3;  // a zoom at which letters have their own size
    paintNotes(painter, notes_, toScene(part), kOwnSize, theme_);
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
    const QRectF page = drawnPart(diagram);
    const double scale = pixelsPerModule / kModule;
    QImage image((page.size() * scale).toSize().expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(theme_.paper);
    image.setDotsPerMeterX(static_cast<int>(pixelsPerModule / 0.0025));
    image.setDotsPerMeterY(static_cast<int>(pixelsPerModule / 0.0025));
    QPainter painter(&image);
    paint(painter, QRectF(QPointF(), image.size()), diagram, page);
    return image;
}

Picture SheetRenderer::pictureOf(const model::Diagram& diagram, const PaperPage& page) const
{
    Picture picture;
    picture.title = page.title;
    picture.size = page.paper * kPictureUnits;
    picture.unitsPerInch = 25.4 * kPictureUnits;
    picture.pdfUnitsPerInch = 1200;
    picture.pixelsPerUnit = dotsPerInch_ / picture.unitsPerInch;
    picture.ground = theme_.paper;
    if (page.page >= 0)
        picture.links = linksOf(diagram, page);
    picture.paint = [this, &diagram, page](QPainter& painter, const QRectF& target) {
        paint(painter, target, diagram, page);
    };
    return picture;
}

tl::expected<void, QString> SheetRenderer::write(const model::Diagram& diagram, const QString& path) const
{
    const QRectF part = drawnPart(diagram);
    if (auto problem =
            writePicture(pictureOf(diagram, {-1, part, part.size() / kMillimetre, diagram.className()}), path))
        return tl::unexpected(std::move(*problem));
    return {};
}

tl::expected<QStringList, QString> SheetRenderer::writePages(const DrawingSheets& sheets, const QString& path) const
{
    std::vector<Picture> pictures;
    std::size_t before = 0;  // pages of earlier sheets: links count those that are written together
    for (const model::Diagram& sheet : sheets) {
        for (const PaperPage& page : paperPagesOf(sheet)) {
            pictures.push_back(pictureOf(sheet, page));
            for (PictureLink& link : pictures.back().links)
                link.picture += before;
        }
        before = pictures.size();
    }
    return writePictures(pictures, sheets.front().className(), path);
}

}  // namespace bramah::editor
