// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/assemble/assemble.h"

#include "solver/compile/analysis/jacobian_rows.h"
#include "solver/flat_model/expression_text.h"

#include <algorithm>

namespace bramah::solver {

namespace {

/// Collects entries by row and converts them to compressed columns.
class PatternBuilder
{
public:
    PatternBuilder(std::uint32_t rows, std::uint32_t columns) : rows_(rows), columns_(columns) {}

    void add(std::uint32_t row, std::uint32_t column) { entries_.emplace_back(column, row); }

    SparsePattern build()
    {
        std::sort(entries_.begin(), entries_.end());
        entries_.erase(std::unique(entries_.begin(), entries_.end()), entries_.end());
        SparsePattern pattern;
        pattern.rows = static_cast<int>(rows_);
        pattern.columnStarts.assign(columns_ + 1, 0);
        for (const auto& [column, row] : entries_) {
            ++pattern.columnStarts[column + 1];
            pattern.rowIndices.push_back(static_cast<std::int32_t>(row));
        }
        for (std::uint32_t c = 0; c < columns_; ++c)
            pattern.columnStarts[c + 1] += pattern.columnStarts[c];
        return pattern;
    }

private:
    std::uint32_t rows_, columns_;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> entries_;
};

std::uint32_t find(const SparsePattern& pattern, std::uint32_t row, std::uint32_t column)
{
    const auto begin = pattern.rowIndices.begin() + pattern.columnStarts[column];
    const auto end = pattern.rowIndices.begin() + pattern.columnStarts[column + 1];
    return static_cast<std::uint32_t>(std::lower_bound(begin, end, static_cast<std::int32_t>(row)) -
                                      pattern.rowIndices.begin());
}

class JacobianAssembly
{
public:
    explicit JacobianAssembly(Assembly& a)
        : a_(a),
          rows_(a.c.model.graph),
          stateCount_(static_cast<std::uint32_t>(a.c.states.size())),
          algebraicCount_(static_cast<std::uint32_t>(a.system.layout.algebraics.size()))
    {
    }

    void run()
    {
        // The program reads slots filled by either of two programs; without algebraic unknowns there is only one.
        std::uint16_t before = TapeBuilder::mask(TapeSection::Derivatives);
        if (algebraicCount_ > 0)
            before |= TapeBuilder::mask(TapeSection::Dae);
        a_.tape.open(TapeSection::Jacobian, a_.system.jacobianProgram, {before});
        collectPartials();
        a_.tape.finishRun();
        layOutDae();
        layOutBlocks();
        layOutOde();
        if (rows_.failedAt() != kNoExpr)
            a_.c.report(model::DiagnosticKind::NotDifferentiable,
                        {QString::fromStdString(expressionText(a_.c.model, rows_.failedAt(), 160))}, {});
    }

private:
    void collectPartials()
    {
        for (std::uint32_t i = 0; i < stateCount_; ++i)
            rows_.setColumn(a_.c.states[i], i);
        std::vector<std::pair<std::uint32_t, JacobianRow>> residualRows;
        for (std::size_t b = 0; b < a_.plan.blocks.size(); ++b) {
            if (!a_.isNeeded[b])
                continue;
            const Block& block = a_.plan.blocks[b];
            std::uint32_t first = 0;
            if (block.kind != BlockKind::Explicit) {
                first = a_.system.tape.blocks[static_cast<std::size_t>(a_.tapeBlockOf[b])].firstAlgebraic;
                for (std::uint32_t k = 0; k < block.tears.size(); ++k)
                    rows_.setColumn(block.tears[k], stateCount_ + first + k);
            }
            for (const Assignment& assignment : block.assignments)
                rows_.assign(assignment.variable, assignment.value);
            for (std::uint32_t r = 0; r < block.residuals.size(); ++r)
                residualRows.emplace_back(stateCount_ + first + r, rows_.rowOf(block.residuals[r]));
        }
        ExpressionGraph& graph = a_.c.model.graph;
        for (std::uint32_t i = 0; i < stateCount_; ++i)
            add(i, rows_.rowOf(graph.variable(a_.c.derivatives[index(a_.c.states[i])])));
        for (const auto& [row, entries] : residualRows)
            add(row, entries);
    }

    void add(std::uint32_t row, const JacobianRow& entries)
    {
        for (const auto& [column, value] : entries)
            a_.system.partials.push_back({row, column, a_.tape.require(value)});
    }

    void layOutDae()
    {
        const std::uint32_t size = stateCount_ + algebraicCount_;
        PatternBuilder builder(size, size);
        for (std::uint32_t i = 0; i < stateCount_; ++i)
            builder.add(i, i);
        for (const JacobianSlot& p : a_.system.partials)
            builder.add(p.row, p.column);
        SparsePattern& pattern = a_.system.layout.daeJacobian = builder.build();
        for (const JacobianSlot& p : a_.system.partials)
            a_.system.daeTargets.push_back(find(pattern, p.row, p.column));
        for (std::uint32_t i = 0; i < stateCount_; ++i)
            a_.system.daeDiagonal.push_back(find(pattern, i, i));
    }

