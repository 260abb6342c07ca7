// SPDX-License-Identifier: BSD-3-Clause
#include "solver/structure/strong_components.h"

#include <algorithm>

namespace bramah::solver {

namespace {

/// Tarjan's algorithm (1972) without recursion. A component is complete when all that it depends on are.
class StrongComponents
{
public:
    StrongComponents(const Incidence& incidence, const Matching& matching) : incidence_(incidence), matching_(matching)
    {
    }

    RowGroups run()
    {
        const std::uint32_t rows = incidence_.rows();
        number_.assign(rows, 0);
        low_.assign(rows, 0);
        isOpen_.assign(rows, false);
        for (std::uint32_t r = 0; r < rows; ++r)
            if (number_[r] == 0)
                visit(r);
        return std::move(components_);
    }

private:
    struct Frame {
        std::uint32_t row;
        std::uint32_t next;
    };

    void enter(std::uint32_t row)
    {
        number_[row] = low_[row] = ++count_;
        open_.push_back(row);
        isOpen_[row] = true;
        frames_.push_back({row, incidence_.starts[row]});
    }

    void visit(std::uint32_t first)
    {
        enter(first);
        while (!frames_.empty()) {
            Frame& frame = frames_.back();
            const std::uint32_t row = frame.row;
            if (frame.next < incidence_.starts[row + 1]) {
                const std::uint32_t other = matching_.rowOfColumn[incidence_.entries[frame.next++]];
                if (number_[other] == 0)
                    enter(other);
                else if (isOpen_[other])
                    low_[row] = std::min(low_[row], number_[other]);
                continue;
            }
            frames_.pop_back();
            if (!frames_.empty())
                low_[frames_.back().row] = std::min(low_[frames_.back().row], low_[row]);
            if (low_[row] == number_[row])
                close(row);
        }
    }

    void close(std::uint32_t root)
    {
        std::vector<std::uint32_t>& rows = components_.rows;
        const auto begin = static_cast<std::ptrdiff_t>(rows.size());
        std::uint32_t row = 0;
        do {
            row = open_.back();
            open_.pop_back();
            isOpen_[row] = false;
            rows.push_back(row);
        } while (row != root);
        std::sort(rows.begin() + begin, rows.end());
        components_.ends.push_back(static_cast<std::uint32_t>(rows.size()));
    }

    const Incidence& incidence_;
    const Matching& matching_;
    std::uint32_t count_ = 0;
    std::vector<std::uint32_t> number_, low_, open_;
    std::vector<bool> isOpen_;
    std::vector<Frame> frames_;
    RowGroups components_;
};

}  // namespace

RowGroups strongComponents(const Incidence& incidence, const Matching& matching)
{
    return StrongComponents(incidence, matching).run();
}

}  // namespace bramah::solver
