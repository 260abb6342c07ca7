// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/sheet_print.h"

#include "app/translate.h"
#include "editor/render/sheet_renderer.h"
#include "editor/units/shown_unit.h"

#include <QDate>
#include <QLocale>
#include <QPainter>
#include <QPrinter>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr double kFooterHeight = 8;                // mm
constexpr double kMillimetresPerUnit = 2.5 / 2.0;  // of a diagram unit at true size: 1 M is 2 units

double pixelsPerMillimetre(const QPrinter& printer)
{
    return printer.resolution() / 25.4;
}

}  // namespace

void SheetPrint::setUp(QPrinter& printer) const
{
    const QRectF page = editor::SheetRenderer::pageOf(diagram_);
    printer.setPageOrientation(page.width() > page.height() ? QPageLayout::Landscape : QPageLayout::Portrait);
    printer.setDocName(title_);
}

QRectF SheetPrint::drawingArea(const QPrinter& printer) const
{
    const QRectF paper(QPointF(0, 0), printer.pageRect(QPrinter::DevicePixel).size());
    return paper.adjusted(0, 0, 0, -kFooterHeight * pixelsPerMillimetre(printer));
}

double SheetPrint::scaleOn(const QPrinter& printer) const
{
    const QRectF page = editor::SheetRenderer::pageOf(diagram_);
    const QSizeF area = drawingArea(printer).size();
    const double trueSize = kMillimetresPerUnit * pixelsPerMillimetre(printer);
    if (page.isEmpty())
        return 1;
    return std::min({1.0, area.width() / (page.width() * trueSize), area.height() / (page.height() * trueSize)});
}

void SheetPrint::paint(QPrinter& printer) const
{
    QPainter painter(&printer);
    const QRectF area = drawingArea(printer);
    const QRectF page = editor::SheetRenderer::pageOf(diagram_);
    const double scale = scaleOn(printer);
    if (!page.isEmpty()) {
        QRectF target(QPointF(), page.size() * (scale * kMillimetresPerUnit * pixelsPerMillimetre(printer)));
        target.moveCenter(area.center());
        editor::SheetRenderer renderer;
        renderer.setNotes(notes_);
        renderer.paint(painter, target, diagram_, page);
    }
    const QLocale locale;
    const QRectF footer(area.left(), area.bottom(), area.width(), kFooterHeight * pixelsPerMillimetre(printer));
    QFont font = painter.font();
    font.setPointSizeF(8);
    painter.setFont(font);
    painter.setPen(Qt::black);
    painter.drawLine(footer.topLeft(), footer.topRight());
    painter.drawText(footer, Qt::AlignLeft | Qt::AlignVCenter, title_);
    painter.drawText(footer, Qt::AlignCenter,
                     scale < 1 ? tr("reduced to %1 %").arg(editor::numberText(100 * scale, locale, 2))
                               : tr("true size, 1 M = 2.5 mm"));
    painter.drawText(footer, Qt::AlignRight | Qt::AlignVCenter,
                     locale.toString(QDate::currentDate(), QLocale::ShortFormat));
}

}  // namespace bramah::app
