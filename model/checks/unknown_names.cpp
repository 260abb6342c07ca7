// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/unknown_names.h"

#include "model/classes/class_node.h"
#include "model/syntax/reference_walk.h"

#include <algorithm>
#include <cctype>
#include <numeric>

namespace bramah::model {

using namespace syntax;

namespace {

constexpr std::size_t kMostNames = 3;
constexpr std::size_t kLettersPerSlip = 3;  // letters of a name for each slip allowed; one slip always is

std::string lowered(std::string_view text)
{
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower;
}

/// The fewest letters to insert, leave out, replace or swap with the next to make \a b of \a a (V. I. Levenshtein,
/// 1966, with swaps after F. J. Damerau, 1964), row by row.
std::size_t slipsBetween(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> beforeLast(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::swap(beforeLast, last);
        std::swap(last, row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] = std::min({last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1), row[j - 1] + 1, last[j] + 1});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
    }
    return row.back();
}

std::vector<std::string> namesIn(const Instance& scope)
{
    std::vector<std::string> names;
    for (const auto& child : scope.children())
        names.emplace_back(child->name());
    return names;
}

/// Those of \a names that are spelled much like \a name in any case of letters, the nearest first, at most kMostNames:
/// they begin with it or differ by one slip, or by one for each kLettersPerSlip letters.
std::vector<std::string> namesNear(std::string_view name, const std::vector<std::string>& names)
{
    const std::string wanted = lowered(name);
    std::vector<std::pair<std::size_t, std::string>> found;
    for (const std::string& each : names) {
        const std::string lower = lowered(each);
        const std::size_t slips = slipsBetween(wanted, lower);
        const bool begins = wanted.size() > 1 && lower.starts_with(wanted);
        if (begins || slips <= std::max<std::size_t>(1, wanted.size() / kLettersPerSlip))
            found.emplace_back(begins ? std::min<std::size_t>(slips, 1) : slips, each);
    }
    std::ranges::stable_sort(found, {}, [](const auto& each) { return each.first; });
    std::vector<std::string> nearest;
    for (std::size_t k = 0; k < std::min(kMostNames, found.size()); ++k)
        nearest.push_back(std::move(found[k].second));
    return nearest;
}

std::string joined(const ComponentReference& reference, std::size_t count)
{
    std::string path;
    for (std::size_t k = 0; k < count; ++k)
        path += (k > 0 ? "." : "") + std::string(reference.parts[k].name.text);
    return path;
}

/// The first unknown name of \a reference, followed down through components.
std::optional<UnknownName> unknownPart(const ComponentReference& reference, const Instance& scope)
{
    const std::string_view first = reference.parts.front().name.text;
    if (reference.isGlobal || first == "time" || first == "end")
        return std::nullopt;
    const NameMeaning meaning = scope.tree().names().lookup(first, scope);
    if (meaning.classNode)
        return std::nullopt;
    if (!meaning.component)
        return UnknownName{std::string(first), namesNear(first, namesIn(scope))};
    const Instance* at = meaning.component;
    for (std::size_t k = 1; k < reference.parts.size(); ++k) {
        at = &at->resolved();
        if (at->isArray() && !at->elements().empty())
            at = at->elements().front().get();
        if (at->isMissing() || at->isArray() || at->children().empty())
            return std::nullopt;
        const std::string_view name = reference.parts[k].name.text;
        const Instance* child = at->child(name);
        if (!child && at->isRemoved(name))
            return std::nullopt;
        if (!child)
            return UnknownName{joined(reference, k + 1), namesNear(name, namesIn(*at))};
        at = child;
    }
    return std::nullopt;
}

bool hasIterators(const Expression& expression)
{
    const auto* call = expression.to<CallExpression>();
    const auto* array = expression.to<ArrayExpression>();
    return (call && !call->iterators.empty()) || (array && !array->iterators.empty());
}

/// Looks at \a expression and all in it, but not where iterators give names of their own.
std::optional<UnknownName> unknownIn(const Expression& expression, const Instance& scope)
{
    if (hasIterators(expression))
        return std::nullopt;
    std::optional<UnknownName> unknown;
    if (expression.to<ComponentReference>())
        unknown = unknownPart(expression.as<ComponentReference>(), scope);
    forEachChild(expression, [&](const Expression& child) {
        if (!unknown)
            unknown = unknownIn(child, scope);
    });
    return unknown;
}

}  // namespace

std::optional<UnknownName> unknownName(const Expression& expression, const Instance& scope)
{
    return unknownIn(expression, scope);
}

}  // namespace bramah::model
