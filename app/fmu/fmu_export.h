// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/fmi/fmu_file.h"

#include <memory>

class QWidget;

namespace bramah::app {

/// How the making of an FMU has ended.
struct FmuExported {
    QString problem;        ///< why there is none; empty if there is one
    QStringList platforms;  ///< that it runs on
    bool isStopped = false;
};

/// Makes an FMU of \a model as \a question asks, in the background, and writes it to \a path. Shows that it works, with
/// a way to stop. GUI thread.
[[nodiscard]] FmuExported exportFmu(const std::shared_ptr<solver::Model>& model, const solver::FmuQuestion& question,
                                    const QString& path, QWidget& window);

}  // namespace bramah::app
