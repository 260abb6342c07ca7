// SPDX-License-Identifier: BSD-3-Clause
#include "solver/structure/matching.h"

#include <algorithm>

namespace bramah::solver {

Incidence Incidence::transposed() const
{
    Incidence result;
    result.columns = rows();
    result.starts.assign(columns + 1, 0);
    for (std::uint32_t column : entries)
        ++result.starts[column + 1];
    for (std::uint32_t c = 0; c < columns; ++c)
        result.starts[c + 1] += result.starts[c];
    result.entries.resize(entries.size());
    std::vector<std::uint32_t> next(result.starts.begin(), result.starts.end() - 1);
    for (std::uint32_t r = 0; r < rows(); ++r)
        for (std::uint32_t column : row(r))
            result.entries[next[column]++] = r;
    return result;
}

bool Matching::isPerfect() const
{
    const auto isMatched = [](std::uint32_t other) { return other != kUnmatched; };
    return std::all_of(columnOfRow.begin(), columnOfRow.end(), isMatched) &&
           std::all_of(rowOfColumn.begin(), rowOfColumn.end(), isMatched);
}

namespace {

constexpr std::uint32_t kFar = 0xFFFFFFFFu;

class HopcroftKarp
{
public:
    explicit HopcroftKarp(const Incidence& incidence) : incidence_(incidence)
    {
        matching_.columnOfRow.assign(incidence.rows(), kUnmatched);
        matching_.rowOfColumn.assign(incidence.columns, kUnmatched);
    }

    Matching run()
    {
        for (std::uint32_t r = 0; r < incidence_.rows(); ++r) {
            for (std::uint32_t c : incidence_.row(r)) {
                if (matching_.rowOfColumn[c] == kUnmatched) {
                    matching_.rowOfColumn[c] = r;
                    matching_.columnOfRow[r] = c;
                    break;
                }
            }
        }
        while (layer()) {
            next_.assign(incidence_.starts.begin(), incidence_.starts.end() - 1);
            bool hasGrown = false;
            for (std::uint32_t r = 0; r < incidence_.rows(); ++r)
                if (matching_.columnOfRow[r] == kUnmatched)
                    hasGrown |= augment(r);
            if (!hasGrown)
                break;
        }
        return std::move(matching_);
    }

private:
    /// Computes distances from the free rows; true if a free column is reached.
    bool layer()
    {
        distance_.assign(incidence_.rows(), kFar);
        queue_.clear();
        for (std::uint32_t r = 0; r < incidence_.rows(); ++r) {
            if (matching_.columnOfRow[r] == kUnmatched) {
                distance_[r] = 0;
                queue_.push_back(r);
            }
        }
        bool isReached = false;
        for (std::size_t i = 0; i < queue_.size(); ++i) {
            const std::uint32_t r = queue_[i];
            for (std::uint32_t c : incidence_.row(r)) {
                const std::uint32_t other = matching_.rowOfColumn[c];
                if (other == kUnmatched) {
                    isReached = true;
                } else if (distance_[other] == kFar) {
                    distance_[other] = distance_[r] + 1;
                    queue_.push_back(other);
                }
            }
        }
        return isReached;
    }

    bool augment(std::uint32_t start)
    {
        path_.assign(1, start);
        while (!path_.empty()) {
            const std::uint32_t r = path_.back();
            if (next_[r] == incidence_.starts[r + 1]) {
                distance_[r] = kFar;
                path_.pop_back();
                continue;
            }
            const std::uint32_t c = incidence_.entries[next_[r]++];
            const std::uint32_t other = matching_.rowOfColumn[c];
            if (other == kUnmatched) {
                flip();
                return true;
            }
            if (distance_[other] == distance_[r] + 1)
                path_.push_back(other);
        }
        return false;
    }

    /// Matches each row of the path to the column that it visited last.
    void flip()
    {
        for (std::uint32_t r : path_) {
            const std::uint32_t c = incidence_.entries[next_[r] - 1];
            matching_.columnOfRow[r] = c;
            matching_.rowOfColumn[c] = r;
        }
    }

