// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/share_bar.h"

#include "app/structure/structure_model.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace bramah::app {

namespace {

constexpr int kTextWidth = 84;  // px, before the bar
constexpr int kLongestBar = 260;

}  // namespace

void ShareBar::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const double share = index.data(StructureModel::ShareRole).toDouble();
    const int longest = std::min(kLongestBar, option.rect.width() - kTextWidth - 8);
    const int length = static_cast<int>(std::lround(std::min(std::abs(share), 1.0) * longest));
    if (length <= 0)
        return;
    QColor color = option.palette.color(QPalette::Link);
    if (share > 0)
        color.setAlphaF(0.45F);
    const QRect bar(option.rect.left() + kTextWidth, option.rect.top() + 5, length, option.rect.height() - 10);
    painter->fillRect(bar, color);
}

}  // namespace bramah::app
