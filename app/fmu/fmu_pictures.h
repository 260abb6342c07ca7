// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fmi/fmu_file.h"

namespace bramah::model {
class Diagram;
class Instance;
}  // namespace bramah::model

namespace bramah::app {

/// The pictures of an FMU of \a circuit, as PNG, in the colours of paper: its symbol as the icon, without one its
/// \a drawing, small; and the drawing for the documentation.
[[nodiscard]] solver::FmuPictures fmuPictures(const model::Instance& circuit, const model::Diagram& drawing);

}  // namespace bramah::app
