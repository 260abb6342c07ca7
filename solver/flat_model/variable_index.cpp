// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flat_model/variable_index.h"

#include "solver/flat_model/flat_model.h"

#include <algorithm>
#include <functional>

namespace bramah::solver {

namespace {

std::uint32_t hashOf(std::string_view path)
{
    return static_cast<std::uint32_t>(std::hash<std::string_view>()(path));
}

}  // namespace

void VariableIndex::addLast(const std::vector<FlatVariable>& variables)
{
    if ((count_ + 1) * 2 > entries_.size())
        grow();
    const std::string& path = variables.back().path;
    const std::uint32_t hash = hashOf(path);
    Entry& entry = entries_[place(hash, path, variables)];
    if (entry.id != kNoVariable)
        return;
    entry = {hash, VariableId{static_cast<std::uint32_t>(variables.size() - 1)}};
    ++count_;
}

VariableId VariableIndex::find(std::string_view path, const std::vector<FlatVariable>& variables) const
{
    return entries_.empty() ? kNoVariable : entries_[place(hashOf(path), path, variables)].id;
}

std::size_t VariableIndex::place(std::uint32_t hash, std::string_view path,
                                 const std::vector<FlatVariable>& variables) const
{
    std::size_t at = hash & (entries_.size() - 1);
    while (entries_[at].id != kNoVariable &&
           (entries_[at].hash != hash || variables[index(entries_[at].id)].path != path))
        at = (at + 1) & (entries_.size() - 1);
    return at;
}

void VariableIndex::grow()
{
    std::vector<Entry> larger(std::max<std::size_t>(64, entries_.size() * 2));
    for (const Entry& entry : entries_) {
        if (entry.id == kNoVariable)
            continue;
        std::size_t at = entry.hash & (larger.size() - 1);
        while (larger[at].id != kNoVariable)
            at = (at + 1) & (larger.size() - 1);
        larger[at] = entry;
    }
    entries_ = std::move(larger);
}

}  // namespace bramah::solver