    const Incidence& incidence_;
    Matching matching_;
    std::vector<std::uint32_t> distance_, queue_, next_, path_;
};

/// The rows and columns on alternating paths from one unmatched row.
SingularSubset reachedFrom(const Incidence& incidence, const std::vector<std::uint32_t>& rowOfColumn,
                           std::uint32_t start, std::vector<std::uint32_t>& rowMarks,
                           std::vector<std::uint32_t>& columnMarks, std::uint32_t mark)
{
    SingularSubset subset;
    subset.rows.push_back(start);
    rowMarks[start] = mark;
    for (std::size_t i = 0; i < subset.rows.size(); ++i) {
        for (std::uint32_t c : incidence.row(subset.rows[i])) {
            if (columnMarks[c] == mark)
                continue;
            columnMarks[c] = mark;
            subset.columns.push_back(c);
            const std::uint32_t other = rowOfColumn[c];
            if (other != kUnmatched && rowMarks[other] != mark) {
                rowMarks[other] = mark;
                subset.rows.push_back(other);
            }
        }
    }
    return subset;
}

}  // namespace

Matching maximumMatching(const Incidence& incidence)
{
    return HopcroftKarp(incidence).run();
}

bool augmentFrom(const Incidence& incidence, Matching& matching, std::uint32_t row, std::vector<std::uint32_t>& marks,
                 std::uint32_t mark)
{
    struct Step {
        std::uint32_t row;
        std::uint32_t next;
    };
    std::vector<Step> path{{row, incidence.starts[row]}};
    marks[row] = mark;
    while (!path.empty()) {
        Step& step = path.back();
        if (step.next == incidence.starts[step.row + 1]) {
            path.pop_back();
            continue;
        }
        const std::uint32_t c = incidence.entries[step.next++];
        const std::uint32_t other = matching.rowOfColumn[c];
        if (other == kUnmatched) {
            for (const Step& s : path) {
                const std::uint32_t taken = incidence.entries[s.next - 1];
                matching.columnOfRow[s.row] = taken;
                matching.rowOfColumn[taken] = s.row;
            }
            return true;
        }
        if (marks[other] != mark) {
            marks[other] = mark;
            path.push_back({other, incidence.starts[other]});
        }
    }
    return false;
}

std::vector<SingularSubset> singularSubsets(const Incidence& incidence, const Matching& matching)
{
    constexpr std::uint32_t kMostTried = 200;
    std::vector<SingularSubset> result;
    const auto addSmallest = [&](const Incidence& graph, const std::vector<std::uint32_t>& partnerOfRow,
                                 const std::vector<std::uint32_t>& partnerOfColumn, bool isOverdetermined) {
        std::vector<std::uint32_t> rowMarks(graph.rows(), 0), columnMarks(graph.columns, 0);
        SingularSubset smallest;
        std::uint32_t mark = 0;
        for (std::uint32_t r = 0; r < graph.rows() && mark < kMostTried; ++r) {
            if (partnerOfRow[r] != kUnmatched)
                continue;
            SingularSubset subset = reachedFrom(graph, partnerOfColumn, r, rowMarks, columnMarks, ++mark);
            if (smallest.rows.empty() || subset.rows.size() < smallest.rows.size())
                smallest = std::move(subset);
        }
        if (smallest.rows.empty())
            return;
        smallest.isOverdetermined = isOverdetermined;
        if (!isOverdetermined)
            std::swap(smallest.rows, smallest.columns);
        std::sort(smallest.rows.begin(), smallest.rows.end());
        std::sort(smallest.columns.begin(), smallest.columns.end());
        result.push_back(std::move(smallest));
    };
    addSmallest(incidence, matching.columnOfRow, matching.rowOfColumn, true);
    addSmallest(incidence.transposed(), matching.rowOfColumn, matching.columnOfRow, false);
    return result;
}

}  // namespace bramah::solver
