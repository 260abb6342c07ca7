// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/reduce/alias_elimination.h"

#include "solver/compile/reduce/alias_attributes.h"
#include "solver/compile/reduce/alias_classes.h"
#include "solver/expressions/expression_rewrite.h"

#include <algorithm>
#include <optional>
#include <span>

namespace bramah::solver {

namespace {

/// Equations with more terms than this are reconsidered only when few of their variables are left.
constexpr std::size_t kFewTerms = 8;
constexpr std::size_t kMostTerms = 4096;

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
        for (std::uint32_t i = 0; i < candidates_.size(); ++i)
            queue_.push_back(i);
        bool isChanged = false;
        while (!queue_.empty()) {
            const std::uint32_t i = queue_.front();
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
    /// An equation of the form: sum of sign * variable + constant = 0.
    struct Candidate {
        std::uint32_t equation = 0;
        std::uint32_t firstTerm = 0, termCount = 0;  ///< range in terms_
        std::uint32_t unresolved = 0;
        double constant = 0;
        bool isUsed = false;
        bool isQueued = true;
    };

    static constexpr std::uint32_t kNoEntry = 0xFFFFFFFFu;
    struct Entry {
        std::uint32_t candidate;
        std::uint32_t next;
    };
    /// The candidates in which a variable occurs: a chain of entries_, so that joining two costs nothing.
    struct Occurrences {
        std::uint32_t first = kNoEntry, last = kNoEntry;
        std::uint32_t count = 0;
    };

    /// Equation \a number as a candidate, with its terms appended to terms_; nothing if it has another form.
    std::optional<Candidate> candidateOf(std::uint32_t number)
    {
        Candidate candidate{number, static_cast<std::uint32_t>(terms_.size())};
        stack_.assign({{c_.equations[number].right, -1}, {c_.equations[number].left, 1}});
        while (!stack_.empty()) {
            const auto [id, sign] = stack_.back();
            stack_.pop_back();
            const ExpressionNode& n = graph_.node(id);
            switch (n.operation) {
            case Operation::Constant: candidate.constant += sign * n.value; break;
            case Operation::Variable:
                if (c_.role(n.variable) != Role::Continuous && c_.role(n.variable) != Role::Discrete)
                    return std::nullopt;
                terms_.push_back({n.variable, sign});
                if (++candidate.termCount > kMostTerms)
                    return std::nullopt;
                break;
            case Operation::Add:
                stack_.emplace_back(n.b, sign);
                stack_.emplace_back(n.a, sign);
                break;
            case Operation::Subtract:
                stack_.emplace_back(n.b, -sign);
                stack_.emplace_back(n.a, sign);
                break;
            case Operation::Negate: stack_.emplace_back(n.a, -sign); break;
            default: return std::nullopt;
            }
        }
        candidate.unresolved = candidate.termCount;
        return candidate.termCount == 0 ? std::nullopt : std::optional(candidate);
    }

    [[nodiscard]] std::span<const SignedVariable> termsOf(const Candidate& candidate) const
    {
        return std::span(terms_).subspan(candidate.firstTerm, candidate.termCount);
    }

    [[nodiscard]] Occurrences& occurrencesOf(VariableId variable)
    {
        if (index(variable) >= occurrences_.size())
            occurrences_.resize(c_.model.variables.size());
        return occurrences_[index(variable)];
    }

    void addOccurrence(VariableId variable, std::uint32_t candidate)
    {
        const auto entry = static_cast<std::uint32_t>(entries_.size());
        entries_.push_back({candidate, kNoEntry});
        occurrencesOf(variable) = joined(occurrencesOf(variable), {entry, entry, 1});
    }

    /// The chain \a first followed by \a second.
    [[nodiscard]] Occurrences joined(const Occurrences& first, const Occurrences& second)
    {
        if (first.count == 0 || second.count == 0)
            return first.count == 0 ? second : first;
        entries_[first.last].next = second.first;
        return {first.first, second.last, first.count + second.count};
    }

    void collectCandidates()
    {
        for (std::uint32_t i = 0; i < c_.equations.size(); ++i) {
            const std::size_t before = terms_.size();
            const std::optional<Candidate> candidate = candidateOf(i);
            if (!candidate) {
                terms_.resize(before);
                continue;
            }
            for (const SignedVariable& term : termsOf(*candidate))
                addOccurrence(term.variable, static_cast<std::uint32_t>(candidates_.size()));
            candidates_.push_back(*candidate);
        }
    }

    /// Leaves in reduced_ the candidate's sum over representatives, with equal terms combined. Returns its constant.
    double reduce(const Candidate& candidate)
    {
        double constant = candidate.constant;
        reduced_.clear();
        for (const SignedVariable& term : termsOf(candidate)) {
            const SignedVariable root = classes_.find(term.variable);
            const int sign = root.sign * term.sign;
            if (classes_.isConstant(root.variable)) {
                constant += sign * classes_.constant(root.variable);
                continue;
            }
            const auto opposite = std::ranges::find_if(reduced_, [&](const SignedVariable& other) {
                return other.variable == root.variable && other.sign == -sign;
            });
            if (opposite != reduced_.end())
                reduced_.erase(opposite);
            else
                reduced_.push_back({root.variable, sign});
        }
        return constant;
    }

    bool use(const Candidate& candidate)
    {
        if (candidate.unresolved > kFewTerms)
            return false;
        const double constant = reduce(candidate);
        if (reduced_.size() == 1) {
            const auto [variable, sign] = reduced_[0];
            const FlatVariable& v = c_.model.variable(variable);
            if ((c_.role(variable) == Role::Discrete && v.isFixed) ||
                c_.antiderivatives[index(variable)] != kNoVariable)
                return false;
            classes_.setConstant(variable, -sign * constant);
            return true;
        }
        if (reduced_.size() != 2 || constant != 0 || reduced_[0].variable == reduced_[1].variable)
            return false;
        return classes_.merge(reduced_[0].variable, reduced_[1].variable, -reduced_[0].sign * reduced_[1].sign);
    }

    void announceChanges()
    {
        classes_.takeChanged(changed_);
        for (VariableId changed : changed_) {
            const Occurrences mine = std::exchange(occurrencesOf(changed), {});
            const SignedVariable root = classes_.find(changed);
            const bool isConstant = classes_.isConstant(root.variable);
            for (std::uint32_t entry = mine.first; entry != kNoEntry; entry = entries_[entry].next) {
                const std::uint32_t i = entries_[entry].candidate;
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
            Occurrences& theirs = occurrencesOf(root.variable);
            theirs = theirs.count < mine.count ? joined(mine, theirs) : joined(theirs, mine);
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

    /// Redirects assignments to eliminated variables to their representatives.
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
        // Alias chains from earlier rounds end at a representative of this round.
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
    std::vector<SignedVariable> terms_;     ///< terms of all candidates
    std::vector<Occurrences> occurrences_;  ///< by variable
    std::vector<Entry> entries_;
    std::deque<std::uint32_t> queue_;
    std::vector<SignedVariable> reduced_;
    std::vector<std::pair<ExprId, int>> stack_;
    std::vector<VariableId> changed_, eliminated_;
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
