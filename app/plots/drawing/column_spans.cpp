// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/drawing/column_spans.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace bramah::app {

namespace {

bool isFinite(QPointF point)
{
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

void addPiece(ColumnSpan& span, double width, double from, double to)
{
    span.top = std::min({span.top, static_cast<float>(from), static_cast<float>(to)});
    span.bottom = std::max({span.bottom, static_cast<float>(from), static_cast<float>(to)});
    span.length += static_cast<float>(std::hypot(width, to - from));
    span.rise += static_cast<float>(std::abs(to - from));
}

/// Adds the straight line from \a from to \a to, which is not left of it.
void addSegment(std::vector<ColumnSpan>& spans, QPointF from, QPointF to)
{
    const auto columns = static_cast<double>(spans.size());
    if (to.x() < 0 || from.x() >= columns)
        return;
    const double width = to.x() - from.x();
    const auto heightAt = [&](double x) {
        return width > 0 ? from.y() + (to.y() - from.y()) * std::clamp((x - from.x()) / width, 0.0, 1.0) : to.y();
    };
    const double first = std::max(0.0, std::floor(from.x()));
    const double last = std::min(columns - 1, std::floor(to.x()));
    for (double column = first; column <= last; ++column) {
        const double left = std::max(column, from.x()), right = std::min(column + 1, to.x());
        addPiece(spans[static_cast<std::size_t>(column)], right - left, width > 0 ? heightAt(left) : from.y(),
                 heightAt(right));
    }
}

/// The ink of a pen in a column of pixels: none above `top` and below `bottom`, full in between, with even ramps of
/// height `ramp` inside both ends. Where the ramps meet it is never full.
struct InkProfile {
    float top = 0, bottom = 0, ramp = 0;
    bool isEmpty = true;

    InkProfile() = default;
    InkProfile(const ColumnSpan& span, float pen) : isEmpty(span.isEmpty())
    {
        if (isEmpty)
            return;
        // A straight line is as high in its column as its slope makes it; where it turns round, its pen is.
        constexpr float kMostSlant = 1.5F, kTurns = 1.5F;
        const float travel = span.bottom - span.top;
        const bool isStraight = span.rise < kTurns * travel;
        const float half = pen / 2 * (isStraight ? std::clamp(span.length, 1.0F, kMostSlant) : 1.0F);
        top = span.top - half;
        bottom = span.bottom + half;
        // So much of the height stays white that the ink is the pen's width times its way.
        ramp = std::clamp(bottom - top - pen * std::max(span.length, 1.0F), 0.0F, travel);
    }

    /// In the row of pixels below \a row, 0 to 1.
    [[nodiscard]] float at(int row) const
    {
        if (isEmpty)
            return 0;
        const auto upper = static_cast<float>(row);
        return std::clamp(begun(upper + 1 - top) - begun(upper - top) - begun(upper + 1 - bottom + ramp) +
                              begun(upper - bottom + ramp),
                          0.0F, 1.0F);
    }

private:
    /// The ink down to \a way below the beginning of a ramp that stays full.
    [[nodiscard]] float begun(float way) const
    {
        return way <= 0 ? 0 : way < ramp ? way * way / (2 * ramp) : way - ramp / 2;
    }
};

/// A colour with an alpha, ready to be painted with any coverage.
class Ink
{
public:
    explicit Ink(const QColor& color) : color_(color.rgba()) {}

    void over(QRgb& pixel, float coverage) const
    {
        const auto alpha = static_cast<std::uint32_t>(coverage * static_cast<float>(qAlpha(color_)) + 0.5F);
        if (alpha == 0)
            return;
        if (alpha == 255) {
            pixel = color_;
            return;
        }
        const std::uint32_t rest = 255 - alpha;
        const auto mix = [&](int ink, int below) {
            return (static_cast<std::uint32_t>(ink) * alpha + static_cast<std::uint32_t>(below) * rest + 127) / 255;
        };
        pixel = qRgba(
            static_cast<int>(mix(qRed(color_), qRed(pixel))), static_cast<int>(mix(qGreen(color_), qGreen(pixel))),
            static_cast<int>(mix(qBlue(color_), qBlue(pixel))),
            static_cast<int>(std::min(255U, alpha + (static_cast<std::uint32_t>(qAlpha(pixel)) * rest + 127) / 255)));
    }

private:
    QRgb color_;
};

/// Is the pen down at the distance \a x [px] along the line?
bool isDown(const SpanPen& pen, double x, double period)
{
    if (pen.dashes.empty())
        return true;
    double rest = std::fmod(x, period);
    for (std::size_t k = 0; k < pen.dashes.size(); ++k) {
        if (rest < pen.dashes[k])
            return k % 2 == 0;
        rest -= pen.dashes[k];
    }
    return false;
}

}  // namespace

std::vector<ColumnSpan> columnSpans(std::span<const QPointF> points, int columns)
{
    std::vector<ColumnSpan> spans(static_cast<std::size_t>(std::max(0, columns)));
    for (std::size_t k = 0; k + 1 < points.size() && !spans.empty(); ++k) {
        const QPointF from = points[k], to = points[k + 1];
        if (!isFinite(from) || !isFinite(to))
            continue;
        addSegment(spans, from, to);
    }
    return spans;
}

bool isCrowded(std::span<const ColumnSpan> spans)
{
    constexpr float kTurns = 1.5F, kLeastRise = 3;  // passes of a column; px
    constexpr std::size_t kShare = 20;              // one of so many columns
    constexpr float kMostRise = 7;                  // px in a column, on average
    const auto isFull = [](const ColumnSpan& span) {
        return !span.isEmpty() && span.rise > kLeastRise && span.rise > kTurns * (span.bottom - span.top);
    };
    float rise = 0;
    for (const ColumnSpan& span : spans)
        rise += span.rise;
    return static_cast<std::size_t>(std::ranges::count_if(spans, isFull)) * kShare > spans.size() ||
           rise > kMostRise * static_cast<float>(spans.size());
}

std::vector<QPointF> thinned(std::span<const QPointF> points)
{
    std::vector<QPointF> kept;
    for (std::size_t k = 0; k < points.size(); ++k) {
        const bool isEnd = k == 0 || k + 1 == points.size() || !isFinite(points[k]) || !isFinite(points[k - 1]) ||
                           !isFinite(points[k + 1]);
        const auto isOfColumn = [&](QPointF point) { return std::floor(point.x()) == std::floor(points[k].x()); };
        const auto goesOn = [&] {
            return (points[k].y() - points[k - 1].y()) * (points[k + 1].y() - points[k].y()) >= 0;
        };
        if (isEnd || !isOfColumn(points[k - 1]) || !isOfColumn(points[k + 1]) || !goesOn())
            kept.push_back(points[k]);
    }
    return kept;
}

void paintSpans(QImage& image, std::span<const ColumnSpan> spans, const SpanPen& pen)
{
    // A line that is wider than its column reaches into those beside it.
    const auto width = static_cast<float>(pen.width);
    const float aside = std::clamp(width / 2 - 0.5F, 0.0F, 1.0F);
    const Ink ink(pen.color);
    double period = 0;
    for (const double dash : pen.dashes)
        period += dash;
    const auto columns = std::min(spans.size(), static_cast<std::size_t>(image.width()));
    const auto stride = image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
    auto* const pixels = reinterpret_cast<QRgb*>(image.bits());
    const auto height = static_cast<float>(image.height());
    InkProfile before, own, next;
    if (columns > 0)
        next = InkProfile(spans[0], width);
    for (std::size_t column = 0; column < columns; ++column) {
        before = own;
        own = next;
        next = column + 1 < columns ? InkProfile(spans[column + 1], width) : InkProfile();
        float all[2] = {height, 0};
        for (const InkProfile* profile : {&own, &before, &next})
            if (!profile->isEmpty && (profile == &own || aside > 0)) {
                all[0] = std::min(all[0], profile->top);
                all[1] = std::max(all[1], profile->bottom);
            }
        if (all[0] < all[1] && isDown(pen, static_cast<double>(column), period)) {
            const auto within = [&](float row) { return static_cast<int>(std::clamp(row, 0.0F, height)); };
            const int first = within(std::floor(all[0])), last = within(std::ceil(all[1]));
            // Between its soft ends the column is full.
            const int fullFirst = own.isEmpty ? last : std::clamp(within(std::ceil(own.top + own.ramp)), first, last);
            const int fullLast =
                own.isEmpty ? last : std::clamp(within(std::floor(own.bottom - own.ramp)), fullFirst, last);
            QRgb* const top = pixels + static_cast<qsizetype>(column);
            const auto paintSoft = [&](int begin, int end) {
                for (int row = begin; row < end; ++row) {
                    float covered = own.at(row);
                    if (covered < aside)
                        covered = std::max(covered, aside * std::max(before.at(row), next.at(row)));
                    ink.over(top[row * stride], covered);
                }
            };
            paintSoft(first, fullFirst);
            for (int row = fullFirst; row < fullLast; ++row)
                ink.over(top[row * stride], 1);
            paintSoft(fullLast, last);
        }
    }
}

}  // namespace bramah::app
