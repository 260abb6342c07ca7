// SPDX-License-Identifier: BSD-3-Clause
#include "solver/evaluate/tangents.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>

namespace bramah::solver {

Tangents::Tangents(RunValues& values) : values_(values), slots_(values.slots), slopes_(slots_.size()) {}

EvaluationStatus Tangents::run(std::span<const std::pair<VariableId, double>> seeds)
{
    std::ranges::fill(slopes_, 0.0);
    for (const auto& [variable, change] : seeds)
        for (const CompiledInput& input : values_.system.inputs)
            if (input.variable == variable)
                slopes_[input.slot] = change;
    const EvaluationStatus status = run(values_.system.derivativeProgram);
    return status.ok() ? run(values_.system.outputProgram) : status;
}

double Tangents::of(VariableId variable) const
{
    const ValuePlace& place = values_.system.tape.places[index(variable)];
    return place.slot == kNoSlot ? std::numeric_limits<double>::quiet_NaN() : place.sign * slopes_[place.slot];
}

EvaluationStatus Tangents::run(const Program& program)
{
    for (const ProgramStep& step : program.steps) {
        EvaluationStatus status;
        switch (step.kind) {
        case StepKind::Run: runInstructions(program, step.begin, step.end); break;
        case StepKind::SolveLinear: status = solveLinear(values_.system.tape.blocks[step.block]); break;
        case StepKind::SolveNewton:
            status = solveNewton(values_.system.tape.blocks[step.block], program, program.newtonRanges[step.begin]);
            break;
        }
        if (!status.ok())
            return status;
    }
    return {};
}

void Tangents::runInstructions(const Program& program, std::uint32_t begin, std::uint32_t end)
{
    forEachInstruction(std::span(program.instructions).subspan(begin, end - begin),
                       [this](const Instruction& instruction) { runOne(instruction); });
}

void Tangents::runOne(const Instruction& instruction)
{
    solver::runInstructions(&instruction, &instruction + 1, slots_.data(), values_.system.tape.functions);
    slopes_[instruction.result] = slopeOf(instruction, slots_[instruction.result]);
}

double Tangents::slopeOf(const Instruction& i, double value) const
{
    const auto at = [this](Slot slot) { return slots_[slot]; };
    const auto d = [this](Slot slot) { return slopes_[slot]; };
    // An unchanged operand changes nothing, even where the derivative has no limit.
    const auto chain = [](double inner, auto&& outer) { return inner == 0 ? 0.0 : inner * outer(); };
    switch (i.operation) {
    case Operation::Add: return d(i.a) + d(i.b);
    case Operation::Subtract: return d(i.a) - d(i.b);
    case Operation::Multiply: return d(i.a) * at(i.b) + at(i.a) * d(i.b);
    case Operation::Divide: return chain(d(i.a) - value * d(i.b), [&] { return 1 / at(i.b); });
    case Operation::Power:
        return chain(d(i.a), [&] { return at(i.b) * std::pow(at(i.a), at(i.b) - 1); }) +
               chain(d(i.b), [&] { return value == 0 ? 0 : value * std::log(at(i.a)); });
    case Operation::Negate: return -d(i.a);
    case Operation::Abs: return at(i.a) >= 0 ? d(i.a) : -d(i.a);
    case Operation::Sqrt: return chain(d(i.a), [&] { return 1 / (2 * value); });
    case Operation::Exp: return d(i.a) * value;
    case Operation::Log: return chain(d(i.a), [&] { return 1 / at(i.a); });
    case Operation::Log10: return chain(d(i.a), [&] { return 1 / (at(i.a) * std::numbers::ln10); });
    case Operation::Sin: return d(i.a) * std::cos(at(i.a));
    case Operation::Cos: return -d(i.a) * std::sin(at(i.a));
    case Operation::Tan: return d(i.a) * (1 + value * value);
    case Operation::Asin: return chain(d(i.a), [&] { return 1 / std::sqrt(1 - at(i.a) * at(i.a)); });
    case Operation::Acos: return chain(d(i.a), [&] { return -1 / std::sqrt(1 - at(i.a) * at(i.a)); });
    case Operation::Atan: return d(i.a) / (1 + at(i.a) * at(i.a));
    case Operation::Sinh: return d(i.a) * std::cosh(at(i.a));
    case Operation::Cosh: return d(i.a) * std::sinh(at(i.a));
    case Operation::Tanh: return d(i.a) * (1 - value * value);
    case Operation::Atan2:
        return chain(d(i.a) * at(i.b) - at(i.a) * d(i.b), [&] { return 1 / (at(i.a) * at(i.a) + at(i.b) * at(i.b)); });
    // As they choose their values.
    case Operation::Min: return at(i.b) < at(i.a) ? d(i.b) : d(i.a);
    case Operation::Max: return at(i.a) < at(i.b) ? d(i.b) : d(i.a);
    case Operation::If: return at(i.a) != 0 ? d(i.b) : d(i.c);
    case Operation::NoEvent: return d(i.a);
    case Operation::Call: return slopeOfCall(i);
    case Operation::CallJoined: return slopeOfJoinedCall(i);
    default: return 0;  // truths, steps, the places of joined arguments
    }
}

double Tangents::slopeOfCall(const Instruction& i) const
{
    const NativeFunction& function = *values_.system.tape.functions[i.c];
    double sum = 0;
    for (const auto& [k, slot] : {std::pair{0, i.a}, std::pair{1, i.b}})
        if (slot != kNoSlot && slopes_[slot] != 0)
            if (const auto partial = function.derivative(k))
                sum += slopes_[slot] * (*partial)(slots_[i.a], slots_[i.b]);
    return sum;
}

double Tangents::slopeOfJoinedCall(const Instruction& i) const
{
    const NativeFunction& function = *values_.system.tape.functions[i.c];
    const std::vector<Slot> places = joinedPlaces(function, slots_.data(), slots_[i.a]);
    std::vector<double> arguments;
    for (const Slot place : places)
        arguments.push_back(slots_[place]);
    double sum = 0;
    for (std::size_t k = 0; k < places.size(); ++k)
        if (slopes_[places[k]] != 0)
            if (const auto partial = function.derivative(static_cast<int>(k)))
                sum += slopes_[places[k]] * partial->ofJoined(arguments);
    return sum;
}

EvaluationStatus Tangents::solveLinear(const TapeBlock& block)
{
    const std::uint32_t size = block.size();
    std::vector<double> matrix(block.matrixSlots.size());
    solution_.resize(size);
    for (std::uint32_t row = 0; row < size; ++row) {
        solution_[row] = slopes_[block.rightSideSlots[row]];
        for (std::uint32_t column = 0; column < size; ++column) {
            const Slot place = block.matrixSlots[std::size_t{row} * size + column];
            matrix[std::size_t{row} * size + column] = slots_[place];
            solution_[row] -= slopes_[place] * slots_[block.tearSlots[column]];
        }
    }
    return solve(block, matrix);
}

EvaluationStatus Tangents::solveNewton(const TapeBlock& block, const Program& program,
                                       const Program::NewtonRanges& ranges)
{
    const std::uint32_t size = block.size();
    const auto residuals = [&] { runInstructions(program, ranges.residualBegin, ranges.residualEnd); };
    for (const Slot tear : block.tearSlots)
        slopes_[tear] = 0;
    residuals();
    std::vector<double> byInputs, matrix(std::size_t{size} * size);
    for (const Slot residual : block.residualSlots)
        byInputs.push_back(slopes_[residual]);
    for (std::uint32_t column = 0; column < size; ++column) {
        slopes_[block.tearSlots[column]] = 1;
        residuals();
        slopes_[block.tearSlots[column]] = 0;
        for (std::uint32_t row = 0; row < size; ++row)
            matrix[std::size_t{row} * size + column] = slopes_[block.residualSlots[row]] - byInputs[row];
    }
    solution_.resize(size);
    std::ranges::transform(byInputs, solution_.begin(), std::negate());
    const EvaluationStatus status = solve(block, matrix);
    if (status.ok())
        residuals();
    return status;
}

EvaluationStatus Tangents::solve(const TapeBlock& block, const std::vector<double>& matrix)
{
    constexpr double kContradiction = 1e-6;
    const std::uint32_t size = block.size();
    DenseLu& lu = values_.blocks.denseLu();
    std::ranges::copy(matrix, lu.matrix());
    if (lu.factorise(size)) {
        lu.solve(solution_.data());
    } else {
        RankRevealingLu& singular = values_.blocks.singularLu();
        std::ranges::copy(matrix, singular.matrix());
        if (!singular.factorise(size) || !singular.solve(solution_.data(), 1, kContradiction))
            return failure(FailureKind::SingularBlock, true, block.residualOrigins[lu.zeroPivot()].component,
                           failures::BlockSingular{{block.tears[0]}, {}});
    }
    for (std::uint32_t k = 0; k < size; ++k)
        slopes_[block.tearSlots[k]] = solution_[k];
    return {};
}

}  // namespace bramah::solver
