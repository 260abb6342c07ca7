// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_header.h"

#include "app/plots/custom_plot.h"
#include "app/plots/plot_style.h"

#include <QFontMetrics>

namespace bramah::app {

namespace {

constexpr int kEntryExtra = 40;   // px: a legend entry's line and gaps
constexpr int kSideMargins = 24;  // px

}  // namespace

PlotHeader::PlotHeader(QCustomPlot& plot)
    : plot_(plot), title_(new QCPTextElement(&plot, QString())), legend_(new QCPLegend)
{
    auto* row = new QCPLayoutGrid;
    title_->setTextFlags(Qt::AlignLeft | Qt::AlignVCenter);
    title_->setMargins({12, 2, 4, 2});
    title_->setVisible(false);
    // In this order: an element knows its plot only through the layout it is put into.
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

void PlotHeader::wrap(const QStringList& names, int width)
{
    const QFontMetrics metrics(PlotStyle::font(plot_));
    int widest = 1;
    for (const QString& name : names)
        widest = qMax(widest, metrics.horizontalAdvance(name) + kEntryExtra);
    const QFontMetrics titleMetrics(title_->font());
    const int all = width - kSideMargins;
    const int room = all - titleMetrics.horizontalAdvance(fullTitle_);
    const int columns = qBound(1, room / widest, qMax(1, static_cast<int>(names.size())));
    legend_->setWrap(columns);
    // Its columns stand close together, whatever the plot's width is; a title it leaves no room for is cut.
    const int legendWidth = qMax(columns * widest, legend_->minimumOuterSizeHint().width());
    legend_->setMaximumSize(legendWidth, QWIDGETSIZE_MAX);
    title_->setText(titleMetrics.elidedText(fullTitle_, Qt::ElideRight, qMax(0, all - legendWidth)));
}

}  // namespace bramah::app
