// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/expressions/expression_graph.h"

#include <atomic>
#include <memory>
#include <string_view>
#include <vector>

namespace bramah::solver {

struct FlatVariable;

/// Finds the variables of a model by path: a hash table of ids, made when the first is looked for, as most models are
/// compiled and run without anybody asking. The paths themselves are the variables' own, which is why find() is given
/// the variables, always those of the same model. find() may be called from any thread while the model stays as it is.
class VariableIndex
{
public:
    VariableIndex() = default;
    VariableIndex(const VariableIndex& other) : count_(other.count_), table_(other.table_.load()) {}
    VariableIndex& operator=(const VariableIndex& other)
    {
        count_ = other.count_;
        table_ = other.table_.load();
        return *this;
    }
    ~VariableIndex() = default;

    /// The first \a count variables are to be found.
    void setCount(std::size_t count) { count_ = count; }
    /// The first variable with this path; kNoVariable if none has it.
    [[nodiscard]] VariableId find(std::string_view path, const std::vector<FlatVariable>& variables) const;

private:
    struct Entry {
        std::uint32_t hash = 0;
        VariableId id = kNoVariable;  ///< kNoVariable: free
    };
    struct Table {
        std::size_t count = 0;       ///< of the variables in it
        std::vector<Entry> entries;  ///< open addressing; their number is a power of two
    };
    [[nodiscard]] static std::shared_ptr<const Table> tableOf(const std::vector<FlatVariable>& variables,
                                                              std::size_t count);
    /// The place of the entry with this path, or the free one where it belongs.
    [[nodiscard]] static std::size_t place(const std::vector<Entry>& entries, std::uint32_t hash, std::string_view path,
                                           const std::vector<FlatVariable>& variables);

    std::size_t count_ = 0;
    mutable std::atomic<std::shared_ptr<const Table>> table_;  ///< null, or of fewer variables: to be made
};

}  // namespace bramah::solver
