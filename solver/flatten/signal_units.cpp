// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/signal_units.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace bramah::solver {

namespace {

constexpr int kMostVisited = 10'000;         // nodes of one equation; fewer terms than there are tell less, not wrong
constexpr std::size_t kMostFactors = 1'000;  // of one product

class SignalUnits
{
public:
    explicit SignalUnits(FlatModel& flat) : flat_(flat), group_(flat.variables.size() + 1)
    {
        std::iota(group_.begin(), group_.end(), 0u);
    }

    void take()
    {
        for (const FlatEquation& equation : flat_.equations)
            unite({equation.left, equation.right});
        for (std::uint32_t i = 0; i < flat_.graph.size(); ++i) {
            const ExpressionNode& node = flat_.graph.node(ExprId{i});
            if (node.operation >= Operation::Less && node.operation <= Operation::NotEqual)
                unite({node.a, node.b});
        }
        for (std::uint32_t v = 0; v < flat_.variables.size(); ++v)
            if (const FlatVariable& variable = flat_.variables[v]; isReal(variable) && variable.binding != kNoExpr)
                unite({variable.binding}, {v});
        give();
    }

private:
    struct Factors {
        std::vector<ExprId> above, below;
    };

    static bool isReal(const FlatVariable& variable) { return variable.type == ValueType::Real; }

    /// The member of a group that stands for time.
    [[nodiscard]] std::uint32_t timeGroup() const { return static_cast<std::uint32_t>(group_.size() - 1); }

    [[nodiscard]] const std::string& declaredUnit(std::uint32_t member) const
    {
        static const std::string second = "s";
        return member == timeGroup() ? second : flat_.variables[member].texts->unit;
    }

    std::uint32_t groupOf(std::uint32_t variable)
    {
        while (group_[variable] != variable)
            variable = group_[variable] = group_[group_[variable]];
        return variable;
    }

    /// Notes that all terms of \a sides, and the variables \a terms, have one unit.
    void unite(std::initializer_list<ExprId> sides, std::vector<std::uint32_t> terms = {})
    {
        open_.assign(std::rbegin(sides), std::rend(sides));
        for (int visited = 0; !open_.empty() && visited < kMostVisited; ++visited) {
            const ExprId id = open_.back();
            open_.pop_back();
            const ExpressionNode& node = flat_.graph.node(id);
            const bool isVariable = node.operation == Operation::Variable || node.operation == Operation::Pre;
            if (node.operation == Operation::Time)
                terms.push_back(timeGroup());
            else if (!isVariable)
                openTerms(id, node);
            else if (isReal(flat_.variable(node.variable)))
                terms.push_back(index(node.variable));
        }
        for (const std::uint32_t term : terms)
            group_[groupOf(term)] = groupOf(terms.front());
    }

    /// Opens the operands of \a node that have its unit.
    void openTerms(ExprId id, const ExpressionNode& node)
    {
        switch (node.operation) {
        case Operation::Add:
        case Operation::Subtract:
        case Operation::Min:
        case Operation::Max: open_.push_back(node.b); [[fallthrough]];
        case Operation::Negate:
        case Operation::Abs:
        case Operation::NoEvent:
        case Operation::Homotopy:
        case Operation::Delay: open_.push_back(node.a); return;
        case Operation::If: open_.push_back(node.c); [[fallthrough]];
        case Operation::Smooth: open_.push_back(node.b); return;
        case Operation::Multiply:
        case Operation::Divide: openFactor(id); return;
        default: return;
        }
    }

    /// Opens the one factor of a product that has a unit, if the others have none.
    void openFactor(ExprId id)
    {
        Factors factors = factorsOf(id);
        const auto isSine = [this](ExprId factor) { return hasNoUnit(factor); };
        std::erase_if(factors.above, isSine);
        std::erase_if(factors.below, isSine);
        for (auto below = factors.below.begin(); below != factors.below.end();) {
            const std::string unit = unitOf(*below);
            const auto same = std::ranges::find_if(
                factors.above, [&](ExprId above) { return !unit.empty() && unitOf(above) == unit; });
            if (same == factors.above.end())
                return;
            factors.above.erase(same);
            below = factors.below.erase(below);
        }
        if (factors.above.size() == 1)
            open_.push_back(factors.above.front());
    }

