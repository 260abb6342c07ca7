// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "solver/measures/measure.h"

#include <QString>

#include <optional>
#include <utility>
#include <vector>

namespace bramah::app {

/// Something to try in a circuit; texts are plain and in the user's language.
struct LessonTry {
    std::vector<std::pair<QString, QString>> changes;  ///< paths of parameters and their expressions [SI]; may be empty
    QString task;                                      ///< what to change
    QString question;
    QString answer;
    solver::Measures expected = {};  ///< what its limits say is true of a run with the changes; a test holds it to that
};

/// What an example teaches.
struct Lesson {
    QString teaches;  ///< one sentence
    QString next;     ///< the example that goes on, its file's name without suffix; empty: none
    std::vector<LessonTry> tries;
};

/// The lesson in the class's own annotation; none if it has none, or one without a try.
[[nodiscard]] std::optional<Lesson> lessonOf(const model::ClassNode& node);

}  // namespace bramah::app
