// SPDX-License-Identifier: BSD-3-Clause
#include "solver/expressions/loop_function.h"

#include "solver/expressions/differenced_function.h"
#include "solver/expressions/expression_cone.h"
#include "solver/expressions/loop_run.h"
#include "solver/expressions/loop_text.h"
#include "solver/expressions/written_function.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace bramah::solver {
namespace {

using Slot = LoopProgram::Slot;

class LoopSlope final : public NativeFunction
{
public:
    LoopSlope(std::shared_ptr<const LoopProgram> program, std::size_t output, std::size_t k)
        : program_(std::move(program)), output_(output), k_(k)
    {
    }
    [[nodiscard]] std::string name() const override { return "while'"; }
    [[nodiscard]] double operator()(double a, double b) const noexcept override { return ofJoined(std::array{a, b}); }
    [[nodiscard]] double ofJoined(std::span<const double> arguments) const noexcept override
    {
        return LoopRun(*program_, arguments).slope(output_, k_);
    }
    [[nodiscard]] std::size_t argumentCount() const override { return program_->argumentCount; }
    [[nodiscard]] std::shared_ptr<const NativeFunction> derivative(int k) const override
    {
        return differenced(std::make_shared<LoopSlope>(*this), static_cast<std::size_t>(k));
    }
    [[nodiscard]] FunctionKind kind() const override { return FunctionKind::LoopSlope; }
    void write(ByteWriter& to) const override
    {
        to.shared(program_);
        to(std::uint64_t{output_}, std::uint64_t{k_});
    }

private:
    std::shared_ptr<const LoopProgram> program_;
    std::size_t output_, k_;
};

class LoopOutput final : public NativeFunction
{
public:
    LoopOutput(std::shared_ptr<const LoopProgram> program, std::size_t output)
        : program_(std::move(program)), output_(output)
    {
    }
    [[nodiscard]] std::string name() const override { return "while"; }
    [[nodiscard]] double operator()(double a, double b) const noexcept override { return ofJoined(std::array{a, b}); }
    [[nodiscard]] double ofJoined(std::span<const double> arguments) const noexcept override
    {
        return LoopRun(*program_, arguments).value(output_);
    }
    [[nodiscard]] std::size_t argumentCount() const override { return program_->argumentCount; }
    [[nodiscard]] std::string modelicaText(const std::string& name) const override
    {
        return loopText(*program_, output_, name);
    }
    [[nodiscard]] std::shared_ptr<const NativeFunction> derivative(int k) const override
    {
        if (output_ == program_->carriedCount)
            return nullptr;
        return loopSlope(program_, output_, static_cast<std::size_t>(k));
    }
    [[nodiscard]] FunctionKind kind() const override { return FunctionKind::LoopOutput; }
    void write(ByteWriter& to) const override
    {
        to.shared(program_);
        to(std::uint64_t{output_});
    }

private:
    std::shared_ptr<const LoopProgram> program_;
    std::size_t output_;
};

bool isOfNumbers(Operation operation)
{
    switch (operation) {
    case Operation::Differentiate:
    case Operation::Sample:
    case Operation::Delay:
    case Operation::Remembered: return false;
    default: return true;
    }
}

/// Writes the program of a loop from the expressions of its description.
class LoopWriter
{
public:
    LoopWriter(ExpressionGraph& graph, const LoopDescription& loop) : graph_(graph), loop_(loop), cone_(graph)
    {
        for (const LoopDescription::CarriedValue& value : loop.carried) {
            const bool isChanged = value.afterTurn != value.leaf || value.atCheck != kNoExpr;
            places.push_back(isChanged ? std::optional(program.carriedCount++) : std::nullopt);
            if (isChanged)
                arguments.push_back(value.start);
        }
    }

