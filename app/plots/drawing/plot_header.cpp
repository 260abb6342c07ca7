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

constexpr int kSideMargins = 40;  // px, including the legend's
constexpr int kLeastName = 40;    // px of a name in the narrowest plot

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

void PlotHeader::wrap(int width)
{
    const QFontMetrics metrics(PlotStyle::font(plot_));
    std::vector<LegendEntry*> entries;
    QStringList names;
    for (int index = 0; index < legend_->itemCount(); ++index) {
        // A cell of the last row may be empty.
        auto* entry = qobject_cast<LegendEntry*>(legend_->item(index));
        if (!entry)
            continue;
        entries.push_back(entry);
        names.append(entry->name());
    }
    const QFontMetrics titleMetrics(title_->font());
    const int all = width - kSideMargins;
    const int spacing = legend_->columnSpacing();
    int columns = 1;
    if (!entries.empty()) {
        const int extra = entries.front()->extraWidth();
        const QStringList shown = shortNames(names, metrics, qMax(kLeastName, all - extra));
        int widest = 1;
        for (std::size_t k = 0; k < entries.size(); ++k) {
            entries[k]->setText(shown.at(static_cast<qsizetype>(k)));
            widest = qMax(widest, entries[k]->minimumOuterSizeHint().width());
        }
        const int room = all - titleMetrics.horizontalAdvance(fullTitle_) + spacing;
        columns = qBound(1, room / (widest + spacing), static_cast<int>(entries.size()));
        const QMargins margins = legend_->margins();
        // Columns keep their natural width in wide plots too; a title without enough room is cut.
        const int legendWidth = columns * (widest + spacing) - spacing + margins.left() + margins.right();
        legend_->setMaximumSize(legendWidth, QWIDGETSIZE_MAX);
        title_->setText(titleMetrics.elidedText(fullTitle_, Qt::ElideRight, qMax(0, all - legendWidth)));
    } else {
        title_->setText(titleMetrics.elidedText(fullTitle_, Qt::ElideRight, qMax(0, all)));
    }
    legend_->setWrap(columns);
}

}  // namespace bramah::app
