// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/inspection/cause.h"

#include "solver/expressions/expression_cone.h"
#include "solver/expressions/numeric_value.h"
#include "solver/flat_model/expression_text.h"
#include "solver/inspection/system_structure.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace bramah::solver {

namespace {

constexpr int kDeepestChain = 20;  ///< variables that follow from a single other one
constexpr std::size_t kMostTermsOfWiring = 64;

/// sign * product of factors / product of divisors.
struct Product {
    double sign = 1;
    std::vector<ExprId> factors, divisors;
};

class CauseFinder
{
public:
    CauseFinder(const CompiledSystem& system, const StretchRows& rows)
        : system_(system), graph_(system.model.graph), structure_(*system.structure), rows_(rows), cone_(graph_)
    {
    }

    Cause find(VariableId variable)
    {
        Cause cause;
        cause.variable = variable;
        const StructureVariable& described = structure_.variable(variable);
        const std::vector<double>* values = valuesOf(variable);
        if (!values || values->size() < 2) {
            cause.isIncomplete = true;
            return cause;
        }
        cause.change = values->back() - values->front();
        if (described.same == kNoVariable)
            return cause;
        explain(described.same, cause, 0);
        // What is explained may be the negative of its representative.
        const double sign = described.sign;
        for (CauseTerm& term : cause.terms)
            term.change *= sign;
        cause.remainder *= sign;
        takeOutRounding(cause, *values);
        std::ranges::stable_sort(cause.terms, {}, [](const CauseTerm& term) { return -std::abs(term.change); });
        return cause;
    }

private:
    /// Leaves out parts that are only rounding beside the largest one, or beside the values themselves.
    static void takeOutRounding(Cause& cause, const std::vector<double>& values)
    {
        constexpr double kOfLargest = 1e-9, kOfValues = 1e-13;
        double largest = std::max(std::abs(cause.change), std::abs(cause.remainder));
        for (const CauseTerm& term : cause.terms)
            largest = std::max(largest, std::abs(term.change));
        double size = 0;
        for (const double value : values)
            size = std::max(size, std::abs(value));
        const double least = std::max(kOfLargest * largest, kOfValues * size);
        std::erase_if(cause.terms, [&](const CauseTerm& term) { return std::abs(term.change) <= least; });
        for (double* value : {&cause.change, &cause.remainder})
            if (std::abs(*value) <= least)
                *value = 0;
    }

    /// Fills in the terms of the change of a representative.
    void explain(VariableId variable, Cause& cause, int depth)
    {
        const StructureVariable& described = structure_.variable(variable);
        cause.component =
            described.isGiven ? described.giver.component : system_.model.variable(variable).origin.component;
        switch (described.use) {
        case VariableUse::Known:
        case VariableUse::Constant: cause.kind = Cause::Kind::Given; return;
        case VariableUse::Discrete: cause.kind = Cause::Kind::Event; return;
        case VariableUse::Delayed: cause.kind = Cause::Kind::Delayed; return;
        case VariableUse::State: explainState(variable, cause); return;
        case VariableUse::Computed:
        case VariableUse::Iterated: explainComputed(variable, cause, depth); return;
        }
    }

    void explainState(VariableId state, Cause& cause)
    {
        cause.kind = Cause::Kind::Integrated;
        const VariableId rate = structure_.variable(state).rate;
        const StructureVariable* described = rate == kNoVariable ? nullptr : &structure_.variable(rate);
        if (!described || described->same == kNoVariable) {
            cause.isIncomplete = true;
            return;
        }
        std::vector<Product> terms;
        // A derivative that is nothing but another variable, as that of a position, is integrated as a whole.
        if (described->same != rate) {
            terms = {{static_cast<double>(described->sign), {graph_.variable(described->same)}, {}}};
            cause.equation =
                "der(" + pathOf(state) + ") = " + (described->sign < 0 ? "-" : "") + pathOf(described->same);
        } else if (!solved(rate, terms, cause)) {
            return;
        }
        expandWiring(terms);
        addIntegrals(terms, cause);
        cause.remainder = changeOf(state) - sumOf(cause);
    }

