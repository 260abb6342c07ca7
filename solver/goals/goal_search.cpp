// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/goals/goal_search.h"

#include "model/catalogue/catalogue_differences.h"
#include "model/instance/instance.h"
#include "model/units/quantity_text.h"
#include "solver/optimise/judge.h"
#include "solver/run/in_parallel.h"
#include "solver/run/run_to_end.h"
#include "solver/run/stored_variables.h"
#include "solver/tape/code_for_many_runs.h"
#include "solver/translate.h"
#include "solver/use/frequency_forms.h"
#include "solver/use/model.h"
#include "solver/use/parameter_text.h"

#include <algorithm>
#include <cmath>

namespace bramah::solver {

namespace {

using Refused = tl::unexpected<QString>;
using Kind = WrittenGoal::Kind;

/// The rows that fit the class of a component; a message if there is no such component, or if none fits.
tl::expected<std::vector<model::CatalogueRow>, QString> fittingRows(const Model& model, const PartChoice& choice)
{
    model::InstanceTree tree(model.library());
    const model::Instance* component = tree.instantiate(*model.node()).descendant(choice.component.toStdString());
    if (component == nullptr)
        return Refused(tr("there is no component `%1`").arg(choice.component));
    std::vector<model::CatalogueRow> rows;
    for (const model::CatalogueRow& row : choice.rows)
        if (model::fitsCatalogueRow(*component, row))
            rows.push_back(row);
    if (rows.size() < 2)
        return Refused(tr("`%1` has no choice: the parts that fit it are %2; search for fewer words, or choose "
                          "another catalogue")
                           .arg(choice.component)
                           .arg(rows.size()));
    return rows;
}

/// The parameters that rows give numbers to.
QStringList numbersOf(const std::vector<model::CatalogueRow>& rows)
{
    QStringList names;
    for (const model::CatalogueRow& row : rows)
        for (const model::CatalogueValue& value : row.values)
            if (value.number && !names.contains(value.parameter))
                names << value.parameter;
    return names;
}

bool isFrequencyNumber(const Measure& response)
{
    const auto number = frequencyNumberIn(response.of);
    return number && number->has_value();
}

}  // namespace

tl::expected<GoalSearch, QString> GoalSearch::plan(Model& model, const GoalQuestion& question,
                                                   const std::function<bool()>& isStopWanted)
{
    const auto uncomputable = [] {
        return Refused(tr("the circuit cannot be computed; the list of problems says why"));
    };
    if (!model.flattened(isStopWanted).model)
        return uncomputable();
    GoalSearch search;
    search.study_ = std::make_shared<Study>();
    auto free = readFreeParameters(question.free, model, question.freeOption);
    if (!free)
        return Refused(free.error());
    for (FreeParameter& one : *free) {
        search.variables_.push_back({one.path, one, {}, search.study_->parameters.size(), {}});
        search.study_->parameters.push_back(one.path);
    }
    for (const PartChoice& choice : question.parts)
        if (const auto problem = search.takeParts(model, choice))
            return Refused(*problem);
    if (search.variables_.empty())
        return Refused(tr("no parameter is free; name one with its bounds, as relief.p_set=50bar:200bar"));
    std::vector<SplitGoal> goals;
    for (const WrittenGoal& goal : question.goals) {
        auto split = splitGoal(goal, question.measures);
        if (!split)
            return Refused(split.error());
        goals.push_back(*std::move(split));
    }
    search.study_->system = model.built({}, isStopWanted).system;
    if (!search.study_->system)
        return uncomputable();
    search.study_->settings = question.settings;
    search.study_->settings.variables.reset();
    if (const auto problem = search.takeFrequencies(goals, model, isStopWanted))
        return Refused(*problem);
    if (const auto problem = search.takeGoals(goals, question.needsGoal))
        return Refused(*problem);
    for (const QString& path : search.study_->parameters)
        search.columns_.push_back(columnFor(search.study_->system->model, path));
    for (const SearchedVariable& variable : search.variables_)
        search.problem_.variables.push_back(variable.range);
    return search;
}

std::optional<QString> GoalSearch::takeParts(Model& model, const PartChoice& choice)
{
    auto rows = fittingRows(model, choice);
    if (!rows)
        return rows.error();
    const QStringList names = numbersOf(*rows);
    if (names.isEmpty())
        return tr("the parts for `%1` have no numbers that a run could take").arg(choice.component);
    const auto valueOf = [](const model::CatalogueRow& row, const QString& name) {
        const model::CatalogueValue* value = row.value(name);
        return value ? value->number : std::nullopt;
    };
    std::ranges::stable_sort(*rows, {}, [&](const auto& row) { return valueOf(row, names.front()).value_or(0); });
    SearchedVariable variable{choice.component, {}, *rows, study_->parameters.size(), {}};
    variable.partValues.resize(rows->size());
    std::vector<double> own;
    for (const QString& name : names) {
        ParameterText text(model, choice.component + QLatin1Char('.') + name + QLatin1String("=0"), {});
        if (const auto read = text.valuesOf({QStringLiteral("0")}); !read)
            return read.error();
        if (std::ranges::find(study_->parameters, text.wholePath()) != study_->parameters.end())
            return tr("`%1` is free, and a part chosen too; leave one out").arg(text.wholePath());
        study_->parameters.push_back(text.wholePath());
        own.push_back(ownValue(model, text.wholePath()).value_or(0));
        for (std::size_t k = 0; k < rows->size(); ++k)
            variable.partValues[k].push_back(valueOf((*rows)[k], name).value_or(own.back()));
    }
    for (std::size_t k = 0; k < rows->size(); ++k)
        variable.range.choices.push_back(static_cast<double>(k));
    variable.range.lower = 0;
    variable.range.upper = variable.range.choices.back();
    const auto nearest = std::ranges::min_element(
        variable.partValues, {}, [&](const auto& values) { return std::fabs(values.front() - own.front()); });
    variable.range.start = static_cast<double>(nearest - variable.partValues.begin());
    variables_.push_back(std::move(variable));
    return std::nullopt;
}

std::optional<QString> GoalSearch::takeFrequencies(const std::vector<SplitGoal>& split, Model& model,
                                                   const std::function<bool()>& isStopWanted)
{
    std::vector<FrequencyNumber> numbers;
    for (const SplitGoal& goal : split) {
        const auto number = frequencyNumberIn(goal.response.of);
        if (!number)
            return number.error();
        if (*number && std::ranges::find(numbers, **number) == numbers.end())
            numbers.push_back(**number);
    }
    auto asked = frequencyForms(numbers, model, isStopWanted);
    if (!asked)
        return asked.error();
    study_->frequencies = *std::move(asked);
    return std::nullopt;
}

std::optional<QString> GoalSearch::takeGoals(const std::vector<SplitGoal>& split, bool needsGoal)
{
    for (const SplitGoal& goal : split)
        if (!isFrequencyNumber(goal.response) &&
            std::ranges::find(study_->measures, goal.response.name, &Measure::name) == study_->measures.end())
            study_->measures.push_back(goal.response);
    if (needsGoal && std::ranges::all_of(split, [](const SplitGoal& goal) { return goal.kind == Kind::Keep; }))
        return tr("there is no goal; say what is to be least, greatest, or at which value");
    responses_ = std::make_shared<Responses>(responsesOf(*study_));
    if (responses_->problem())
        return responses_->problem();
    for (const SplitGoal& goal : split) {
        const auto number = frequencyNumberIn(goal.response.of);
        const QString name = number && *number ? (*number)->text() : goal.response.name;
        const auto response = std::ranges::find(responses_->list(), name, &Response::name);
        if (auto problem = takeGoal(goal, static_cast<std::size_t>(response - responses_->list().begin())))
            return problem;
    }
    for (const KnownGoal& goal : goals_)
        if (goal.kind == Kind::Keep)
            problem_.limits.push_back({goal.response, goal.isUpper, goal.value});
        else
            problem_.goals.push_back({static_cast<Goal::Kind>(goal.kind), goal.response, goal.value});
    return std::nullopt;
}

std::optional<QString> GoalSearch::takeGoal(const SplitGoal& split, std::size_t response)
{
    if (split.value.isEmpty() && split.kind == Kind::Keep) {
        for (const auto& [limit, isUpper] : {std::pair{split.response.lower, false}, {split.response.upper, true}})
            if (limit)
                goals_.push_back({split.kind, response, isUpper, *limit});
        return std::nullopt;
    }
    double value = 0;
    if (!split.value.isEmpty()) {
        const auto read = model::parseQuantity(split.value, responses_->list()[response].column.unit);
        if (!read)
            return QStringLiteral("`%1`: %2").arg(split.written, read.error());
        value = *read;
    }
    goals_.push_back({split.kind, response, split.isUpper, value});
    return std::nullopt;
}

bool GoalSearch::hasFront() const
{
    return Judge(problem_).objectiveCount() > 1;
}

std::vector<double> GoalSearch::valuesAt(const Point& point) const
{
    std::vector<double> values;
    for (std::size_t k = 0; k < variables_.size(); ++k)
        if (variables_[k].isPart())
            std::ranges::copy(variables_[k].partValues[static_cast<std::size_t>(point[k])], std::back_inserter(values));
        else
            values.push_back(point[k]);
    return values;
}

Outcome GoalSearch::outcomeAt(const Point& point, const std::function<bool()>& isStopWanted) const
{
    auto result = runOne(*study_, valuesAt(point), *responses_, isStopWanted);
    return result ? Outcome{std::move(result->values), std::move(result->failure)} : Outcome{{}, tr("stopped")};
}

SearchResult GoalSearch::run(const SearchSettings& settings, const SearchWatch& watch) const
{
    const auto isStopWanted = [&] { return watch.isStopWanted && watch.isStopWanted(); };
    const CodeForManyRuns code(study_->system);
    return optimise(
        problem_, settings,
        [&](const std::vector<Point>& points) {
            std::vector<Outcome> outcomes(points.size());
            forEachInParallel(points.size(), settings.threads, [&](std::size_t k) {
                if (!isStopWanted())
                    outcomes[k] = outcomeAt(points[k], isStopWanted);
                return true;
            });
            // A run that was stopped says nothing of its point.
            return isStopWanted() ? std::vector<Outcome>() : outcomes;
        },
        watch);
}

RunEnd GoalSearch::runAt(const Point& point, ResultStore& results, const std::function<bool()>& isStopWanted) const
{
    RunSettings settings = study_->settings;
    const std::vector<double> values = valuesAt(point);
    for (std::size_t k = 0; k < values.size(); ++k)
        settings.parameterValues.emplace_back(study_->parameters[k], values[k]);
    SimulationRun run(prepareCompiled(study_->system), settings);
    return runHere(run, results, isStopWanted).end.value_or(RunEnd());
}

void GoalSearch::startFrom(const Point& point)
{
    for (std::size_t k = 0; k < point.size(); ++k)
        problem_.variables[k].start = variables_[k].range.start = point[k];
}

Study GoalSearch::studyOf(const SearchResult& result) const
{
    Study study = *study_;
    for (const EvaluatedPoint& point : result.points)
        study.points.push_back(valuesAt(point.point));
    return study;
}

}  // namespace bramah::solver
