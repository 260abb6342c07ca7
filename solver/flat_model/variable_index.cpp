// SPDX-License-Identifier: BSD-3-Clause
#include "solver/flat_model/variable_index.h"

#include "solver/flat_model/flat_model.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace bramah::solver {

namespace {

std::uint32_t hashOf(std::string_view path)
{
    return static_cast<std::uint32_t>(std::hash<std::string_view>()(path));
}

}  // namespace

VariableId VariableIndex::find(std::string_view path, const std::vector<FlatVariable>& variables) const
{
    std::shared_ptr<const Table> table = table_.load();
    if (!table || table->count != count_) {
        table = tableOf(variables, count_);  // two threads may do this at once, with equal results
        table_ = table;
    }
    return table->entries[place(table->entries, hashOf(path), path, variables)].id;
}

std::shared_ptr<const VariableIndex::Table> VariableIndex::tableOf(const std::vector<FlatVariable>& variables,
                                                                   std::size_t count)
{
    auto table = std::make_shared<Table>();
    table->count = count;
    table->entries.resize(std::bit_ceil(std::max<std::size_t>(64, count * 2)));
    for (std::uint32_t i = 0; i < count; ++i) {
        const std::string& path = variables[i].path;
        const std::uint32_t hash = hashOf(path);
        Entry& entry = table->entries[place(table->entries, hash, path, variables)];
        if (entry.id == kNoVariable)
            entry = {hash, VariableId{i}};
    }
    return table;
}

std::size_t VariableIndex::place(const std::vector<Entry>& entries, std::uint32_t hash, std::string_view path,
                                 const std::vector<FlatVariable>& variables)
{
    std::size_t at = hash & (entries.size() - 1);
    while (entries[at].id != kNoVariable && (entries[at].hash != hash || variables[index(entries[at].id)].path != path))
        at = (at + 1) & (entries.size() - 1);
    return at;
}

}  // namespace bramah::solver