    void explainComputed(VariableId variable, Cause& cause, int depth)
    {
        const StructureVariable& described = structure_.variable(variable);
        const bool isTogether =
            described.block >= 0 &&
            structure_.blocks[static_cast<std::size_t>(described.block)].solvedAs != SolvedAs::Assignment;
        cause.kind = isTogether ? Cause::Kind::Together : Cause::Kind::Computed;
        std::vector<Product> terms;
        if (!solved(variable, terms, cause))
            return;
        const std::vector<VariableId> changing = changingIn(terms);
        if (!isTogether && changing.size() == 1 && depth < kDeepestChain && changing.front() != kNoVariable) {
            followOne(variable, changing.front(), cause, depth);
            return;
        }
        if (terms.size() > 1)
            addChanges(terms, cause);
        else
            addShares(terms.front(), changing, cause);
    }

    /// \a variable follows from \a other alone: the parts are those of the other one's change, in proportion.
    void followOne(VariableId variable, VariableId other, Cause& cause, int depth)
    {
        Cause inner;
        inner.variable = other;
        const double change = changeOf(variable), otherChange = changeOf(other);
        explain(other, inner, depth + 1);
        const bool leadsOn = inner.kind == Cause::Kind::Integrated || inner.kind == Cause::Kind::Computed;
        if (!leadsOn || inner.isIncomplete || inner.terms.empty() || otherChange == 0 ||
            !std::isfinite(change / otherChange)) {
            addTerm(other, graph_.variable(other), change, otherChange, cause);
            return;
        }
        cause.kind = inner.kind;
        cause.through = inner.through == kNoVariable ? other : inner.through;
        cause.equation = std::move(inner.equation);
        cause.component = inner.component;
        cause.terms = std::move(inner.terms);
        cause.remainder = inner.remainder * change / otherChange;
        for (CauseTerm& term : cause.terms)
            term.change *= change / otherChange;
    }

    /// The same from any equation of the block that solves \a unknown, with several terms of which all \a isKnown: any
    /// of them holds, whichever the compiler has assigned.
    template <typename IsKnown>
    bool solvedInBlock(VariableId unknown, std::vector<Product>& terms, IsKnown isKnown)
    {
        const std::int32_t block = structure_.variable(unknown).block;
        if (block < 0)
            return false;
        for (const std::uint32_t number : structure_.blocks[static_cast<std::size_t>(block)].equations) {
            Cause unused;
            terms.clear();
            if (solved(unknown, terms, unused, static_cast<std::int32_t>(number)) && terms.size() > 1 &&
                std::ranges::all_of(terms, isKnown))
                return true;
        }
        return false;
    }

    /// The terms of the sum that \a unknown is, from its equation; false with the mark of an incomplete cause.
    bool solved(VariableId unknown, std::vector<Product>& terms, Cause& cause)
    {
        return solved(unknown, terms, cause, structure_.variable(unknown).equation);
    }
    bool solved(VariableId unknown, std::vector<Product>& terms, Cause& cause, std::int32_t number)
    {
        if (number < 0) {
            cause.isIncomplete = true;
            return false;
        }
        const StructureEquation& equation = structure_.equations[static_cast<std::size_t>(number)];
        cause.equation = equationText(system_.model, equation.left, equation.right);
        cause.component = equation.origin.component;
        std::vector<Product> all;
        expand(equation.left, {1, {}, {}}, all);
        expand(equation.right, {-1, {}, {}}, all);
        std::vector<Product> mine;
        for (Product& product : all)
            (isIn(unknown, product) ? mine : terms).push_back(std::move(product));
        // unknown*scale + rest = 0, with a scale without the unknown
        std::optional<Product> scale = mine.size() == 1 ? without(unknown, mine.front()) : std::nullopt;
        if (!scale) {
            cause.isIncomplete = true;
            return false;
        }
        for (Product& term : terms) {
            term.sign *= -scale->sign;
            term.factors.insert(term.factors.end(), scale->divisors.begin(), scale->divisors.end());
            term.divisors.insert(term.divisors.end(), scale->factors.begin(), scale->factors.end());
        }
        if (terms.empty())
            terms.push_back({1, {graph_.constant(0)}, {}});
        return true;
    }

