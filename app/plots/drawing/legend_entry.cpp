// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/legend_entry.h"

#include <QFontMetrics>

namespace bramah::app {

LegendEntry::LegendEntry(QCPLegend& legend, QCPAbstractPlottable& curve, const QString& name)
    : QCPPlottableLegendItem(&legend, &curve), name_(name), text_(name)
{
}

int LegendEntry::extraWidth() const
{
    return mParentLegend->iconSize().width() + mParentLegend->iconTextPadding();
}

QSize LegendEntry::minimumOuterSizeHint() const
{
    const QFontMetrics metrics(getFont());
    constexpr int kBelow = 2;  // px: some fonts draw underscores below what they say is their height
    const int height = qMax(metrics.height() + kBelow, mParentLegend->iconSize().height());
    return {extraWidth() + metrics.horizontalAdvance(text_) + mMargins.left() + mMargins.right(),
            height + mMargins.top() + mMargins.bottom()};
}

void LegendEntry::draw(QCPPainter* painter)
{
    const QSize icon = mParentLegend->iconSize();
    const double middle = mRect.top() + mRect.height() / 2.0;
    const QPen line = line_.style() == Qt::NoPen ? mPlottable->pen() : line_;
    painter->save();
    painter->setAntialiasing(true);
    painter->setPen(line);
    painter->drawLine(QLineF(mRect.left(), middle, mRect.left() + icon.width(), middle));
    painter->restore();
    painter->setFont(getFont());
    painter->setPen(QPen(getTextColor()));
    painter->drawText(QRect(mRect.left() + extraWidth(), mRect.top(), mRect.width() - extraWidth(), mRect.height()),
                      Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, text_);
}

}  // namespace bramah::app
