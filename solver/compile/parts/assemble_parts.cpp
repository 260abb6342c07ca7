// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/parts/assemble_parts.h"

#include "solver/compile/assemble/assemble.h"
#include "solver/compile/parts/find_parts.h"
#include "solver/expressions/expression_cone.h"
#include "solver/expressions/numeric_value.h"

#include <algorithm>
#include <utility>

namespace bramah::solver {
namespace {

// Each part has tables for all variables of the whole.
constexpr std::size_t kMostVariables = 1'000'000;

/// Replaces the equations of the whole by those of one part while the object lives.
class Slice
{
public:
    Slice(Compilation& compilation, const BlockPlan& plan, const PartMap& map, std::size_t part)
        : c_(compilation), map_(map), part_(part), needs_(map.needs[part])
    {
        for (const Block& block : plan.blocks)
            if (has(block.unknowns.front()))
                plan_.blocks.push_back(block);
        plan_.equations = plan.equations;
        plan_.unknowns = plan.unknowns;
        keepStates();
        swapIn(c_.discreteEquations, discreteEquations_, [this](const auto& e) { return has(e.variable); });
        swapIn(c_.crossings, crossings_, [this](const auto& crossing) { return has(crossing.truth); });
        swapIn(c_.samples, samples_, [this](const auto& clock) { return has(clock.truth); });
        swapIn(c_.eventActions, actions_, [this](const auto& event) { return isOwn(event.action, event.fires); });
        swapIn(c_.model.assertions, assertions_, [this](const auto& a) { return isOwn(a, kNoExpr); });
        sliceHistories();
    }
    ~Slice()
    {
        c_.states = std::move(states_);
        c_.discreteEquations = std::move(discreteEquations_);
        c_.crossings = std::move(crossings_);
        c_.samples = std::move(samples_);
        c_.eventActions = std::move(actions_);
        c_.model.assertions = std::move(assertions_);
        c_.histories = std::move(histories_);
    }
    Slice(const Slice&) = delete;
    Slice& operator=(const Slice&) = delete;

    [[nodiscard]] const BlockPlan& plan() const { return plan_; }
    [[nodiscard]] const std::vector<std::size_t>& histories() const { return ownHistories_; }

private:
    [[nodiscard]] bool has(VariableId id) const { return needs_[index(id)]; }

    template <typename T, typename IsKept>
    void swapIn(std::vector<T>& all, std::vector<T>& kept, IsKept&& isKept)
    {
        std::vector<T> own;
        std::ranges::copy_if(all, std::back_inserter(own), isKept);
        kept = std::exchange(all, std::move(own));
    }

    void keepStates()
    {
        swapIn(c_.states, states_, [this](VariableId id) { return has(id); });
    }

    /// An action or assertion belongs to the part of a variable that it reads or changes; else to the first part.
    [[nodiscard]] bool isOwn(const FlatAction& action, ExprId fires) const
    {
        std::vector<ExprId> roots;
        for (const ExprId root : {fires, action.value})
            if (root != kNoExpr)
                roots.push_back(root);
        roots.insert(roots.end(), action.message.values.begin(), action.message.values.end());
        std::int32_t part = action.variable == kNoVariable ? PartMap::kCommon : map_.partOf[index(action.variable)];
        ExpressionCone cone(c_.model.graph);
        for (const ExprId node : cone.collect(roots))
            if (const ExpressionNode& n = c_.model.graph.node(node);
                n.operation == Operation::Variable || n.operation == Operation::Pre)
                part = std::max(part, map_.partOf[index(n.variable)]);
        return static_cast<std::size_t>(std::max(part, 0)) == part_;
    }

    void sliceHistories()
    {
        std::vector<HistoryLine> own;
        for (std::size_t i = 0; i < c_.histories.size(); ++i) {
            HistoryLine line = c_.histories[i];
            const std::int32_t sender = map_.senderOf[i];
            const bool isComputed = sender == PartMap::kCommon || static_cast<std::size_t>(sender) == part_;
            const bool isRead = has(line.outputs.front());
            if (!isRead && (sender == PartMap::kCommon || !isComputed))
                continue;
            line.isReceived = !isComputed;
            line.isRead = isRead;
            for (std::size_t other = 0; other < map_.count; ++other)
                line.isSent |= other != part_ && sender != PartMap::kCommon && isComputed &&
                               map_.needs[other][index(line.outputs.front())];
            own.push_back(line);
            ownHistories_.push_back(i);
        }
        histories_ = std::exchange(c_.histories, std::move(own));
    }

