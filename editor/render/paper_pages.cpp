// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/paper_pages.h"

#include "editor/render/code_texts.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_painter.h"
#include "model/pages/page_places.h"

namespace bramah::editor {
namespace {

/// `2 Valve block`: what the page bears as its number and, of its titles, the one that tells it from the others.
QString titleOf(const model::Diagram& diagram, int page)
{
    const model::DiagramComponent& symbol = diagram.pages()[static_cast<std::size_t>(page)];
    const auto textOf = [&](const QString& field) {
        const QString text = symbol.resolved(QLatin1Char('%') + field);
        return text.startsWith(QLatin1Char('%')) ? QString() : text.trimmed();
    };
    const QString subtitle = textOf(QStringLiteral("subtitle"));
    const QString title = subtitle.isEmpty() ? textOf(QStringLiteral("title")) : subtitle;
    return (model::sheetNumber(diagram, page) + QLatin1Char(' ') + title).trimmed();
}

}  // namespace

QRectF drawnPart(const model::Diagram& diagram)
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
    for (const PlacedText& text : textsAtLines(diagram))
        bounds = model::united(bounds, toScene(text.rect));
    return bounds.adjusted(-kPageMargin, -kPageMargin, kPageMargin, kPageMargin);
}

std::vector<PaperPage> paperPagesOf(const model::Diagram& diagram)
{
    std::vector<PaperPage> pages;
    for (std::size_t i = 0; i < diagram.pages().size(); ++i) {
        const model::DiagramComponent& page = diagram.pages()[i];
        const int number = static_cast<int>(i);
        pages.push_back({number, page.bounds, page.page->format.paper, titleOf(diagram, number)});
    }
    if (pages.empty()) {
        const QRectF part = drawnPart(diagram);
        pages.push_back({-1, part, part.size() / kMillimetre, diagram.className()});
    }
    return pages;
}

std::vector<PaperPage> paperPagesOf(const DrawingSheets& sheets)
{
    std::vector<PaperPage> pages;
    for (std::size_t sheet = 0; sheet < sheets.size(); ++sheet)
        for (PaperPage& page : paperPagesOf(sheets[sheet])) {
            page.sheet = sheet;
            pages.push_back(std::move(page));
        }
    return pages;
}

}  // namespace bramah::editor
