// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/plot_header.h"

#include "app/plots/drawing/custom_plot.h"
#include "app/plots/drawing/legend_entry.h"
#include "app/plots/drawing/plot_style.h"
#include "app/plots/drawing/short_names.h"

#include <QFontMetrics>

#include <vector>

namespace bramah::app {

namespace {

constexpr int kSideMargins = 40;   // px, including the legend's
constexpr int kLeastName = 40;     // px of a name in the narrowest plot
constexpr int kLeastCurves = 100;  // px of height for curves and the texts of the axis below them

}  // namespace

PlotHeader::PlotHeader(QCustomPlot& plot)
    : plot_(plot), title_(new QCPTextElement(&plot, QString())), legend_(new QCPLegend)
{
    auto* row = new QCPLayoutGrid;
    title_->setTextFlags(Qt::AlignLeft | Qt::AlignVCenter);
    title_->setMargins({12, 2, 4, 2});
    title_->setVisible(false);
    // The order matters: an element gets its plot only from the layout it is put into.
    plot.plotLayout()->insertRow(0);
    plot.plotLayout()->addElement(0, 0, row);
    row->addElement(0, 0, title_);
    row->addElement(0, 1, legend_);
    row->addElement(0, 2, new QCPLayoutGrid);
    row->setColumnStretchFactor(0, 0.001);
    row->setColumnStretchFactor(1, 1000);
    row->setColumnStretchFactor(2, 1);
    legend_->setLayer(QStringLiteral("legend"));
    legend_->setFillOrder(QCPLegend::foColumnsFirst);
    plot.plotLayout()->setRowStretchFactor(0, 0.001);
    plot.plotLayout()->setRowSpacing(0);
    plot.setAutoAddPlottableToLegend(false);
}

void PlotHeader::setTitle(const QString& title)
{
    fullTitle_ = title;
    title_->setText(title);
    title_->setVisible(!title.isEmpty());
}

void PlotHeader::applyTheme(const editor::Theme& theme)
{
    QFont font = PlotStyle::font(plot_);
    font.setWeight(QFont::DemiBold);
    title_->setFont(font);
    title_->setTextColor(theme.color(editor::ColorRole::Text));
}

std::vector<LegendEntry*> PlotHeader::entries() const
{
    std::vector<LegendEntry*> all;
    for (int index = 0; index < legend_->itemCount(); ++index)
        // A cell of the last row may be empty.
        if (auto* entry = qobject_cast<LegendEntry*>(legend_->item(index)))
            all.push_back(entry);
    return all;
}

int PlotHeader::shorten(const std::vector<LegendEntry*>& entries, const QFontMetrics& metrics, int width)
{
    QStringList names;
    for (const LegendEntry* entry : entries)
        names.append(entry->name());
    const QStringList shown = shortNames(names, metrics, qMax(kLeastName, width));
    int widest = 1;
    for (std::size_t k = 0; k < entries.size(); ++k) {
        entries[k]->setText(shown.at(static_cast<qsizetype>(k)));
        widest = qMax(widest, entries[k]->minimumOuterSizeHint().width());
    }
    return widest;
}

int PlotHeader::rowsWithin(int height, const LegendEntry& entry)
{
    return qMax(1, (height - kLeastCurves) / entry.minimumOuterSizeHint().height());
}

void PlotHeader::wrap(QSize plot)
{
    const QFontMetrics metrics(PlotStyle::font(plot_));
    const QFontMetrics titleMetrics(title_->font());
    const std::vector<LegendEntry*> shown = entries();
    const int all = plot.width() - kSideMargins;
    int columns = 1;
    int legendWidth = 0;
    if (!shown.empty()) {
        const int count = static_cast<int>(shown.size());
        const int spacing = legend_->columnSpacing();
        int room = all - titleMetrics.horizontalAdvance(fullTitle_);
        int widest = shorten(shown, metrics, all - shown.front()->extraWidth());
        columns = qBound(1, (room + spacing) / (widest + spacing), count);
        if (const int rows = rowsWithin(plot.height(), *shown.front()); (count + columns - 1) / columns > rows) {
            columns = (count + rows - 1) / rows;
            const int around = shown.front()->minimumOuterSizeHint().width() -
                               metrics.horizontalAdvance(shown.front()->text()) + spacing;
            if ((room + spacing) / columns - around < kLeastName)
                room = all;  // instead of the title
            widest = shorten(shown, metrics, (room + spacing) / columns - around);
            columns = qBound(1, (room + spacing) / (widest + spacing), columns);
        }
        const QMargins margins = legend_->margins();
        // Columns keep their natural width in wide plots too; a title without enough room is cut.
        legendWidth = columns * (widest + spacing) - spacing + margins.left() + margins.right();
        legend_->setMaximumSize(legendWidth, QWIDGETSIZE_MAX);
    }
    const int titleWidth = qMax(0, all - legendWidth);
    title_->setText(titleWidth < kLeastName ? QString()
                                            : titleMetrics.elidedText(fullTitle_, Qt::ElideRight, titleWidth));
    legend_->setWrap(columns);
    legend_->setFillOrder(QCPLegend::foColumnsFirst, true);  // arranges the entries that are there already
}

}  // namespace bramah::app