    /// Appends the terms of the sum that \a expression, times \a around, is.
    void expand(ExprId expression, const Product& around, std::vector<Product>& terms)
    {
        const ExpressionNode node = graph_.node(expression);
        const auto with = [&](double sign) {
            Product product = around;
            product.sign *= sign;
            return product;
        };
        switch (node.operation) {
        case Operation::Constant:
            if (node.value == 0)
                return;
            break;
        case Operation::Add:
            expand(node.a, around, terms);
            expand(node.b, around, terms);
            return;
        case Operation::Subtract:
            expand(node.a, around, terms);
            expand(node.b, with(-1), terms);
            return;
        case Operation::Negate: expand(node.a, with(-1), terms); return;
        case Operation::NoEvent: expand(node.a, around, terms); return;
        case Operation::Smooth: expand(node.b, around, terms); return;
        case Operation::Homotopy: expand(node.a, around, terms); return;
        case Operation::Multiply: {
            // One factor that is a sum is multiplied out.
            const bool isSumB = isSum(node.b);
            Product product = around;
            product.factors.push_back(isSumB ? node.a : node.b);
            expand(isSumB ? node.b : node.a, product, terms);
            return;
        }
        case Operation::Divide: {
            Product product = around;
            product.divisors.push_back(node.b);
            expand(node.a, product, terms);
            return;
        }
        default: break;
        }
        Product product = around;
        product.factors.push_back(expression);
        terms.push_back(std::move(product));
    }

    bool isSum(ExprId expression) const
    {
        const ExpressionNode& node = graph_.node(expression);
        return node.operation == Operation::Add || node.operation == Operation::Subtract ||
               (node.operation == Operation::Negate && isSum(node.a));
    }

    std::vector<VariableId> variablesIn(const Product& product)
    {
        std::vector<ExprId> roots = product.factors;
        roots.insert(roots.end(), product.divisors.begin(), product.divisors.end());
        const auto found = cone_.variables(roots);
        return {found.begin(), found.end()};
    }
    bool isIn(VariableId variable, const Product& product)
    {
        const std::vector<VariableId> variables = variablesIn(product);
        return std::ranges::find(variables, variable) != variables.end();
    }
    bool readsTime(const Product& product)
    {
        std::vector<ExprId> roots = product.factors;
        roots.insert(roots.end(), product.divisors.begin(), product.divisors.end());
        return std::ranges::any_of(cone_.collect(roots),
                                   [&](ExprId id) { return graph_.node(id).operation == Operation::Time; });
    }

    /// \a product without its factor \a unknown; nothing if that is not a factor, or occurs elsewhere in it.
    std::optional<Product> without(VariableId unknown, Product product)
    {
        const auto factor = std::ranges::find_if(product.factors, [&](ExprId id) {
            const ExpressionNode& node = graph_.node(id);
            return node.operation == Operation::Variable && node.variable == unknown;
        });
        if (factor == product.factors.end())
            return std::nullopt;
        product.factors.erase(factor);
        if (isIn(unknown, product))
            return std::nullopt;
        return product;
    }

