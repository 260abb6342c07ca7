// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fit/fit_question.h"

#include <algorithm>
#include <array>

namespace bramah::solver {
namespace {

constexpr std::array<std::string_view, 3> kOutlierNames{"count", "less", "out"};

}  // namespace

std::optional<Outliers> outliersNamed(std::string_view name)
{
    const auto found = std::ranges::find(kOutlierNames, name);
    return found == kOutlierNames.end() ? std::nullopt : std::optional(static_cast<Outliers>(found - kOutlierNames.begin()));
}

std::string_view nameOf(Outliers outliers)
{
    return kOutlierNames[static_cast<std::size_t>(outliers)];
}

}  // namespace bramah::solver
