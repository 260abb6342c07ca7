// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/measures/measure.h"
#include "solver/questions/stored_questions.h"

namespace bramah::app {

/// A study as it is asked for.
struct StudyQuestion : solver::StoredStudy {
    solver::Measures measures;  ///< of the class
};

}  // namespace bramah::app