    /// Flows that only a connection sums up are replaced by the flows that it joins, and a term that stands alone, as
    /// an acceleration, by those of its own equation.
    void expandWiring(std::vector<Product>& terms)
    {
        int expanded = 0;
        for (std::size_t k = 0; k < terms.size() && terms.size() < kMostTermsOfWiring;) {
            const std::vector<VariableId> variables = changingIn({terms[k]});
            const VariableId flow = variables.size() == 1 ? variables.front() : kNoVariable;
            const std::int32_t number = flow == kNoVariable ? -1 : structure_.variable(flow).equation;
            std::optional<Product> scale = flow == kNoVariable ? std::nullopt : without(flow, terms[k]);
            const bool isWire =
                number >= 0 && structure_.equations[static_cast<std::size_t>(number)].origin.connectionSet >= 0;
            if (number < 0 || !scale ||
                (structure_.variable(flow).use != VariableUse::Computed &&
                 structure_.variable(flow).use != VariableUse::Iterated) ||
                (!isWire && terms.size() > 1)) {
                ++k;
                continue;
            }
            std::vector<Product> flows;
            Cause unused;
            const auto isKnown = [&](const Product& one) {
                return std::ranges::all_of(variablesIn(one),
                                           [&](VariableId variable) { return valuesOf(variable) != nullptr; });
            };
            const bool isFound = isWire ? solved(flow, flows, unused) : solvedInBlock(flow, flows, isKnown);
            if (++expanded > kDeepestChain || !isFound || !std::ranges::all_of(flows, isKnown)) {
                ++k;
                continue;
            }
            terms.erase(terms.begin() + static_cast<std::ptrdiff_t>(k));
            for (Product& one : flows) {
                one.sign *= scale->sign;
                one.factors.insert(one.factors.end(), scale->factors.begin(), scale->factors.end());
                one.divisors.insert(one.divisors.end(), scale->divisors.begin(), scale->divisors.end());
                terms.push_back(std::move(one));
            }
        }
    }

    /// The variables in \a terms that change within the stretch, and kNoVariable for the time.
    std::vector<VariableId> changingIn(const std::vector<Product>& terms)
    {
        std::vector<VariableId> changing;
        for (const Product& term : terms) {
            for (const VariableId variable : variablesIn(term)) {
                const std::vector<double>* values = valuesOf(variable);
                const bool isChanging =
                    !values || std::ranges::any_of(*values, [&](double value) { return value != values->front(); });
                // The flow of a wire leads on even while it rests.
                const bool isFlow = structure_.variable(variable).use != VariableUse::Known &&
                                    structure_.variable(variable).use != VariableUse::Constant;
                if ((isChanging || isFlow) && std::ranges::find(changing, variable) == changing.end())
                    changing.push_back(variable);
            }
            if (readsTime(term) && std::ranges::find(changing, kNoVariable) == changing.end())
                changing.push_back(kNoVariable);
        }
        return changing;
    }

    /// The values of a variable in all rows, also of one that is not stored but follows from stored ones; null if it is
    /// not known.
    const std::vector<double>* valuesOf(VariableId variable)
    {
        const auto known = values_.find(index(variable));
        if (known != values_.end())
            return known->second.empty() ? nullptr : &known->second;
        values_[index(variable)];  // a circle of variables that are not stored ends here
        std::vector<double> values = rows_.values(variable);
        // The run may have kept another variable that is always equal.
        for (std::uint32_t other = 0; values.empty() && other < structure_.declaredCount; ++other)
            if (structure_.variables[other].same == variable && VariableId{other} != variable) {
                values = rows_.values(VariableId{other});
                for (double& value : values)
                    value *= structure_.variables[other].sign;
            }
        const StructureVariable& described = structure_.variable(variable);
        if (values.empty() && described.same != kNoVariable && described.same != variable) {
            if (const std::vector<double>* same = valuesOf(described.same)) {
                values = *same;
                for (double& value : values)
                    value *= described.sign;
            }
        } else if (values.empty() && described.use == VariableUse::Computed && described.equation >= 0) {
            std::vector<Product> terms;
            Cause unused;
            if (solved(variable, terms, unused))
                values = sumsOf(terms);
        }
        auto& kept = values_[index(variable)];
        kept = std::move(values);
        return kept.empty() ? nullptr : &kept;
    }

    double changeOf(VariableId variable)
    {
        const std::vector<double>* values = valuesOf(variable);
        return values ? values->back() - values->front() : std::nan("");
    }

    /// Evaluates a product where leaf values come from \a value.
    double valueOf(const Product& product, const std::function<double(const ExpressionNode&)>& value) const
    {
        NumericValue numeric(graph_, value);
        double result = product.sign;
        for (const ExprId factor : product.factors)
            result *= numeric(factor);
        for (const ExprId divisor : product.divisors)
            result /= numeric(divisor);
        return result;
    }

    double leafAt(const ExpressionNode& node, std::size_t row)
    {
        if (node.operation == Operation::Time)
            return rows_.times[row];
        const bool isVariable = node.operation == Operation::Variable || node.operation == Operation::Pre;
        const std::vector<double>* values = isVariable ? valuesOf(node.variable) : nullptr;
        return values ? (*values)[row] : std::nan("");
    }

