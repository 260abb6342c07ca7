// SPDX-License-Identifier: GPL-3.0-or-later
// model/files is the only place that opens files for writing: a second one would believe a full disk.
#include "tests/test_registry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

namespace {

/// Files that are no work of the user's, or that grow line by line.
const QStringList& exceptions()
{
    static const QStringList kExceptions{
        QStringLiteral("model/files/output_file."),     // the one place
        QStringLiteral("solver/results/spill_file."),   // values of a run, in a file that goes with the program
        QStringLiteral("solver/study/study_journal."),  // a line for each run of a study, each of them confirmed
        QStringLiteral("solver/fmi/shell/fmu_model."),  // reads, in a program without Qt
        QStringLiteral("solver/cosimulation/fmu_process.cpp"),  // the end of another program's output
        QStringLiteral("app/crash/crash_handler.cpp"),          // may only use system calls
    };
    return kExceptions;
}

/// Ways to open a file for writing. Pictures are painted into a QBuffer, which is opened for writing too.
const QRegularExpression& writing()
{
    static const QRegularExpression kWriting(QStringLiteral(
        R"(\b(QSaveFile|QTemporaryFile|ofstream|fstream|fopen|freopen|creat)\b|\bO_(WRONLY|RDWR|CREAT)\b)"
        R"(|\b(WriteOnly|ReadWrite|Append)\b|\bsetFileName\(|\bQPdfWriter\s+\w+\((?!&)|\bQFile::(copy|link)\b)"));
    return kWriting;
}

}  // namespace

class OutputFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyOnePlaceOpensFilesForWriting()
    {
        const QDir root(qEnvironmentVariable("BRAMAH_SOURCE_DIR"));
        int count = 0;
        for (const char* layer : {"model", "solver", "editor", "app"}) {
            QDirIterator files(root.filePath(QLatin1String(layer)), {QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                               QDir::Files, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = root.relativeFilePath(files.next());
                ++count;
                const bool isExcepted =
                    std::ranges::any_of(exceptions(), [&](const QString& one) { return path.startsWith(one); });
                if (!isExcepted)
                    QVERIFY2(faultIn(files.filePath()).isEmpty(),
                             qPrintable(path + QStringLiteral(": ") + faultIn(files.filePath())));
            }
        }
        QVERIFY(count > 1000);
    }

private:
    /// The first line that opens a file for writing.
    static QString faultIn(const QString& path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            return QStringLiteral("cannot be read");
        const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
        for (const QString& line : lines)
            if (line.contains(writing()) && !line.contains(QStringLiteral("buffer.open(")))
                return line.trimmed();
        return {};
    }
};

BRAMAH_TEST(OutputFilesTest);
#include "output_files_test.moc"
