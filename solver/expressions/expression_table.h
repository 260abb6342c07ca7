// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace bramah::solver {

enum class ExprId : std::uint32_t;
struct ExpressionNode;

/// Finds the node that equals a new one. A hash table of lines as long as a cache line, whose first probe goes by the
/// largest operand instead of a hash: nodes are mostly built from ones built a moment ago, so that the next lookup is
/// near, however many millions of nodes there are. If many nodes share that operand, the line is full; the further
/// probes are scattered by the hash, as in any open addressing.
class ExpressionTable
{
public:
    /// The node of \a nodes that equals \a node, or \a node appended.
    [[nodiscard]] ExprId findOrAppend(const ExpressionNode& node, std::vector<ExpressionNode>& nodes);
    /// Room for \a count nodes, those of \a nodes among them: they are then not placed again and again as it grows.
    void reserve(std::size_t count, const std::vector<ExpressionNode>& nodes);

private:
    struct Entry {
        std::uint32_t tag = 0;     ///< of the hash, so that few nodes are looked at in vain
        std::uint32_t number = 0;  ///< id + 1; 0 is free
    };
    struct alignas(64) Line {
        std::array<Entry, 8> entries;
    };
    static constexpr std::size_t kNodesOfLine = 4;  ///< half full when the table grows

    /// \a size is a power of two.
    void grow(std::size_t size, const std::vector<ExpressionNode>& nodes);
    [[nodiscard]] std::size_t firstLine(const ExpressionNode& node, std::size_t hash) const;
    /// The entry of an equal node, or the free one where it belongs.
    [[nodiscard]] Entry& place(const ExpressionNode& node, std::size_t hash, const std::vector<ExpressionNode>& nodes);

    std::vector<Line> lines_;  ///< their number is a power of two
};

}  // namespace bramah::solver
