// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/run/run_settings.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace bramah::solver {

class SystemEvaluator;

/// Lets the inputs of \a evaluator follow the signals of \a settings. Returns what is wrong with one of them.
[[nodiscard]] std::optional<QString> setInputSignals(SystemEvaluator& evaluator, const RunSettings& settings);

/// A sentence for each input of \a settings whose signal does not cover the time of the run: what holds there instead.
/// A held one is to go on behind its last row.
[[nodiscard]] QStringList inputGaps(const RunSettings& settings);

}  // namespace bramah::solver
