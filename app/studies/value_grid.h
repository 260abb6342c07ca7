// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>

#include <vector>

namespace bramah::app {

/// Values over all pairs of an x and a y, both rising; NaN where there is none.
struct ValueGrid {
    std::vector<double> x, y;
    std::vector<double> values;  ///< row by row: all x of the first y, ...

    [[nodiscard]] bool isEmpty() const { return values.empty(); }
    [[nodiscard]] double at(std::size_t column, std::size_t row) const { return values[row * x.size() + column]; }
};

/// A value at a place of the plane.
struct PlacedValue {
    double x = 0, y = 0;
    double value = 0;  ///< NaN: it is not known
};

/// The grid on which \a placed lie, with the mean of the values that share a place; empty if they lie on no grid of at
/// least two by two: if some pair of an x and a y that occur has no place.
[[nodiscard]] ValueGrid gridOf(const std::vector<PlacedValue>& placed);

/// Do at least three rising \a values grow by one factor from each to the next?
[[nodiscard]] bool areDecades(const std::vector<double>& values);

/// \a grid with \a columns evenly spaced x and \a rows evenly spaced y, both two or more, over the same range. Between
/// its places it is linear in x and in y; unknown where one of the four values around is.
[[nodiscard]] ValueGrid resampled(const ValueGrid& grid, std::size_t columns, std::size_t rows);

/// The line where \a grid has the value \a level, in pieces, by marching squares (W. E. Lorensen and H. E. Cline,
/// Marching cubes, Computer Graphics 21 (1987), in the plane): in each mesh of four places the line joins the two sides
/// across which the level is passed, at the place between their ends where the value, linear along the side, is equal.
/// Where all four sides are passed, the mean of the mesh tells which corners belong together. A mesh with an unknown
/// corner has no line.
[[nodiscard]] std::vector<QLineF> isoline(const ValueGrid& grid, double level);

/// Round numbers strictly between \a least and \a most: multiples of 1, 2 or 5 times a power of ten, about \a count.
[[nodiscard]] std::vector<double> roundLevels(double least, double most, int count);

}  // namespace bramah::app
