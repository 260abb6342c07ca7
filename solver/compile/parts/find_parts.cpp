// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/parts/find_parts.h"

#include "solver/expressions/expression_cone.h"
#include "solver/expressions/expression_graph.h"
#include "solver/history/history_operator.h"
#include "solver/tape/decoupled_parts.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace bramah::solver {
namespace {

/// A relationship by which variables get values from others: a block, relation, discrete equation, delay or action.
struct Relationship {
    std::vector<VariableId> gives;
    std::vector<VariableId> reads;
};

class PartFinder
{
public:
    PartFinder(const Compilation& compilation, const BlockPlan& plan)
        : c_(compilation), plan_(plan), isMarked_(compilation.model.graph.size())
    {
    }

    PartMap run()
    {
        collect();
        findCommon();
        findNeeded();
        join();
        joinStateless();
        joinResults();
        number();
        findNeeds();
        return std::move(map_);
    }

private:
    /// All variables below \a roots that may change during a run, values before events included.
    std::vector<VariableId> readsOf(const std::vector<ExprId>& roots)
    {
        const ExpressionGraph& graph = c_.model.graph;
        std::vector<VariableId> reads;
        std::vector<ExprId> stack;
        ++mark_;
        const auto push = [&](ExprId id) {
            if (id != kNoExpr && isMarked_[index(id)] != mark_) {
                isMarked_[index(id)] = mark_;
                stack.push_back(id);
            }
        };
        for (const ExprId root : roots)
            push(root);
        while (!stack.empty()) {
            const ExprId id = stack.back();
            stack.pop_back();
            const ExpressionNode& node = graph.node(id);
            const bool isRead = node.operation == Operation::Variable || node.operation == Operation::Pre;
            const auto isGiven = [&] {
                const Role role = c_.role(node.variable);
                return role == Role::Parameter || role == Role::Input || role == Role::Eliminated;
            };
            if (isRead && !isGiven())
                reads.push_back(node.variable);
            graph.forEachOperand(id, push);
        }
        std::ranges::sort(reads);
        reads.erase(std::ranges::unique(reads).begin(), reads.end());
        return reads;
    }

    [[nodiscard]] bool isOfTime(ExprId id) const
    {
        const ExpressionGraph& graph = c_.model.graph;
        bool isOf = graph.node(id).operation == Operation::Time;
        graph.forEachOperand(id, [&](ExprId operand) { isOf = isOf || isOfTime(operand); });
        return isOf;
    }

    static std::vector<ExprId> rootsOf(const FlatAction& action, ExprId fires)
    {
        std::vector<ExprId> roots{fires, action.value};
        roots.insert(roots.end(), action.message.values.begin(), action.message.values.end());
        return roots;
    }

    void collect()
    {
        for (const Block& block : plan_.blocks) {
            std::vector<ExprId> roots(block.residuals.begin(), block.residuals.end());
            roots.insert(roots.end(), block.matrix.begin(), block.matrix.end());
            roots.insert(roots.end(), block.rightSide.begin(), block.rightSide.end());
            for (const Assignment& assignment : block.assignments)
                roots.push_back(assignment.value);
            makers_.push_back({{block.unknowns.begin(), block.unknowns.end()}, readsOf(roots)});
        }
        for (const EventRelation& crossing : c_.crossings)
            makers_.push_back({{crossing.truth}, readsOf({crossing.left, crossing.right, crossing.instant})});
        for (const DiscreteEquation& equation : c_.discreteEquations)
            makers_.push_back({{equation.variable}, readsOf({equation.value})});
        for (const SampleClock& clock : c_.samples)
            makers_.push_back({{clock.truth}, readsOf({clock.start, clock.interval})});
        for (const HistoryLine& line : c_.histories)
            collectHistory(line);
        for (const EventAction& event : c_.eventActions) {
            Relationship made{{}, readsOf(rootsOf(event.action, event.fires))};
            if (event.action.variable != kNoVariable)
                made.gives.push_back(event.action.variable);
            ties_.push_back(std::move(made));
        }
        for (const FlatAction& assertion : c_.model.assertions)
            ties_.push_back({{}, readsOf(rootsOf(assertion, kNoExpr))});
        for (const VariableId state : c_.states)
            ties_.push_back({{state}, {c_.derivatives[index(state)]}});
    }

