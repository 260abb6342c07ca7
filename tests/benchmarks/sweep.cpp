// SPDX-License-Identifier: GPL-3.0-or-later
// A parameter study of the drive circuit on one core and on two.
#include "solver/compile/compile.h"
#include "solver/study/study_points.h"
#include "solver/study/study_runner.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/solver/library/library_run.h"

#include <QDir>

#include <chrono>

namespace bramah::bench {
namespace {

constexpr int kRuns = 1000;

Result sweep()
{
    solver::Study study;
    study.system =
        solver::compile(test::flatFile(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR", QStringLiteral(".")))
                                           .filePath(QStringLiteral("resources/examples/cylinder_drive.mo"))))
            .system;
    Result result;
    if (!study.system) {
        result.failure = QStringLiteral("the drive circuit cannot be compiled");
        return result;
    }
    study.settings.stopTime = 3;
    study.settings.variables = QRegularExpression(QStringLiteral("mass\\.s"));
    study.parameters = {QStringLiteral("relief.p_set")};
    std::vector<std::size_t> all;
    for (const double value : solver::evenlySpaced(100e5, 160e5, kRuns)) {
        all.push_back(all.size());
        study.points.push_back({value});
    }
    const auto seconds = [&](int jobs) {
        const auto begin = std::chrono::steady_clock::now();
        solver::runStudy(study, all, jobs, [&](const solver::StudyResult& run) {
            if (!run.failure.isEmpty())
                result.failure = run.failure;
            return run.failure.isEmpty();
        });
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    };
    const double one = seconds(1), two = seconds(2);
    result.measurements = {
        {QStringLiteral("%1 runs on two cores, beside one").arg(kRuns), two, QStringLiteral("s"), one},
        {QStringLiteral("times as fast; 1.8 is wanted"), one / two, {}}};
    return result;
}

const RegisterBenchmark kSweep("sweep_two_cores", "1,000 runs of the drive circuit on one and on two cores", sweep);

}  // namespace
}  // namespace bramah::bench
