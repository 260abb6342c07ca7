// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/expressions/expression_graph.h"

#include <atomic>
#include <memory>
#include <string_view>
#include <vector>

namespace bramah::solver {

struct FlatVariable;

/// Finds variables of a model by path: a hash table of ids, made at the first search, as most models are compiled and
/// run without one. It uses the paths stored in the variables, so find() needs these, always those of the same model.
/// find() may be called from any thread while the model does not change.
class VariableIndex
{
public:
    VariableIndex() = default;
    /// Copies what was made so far; both tables then belong to the same paths.
    VariableIndex(const VariableIndex& other) : count_(other.count_), table_(other.table_.load()) {}
    VariableIndex& operator=(const VariableIndex& other)
    {
        count_ = other.count_;
        table_ = other.table_.load();
        return *this;
    }
    ~VariableIndex() = default;

    /// Sets the number of variables that can be found.
    void setCount(std::size_t count) { count_ = count; }
    /// The first variable with this path; kNoVariable if none has it.
    [[nodiscard]] VariableId find(std::string_view path, const std::vector<FlatVariable>& variables) const;

private:
    struct Entry {
        std::uint32_t hash = 0;
        VariableId id = kNoVariable;  ///< kNoVariable: free
    };
    struct Table {
        std::size_t count = 0;       ///< number of variables in the table
        std::vector<Entry> entries;  ///< open addressing; size is a power of two
    };
    [[nodiscard]] static std::shared_ptr<const Table> tableOf(const std::vector<FlatVariable>& variables,
                                                              std::size_t count);
    /// The index of the entry with this path, or of the free entry for it.
    [[nodiscard]] static std::size_t place(const std::vector<Entry>& entries, std::uint32_t hash, std::string_view path,
                                           const std::vector<FlatVariable>& variables);

    std::size_t count_ = 0;
    mutable std::atomic<std::shared_ptr<const Table>> table_;  ///< null or for fewer variables: to be made again
};

}  // namespace bramah::solver
