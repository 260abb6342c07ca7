// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/run_record.h"

#include <QString>

namespace bramah::app {

/// \a text, a note of a run, with a capital letter.
[[nodiscard]] QString sentence(QString text);
/// The end of a run in a few words: "finished", "stopped at 1.2 s", "failed at 0.31 s: relief".
[[nodiscard]] QString shortEndText(const RunRecord& run);
/// The end of a run in a sentence, with observation and advice.
[[nodiscard]] QString longEndText(const solver::RunEnd& end);
/// The work of a run: its parts, how well it kept time, and what made its steps short.
[[nodiscard]] QStringList workSentences(const RunRecord& run);

}  // namespace bramah::app
