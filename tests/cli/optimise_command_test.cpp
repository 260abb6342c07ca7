// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_command.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

#include <cmath>

using namespace bramah;

/// `bramah optimise` of x(1 s) = x0*exp(-k), which fails below k = 0.5, and of a shipped example.
class OptimiseCommandTest : public QObject
{
    Q_OBJECT

    using Said = test::CommandOutcome;

    QTemporaryDir folder_;

    [[nodiscard]] QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    [[nodiscard]] Said optimise(const QStringList& more) const
    {
        return test::outcomeOf(test::runCommand, QStringList{QStringLiteral("optimise"), path("decay.mo")} + more);
    }
    [[nodiscard]] Said optimiseDrive(const QStringList& more) const
    {
        const QString file =
            qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/examples/cylinder_drive.mo");
        return test::outcomeOf(test::runCommand, QStringList{QStringLiteral("optimise"), file} + more);
    }
    [[nodiscard]] QJsonObject found(const QStringList& more) const
    {
        const Said said = optimise(more + QStringList{QStringLiteral("--json"), QStringLiteral("-")});
        if (said.code != 0)
            qWarning("%s", qPrintable(said.err));
        return QJsonDocument::fromJson(said.out.toUtf8()).object();
    }
    static QJsonObject bestOf(const QJsonObject& answer)
    {
        return answer[QLatin1String("best")].toArray().first().toObject();
    }
    static double parameter(const QJsonObject& point, const char* name)
    {
        return point[QLatin1String("parameters")].toObject()[QLatin1String(name)].toDouble(std::nan(""));
    }
    static double response(const QJsonObject& point, const char* name)
    {
        return point[QLatin1String("responses")].toObject()[QLatin1String(name)].toDouble(std::nan(""));
    }
    static QStringList words(const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); }

