// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace bramah::solver {

/// A digest of all sources that the results of a run depend on, and of what compiled them: programs with the same one
/// give the same results on the same kind of processor. The build writes it (solver/program_digest.cmake).
[[nodiscard]] QByteArray programDigest();

}  // namespace bramah::solver
