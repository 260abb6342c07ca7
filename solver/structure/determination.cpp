// SPDX-License-Identifier: BSD-3-Clause
#include "solver/structure/determination.h"

#include "solver/structure/strong_components.h"

#include <algorithm>

namespace bramah::solver {

namespace {

constexpr int kMostReasons = 32;

}  // namespace

Determination::Determination(Incidence incidence)
    : incidence_(std::move(incidence)), columns_(incidence_.transposed()), matching_(maximumMatching(incidence_))
{
    findOpenColumns();
    findSurplusRows();
}

void Determination::findOpenColumns()
{
    isOpen_.assign(incidence_.columns, false);
    std::vector<std::uint32_t> open;
    for (std::uint32_t column = 0; column < incidence_.columns; ++column)
        if (matching_.rowOfColumn[column] == kUnmatched) {
            isOpen_[column] = true;
            open.push_back(column);
        }
    while (!open.empty()) {
        const std::uint32_t column = open.back();
        open.pop_back();
        for (const std::uint32_t row : columns_.row(column)) {
            const std::uint32_t next = matching_.columnOfRow[row];
            if (next == kUnmatched || isOpen_[next])
                continue;
            isOpen_[next] = true;
            open.push_back(next);
        }
    }
}

void Determination::findSurplusRows()
{
    std::vector<bool> isSeen(incidence_.rows(), false);
    for (std::uint32_t row = 0; row < incidence_.rows(); ++row)
        if (matching_.columnOfRow[row] == kUnmatched) {
            isSeen[row] = true;
            surplus_.push_back(row);
        }
    for (std::size_t i = 0; i < surplus_.size(); ++i)
        for (const std::uint32_t column : incidence_.row(surplus_[i])) {
            const std::uint32_t row = matching_.rowOfColumn[column];
            if (row == kUnmatched || isSeen[row])
                continue;
            isSeen[row] = true;
            surplus_.push_back(row);
        }
}

Determination::Part Determination::partOf(std::uint32_t column) const
{
    Part part;
    if (isOpen_[column]) {
        int count = 0;
        for (std::uint32_t free = 0; free < incidence_.columns && count < kMostReasons; ++free) {
            if (matching_.rowOfColumn[free] != kUnmatched)
                continue;
            Part reason = reasonBy(column, free);
            count += reason.columns.empty() ? 0 : 1;
            if (!reason.columns.empty() && (part.columns.empty() || reason.columns.size() < part.columns.size()))
                part = std::move(reason);
        }
        return part;
    }
    std::vector<bool> isSeen(incidence_.columns, false);
    isSeen[column] = true;
    part.columns.push_back(column);
    for (std::size_t i = 0; i < part.columns.size(); ++i) {
        const std::uint32_t row = matching_.rowOfColumn[part.columns[i]];
        if (row == kUnmatched)
            continue;
        part.rows.push_back(row);
        for (const std::uint32_t other : incidence_.row(row))
            if (!isSeen[other]) {
                isSeen[other] = true;
                part.columns.push_back(other);
            }
    }
    putInOrder(part);
    return part;
}

Determination::Part Determination::reasonBy(std::uint32_t column, std::uint32_t free) const
{
    // The path from the free column: each column is matched to the row before it, so that all can be shifted by one.
    std::vector<std::uint32_t> before(incidence_.columns, kUnmatched), open{free};
    std::vector<bool> isSeen(incidence_.columns, false);
    isSeen[free] = true;
    for (std::size_t i = 0; i < open.size() && !isSeen[column]; ++i)
        for (const std::uint32_t row : columns_.row(open[i])) {
            const std::uint32_t next = matching_.columnOfRow[row];
            if (next == kUnmatched || isSeen[next])
                continue;
            isSeen[next] = true;
            before[next] = open[i];
            open.push_back(next);
        }
    Part part;
    if (!isSeen[column])
        return part;
    std::vector<std::uint32_t> columnOfRow = matching_.columnOfRow;
    for (std::uint32_t at = column; at != free; at = before[at])
        columnOfRow[matching_.rowOfColumn[at]] = before[at];
    std::vector<bool> isIn(incidence_.columns, false), isRowIn(incidence_.rows(), false);
    isIn[column] = true;
    part.columns.push_back(column);
    for (std::size_t i = 0; i < part.columns.size(); ++i)
        for (const std::uint32_t row : columns_.row(part.columns[i])) {
            if (isRowIn[row])
                continue;
            isRowIn[row] = true;
            part.rows.push_back(row);
            const std::uint32_t next = columnOfRow[row];
            if (next != kUnmatched && !isIn[next]) {
                isIn[next] = true;
                part.columns.push_back(next);
            }
        }
    return part;
}

void Determination::putInOrder(Part& part) const
{
    std::vector<std::uint32_t> placeOf(incidence_.columns, kUnmatched);
    for (std::uint32_t k = 0; k < part.rows.size(); ++k)
        placeOf[matching_.columnOfRow[part.rows[k]]] = k;
    Incidence own;
    own.columns = static_cast<std::uint32_t>(part.rows.size());
    Matching matched;
    std::vector<std::uint32_t> row;
    for (std::uint32_t k = 0; k < own.columns; ++k) {
        row.clear();
        for (const std::uint32_t column : incidence_.row(part.rows[k]))
            row.push_back(placeOf[column]);
        own.addRow(row);
        matched.columnOfRow.push_back(k);
        matched.rowOfColumn.push_back(k);
    }
    const RowGroups groups = strongComponents(own, matched);
    Part ordered;
    for (std::uint32_t step = 0; step < groups.ends.size(); ++step)
        for (const std::uint32_t k : groups[step]) {
            ordered.rows.push_back(part.rows[k]);
            ordered.columns.push_back(matching_.columnOfRow[part.rows[k]]);
            ordered.steps.push_back(step);
        }
    part = std::move(ordered);
}

std::vector<std::uint32_t> Determination::wouldDetermine(std::uint32_t column, std::size_t most) const
{
    std::vector<std::uint32_t> found;
    std::size_t count = 0;
    for (std::uint32_t known = 0; known < incidence_.columns && count < most; ++known) {
        if (known == column || !isOpen_[known])
            continue;
        ++count;
        const Determination then(incidence_.where([&](std::uint32_t, std::uint32_t c) { return c != known; }));
        if (then.isDetermined(column))
            found.push_back(known);
    }
    return found;
}

}  // namespace bramah::solver
