// SPDX-License-Identifier: BSD-3-Clause
#include "solver/structure/tearing.h"

#include <queue>
#include <tuple>

namespace bramah::solver {

namespace {

class GreedyTearing
{
public:
    GreedyTearing(std::span<const std::vector<TearingEntry>> rows, std::uint32_t columns,
                  std::span<const int> reluctance)
        : rows_(rows),
          reluctance_(reluctance),
          isKnown_(columns, false),
          isUsed_(rows.size(), false),
          open_(rows.size(), 0),
          rowsOf_(columns),
          soonCausal_(columns, 0),
          occurrences_(columns, 0)
    {
        for (std::uint32_t r = 0; r < rows.size(); ++r) {
            open_[r] = static_cast<std::uint32_t>(rows[r].size());
            for (const TearingEntry& entry : rows[r]) {
                rowsOf_[entry.column].push_back(r);
                ++occurrences_[entry.column];
            }
        }
        for (std::uint32_t r = 0; r < rows.size(); ++r)
            countSoonCausal(r);
        for (std::uint32_t c = 0; c < columns; ++c)
            push(c);
        for (std::uint32_t r = 0; r < rows.size(); ++r)
            if (open_[r] == 1)
                ready_.push_back(r);
    }

    TearingResult run()
    {
        std::uint32_t known = 0;
        const auto total = static_cast<std::uint32_t>(isKnown_.size());
        for (std::uint32_t column = 0; column < total; ++column) {
            if (reluctance_[column] >= 0)
                continue;
            result_.tears.push_back(column);
            setKnown(column);
            ++known;
        }
        while (true) {
            known += useReadyRows();
            if (known == total)
                break;
            const std::uint32_t column = likedTwinOf(chooseTear());
            result_.tears.push_back(column);
            setKnown(column);
            ++known;
        }
        for (std::uint32_t r = 0; r < rows_.size(); ++r)
            if (!isUsed_[r])
                result_.residuals.push_back(r);
        return std::move(result_);
    }

private:
    using Rank = std::tuple<int, int, int, std::uint32_t>;

    /// A row with two open unknowns becomes causal when one of them is torn and it can be solved for the other one.
    void countSoonCausal(std::uint32_t row)
    {
        if (open_[row] != 2 || isUsed_[row])
            return;
        const TearingEntry* pair[2] = {nullptr, nullptr};
        int count = 0;
        for (const TearingEntry& entry : rows_[row])
            if (!isKnown_[entry.column] && count < 2)
                pair[count++] = &entry;
        for (int k = 0; k < count; ++k) {
            if (count == 2 && pair[1 - k]->isSolvable) {
                ++soonCausal_[pair[k]->column];
                push(pair[k]->column);
            }
        }
    }

    void push(std::uint32_t column)
    {
        queue_.emplace(soonCausal_[column], occurrences_[column], -reluctance_[column], column);
    }

    std::uint32_t chooseTear()
    {
        while (true) {
            const auto [soon, occurrences, wish, column] = queue_.top();
            queue_.pop();
            if (!isKnown_[column] && soon == soonCausal_[column])
                return column;
        }
    }

    /// The unknown of the least reluctance among \a column and those that an equation with no other open unknown gives
    /// and takes: torn, it makes \a column known at once.
    [[nodiscard]] std::uint32_t likedTwinOf(std::uint32_t column) const
    {
        std::uint32_t liked = column;
        for (const std::uint32_t row : rowsOf_[column]) {
            if (open_[row] != 2 || isUsed_[row])
                continue;
            bool givesColumn = false;
            const TearingEntry* other = nullptr;
            for (const TearingEntry& entry : rows_[row]) {
                if (entry.column == column)
                    givesColumn = entry.isSolvable;
                else if (!isKnown_[entry.column])
                    other = &entry;
            }
            if (givesColumn && other && other->isSolvable && reluctance_[other->column] < reluctance_[liked])
                liked = other->column;
        }
        return liked;
    }

    void setKnown(std::uint32_t column)
    {
        isKnown_[column] = true;
        for (std::uint32_t row : rowsOf_[column]) {
            if (--open_[row] == 1)
                ready_.push_back(row);
            countSoonCausal(row);
        }
    }

    std::uint32_t useReadyRows()
    {
        std::uint32_t solved = 0;
        while (!ready_.empty()) {
            const std::uint32_t row = ready_.back();
            ready_.pop_back();
            if (isUsed_[row] || open_[row] != 1)
                continue;
            for (const TearingEntry& entry : rows_[row]) {
                if (isKnown_[entry.column])
                    continue;
                if (entry.isSolvable) {
                    isUsed_[row] = true;
                    result_.assigned.emplace_back(row, entry.column);
                    setKnown(entry.column);
                    ++solved;
                }
                break;
            }
        }
        return solved;
    }

    std::span<const std::vector<TearingEntry>> rows_;
    std::span<const int> reluctance_;
    std::vector<bool> isKnown_, isUsed_;
    std::vector<std::uint32_t> open_;
    std::vector<std::vector<std::uint32_t>> rowsOf_;
    std::vector<int> soonCausal_, occurrences_;
    std::priority_queue<Rank> queue_;
    std::vector<std::uint32_t> ready_;
    TearingResult result_;
};

}  // namespace

TearingResult tear(std::span<const std::vector<TearingEntry>> rows, std::uint32_t columns,
                   std::span<const int> reluctance)
{
    return GreedyTearing(rows, columns, reluctance).run();
}

}  // namespace bramah::solver
