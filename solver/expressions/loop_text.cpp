// SPDX-License-Identifier: BSD-3-Clause
#include "solver/expressions/loop_text.h"

#include "solver/expressions/number_text.h"
#include "solver/expressions/operation_text.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace bramah::solver {
namespace {

using Slot = LoopProgram::Slot;
using Step = LoopProgram::Step;

/// Writes a loop with all its values as Reals; conditions are 1 and 0.
class LoopText
{
public:
    LoopText(const LoopProgram& program, std::string name) : program_(program), name_(std::move(name))
    {
        isComputed_.assign(program.initial.size(), false);
        for (const std::vector<Step>* steps : {&program.check, &program.turn})
            for (const Step& step : *steps)
                isComputed_[step.result] = true;
    }

    std::string write(std::size_t output)
    {
        std::string code = "    turns := 0;\n" + starts() + stepsText(program_.check, "    ") +
                           "    goesOn := " + isTrue(program_.goesOn) + ";\n" +
                           updatesText(program_.checkUpdates, "    ") + "    while goesOn and turns < " +
                           std::to_string(kMostTurnsOfLoop) + " loop\n      turns := turns + 1;\n" +
                           stepsText(program_.turn, "      ") + updatesText(program_.turnUpdates, "      ") +
                           stepsText(program_.check, "      ") + "      goesOn := " + isTrue(program_.goesOn) + ";\n" +
                           updatesText(program_.checkUpdates, "      ") + "    end while;\n";
        code += output == program_.carriedCount ? "    y := if goesOn then 0 else 1;\n"
                                                : "    y := " + valueText(static_cast<Slot>(output)) + ";\n";
        std::string head = "  function " + name_ + "\n";
        for (std::size_t i = 0; i < program_.argumentCount; ++i)
            head += "    input Real a" + std::to_string(i + 1) + ";\n";
        head += "    output Real y;\n  protected\n    Integer turns;\n    Boolean goesOn;\n";
        for (Slot slot = 0; slot < program_.initial.size(); ++slot)
            if (slot < program_.carriedCount || isComputed_[slot])
                head += "    Real v" + std::to_string(slot + 1) + ";\n";
        for (Slot next = 0; next < updates_; ++next)
            head += "    Real next" + std::to_string(next + 1) + ";\n";
        return called_ + head + "  algorithm\n" + code + "  end " + name_ + ";\n";
    }

private:
    [[nodiscard]] std::string valueText(Slot slot) const
    {
        if (slot < program_.carriedCount || isComputed_[slot])
            return "v" + std::to_string(slot + 1);
        if (slot < program_.argumentCount)
            return "a" + std::to_string(slot + 1);
        const std::string number = numberText(program_.initial[slot]);
        return number.starts_with('-') ? '(' + number + ')' : number;
    }
    [[nodiscard]] std::string isTrue(Slot slot) const { return valueText(slot) + " > 0.5"; }

    [[nodiscard]] std::string starts() const
    {
        std::string text;
        for (std::size_t i = 0; i < program_.carriedCount; ++i)
            text += "    v" + std::to_string(i + 1) + " := a" + std::to_string(i + 1) + ";\n";
        return text;
    }

    [[nodiscard]] std::string stepsText(const std::vector<Step>& steps, const std::string& indent)
    {
        std::string text;
        for (const Step& step : steps)
            text += indent + valueText(step.result) + " := " + stepText(step) + ";\n";
        return text;
    }

    /// All values are read before one is changed.
    [[nodiscard]] std::string updatesText(const std::vector<LoopProgram::Update>& updates, const std::string& indent)
    {
        std::string kept, set;
        for (std::size_t i = 0; i < updates.size(); ++i) {
            const std::string next = "next" + std::to_string(i + 1);
            kept += indent + next + " := " + valueText(updates[i].value) + ";\n";
            set += indent + valueText(updates[i].carried) + " := " + next + ";\n";
        }
        updates_ = std::max(updates_, updates.size());
        return kept + set;
    }

    [[nodiscard]] std::string stepText(const Step& step)
    {
        const std::string a = valueText(step.a), b = valueText(step.b), c = valueText(step.c);
        const auto truth = [](const std::string& condition) { return "if " + condition + " then 1 else 0"; };
        if (step.function) {
            std::string arguments;
            for (const Slot argument : step.arguments)
                arguments += (arguments.empty() ? "" : ", ") + valueText(argument);
            return nameOf(step.function) + '(' + arguments + ')';
        }
        switch (step.operation) {
        case Operation::Negate: return '-' + a;
        case Operation::Smooth: return b;
        case Operation::NoEvent:
        case Operation::Homotopy: return a;
        case Operation::If: return "if " + isTrue(step.a) + " then " + b + " else " + c;
        case Operation::And: return truth(isTrue(step.a) + " and " + isTrue(step.b));
        case Operation::Or: return truth(isTrue(step.a) + " or " + isTrue(step.b));
        case Operation::Not: return truth("not " + isTrue(step.a));
        default: break;
        }
        const std::string text = operationText(step.operation);
        if (std::isalpha(static_cast<unsigned char>(text.front())) != 0) {
            const bool hasTwo = step.operation == Operation::Atan2 || step.operation == Operation::Min ||
                                step.operation == Operation::Max;
            return text + '(' + a + (hasTwo ? ", " + b : "") + ')';
        }
        const std::string both = a + text + b;
        return isRelation(step.operation) ? truth(both) : both;
    }

    /// The name of a called function, whose text stands before this one.
    std::string nameOf(const std::shared_ptr<const NativeFunction>& function)
    {
        const auto [known, isNew] = names_.try_emplace(function.get());
        if (isNew) {
            known->second = name_;
            known->second.insert(name_.size() - 1, '.' + std::to_string(names_.size()));  // before the quote
            called_ += function->modelicaText(known->second);
        }
        return known->second;
    }

    const LoopProgram& program_;
    std::string name_, called_;
    std::vector<bool> isComputed_;  ///< by slot: a step writes it
    std::size_t updates_ = 0;
    std::map<const NativeFunction*, std::string> names_;
};

}  // namespace

std::string loopText(const LoopProgram& program, std::size_t output, const std::string& name)
{
    return LoopText(program, name).write(output);
}

}  // namespace bramah::solver
