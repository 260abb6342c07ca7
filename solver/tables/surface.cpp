// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tables/surface.h"

#include "solver/tables/curve.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace bramah::solver {

namespace {

/// Differences extended by two at each end, so that they continue linearly (those of a parabola), as Akima does. A
/// single difference is repeated.
class Extended
{
public:
    explicit Extended(std::vector<double> inner)
    {
        const std::size_t n = inner.size();
        const double before = n > 1 ? inner[0] - inner[1] : 0, after = n > 1 ? inner[n - 1] - inner[n - 2] : 0;
        d_ = {inner.front() + 2 * before, inner.front() + before};
        d_.insert(d_.end(), inner.begin(), inner.end());
        d_.push_back(inner.back() + after);
        d_.push_back(inner.back() + 2 * after);
    }
    /// Inner difference k; -2 and -1 come before the first.
    [[nodiscard]] double operator()(std::ptrdiff_t k) const { return d_[static_cast<std::size_t>(k + 2)]; }

private:
    std::vector<double> d_;
};

struct Weighted {
    std::array<double, 2> weights;
    double slope = 0;
};

Weighted akimaAt(Smoothness smoothness, const Extended& d, std::size_t point)
{
    const auto k = static_cast<std::ptrdiff_t>(point);
    const auto w = akimaWeights(smoothness, d(k - 2), d(k - 1), d(k), d(k + 1));
    return {w, w[0] * d(k - 1) + w[1] * d(k)};
}

}  // namespace

Surface::Surface(std::vector<double> x, std::vector<double> y, std::vector<double> z, Smoothness smoothness,
                 Extrapolation extrapolation)
    : x_(std::move(x)), y_(std::move(y)), z_(std::move(z)), smoothness_(smoothness), extrapolation_(extrapolation)
{
    assert(!x_.empty() && !y_.empty() && z_.size() == x_.size() * y_.size());
    // A grid with one row or column has no slope across it: it is repeated, so that every point has a cell.
    isOneRow_ = x_.size() == 1;
    isOneColumn_ = y_.size() == 1;
    if (isOneRow_) {
        x_ = {x_[0], x_[0] + 1};
        z_.insert(z_.end(), z_.begin(), z_.begin() + static_cast<std::ptrdiff_t>(y_.size()));
    }
    if (isOneColumn_) {
        std::vector<double> doubled;
        for (const double value : z_)
            doubled.insert(doubled.end(), 2, value);
        z_ = std::move(doubled);
        y_ = {y_[0], y_[0] + 1};
    }
    if (isCubic(smoothness_))
        makeSlopes();
}

void Surface::makeSlopes()
{
    const std::size_t n = x_.size(), m = y_.size();
    slopeX_.resize(n * m);
    slopeY_.resize(n * m);
    slopeXY_.resize(n * m);
    std::vector<std::array<double, 2>> weightsX(n * m), weightsY(n * m);
    for (std::size_t j = 0; j < m; ++j) {
        std::vector<double> d;
        for (std::size_t i = 0; i + 1 < n; ++i)
            d.push_back((at(i + 1, j) - at(i, j)) / (x_[i + 1] - x_[i]));
        const Extended extended(d);
        for (std::size_t i = 0; i < n; ++i) {
            const Weighted at = akimaAt(smoothness_, extended, i);
            slopeX_[i * m + j] = at.slope;
            weightsX[i * m + j] = at.weights;
        }
    }
    for (std::size_t i = 0; i < n; ++i) {
        std::vector<double> d;
        for (std::size_t j = 0; j + 1 < m; ++j)
            d.push_back((at(i, j + 1) - at(i, j)) / (y_[j + 1] - y_[j]));
        const Extended extended(d);
        for (std::size_t j = 0; j < m; ++j) {
            const Weighted at = akimaAt(smoothness_, extended, j);
            slopeY_[i * m + j] = at.slope;
            weightsY[i * m + j] = at.weights;
        }
    }
    // Mixed differences of the cells around each point, weighted like the slopes.
    std::vector<Extended> rows;  // by cell row, over y
    for (std::size_t i = 0; i + 1 < n; ++i) {
        std::vector<double> mixed;
        for (std::size_t j = 0; j + 1 < m; ++j)
            mixed.push_back((at(i + 1, j + 1) - at(i + 1, j) - at(i, j + 1) + at(i, j)) /
                            ((x_[i + 1] - x_[i]) * (y_[j + 1] - y_[j])));
        rows.emplace_back(mixed);
    }
    std::vector<Extended> columns;  // by cell column from -1, over x
    for (std::ptrdiff_t j = -1; j < static_cast<std::ptrdiff_t>(m); ++j) {
        std::vector<double> column;
        for (const Extended& row : rows)
            column.push_back(row(j));
        columns.emplace_back(column);
    }
    const auto mixedAt = [&](std::ptrdiff_t i, std::ptrdiff_t j) {
        return columns[static_cast<std::size_t>(j + 1)](i);
    };
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t j = 0; j < m; ++j) {
            const auto p = static_cast<std::ptrdiff_t>(i), q = static_cast<std::ptrdiff_t>(j);
            const auto& wx = weightsX[i * m + j];
            const auto& wy = weightsY[i * m + j];
            slopeXY_[i * m + j] = wx[0] * (wy[0] * mixedAt(p - 1, q - 1) + wy[1] * mixedAt(p - 1, q)) +
                                  wx[1] * (wy[0] * mixedAt(p, q - 1) + wy[1] * mixedAt(p, q));
        }
    }
}

