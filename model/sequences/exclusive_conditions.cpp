// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sequences/exclusive_conditions.h"

#include "model/instance/evaluator.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace bramah::model {
namespace {

using namespace syntax;

constexpr std::size_t kMostCases = 256;
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Numbers from \a low to \a high.
struct Range {
    double low = -kInfinity;
    double high = kInfinity;
    bool isLowOpen = false;  ///< `low` itself is excluded
    bool isHighOpen = false;

    [[nodiscard]] bool isEmpty() const { return low > high || (low == high && (isLowOpen || isHighOpen)); }
    [[nodiscard]] Range with(const Range& other) const
    {
        Range both = *this;
        if (other.low > low || (other.low == low && other.isLowOpen)) {
            both.low = other.low;
            both.isLowOpen = other.isLowOpen;
        }
        if (other.high < high || (other.high == high && other.isHighOpen)) {
            both.high = other.high;
            both.isHighOpen = other.isHighOpen;
        }
        return both;
    }
};

/// Ranges that must hold together, by the text of the compared expression; a Boolean is 1 or 0.
using Case = std::map<std::string, Range>;
/// One of the cases holds; nothing: there are too many to list.
using Cases = std::optional<std::vector<Case>>;

std::optional<Case> joined(const Case& a, const Case& b)
{
    Case both = a;
    for (const auto& [text, range] : b) {
        const auto [at, isNew] = both.try_emplace(text, range);
        if (!isNew)
            at->second = at->second.with(range);
        if (at->second.isEmpty())
            return std::nullopt;
    }
    return both;
}

Cases both(const Cases& a, const Cases& b)
{
    if (!a || !b || a->size() * b->size() > kMostCases * kMostCases)
        return std::nullopt;
    std::vector<Case> cases;
    for (const Case& one : *a)
        for (const Case& other : *b)
            if (auto whole = joined(one, other))
                cases.push_back(std::move(*whole));
    return cases.size() > kMostCases ? Cases() : Cases(std::move(cases));
}

Cases either(Cases a, const Cases& b)
{
    if (!a || !b || a->size() + b->size() > kMostCases)
        return std::nullopt;
    a->insert(a->end(), b->begin(), b->end());
    return a;
}

BinaryOperator negated(BinaryOperator comparison)
{
    switch (comparison) {
    case BinaryOperator::Less: return BinaryOperator::GreaterEqual;
    case BinaryOperator::LessEqual: return BinaryOperator::Greater;
    case BinaryOperator::Greater: return BinaryOperator::LessEqual;
    case BinaryOperator::GreaterEqual: return BinaryOperator::Less;
    case BinaryOperator::Equal: return BinaryOperator::NotEqual;
    default: return BinaryOperator::Equal;
    }
}

/// The comparison with its sides exchanged.
BinaryOperator mirrored(BinaryOperator comparison)
{
    switch (comparison) {
    case BinaryOperator::Less: return BinaryOperator::Greater;
    case BinaryOperator::LessEqual: return BinaryOperator::GreaterEqual;
    case BinaryOperator::Greater: return BinaryOperator::Less;
    case BinaryOperator::GreaterEqual: return BinaryOperator::LessEqual;
    default: return comparison;
    }
}

bool isComparison(BinaryOperator operation)
{
    return operation >= BinaryOperator::Less && operation <= BinaryOperator::NotEqual;
}

/// The cases in which the number with \a text compares so with \a number.
std::vector<Case> comparedWith(const std::string& text, BinaryOperator comparison, double number)
{
    const Case below{{text, {-kInfinity, number, false, true}}};
    const Case above{{text, {number, kInfinity, true, false}}};
    switch (comparison) {
    case BinaryOperator::Less: return {below};
    case BinaryOperator::LessEqual: return {Case{{text, {-kInfinity, number, false, false}}}};
    case BinaryOperator::Greater: return {above};
    case BinaryOperator::GreaterEqual: return {Case{{text, {number, kInfinity, false, false}}}};
    case BinaryOperator::Equal: return {Case{{text, {number, number, false, false}}}};
    default: return {below, above};
    }
}

/// Divides a condition into cases.
class ConditionReader
{
public:
    explicit ConditionReader(const Modifier& condition)
        : text_(*condition.text), place_(*condition.scope, condition.part), evaluator_(condition.scope->tree())
    {
    }

    /// The cases in which \a condition has the value \a wanted.
    Cases casesOf(const Expression& condition, bool wanted)
    {
        if (const auto* bracket = condition.to<ParenthesizedExpression>(); bracket && bracket->subscripts.empty())
            return casesOf(*bracket->inner, wanted);
        if (const auto* unary = condition.to<UnaryExpression>(); unary && unary->operation == UnaryOperator::Not)
            return casesOf(*unary->operand, !wanted);
        if (const auto* binary = condition.to<BinaryExpression>()) {
            if (binary->operation == BinaryOperator::And || binary->operation == BinaryOperator::Or) {
                const Cases left = casesOf(*binary->left, wanted);
                const Cases right = casesOf(*binary->right, wanted);
                return (binary->operation == BinaryOperator::And) == wanted ? both(left, right) : either(left, right);
            }
            if (isComparison(binary->operation))
                return compared(*binary, wanted ? binary->operation : negated(binary->operation));
        }
        if (const auto known = evaluator_.evaluate(condition, place_).boolean())
            return *known == wanted ? Cases({Case()}) : Cases(std::vector<Case>());
        return comparedWith(textOf(condition), BinaryOperator::Equal, wanted ? 1 : 0);
    }

private:
    Cases compared(const BinaryExpression& comparison, BinaryOperator operation)
    {
        const auto left = evaluator_.evaluate(*comparison.left, place_).number();
        const auto right = evaluator_.evaluate(*comparison.right, place_).number();
        if (left && right) {
            const Case nothing;
            const std::vector<Case> cases = comparedWith({}, operation, *right);
            const bool isTrue = std::ranges::any_of(cases, [&](const Case& one) {
                return !one.begin()->second.with({*left, *left, false, false}).isEmpty();
            });
            return isTrue ? Cases({nothing}) : Cases(std::vector<Case>());
        }
        if (right)
            return comparedWith(textOf(*comparison.left), operation, *right);
        if (left)
            return comparedWith(textOf(*comparison.right), mirrored(operation), *left);
        // a > b and b < a are the same statement about the difference.
        const std::string a = textOf(*comparison.left), b = textOf(*comparison.right);
        return a < b ? comparedWith(a + " - " + b, operation, 0) : comparedWith(b + " - " + a, mirrored(operation), 0);
    }

    /// The text of an expression without blanks and outer brackets.
    [[nodiscard]] std::string textOf(const Expression& expression) const
    {
        const auto* bracket = expression.to<ParenthesizedExpression>();
        if (bracket && bracket->subscripts.empty())
            return textOf(*bracket->inner);
        std::string text(text_.view(expression.span));
        std::erase_if(text, [](unsigned char letter) { return std::isspace(letter) != 0; });
        return text;
    }

    const SourceText& text_;
    Place place_;
    Evaluator evaluator_;
};

Cases casesOf(const Modifier& condition)
{
    return condition.value && condition.text && condition.scope
               ? ConditionReader(condition).casesOf(*condition.value, true)
               : std::nullopt;
}

}  // namespace

bool canBothHold(const Modifier& first, const Modifier& second)
{
    const Cases whole = both(casesOf(first), casesOf(second));
    return whole && !whole->empty();
}

}  // namespace bramah::model
