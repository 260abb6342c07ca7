// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/sheet_print.h"

#include "app/translate.h"
#include "editor/render/sheet_renderer.h"
#include "model/units/quantity_text.h"

#include <QDate>
#include <QLocale>
#include <QPainter>
#include <QPrinter>

#include <algorithm>

namespace bramah::app {

namespace {

constexpr double kFooterHeight = 8;  // mm

double pixelsPerMillimetre(const QPrinter& printer)
{
    return printer.resolution() / 25.4;
}

QPageLayout::Orientation orientationOf(const QSizeF& paper)
{
    return paper.width() > paper.height() ? QPageLayout::Landscape : QPageLayout::Portrait;
}

}  // namespace

SheetPrint::SheetPrint(editor::DrawingSheets sheets, QString title)
    : sheets_(std::move(sheets)), pages_(editor::paperPagesOf(sheets_)), title_(std::move(title))
{
}

void SheetPrint::setUp(QPrinter& printer) const
{
    const QSizeF paper = pages_.front().paper;
    printer.setDocName(title_);
    if (hasPages()) {
        // Qt wants the size of paper as it stands.
        const QSizeF upright = paper.width() > paper.height() ? paper.transposed() : paper;
        printer.setPageSize(QPageSize(upright, QPageSize::Millimeter));
        printer.setFullPage(true);
    }
    printer.setPageOrientation(orientationOf(paper));
}

QRectF SheetPrint::drawingArea(const QPrinter& printer) const
{
    const QRectF paper(QPointF(0, 0), printer.pageRect(QPrinter::DevicePixel).size());
    return hasPages() ? paper : paper.adjusted(0, 0, 0, -kFooterHeight * pixelsPerMillimetre(printer));
}

double SheetPrint::scaleOn(const QPrinter& printer, std::size_t page) const
{
    const QSizeF room = drawingArea(printer).size() / pixelsPerMillimetre(printer);
    const QSizeF paper = pages_[page].paper;
    if (paper.isEmpty())
        return 1;
    constexpr double kRounding = 0.5;  // mm: printers round the size of their paper
    return std::min({1.0, (room.width() + kRounding) / paper.width(), (room.height() + kRounding) / paper.height()});
}

void SheetPrint::paint(QPrinter& printer) const
{
    QPainter painter;
    editor::SheetRenderer renderer;
    renderer.setNotes(notes_);
    for (std::size_t i = 0; i < pages_.size(); ++i) {
        const editor::PaperPage& page = pages_[i];
        if (hasPages())
            printer.setPageOrientation(orientationOf(page.paper));
        if (i == 0)
            painter.begin(&printer);
        else
            printer.newPage();
        if (page.paper.isEmpty())
            continue;
        QRectF target(QPointF(), page.paper * (scaleOn(printer, i) * pixelsPerMillimetre(printer)));
        target.moveCenter(drawingArea(printer).center());
        renderer.paint(painter, target, sheets_[page.sheet], page);
    }
    if (!hasPages())
        paintFooter(painter, printer);
}

void SheetPrint::paintFooter(QPainter& painter, const QPrinter& printer) const
{
    const double scale = scaleOn(printer);
    const QRectF area = drawingArea(printer);
    const QLocale locale;
    const QRectF footer(area.left(), area.bottom(), area.width(), kFooterHeight * pixelsPerMillimetre(printer));
    QFont font = painter.font();
    font.setPointSizeF(8);
    painter.setFont(font);
    painter.setPen(Qt::black);
    painter.drawLine(footer.topLeft(), footer.topRight());
    painter.drawText(footer, Qt::AlignLeft | Qt::AlignVCenter, title_);
    painter.drawText(footer, Qt::AlignCenter,
                     scale < 1 ? tr("reduced to %1 %").arg(model::formatNumber(100 * scale, 2, locale))
                               : tr("true size, 1 M = 2.5 mm"));
    painter.drawText(footer, Qt::AlignRight | Qt::AlignVCenter,
                     locale.toString(QDate::currentDate(), QLocale::ShortFormat));
}

}  // namespace bramah::app
