// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/alias_elimination.h"

#include "solver/compile/alias_attributes.h"
#include "solver/compile/alias_classes.h"
#include "solver/compile/expression_rewrite.h"

#include <optional>
#include <unordered_map>

namespace bramah::solver {

namespace {

/// Equations with more terms than this are looked at again only when few of their variables are left.
constexpr std::size_t kFewTerms = 8;
constexpr std::size_t kMostTerms = 4096;

/// sum of sign * variable + constant = 0
struct SignedSum {
    std::vector<SignedVariable> terms;
    double constant = 0;
};

class AliasElimination
{
public:
    explicit AliasElimination(Compilation& compilation)
        : c_(compilation), graph_(compilation.model.graph), classes_(compilation)
    {
    }

    /// True if something was eliminated.
    bool run()
    {
        collectCandidates();
        for (std::size_t i = 0; i < candidates_.size(); ++i)
            queue_.push_back(i);
        bool isChanged = false;
        while (!queue_.empty()) {
            const std::size_t i = queue_.front();
            queue_.pop_front();
            candidates_[i].isQueued = false;
            if (!candidates_[i].isUsed && use(candidates_[i])) {
                candidates_[i].isUsed = true;
                isChanged = true;
                announceChanges();
            }
        }
        if (isChanged)
            apply();
        return isChanged;
    }

private:
    struct Candidate {
        std::size_t equation = 0;
        SignedSum sum;
        std::size_t unresolved = 0;
        bool isUsed = false;
        bool isQueued = true;
    };

    std::optional<SignedSum> signedSum(ExprId left, ExprId right)
    {
        SignedSum sum;
        std::vector<std::pair<ExprId, int>> stack{{right, -1}, {left, 1}};
        while (!stack.empty()) {
            const auto [id, sign] = stack.back();
            stack.pop_back();
            const ExpressionNode& n = graph_.node(id);
            switch (n.operation) {
            case Operation::Constant: sum.constant += sign * n.value; break;
            case Operation::Variable:
                if (c_.role(n.variable) != Role::Continuous && c_.role(n.variable) != Role::Discrete)
                    return std::nullopt;
                sum.terms.push_back({n.variable, sign});
                if (sum.terms.size() > kMostTerms)
                    return std::nullopt;
                break;
            case Operation::Add:
                stack.emplace_back(n.b, sign);
                stack.emplace_back(n.a, sign);
                break;
            case Operation::Subtract:
                stack.emplace_back(n.b, -sign);
                stack.emplace_back(n.a, sign);
                break;
            case Operation::Negate: stack.emplace_back(n.a, -sign); break;
            default: return std::nullopt;
            }
        }
        return sum;
    }

    void collectCandidates()
    {
        for (std::size_t i = 0; i < c_.equations.size(); ++i) {
            std::optional<SignedSum> sum = signedSum(c_.equations[i].left, c_.equations[i].right);
            if (!sum || sum->terms.empty())
                continue;
            for (const SignedVariable& term : sum->terms)
                occurrences_[index(term.variable)].push_back(candidates_.size());
            const std::size_t count = sum->terms.size();
            candidates_.push_back({i, std::move(*sum), count});
        }
    }

    /// The sum over representatives, equal terms cancelled; stops at three terms: more are of no use.
    SignedSum reduced(const SignedSum& sum)
    {
        SignedSum result;
        result.constant = sum.constant;
        for (const SignedVariable& term : sum.terms) {
            const SignedVariable root = classes_.find(term.variable);
            const int sign = root.sign * term.sign;
            if (classes_.isConstant(root.variable)) {
                result.constant += sign * classes_.constant(root.variable);
                continue;
            }
            bool isCancelled = false;
            for (std::size_t k = 0; k < result.terms.size() && !isCancelled; ++k) {
                if (result.terms[k].variable == root.variable && result.terms[k].sign == -sign) {
                    result.terms.erase(result.terms.begin() + static_cast<std::ptrdiff_t>(k));
                    isCancelled = true;
                }
            }
            if (!isCancelled)
                result.terms.push_back({root.variable, sign});
        }
        return result;
    }

    bool use(const Candidate& candidate)
    {
        if (candidate.unresolved > kFewTerms)
            return false;
        const SignedSum sum = reduced(candidate.sum);
        if (sum.terms.size() == 1) {
            const VariableId variable = sum.terms[0].variable;
            const FlatVariable& v = c_.model.variable(variable);
            if ((c_.role(variable) == Role::Discrete && v.isFixed) ||
                c_.antiderivatives[index(variable)] != kNoVariable)
                return false;
            classes_.setConstant(variable, -sum.terms[0].sign * sum.constant);
            return true;
        }
        if (sum.terms.size() != 2 || sum.constant != 0 || sum.terms[0].variable == sum.terms[1].variable)
            return false;
        return classes_.merge(sum.terms[0].variable, sum.terms[1].variable, -sum.terms[0].sign * sum.terms[1].sign);
    }

