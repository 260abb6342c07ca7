// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/tape.h"

#include <span>

namespace bramah::solver {

/// Groups equal operations of straight-line code as far as dependences allow, since the interpreter runs through
/// neighbours of one kind without a new decision. No result changes by a bit. Instructions move only within windows, so
/// that neighbours in the model stay neighbours in memory. Linear time.
void groupOperations(std::span<Instruction> code);

}  // namespace bramah::solver
