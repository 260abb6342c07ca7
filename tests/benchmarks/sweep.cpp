// SPDX-License-Identifier: GPL-3.0-or-later
// A parameter study of the drive circuit: on one core and on two, and beside the integration of its runs.
#include "solver/compile/compile.h"
#include "solver/results/result_store.h"
#include "solver/study/study_points.h"
#include "solver/study/study_runner.h"
#include "solver/tape/code_for_many_runs.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/solver/library/library_run.h"

#include <QDir>

#include <chrono>
#include <numeric>
#include <stdexcept>

namespace bramah::bench {
namespace {

constexpr std::size_t kRuns = 1000;
constexpr std::size_t kRunsInTurn = 50;

solver::Study driveStudy()
{
    solver::Study study;
    study.system =
        solver::compile(test::flatFile(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR", QStringLiteral(".")))
                                           .filePath(QStringLiteral("resources/examples/cylinder_drive.mo"))))
            .system;
    if (!study.system)
        throw std::runtime_error("the drive circuit cannot be compiled");
    study.settings.stopTime = 3;
    study.settings.variables = QRegularExpression(QStringLiteral("mass\\.s"));
    study.parameters = {QStringLiteral("relief.p_set")};
    for (const double value : solver::evenlySpaced(100e5, 160e5, kRuns))
        study.points.push_back({value});
    return study;
}

double secondsOfStudy(const solver::Study& study, const std::vector<std::size_t>& points, int jobs)
{
    const auto begin = std::chrono::steady_clock::now();
    QString failure;
    solver::runStudy(study, points, jobs, [&](const solver::StudyResult& run) {
        failure = run.failure;
        return failure.isEmpty();
    });
    if (!failure.isEmpty())
        throw std::runtime_error(failure.toStdString());
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

Result sweep()
{
    const solver::Study study = driveStudy();
    std::vector<std::size_t> all(kRuns);
    std::iota(all.begin(), all.end(), 0);
    const double one = secondsOfStudy(study, all, 1), two = secondsOfStudy(study, all, 2);
    Result result;
    result.measurements = {
        {QStringLiteral("%1 runs on two cores, beside one").arg(kRuns), two, QStringLiteral("s"), one},
        {QStringLiteral("times as fast; 1.8 is wanted"), one / two, {}}};
    return result;
}

/// The study and its runs alone take turns, so that both meet what else the machine does.
Result studyCost()
{
    const solver::Study study = driveStudy();
    const solver::CodeForManyRuns code(study.system);
    double whole = 0, integration = 0;
    for (std::size_t first = 0; first < kRuns; first += kRunsInTurn) {
        std::vector<std::size_t> turn(kRunsInTurn);
        std::iota(turn.begin(), turn.end(), first);
        whole += secondsOfStudy(study, turn, 1);
        for (const std::size_t point : turn) {
            solver::ResultStore rows;
            integration += solver::runInto(rows, study, study.points[point], *study.settings.variables)
                               .statistics.integrateSeconds;
        }
    }
    Result result;
    result.measurements = {{QStringLiteral("%1 runs on one core, beside their integration").arg(kRuns), whole,
                            QStringLiteral("s"), integration}};
    return result;
}

const RegisterBenchmark kSweep("sweep_two_cores", "1,000 runs of the drive circuit on one and on two cores", sweep);
const RegisterBenchmark kStudyCost("study_cost", "1,000 runs of the drive circuit beside the solver's own time",
                                   studyCost);

}  // namespace
}  // namespace bramah::bench
