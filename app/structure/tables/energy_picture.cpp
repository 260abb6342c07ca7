// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/tables/energy_picture.h"

#include "app/translate.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace bramah::app {
namespace {

constexpr int kMostBands = 7;      // on a side; the remaining ones of each kind are one band
constexpr double kBandGap = 4;     // px between bands
constexpr double kLeastSlot = 16;  // px: a line of text
constexpr double kFlowMargin = 12;
constexpr double kBandText = 210;
constexpr double kLeastInner = 160;   // px between the texts of both sides, which are shortened in a narrow picture
constexpr double kTrunkShare = 0.34;  // of the room between the texts

enum class BandKind : std::uint8_t { Given, Delivered, Stored, Lost };

struct Band {
    QString name, path;
    double energy = 0;
    BandKind kind = BandKind::Given;
    QRectF box;  ///< at the outer end
};

QString bandWord(BandKind kind)
{
    switch (kind) {
    case BandKind::Given: return tr("gives");
    case BandKind::Delivered: return tr("takes out");
    case BandKind::Stored: return tr("stores");
    case BandKind::Lost: return tr("loses");
    }
    return {};
}

QColor bandColor(BandKind kind, const QPalette& palette)
{
    const bool isDark = palette.color(QPalette::Base).lightness() < 128;
    switch (kind) {
    case BandKind::Given: return palette.color(QPalette::Link);
    case BandKind::Delivered: return isDark ? QColor(96, 190, 130) : QColor(40, 140, 80);
    case BandKind::Stored: return isDark ? QColor(150, 140, 230) : QColor(105, 95, 190);
    case BandKind::Lost: return isDark ? QColor(230, 140, 90) : QColor(205, 100, 45);
    }
    return {};
}

QString energyText(double joules)
{
    constexpr std::array<std::pair<double, const char*>, 4> kUnits{{{1e6, "MJ"}, {1e3, "kJ"}, {1, "J"}, {1e-3, "mJ"}}};
    const auto unit = std::ranges::find_if(kUnits, [&](const auto& one) { return joules >= one.first; });
    const auto& [factor, name] = unit == kUnits.end() ? kUnits.back() : *unit;
    return QStringLiteral("%1 %2").arg(QLocale().toString(joules / factor, 'g', 4), QLatin1String(name));
}

/// One band for \a thin, which are all of one kind.
Band joined(std::span<const Band> thin)
{
    if (thin.size() == 1)
        return thin.front();
    Band rest{tr("the rest (%1)").arg(static_cast<int>(thin.size())), {}, 0, thin.front().kind, {}};
    for (const Band& band : thin)
        rest.energy += band.energy;
    return rest;
}

/// The bands of one side by kind, the widest first; the
/// bands of a kind that are too thin to be drawn are joined.
std::vector<Band> sortedBands(std::vector<Band> bands)
{
    std::ranges::stable_sort(bands, [](const Band& a, const Band& b) { return a.energy > b.energy; });
    if (bands.size() > kMostBands) {
        std::vector<Band> thin(bands.begin() + kMostBands - 1, bands.end());
        bands.resize(kMostBands - 1);
        std::ranges::stable_sort(thin, {}, &Band::kind);
        for (auto begin = thin.begin(); begin != thin.end();) {
            const auto end = std::find_if(begin, thin.end(), [&](const Band& b) { return b.kind != begin->kind; });
            bands.push_back(joined({begin, end}));
            begin = end;
        }
    }
    std::ranges::stable_sort(bands, {}, &Band::kind);
    return bands;
}

class FlowPicture
{
public:
    FlowPicture(const std::vector<ComponentEnergy>& energies, const QRectF& area) : area_(area)
    {
        std::vector<Band> left, right;
        const auto add = [](std::vector<Band>& side, const ComponentEnergy& one, double energy, BandKind kind) {
            if (energy > 0)
                side.push_back({one.path, one.path, energy, kind, {}});
        };
        for (const ComponentEnergy& one : energies) {
            add(left, one, one.given, BandKind::Given);
            // A store that loses energy has given it.
            add(left, one, -one.stored, BandKind::Stored);
            add(right, one, one.delivered, BandKind::Delivered);
            add(right, one, one.stored, BandKind::Stored);
            add(right, one, one.lost, BandKind::Lost);
        }
        left_ = sortedBands(std::move(left));
        right_ = sortedBands(std::move(right));
        for (const Band& band : left_)
            total_ += band.energy;
        place(left_, true);
        place(right_, false);
    }

    void paint(QPainter& painter, const QPalette& palette) const
    {
        painter.setRenderHint(QPainter::Antialiasing);
        if (total_ <= 0)
            return;
        paintSide(painter, palette, left_, true);
        paintSide(painter, palette, right_, false);
        painter.setPen(palette.color(QPalette::Text));
        const QRectF trunk(trunkLeft(), trunkTop(), trunkRight() - trunkLeft(), total_ * scale());
        QColor ground = palette.color(QPalette::Link);
        ground.setAlphaF(0.18F);
        painter.fillRect(trunk, ground);
        painter.drawText(trunk, Qt::AlignCenter, energyText(total_));
    }

