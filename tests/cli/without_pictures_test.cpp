// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_command.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace bramah;

/// The command line of a program that draws nothing.
class WithoutPicturesTest : public QObject
{
    Q_OBJECT

    using Outcome = test::CommandOutcome;
    static Outcome run(const QStringList& arguments) { return test::outcomeOf(test::runCommand, arguments); }
    static QString example(const char* name)
    {
        return qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/examples/") + QLatin1String(name);
    }
    static QStringList words(const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); }

private Q_SLOTS:
    void whatDrawsNamesTheOtherProgram_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("command");
        const auto row = [](const char* name, const char* arguments, const char* command) {
            QTest::newRow(name) << words(arguments) << QString::fromLatin1(command);
        };
        row("render", "render a.mo -o a.svg", "render");
        row("help of render", "render --help", "render");
        row("report", "report a.mo -o a.pdf", "report");
        row("plot", "simulate a.mo --plot a.png", "simulate");
        row("plot with =", "simulate a.mo --plot=a.png --csv a.csv", "simulate");
        row("animation", "simulate a.mo --animate a.gif", "simulate");
        row("width of an animation", "simulate a.mo --animate-width 100", "simulate");
        row("order", "structure a.mo --view order -o a.svg", "structure");
        row("bonds", "structure a.mo --view bonds -o a.svg", "structure");
        row("power", "structure a.mo --view power -o a.svg", "structure");
        row("composition", "structure a.mo --view composition -o a.svg", "structure");
        row("level of a graph", "structure a.mo --level loops", "structure");
        row("symbols", "library --contact-sheet a.svg", "library");
    }

    void whatDrawsNamesTheOtherProgram()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, command);
        const Outcome outcome = run(arguments);
        QCOMPARE(outcome.code, int(cli::kExitUsage));
        QCOMPARE(outcome.err, QStringLiteral("bramah-cli draws no pictures; use bramah %1\n").arg(command));
        QCOMPARE(outcome.out, QString());
    }

    void helpListsWhatThereIs()
    {
        const Outcome help = run({QStringLiteral("--help")});
        QCOMPARE(help.code, int(cli::kExitOk));
        QVERIFY2(help.out.startsWith(QStringLiteral("usage: bramah-cli check ")), qPrintable(help.out));
        for (const char* there : {"simulate", "steady", "linearize", "respond", "sweep", "solve", "structure",
                                  "compare", "flatten", "library", "catalogue", "translate", "valve"})
            QVERIFY2(help.out.contains(QStringLiteral("       bramah-cli %1 ").arg(QLatin1String(there))), there);
        for (const char* missing : {"render", "report", "[FILE.mo]"})
            QVERIFY2(!help.out.contains(QLatin1String(missing)), missing);
    }

    void helpOfACommandLeavesPicturesOut()
    {
        for (const char* command : {"simulate", "structure", "library"}) {
            const Outcome help = run({QString::fromLatin1(command), QStringLiteral("--help")});
            QCOMPARE(help.code, int(cli::kExitOk));
            QVERIFY2(help.out.startsWith(QStringLiteral("usage: bramah-cli %1 ").arg(QLatin1String(command))),
                     qPrintable(help.out));
            for (const char* missing : {"--plot", "--animate", "--contact-sheet", "--level", "picture"})
                QVERIFY2(!help.out.contains(QLatin1String(missing)), qPrintable(help.out));
        }
        QVERIFY(run(words("simulate --help")).out.contains(QStringLiteral("--csv")));
    }

    void filesAndNothingOpenNoEditor()
    {
        const Outcome file = run({example("mass_spring.mo")});
        QCOMPARE(file.code, int(cli::kExitUsage));
        QVERIFY2(file.err.contains(QStringLiteral("bramah opens files in its editor")), qPrintable(file.err));
        const Outcome nothing = run({});
        QCOMPARE(nothing.code, int(cli::kExitUsage));
        QVERIFY2(nothing.err.startsWith(QStringLiteral("usage: bramah-cli check")), qPrintable(nothing.err));
        const Outcome mistyped = run({QStringLiteral("simulat")});
        QCOMPARE(mistyped.code, int(cli::kExitUsage));
        QVERIFY2(mistyped.err.contains(QStringLiteral("neither a command nor a file `simulat`")),
                 qPrintable(mistyped.err));
    }

    void wrongOptionsNameThisProgram()
    {
        const Outcome events = run(
            {QStringLiteral("simulate"), example("mass_spring.mo"), QStringLiteral("--events"), QStringLiteral("x")});
        QCOMPARE(events.code, int(cli::kExitUsage));
        QCOMPARE(events.err, QStringLiteral("bramah-cli simulate: --events is both or none, not `x`\n"));
        QVERIFY(
            run(words("simulate")).err.startsWith(QStringLiteral("bramah-cli simulate: a file is missing\nusage: ")));
        QVERIFY(run(words("--version")).out.startsWith(QStringLiteral("bramah-cli ")));
    }

    /// What is a table or a model is none the less there.
    void structuresAreTablesAndModels()
    {
        const QString file = example("cylinder_drive.mo");
        for (const char* view : {"ports", "forms", "order", "matrix", "power", "bonds", "composition"}) {
            const Outcome table = run({QStringLiteral("structure"), file, QStringLiteral("--view"),
                                       QString::fromLatin1(view), QStringLiteral("--csv")});
            QCOMPARE(table.code, int(cli::kExitOk));
            QVERIFY2(table.out.count(QLatin1Char('\n')) > 1, view);
        }
        const QTemporaryDir folder;
        const QString model = folder.filePath(QStringLiteral("bonds.mo"));
        const Outcome bonds = run({QStringLiteral("structure"), file, QStringLiteral("--view"), QStringLiteral("bonds"),
                                   QStringLiteral("-o"), model});
        QVERIFY2(bonds.code == cli::kExitOk, qPrintable(bonds.err));
        QVERIFY(QFile::exists(model));
    }
};

BRAMAH_TEST(WithoutPicturesTest);
#include "without_pictures_test.moc"
