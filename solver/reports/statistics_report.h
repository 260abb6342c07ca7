// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/run_statistics.h"

#include <QJsonObject>
#include <QStringList>

namespace bramah::solver {

[[nodiscard]] QJsonObject statisticsJson(const RunStatistics& statistics);
/// Sentences for a user, the most important first: "`relief.y` limited 61 % of the steps".
[[nodiscard]] QStringList statisticsSentences(const RunStatistics& statistics);

}  // namespace bramah::solver
