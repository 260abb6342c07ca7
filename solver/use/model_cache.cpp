// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/use/model_cache.h"

#include <algorithm>

namespace bramah::solver {

namespace {

// The system of a large circuit takes some 10 MB.
constexpr std::size_t kMostEntries = 6;

}  // namespace

std::vector<ModelCache::Entry> ModelCache::find(const std::string& structure) const
{
    const std::scoped_lock lock(mutex_);
    std::vector<Entry> found;
    for (const auto& [known, equations] : entries_)
        if (known == structure)
            found.push_back(equations);
    return found;
}

void ModelCache::use(const std::string& structure, const Entry& equations)
{
    const std::scoped_lock lock(mutex_);
    std::erase_if(entries_, [&](const auto& entry) { return entry.second == equations; });
    entries_.emplace_front(structure, equations);
    if (entries_.size() > kMostEntries)
        entries_.pop_back();
}

}  // namespace bramah::solver
