// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/compiled_model_cache.h"

#include <algorithm>

namespace bramah::app {

namespace {

// The system of a large circuit takes some 10 MB.
constexpr std::size_t kMostEntries = 6;

}  // namespace

std::vector<CompiledModelCache::Entry> CompiledModelCache::find(const std::string& structure) const
{
    const std::scoped_lock lock(mutex_);
    std::vector<Entry> found;
    for (const auto& [known, model] : entries_)
        if (known == structure)
            found.push_back(model);
    return found;
}

void CompiledModelCache::use(const std::string& structure, const Entry& model)
{
    const std::scoped_lock lock(mutex_);
    std::erase_if(entries_, [&](const auto& entry) { return entry.second == model; });
    entries_.emplace_front(structure, model);
    if (entries_.size() > kMostEntries)
        entries_.pop_back();
}

}  // namespace bramah::app
