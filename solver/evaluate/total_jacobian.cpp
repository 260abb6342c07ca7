// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/total_jacobian.h"

#include "solver/evaluate/blocks/unsolved_value.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

TotalJacobian::TotalJacobian(RunValues& values) : values_(values), work_(values.system.implicitJacobian.workSize) {}

bool TotalJacobian::solveSingularPart(const ImplicitJacobian::BlockPart& part, double* own)
{
    const std::uint32_t size = values_.system.tape.blocks[part.block].size();
    RankRevealingLu& lu = values_.blocks.singularLu();
    for (std::size_t i = 0; i < part.matrixSlots.size(); ++i)
        lu.matrix()[i] = part.matrixSlots[i] == kNoSlot ? 0 : values_.slots[part.matrixSlots[i]];
    constexpr double kContradiction = 1e-6;
    if (!lu.factorise(size))
        return false;
    for (std::uint32_t column = 0; column < part.columns; ++column)
        if (!lu.solve(own + column, part.columns, kContradiction))
            return false;
    return true;
}

EvaluationStatus TotalJacobian::solveBlocks()
{
    const ImplicitJacobian& jacobian = values_.system.implicitJacobian;
    DenseLu& lu = values_.blocks.denseLu();
    double* work = work_.data();
    for (const ImplicitJacobian::BlockPart& part : jacobian.blocks) {
        const TapeBlock& block = values_.system.tape.blocks[part.block];
        const std::uint32_t size = block.size();
        double* own = work + part.first;
        std::fill_n(own, std::size_t{size} * part.columns, 0.0);
        for (const auto& [target, place] : part.direct)
            own[target] -= values_.slots[place];
        for (const ImplicitJacobian::Chain& chain : part.chains)
            for (std::uint32_t i = 0; i < chain.length; ++i)
                own[jacobian.targets[chain.firstTarget + i]] -= values_.slots[chain.slot] * work[chain.source + i];
        for (std::size_t i = 0; i < part.matrixSlots.size(); ++i)
            lu.matrix()[i] = part.matrixSlots[i] == kNoSlot ? 0 : values_.slots[part.matrixSlots[i]];
        if (!lu.factorise(size)) {
            if (solveSingularPart(part, own))
                continue;
            return failure(FailureKind::SingularBlock, true, block.residualOrigins[lu.zeroPivot()].component,
                           failures::BlockSingular{{block.tears[0]}, {}});
        }
        for (std::uint32_t column = 0; column < part.columns; ++column)
            lu.solve(own + column, part.columns);
    }
    return {};
}

EvaluationStatus TotalJacobian::evaluate(std::span<double> values)
{
    EvaluationStatus status = values_.evaluateDerivatives();
    if (status.ok())
        status = values_.run(values_.programs.jacobian);
    if (status.ok())
        status = solveBlocks();
    if (!status.ok())
        return status;
    const ImplicitJacobian& jacobian = values_.system.implicitJacobian;
    std::fill(values.begin(), values.end(), 0.0);
    for (const auto& [target, place] : jacobian.direct)
        values[target] += values_.slots[place];
    for (const ImplicitJacobian::Chain& chain : jacobian.chains)
        for (std::uint32_t i = 0; i < chain.length; ++i)
            values[jacobian.targets[chain.firstTarget + i]] += values_.slots[chain.slot] * work_[chain.source + i];
    return areFinite(values) ? EvaluationStatus() : notFinite();
}

EvaluationStatus TotalJacobian::notFinite() const
{
    EvaluationStatus status = values_.notFinite(failures::NotFinite::Of::Jacobian);
    const auto partial = std::ranges::find_if(
        values_.system.partials, [this](const JacobianSlot& each) { return !std::isfinite(values_.slots[each.slot]); });
    if (status.component != ComponentId{} || partial == values_.system.partials.end())
        return status;
    const SystemLayout& layout = values_.system.layout;
    const std::size_t states = layout.states.size();
    status.component = partial->row < states ? layout.states[partial->row].component
                                             : layout.algebraics[partial->row - states].component;
    status.cause = std::make_shared<const FailureCause>(unsolvedSlope(values_.system, *partial, values_.slots));
    return status;
}

}  // namespace bramah::solver