    /// Only a delay with a known length allows its two ends to be computed one after the other.
    void collectHistory(const HistoryLine& line)
    {
        const std::vector<ExprId>& inputs = line.flat.inputs;
        const bool isDelay = line.flat.operation->isPureDelay() && readsOf({inputs[1]}).empty() && !isOfTime(inputs[1]);
        if (isDelay) {
            delays_.push_back({line.outputs, readsOf({inputs[0]})});
            lineOf_.push_back(static_cast<std::size_t>(&line - c_.histories.data()));
            return;
        }
        std::vector<ExprId> roots = inputs;
        roots.push_back(line.flat.position);
        Relationship made{line.outputs, readsOf(roots)};
        if (line.position != kNoVariable)
            made.gives.push_back(line.position);
        makers_.push_back(std::move(made));
    }

    [[nodiscard]] bool isCommon(VariableId id) const { return isCommon_[index(id)]; }

    void findCommon()
    {
        isCommon_.assign(c_.model.variables.size(), true);
        for (const VariableId state : c_.states)
            isCommon_[index(state)] = false;
        bool isChanged = true;
        const auto pass = [&](const std::vector<Relationship>& all) {
            for (const Relationship& one : all) {
                if (std::ranges::all_of(one.reads, [this](VariableId id) { return isCommon(id); }) &&
                    std::ranges::all_of(one.gives, [this](VariableId id) { return isCommon(id); }))
                    continue;
                for (const VariableId id : one.gives) {
                    isChanged = isChanged || isCommon(id);
                    isCommon_[index(id)] = false;
                }
            }
        };
        while (isChanged) {
            isChanged = false;
            pass(makers_);
            pass(delays_);
        }
    }

    /// Marks everything except mere results: what derivatives, relations, conditions and delays depend on.
    void findNeeded()
    {
        isNeeded_.assign(c_.model.variables.size(), false);
        const auto need = [this](const std::vector<VariableId>& ids) {
            for (const VariableId id : ids)
                isNeeded_[index(id)] = true;
        };
        for (std::size_t i = plan_.blocks.size(); i < makers_.size(); ++i)
            need(makers_[i].reads);
        for (const auto* all : {&ties_, &delays_})
            for (const Relationship& one : *all)
                need(one.reads);
        // Blocks read only earlier ones.
        for (std::size_t i = plan_.blocks.size(); i-- > 0;) {
            const bool isNeeded = std::ranges::any_of(makers_[i].gives, [&](auto id) { return isNeeded_[index(id)]; });
            if (isNeeded || !isPlain(plan_.blocks[i], makers_[i].reads)) {
                need(makers_[i].gives);
                need(makers_[i].reads);
            }
        }
    }

    /// Does the value of \a block follow from stored results of the same time?
    [[nodiscard]] bool isPlain(const Block& block, const std::vector<VariableId>& reads) const
    {
        const auto isStored = [this](VariableId id) {
            return !c_.isMade[index(id)] && c_.role(id) != Role::Truth && c_.role(id) != Role::Delayed;
        };
        if (block.assignments.size() != 1 || !block.tears.empty() || !block.matrix.empty() ||
            !std::ranges::all_of(reads, isStored))
            return false;
        ExpressionCone cone(c_.model.graph);
        return std::ranges::none_of(cone.collect(block.assignments[0].value), [this](ExprId id) {
            switch (c_.model.graph.node(id).operation) {
            case Operation::Derivative:
            case Operation::Pre:
            case Operation::Differentiate:
            case Operation::Initial:
            case Operation::Terminal:
            case Operation::Sample:
            case Operation::Delay:
            case Operation::Remembered: return true;
            default: return false;
            }
        });
    }

