// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shortcuts/shortcuts_print.h"

#include "app/translate.h"

#include <QLocale>
#include <QPainter>
#include <QPrinter>

namespace bramah::app {

namespace {

constexpr double kPointSize = 8;
constexpr double kTitlePointSize = 14;
constexpr double kTitleHeight = 12;  // mm
constexpr double kLineSpacing = 1.22;
constexpr double kGap = 8;           // mm between the columns
constexpr double kKeysShare = 0.34;  // of a column
constexpr double kPadding = 1.5;     // mm between keys and name
constexpr int kColumns = 2;

/// Puts lines below each other, from column to column and from page to page.
class Flow
{
public:
    Flow(QPainter& painter, QPrinter& printer)
        : painter_(painter), printer_(printer), millimetre_(printer.resolution() / 25.4)
    {
        const QSizeF page = printer.pageRect(QPrinter::DevicePixel).size();
        page_ = QRectF(QPointF(), page);
        width_ = (page.width() - (kColumns - 1) * kGap * millimetre_) / kColumns;
        startPage();
    }

    void group(const QString& title)
    {
        QFont font = fontOf(kPointSize);
        font.setBold(true);
        painter_.setFont(font);
        const double height = heightOf(title, width_) * 1.5;
        constexpr int kTogether = 3;  // a heading stays with what follows
        reserve(height * kTogether);
        painter_.setFont(font);
        const QRectF place(left(), y_, width_, height);
        painter_.drawText(place, Qt::AlignLeft | Qt::AlignBottom, title);
        y_ += height;
        painter_.drawLine(QPointF(left(), y_), QPointF(left() + width_, y_));
        y_ += 0.5 * millimetre_;
    }

    void line(const QString& keys, const QString& name)
    {
        painter_.setFont(fontOf(kPointSize));
        const double keysWidth = width_ * kKeysShare - kPadding * millimetre_;
        const double nameWidth = width_ * (1 - kKeysShare);
        const double height = std::max(heightOf(keys, keysWidth), heightOf(name, nameWidth)) * kLineSpacing;
        reserve(height);
        painter_.setFont(fontOf(kPointSize));
        const auto draw = [&](double x, double width, const QString& text) {
            painter_.drawText(QRectF(x, y_, width, height), Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, text);
        };
        draw(left(), keysWidth, keys);
        draw(left() + width_ * kKeysShare, nameWidth, name);
        y_ += height;
    }

private:
    QFont fontOf(double points) const
    {
        QFont font(painter_.font().family());
        font.setPointSizeF(points);
        return font;
    }
    double heightOf(const QString& text, double width) const
    {
        return painter_.boundingRect(QRectF(0, 0, width, 1e6), Qt::TextWordWrap, text).height();
    }
    double left() const { return column_ * (width_ + kGap * millimetre_); }
    void startPage()
    {
        painter_.setPen(QPen(Qt::black, 0.1 * millimetre_));
        painter_.setFont(fontOf(kTitlePointSize));
        painter_.drawText(QRectF(0, 0, page_.width(), kTitleHeight * millimetre_), Qt::AlignLeft | Qt::AlignTop,
                          tr("Bramah: keyboard shortcuts"));
        column_ = 0;
        y_ = kTitleHeight * millimetre_;
    }
    void reserve(double height)
    {
        if (y_ + height <= page_.height())
            return;
        y_ = kTitleHeight * millimetre_;
        if (++column_ < kColumns)
            return;
        printer_.newPage();
        startPage();
    }

    QPainter& painter_;
    QPrinter& printer_;
    double millimetre_;
    QRectF page_;
    double width_ = 0;
    double y_ = 0;
    int column_ = 0;
};

}  // namespace

ShortcutsPrint::ShortcutsPrint(std::vector<ShortcutLine> lines) : lines_(std::move(lines))
{
    std::erase_if(lines_, [](const ShortcutLine& line) { return line.keys.isEmpty(); });
}

void ShortcutsPrint::setUp(QPrinter& printer)
{
    printer.setDocName(tr("Bramah: keyboard shortcuts"));
    printer.setPageOrientation(QPageLayout::Portrait);
}

void ShortcutsPrint::paint(QPrinter& printer) const
{
    QPainter painter(&printer);
    Flow flow(painter, printer);
    QString group;
    for (const ShortcutLine& line : lines_) {
        if (line.group != group)
            flow.group(line.group);
        group = line.group;
        flow.line(textOf(line.keys), line.name);
    }
}

}  // namespace bramah::app
