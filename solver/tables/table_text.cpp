// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tables/table_text.h"

#include "solver/expressions/number_text.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace bramah::solver {
namespace {

constexpr double kNoEvent = std::numeric_limits<double>::max();

/// `(x - 2)`, also of a negative number.
std::string lessText(const std::string& of, double number)
{
    if (number == 0)
        return of;
    return '(' + of + (number < 0 ? " + " + numberText(-number) : " - " + numberText(number)) + ')';
}

/// c0 + d*(c1 + d*(c2 + d*c3)) with d = \a variable - \a from.
std::string polynomialText(const std::vector<double>& coefficients, const std::string& variable, double from)
{
    std::size_t last = coefficients.size();
    while (last > 1 && coefficients[last - 1] == 0)
        --last;
    const std::string way = lessText(variable, from);
    std::string text = numberText(coefficients[last - 1]);
    for (std::size_t k = last - 1; k-- > 0;)
        text = numberText(coefficients[k]) + " + " + way + "*(" + text + ')';
    return text;
}

std::string segmentText(const Curve& curve, std::size_t segment, const std::string& variable)
{
    const double from = curve.x()[segment];
    return polynomialText({curve.onSegment(segment, from, 0), curve.onSegment(segment, from, 1),
                           curve.onSegment(segment, from, 2) / 2, curve.onSegment(segment, from, 3) / 6},
                          variable, from);
}

std::string beyondText(const Curve& curve, bool isRight, const std::string& variable)
{
    const double end = isRight ? curve.x().back() : curve.x().front();
    return polynomialText({curve.beyond(isRight, end, 0), curve.beyond(isRight, end, 1)}, variable, end);
}

/// The piece \a textOf(k) with the smallest k from \a first to \a last for which \a isBefore(k) holds, found by
/// halving; the last one if there is none.
std::string chosenText(std::size_t first, std::size_t last, const std::function<std::string(std::size_t)>& isBefore,
                       const std::function<std::string(std::size_t)>& textOf)
{
    if (first == last)
        return textOf(first);
    const std::size_t middle = first + (last - first) / 2;
    return "if " + isBefore(middle) + " then " + chosenText(first, middle, isBefore, textOf) + " else " +
           chosenText(middle + 1, last, isBefore, textOf);
}

/// The value on the segments \a first to \a last; the outer ones go on beyond their ends.
std::string segmentsText(const Curve& curve, std::size_t first, std::size_t last, const std::string& variable)
{
    return chosenText(
        first, last, [&](std::size_t k) { return variable + " < " + numberText(curve.x()[k + 1]); },
        [&](std::size_t k) { return segmentText(curve, k, variable); });
}

/// The value anywhere.
std::string curveText(const Curve& curve, const std::string& variable)
{
    const std::vector<double>& x = curve.x();
    if (x.size() < 2)
        return numberText(curve(x.front(), 0));
    return "if " + variable + " < " + numberText(x.front()) + " then " + beyondText(curve, false, variable) +
           " elseif " + variable + " >= " + numberText(x.back()) + " then " + beyondText(curve, true, variable) +
           " else " + segmentsText(curve, 0, x.size() - 2, variable);
}

std::string functionOf(const std::string& name, const char* inputs, const std::string& body)
{
    return "  function " + name + "\n    input Real " + inputs +
           ";\n    output Real y;\n  protected\n    Real own;\n    Real ownNext;\n    Real r;\n  algorithm\n" + body +
           "  end " + name + ";\n";
}

/// Writes the value of a surface, or a derivative by its coordinates, in its cell, which is found by halving.
class SurfaceText
{
public:
    explicit SurfaceText(const Surface& surface) : surface_(surface) {}

    /// The derivative of orders \a orderX and \a orderY at (ownX, ownY), which is on the grid.
    [[nodiscard]] std::string inside(std::uint32_t orderX, std::uint32_t orderY) const
    {
        return overCells(surface_.x().size() - 2, surface_.y().size() - 2,
                         [&](std::size_t i, std::size_t j) { return cellText(i, j, orderX, orderY); });
    }

    /// The value that holds from each point of the grid on.
    [[nodiscard]] std::string steps() const
    {
        return overCells(surface_.x().size() - 1, surface_.y().size() - 1,
                         [&](std::size_t i, std::size_t j) { return numberText(at(i, j)); });
    }

private:
    using TextOfCell = std::function<std::string(std::size_t, std::size_t)>;

    [[nodiscard]] std::string overCells(std::size_t lastX, std::size_t lastY, const TextOfCell& textOf) const
    {
        return chosenText(
            0, lastX, [&](std::size_t i) { return "ownX < " + numberText(surface_.x()[i + 1]); },
            [&](std::size_t i) {
                return '(' +
                       chosenText(
                           0, lastY, [&](std::size_t j) { return "ownY < " + numberText(surface_.y()[j + 1]); },
                           [&](std::size_t j) { return textOf(i, j); }) +
                       ')';
            });
    }

