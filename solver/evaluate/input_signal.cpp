// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/input_signal.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace bramah::solver {

InputSignal::InputSignal(std::span<const InputRow> rows, InputForm form, double leastBend)
{
    for (const InputRow& row : rows) {
        if (!rows_.empty() && rows_.back().value == row.value && (form == InputForm::Held || rows_.back() == row))
            continue;
        if (form == InputForm::Held && !rows_.empty() && rows_.back().time == row.time)
            rows_.back().value = row.value;
        else
            rows_.push_back(row);
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const bool jumps = i > 0 && (form == InputForm::Held || rows_[i].time == rows_[i - 1].time);
        if (i == 0 || jumps)
            pieces_.push_back({i, i});
        pieces_.back().end = i + 1;
        if (jumps)
            stops_.push_back(rows_[i].time);
    }
    const auto [least, most] = std::ranges::minmax(rows_, {}, &InputRow::value);
    for (const Piece& piece : pieces_)
        findBends(piece, leastBend * (most.value - least.value));
    std::ranges::sort(stops_);
    stops_.erase(std::ranges::unique(stops_).begin(), stops_.end());
}

void InputSignal::findBends(const Piece& piece, double least)
{
    if (piece.end - piece.begin < 2)
        return;
    // The signal is held before and behind.
    stops_.push_back(rows_[piece.begin].time);
    stops_.push_back(rows_[piece.end - 1].time);
    for (std::size_t i = piece.begin + 1; i + 1 < piece.end; ++i) {
        const InputRow &before = rows_[i - 1], &own = rows_[i], &behind = rows_[i + 1];
        const double share = (own.time - before.time) / (behind.time - before.time);
        const double between = before.value + share * (behind.value - before.value);
        if (std::fabs(own.value - between) > least)
            stops_.push_back(own.time);
    }
}

std::size_t InputSignal::pieceAt(double t) const
{
    const auto begun = std::ranges::upper_bound(pieces_, t, {}, [this](const Piece& p) { return rows_[p.begin].time; });
    return begun == pieces_.begin() ? 0 : static_cast<std::size_t>(begun - pieces_.begin()) - 1;
}

double InputSignal::valueAt(double t, std::size_t piece) const
{
    const std::span<const InputRow> rows(rows_.begin() + static_cast<std::ptrdiff_t>(pieces_[piece].begin),
                                         rows_.begin() + static_cast<std::ptrdiff_t>(pieces_[piece].end));
    if (t <= rows.front().time)
        return rows.front().value;
    if (t >= rows.back().time)
        return rows.back().value;
    const auto behind = std::ranges::upper_bound(rows, t, {}, &InputRow::time);
    const InputRow& before = *std::prev(behind);
    return before.value + (t - before.time) * ((behind->value - before.value) / (behind->time - before.time));
}

double InputSignal::nextStop(double t) const
{
    const auto next = std::ranges::upper_bound(stops_, t);
    return next == stops_.end() ? std::numeric_limits<double>::infinity() : *next;
}

}  // namespace bramah::solver
