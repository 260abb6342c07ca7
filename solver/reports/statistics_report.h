// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/integrate/run_statistics.h"

#include <QJsonObject>
#include <QStringList>

class QLocale;

namespace bramah::solver {

/// All counts with the names of the fields, and the sentences as `explanations`; durations [s].
[[nodiscard]] QJsonObject statisticsJson(const RunStatistics& statistics);
/// Sentences for a user, the most important first: "`relief.y` limited 61 % of the steps".
[[nodiscard]] QStringList statisticsSentences(const RunStatistics& statistics);
/// `12.3 ms`, `2.57 s`: a delay behind the clock.
[[nodiscard]] QString latenessText(double seconds, const QLocale& locale);
/// How well a run has kept time with the clock; numbers in the format of \a locale.
[[nodiscard]] QString paceText(const PaceStatistics& pace, const QLocale& locale);

}  // namespace bramah::solver
