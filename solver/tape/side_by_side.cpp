// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tape/side_by_side.h"

namespace bramah::solver {

SideBySide::SideBySide(const CompactProgram& program, const TapeFunctions& functions)
    : program_(program), functions_(functions), lanes_(program.slotCount())
{
}

bool SideBySide::evaluate(const NativeProgram* native, const std::vector<double>& slots, std::uint64_t changes,
                          const Times& times, const Points& x, std::span<const Times> inputs, const Results& results)
{
    if (changesBehind_ != changes)
        for (const CompactProgram::Given& given : program_.given())
            lanes_[given.to].values.fill(slots[given.from]);
    changesBehind_ = changes;
    placePoints(times, x, inputs);
    run(native);
    return readResults(results);
}

void SideBySide::placePoints(const Times& times, const Points& x, std::span<const Times> inputs)
{
    lanes_[CompactProgram::time()].values = {times[0], times[1], times[2], times[2]};
    const double *first = x[0].data(), *second = x[1].data(), *third = x[2].data();
    Cell* state = &lanes_[CompactProgram::firstState()];
    for (std::size_t left = x[0].size(); left > 0; --left) {
        state++->values = {*first++, *second++, *third, *third};
        ++third;
    }
    if (!inputs.empty())
        for (const CompactProgram::Input& input : program_.inputs()) {
            const Times& values = inputs[input.number];
            lanes_[input.to].values = {values[0], values[1], values[2], values[2]};
        }
}

void SideBySide::run(const NativeProgram* native)
{
    double* const lanes = lanes_.front().values.data();
    const Program& program = program_.program();
    for (std::size_t i = 0; i < program.steps.size(); ++i) {
        const Instruction* code = program.instructions.data();
        if (native)
            native->run(native->steps[i], lanes, functions_);
        else
            runInstructionsInLanes(code + program.steps[i].begin, code + program.steps[i].end, lanes, functions_);
    }
}

bool SideBySide::readResults(const Results& results) const
{
    double sum = 0;                // sum of x - x, which is exactly 0 unless an x is infinite or not a number
    const Results into = results;  // a copy, which the compiler knows to be constant
    const std::vector<ValuePlace>& places = program_.results();
    for (std::size_t k = 0; k < places.size(); ++k) {
        const auto& values = lanes_[places[k].slot].values;
        const double sign = places[k].sign;
        for (std::size_t point = 0; point < kUsedLanes; ++point) {
            const double value = sign * values[point];
            into[point][k] = value;
            sum += value - value;
        }
    }
    return sum == 0;
}

}  // namespace bramah::solver