    Compilation& c_;
    const PartMap& map_;
    std::size_t part_;
    const std::vector<bool>& needs_;
    BlockPlan plan_;
    std::vector<std::size_t> ownHistories_;
    // What the whole has:
    std::vector<VariableId> states_;
    std::vector<DiscreteEquation> discreteEquations_;
    std::vector<EventRelation> crossings_;
    std::vector<SampleClock> samples_;
    std::vector<EventAction> actions_;
    std::vector<FlatAction> assertions_;
    std::vector<HistoryLine> histories_;
};

std::shared_ptr<CompiledSystem> assemblePart(Compilation& c, const Slice& slice, const PartMap& map, std::size_t part)
{
    auto system = assemble(c, slice.plan(), InitialPlan());
    std::erase_if(system->pres, [&](const CompiledPre& pre) { return !map.needs[part][index(pre.variable)]; });
    const auto representative = [&](VariableId id) {
        return c.role(id) == Role::Eliminated ? c.aliases[index(id)].representative : id;
    };
    std::erase_if(system->layout.outputs, [&](const OutputLayout& output) {
        const VariableId id = representative(output.variable);
        return (id == kNoVariable ? 0 : map.ownerOf(id)) != part;
    });
    return system;
}

/// Lets \a system use the machine code of the first of \a earlier with equal programs, uses and states, as eight equal
/// drives have.
void shareMachineCode(CompiledSystem& system, const std::vector<DecoupledParts::Part>& earlier)
{
    const auto isEqual = [](const Program* a, const Program* b) { return *a == *b; };
    const auto hasEqualPlaces = [](const CompiledState& a, const CompiledState& b) {
        return a.slot == b.slot && a.derivative == b.derivative;
    };
    const auto equal = std::ranges::find_if(earlier, [&](const DecoupledParts::Part& part) {
        return std::ranges::equal(part.system->programs(), system.programs(), isEqual) &&
               std::ranges::equal(part.system->states, system.states, hasEqualPlaces) &&
               part.system->uses == system.uses;
    });
    if (equal != earlier.end())
        system.machineCode = equal->system->machineCode;
}

/// Adds the results of several parts, then variables that equal these up to sign.
void addResults(DecoupledParts& made, Compilation& c, const BlockPlan& plan, const PartMap& map)
{
    const auto add = [&](VariableId variable, ExprId value) {
        DecoupledParts::Result result{variable, value, {}};
        ExpressionCone cone(c.model.graph);
        for (const VariableId read : cone.variables(std::span(&value, 1)))
            if (c.role(read) != Role::Parameter)
                result.reads.push_back(read);
        made.results.push_back(std::move(result));
    };
    for (const std::size_t block : map.results)
        add(plan.blocks[block].unknowns.front(), plan.blocks[block].assignments[0].value);
    for (std::uint32_t i = 0; i < c.model.variables.size(); ++i) {
        const AliasTarget& alias = c.aliases[i];
        if (c.roles[i] != Role::Eliminated || alias.representative == kNoVariable ||
            map.partOf[index(alias.representative)] != PartMap::kOfSeveral)
            continue;
        const ExprId same = c.model.graph.variable(alias.representative);
        add(VariableId{i}, alias.sign < 0 ? c.model.graph.unary(Operation::Negate, same) : same);
    }
}

void addLinks(DecoupledParts& made, const Compilation& c, const PartMap& map)
{
    const auto numberIn = [&](std::size_t part, std::size_t history) {
        const auto& own = made.parts[part].histories;
        return static_cast<std::size_t>(std::ranges::find(own, history) - own.begin());
    };
    NumericValue values(c.model.graph, [&](const ExpressionNode& node) {
        return node.operation == Operation::Variable ? c.parameterValues[index(node.variable)] : 0;
    });
    for (std::size_t i = 0; i < c.histories.size(); ++i) {
        const HistoryLine& line = c.histories[i];
        const std::int32_t sender = map.senderOf[i];
        made.keeperOf.push_back(sender == PartMap::kCommon ? map.ownerOf(line.outputs.front())
                                                           : static_cast<std::size_t>(sender));
        if (sender == PartMap::kCommon || !line.flat.operation->isPureDelay())
            continue;
        const auto from = static_cast<std::size_t>(sender);
        const auto reads = [&](std::size_t part) { return map.needs[part][index(line.outputs.front())]; };
        for (std::size_t to = 0; to < map.count; ++to)
            if (to != from && reads(to)) {
                made.links.push_back({i, from, to, numberIn(from, i), numberIn(to, i), values(line.flat.inputs[1])});
                if (!reads(from))
                    made.keeperOf.back() = to;
            }
    }
}

}  // namespace

std::shared_ptr<DecoupledParts> assembleParts(Compilation& c, const BlockPlan& plan)
{
    // A program beside the model cannot repeat a step, as a part may.
    const auto isForeign = [](const HistoryLine& line) { return line.flat.operation->isForeign(); };
    if (c.histories.empty() || c.states.empty() || std::ranges::any_of(c.histories, isForeign))
        return nullptr;
    const PartMap map = findParts(c, plan);
    if (map.count < 2 || map.count * c.model.variables.size() > kMostVariables)
        return nullptr;
    auto made = std::make_shared<DecoupledParts>();
    for (std::size_t part = 0; part < map.count; ++part) {
        if (c.isStopWanted())
            return nullptr;
        const Slice slice(c, plan, map, part);
        auto system = assemblePart(c, slice, map, part);
        shareMachineCode(*system, made->parts);
        made->parts.push_back({std::move(system), slice.histories()});
    }
    for (std::uint32_t i = 0; i < c.model.variables.size(); ++i) {
        const VariableId id = c.roles[i] == Role::Eliminated ? c.aliases[i].representative : VariableId{i};
        made->partOf.push_back(id == kNoVariable ? 0 : map.ownerOf(id));
        made->isCommon.push_back(id == kNoVariable || map.partOf[index(id)] == PartMap::kCommon);
    }
    addLinks(*made, c, map);
    addResults(*made, c, plan, map);
    return made;
}

void giveModels(DecoupledParts& parts, const CompiledSystem& whole)
{
    for (DecoupledParts::Part& part : parts.parts) {
        auto system = std::const_pointer_cast<CompiledSystem>(part.system);
        system->model = whole.model;
        system->usedValues = whole.usedValues;
    }
}

}  // namespace bramah::solver
