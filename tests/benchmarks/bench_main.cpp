// SPDX-License-Identifier: GPL-3.0-or-later
// Runs benchmarks. Usage: bramah_bench [NAME...] [--json OUT]; without names, all. Each file of this folder registers
// its own with a static RegisterBenchmark. Exit codes: 0 ok or skipped, 1 a benchmark failed, 64 usage.
#include "tests/benchmarks/benchmark.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>
#include <cstdio>

namespace bramah::bench {

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

double spread(const std::vector<double>& values)
{
    const auto [least, most] = std::ranges::minmax(values);
    return most / least;
}

std::vector<Benchmark>& benchmarks()
{
    static std::vector<Benchmark> list;
    return list;
}

namespace {

void print(const Benchmark& benchmark, const Result& result)
{
    std::printf("%s\n", benchmark.name);
    if (!result.skipped.isEmpty())
        std::printf("  skipped: %s\n", qPrintable(result.skipped));
    if (!result.failure.isEmpty())
        std::printf("  failed: %s\n", qPrintable(result.failure));
    for (const Measurement& m : result.measurements) {
        std::printf("  %-48s %12.5g %-4s", qPrintable(m.name), m.value, qPrintable(m.unit));
        if (m.baseline != 0)
            std::printf("  baseline %10.5g  ratio %.3f", m.baseline, m.ratio());
        std::printf("\n");
    }
    std::fflush(stdout);
}

QJsonObject toJson(const Benchmark& benchmark, const Result& result)
{
    QJsonObject measurements;
    for (const Measurement& m : result.measurements) {
        QJsonObject row{{QStringLiteral("value"), m.value}, {QStringLiteral("unit"), m.unit}};
        if (m.baseline != 0) {
            row[QStringLiteral("baseline")] = m.baseline;
            row[QStringLiteral("ratio")] = m.ratio();
        }
        measurements[m.name] = row;
    }
    return {{QStringLiteral("benchmark"), QString::fromLatin1(benchmark.name)},
            {QStringLiteral("skipped"), result.skipped},
            {QStringLiteral("failure"), result.failure},
            {QStringLiteral("measurements"), measurements}};
}

int usage()
{
    std::puts("usage: bramah_bench [NAME...] [--json OUT]");
    for (const auto& benchmark : benchmarks())
        std::printf("  %-16s %s\n", benchmark.name, benchmark.description);
    return 64;
}

int runAll(QStringList names)
{
    QString jsonPath;
    if (const auto at = names.indexOf(QStringLiteral("--json")); at >= 0) {
        if (at + 1 >= names.size())
            return usage();
        jsonPath = names.takeAt(at + 1);
        names.removeAt(at);
    }
    QJsonArray results;
    bool isFailed = false;
    std::size_t run = 0;
    for (const auto& benchmark : benchmarks()) {
        if (!names.isEmpty() && !names.contains(QLatin1String(benchmark.name)))
            continue;
        const auto result = benchmark.run();
        print(benchmark, result);
        results.append(toJson(benchmark, result));
        isFailed = isFailed || !result.failure.isEmpty();
        ++run;
    }
    if (run < static_cast<std::size_t>(names.size()))
        return usage();
    if (!jsonPath.isEmpty()) {
        QSaveFile file(jsonPath);
        if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(results).toJson()) < 0 || !file.commit()) {
            std::fprintf(stderr, "%s cannot be written: %s\n", qPrintable(jsonPath), qPrintable(file.errorString()));
            return 1;
        }
    }
    return isFailed ? 1 : 0;
}

}  // namespace

}  // namespace bramah::bench

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    if (qEnvironmentVariableIsEmpty("BRAMAH_SOURCE_DIR")) {
        std::fputs("BRAMAH_SOURCE_DIR must name the source tree; `./dev bench` sets it\n", stderr);
        return 64;
    }
    return bramah::bench::runAll(QCoreApplication::arguments().mid(1));
}
