// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/cosimulation/host/hosted_fmu.h"

#include <dlfcn.h>

namespace bramah::solver::host {
namespace {

constexpr std::size_t kMostTold = 4000;

}  // namespace

LoadedLibrary::LoadedLibrary(const std::string& path) : library_(dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL))
{
    if (library_ == nullptr)
        throw Refusal(std::string("its library cannot be loaded: ") + dlerror());
}

void* LoadedLibrary::find(const std::string& name) const
{
    void* const found = dlsym(library_, name.c_str());
    if (found == nullptr)
        throw Refusal("its library has no function " + name);
    return found;
}

std::string HostedFmu::takeTold()
{
    std::string told;
    told.swap(told_);
    return told.size() > kMostTold ? told.substr(told.size() - kMostTold) : told;
}

void HostedFmu::hear(const std::string& text)
{
    if (told_.size() > 2 * kMostTold)
        told_.erase(0, kMostTold);
    told_ += (told_.empty() ? "" : "\n") + text;
}

void HostedFmu::expectGood(int status, const char* name)
{
    constexpr int kWarning = 1, kDiscard = 2;
    if (status == kDiscard)
        throw Refusal(std::string(name) + " could not do it (discard)");
    if (status > kWarning)
        throw Refusal(std::string(name) + " failed (status " + std::to_string(status) + ")");
}

}  // namespace bramah::solver::host