    /// False if the loop has operators with a past.
    bool write()
    {
        findChanging();
        std::size_t place = 0;
        for (std::size_t i = 0; i < places.size(); ++i)
            if (places[i])
                slots_[index(loop_.carried[i].leaf)] = static_cast<Slot>(place++);
        collectArguments();
        program.argumentCount = arguments.size();
        program.initial.assign(arguments.size(), 0);
        std::vector<ExprId> atCheck{loop_.goesOn}, afterTurn;
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (!places[i])
                continue;
            if (loop_.carried[i].atCheck != kNoExpr)
                atCheck.push_back(loop_.carried[i].atCheck);
            afterTurn.push_back(loop_.carried[i].afterTurn);
        }
        writeSteps(atCheck, program.check);
        // The values of the check are those before its updates, which the iteration must not use.
        for (const LoopDescription::CarriedValue& value : loop_.carried)
            if (value.atCheck != kNoExpr)
                forgetWritten();
        writeSteps(afterTurn, program.turn);
        program.goesOn = goesOn_;
        return isOfNumbers_;
    }

    LoopProgram program;
    std::vector<ExprId> arguments;
    std::vector<std::optional<std::size_t>> places;

private:
    std::vector<ExprId> roots() const
    {
        std::vector<ExprId> all{loop_.goesOn};
        for (std::size_t i = 0; i < places.size(); ++i)
            if (places[i]) {
                all.push_back(loop_.carried[i].afterTurn);
                if (loop_.carried[i].atCheck != kNoExpr)
                    all.push_back(loop_.carried[i].atCheck);
            }
        return all;
    }

    /// Finds the expressions that change from iteration to iteration.
    void findChanging()
    {
        for (std::size_t i = 0; i < places.size(); ++i)
            if (places[i])
                isChanging_[index(loop_.carried[i].leaf)] = true;
        for (const ExprId id : cone_.collect(roots())) {
            bool isChanging = isChanging_[index(id)];
            graph_.forEachOperand(id, [&](ExprId operand) { isChanging = isChanging || isChanging_[index(operand)]; });
            isChanging_[index(id)] = isChanging;
        }
    }

    /// What does not change is computed before the loop and passed to it.
    void collectArguments()
    {
        const auto pass = [&](ExprId id) {
            if (isChanging_[index(id)] || graph_.isConstant(id) || slots_.contains(index(id)))
                return;
            slots_[index(id)] = static_cast<Slot>(arguments.size());
            arguments.push_back(givenValue(id));
        };
        const std::vector<ExprId> wanted = roots();
        std::ranges::for_each(wanted, pass);
        const std::span<const ExprId> nodes = cone_.collect(wanted);
        for (const ExprId id : std::vector(nodes.begin(), nodes.end()))
            if (isChanging_[index(id)] && graph_.node(id).operation != Operation::Joined)
                std::ranges::for_each(operandsOf(id), pass);
    }

    /// A leaf that the loop leaves alone has its value from before; relations in functions cause no events.
    ExprId givenValue(ExprId id)
    {
        const auto same = std::ranges::find(loop_.carried, id, &LoopDescription::CarriedValue::leaf);
        if (same != loop_.carried.end())
            return same->start;
        std::unordered_map<std::uint32_t, ExprId> memo;
        const ExprId outside = graph_.transform(
            id,
            [&](ExprId part) {
                const auto leaf = std::ranges::find(loop_.carried, part, &LoopDescription::CarriedValue::leaf);
                return leaf == loop_.carried.end() ? kNoExpr : leaf->start;
            },
            memo);
        const bool hasEvents = std::ranges::any_of(cone_.collect(outside), [this](ExprId part) {
            const Operation operation = graph_.node(part).operation;
            return isRelation(operation) || operation == Operation::Floor || operation == Operation::Ceil;
        });
        return hasEvents ? graph_.unary(Operation::NoEvent, outside) : outside;
    }

    [[nodiscard]] std::vector<ExprId> operandsOf(ExprId id) const
    {
        if (graph_.node(id).operation == Operation::CallJoined)
            return graph_.joinedArguments(id);
        std::vector<ExprId> operands;
        graph_.forEachOperand(id, [&](ExprId operand) { operands.push_back(operand); });
        return operands;
    }