    /// Finds the states on which each block depends, and the place of its part of dz/dx.
    void layOutBlocks()
    {
        ImplicitJacobian& jacobian = a_.system.implicitJacobian;
        partOf_.assign(algebraicCount_, 0);
        for (std::uint32_t b = 0; b < a_.system.tape.blocks.size(); ++b) {
            const TapeBlock& block = a_.system.tape.blocks[b];
            if (!block.isInDerivatives)
                continue;
            for (std::uint32_t k = 0; k < block.size(); ++k)
                partOf_[block.firstAlgebraic + k] = static_cast<std::uint32_t>(jacobian.blocks.size());
            ImplicitJacobian::BlockPart part;
            part.block = b;
            jacobian.blocks.push_back(std::move(part));
        }
        columnsOf_.resize(jacobian.blocks.size());
        std::vector<std::vector<const JacobianSlot*>> rowsOf(jacobian.blocks.size());
        for (const JacobianSlot& p : a_.system.partials)
            if (p.row >= stateCount_)
                rowsOf[partOf_[p.row - stateCount_]].push_back(&p);
        for (std::uint32_t n = 0; n < jacobian.blocks.size(); ++n) {
            std::vector<std::uint32_t>& columns = columnsOf_[n];
            for (const JacobianSlot* p : rowsOf[n]) {
                if (p->column < stateCount_) {
                    columns.push_back(p->column);
                } else if (const std::uint32_t other = partOf_[p->column - stateCount_]; other != n) {
                    columns.insert(columns.end(), columnsOf_[other].begin(), columnsOf_[other].end());
                }
            }
            std::sort(columns.begin(), columns.end());
            columns.erase(std::unique(columns.begin(), columns.end()), columns.end());
            ImplicitJacobian::BlockPart& part = jacobian.blocks[n];
            TapeBlock& block = a_.system.tape.blocks[part.block];
            part.first = jacobian.workSize;
            part.columns = static_cast<std::uint32_t>(columns.size());
            jacobian.workSize += part.columns * block.size();
            part.matrixSlots.assign(std::size_t{block.size()} * block.size(), kNoSlot);
            for (const JacobianSlot* p : rowsOf[n])
                addToPart(part, block, n, *p);
        }
    }

    void addToPart(ImplicitJacobian::BlockPart& part, const TapeBlock& block, std::uint32_t number,
                   const JacobianSlot& p)
    {
        const std::uint32_t row = p.row - stateCount_ - block.firstAlgebraic;
        const auto target = [&](std::uint32_t column) {
            const std::vector<std::uint32_t>& columns = columnsOf_[number];
            const auto place = std::lower_bound(columns.begin(), columns.end(), column) - columns.begin();
            return row * part.columns + static_cast<std::uint32_t>(place);
        };
        if (p.column < stateCount_) {
            part.direct.push_back({target(p.column), p.slot});
            return;
        }
        const std::uint32_t algebraic = p.column - stateCount_;
        if (partOf_[algebraic] == number) {
            part.matrixSlots[std::size_t{row} * block.size() + (algebraic - block.firstAlgebraic)] = p.slot;
            return;
        }
        part.chains.push_back(chain(p.slot, algebraic, target));
    }

    template <typename Target>
    ImplicitJacobian::Chain chain(Slot slot, std::uint32_t algebraic, Target&& target)
    {
        ImplicitJacobian& jacobian = a_.system.implicitJacobian;
        const std::uint32_t other = partOf_[algebraic];
        const ImplicitJacobian::BlockPart& source = jacobian.blocks[other];
        const std::uint32_t row = algebraic - a_.system.tape.blocks[source.block].firstAlgebraic;
        const ImplicitJacobian::Chain result{slot, source.first + row * source.columns, source.columns,
                                             static_cast<std::uint32_t>(jacobian.targets.size())};
        for (std::uint32_t column : columnsOf_[other])
            jacobian.targets.push_back(target(column));
        return result;
    }

    void layOutOde()
    {
        PatternBuilder builder(stateCount_, stateCount_);
        for (const JacobianSlot& p : a_.system.partials) {
            if (p.row >= stateCount_)
                continue;
            if (p.column < stateCount_) {
                builder.add(p.row, p.column);
            } else {
                for (std::uint32_t column : columnsOf_[partOf_[p.column - stateCount_]])
                    builder.add(p.row, column);
            }
        }
        const SparsePattern& pattern = a_.system.layout.odeJacobian = builder.build();
        ImplicitJacobian& jacobian = a_.system.implicitJacobian;
        for (const JacobianSlot& p : a_.system.partials) {
            if (p.row >= stateCount_)
                continue;
            if (p.column < stateCount_)
                jacobian.direct.push_back({find(pattern, p.row, p.column), p.slot});
            else
                jacobian.chains.push_back(chain(p.slot, p.column - stateCount_,
                                                [&](std::uint32_t column) { return find(pattern, p.row, column); }));
        }
    }

    Assembly& a_;
    JacobianRows rows_;
    std::uint32_t stateCount_, algebraicCount_;
    std::vector<std::uint32_t> partOf_;
    std::vector<std::vector<std::uint32_t>> columnsOf_;
};

}  // namespace

void assembleJacobian(Assembly& assembly)
{
    JacobianAssembly(assembly).run();
}

}  // namespace bramah::solver
