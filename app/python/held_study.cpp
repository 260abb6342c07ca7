// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/held_study.h"

#include "app/cli/options/translate.h"
#include "app/python/problem.h"
#include "model/files/output_file.h"
#include "solver/study/sensitivity.h"
#include "solver/study/study_csv.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <utility>

namespace bramah::python {

using cli::tr;

HeldStudy::HeldStudy(PlannedStudy planned)
    : planned_(std::move(planned)), responses_(solver::responsesOf(*planned_.study))
{
}

void HeldStudy::add(Array points)
{
    const std::size_t width = study().parameters.size();
    if (points.ndim() != 2 || static_cast<std::size_t>(points.shape(1)) != width)
        throw Problem(
            tr("points have two axes: a row for each, and a column for each of the %1 parameters").arg(width));
    for (py::ssize_t row = 0; row < points.shape(0); ++row) {
        const double* const begin = points.data(row, 0);
        for (std::size_t k = 0; k < width; ++k)
            if (!std::isfinite(begin[k]))
                throw Problem(
                    tr("row %1 of the points has no finite value of `%2`").arg(row).arg(study().parameters[k]));
        planned_.study->points.emplace_back(begin, begin + width);
    }
}

py::array_t<double> HeldStudy::points() const
{
    const std::size_t width = study().parameters.size();
    auto array = arrayOf({static_cast<py::ssize_t>(study().points.size()), static_cast<py::ssize_t>(width)});
    double* to = array.mutable_data();
    for (const std::vector<double>& point : study().points)
        to = std::ranges::copy(point, to).out;
    return array;
}

void HeldStudy::run(const std::vector<std::size_t>& points, int jobs, const std::function<void(std::size_t)>& progress)
{
    struct Finished {
        std::mutex mutex;
        std::vector<solver::StudyResult> list;
    };
    const auto finished = std::make_shared<Finished>();
    std::size_t count = 0;
    const auto take = [&] {
        const std::scoped_lock lock(finished->mutex);
        count += finished->list.size();
        for (solver::StudyResult& result : std::exchange(finished->list, {})) {
            const std::size_t point = result.point;
            results_.insert_or_assign(point, std::move(result));
        }
    };
    // Points may be added while others run, so the work has a study of its own.
    const auto work = [study = study(), points, jobs, finished](const StopCheck& isStopWanted) {
        solver::runStudy(
            study, points, jobs,
            [&](const solver::StudyResult& result) {
                const std::scoped_lock lock(finished->mutex);
                finished->list.push_back(result);
                return !isStopWanted();
            },
            isStopWanted);
        return true;
    };
    try {
        (void)interruptible(work, [&] {
            take();
            if (progress)
                progress(count);
        });
    } catch (...) {
        take();
        throw;
    }
    take();
    if (progress)
        progress(count);
}

void HeldStudy::tell(std::size_t point, std::vector<double> values, const QString& failure)
{
    if (point >= study().points.size())
        throw Problem(tr("there is no point %1; the study has %2").arg(point).arg(study().points.size()));
    if (!failure.isEmpty())
        values.assign(responses().size(), std::nan(""));
    if (values.size() != responses().size())
        throw Problem(
            tr("a result has %1 values, one for each response, not %2").arg(responses().size()).arg(values.size()));
    results_.insert_or_assign(point, solver::StudyResult{point, std::move(values), failure});
}

py::array_t<double> HeldStudy::values() const
{
    auto array =
        arrayOf({static_cast<py::ssize_t>(study().points.size()), static_cast<py::ssize_t>(responses().size())});
    std::ranges::fill(spanOf(array), std::nan(""));
    for (const auto& [point, result] : results_)
        std::ranges::copy(result.values, array.mutable_data(static_cast<py::ssize_t>(point), 0));
    return array;
}

std::vector<double> HeldStudy::valuesOf(const RunResult& run) const
{
    for (const solver::Response& response : responses())
        if (study().measures.empty() && run.store().find(response.name) < 0)
            throw Problem(tr("the run has not stored `%1`, which the study keeps").arg(response.name));
    return responses_.of(run.store(), run.settings());
}

void HeldStudy::writeCsv(const QString& path) const
{
    if (const auto problem = model::OutputFile::write(path, solver::studyCsv(study(), results_)))
        throw Problem(*problem);
}

std::vector<double> HeldStudy::column(std::size_t response) const
{
    std::vector<double> values(study().points.size(), std::nan(""));
    for (const auto& [point, result] : results_)
        values[point] = result.values[response];
    return values;
}

void HeldStudy::needs(solver::Sampling sampling) const
{
    if (design().sampling == sampling)
        return;
    const auto named = [](solver::Sampling one) {
        const std::string_view name = solver::nameOf(one);
        return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    };
    throw Problem(
        tr("this needs a study with the sampling %1; this one has %2").arg(named(sampling), named(design().sampling)));
}

py::list HeldStudy::tornado(std::size_t response) const
{
    needs(solver::Sampling::OneByOne);
    py::list bars;
    for (const solver::TornadoBar& bar : solver::tornadoOf(column(response)))
        bars.append(py::make_tuple(study().parameters[bar.parameter], bar.atLeast, bar.atMost));
    return bars;
}

py::array_t<double> HeldStudy::morris(std::size_t response) const
{
    needs(solver::Sampling::Morris);
    const auto effects = solver::morrisEffects(study().points, column(response));
    auto array = arrayOf({static_cast<py::ssize_t>(effects.size()), 4});
    double* to = array.mutable_data();
    for (const solver::MorrisEffect& effect : effects)
        for (const double value :
             {effect.meanOfAmounts, effect.mean, effect.deviation, static_cast<double>(effect.ways)})
            *to++ = value;
    return array;
}

py::array_t<double> HeldStudy::sobol(std::size_t response) const
{
    needs(solver::Sampling::Sobol);
    const auto indices = solver::sobolIndices(study().parameters.size(), column(response), design().seed);
    auto array = arrayOf({static_cast<py::ssize_t>(indices.size()), 4});
    double* to = array.mutable_data();
    for (const solver::SobolIndex& index : indices)
        for (const double value : {index.first, index.total, index.firstError, index.totalError})
            *to++ = value;
    return array;
}

}  // namespace bramah::python
