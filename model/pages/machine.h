// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

namespace bramah::model {

/// The drawing as it stands on pages on paper: without components that are no part of the machine, such as masses and
/// signal blocks, their lines, names of nodes and of tanks without a code, and the marks of signals at ports. The same
/// where Diagram::printsAll() says so.
[[nodiscard]] Diagram machineOf(const Diagram& diagram);

}  // namespace bramah::model