    [[nodiscard]] double at(std::size_t i, std::size_t j) const
    {
        return surface_(surface_.x()[i], surface_.y()[j], 0, 0);
    }

    /// The polynomial of a cell in the distances from its lower corner, differentiated.
    [[nodiscard]] std::string cellText(std::size_t i, std::size_t j, std::uint32_t orderX, std::uint32_t orderY) const
    {
        const std::size_t degree = isCubic(surface_.smoothness()) ? 3 : 1;
        std::vector<std::string> rows;
        for (std::size_t k = orderX; k <= degree; ++k) {
            std::vector<double> row;
            for (std::size_t l = orderY; l <= degree; ++l)
                row.push_back(coefficient(i, j, k, l) * falling(k, orderX) * falling(l, orderY));
            rows.push_back(polynomialText(row, "ownY", surface_.y()[j]));
        }
        std::string text = rows.back();
        for (std::size_t k = rows.size() - 1; k-- > 0;)
            text = rows[k] + " + " + lessText("ownX", surface_.x()[i]) + "*(" + text + ')';
        return text;
    }

    /// k*(k - 1)*..., of \a order factors.
    static double falling(std::size_t k, std::uint32_t order)
    {
        double product = 1;
        for (std::uint32_t n = 0; n < order; ++n)
            product *= static_cast<double>(k - n);
        return product;
    }

    [[nodiscard]] double coefficient(std::size_t i, std::size_t j, std::size_t k, std::size_t l) const
    {
        const double x = surface_.x()[i], y = surface_.y()[j];
        if (surface_.smoothness() != Smoothness::ConstantSegments)
            return surface_(x, y, static_cast<std::uint32_t>(k), static_cast<std::uint32_t>(l)) /
                   (falling(k, static_cast<std::uint32_t>(k)) * falling(l, static_cast<std::uint32_t>(l)));
        const double alongX = surface_.x()[i + 1] - x, alongY = surface_.y()[j + 1] - y;
        if (k == 0)
            return l == 0 ? at(i, j) : (at(i, j + 1) - at(i, j)) / alongY;
        return l == 0 ? (at(i + 1, j) - at(i, j)) / alongX
                      : (at(i + 1, j + 1) - at(i + 1, j) - at(i, j + 1) + at(i, j)) / (alongX * alongY);
    }

    const Surface& surface_;
};

/// `x` brought onto the grid, and the distance from there; \a isOne: it makes no difference.
std::string ownText(const Surface& surface, const std::vector<double>& grid, bool isOne, const std::string& x)
{
    const std::string first = numberText(grid.front()), last = numberText(grid.back()), own = "own" + x;
    const std::string beyond = "    beyond" + x + " := ";
    if (isOne)
        return "    " + own + " := " + first + ";\n" + beyond + "0;\n";
    if (surface.extrapolation() == Extrapolation::Periodic) {
        const std::string period = numberText(grid.back() - grid.front());
        return "    " + own + " := u" + x + " - floor(" + lessText("u" + x, grid.front()) + '/' + period + ")*" +
               period + ";\n    " + own + " := if " + own + " < " + first + " or " + own + " >= " + last + " then " +
               first + " else " + own + ";\n" + beyond + "0;\n";
    }
    return "    " + own + " := min(max(u" + x + ", " + first + "), " + last + ");\n" + beyond +
           (surface.extrapolation() == Extrapolation::HoldLastPoint ? "0" : 'u' + x + " - " + own) + ";\n";
}

std::string roundOffText(const std::vector<double>& x, const TimeTable& table)
{
    const double scale = std::max(std::abs(table.setting.shiftTime), x.back() - x.front());
    return "    r := 1e-13*max(abs(t), " + numberText(scale) + ");\n";
}

}  // namespace

std::string functionText(const Curve& curve, const std::string& name)
{
    const std::vector<double>& x = curve.x();
    std::string own = "u";
    if (curve.extrapolation() == Extrapolation::Periodic && x.back() > x.front()) {
        const std::string period = numberText(x.back() - x.front());
        own = "u - floor(" + lessText("u", x.front()) + '/' + period + ")*" + period;
    }
    return functionOf(
        name, "u",
        "    own := " + own + ";\n    ownNext := 0;\n    r := 0;\n    y := " + curveText(curve, "own") + ";\n");
}