    [[nodiscard]] QString pathAt(QPointF point) const
    {
        for (const auto* side : {&left_, &right_})
            for (const Band& band : *side)
                if (band.box.adjusted(-textWidth(), -2, textWidth(), 2).contains(point))
                    return band.path;
        return {};
    }

private:
    [[nodiscard]] double scale() const
    {
        const auto most = static_cast<double>(std::max(left_.size(), right_.size()));
        return std::max(1.0, area_.height() - 2 * kFlowMargin - (kBandGap + kLeastSlot) * most) /
               std::max(total_, 1e-300);
    }
    [[nodiscard]] double trunkTop() const { return area_.center().y() - total_ * scale() / 2; }
    [[nodiscard]] double trunkLeft() const
    {
        return area_.left() + kFlowMargin + textWidth() + (1 - kTrunkShare) / 2 * innerWidth();
    }
    [[nodiscard]] double trunkRight() const { return area_.right() - (trunkLeft() - area_.left()); }
    [[nodiscard]] double textWidth() const
    {
        return std::clamp((area_.width() - 2 * kFlowMargin - kLeastInner) / 2, kBandText / 3, kBandText);
    }
    [[nodiscard]] double innerWidth() const
    {
        return std::max(60.0, area_.width() - 2 * kFlowMargin - 2 * textWidth());
    }

    void place(std::vector<Band>& side, bool isLeft) const
    {
        const auto slotOf = [this](const Band& band) { return std::max(band.energy * scale(), kLeastSlot) + kBandGap; };
        double height = 0;
        for (const Band& band : side)
            height += slotOf(band);
        double y = area_.center().y() - (height - kBandGap) / 2;
        const double x = isLeft ? area_.left() + kFlowMargin + textWidth() : area_.right() - kFlowMargin - textWidth();
        for (Band& band : side) {
            const double own = std::max(1.0, band.energy * scale());
            band.box = QRectF(x - (isLeft ? 6 : 0), y + (slotOf(band) - kBandGap - own) / 2, 6, own);
            y += slotOf(band);
        }
    }

    void paintSide(QPainter& painter, const QPalette& palette, const std::vector<Band>& side, bool isLeft) const
    {
        double y = trunkTop();
        for (const Band& band : side) {
            const double height = band.energy * scale();
            const double outer = isLeft ? band.box.right() : band.box.left();
            const double inner = isLeft ? trunkLeft() : trunkRight();
            const double middle = (outer + inner) / 2;
            QPainterPath path(QPointF(outer, band.box.top()));
            path.cubicTo(middle, band.box.top(), middle, y, inner, y);
            path.lineTo(inner, y + height);
            path.cubicTo(middle, y + height, middle, band.box.top() + height, outer, band.box.top() + height);
            path.closeSubpath();
            QColor color = bandColor(band.kind, palette);
            painter.fillRect(band.box, color);
            color.setAlphaF(0.4F);
            painter.fillPath(path, color);
            paintText(painter, palette, band, isLeft);
            y += height;
        }
    }

    void paintText(QPainter& painter, const QPalette& palette, const Band& band, bool isLeft) const
    {
        const QFontMetricsF metrics(painter.font());
        const double height = std::max(metrics.height(), band.box.height());
        QRectF box(isLeft ? area_.left() + kFlowMargin : band.box.right() + 6, band.box.center().y() - height / 2,
                   textWidth() - 12, height);
        painter.setPen(palette.color(QPalette::Text));
        // The name is shortened if a text is too long, never its number.
        const auto textWith = [&](const QString& name) {
            return tr("%1 %2 %3").arg(name, bandWord(band.kind), energyText(band.energy));
        };
        const double room = std::max(0.0, box.width() - metrics.horizontalAdvance(textWith({})));
        painter.drawText(box, static_cast<int>(Qt::AlignVCenter | (isLeft ? Qt::AlignRight : Qt::AlignLeft)),
                         textWith(metrics.elidedText(band.name, Qt::ElideMiddle, room)));
    }

    QRectF area_;
    std::vector<Band> left_, right_;
    double total_ = 0;
};

}  // namespace

void paintEnergyFlow(QPainter& painter, const QRectF& area, const std::vector<ComponentEnergy>& energies,
                     const QPalette& palette)
{
    FlowPicture(energies, area).paint(painter, palette);
}

QString energyBandAt(const QRectF& area, const std::vector<ComponentEnergy>& energies, QPointF point)
{
    return FlowPicture(energies, area).pathAt(point);
}

}  // namespace bramah::app
