// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tables/curve_picture.h"

#include "model/units/quantity_text.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>

namespace bramah::editor {

namespace {

constexpr int kLeft = 56, kRight = 12, kTop = 10, kBottom = 24;  // px around the curves
const std::array<QColor, 5> kCurveColors{QColor(44, 99, 201), QColor(200, 92, 20), QColor(32, 140, 90),
                                         QColor(168, 60, 160), QColor(110, 110, 110)};

struct Range {
    double lower = 0, upper = 0;

    void take(double value)
    {
        lower = std::min(lower, value);
        upper = std::max(upper, value);
    }
    [[nodiscard]] double share(double value) const { return upper > lower ? (value - lower) / (upper - lower) : 0.5; }
};

}  // namespace

void CurvePicture::setTable(const NumberTable& table)
{
    table_ = table;
    update();
}

void CurvePicture::paintEvent(QPaintEvent*)
{
    if (table_.size() < 2 || table_.front().size() < 2)
        return;
    Range across{table_.front().front(), table_.front().front()}, up{table_.front()[1], table_.front()[1]};
    for (const auto& row : table_) {
        across.take(row.front());
        std::ranges::for_each(row.begin() + 1, row.end(), [&](double value) { up.take(value); });
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(kLeft, kTop, -kRight, -kBottom);
    QColor faint = palette().color(QPalette::Text);
    faint.setAlphaF(0.3F);
    painter.setPen(faint);
    painter.drawRect(frame);
    painter.setPen(palette().color(QPalette::Text));
    const QLocale locale;
    const QRectF below(frame.left(), frame.bottom() + 4, frame.width(), kBottom - 4);
    painter.drawText(below, Qt::AlignLeft, model::formatNumber(across.lower, 4, locale));
    painter.drawText(below, Qt::AlignRight, model::formatNumber(across.upper, 4, locale));
    const QRectF beside(0, frame.top(), kLeft - 6, frame.height());
    painter.drawText(beside, Qt::AlignRight | Qt::AlignTop, model::formatNumber(up.upper, 4, locale));
    painter.drawText(beside, Qt::AlignRight | Qt::AlignBottom, model::formatNumber(up.lower, 4, locale));
    for (std::size_t column = 1; column < table_.front().size(); ++column) {
        QPolygonF curve;
        for (const auto& row : table_)
            curve.append(QPointF(frame.left() + across.share(row.front()) * frame.width(),
                                 frame.bottom() - up.share(row[column]) * frame.height()));
        const QColor color = kCurveColors[(column - 1) % kCurveColors.size()];
        painter.setPen(QPen(color, 1.6));
        painter.drawPolyline(curve);
        painter.setBrush(color);
        for (const QPointF& point : curve)
            painter.drawEllipse(point, 2.2, 2.2);
        painter.setBrush(Qt::NoBrush);
    }
}

}  // namespace bramah::editor
