// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/measures/measure.h"
#include "solver/study/reduction.h"
#include "solver/study/study_points.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace bramah::app {

/// A study as it is asked for.
struct StudyQuestion {
    QStringList variations;  ///< as solver::readVariation() takes them
    solver::Sampling sampling = solver::Sampling::LatinHypercube;
    std::size_t runs = 100;
    std::uint64_t seed = 0;
    solver::Measures measures;  ///< of the class
    QStringList outputs;        ///< paths of variables kept beside them
    solver::Reduction reduction = solver::Reduction::Final;
};

}  // namespace bramah::app
