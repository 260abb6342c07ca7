// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/edit/text_edits.h"
#include "solver/fit/fit_question.h"
#include "solver/goals/read_goals.h"
#include "solver/optimise/search_problem.h"
#include "solver/study/reduction.h"
#include "solver/study/study_points.h"

#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <optional>
#include <vector>

namespace bramah::solver {

/// A parameter and its values as they were entered: `relief.p_set` and `5%`, `100 bar:160 bar:7` or `normal(2, 0.1)`.
struct EnteredValues {
    QString of;  ///< path of the parameter, or of the component that is one of several parts
    QString values;

    /// As readVariation() and readFreeParameter() take it: `relief.p_set~5%`, `relief.p_set=100 bar:160 bar:7`.
    [[nodiscard]] QString text() const;
    /// The words of a part that is looked for in catalogues, of values `parts WORDS`.
    [[nodiscard]] std::optional<QString> wordsOfParts() const;

    friend bool operator==(const EnteredValues&, const EnteredValues&) = default;
};
/// EnteredValues::text() of each, in order.
[[nodiscard]] QStringList textsOf(const std::vector<EnteredValues>& entered);

/// A study as it was entered. The measures of its class are always kept beside the outputs.
struct StoredStudy {
    std::vector<EnteredValues> vary;
    Sampling sampling = Sampling::LatinHypercube;
    std::size_t runs = 100;
    std::uint64_t seed = 0;
    QStringList outputs;  ///< paths of variables
    Reduction reduction = Reduction::Final;

    friend bool operator==(const StoredStudy&, const StoredStudy&) = default;
};

/// How one measured file of a class takes part in a fit.
struct MeasuredRunUse {
    /// What is done with its values: they are fitted, compared with the result only, or not looked at.
    enum class Role : std::uint8_t { Fitted, Validation, Unused };
    QString name;  ///< of the file in the class
    Role role = Role::Fitted;
    QString clauses;  ///< as behind the file in readExperiment(): `shift -20 ms:20 ms; set mass.s.start=0.1`

    friend bool operator==(const MeasuredRunUse&, const MeasuredRunUse&) = default;
};

/// A fit as it was entered. A measured file that it does not name is fitted.
struct StoredFit {
    std::vector<EnteredValues> free;
    std::vector<MeasuredRunUse> runs;
    Outliers outliers = Outliers::Count;

    friend bool operator==(const StoredFit&, const StoredFit&) = default;
};

/// What a number of a run is to be.
enum class Wish : std::uint8_t { Least, Greatest, Equal, AtMost, AtLeast };

/// A goal or a limit as it was entered.
struct EnteredGoal {
    QString of;  ///< as responseNamed() takes it
    Wish wish = Wish::Least;
    QString value;  ///< of Equal, AtMost and AtLeast, with its unit

    /// The goal as the search takes it.
    [[nodiscard]] WrittenGoal written() const;

    friend bool operator==(const EnteredGoal&, const EnteredGoal&) = default;
};

/// Of a parameter's range: what the tolerance of runs lets see.
inline constexpr double kSearchTolerance = 1e-4;

/// A search of the best values as it was entered.
struct StoredSearch {
    std::vector<EnteredValues> free;  ///< of a component: `parts WORDS`, one of the catalogues' parts with these words
    std::vector<EnteredGoal> goals;
    SearchMethod method = SearchMethod::Local;
    std::size_t runs = 1000;  ///< no more than these
    std::uint64_t seed = 0;

    /// What is free without the parts, as readFreeParameter() takes it.
    [[nodiscard]] QStringList parameters() const;
    /// EnteredGoal::written() of each, in order.
    [[nodiscard]] std::vector<WrittenGoal> writtenGoals() const;
    /// The settings of the search, but for its threads.
    [[nodiscard]] SearchSettings settings() const;

    friend bool operator==(const StoredSearch&, const StoredSearch&) = default;
};

/// The question of the kind \a Question, one of the three above, in the annotation of a class; nothing if it has none.
/// The error is a message: what in it cannot be read, and what to do.
template <typename Question>
[[nodiscard]] tl::expected<std::optional<Question>, QString> questionIn(const model::ClassNode& node);

/// The edits of the class's file that put a question into its annotation. The error is a message: the text has errors,
/// or holds a question that cannot be read.
template <typename Question>
[[nodiscard]] tl::expected<model::TextEdits, QString> editsForQuestion(const model::ClassNode& node,
                                                                       const Question& question);

}  // namespace bramah::solver
