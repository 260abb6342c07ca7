// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/reports/failure_text.h"

#include "solver/reports/user_language.h"
#include "solver/words/failure_words.h"

namespace bramah::solver {

QString failureText(const EvaluationStatus& status, const FlatModel& model)
{
    speakUsersLanguage();
    return QString::fromStdString(failureWords(status, model));
}

}  // namespace bramah::solver
