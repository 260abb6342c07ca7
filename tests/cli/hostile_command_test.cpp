// SPDX-License-Identifier: GPL-3.0-or-later
// Commands on texts and files that once ended the program, or never ended: each answers, with a reason.
#include "tests/cli/run_command.h"
#include "tests/test_registry.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTextStream>
#include <QtTest/QTest>

#include <sys/stat.h>

using namespace bramah;

class HostileCommandTest : public QObject
{
    Q_OBJECT

    using Outcome = test::CommandOutcome;
    static Outcome run(const QStringList& arguments) { return test::outcomeOf(test::runCommand, arguments); }
    QString written(const char* name, const QByteArray& text)
    {
        QFile file(folder_.filePath(QLatin1String(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
    }
    QString pipe()
    {
        const QString path = folder_.filePath(QStringLiteral("pipe.mo"));
        mkfifo(QFile::encodeName(path).constData(), 0600);
        return path;
    }
    /// Do the commands refuse \a text soon, with \a said among the reasons?
    void expectAnswer(const QByteArray& text, const QString& said)
    {
        const QString path = written("m.mo", text);
        for (const char* command : {"check", "simulate", "flatten"}) {
            QElapsedTimer timer;
            timer.start();
            const Outcome outcome = run({QLatin1String(command), path});
            QVERIFY2(timer.elapsed() < 10'000, qPrintable(QString::number(timer.elapsed())));
            QVERIFY2((outcome.err + outcome.out).contains(said), qPrintable((outcome.err + outcome.out).left(500)));
            QCOMPARE(outcome.code, 1);
        }
    }
    static constexpr int kMany = 20'000;
    QTemporaryDir folder_;

private Q_SLOTS:
    void textsAreAnswered_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");
        const QByteArray deep = QByteArray(20'000, '(') + 'm' + QByteArray(20'000, ')');
        QTest::newRow("deep unit") << "model M Real x(unit = \"" + deep + "\") = time; end M;"
                                   << QStringLiteral("unit-not-readable");
        QTest::newRow("deep unit of a type")
            << "model M type T = Real(unit = \"" + deep + "\"); parameter T p = 1; Real x = p*time; end M;"
            << QStringLiteral("unit-not-readable");
        QTest::newRow("unit without sense")
            << QByteArray("model M Real x(unit = \"((((/*^^\") = time; end M;") << QStringLiteral("unit-not-readable");
        QTest::newRow("deep expression") << "model M Real x = " + QByteArray(5000, '(') + "time" +
                                                QByteArray(5000, ')') + "; end M;"
                                         << QStringLiteral("nesting-too-deep");
    }
    void textsAreAnswered()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, said);
        expectAnswer(text, said);
    }

    /// The time for many faults grows with their number, not with its square.
    void manyFaultsAreAnswered_data()
    {
        QTest::addColumn<QByteArray>("classes");
        QTest::addColumn<QByteArray>("declaration");
        QTest::addColumn<QByteArray>("equation");
        QTest::addColumn<QString>("said");
        const QByteArray plug =
            "connector C Real e; flow Real f; end C; model P parameter Real k = 1; C a; "
            "equation a.e = k*a.f; end P;\n";
        QTest::newRow("unknown classes") << QByteArray() << QByteArray("Unknown# a#;") << QByteArray()
                                         << QStringLiteral("unknown-class");
        QTest::newRow("unknown names") << QByteArray() << QByteArray("Real x#;") << QByteArray("x# = unknown#;")
                                       << QStringLiteral("unknown-name");
        QTest::newRow("unknown names in one component each")
            << QByteArray("model P Real x; equation x = unknown; end P;\n") << QByteArray("P a#;") << QByteArray()
            << QStringLiteral("unknown-name");
        QTest::newRow("missing ports") << plug << QByteArray("P p#;") << QByteArray("connect(p#.a, p#.missing);")
                                       << QStringLiteral("unknown-name");
        QTest::newRow("unknown parameters")
            << plug << QByteArray("P p#(unknown# = 1);") << QByteArray() << QStringLiteral("unknown-modifier");
        QTest::newRow("wrong values") << plug << QByteArray("P p#(k = true);") << QByteArray()
                                      << QStringLiteral("types-differ");
        QTest::newRow("unknown values") << plug << QByteArray("P p#(k = unknown#);") << QByteArray()
                                        << QStringLiteral("unknown-name");
        QTest::newRow("names declared twice") << QByteArray() << QByteArray("Real x# = 1; Real x# = 2;") << QByteArray()
                                              << QStringLiteral("declared-twice");
        QTest::newRow("too few equations")
            << QByteArray() << QByteArray("Real x#;") << QByteArray() << QStringLiteral("too-few-equations");
        QTest::newRow("too many equations") << QByteArray() << QByteArray("Real x#;")
                                            << QByteArray("x# = 1; x# = time;") << QStringLiteral("too-many-equations");
    }
    void manyFaultsAreAnswered()
    {
        QFETCH(const QByteArray, classes);
        QFETCH(const QByteArray, declaration);
        QFETCH(const QByteArray, equation);
        QFETCH(const QString, said);
        QByteArray declarations, equations;
        for (int k = 0; k < kMany; ++k) {
            declarations += "  " + QByteArray(declaration).replace('#', QByteArray::number(k)) + "\n";
            equations += "  " + QByteArray(equation).replace('#', QByteArray::number(k)) + "\n";
        }
        expectAnswer("model M\n" + classes + declarations + "equation\n" + equations + "end M;\n", said);
    }

    void filesThatHaveNoEndAreRefused()
    {
        const QString model =
            written("ok.mo", "model ok Real x(start = 1, fixed = true); equation der(x) = -x; end ok;");
        for (const QStringList& arguments :
             {QStringList{QStringLiteral("check"), pipe()}, QStringList{QStringLiteral("simulate"), pipe()},
              QStringList{QStringLiteral("check"), QStringLiteral("/dev/zero")},
              QStringList{QStringLiteral("simulate"), model, QStringLiteral("--start-from"), pipe()},
              QStringList{QStringLiteral("simulate"), model, QStringLiteral("--start-from"),
                          QStringLiteral("/dev/zero")}}) {
            const Outcome outcome = run(arguments);
            QVERIFY(outcome.code != 0);
            QVERIFY2((outcome.err + outcome.out).contains(QLatin1String("device or a pipe")),
                     qPrintable(outcome.err + outcome.out));
        }
    }

    void moreJobsThanThreadsAreRun()
    {
        const QString model = written(
            "ok.mo", "model ok parameter Real p = 1; Real x(start = 1, fixed = true); equation der(x) = -p*x; end ok;");
        const Outcome outcome =
            run({QStringLiteral("sweep"), model, QStringLiteral("--vary"), QStringLiteral("p=1:4:4"),
                 QStringLiteral("--outputs"), QStringLiteral("x"), QStringLiteral("--csv"),
                 folder_.filePath(QStringLiteral("s.csv")), QStringLiteral("--jobs"), QStringLiteral("100000")});
        QVERIFY2(outcome.err.contains(QLatin1String("4 runs")), qPrintable(outcome.err));
        QVERIFY2(!outcome.err.contains(QLatin1String("100000")), qPrintable(outcome.err));
        QCOMPARE(outcome.code, 0);
    }

    void everyVariableIsInTheResults()
    {
        const QString model = written("names.mo",
                                      "model names Real '=cmd|/C calc!A0'(start = 1, fixed = true); Real '@SUM(1,2)' = "
                                      "time; Real 'a,b' = time; equation der('=cmd|/C calc!A0') = -1; end names;");
        const Outcome outcome = run({QStringLiteral("simulate"), model, QStringLiteral("--csv"), QStringLiteral("-")});
        QCOMPARE(outcome.code, 0);
        const QString head = outcome.out.section(QLatin1Char('\n'), 0, 0);
        for (const char* name : {"'=cmd|/C calc!A0'", "'@SUM(1,2)'", "'a,b'"})
            QVERIFY2(head.contains(QLatin1String(name)), qPrintable(head));
        QVERIFY(!head.contains(QLatin1String("der(")));
    }
};

BRAMAH_TEST(HostileCommandTest);
#include "hostile_command_test.moc"
