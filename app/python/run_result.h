// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/python/qt_values.h"
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"

#include <memory>

namespace bramah::python {

/// The rows of a run that has ended, with how it ended. Its questions need Python's lock, as the store is for one
/// thread.
class RunResult
{
public:
    /// Runs to the end, without Python's lock. On Ctrl+C the run is left to end by itself, and Python's
    /// KeyboardInterrupt is thrown.
    [[nodiscard]] static std::shared_ptr<RunResult> of(solver::PrepareSystem prepare, solver::RunSettings settings);

    [[nodiscard]] const solver::RunStatus& status() const { return status_; }
    [[nodiscard]] const solver::RunSettings& settings() const { return settings_; }
    [[nodiscard]] const solver::ResultStore& store() const { return store_; }

    [[nodiscard]] py::array_t<double> times() const;
    /// The values of a variable; throws Python's KeyError for another name.
    [[nodiscard]] py::array_t<double> values(const QString& path) const;
    /// The same at times [s], straight between rows.
    [[nodiscard]] py::array_t<double> valuesAt(const QString& path, const Array& times) const;
    [[nodiscard]] py::array_t<bool> eventRows() const;
    [[nodiscard]] QStringList paths() const;
    /// Path, unit, display unit, quantity, description, discrete?, Boolean?
    [[nodiscard]] py::list columns() const;
    [[nodiscard]] py::dict end() const;
    [[nodiscard]] QString statisticsJson() const;

    void writeCsv(const QString& path) const;
    void writeMat(const QString& path) const;

private:
    [[nodiscard]] int columnOf(const QString& path) const;

    explicit RunResult(solver::RunSettings settings) : settings_(std::move(settings)) {}

    solver::RunSettings settings_;
    solver::RunStatus status_;
    solver::ResultStore store_;
};

}  // namespace bramah::python