std::string functionText(const Surface& surface, const std::string& name)
{
    const SurfaceText text(surface);
    std::string value = "    y := " + text.inside(0, 0) + ";\n";
    if (surface.extrapolation() != Extrapolation::HoldLastPoint && surface.extrapolation() != Extrapolation::Periodic)
        value += "    if beyondX <> 0 then\n      y := y + beyondX*(" + text.inside(1, 0) +
                 ");\n    end if;\n    if beyondY <> 0 then\n      y := y + beyondY*(" + text.inside(0, 1) +
                 ");\n    end if;\n    if beyondX <> 0 and beyondY <> 0 then\n      y := y + beyondX*beyondY*(" +
                 text.inside(1, 1) + ");\n    end if;\n";
    if (surface.smoothness() == Smoothness::ConstantSegments)
        value += "    if beyondX == 0 and beyondY == 0 then\n      y := " + text.steps() + ";\n    end if;\n";
    return "  function " + name +
           "\n    input Real uX, uY;\n    output Real y;\n  protected\n    Real ownX, ownY, beyondX, beyondY;\n"
           "  algorithm\n" +
           ownText(surface, surface.x(), surface.isOneRow(), "X") +
           ownText(surface, surface.y(), surface.isOneColumn(), "Y") + value + "  end " + name + ";\n";
}

std::string functionText(const Curve& curve, const TimeTable& table, const std::string& name)
{
    const std::vector<double>& x = curve.x();
    const double shift = table.setting.shiftTime, tolerance = 1e-9 * (x.back() - x.front());
    std::string body = roundOffText(x, table) + "    own := " + lessText("t", shift) +
                       ";\n    ownNext := " + lessText("next", shift) + ";\n";
    std::string value;
    if (x.size() < 2) {
        value = curveText(curve, "own");
    } else {
        if (table.isPeriodic) {
            const std::string period = numberText(x.back() - x.front());
            const std::string turn = "ceil(" + lessText("ownNext", x.back()) + '/' + period + " - 1e-9)*" + period;
            body += "    own := own - " + turn + ";\n    ownNext := ownNext - " + turn + ";\n";
        } else {
            value = "if ownNext > " + numberText(x.back() + tolerance) + " then (if " + numberText(x.back()) +
                    " <= own + r then " + beyondText(curve, true, "own") + " else " + curveText(curve, "own") +
                    ") else";
        }
        // The next event tells the piece between two events; within it the curve may have several segments.
        const auto pieceText = [&](std::size_t k) {
            const double first = k == 0 ? x.front() : table.instants[k - 1], last = table.instants[k];
            const auto from = static_cast<std::size_t>(std::ranges::upper_bound(x, first) - x.begin()) - 1;
            const auto to = static_cast<std::size_t>(std::ranges::lower_bound(x, last) - x.begin()) - 1;
            return segmentsText(curve, from, std::max(from, to), "own");
        };
        value +=
            (value.empty() ? "if" : " if") + (" ownNext <= " + numberText(x.front() + tolerance)) + " then " +
            beyondText(curve, false, "own") + " else " +
            chosenText(
                0, table.instants.size() - 1,
                [&](std::size_t k) { return "ownNext <= " + numberText(table.instants[k] + tolerance); }, pieceText);
    }
    const std::string start = numberText(table.setting.startTime);
    return functionOf(name, "t, next",
                      body + "    y := if next <= " + start + " or " + start + " > t + r then 0 else " + value + ";\n");
}

std::string nextEventText(const std::vector<double>& x, const TimeTable& table, const std::string& name)
{
    const double shift = table.setting.shiftTime;
    const std::string start = numberText(table.setting.startTime);
    std::string body = roundOffText(x, table) + "    own := 0;\n    ownNext := 0;\n", value;
    if (x.size() < 2) {
        value = numberText(kNoEvent);
    } else if (table.isPeriodic) {
        const std::string period = numberText(x.back() - x.front());
        body += "    own := floor(" + lessText("t", shift + x.front()) + '/' + period + ")*" + period + ";\n";
        value = chosenText(
            0, 2 * table.instants.size() - 1,
            [&](std::size_t k) {
                const std::size_t count = table.instants.size();
                const double at = table.instants[k % count] + shift + (k < count ? 0 : x.back() - x.front());
                return numberText(at) + " + own > t + r";
            },
            [&](std::size_t k) {
                const std::size_t count = table.instants.size();
                const double at = table.instants[k % count] + shift + (k < count ? 0 : x.back() - x.front());
                return numberText(at) + " + own";
            });
    } else {
        std::vector<double> instants{x.front() + shift};
        for (const double instant : table.instants)
            instants.push_back(instant + shift);
        instants.push_back(kNoEvent);
        value = chosenText(
            0, instants.size() - 1, [&](std::size_t k) { return numberText(instants[k]) + " > t + r"; },
            [&](std::size_t k) { return numberText(instants[k]); });
    }
    return functionOf(name, "t", body + "    y := if " + start + " > t + r then " + start + " else " + value + ";\n");
}

}  // namespace bramah::solver
