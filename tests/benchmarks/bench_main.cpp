// SPDX-License-Identifier: GPL-3.0-or-later
// Runs benchmarks. Usage: bramah_bench [NAME...] [--json OUT] [--store]; without names, all. Each file of this folder
// registers its own with a static RegisterBenchmark. Ratios are compared with those of ratios.json; --store writes them
// there instead. Exit codes: 0 ok or skipped; 1 a benchmark failed, a row is above its bar or, without --store, worse
// than it was stored; 64 usage.
#include "app/cli/commands/program.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/ratio_table.h"

#include <QApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <algorithm>
#include <cstdio>
#include <optional>

namespace bramah::bench {

double median(std::vector<double> values)
{
    std::ranges::sort(values);
    return values[values.size() / 2];
}

Measurement spreadOf(const QString& name, const std::vector<double>& values)
{
    const auto [least, most] = std::ranges::minmax(values);
    return {name, most / least, {}, 1};
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
    std::puts("usage: bramah_bench [NAME...] [--json OUT] [--store]");
    for (const auto& benchmark : benchmarks())
        std::printf("  %-16s %s\n", benchmark.name, benchmark.description);
    return 64;
}

struct Arguments {
    QStringList names;
    QString jsonPath;  ///< empty: none
    bool storesRatios = false;
};

std::optional<Arguments> parseArguments(QStringList words)
{
    Arguments arguments;
    arguments.storesRatios = words.removeAll(QStringLiteral("--store")) > 0;
    if (const auto at = words.indexOf(QStringLiteral("--json")); at >= 0) {
        if (at + 1 >= words.size())
            return {};
        arguments.jsonPath = words.takeAt(at + 1);
        words.removeAt(at);
    }
    for (const QString& name : words)
        if (std::ranges::none_of(benchmarks(), [&](const auto& b) { return name == QLatin1String(b.name); }))
            return {};
    arguments.names = words;
    return arguments;
}

/// Compares what \a results hold with the stored ratios, or stores them; false if that fails, if a ratio is above its
/// bar or if it is worse than the stored one and does not take its place.
bool settleRatios(const std::vector<std::pair<QString, Result>>& results, bool storesRatios)
{
    const QString path =
        QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR")).filePath(QStringLiteral("tests/benchmarks/ratios.json"));
    RatioTable table;
    QString failure = table.read(path);
    for (const auto& [name, result] : results)
        for (const Measurement& m : result.measurements)
            if (m.baseline != 0)
                table.measure(name + QStringLiteral(": ") + m.name, m.ratio());
    const QStringList above = table.aboveBars(), worse = table.worseThanStored();
    for (const QString& line : above + worse)
        std::printf("%s\n", qPrintable(line));
    if (failure.isEmpty() && storesRatios) {
        table.storeMeasured();
        failure = table.write(path);
    }
    if (!failure.isEmpty())
        std::fprintf(stderr, "%s\n", qPrintable(failure));
    return failure.isEmpty() && above.isEmpty() && (storesRatios || worse.isEmpty());
}

int runAll(const Arguments& arguments)
{
    QJsonArray json;
    std::vector<std::pair<QString, Result>> results;
    bool isFailed = false;
    for (const auto& benchmark : benchmarks()) {
        if (!arguments.names.isEmpty() && !arguments.names.contains(QLatin1String(benchmark.name)))
            continue;
        Result result = benchmark.run();
        print(benchmark, result);
        json.append(toJson(benchmark, result));
        isFailed = isFailed || !result.failure.isEmpty();
        results.emplace_back(QString::fromLatin1(benchmark.name), std::move(result));
    }
    if (!arguments.jsonPath.isEmpty()) {
        QSaveFile file(arguments.jsonPath);
        if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(json).toJson()) < 0 || !file.commit()) {
            std::fprintf(stderr, "%s cannot be written: %s\n", qPrintable(arguments.jsonPath),
                         qPrintable(file.errorString()));
            return 1;
        }
    }
    if (!settleRatios(results, arguments.storesRatios))
        return 1;
    return isFailed ? 1 : 0;
}

}  // namespace

}  // namespace bramah::bench

int main(int argc, char* argv[])
{
    bramah::cli::keepFreedMemory();  // as the program does
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    if (qEnvironmentVariableIsEmpty("BRAMAH_SOURCE_DIR")) {
        std::fputs("BRAMAH_SOURCE_DIR must name the source tree; `./dev bench` sets it\n", stderr);
        return 64;
    }
    const auto arguments = bramah::bench::parseArguments(QCoreApplication::arguments().mid(1));
    return arguments ? bramah::bench::runAll(*arguments) : bramah::bench::usage();
}