    Slot slotOf(ExprId id)
    {
        if (const auto known = slots_.find(index(id)); known != slots_.end())
            return known->second;
        const auto slot = static_cast<Slot>(program.initial.size());
        program.initial.push_back(graph_.isConstant(id) ? graph_.node(id).value : 0);
        slots_.emplace(index(id), slot);
        return slot;
    }

    void writeSteps(const std::vector<ExprId>& wanted, std::vector<LoopProgram::Step>& steps)
    {
        const std::span<const ExprId> nodes = cone_.collect(wanted);
        for (const ExprId id : std::vector(nodes.begin(), nodes.end())) {
            const ExpressionNode& node = graph_.node(id);
            if (!isChanging_[index(id)] || slots_.contains(index(id)) || node.operation == Operation::Joined)
                continue;
            isOfNumbers_ = isOfNumbers_ && isOfNumbers(node.operation);
            steps.push_back(stepOf(id));
            written_.push_back(id);
        }
        if (&steps == &program.check)
            goesOn_ = slotOf(loop_.goesOn);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const LoopDescription::CarriedValue& value = loop_.carried[i];
            const ExprId next = &steps == &program.check ? value.atCheck : value.afterTurn;
            if (places[i] && next != kNoExpr && next != value.leaf)
                (&steps == &program.check ? program.checkUpdates : program.turnUpdates)
                    .push_back({static_cast<Slot>(*places[i]), slotOf(next)});
        }
    }

    LoopProgram::Step stepOf(ExprId id)
    {
        const ExpressionNode node = graph_.node(id);
        LoopProgram::Step step;
        step.operation = node.operation;
        const bool isCall = node.operation == Operation::Call || node.operation == Operation::CallJoined;
        if (isCall) {
            step.function = graph_.functions()[node.function];
            for (const ExprId argument : operandsOf(id)) {
                step.partials.push_back(step.function->derivative(static_cast<int>(step.arguments.size())));
                step.arguments.push_back(slotOf(argument));
            }
        } else {
            step.a = slotOf(node.a);
            step.b = node.b == kNoExpr ? 0 : slotOf(node.b);
            step.c = node.c == kNoExpr ? 0 : slotOf(node.c);
        }
        step.result = slotOf(id);
        return step;
    }

    void forgetWritten()
    {
        for (const ExprId id : std::exchange(written_, {}))
            slots_.erase(index(id));
    }

    ExpressionGraph& graph_;
    const LoopDescription& loop_;
    ExpressionCone cone_;
    std::unordered_map<std::uint32_t, bool> isChanging_;  ///< by expression
    std::unordered_map<std::uint32_t, Slot> slots_;       ///< by expression
    std::vector<ExprId> written_;
    Slot goesOn_ = 0;
    bool isOfNumbers_ = true;
};

}  // namespace

std::shared_ptr<const NativeFunction> loopOutput(std::shared_ptr<const LoopProgram> program, std::size_t output)
{
    return std::make_shared<LoopOutput>(std::move(program), output);
}

std::shared_ptr<const NativeFunction> loopSlope(std::shared_ptr<const LoopProgram> program, std::size_t output,
                                                std::size_t k)
{
    return std::make_shared<LoopSlope>(std::move(program), output, k);
}

std::optional<LoopFunctions> LoopFunctions::of(ExpressionGraph& graph, const LoopDescription& loop)
{
    LoopWriter writer(graph, loop);
    if (!writer.write())
        return std::nullopt;
    LoopFunctions made(graph, std::make_shared<const LoopProgram>(std::move(writer.program)),
                       std::move(writer.arguments), std::move(writer.places));
    for (const LoopDescription::CarriedValue& value : loop.carried)
        made.starts_.push_back(value.start);
    return made;
}

ExprId LoopFunctions::value(std::size_t i)
{
    return places_[i] ? output(*places_[i]) : starts_[i];
}

ExprId LoopFunctions::output(std::size_t place)
{
    if (arguments_.empty())  // nothing changes: the loop does not begin, or does not end
        arguments_.push_back(graph_->constant(0));
    return graph_->callJoined(graph_->addFunction(loopOutput(program_, place)), arguments_);
}

}  // namespace bramah::solver
