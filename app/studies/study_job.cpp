// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studies/study_job.h"

#include "app/run/prepare_model.h"
#include "app/studies/kept_study.h"
#include "solver/run/in_parallel.h"
#include "solver/run/stored_variables.h"
#include "solver/use/frequency_forms.h"
#include "solver/use/variation.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bramah::app {

namespace {

constexpr std::size_t kMostPoints = 1'000'000;
constexpr qint64 kBatchPeriod = 60;  // ms

}  // namespace

tl::expected<StudyAnswer, QString> planOf(solver::Model& model, const StudyQuestion& question,
                                          const std::function<bool()>& isStopWanted)
{
    const auto uncomputable = [] {
        return tl::unexpected(StudyJob::tr("The circuit cannot be computed; the list of problems says why."));
    };
    const solver::FlattenOutcome& flat = model.flattened(isStopWanted);
    if (!flat.model)
        return uncomputable();
    auto study = std::make_shared<solver::Study>();
    std::vector<solver::ParameterRange> ranges;
    auto variations = solver::readVariations(solver::textsOf(question.vary), model, {});
    if (!variations)
        return tl::unexpected(variations.error());
    for (solver::Variation& variation : *variations) {
        study->parameters.push_back(variation.path);
        ranges.push_back(std::move(variation.range));
    }
    StudyAnswer answer;
    answer.design = {question.sampling, question.runs, question.seed};
    const std::size_t count = solver::pointCount(ranges, answer.design);
    if (const std::size_t most = solver::kindOf(question.sampling).mostParameters; ranges.size() > most)
        return tl::unexpected(
            StudyJob::tr("This way of sampling takes at most %1 parameters; a Latin hypercube takes more.").arg(most));
    if (count == 0)
        return tl::unexpected(
            question.sampling == solver::Sampling::Grid || question.sampling == solver::Sampling::List
                ? StudyJob::tr("This way of sampling needs values of each parameter, as 1 bar:5 bar:9 "
                               "or 1 bar, 2 bar; a list as many of each.")
                : StudyJob::tr("This way of sampling needs a spread of each parameter, as 5% or "
                               "normal(10 bar, 0.2 bar) or 1 bar:5 bar:9."));
    if (count > kMostPoints)
        return tl::unexpected(StudyJob::tr("These are more than %1 runs.").arg(kMostPoints));
    study->points = solver::studyPoints(ranges, answer.design);
    study->system = model.built({}, isStopWanted).system;
    if (!study->system)
        return uncomputable();
    const auto outputs = solver::splitOutputs(question.outputs);
    if (!outputs)
        return tl::unexpected(outputs.error());
    auto frequencies = solver::frequencyForms(outputs->numbers, model, isStopWanted);
    if (!frequencies)
        return tl::unexpected(frequencies.error());
    study->frequencies = *std::move(frequencies);
    study->settings = solver::settingsOf(flat.model->experiment);
    study->measures = question.measures;
    study->reduction = question.reduction;
    if (!outputs->variables.isEmpty())
        study->settings.variables = solver::exactly(outputs->variables);
    const solver::Responses responses = solver::responsesOf(*study);
    if (responses.problem())
        return tl::unexpected(*responses.problem());
    if (responses.list().size() < static_cast<std::size_t>(question.outputs.size()) + question.measures.size())
        return tl::unexpected(StudyJob::tr("One of the variables to keep is not in the circuit."));
    answer.responses = responses.list();
    answer.results.resize(count);
    answer.study = std::move(study);
    return answer;
}

void StudyAnswer::take(const solver::StudyResult& result)
{
    done_ += results[result.point].values.empty() ? 1 : 0;
    results[result.point] = result;
}

std::vector<double> StudyAnswer::valuesOf(std::size_t response) const
{
    std::vector<double> values(results.size(), std::nan(""));
    for (std::size_t point = 0; point < results.size(); ++point)
        if (response < results[point].values.size())
            values[point] = results[point].values[response];
    return values;
}

StudyJob::StudyJob(QObject* parent) : QObject(parent), job_([this](const Progress& progress) { take(progress); }) {}

StudyJob::~StudyJob()
{
    stop();
}

void StudyJob::stop()
{
    job_.stop();
    setPaused(false);
}

void StudyJob::show(const StudyAnswer& answer)
{
    stop();
    answer_ = answer;
    Q_EMIT planned();
    Q_EMIT ended({});
}

bool StudyJob::isPaused() const
{
    return gate_->isShut();
}

void StudyJob::setPaused(bool isPaused)
{
    gate_->setShut(isPaused);
}

void StudyJob::start(const editor::DocumentSession& session, const StudyQuestion& question)
{
    stop();
    answer_ = {};
    job_.start([model = modelOf(session), question, folder = folder_, gate = gate_](const std::stop_token& token,
                                                                                    const Send& send) -> Progress {
        return work(*model, question, folder, *gate, token, send);
    });
}

StudyJob::Problem StudyJob::work(solver::Model& model, const StudyQuestion& question, const QString& folder,
                                 PauseGate& gate, const std::stop_token& token, const Send& send)
{
    auto plan = planOf(model, question, stopCheck(token));
    if (!plan)
        return {plan.error(), {}};
    const std::shared_ptr<const solver::Study> study = plan->study;
    KeptStudy kept(folder, *study);
    for (const auto& [point, result] : kept.results())
        plan->take(result);
    plan->takenOver = plan->done();
    plan->keepingProblem = kept.problem();
    plan->isKept = !folder.isEmpty() && kept.problem().isEmpty();
    bool isKept = plan->isKept;
    send(std::move(*plan));
    Results batch;
    QElapsedTimer sinceBatch;
    sinceBatch.start();
    solver::runStudy(
        *study, kept.missing(), solver::processorCount(),
        [&](const solver::StudyResult& result) {
            kept.add(result);
            if (isKept && !kept.problem().isEmpty()) {
                isKept = false;
                send(Unkept{kept.problem()});
            }
            batch.push_back(result);
            if (sinceBatch.elapsed() > kBatchPeriod) {
                send(std::exchange(batch, {}));
                sinceBatch.restart();
            }
            gate.pass(stopCheck(token));
            return !token.stop_requested();
        },
        stopCheck(token));
    kept.finish();
    return {{}, std::move(batch)};
}

void StudyJob::take(const Progress& progress)
{
    if (const auto* plan = std::get_if<StudyAnswer>(&progress)) {
        answer_ = *plan;
        Q_EMIT planned();
        return;
    }
    if (const auto* unkept = std::get_if<Unkept>(&progress)) {
        answer_.isKept = false;
        answer_.keepingProblem = unkept->reason;
        Q_EMIT resultsChanged();
        return;
    }
    const auto* problem = std::get_if<Problem>(&progress);
    for (const solver::StudyResult& result : problem ? problem->rest : std::get<Results>(progress))
        answer_.take(result);
    Q_EMIT resultsChanged();
    if (problem)
        Q_EMIT ended(problem->text);
}

}  // namespace bramah::app
