// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/python/held_model.h"

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace bramah::python {

/// A study that Python holds: its points, and the results so far, whether it made the runs or somebody else. For one
/// thread at a time, with Python's lock, but for runs.
class HeldStudy
{
public:
    explicit HeldStudy(PlannedStudy planned);

    [[nodiscard]] const solver::Study& study() const { return *planned_.study; }
    [[nodiscard]] const solver::StudyDesign& design() const { return planned_.design; }
    [[nodiscard]] const std::vector<solver::Response>& responses() const { return responses_.list(); }
    [[nodiscard]] const std::map<std::size_t, solver::StudyResult>& results() const { return results_; }

    /// Paths of the variables that a run has to store for its responses, as a regular expression.
    [[nodiscard]] QString stored() const { return responses_.stored().pattern(); }

    /// Adds points at the end, one a row, with a column for each parameter [SI].
    void add(Array points);
    /// All points, as add() takes them.
    [[nodiscard]] py::array_t<double> points() const;
    /// Runs these points on \a jobs threads, and tells how many of them are done now and then. Runs that were made stay
    /// on Ctrl+C.
    void run(const std::vector<std::size_t>& points, int jobs, const std::function<void(std::size_t)>& progress);
    /// Takes a result that somebody has found: one value for each response, or why there is none.
    void tell(std::size_t point, std::vector<double> values, const QString& failure);
    /// A row for each point with a column for each response [SI]; NaN where there is no value.
    [[nodiscard]] py::array_t<double> values() const;
    /// The responses of a run that somebody has made.
    [[nodiscard]] std::vector<double> valuesOf(const RunResult& run) const;

    void writeCsv(const QString& path) const;
    /// Parameter, value at its least, at its most; the widest first.
    [[nodiscard]] py::list tornado(std::size_t response) const;
    /// A row for each parameter: mu*, mu, sigma, number of ways.
    [[nodiscard]] py::array_t<double> morris(std::size_t response) const;
    /// A row for each parameter: first and total index, and the errors of both.
    [[nodiscard]] py::array_t<double> sobol(std::size_t response) const;

private:
    [[nodiscard]] std::vector<double> column(std::size_t response) const;
    void needs(solver::Sampling sampling) const;

    PlannedStudy planned_;
    solver::Responses responses_;
    std::map<std::size_t, solver::StudyResult> results_;
};

}  // namespace bramah::python
