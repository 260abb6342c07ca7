// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/run/run_settings.h"
#include "tests/benchmarks/work_precision.h"

#include <QStringList>

namespace bramah::solver {
class CompiledSystem;
}

namespace bramah::bench {

/// How a circuit is run, and what of it counts.
struct DrawnRun {
    QStringList paths;  ///< variables that become the columns of the rows
    double stopTime = 3;
    double interval = 1e-3;
    double tolerance = 1e-6;
    solver::EvaluationMode mode = solver::EvaluationMode::Auto;
};

/// A circuit of the source tree, compiled once and run again and again.
class DrawnCircuit
{
public:
    /// \a file: its path within the source tree.
    explicit DrawnCircuit(const QString& file);
    [[nodiscard]] bool isCompiled() const { return system_ != nullptr; }
    [[nodiscard]] const std::shared_ptr<const solver::CompiledSystem>& system() const { return system_; }

    /// The rows of the grid alone; the time is that of initialising and integrating.
    [[nodiscard]] TimedSolution solve(const DrawnRun& run) const;

private:
    std::shared_ptr<const solver::CompiledSystem> system_;
};

/// The circuit of \a file, run as \a run says, beside \a byHand, whose rows have the same columns: their \a columns
/// against \a exact by \a measure. \a comparison has the rest.
[[nodiscard]] Result compareDrawn(const QString& file, DrawnRun run, Comparison::Solve byHand, const Rows& exact,
                                  const std::vector<std::size_t>& columns, double Difference::*measure,
                                  Comparison comparison = {});

}  // namespace bramah::bench
