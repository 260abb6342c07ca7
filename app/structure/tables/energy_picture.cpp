// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/tables/energy_picture.h"

#include "app/translate.h"

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace bramah::app {
namespace {

constexpr double kHeightOfBand = 30;  // px of the picture for each band of a side, which are so many at most
constexpr int kLeastBands = 4, kMostBands = 24;
constexpr double kBandGap = 4;        // px between bands
constexpr double kLeastBand = 2;      // px: what is drawn of the smallest energy
constexpr double kFlowMargin = 12;    // px
constexpr double kLeastInner = 130;   // px between the texts of both sides, whose names are shortened for it
constexpr double kTextGap = 12;       // px between a text and its band
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

/// The bands of one side by kind, the widest first, about \a most; of the others those of a kind are joined.
std::vector<Band> sortedBands(std::vector<Band> bands, std::size_t most)
{
    std::ranges::stable_sort(bands, [](const Band& a, const Band& b) { return a.energy > b.energy; });
    if (bands.size() > most) {
        std::vector<Band> thin(bands.begin() + static_cast<std::ptrdiff_t>(most) - 1, bands.end());
        bands.resize(most - 1);
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

/// What stands beside a band, with \a name for its component.
QString textOf(const Band& band, const QString& name)
{
    return tr("%1 %2 %3").arg(name, bandWord(band.kind), energyText(band.energy));
}

class FlowPicture
{
public:
    FlowPicture(const std::vector<solver::ComponentEnergy>& energies, const QRectF& area, const QFont& font)
        : area_(area.marginsRemoved({kFlowMargin, kFlowMargin, kFlowMargin, kFlowMargin})), metrics_(font)
    {
        const auto add = [](std::vector<Band>& side, const solver::ComponentEnergy& one, double energy, BandKind kind) {
            if (energy > 0)
                side.push_back({one.path, one.path, energy, kind, {}});
        };
        for (const solver::ComponentEnergy& one : energies) {
            add(left_.bands, one, one.given, BandKind::Given);
            // A store that loses energy has given it.
            add(left_.bands, one, -one.stored, BandKind::Stored);
            add(right_.bands, one, one.delivered, BandKind::Delivered);
            add(right_.bands, one, one.stored, BandKind::Stored);
            add(right_.bands, one, one.lost, BandKind::Lost);
        }
        const int most = std::clamp(static_cast<int>(area.height() / kHeightOfBand), kLeastBands, kMostBands);
        for (Side* side : {&left_, &right_})
            side->bands = sortedBands(std::move(side->bands), static_cast<std::size_t>(most));
        for (const Band& band : left_.bands)
            total_ += band.energy;
        giveTextsRoom();
        scale_ = std::min(scaleOf(left_), scaleOf(right_));
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
        paintTrunk(painter, palette);
    }

    [[nodiscard]] QString pathAt(QPointF point) const
    {
        for (const Side* side : {&left_, &right_})
            for (const Band& band : side->bands) {
                const double room = side->textWidth + kTextGap;
                const double lines = std::max(0.0, (metrics_.height() - band.box.height()) / 2);
                if (band.box.adjusted(-room, -lines, room, lines).contains(point))
                    return band.path;
            }
        return {};
    }

private:
    struct Side {
        std::vector<Band> bands;
        double textWidth = 0;  ///< px
    };

    /// Each side as much as its longest text, as long as the bands between them keep theirs.
    void giveTextsRoom()
    {
        for (Side* side : {&left_, &right_})
            for (const Band& band : side->bands)
                side->textWidth =
                    std::max(side->textWidth, std::ceil(metrics_.horizontalAdvance(textOf(band, band.name))));
        const double wanted = left_.textWidth + right_.textWidth;
        const double room = std::max(0.0, area_.width() - kLeastInner - 2 * kTextGap);
        if (wanted <= room)
            return;
        // Only the longer side is shortened, down to the other one.
        const double shorter = std::min({left_.textWidth, right_.textWidth, room / 2});
        for (Side* side : {&left_, &right_})
            side->textWidth = std::min(side->textWidth, room - shorter);
    }

    [[nodiscard]] double thickness(const Band& band, double scale) const
    {
        return std::max(band.energy * scale, kLeastBand);
    }
    /// The height that a band takes, with its text.
    [[nodiscard]] double slotOf(const Band& band, double scale) const
    {
        return std::max(thickness(band, scale), metrics_.height()) + kBandGap;
    }
    [[nodiscard]] double heightOf(const Side& side, double scale) const
    {
        double height = 0;
        for (const Band& band : side.bands)
            height += slotOf(band, scale);
        return height - kBandGap;
    }

    /// The largest scale [px/J] with which a side fits: the height rises with it.
    [[nodiscard]] double scaleOf(const Side& side) const
    {
        double low = 0, high = area_.height() / std::max(total_, 1e-300);
        for (int step = 0; step < 40; ++step) {
            const double middle = (low + high) / 2;
            (heightOf(side, middle) <= area_.height() ? low : high) = middle;
        }
        return low;
    }

    [[nodiscard]] double innerLeft() const { return area_.left() + left_.textWidth + kTextGap; }
    [[nodiscard]] double innerRight() const { return area_.right() - right_.textWidth - kTextGap; }
    [[nodiscard]] QRectF trunk() const
    {
        double height = 0;
        for (const Side* side : {&left_, &right_}) {
            double own = 0;
            for (const Band& band : side->bands)
                own += thickness(band, scale_);
            height = std::max(height, own);
        }
        const double width = kTrunkShare * (innerRight() - innerLeft());
        return {(innerLeft() + innerRight() - width) / 2, area_.center().y() - height / 2, width, height};
    }

    void place(Side& side, bool isLeft) const
    {
        constexpr double kEnd = 6;  // px of full colour
        double y = area_.center().y() - heightOf(side, scale_) / 2;
        const double x = isLeft ? innerLeft() - kEnd : innerRight();
        for (Band& band : side.bands) {
            const double slot = slotOf(band, scale_), own = thickness(band, scale_);
            band.box = QRectF(x, y + (slot - kBandGap - own) / 2, kEnd, own);
            y += slot;
        }
    }

    void paintSide(QPainter& painter, const QPalette& palette, const Side& side, bool isLeft) const
    {
        double y = trunk().top();
        for (const Band& band : side.bands) {
            const double height = band.box.height();
            const double outer = isLeft ? band.box.right() : band.box.left();
            const double inner = isLeft ? trunk().left() : trunk().right();
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
            paintText(painter, palette, band, side.textWidth, isLeft);
            y += height;
        }
    }

    /// The sum of all stands in the trunk, or above one that is too thin for it.
    void paintTrunk(QPainter& painter, const QPalette& palette) const
    {
        const QRectF box = trunk();
        QColor ground = palette.color(QPalette::Link);
        ground.setAlphaF(0.18F);
        painter.fillRect(box, ground);
        painter.setPen(palette.color(QPalette::Text));
        const double line = metrics_.height();
        const QRectF text = box.height() >= line ? box : QRectF(box.left(), box.top() - line - 2, box.width(), line);
        painter.drawText(text, static_cast<int>(Qt::AlignCenter) | Qt::TextDontClip, energyText(total_));
    }

    void paintText(QPainter& painter, const QPalette& palette, const Band& band, double width, bool isLeft) const
    {
        const double height = std::max(metrics_.height(), band.box.height());
        const QRectF box(isLeft ? area_.left() : band.box.right() + kTextGap / 2, band.box.center().y() - height / 2,
                         width, height);
        painter.setPen(palette.color(QPalette::Text));
        // The name is shortened if a text is too long, never its number.
        const double room = std::max(0.0, box.width() - metrics_.horizontalAdvance(textOf(band, {})));
        const bool fits = metrics_.horizontalAdvance(textOf(band, band.name)) <= box.width();
        painter.drawText(
            box, static_cast<int>(Qt::AlignVCenter | (isLeft ? Qt::AlignRight : Qt::AlignLeft)) | Qt::TextDontClip,
            textOf(band, fits ? band.name : metrics_.elidedText(band.name, Qt::ElideMiddle, room)));
    }

    QRectF area_;  ///< without margins
    QFontMetricsF metrics_;
    Side left_, right_;
    double total_ = 0;
    double scale_ = 0;  ///< [px/J]
};

}  // namespace

void paintEnergyFlow(QPainter& painter, const QRectF& area, const std::vector<solver::ComponentEnergy>& energies,
                     const QPalette& palette)
{
    FlowPicture(energies, area, painter.font()).paint(painter, palette);
}

QString energyBandAt(const QRectF& area, const std::vector<solver::ComponentEnergy>& energies, const QFont& font,
                     QPointF point)
{
    return FlowPicture(energies, area, font).pathAt(point);
}

}  // namespace bramah::app