    /// The values of a product in all rows; empty if one is not known.
    std::vector<double> valuesIn(const Product& product)
    {
        std::vector<double> values;
        for (std::size_t row = 0; row < rows_.times.size(); ++row) {
            values.push_back(valueOf(product, [&](const ExpressionNode& node) { return leafAt(node, row); }));
            if (std::isnan(values.back()))
                return {};
        }
        return values;
    }
    std::vector<double> sumsOf(const std::vector<Product>& terms)
    {
        std::vector<double> sums(rows_.times.size(), 0);
        for (const Product& term : terms) {
            const std::vector<double> values = valuesIn(term);
            if (values.empty())
                return {};
            for (std::size_t row = 0; row < sums.size(); ++row)
                sums[row] += values[row];
        }
        return sums;
    }

    double integralOf(const std::vector<double>& values) const
    {
        double sum = 0;
        for (std::size_t row = 0; row + 1 < values.size(); ++row)
            sum += 0.5 * (rows_.times[row + 1] - rows_.times[row]) * (values[row] + values[row + 1]);
        return sum;
    }

    /// Adds each of \a terms with the change and the amount that \a partOf(term, values, main) gives; without a value
    /// in one of them the cause is incomplete. \a main: the variable that stands for the term.
    template <typename PartOf>
    void addTerms(const std::vector<Product>& terms, Cause& cause, PartOf partOf)
    {
        for (const Product& term : terms) {
            const std::vector<double> values = valuesIn(term);
            if (values.empty()) {
                cause.isIncomplete = true;
                cause.terms.clear();
                return;
            }
            const std::vector<VariableId> changing = changingIn({term});
            const VariableId main = changing.size() == 1 ? changing.front() : mainOf(changing);
            const auto [change, amount] = partOf(term, values, main);
            // What rests changes nothing.
            if (!changing.empty() || change != 0)
                add(main, textOf(term), change, amount, changing, cause);
        }
    }

    void addIntegrals(const std::vector<Product>& terms, Cause& cause)
    {
        addTerms(terms, cause, [this](const Product& term, const std::vector<double>& values, VariableId main) {
            const std::vector<double>* own = main == kNoVariable ? nullptr : valuesOf(main);
            return std::pair(integralOf(values), own ? std::copysign(1.0, signOf(term)) * integralOf(*own) : 0.0);
        });
    }

    void addChanges(const std::vector<Product>& terms, Cause& cause)
    {
        addTerms(terms, cause, [this](const Product&, const std::vector<double>& values, VariableId main) {
            return std::pair(values.back() - values.front(), main == kNoVariable ? 0.0 : changeOf(main));
        });
        cause.remainder = changeOf(structure_.variable(cause.variable).same) - sumOf(cause);
    }

    /// Shares the change of one term among its variables; see causeOf().
    void addShares(const Product& term, const std::vector<VariableId>& changing, Cause& cause)
    {
        const std::size_t count = changing.size();
        std::vector<double> shares(count, 0);
        for (std::size_t row = 0; row + 1 < rows_.times.size(); ++row)
            for (const bool isForward : {true, false}) {
                std::vector<bool> isNew(count, false);
                double before = valueWith(term, changing, isNew, row);
                for (std::size_t k = 0; k < count; ++k) {
                    const std::size_t which = isForward ? k : count - 1 - k;
                    isNew[which] = true;
                    const double after = valueWith(term, changing, isNew, row);
                    shares[which] += 0.5 * (after - before);
                    before = after;
                }
            }
        for (std::size_t k = 0; k < count; ++k) {
            if (!std::isfinite(shares[k])) {
                cause.isIncomplete = true;
                cause.terms.clear();
                return;
            }
            const ExprId leaf =
                changing[k] == kNoVariable ? graph_.leaf(Operation::Time) : graph_.variable(changing[k]);
            addTerm(changing[k], leaf, shares[k], changing[k] == kNoVariable ? 0 : changeOf(changing[k]), cause);
        }
        cause.remainder = changeOf(structure_.variable(cause.variable).same) - sumOf(cause);
    }

