// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/tape/tape.h"

#include <span>

namespace bramah::solver {

/// Brings equal operations of straight-line code together, as far as none then reads a slot that is not computed yet:
/// the interpreter runs through neighbours of one kind without deciding anew. No result changes by a bit. Instructions
/// move within windows, so that neighbours in the model stay neighbours in memory. Linear in the number of them.
void groupOperations(std::span<Instruction> code);

}  // namespace bramah::solver
