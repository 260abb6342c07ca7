// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/expressions/expression_graph.h"

#include <string_view>
#include <vector>

namespace bramah::solver {

struct FlatVariable;

/// Finds the variables of a model by path: a hash table of ids. The paths themselves are the variables' own, which is
/// why every call is given the variables, always those of the same model.
class VariableIndex
{
public:
    /// Makes the last of \a variables known, unless another one has its path already.
    void addLast(const std::vector<FlatVariable>& variables);
    /// kNoVariable if none has this path.
    [[nodiscard]] VariableId find(std::string_view path, const std::vector<FlatVariable>& variables) const;

private:
    struct Entry {
        std::uint32_t hash = 0;
        VariableId id = kNoVariable;  ///< kNoVariable: free
    };
    void grow();
    /// The place of the entry with this path, or the free one where it belongs.
    [[nodiscard]] std::size_t place(std::uint32_t hash, std::string_view path,
                                    const std::vector<FlatVariable>& variables) const;

    std::vector<Entry> entries_;  ///< open addressing; their number is a power of two
    std::size_t count_ = 0;
};

}  // namespace bramah::solver