    void announceChanges()
    {
        for (VariableId changed : classes_.takeChanged()) {
            std::vector<std::size_t> mine = std::exchange(occurrences_[index(changed)], {});
            const SignedVariable root = classes_.find(changed);
            const bool isConstant = classes_.isConstant(root.variable);
            for (std::size_t i : mine) {
                Candidate& candidate = candidates_[i];
                if (isConstant && candidate.unresolved > 0)
                    --candidate.unresolved;
                if (candidate.isUsed || candidate.isQueued || candidate.unresolved > kFewTerms)
                    continue;
                candidate.isQueued = true;
                queue_.push_back(i);
            }
            if (root.variable == changed)
                continue;
            std::vector<std::size_t>& theirs = occurrences_[index(root.variable)];
            if (theirs.size() < mine.size())
                std::swap(theirs, mine);
            theirs.insert(theirs.end(), mine.begin(), mine.end());
        }
    }

    ExprId signedExpression(ExprId id, int sign) { return sign < 0 ? graph_.unary(Operation::Negate, id) : id; }

    void apply()
    {
        const std::size_t count = c_.model.variables.size();
        for (std::uint32_t i = 0; i < count; ++i) {
            const VariableId id{i};
            if (c_.role(id) != Role::Continuous && c_.role(id) != Role::Discrete)
                continue;
            const SignedVariable root = classes_.find(id);
            if (classes_.isConstant(root.variable))
                c_.aliases[i] = {kNoVariable, 1, root.sign * classes_.constant(root.variable)};
            else if (root.variable != id)
                c_.aliases[i] = {root.variable, root.sign, 0};
            else
                continue;
            eliminated_.push_back(id);
        }
        mergeAliasAttributes(c_, eliminated_);
        dropUsedEquations();
        for (const ContinuousEquation& e : classes_.leftOver())
            c_.equations.push_back(e);
        for (VariableId id : eliminated_)
            c_.roles[index(id)] = Role::Eliminated;
        substitute();
        retarget();
    }

    void dropUsedEquations()
    {
        std::vector<bool> isUsed(c_.equations.size(), false);
        for (const Candidate& candidate : candidates_)
            isUsed[candidate.equation] = candidate.isUsed;
        std::size_t kept = 0;
        for (std::size_t i = 0; i < c_.equations.size(); ++i)
            if (!isUsed[i])
                c_.equations[kept++] = c_.equations[i];
        c_.equations.resize(kept);
    }

    void substitute()
    {
        ExpressionRewrite rewrite(graph_, [&](ExprId id) -> ExprId {
            const ExpressionNode n = graph_.node(id);
            if (n.operation != Operation::Variable && n.operation != Operation::Pre)
                return kNoExpr;
            if (c_.role(n.variable) != Role::Eliminated)
                return kNoExpr;
            const AliasTarget& target = c_.aliases[index(n.variable)];
            if (target.representative == kNoVariable)
                return graph_.constant(target.value);
            return signedExpression(n.operation == Operation::Pre ? graph_.pre(target.representative)
                                                                  : graph_.variable(target.representative),
                                    target.sign);
        });
        c_.forEachExpression([&](ExprId& expression) { expression = rewrite(expression); });
    }

    /// Assignments to eliminated variables go to their representatives.
    void retarget()
    {
        const auto moved = [&](VariableId& variable, ExprId& value) {
            if (c_.role(variable) != Role::Eliminated || c_.aliases[index(variable)].representative == kNoVariable)
                return;
            const AliasTarget target = c_.aliases[index(variable)];
            variable = target.representative;
            value = signedExpression(value, target.sign);
        };
        for (DiscreteEquation& e : c_.discreteEquations)
            moved(e.variable, e.value);
        for (EventAction& a : c_.eventActions)
            if (a.action.kind == ActionKind::Reinit)
                moved(a.action.variable, a.action.value);
        for (VariableId& derivative : c_.derivatives) {
            if (derivative != kNoVariable && c_.role(derivative) == Role::Eliminated)
                derivative = c_.aliases[index(derivative)].representative;
        }
        // Chains of aliases from earlier rounds end at a representative of this one.
        for (std::size_t i = 0; i < c_.aliases.size(); ++i) {
            AliasTarget& target = c_.aliases[i];
            if (c_.roles[i] != Role::Eliminated || target.representative == kNoVariable ||
                c_.role(target.representative) != Role::Eliminated)
                continue;
            const AliasTarget next = c_.aliases[index(target.representative)];
            target = {next.representative, target.sign * next.sign, target.sign * next.value};
        }
    }

    Compilation& c_;
    ExpressionGraph& graph_;
    AliasClasses classes_;
    std::vector<Candidate> candidates_;
    std::unordered_map<std::uint32_t, std::vector<std::size_t>> occurrences_;
    std::deque<std::size_t> queue_;
    std::vector<VariableId> eliminated_;
};

}  // namespace

void eliminateAliases(Compilation& compilation)
{
    constexpr int kMostRounds = 4;
    for (int round = 0; round < kMostRounds; ++round)
        if (!AliasElimination(compilation).run() || compilation.hasErrors() || compilation.isStopWanted())
            return;
}

}  // namespace bramah::solver
