// SPDX-License-Identifier: GPL-3.0-or-later
// What plots of many long curves cost: a step of the wheel over them, and a run that they show as it goes on.
#include "app/plots/plot_workspace.h"
#include "tests/app/window/test_window.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/thread_time.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <random>

namespace bramah::bench {
namespace {

constexpr int kCurves = 20;
constexpr std::size_t kSamples = 10'000'000;
constexpr double kDuration = 100;      // s
constexpr double kAllowedFrame = 33;   // ms
constexpr QSize kPlotSize(1400, 400);  // px
constexpr int kWheelSteps = 30;

QString curveName(int k)
{
    return QStringLiteral("v%1").arg(k);
}

/// Sensors of a machine: slow motions, ripple of a pump, noise.
void fill(solver::ResultStore& store)
{
    std::vector<solver::ResultColumn> columns(kCurves);
    for (int k = 0; k < kCurves; ++k)
        columns[static_cast<std::size_t>(k)].path = curveName(k);
    store.reset(std::move(columns));
    std::minstd_rand random(1);
    std::uniform_real_distribution<double> noise(-0.5, 0.5);
    constexpr std::size_t kBatch = 100'000;
    std::vector<double> row(kCurves);
    for (std::size_t first = 0; first < kSamples; first += kBatch) {
        solver::SampleBatch batch;
        for (std::size_t k = first; k < first + kBatch; ++k) {
            const double time = kDuration * static_cast<double>(k) / kSamples;
            const double ripple = 0.2 * std::sin(1800 * time) + 0.1 * noise(random);
            for (int curve = 0; curve < kCurves; ++curve)
                row[static_cast<std::size_t>(curve)] = curve + std::sin(0.3 * time + curve) + ripple;
            batch.add(time, solver::kGridRow, row);
        }
        store.append(std::move(batch));
    }
}

/// Median time of a step of the wheel, until all is drawn [ms].
double wheelMilliseconds(app::PlotView& view)
{
    QCustomPlot& plot = view.plot();
    std::vector<double> times;
    for (int step = 0; step < kWheelSteps; ++step) {
        const QPointF position = plot.axisRect()->center();
        // In to a hundredth, and out again.
        const int delta = step < kWheelSteps / 2 ? 120 : -120;
        QWheelEvent wheel(position, plot.mapToGlobal(position), {}, {0, delta}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        const double begin = threadSeconds();
        QApplication::sendEvent(&plot, &wheel);
        for (int round = 0; round < 3; ++round) {
            QCoreApplication::sendPostedEvents();
            QCoreApplication::processEvents();
        }
        times.push_back((threadSeconds() - begin) * kMilliseconds);
    }
    return median(times);
}

Result plotFrame()
{
    app::RunHistory history;
    editor::ActiveTheme theme;
    app::RunRecord& run = history.start(QStringLiteral("M"), {}, {});
    fill(run.results);
    history.noteColumns(run);
    history.end(run, {});
    app::PlottableVariables variables(history);
    app::PlotArea area(history, variables, theme);
    app::PlotDefinition definition;
    for (int k = 0; k < kCurves; ++k)
        definition.curves.push_back({curveName(k), {}});
    area.setDefinitions({definition});
    area.resize(kPlotSize);
    area.show();
    QApplication::processEvents();
    app::PlotView& view = *area.plots().front();
    view.fit();
    QApplication::processEvents();
    if (view.pointCount(curveName(0)) < kPlotSize.width())
        return {{}, {}, QStringLiteral("the curves are not drawn")};
    return {
        {{QStringLiteral("step of the wheel; allowed"), wheelMilliseconds(view), QStringLiteral("ms"), kAllowedFrame}},
        {},
        {}};
}

constexpr auto kOscillators = R"(model Oscillators
  Real x[20](each start=1, each fixed=true);
  Real v[20](each start=0, each fixed=true);
equation
  for i in 1:20 loop
    der(x[i]) = v[i];
    der(v[i]) = -100*(1 + 0.1*i)*x[i];
  end for;
  annotation(experiment(StopTime=800, Interval=0.0005));
end Oscillators;
)";

/// Seconds of a run in the window, with curves or without.
double runSeconds(bool hasCurves)
{
    test::TestWindow test;
    test.window().resize(1440, 900);
    test.window().show();
    QFile file(test.filePath(QStringLiteral("Oscillators.mo")));
    if (!file.open(QIODevice::WriteOnly) || file.write(kOscillators) < 0)
        return 0;
    file.close();
    if (!test.window().documents().open(file.fileName()))
        return 0;
    app::PlotDefinition definition;
    for (int k = 1; hasCurves && k <= kCurves; ++k)
        definition.curves.push_back({QStringLiteral("x[%1]").arg(k), {}});
    test.page().plots().area().setDefinitions({definition});
    QElapsedTimer timer;
    timer.start();
    test.page().runs().run();
    return test.waitForEnd() ? static_cast<double>(timer.elapsed()) / kMilliseconds : 0;
}

Result plotRunCost()
{
    std::vector<double> with, without;
    for (int k = 0; k < 5; ++k) {
        with.push_back(runSeconds(true));
        without.push_back(runSeconds(false));
    }
    if (std::ranges::min(with) <= 0 || std::ranges::min(without) <= 0)
        return {{}, {}, QStringLiteral("the model does not run")};
    return {{{QStringLiteral("run with 20 curves; without plots"), median(with), QStringLiteral("s"), median(without)}},
            {},
            {}};
}

const RegisterBenchmark kPlotFrame("plot_frame_20x10M", "a step of the wheel over 20 curves of 10 million samples",
                                   plotFrame);
const RegisterBenchmark kPlotRun("plot_run_cost", "a run of 1.6 million rows in the window with 20 curves on a plot",
                                 plotRunCost);

}  // namespace
}  // namespace bramah::bench
