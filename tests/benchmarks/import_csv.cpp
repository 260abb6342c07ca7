// SPDX-License-Identifier: GPL-3.0-or-later
// What it costs to read a long file of a logger.
#include "solver/data_files/data_file.h"
#include "tests/benchmarks/benchmark.h"

#include <QDir>
#include <QFile>
#include <QStorageInfo>
#include <QTemporaryFile>

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <vector>

namespace bramah::bench {
namespace {

using Watch = std::chrono::steady_clock;

constexpr qint64 kWhole = 1'000'000'000;  // bytes
constexpr qint64 kSmall = kWhole / 8;     // where the disk has no room for more
constexpr double kMegabyte = 1e6;
/// A store keeps 512 MB in memory; text, spilled blocks and the rest are to stay well below as much again.
constexpr double kAllowedMegabytes = 800;

double secondsFrom(Watch::time_point begin)
{
    return std::chrono::duration<double>(Watch::now() - begin).count();
}

/// The memory that this program has now [MB]; 0 where the system does not tell.
double memoryNow()
{
    QFile status(QStringLiteral("/proc/self/statm"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    return status.readAll().split(' ').value(1).toDouble() * 4096 / kMegabyte;
}

/// Writes a log of ten channels, at least \a size bytes long.
bool writeLog(QFile& file, qint64 size)
{
    constexpr int kRowsAtOnce = 1000;
    if (file.write("Logger 5;SN 1234\r\nZeit [s];p1 [bar];p2 [bar];Q [l/min];n [1/min];T [°C];x1;x2;x3;x4;x5\r\n") < 0)
        return false;
    QByteArray block;
    for (qint64 row = 0; file.pos() < size;) {
        block.clear();
        for (const qint64 end = row + kRowsAtOnce; row < end; ++row) {
            std::array<char, 256> line{};
            const double t = static_cast<double>(row) * 1e-4, wave = std::sin(t);
            const int length =
                std::snprintf(line.data(), line.size(), "%.4f;%.3f;%.3f;%.2f;%.1f;%.2f;%.6f;%.6f;%.5e;%d;%.4f\r\n", t,
                              100 + 10 * wave, 50 - wave, 20 + wave, 1500 + wave, 45 + wave / 7, wave / 3, -wave,
                              wave * 1e-5, static_cast<int>(row % 7), t * wave);
            std::ranges::replace(line.begin(), line.begin() + length, '.', ',');
            block.append(line.data(), length);
        }
        if (file.write(block) != block.size())
            return false;
    }
    return file.flush();
}

/// Seconds to read the file and to turn its fields into numbers, as plainly as the standard library can.
double secondsToScan(const QString& path, double& sum)
{
    const auto begin = Watch::now();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    for (QByteArray block = file.read(qint64{1} << 20); !block.isEmpty(); block = file.read(qint64{1} << 20)) {
        std::ranges::replace(block, ',', '.');
        const char* at = block.constData();
        for (const char* const end = at + block.size(); at < end;) {
            double value = 0;
            const auto read = std::from_chars(at, end, value);
            sum += read.ec == std::errc() ? value : 0;
            at = std::max(read.ptr, at) + 1;
        }
    }
    return secondsFrom(begin);
}

Result importCsv()
{
    QTemporaryFile file(QDir::temp().filePath(QStringLiteral("bramah_bench_XXXXXX.csv")));
    const bool hasRoom = QStorageInfo(QDir::tempPath()).bytesAvailable() > 4 * kWhole;
    const qint64 size = hasRoom ? kWhole : kSmall;
    if (!file.open() || !writeLog(file, size))
        return {{}, QStringLiteral("there is no room for the file"), {}};
    double sum = 0;
    const double plain = secondsToScan(file.fileName(), sum);
    const double before = memoryNow();
    double most = before;
    const auto begin = Watch::now();
    const auto log = solver::readDataFile(file.fileName(), {}, [&](double) {
        most = std::max(most, memoryNow());
        return true;
    });
    const double seconds = secondsFrom(begin);
    if (!log)
        return {{}, {}, log.error()};
    if (log->store.columns().size() != 10 || std::isnan(sum))
        return {{}, {}, QStringLiteral("the columns are not those of the file")};
    const double scale = static_cast<double>(kWhole) / static_cast<double>(size);
    return {{{QStringLiteral("1 GB, beside std::from_chars of each field"), seconds * scale, QStringLiteral("s"),
              plain * scale},
             {QStringLiteral("memory; allowed"), most - before, QStringLiteral("MB"), kAllowedMegabytes}},
            {},
            {}};
}

const RegisterBenchmark kImportCsv("import_csv_1GB", "a log of ten channels, 1 GB of text", importCsv);

}  // namespace
}  // namespace bramah::bench