    double valueWith(const Product& term, const std::vector<VariableId>& changing, const std::vector<bool>& isNew,
                     std::size_t row)
    {
        return valueOf(term, [&](const ExpressionNode& node) {
            const VariableId variable = node.operation == Operation::Time ? kNoVariable : node.variable;
            const auto place = std::ranges::find(changing, variable);
            const bool takesNew = place != changing.end() && isNew[static_cast<std::size_t>(place - changing.begin())];
            return leafAt(node, takesNew ? row + 1 : row);
        });
    }

    /// The variable that changes most, compared with its own size, stands for a term of several.
    VariableId mainOf(const std::vector<VariableId>& changing)
    {
        VariableId main = kNoVariable;
        double most = -1;
        for (const VariableId variable : changing) {
            const std::vector<double>* values = variable == kNoVariable ? nullptr : valuesOf(variable);
            if (!values)
                continue;
            const auto [least, largest] = std::ranges::minmax(*values);
            const double size = std::max(std::abs(least), std::abs(largest));
            if (const double part = size > 0 ? (largest - least) / size : 0; part > most) {
                most = part;
                main = variable;
            }
        }
        return main;
    }

    /// The sign of what a product multiplies its variable by, at the start of the stretch.
    double signOf(const Product& term)
    {
        const std::vector<VariableId> changing = changingIn({term});
        if (changing.size() != 1 || changing.front() == kNoVariable)
            return term.sign;
        const auto scale = without(changing.front(), term);
        return scale ? valueOf(*scale, [&](const ExpressionNode& node) { return leafAt(node, 0); }) : term.sign;
    }

    void addTerm(VariableId variable, ExprId expression, double change, double amount, Cause& cause)
    {
        add(variable, expressionText(system_.model, expression), change, amount, {variable}, cause);
    }

    void add(VariableId variable, std::string text, double change, double amount,
             const std::vector<VariableId>& changing, Cause& cause)
    {
        CauseTerm term;
        term.variable = variable;
        term.text = std::move(text);
        term.change = change;
        term.amount = amount;
        term.isInput = changing.empty() || (changing.size() == 1 && variable == kNoVariable);
        if (variable != kNoVariable) {
            const StructureVariable& described = structure_.variable(variable);
            term.component =
                described.isGiven ? described.giver.component : system_.model.variable(variable).origin.component;
            term.isInput = described.use == VariableUse::Known;
        } else {
            term.component = cause.component;
        }
        cause.terms.push_back(std::move(term));
    }

    std::string textOf(const Product& product) const
    {
        std::string text = product.sign < 0 ? "-" : "";
        bool isFirst = true;
        for (const ExprId factor : product.factors) {
            if (!std::exchange(isFirst, false))
                text += '*';
            const std::string one = expressionText(system_.model, factor);
            text += isSum(factor) ? '(' + one + ')' : one;
        }
        if (isFirst)
            text += '1';
        for (const ExprId divisor : product.divisors) {
            const std::string one = expressionText(system_.model, divisor);
            const Operation operation = graph_.node(divisor).operation;
            const bool isPlain = operation == Operation::Variable || operation == Operation::Constant;
            text += isPlain ? '/' + one : "/(" + one + ')';
        }
        return text;
    }

    std::string pathOf(VariableId variable) const { return system_.model.variable(variable).path; }

    static double sumOf(const Cause& cause)
    {
        double sum = 0;
        for (const CauseTerm& term : cause.terms)
            sum += term.change;
        return sum;
    }

    const CompiledSystem& system_;
    ExpressionGraph graph_;  ///< a copy: asking for a node may make one
    const SystemStructure& structure_;
    const StretchRows& rows_;
    ExpressionCone cone_;
    std::map<std::uint32_t, std::vector<double>> values_;  ///< by variable
};

}  // namespace

Cause causeOf(const CompiledSystem& system, VariableId variable, const StretchRows& rows)
{
    return CauseFinder(system, rows).find(variable);
}

}  // namespace bramah::solver
