// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/measures/measure.h"

#include "solver/measures/expression_rows.h"
#include "solver/translate.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

namespace {

constexpr std::size_t kMostTrueStretches = 100'000;

/// One end of a window.
struct WindowEnd {
    std::optional<double> time;
    std::optional<ResultExpression> condition;
};

tl::expected<WindowEnd, QString> endOf(const QString& text, const ResultNames& names)
{
    if (text.trimmed().isEmpty())
        return WindowEnd();
    const auto expression = ResultExpression::read(text, names);
    if (!expression)
        return tl::make_unexpected(expression.error().message);
    if (expression->column().isBoolean)
        return WindowEnd{std::nullopt, *expression};
    const auto time = expression->constant();
    const QString& unit = expression->column().unit;
    if (time && (unit.isEmpty() || unit == QLatin1String("s")))
        return WindowEnd{time, std::nullopt};
    return tl::make_unexpected(tr("`%1` is neither a time, as `200 ms`, nor a condition, as `valve.u > 0`.").arg(text));
}

struct Window {
    double from = 0, to = 0;
};

tl::expected<Window, QString> windowOf(const Measure& measure, const ResultStore& rows, const ResultNames& names)
{
    Window window{rows.firstTime(), rows.lastTime()};
    const auto begin = endOf(measure.from, names), end = endOf(measure.to, names);
    if (!begin)
        return tl::make_unexpected(begin.error());
    if (!end)
        return tl::make_unexpected(end.error());
    if (begin->time)
        window.from = std::max(window.from, *begin->time);
    if (begin->condition) {
        const auto stretches = stretchesOf(*begin->condition, rows, 1);
        if (stretches.empty())
            return tl::make_unexpected(tr("`%1` is never true in this run.").arg(measure.from));
        window.from = stretches.front().from;
    }
    if (end->time)
        window.to = std::min(window.to, *end->time);
    if (end->condition) {
        const auto stretches = stretchesOf(*end->condition, rows, kMostTrueStretches);
        const auto next =
            std::ranges::find_if(stretches, [&](const TrueStretch& one) { return one.from > window.from; });
        if (next == stretches.end())
            return tl::make_unexpected(tr("`%1` does not become true after %2 s.").arg(measure.to).arg(window.from));
        window.to = next->from;
    }
    if (!(window.from <= window.to))
        return tl::make_unexpected(tr("The run has no values in the window."));
    return window;
}

}  // namespace

ResultNames namesIn(const ResultStore& rows, std::function<std::optional<KnownNumber>(const QString&)> parameter)
{
    return {[&rows](const QString& path) -> const ResultColumn* {
                const int column = rows.find(path);
                return column < 0 ? nullptr : &rows.columns()[static_cast<std::size_t>(column)];
            },
            std::move(parameter)};
}

std::vector<TrueStretch> stretchesOf(const ResultExpression& condition, const ResultStore& rows, std::size_t most)
{
    const auto margin = condition.margin();
    ExpressionRows computed(margin.value_or(condition), rows);
    computed.finish();
    const ResultStore& values = computed.rows();
    // Of `a > b` a touch is not true, of `a >= b` it is.
    const Operation operation = condition.steps().back().operation;
    const bool isTrueAtZero = margin && (operation == Operation::GreaterEqual || operation == Operation::LessEqual);
    const bool isHeld = values.columns().front().isDiscrete;
    const auto isTrue = [&](double value) { return margin ? value > 0 || (isTrueAtZero && value == 0) : value > 0.5; };
    std::vector<TrueStretch> stretches;
    bool was = false;
    double t0 = 0, v0 = 0;
    std::vector<double> times(4096), block(4096);
    for (std::size_t row = 0; row < values.rowCount(); row += block.size()) {
        const std::size_t count = std::min(block.size(), values.rowCount() - row);
        values.readTimes(row, std::span(times).first(count));
        values.read(0, row, std::span(block).first(count));
        for (std::size_t k = 0; k < count; ++k) {
            const double t1 = times[k], v1 = block[k];
            const bool is = isTrue(v1);
            if (is != was) {
                const bool isCrossing = margin && !isHeld && row + k > 0 && t1 > t0 && v0 != v1 && std::isfinite(v0);
                const double time = isCrossing ? std::clamp(t0 + (t1 - t0) * v0 / (v0 - v1), t0, t1) : t1;
                if (is) {
                    if (stretches.size() == most)
                        return stretches;
                    stretches.push_back({time, values.lastTime()});
                } else {
                    stretches.back().to = time;
                }
                was = is;
            }
            t0 = t1;
            v0 = v1;
        }
    }
    return stretches;
}

MeasureResult measured(const Measure& measure, const ResultStore& rows, const ResultNames& names)
{
    MeasureResult result;
    const auto fail = [&](const QString& why) {
        result.value = tl::make_unexpected(why);
        return result;
    };
    const auto curve = ResultExpression::read(measure.of, names);
    if (!curve)
        return fail(curve.error().message);
    result.column = columnOf(measure.statistic, curve->column());
    if (rows.isEmpty())
        return fail(tr("The run has no values of it."));
    const auto window = windowOf(measure, rows, names);
    if (!window)
        return fail(window.error());
    result.from = window->from;
    result.to = window->to;
    if (curve->isVariable()) {
        result.value =
            CurveStatistics(rows, rows.find(curve->column().path), window->from, window->to).value(measure.statistic);
    } else {
        ExpressionRows computed(*curve, rows);
        computed.finish();
        result.value = CurveStatistics(computed.rows(), 0, window->from, window->to).value(measure.statistic);
    }
    if (result.value) {
        result.isBelow = measure.lower && *result.value < *measure.lower;
        result.isAbove = measure.upper && *result.value > *measure.upper;
    }
    return result;
}

std::optional<QString> whyWrong(const Measure& measure, const ResultNames& names)
{
    if (const auto curve = ResultExpression::read(measure.of, names); !curve)
        return curve.error().message;
    for (const QString& text : {measure.from, measure.to})
        if (const auto end = endOf(text, names); !end)
            return end.error();
    if (measure.lower && measure.upper && *measure.lower > *measure.upper)
        return tr("The lower limit is above the upper one.");
    return std::nullopt;
}

}  // namespace bramah::solver
