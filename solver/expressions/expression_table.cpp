// SPDX-License-Identifier: BSD-3-Clause
#include "solver/expressions/expression_table.h"

#include "solver/expressions/expression_graph.h"

#include <algorithm>
#include <bit>

namespace bramah::solver {

namespace {

std::size_t mix(std::size_t seed, std::uint64_t value)
{
    value *= 0x9E3779B97F4A7C15ull;
    value ^= value >> 32;
    return (seed ^ value) * 0xD6E8FEB86659FD93ull;
}

std::size_t hashOf(const ExpressionNode& n)
{
    std::size_t h = static_cast<std::size_t>(n.operation);
    h = mix(h, (std::uint64_t{index(n.variable)} << 32) | index(n.a));
    h = mix(h, (std::uint64_t{index(n.b)} << 32) | index(n.c));
    h = mix(h, n.function);
    h = mix(h, std::bit_cast<std::uint64_t>(n.value));
    return h ^ (h >> 29);
}

std::uint32_t tagOf(std::size_t hash)
{
    return static_cast<std::uint32_t>(hash >> 32);
}

}  // namespace

ExprId ExpressionTable::findOrAppend(const ExpressionNode& node, std::vector<ExpressionNode>& nodes)
{
    if (nodes.size() + 1 > lines_.size() * kNodesOfLine)
        grow(std::max<std::size_t>(128, lines_.size() * 2), nodes);
    const std::size_t hash = hashOf(node);
    Entry& entry = place(node, hash, nodes);
    if (entry.number == 0) {
        nodes.push_back(node);
        entry = {tagOf(hash), static_cast<std::uint32_t>(nodes.size())};
    }
    return ExprId{entry.number - 1};
}

void ExpressionTable::reserve(std::size_t count, const std::vector<ExpressionNode>& nodes)
{
    if (count > lines_.size() * kNodesOfLine)
        grow(std::bit_ceil(std::max<std::size_t>(128, (count + kNodesOfLine - 1) / kNodesOfLine)), nodes);
}

void ExpressionTable::grow(std::size_t size, const std::vector<ExpressionNode>& nodes)
{
    lines_.assign(size, {});
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const std::size_t hash = hashOf(nodes[i]);
        place(nodes[i], hash, nodes) = {tagOf(hash), static_cast<std::uint32_t>(i + 1)};
    }
}

std::size_t ExpressionTable::firstLine(const ExpressionNode& node, std::size_t hash) const
{
    std::int64_t largest = -1;
    for (const ExprId operand : {node.a, node.b, node.c})
        if (operand != kNoExpr)
            largest = std::max(largest, std::int64_t{index(operand)});
    if (largest < 0 && node.variable != kNoVariable)
        largest = index(node.variable);
    const std::size_t line = largest < 0 ? hash : static_cast<std::size_t>(largest) / kNodesOfLine;
    return line & (lines_.size() - 1);
}

ExpressionTable::Entry& ExpressionTable::place(const ExpressionNode& node, std::size_t hash,
                                               const std::vector<ExpressionNode>& nodes)
{
    const std::uint32_t tag = tagOf(hash);
    // Each hash has its own stride: first lines fill up side by side, so that probing one by one would visit all of
    // them.
    const std::size_t stride = (hash >> 40) | 1;
    std::size_t line = firstLine(node, hash);
    for (std::size_t probe = 0;; ++probe) {
        for (Entry& entry : lines_[line].entries)
            if (entry.number == 0 || (entry.tag == tag && nodes[entry.number - 1] == node))
                return entry;
        line = (hash + probe * stride) & (lines_.size() - 1);
    }
}

}  // namespace bramah::solver
