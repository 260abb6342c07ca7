// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "solver/goals/read_goals.h"
#include "solver/optimise/judge.h"
#include "solver/optimise/optimise.h"
#include "solver/reports/run_end.h"
#include "solver/study/study_runner.h"
#include "solver/use/free_parameter.h"

#include <memory>
#include <optional>

namespace bramah::solver {

class Model;

/// A component that takes one of several parts of a catalogue.
struct PartChoice {
    QString component;  ///< its path
    std::vector<model::CatalogueRow> rows;
};

/// What a user asks for.
struct GoalQuestion {
    QStringList free;  ///< as readFreeParameter() takes them
    std::vector<PartChoice> parts;
    std::vector<WrittenGoal> goals;
    Measures measures;     ///< of the class, which goals may name
    QString freeOption;    ///< that gave \c free, for messages; empty: none did
    RunSettings settings;  ///< of each run; `variables` are not used
    bool needsGoal = true;
};

/// One thing whose value is searched: a parameter, or which part a component is.
struct SearchedVariable {
    QString name;  ///< path of the parameter or the component
    DesignVariable range;
    std::vector<model::CatalogueRow> parts;  ///< in the order of choices, which are their numbers; empty: a parameter
    std::size_t firstParameter = 0;          ///< among those of the study
    std::vector<std::vector<double>> partValues;  ///< of each part one for each of its parameters

    /// Is it a component that takes parts of a catalogue? Its values are then indices into `parts`.
    [[nodiscard]] bool isPart() const { return !parts.empty(); }
};

/// A goal or a limit with its response.
struct KnownGoal {
    WrittenGoal::Kind kind = WrittenGoal::Kind::Minimise;
    std::size_t response = 0;
    bool isUpper = true;  ///< of Keep
    double value = 0;     ///< of Aim and Keep [SI]
};

/// Searches values of parameters whose runs reach goals. It holds what all runs share; any thread may run it.
class GoalSearch
{
public:
    /// Reads the question for \a model and makes its equations. The error is a message.
    [[nodiscard]] static tl::expected<GoalSearch, QString> plan(Model& model, const GoalQuestion& question,
                                                                const std::function<bool()>& isStopWanted = {});

    /// What is searched, in the order of a point's values: parameters, then parts.
    [[nodiscard]] const std::vector<SearchedVariable>& variables() const { return variables_; }
    /// Goals and limits in the order in which they were given; a measure with two limits gives two.
    [[nodiscard]] const std::vector<KnownGoal>& goals() const { return goals_; }
    /// The numbers of a run that goals and limits look at, and that each Outcome has.
    [[nodiscard]] const std::vector<Response>& responses() const { return responses_->list(); }
    /// Of each run, without the values that are searched.
    [[nodiscard]] const RunSettings& settings() const { return study_->settings; }
    /// The problem as methods see it; limits and goals by number of their response.
    [[nodiscard]] const SearchProblem& problem() const { return problem_; }
    /// More objectives than one: the answer is a front.
    [[nodiscard]] bool hasFront() const;
    ///@{
    /// The parameters that a run sets, and their values at a point.
    [[nodiscard]] const std::vector<QString>& parameters() const { return study_->parameters; }
    [[nodiscard]] std::vector<double> valuesAt(const Point& point) const;
    ///@}
    /// The kind and the units of such a parameter.
    [[nodiscard]] const ResultColumn& parameterColumn(std::size_t number) const { return columns_[number]; }

    /// Searches, with as many runs at a time as \a settings say; stopped early, the result has what was found.
    [[nodiscard]] SearchResult run(const SearchSettings& settings, const SearchWatch& watch = {}) const;
    /// The outcome of one run.
    [[nodiscard]] Outcome outcomeAt(const Point& point, const std::function<bool()>& isStopWanted = {}) const;
    /// A whole run, with all that is stored by default in \a results; how it ended.
    [[nodiscard]] RunEnd runAt(const Point& point, ResultStore& results,
                               const std::function<bool()>& isStopWanted = {}) const;
    /// Lets later searches begin at \a point.
    void startFrom(const Point& point);
    /// As a study of the points of a result, for studyCsv().
    [[nodiscard]] Study studyOf(const SearchResult& result) const;

private:
    GoalSearch() = default;
    [[nodiscard]] std::optional<QString> takeParts(Model& model, const PartChoice& choice);
    /// Takes goals for numbers of responses to sines.
    [[nodiscard]] std::optional<QString> takeFrequencies(const std::vector<SplitGoal>& split, Model& model,
                                                         const std::function<bool()>& isStopWanted);
    [[nodiscard]] std::optional<QString> takeGoals(const std::vector<SplitGoal>& split, bool needsGoal);
    [[nodiscard]] std::optional<QString> takeGoal(const SplitGoal& split, std::size_t response);

    std::shared_ptr<Study> study_;
    std::shared_ptr<const Responses> responses_;
    std::vector<SearchedVariable> variables_;
    std::vector<KnownGoal> goals_;
    std::vector<ResultColumn> columns_;  ///< of parameters
    SearchProblem problem_;
};

}  // namespace bramah::solver
