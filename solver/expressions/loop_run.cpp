// SPDX-License-Identifier: BSD-3-Clause
#include "solver/expressions/loop_run.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace bramah::solver {

LoopRun::LoopRun(const LoopProgram& program, std::span<const double> arguments)
    : program_(program), values_(program.initial)
{
    std::copy_n(arguments.begin(), program.argumentCount, values_.begin());
}

double LoopRun::value(std::size_t output)
{
    const bool hasEnded = run();
    return output == program_.carriedCount ? (hasEnded ? 1.0 : 0.0) : values_[output];
}

double LoopRun::slope(std::size_t output, std::size_t k)
{
    slopes_.assign(values_.size(), 0);
    slopes_[k] = 1;
    run();
    return slopes_[output];
}

bool LoopRun::run()
{
    for (int turn = 0;; ++turn) {
        compute(program_.check);
        const bool goesOn = values_[program_.goesOn] != 0;
        update(program_.checkUpdates);
        if (!goesOn)
            return true;
        if (turn == kMostTurnsOfLoop)
            return false;
        compute(program_.turn);
        update(program_.turnUpdates);
    }
}

void LoopRun::compute(const std::vector<LoopProgram::Step>& steps)
{
    for (const LoopProgram::Step& step : steps) {
        if (step.function)
            call(step);
        else
            values_[step.result] = apply(step.operation, values_[step.a], values_[step.b], values_[step.c]);
        if (!slopes_.empty())
            slopes_[step.result] = slopeOf(step, values_[step.result]);
    }
}

void LoopRun::update(const std::vector<LoopProgram::Update>& updates)
{
    // All values are read before one is changed.
    next_.clear();
    nextSlopes_.clear();
    for (const LoopProgram::Update& each : updates) {
        next_.push_back(values_[each.value]);
        if (!slopes_.empty())
            nextSlopes_.push_back(slopes_[each.value]);
    }
    for (std::size_t i = 0; i < updates.size(); ++i) {
        values_[updates[i].carried] = next_[i];
        if (!slopes_.empty())
            slopes_[updates[i].carried] = nextSlopes_[i];
    }
}

void LoopRun::call(const LoopProgram::Step& step)
{
    arguments_.clear();
    for (const LoopProgram::Slot argument : step.arguments)
        arguments_.push_back(values_[argument]);
    values_[step.result] = step.function->ofJoined(arguments_);
}

double LoopRun::slopeOf(const LoopProgram::Step& step, double y) const
{
    const double a = values_[step.a], b = values_[step.b];
    const double da = slopes_[step.a], db = slopes_[step.b];
    // A value that does not change has no slope, even where the function has a pole.
    const auto times = [](double outer, double inner) { return inner == 0 ? 0 : outer * inner; };
    switch (step.operation) {
    case Operation::Add: return da + db;
    case Operation::Subtract: return da - db;
    case Operation::Multiply: return times(b, da) + times(a, db);
    case Operation::Divide: return times(1 / b, da) - times(y / b, db);
    case Operation::Power: return times(b * std::pow(a, b - 1), da) + times(y * std::log(a), db);
    case Operation::Negate: return -da;
    case Operation::Abs: return a < 0 ? -da : da;
    case Operation::Sqrt: return times(0.5 / y, da);
    case Operation::Exp: return times(y, da);
    case Operation::Log: return times(1 / a, da);
    case Operation::Log10: return times(1 / (a * std::numbers::ln10), da);
    case Operation::Sin: return times(std::cos(a), da);
    case Operation::Cos: return times(-std::sin(a), da);
    case Operation::Tan: return times(1 + y * y, da);
    case Operation::Asin: return times(1 / std::sqrt(1 - a * a), da);
    case Operation::Acos: return times(-1 / std::sqrt(1 - a * a), da);
    case Operation::Atan: return times(1 / (1 + a * a), da);
    case Operation::Sinh: return times(std::cosh(a), da);
    case Operation::Cosh: return times(std::sinh(a), da);
    case Operation::Tanh: return times(1 - y * y, da);
    case Operation::Atan2: return times(b / (a * a + b * b), da) - times(a / (a * a + b * b), db);
    case Operation::Min: return b < a ? db : da;
    case Operation::Max: return b > a ? db : da;
    case Operation::If: return a != 0 ? db : slopes_[step.c];
    case Operation::NoEvent:
    case Operation::Homotopy: return da;
    case Operation::Smooth: return db;
    case Operation::Call:
    case Operation::CallJoined: {
        double sum = 0;
        std::vector<double> arguments;
        for (const LoopProgram::Slot argument : step.arguments)
            arguments.push_back(values_[argument]);
        for (std::size_t k = 0; k < arguments.size(); ++k)
            if (const double inner = slopes_[step.arguments[k]]; inner != 0 && step.partials[k])
                sum += step.partials[k]->ofJoined(arguments) * inner;
        return sum;
    }
    default: return 0;  // floor, sign, relations and logic
    }
}

}  // namespace bramah::solver