private Q_SLOTS:
    void initTestCase()
    {
        QFile file(path("decay.mo"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "model decay\n  parameter Real k(unit=\"1/s\")=2;\n  parameter Real x0=1;\n  parameter Integer n=2;\n  "
            "Real "
            "x(start=x0, fixed=true);\n  Real y=(x - 0.5)^2 + (n - 5.4)^2;\nequation\n  der(x) = -k*x;\n  assert(k >= "
            "0.5, \"k is too small\");\n  annotation(experiment(StopTime=1, Tolerance=1e-9), "
            "__Bramah(measures={measure(name=\"half\", of=\"x\", statistic=\"duration\", to=\"x < x0/2\", "
            "upper=0.4)}));\nend decay;\n");
    }

    void whatTheClassKeepsIsAsked()
    {
        QFile file(path("decay.mo"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray plain = file.readAll();
        file.close();
        const auto write = [&](const QByteArray& text) {
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
            file.close();
        };
        write(QByteArray(plain).replace("__Bramah(",
                                        "__Bramah(optimise(free={free(of=\"k\", values=\"1:4\")}, "
                                        "goals={goal(of=\"x\", wish=\"equal\", value=\"0.3\")}, "
                                        "method=\"divide\", runs=90), "));
        const QJsonObject answer = found(words("--stored"));
        QVERIFY(std::fabs(parameter(bestOf(answer), "k") + std::log(0.3)) < 1e-4);
        QVERIFY(answer[QLatin1String("runs")].toInt() <= 90);
        QCOMPARE(found(words("--free k=1:4 --aim x=0.3 --method divide --evaluations 90")), answer);
        QVERIFY(found(words("--stored --evaluations 5"))[QLatin1String("runs")].toInt() <= 5);
        QCOMPARE(optimise(words("--stored --keep x<=1")).code, 64);
        write(plain);
    }

    // The bandwidth of a lag of T is sqrt(10^0.3 - 1)/(2 pi T).
    void aBandwidthIsAGoal()
    {
        QFile file(path("lag.mo"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "model lag\n  parameter Real T=0.5;\n  parameter Real u=1;\n  Real y(start=0, fixed=true);\nequation\n "
            " T*der(y) = u - y;\nend lag;\n");
        file.close();
        const Said said = test::outcomeOf(
            test::runCommand,
            QStringList{QStringLiteral("optimise"), path("lag.mo"), QStringLiteral("--free"),
                        QStringLiteral("T=0.01:1"), QStringLiteral("--aim"), QStringLiteral("bandwidth(u, y)=2 Hz"),
                        QStringLiteral("--keep"), QStringLiteral("phaseMargin(u, y)>=45 deg"), QStringLiteral("--json"),
                        QStringLiteral("-")});
        QVERIFY2(said.err.contains(QStringLiteral("phaseMargin(u, y): the gain does not pass 1")),
                 qPrintable(said.err));
        const Said aimed = test::outcomeOf(
            test::runCommand,
            QStringList{QStringLiteral("optimise"), path("lag.mo"), QStringLiteral("--free"),
                        QStringLiteral("T=0.01:1"), QStringLiteral("--aim"), QStringLiteral("bandwidth(u,y)=2 Hz"),
                        QStringLiteral("--minimise"), QStringLiteral("resonancePeak(u, y)"), QStringLiteral("--json"),
                        QStringLiteral("-")});
        QVERIFY2(aimed.code == 0, qPrintable(aimed.err));
        const QJsonObject best = bestOf(QJsonDocument::fromJson(aimed.out.toUtf8()).object());
        QVERIFY2(
            std::fabs(parameter(best, "T") * 2 * 2 * std::acos(-1.0) / std::sqrt(std::pow(10, 0.3) - 1) - 1) < 1e-3,
            qPrintable(aimed.out));
        QCOMPARE(response(best, "resonancePeak(u, y)"), 1.0);
    }

    void anAimIsReached()
    {
        const QJsonObject best = bestOf(found(words("--free k=1:4 --aim x=0.3")));
        QVERIFY(std::fabs(parameter(best, "k") + std::log(0.3)) < 1e-5);
        const Said said = optimise(words("--free k=1:4 --aim x=0.3"));
        QVERIFY2(said.out.contains(QStringLiteral("k = 1.2039")), qPrintable(said.out));
        QVERIFY2(said.out.contains(QStringLiteral("x (= 0.3): 0.")), qPrintable(said.out));
        QVERIFY2(said.err.contains(QStringLiteral("0 failed")), qPrintable(said.err));
    }

    // The half is reached at ln(2)/k, within 0.4 s by its limit.
    void aMeasureLimits()
    {
        const QJsonObject best = bestOf(found(words("--free k=1:4 --minimise k --keep half")));
        QVERIFY(std::fabs(parameter(best, "k") - std::log(2) / 0.4) < 1e-3);
        const Said said = optimise(words("--free k=1:4 --minimise k --keep half"));
        QVERIFY2(said.out.contains(QStringLiteral("half is at its limit")), qPrintable(said.out));
        const QJsonObject aimed = bestOf(found(words("--free k=1:4 --aim half=300ms")));
        QVERIFY(std::fabs(parameter(aimed, "k") - std::log(2) / 0.3) < 1e-3);
    }

    void failedRunsAreHoles()
    {
        const Said said = optimise(words("--free k=0.1:4 --maximise x-0.1*k --csv") << path("runs.csv"));
        QCOMPARE(said.code, 0);
        QVERIFY2(!said.err.contains(QStringLiteral(" 0 failed")), qPrintable(said.err));
        QVERIFY2(said.out.contains(QStringLiteral("k = 0.5")), qPrintable(said.out));
        QFile file(path("runs.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray rows = file.readAll();
        QVERIFY2(rows.startsWith("k,"), rows.left(60).constData());
        QVERIFY(rows.contains("k is too small"));
        const Said none = optimise(words("--free k=0.1:0.4 --maximise x --evaluations 30"));
        QCOMPARE(none.code, 2);
        QVERIFY2(none.err.contains(QStringLiteral("None of 30 runs succeeded. The first one: at 0 s: k is too small")),
                 qPrintable(none.err));
    }

    void wholeNumbersAndChoices()
    {
        const QJsonObject best = bestOf(found(words("--free n=1:9 --free k=1:4 --minimise y")));
        QCOMPARE(parameter(best, "n"), 5.0);
        QVERIFY(std::fabs(parameter(best, "k") - std::log(2)) < 0.31);  // k = 1 is the least that is allowed
        QCOMPARE(parameter(bestOf(found(words("--free n=2,4,8 --minimise y"))), "n"), 4.0);
    }

    // Less x needs more k: x = exp(-k) everywhere.
    void twoGoalsMakeAFront()
    {
        const QJsonArray front =
            found(words("--free k=1:4 --free x0=1:2 --minimise x --minimise k"))[QLatin1String("best")].toArray();
        QVERIFY(front.size() >= 10);
        double before = 1;
        for (const QJsonValue& point : front) {
            const double x = response(point.toObject(), "x");
            QVERIFY(std::fabs(x - std::exp(-response(point.toObject(), "k"))) < 1e-4);
            QVERIFY(x != before);
            before = x;
        }
        const Said said = optimise(words("--free k=1:4 --minimise x --minimise k --front 5"));
        QVERIFY2(said.out.startsWith(QStringLiteral("  ")) && said.out.count(QLatin1Char('\n')) >= 5,
                 qPrintable(said.out));
    }

    // Of the catalogue's gear pumps, the smallest that drives the mass at 0.25 m/s.
    void aPartOfACatalogue()
    {
        const Said said = optimiseDrive(QStringList{QStringLiteral("--part"), QStringLiteral("pump=AZPF"),
                                                    QStringLiteral("--minimise"), QStringLiteral("pump.D"),
                                                    QStringLiteral("--keep"), QStringLiteral("max(mass.v)>=0.25")});
        QCOMPARE(said.code, 0);
        QVERIFY2(said.out.contains(QStringLiteral("pump: Bosch Rexroth AZPF-1X size 16")), qPrintable(said.out));
        QVERIFY2(said.out.contains(QStringLiteral("pump.D = 1.65e-05 m3/rev (16.5 cm³/rev)")), qPrintable(said.out));
    }

    void whatCannotBeKeptIsSaid()
    {
        const Said said = optimise(words("--free k=1:4 --minimise k --keep x>=0.9"));
        QCOMPARE(said.code, 2);
        QVERIFY2(said.err.contains(QStringLiteral("the limits cannot all be kept")), qPrintable(said.err));
        QVERIFY2(said.out.contains(QStringLiteral("x is 0.3678")), qPrintable(said.out));
        QVERIFY2(said.out.contains(QStringLiteral("k is at its lower bound, 1.000")), qPrintable(said.out));
    }

    void wrongUseIsSaid_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* options, const char* message) {
            QTest::newRow(options) << QString::fromLatin1(options) << QString::fromUtf8(message);
        };
        row("--free kk=1:4 --minimise x", "there is no parameter `kk`; did you mean `k`");
        row("--free k=4:1 --minimise x", "`--free k=4:1`: the first bound is below the second one");
        row("--minimise x", "no parameter is free");
        row("--free k=1:4", "there is no goal");
        row("--free k=1:4 --keep x<=1", "there is no goal");
        row("--free k=1:4 --minimise z", "There is no variable `z`");
        row("--free k=1:4 --aim x", "`x` has no value; write it as");
        row("--free k=1:4 --minimise x --keep x", "`x` has no limit; write it as x<=VALUE");
        row("--free k=1:4 --aim x=3bar", "`x=3bar`");
        row("--free k=1:4 --minimise x --method best", "--method is local, global or divide, not `best`");
        row("--free k=1:4 --minimise x --evaluations 0", "--evaluations is a whole number from 1");
        row("--part k --minimise x", "has not the form component=words");
        row("--part pump=AZPF --minimise x", "there is no component `pump`");
    }
    void wrongUseIsSaid()
    {
        QFETCH(QString, options);
        QFETCH(QString, message);
        const Said said = optimise(options.split(QLatin1Char(' ')));
        QVERIFY(said.code == 1 || said.code == 64);
        QVERIFY2(said.err.contains(message), qPrintable(said.err));
        QVERIFY2(said.out.isEmpty(), qPrintable(said.out));
    }
};

BRAMAH_TEST(OptimiseCommandTest);
#include "optimise_command_test.moc"
