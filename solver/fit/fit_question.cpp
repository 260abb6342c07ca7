// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fit/fit_question.h"

#include "solver/value_names.h"

namespace bramah::solver {
namespace {

constexpr std::array<std::string_view, 3> kOutlierNames{"count", "less", "out"};

}  // namespace

std::optional<Outliers> outliersNamed(std::string_view name)
{
    return valueNamed<Outliers>(kOutlierNames, name);
}

std::string_view nameOf(Outliers outliers)
{
    return kOutlierNames[static_cast<std::size_t>(outliers)];
}

}  // namespace bramah::solver
