// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// Commands whose output finds no room: they fail, say why, and what was there stays.
class FullDiskCommandTest : public QObject
{
    Q_OBJECT

    struct Outcome {
        int code = -1;
        QByteArray out;
        QString err;
    };

    static QString example()
    {
        return qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/examples/mass_spring.mo");
    }
    /// Runs `bramah` in a shell, after \a before and with \a behind.
    static Outcome run(const QString& before, const QStringList& arguments, const QString& behind = {})
    {
        QProcess process;
        const QString program = QDir::current().absoluteFilePath(qEnvironmentVariable("BRAMAH_EXECUTABLE"));
        const QString command = QStringLiteral("%1 exec \"$0\" \"$@\" %2").arg(before, behind);
        process.start(QStringLiteral("bash"), QStringList{QStringLiteral("-c"), command, program} + arguments);
        if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
            return {};
        return {process.exitCode(), process.readAllStandardOutput(), QString::fromUtf8(process.readAllStandardError())};
    }
    static QStringList words(const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); }

private Q_SLOTS:
    void outputThatIsNotWrittenFails_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString file = example();
        QTest::newRow("library") << words("library");
        QTest::newRow("version") << words("--version");
        QTest::newRow("help") << words("--help");
        QTest::newRow("help of a command") << words("simulate --help");
        QTest::newRow("steady") << QStringList{QStringLiteral("steady"), file};
        QTest::newRow("json") << QStringList{QStringLiteral("steady"), file, QStringLiteral("--json"),
                                             QStringLiteral("-")};
        QTest::newRow("csv") << QStringList{QStringLiteral("simulate"), file, QStringLiteral("--csv"),
                                            QStringLiteral("-")};
        QTest::newRow("flatten") << QStringList{QStringLiteral("flatten"), file};
    }

    void outputThatIsNotWrittenFails()
    {
        QFETCH(const QStringList, arguments);
        const Outcome outcome = run({}, arguments, QStringLiteral("> /dev/full"));
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains(QStringLiteral("the disk is full")), qPrintable(outcome.err));
        QCOMPARE(run({}, arguments).code, 0);
    }

    void filesThatFindNoRoomStay_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("name");
        const QString file = example();
        const auto add = [&](const char* row, const QStringList& before, const char* option, const QString& name) {
            QTest::newRow(row) << before + QStringList{QString::fromLatin1(option)} << name;
        };
        const QStringList simulate{QStringLiteral("simulate"), file};
        const QStringList steady{QStringLiteral("steady"), file};
        const QStringList render{QStringLiteral("render"), file};
        add("csv", simulate, "--csv", QStringLiteral("a.csv"));
        add("save-state", simulate, "--save-state", QStringLiteral("a.json"));
        add("statistics", simulate, "--statistics", QStringLiteral("a.json"));
        add("plot", simulate, "--plot", QStringLiteral("a.svg"));
        add("json", steady, "--json", QStringLiteral("a.json"));
        add("state at rest", steady, "--save-state", QStringLiteral("a.json"));
        add("pdf", render, "-o", QStringLiteral("a.pdf"));
        add("svg", render, "-o", QStringLiteral("a.svg"));
        add("png", render, "-o", QStringLiteral("a.png"));
        add("bonds", {QStringLiteral("structure"), file, QStringLiteral("--view"), QStringLiteral("bonds")}, "-o",
            QStringLiteral("a.mo"));
        add("order", {QStringLiteral("structure"), file, QStringLiteral("--view"), QStringLiteral("order")}, "-o",
            QStringLiteral("a.svg"));
    }

    void filesThatFindNoRoomStay()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, name);
        const QTemporaryDir folder;
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("former") == 6);
        file.close();
        const Outcome outcome = run(QStringLiteral("ulimit -f 0;"), arguments + QStringList{file.fileName()});
        QCOMPARE(outcome.code, 1);
        QVERIFY2(outcome.err.contains(QStringLiteral("cannot be written: it would be larger")),
                 qPrintable(outcome.err));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("former"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        QCOMPARE(run({}, arguments + QStringList{file.fileName()}).code, 0);
        QVERIFY(file.seek(0));
        QVERIFY(QFile(folder.filePath(name)).size() > 6);
    }

    void aSweepWritesToTheConsole()
    {
        const QTemporaryDir folder;
        const QStringList arguments{QStringLiteral("sweep"),     example(),
                                    QStringLiteral("--vary"),    QStringLiteral("mass.m=1,2"),
                                    QStringLiteral("--outputs"), QStringLiteral("mass\\.s"),
                                    QStringLiteral("--csv")};
        const QString inFolder = QStringLiteral("cd '%1';").arg(folder.path());
        const Outcome console = run(inFolder, arguments + QStringList{QStringLiteral("-")});
        QCOMPARE(console.code, 0);
        QVERIFY2(console.out.startsWith("mass.m,mass.s,failure\r\n1,"), console.out.constData());
        QCOMPARE(run(inFolder, arguments + QStringList{QStringLiteral("/dev/stdout")}).out, console.out);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 0);
        QCOMPARE(run(inFolder, arguments + QStringList{QStringLiteral("-"), QStringLiteral("--resume")}).code, 64);
        QCOMPARE(run(inFolder, arguments + QStringList{QStringLiteral("a.csv")}).code, 0);
        QFile file(folder.filePath(QStringLiteral("a.csv")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), console.out);
    }

    // What a shell has put into a file stays, also if results go there by the name of the output.
    void theOutputIsContinued()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("all.txt"));
        const Outcome outcome =
            run(QStringLiteral("exec > '%1'; echo first;").arg(path),
                {QStringLiteral("simulate"), example(), QStringLiteral("--csv"), QStringLiteral("/dev/stdout")});
        QCOMPARE(outcome.code, 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().startsWith("first\ntime,"));
    }
};

BRAMAH_TEST(FullDiskCommandTest);
#include "full_disk_command_test.moc"