Surface::Along Surface::locate(const std::vector<double>& grid, double u) const
{
    if (extrapolation_ == Extrapolation::Periodic)
        u = wrapped(u, grid.front(), grid.back());
    Along along;
    along.segment = segmentOf(grid, u);
    const double inside = std::min(std::max(u, grid.front()), grid.back());
    along.inside = inside - grid[along.segment];
    along.isOutside = u != inside;
    along.isHeld = along.isOutside && extrapolation_ == Extrapolation::HoldLastPoint;
    along.beyond = along.isHeld ? 0 : u - inside;
    return along;
}

double Surface::inCell(const Along& a, const Along& b, std::uint32_t orderX, std::uint32_t orderY) const
{
    const std::size_t i = a.segment, j = b.segment, m = y_.size();
    const double lengthX = x_[i + 1] - x_[i], lengthY = y_[j + 1] - y_[j];
    if (smoothness_ == Smoothness::ConstantSegments && !(a.isOutside && !a.isHeld) && !(b.isOutside && !b.isHeld)) {
        if (orderX + orderY > 0)
            return 0;
        return at(i + (a.inside >= lengthX ? 1 : 0), j + (b.inside >= lengthY ? 1 : 0));
    }
    if (!isCubic(smoothness_)) {
        const auto along = [&](double z0, double z1, double length, double inside, std::uint32_t order) {
            const double slope = (z1 - z0) / length;
            return order == 0 ? z0 + slope * inside : order == 1 ? slope : 0;
        };
        return along(along(at(i, j), at(i, j + 1), lengthY, b.inside, orderY),
                     along(at(i + 1, j), at(i + 1, j + 1), lengthY, b.inside, orderY), lengthX, a.inside, orderX);
    }
    const auto overY = [&](std::size_t row, const std::vector<double>& value, const std::vector<double>& slope) {
        const std::size_t k = row * m + j;
        return evaluate(hermiteCubic(lengthY, value[k], value[k + 1], slope[k], slope[k + 1]), b.inside, orderY);
    };
    const Cubic overX = hermiteCubic(lengthX, overY(i, z_, slopeY_), overY(i + 1, z_, slopeY_),
                                     overY(i, slopeX_, slopeXY_), overY(i + 1, slopeX_, slopeXY_));
    return evaluate(overX, a.inside, orderX);
}

double Surface::operator()(double u, double v, std::uint32_t orderX, std::uint32_t orderY) const
{
    const Along a = locate(x_, isOneRow_ ? x_.front() : u), b = locate(y_, isOneColumn_ ? y_.front() : v);
    // Outside: z + slope * distance for each coordinate; derivatives are those of the straight line.
    const auto outside = [](const Along& along, std::uint32_t order, auto&& inner) {
        if (!along.isOutside)
            return inner(order);
        if (along.isHeld)
            return order == 0 ? inner(0u) : 0.0;
        return order == 0 ? inner(0u) + along.beyond * inner(1u) : order == 1 ? inner(1u) : 0.0;
    };
    return outside(a, orderX, [&](std::uint32_t kx) {
        return outside(b, orderY, [&](std::uint32_t ky) { return inCell(a, b, kx, ky); });
    });
}

}  // namespace bramah::solver