    [[nodiscard]] bool isResult(std::size_t block) const
    {
        return !isNeeded_[index(makers_[block].gives.front())] && !isCommon(makers_[block].gives.front());
    }

    /// Assigns a result to the part that it depends on; one of several parts to none.
    void joinResults()
    {
        isOfSeveral_.assign(c_.model.variables.size(), false);
        for (std::size_t i = 0; i < plan_.blocks.size(); ++i) {
            if (!isResult(i))
                continue;
            const Relationship& one = makers_[i];
            std::int64_t root = -1;
            bool isOfSeveral = false;
            for (const VariableId id : one.reads) {
                if (isCommon(id))
                    continue;
                const std::uint32_t own = rootOf(index(id));
                isOfSeveral = isOfSeveral || isOfSeveral_[index(id)] || (root >= 0 && root != own);
                root = own;
            }
            if (isOfSeveral) {
                isOfSeveral_[index(one.gives.front())] = true;
                map_.results.push_back(i);
            } else {
                joinAll(one.gives, one.reads);
            }
        }
    }

    std::uint32_t rootOf(std::uint32_t at)
    {
        while (above_[at] != at)
            at = above_[at] = above_[above_[at]];
        return at;
    }

    void joinAll(const std::vector<VariableId>& first, const std::vector<VariableId>& second = {})
    {
        VariableId before = kNoVariable;
        for (const auto* list : {&first, &second})
            for (const VariableId id : *list) {
                if (isCommon(id))
                    continue;
                if (before != kNoVariable)
                    above_[rootOf(index(id))] = rootOf(index(before));
                before = id;
            }
    }

    void join()
    {
        above_.resize(c_.model.variables.size());
        std::iota(above_.begin(), above_.end(), 0u);
        for (std::size_t i = 0; i < makers_.size(); ++i)
            if (i >= plan_.blocks.size() || !isResult(i))
                joinAll(makers_[i].gives, makers_[i].reads);
        for (const Relationship& one : ties_)
            joinAll(one.gives, one.reads);
        for (const Relationship& delay : delays_)
            joinAll(delay.reads);
    }

    /// A part without states costs more as a part of its own than within the part whose signals it receives.
    void joinStateless()
    {
        for (bool isChanged = true; isChanged;) {
            isChanged = false;
            std::vector<bool> hasStates(above_.size(), false);
            for (const VariableId state : c_.states)
                hasStates[rootOf(index(state))] = true;
            for (const Relationship& delay : delays_) {
                const VariableId value = delay.gives.front();
                const auto sender = std::ranges::find_if(delay.reads, [this](VariableId id) { return !isCommon(id); });
                if (isCommon(value) || sender == delay.reads.end())
                    continue;
                const std::uint32_t to = rootOf(index(value)), from = rootOf(index(*sender));
                if (to == from || (hasStates[to] && hasStates[from]))
                    continue;
                above_[to] = from;
                hasStates[from] = hasStates[from] || hasStates[to];
                isChanged = true;
            }
        }
    }

    void number()
    {
        map_.partOf.assign(above_.size(), PartMap::kCommon);
        std::map<std::uint32_t, std::int32_t> numbers;
        const auto give = [&](VariableId id) {
            if (isCommon(id))
                return;
            if (isOfSeveral_[index(id)]) {
                map_.partOf[index(id)] = PartMap::kOfSeveral;
                return;
            }
            const auto next = static_cast<std::int32_t>(numbers.size());
            map_.partOf[index(id)] = numbers.emplace(rootOf(index(id)), next).first->second;
        };
        for (const VariableId state : c_.states)
            give(state);
        for (const auto* all : {&makers_, &delays_})
            for (const Relationship& one : *all)
                for (const VariableId id : one.gives)
                    give(id);
        map_.count = std::max<std::size_t>(1, numbers.size());
        for (const HistoryLine& line : c_.histories)
            map_.senderOf.push_back(map_.partOf[index(line.outputs.front())]);
        for (std::size_t i = 0; i < delays_.size(); ++i) {
            std::int32_t& sender = map_.senderOf[lineOf_[i]];
            sender = PartMap::kCommon;
            for (const VariableId id : delays_[i].reads)
                sender = std::max(sender, map_.partOf[index(id)]);
        }
    }

