// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/optimise/search_problem.h"

#include "solver/value_names.h"

namespace bramah::solver {
namespace {

constexpr std::array<std::string_view, 3> kMethodNames{"local", "global", "divide"};

}  // namespace

std::optional<SearchMethod> searchMethodNamed(std::string_view name)
{
    return valueNamed<SearchMethod>(kMethodNames, name);
}

std::string_view nameOf(SearchMethod method)
{
    return kMethodNames[static_cast<std::size_t>(method)];
}

}  // namespace bramah::solver