    /// The factors above and below the line of a product, or of its first kMostFactors factors: then no unit is found.
    [[nodiscard]] Factors factorsOf(ExprId product) const
    {
        Factors factors;
        std::vector<std::pair<ExprId, bool>> open{{product, false}};
        for (std::size_t k = 0; k < open.size(); ++k) {
            const auto [id, isBelow] = open[k];
            const ExpressionNode& node = flat_.graph.node(id);
            const bool isDivision = node.operation == Operation::Divide;
            if ((isDivision || node.operation == Operation::Multiply) && open.size() < kMostFactors) {
                open.emplace_back(node.a, isBelow);
                open.emplace_back(node.b, isDivision ? !isBelow : isBelow);
            } else {
                (isBelow ? factors.below : factors.above).push_back(id);
            }
        }
        return factors;
    }

    /// Is a factor a sine or another function without a unit? A constant is not, since `p/1e5` may count bar.
    [[nodiscard]] bool hasNoUnit(ExprId id) const
    {
        const Operation operation = flat_.graph.node(id).operation;
        return operation == Operation::Sign || (operation >= Operation::Exp && operation <= Operation::Tanh);
    }

    /// The unit of a factor that is time, a variable, or a sum of two of these; empty if it is not known.
    [[nodiscard]] std::string unitOf(ExprId id) const
    {
        const auto ofLeaf = [this](ExprId leaf) {
            const ExpressionNode& node = flat_.graph.node(leaf);
            return node.operation == Operation::Time       ? std::string("s")
                   : node.operation == Operation::Variable ? flat_.variable(node.variable).texts->unit
                                                           : std::string();
        };
        const ExpressionNode& node = flat_.graph.node(id);
        switch (node.operation) {
        case Operation::Add:
        case Operation::Subtract: {
            const std::string left = ofLeaf(node.a);
            return left.empty() ? ofLeaf(node.b) : left;
        }
        default: return ofLeaf(id);
        }
    }

    /// Gives each group's unit to those of its variables that have none.
    void give()
    {
        constexpr std::uint32_t kOpen = 0xFFFFFFFFu;
        constexpr std::uint32_t kDiffers = 0xFFFFFFFEu;
        std::vector<std::uint32_t> teller(group_.size(), kOpen);
        for (std::uint32_t member = 0; member < group_.size(); ++member) {
            const std::string& unit = declaredUnit(member);
            if (unit.empty())
                continue;
            std::uint32_t& told = teller[groupOf(member)];
            if (told == kOpen)
                told = member;
            else if (told != kDiffers && declaredUnit(told) != unit)
                told = kDiffers;
        }
        for (std::uint32_t v = 0; v < flat_.variables.size(); ++v) {
            const std::uint32_t told = teller[groupOf(v)];
            if (isReal(flat_.variables[v]) && flat_.variables[v].texts->unit.empty() && told < kDiffers)
                give(VariableId{v}, told);
        }
    }

    void give(VariableId id, std::uint32_t teller)
    {
        FlatVariable& variable = flat_.variables[index(id)];
        VariableTexts texts = *variable.texts;
        texts.unit = declaredUnit(teller);
        // Not the quantity: an absolute pressure less the ambient one is none any more.
        if (teller != timeGroup() && texts.displayUnit.empty())
            texts.displayUnit = flat_.variables[teller].texts->displayUnit;
        variable.texts = std::make_shared<const VariableTexts>(std::move(texts));
        flat_.unitsFromEquations.push_back(id);
    }

    FlatModel& flat_;
    std::vector<std::uint32_t> group_;  ///< of each variable, and of time: another member, or itself
    std::vector<ExprId> open_;          ///< expressions whose terms unite() still looks for
};

}  // namespace

void takeUnitsFromEquations(FlatModel& flat)
{
    const auto isOpen = [](const FlatVariable& variable) {
        return variable.type == ValueType::Real && variable.texts->unit.empty();
    };
    if (std::ranges::any_of(flat.variables, isOpen))
        SignalUnits(flat).take();
}

}  // namespace bramah::solver
