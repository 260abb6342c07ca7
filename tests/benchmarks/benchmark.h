// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace bramah::bench {

inline constexpr int kRepeats = 15;  ///< medians of fewer follow what else the machine does
inline constexpr double kMilliseconds = 1e3;

/// One number of a benchmark; the unit may be empty for counts.
struct Measurement {
    QString name;
    double value = 0;
    QString unit;
    double baseline = 0;  ///< what it is to be compared with, in the same unit; 0: nothing

    [[nodiscard]] double ratio() const { return value / baseline; }
};

struct Result {
    std::vector<Measurement> measurements;
    QString skipped;  ///< why nothing was measured; empty if it was
    QString failure;  ///< what went wrong; empty if nothing did
};

struct Benchmark {
    const char* name;
    const char* description;
    std::function<Result()> run;
};

/// The middle one of \a values; of an even number the upper of the two.
[[nodiscard]] double median(std::vector<double> values);
/// The largest of \a values over the smallest, beside 1: what costs the same whatever the size.
[[nodiscard]] Measurement spreadOf(const QString& name, const std::vector<double>& values);

/// All benchmarks of the program, in registration order.
[[nodiscard]] std::vector<Benchmark>& benchmarks();

struct RegisterBenchmark {
    RegisterBenchmark(const char* name, const char* description, std::function<Result()> run)
    {
        benchmarks().push_back({name, description, std::move(run)});
    }
};

}  // namespace bramah::bench