    /// Finds what each part needs: its own variables and the common ones that these read, directly or not. Variables
    /// that no part needs go to the first one.
    void findNeeds()
    {
        map_.needs.assign(map_.count, std::vector<bool>(above_.size(), false));
        std::vector<bool> isNeeded(above_.size(), false);
        for (std::size_t part = map_.count; part-- > 0;) {
            std::vector<bool>& needs = map_.needs[part];
            const auto isOwn = [&](VariableId id) { return map_.partOf[index(id)] == static_cast<std::int32_t>(part); };
            const auto want = [&](const std::vector<VariableId>& ids) {
                for (const VariableId id : ids)
                    needs[index(id)] = needs[index(id)] || isCommon(id);
            };
            for (std::uint32_t i = 0; i < above_.size(); ++i)
                needs[i] = isOwn(VariableId{i}) ||
                           (part == 0 && isCommon_[i] && c_.roles[i] != Role::Eliminated && !isNeeded[i]);
            for (const auto* all : {&makers_, &ties_})
                for (const Relationship& one : *all)
                    if (std::ranges::any_of(one.gives, isOwn) || std::ranges::any_of(one.reads, isOwn))
                        want(one.reads);
            for (std::size_t i = 0; i < delays_.size(); ++i)
                if (map_.senderOf[lineOf_[i]] == static_cast<std::int32_t>(part))
                    want(delays_[i].reads);
            if (part == 0)  // relationships of common variables alone
                for (const Relationship& one : ties_)
                    if (std::ranges::all_of(one.reads, [this](VariableId id) { return isCommon(id); }))
                        want(one.reads);
            close(needs);
            for (std::uint32_t i = 0; i < above_.size(); ++i)
                isNeeded[i] = isNeeded[i] || needs[i];
        }
    }

    /// Adds the common variables that those in \a needs read.
    void close(std::vector<bool>& needs)
    {
        for (bool isChanged = true; isChanged;) {
            isChanged = false;
            for (const auto* all : {&makers_, &delays_})
                for (const Relationship& one : *all) {
                    if (one.gives.empty() || !isCommon(one.gives.front()) ||
                        std::ranges::none_of(one.gives, [&](VariableId id) { return needs[index(id)]; }))
                        continue;
                    for (const auto* list : {&one.gives, &one.reads})
                        for (const VariableId id : *list) {
                            isChanged = isChanged || !needs[index(id)];
                            needs[index(id)] = true;
                        }
                }
        }
    }

    const Compilation& c_;
    const BlockPlan& plan_;
    std::vector<std::uint32_t> isMarked_;  ///< by expression: number of the last walk that met it
    std::uint32_t mark_ = 0;
    std::vector<Relationship> makers_, delays_;
    std::vector<Relationship> ties_;    ///< relationships that hold variables together without giving them values
    std::vector<std::size_t> lineOf_;   ///< by delay: its index among the histories
    std::vector<bool> isCommon_;        ///< by variable
    std::vector<bool> isNeeded_;        ///< by variable: needed for more than results
    std::vector<bool> isOfSeveral_;     ///< by variable: result of several parts
    std::vector<std::uint32_t> above_;  ///< by variable: another one of its part, or itself at the root
    PartMap map_;
};

}  // namespace

std::size_t PartMap::ownerOf(VariableId variable) const
{
    const std::int32_t own = partOf[index(variable)];
    if (own == kOfSeveral)
        return DecoupledParts::kOfSeveral;
    if (own != kCommon)
        return static_cast<std::size_t>(own);
    for (std::size_t part = 0; part < count; ++part)
        if (needs[part][index(variable)])
            return part;
    return 0;
}

PartMap findParts(const Compilation& compilation, const BlockPlan& plan)
{
    return PartFinder(compilation, plan).run();
}

}  // namespace bramah::solver
