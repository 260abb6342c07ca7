// SPDX-License-Identifier: BSD-3-Clause
#include "solver/integrators/solver_kind.h"

#include <array>
#include <utility>

namespace bramah::solver {
namespace {

constexpr std::array<std::pair<std::string_view, SolverKind>, 7> kNames{{{"auto", SolverKind::Auto},
                                                                         {"radau", SolverKind::Radau},
                                                                         {"arkode", SolverKind::Arkode},
                                                                         {"cvode", SolverKind::Cvode},
                                                                         {"cvode-adams", SolverKind::CvodeAdams},
                                                                         {"ida", SolverKind::Ida},
                                                                         {"dopri5", SolverKind::Arkode}}};

}  // namespace

std::optional<SolverKind> solverKindNamed(std::string_view name)
{
    for (const auto& [known, kind] : kNames)
        if (known == name)
            return kind;
    return std::nullopt;
}

std::string_view nameOf(SolverKind kind)
{
    for (const auto& [name, known] : kNames)
        if (known == kind)
            return name;
    return "none";
}

}  // namespace bramah::solver
