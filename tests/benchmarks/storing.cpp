// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs to store the variables of a run.
#include "solver/results/csv_writer.h"
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"
#include "tests/benchmarks/drawn_circuit.h"
#include "tests/benchmarks/many_drives.h"

#include <QIODevice>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>

namespace bramah::bench {
namespace {

using Watch = std::chrono::steady_clock;

double secondsFrom(Watch::time_point begin)
{
    return std::chrono::duration<double>(Watch::now() - begin).count();
}

/// Seconds to integrate and to store, one after the other, with the variables that \a pattern names; all if it is
/// empty.
double secondsStoring(const DrawnCircuit& circuit, const QString& pattern)
{
    solver::RunSettings settings;
    settings.stopTime = 3;
    settings.interval = 1e-3;
    if (!pattern.isEmpty())
        settings.variables = QRegularExpression(pattern);
    solver::SimulationRun run(solver::prepareCompiled(circuit.system()), settings);
    run.start();
    run.wait();
    solver::ResultStore store;
    const auto begin = Watch::now();
    run.drainInto(store);
    return run.status().statistics.integrateSeconds + secondsFrom(begin);
}

Result storingDrive()
{
    const DrawnCircuit circuit(QStringLiteral("resources/examples/cylinder_drive.mo"));
    if (!circuit.isCompiled())
        return {{}, {}, QStringLiteral("the drive cannot be compiled")};
    // Medians of rounds, of each the least, which a busy machine moves less.
    constexpr int kRunsOfRound = 7;
    const QString ofFour = QStringLiteral("lineP\\.p|lineB\\.p|mass\\.s|mass\\.v");
    std::vector<double> all, four;
    for (int round = 0; round < kRepeats; ++round) {
        double leastAll = HUGE_VAL, leastFour = HUGE_VAL;
        for (int run = 0; run < kRunsOfRound; ++run) {
            leastFour = std::min(leastFour, secondsStoring(circuit, ofFour));
            leastAll = std::min(leastAll, secondsStoring(circuit, {}));
        }
        all.push_back(leastAll);
        four.push_back(leastFour);
    }
    return {{{QStringLiteral("all variables stored, beside four"), median(all) * kMilliseconds, QStringLiteral("ms"),
              median(four) * kMilliseconds}},
            {},
            {}};
}

constexpr double kNanosecondsPerSecond = 1e9;

/// Rows of so many columns, in batches as a run makes them: none equals another.
std::vector<solver::SampleBatch> batchesOf(std::size_t columns)
{
    constexpr std::size_t kRowsPerBatch = 10, kBatches = 50;
    std::vector<solver::SampleBatch> batches(kBatches);
    std::vector<double> values(columns);
    for (std::size_t k = 0; k < kBatches; ++k)
        for (std::size_t row = k * kRowsPerBatch; row < (k + 1) * kRowsPerBatch; ++row) {
            const auto time = static_cast<double>(row);
            for (std::size_t column = 0; column < columns; ++column)
                values[column] = 1e5 * std::sin(0.01 * time + static_cast<double>(column));
            batches[k].add(time, solver::kGridRow, values);
        }
    return batches;
}

/// Seconds to store \a batches.
double secondsToStore(std::vector<solver::SampleBatch> batches, solver::ResultStore& store)
{
    store.reset(std::vector<solver::ResultColumn>(batches.front().width()));
    const auto begin = Watch::now();
    for (solver::SampleBatch& batch : batches)
        store.append(std::move(batch));
    return secondsFrom(begin);
}

Result storingWide()
{
    constexpr std::size_t kNarrow = 1000, kWide = 10000;
    const std::vector<solver::SampleBatch> narrow = batchesOf(kNarrow), wide = batchesOf(kWide);
    std::vector<double> narrowSeconds, wideSeconds;
    for (int round = 0; round < kRepeats; ++round) {
        solver::ResultStore first, second;
        narrowSeconds.push_back(secondsToStore(narrow, first));
        wideSeconds.push_back(secondsToStore(wide, second));
    }
    const auto perValue = [](const std::vector<double>& seconds, std::size_t columns) {
        return median(seconds) / static_cast<double>(500 * columns) * kNanosecondsPerSecond;
    };
    return {{{QStringLiteral("a value among 10,000, beside 1,000"), perValue(wideSeconds, kWide), QStringLiteral("ns"),
              perValue(narrowSeconds, kNarrow)}},
            {},
            {}};
}

/// Takes what is written and forgets it.
class Nothing final : public QIODevice
{
protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char*, qint64 size) override { return size; }
};

/// Seconds to turn the values of \a store into text by the standard library, one by one.
double secondsToPrint(const solver::ResultStore& store)
{
    const auto begin = Watch::now();
    std::array<char, 400> text{};
    long length = 0;
    for (std::size_t row = 0; row < store.rowCount(); ++row)
        for (int column = 0; column < static_cast<int>(store.columns().size()); ++column)
            length += std::to_chars(text.data(), text.data() + text.size(), store.value(column, row),
                                    std::chars_format::fixed)
                          .ptr -
                      text.data();
    const double seconds = secondsFrom(begin);
    return length > 0 ? seconds : 0;
}

Result storingCsv()
{
    solver::ResultStore store;
    secondsToStore(batchesOf(1000), store);
    std::vector<double> printing, writing;
    for (int round = 0; round < kRepeats; ++round) {
        printing.push_back(secondsToPrint(store));
        Nothing nowhere;
        nowhere.open(QIODevice::WriteOnly);
        const auto begin = Watch::now();
        if (const auto problem = solver::writeCsv(store, nowhere))
            return {{}, {}, *problem};
        writing.push_back(secondsFrom(begin));
    }
    return {{{QStringLiteral("CSV, beside std::to_chars of each value"), median(writing) * kMilliseconds,
              QStringLiteral("ms"), median(printing) * kMilliseconds}},
            {},
            {}};
}

const RegisterBenchmark kStoringDrive("storing_drive", "a run of the drive with all variables stored, beside four",
                                      storingDrive);
const RegisterBenchmark kStoringWide("storing_wide", "a value stored with 10,000 columns, beside 1,000", storingWide);
const RegisterBenchmark kStoringCsv("storing_csv", "500,000 values that differ as CSV", storingCsv);

}  // namespace
}  // namespace bramah::bench
