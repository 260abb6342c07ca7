// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/example_sums.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

namespace bramah::bench {
namespace {

constexpr int kSumRepeats = 5;

/// A version of Bramah: sources and program.
struct Version {
    QString program;
    QDir sources;
};

/// Seconds of integrating \a file, a path within the sources; less than 0 where it fails.
double solveSeconds(const Version& version, const QString& file, const QString& statisticsPath)
{
    QFile::remove(statisticsPath);
    QProcess process;
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start(version.program, {QStringLiteral("simulate"), version.sources.filePath(file),
                                    QStringLiteral("--statistics"), statisticsPath});
    QFile statistics(statisticsPath);
    if (!process.waitForFinished(-1) || !statistics.open(QIODevice::ReadOnly))
        return -1;
    const QJsonObject object = QJsonDocument::fromJson(statistics.readAll()).object();
    if (!object[QStringLiteral("isRegularEnd")].toBool())
        return -1;
    return object[QStringLiteral("integrateSeconds")].toDouble(-1);
}

/// Paths of the shipped circuits within the sources.
QStringList shippedFiles(const QDir& sources)
{
    QStringList files;
    for (const QString& folder : {QStringLiteral("resources/examples"), QStringLiteral("library/Bramah/Examples")}) {
        QDirIterator found(sources.filePath(folder), {QStringLiteral("*.mo")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (found.hasNext())
            if (const QString path = sources.relativeFilePath(found.next());
                !path.endsWith(QLatin1String("package.mo")))
                files.append(path);
    }
    files.sort();
    return files;
}

}  // namespace

Result compareWithEarlier(const QString& earlierFolder)
{
    Result result;
    const Version today{QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("bramah")),
                        QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR"))};
    const Version earlier{QDir(earlierFolder).filePath(QStringLiteral("build/bin/bramah")), QDir(earlierFolder)};
    const QTemporaryDir scratch;
    const QString statistics = scratch.filePath(QStringLiteral("statistics.json"));
    double todaySum = 0, earlierSum = 0, count = 0;
    for (const QString& file : shippedFiles(today.sources)) {
        if (!earlier.sources.exists(file))
            continue;
        std::vector<double> todaySeconds, earlierSeconds;
        for (int repeat = 0; repeat < kSumRepeats; ++repeat) {
            earlierSeconds.push_back(solveSeconds(earlier, file, statistics));
            todaySeconds.push_back(solveSeconds(today, file, statistics));
        }
        if (median(earlierSeconds) < 0 || median(todaySeconds) < 0) {
            result.failure += QStringLiteral("%1 does not run in both programs\n").arg(file);
            continue;
        }
        std::printf("  %-56s %9.1f ms, earlier %9.1f ms\n", qPrintable(file), median(todaySeconds) * kMilliseconds,
                    median(earlierSeconds) * kMilliseconds);
        std::fflush(stdout);
        todaySum += median(todaySeconds);
        earlierSum += median(earlierSeconds);
        ++count;
    }
    result.measurements = {
        {QStringLiteral("circuits that both have"), count, {}},
        {QStringLiteral("time of all, beside an earlier version"), todaySum, QStringLiteral("s"), earlierSum}};
    return result;
}

}  // namespace bramah::bench
