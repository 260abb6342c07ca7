// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace bramah::solver {

enum class ExprId : std::uint32_t;
struct ExpressionNode;

/// Finds the node that equals a new one: a hash table of lines as long as a cache line. The first probe uses the
/// largest operand, not a hash: nodes are mostly built from recent ones, so the next lookup is near in memory. If many
/// nodes share that operand, the line is full; further probes use the hash, as in any open addressing.
/// probes are scattered by the hash, as in any open addressing.
class ExpressionTable
{
public:
    /// The node of \a nodes that equals \a node; if there is none, \a node is appended.
    [[nodiscard]] ExprId findOrAppend(const ExpressionNode& node, std::vector<ExpressionNode>& nodes);
    /// Reserves room for \a count nodes, those of \a nodes included, so that growth does not move them repeatedly.
    void reserve(std::size_t count, const std::vector<ExpressionNode>& nodes);

private:
    struct Entry {
        std::uint32_t tag = 0;     ///< part of the hash, so that few nodes are compared in vain
        std::uint32_t number = 0;  ///< id + 1; 0 is free
    };
    struct alignas(64) Line {
        std::array<Entry, 8> entries;
    };
    static constexpr std::size_t kNodesOfLine = 4;  ///< the table grows when it is half full

    /// \a size is a power of two.
    void grow(std::size_t size, const std::vector<ExpressionNode>& nodes);
    [[nodiscard]] std::size_t firstLine(const ExpressionNode& node, std::size_t hash) const;
    /// The entry of an equal node, or the free entry for it.
    [[nodiscard]] Entry& place(const ExpressionNode& node, std::size_t hash, const std::vector<ExpressionNode>& nodes);

    std::vector<Line> lines_;  ///< size is a power of two
};

}  // namespace bramah::solver
