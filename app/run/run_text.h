// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/run/run_record.h"

#include <QString>

namespace bramah::app {

/// \a text, an observation as runs note it, with a capital.
[[nodiscard]] QString sentence(QString text);
/// The end of a run in a few words for a list: "finished", "stopped at 1.2 s", "failed at 0.31 s: relief".
[[nodiscard]] QString shortEndText(const RunRecord& run);
/// The same as a sentence with the observation and advice.
[[nodiscard]] QString longEndText(const solver::RunEnd& end);
/// The work of a run: the parts it was run in, how well it kept time, and what cost it its steps.
[[nodiscard]] QStringList workSentences(const RunRecord& run);

}  // namespace bramah::app
