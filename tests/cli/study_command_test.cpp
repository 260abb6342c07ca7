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

/// `bramah study` of x(1 s) = x0*exp(-k).
class StudyCommandTest : public QObject
{
    Q_OBJECT

    using Said = test::CommandOutcome;

    QTemporaryDir folder_;

    [[nodiscard]] QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    [[nodiscard]] Said study(const QStringList& more, bool hasCsv = true) const
    {
        QStringList arguments{QStringLiteral("study"), path("decay.mo")};
        if (hasCsv)
            arguments << QStringLiteral("--csv") << path("runs.csv");
        return test::outcomeOf(test::runCommand, arguments + more);
    }
    [[nodiscard]] QJsonObject found(const QStringList& more) const
    {
        const Said said = study(more + QStringList{QStringLiteral("--json"), path("found.json")});
        QFile file(path("found.json"));
        if (said.code != 0 || !file.open(QIODevice::ReadOnly)) {
            qWarning("%s", qPrintable(said.err));
            return {};
        }
        return QJsonDocument::fromJson(file.readAll()).object()[QLatin1String("responses")].toArray()[0].toObject();
    }
    static QStringList vary(std::initializer_list<const char*> texts)
    {
        QStringList options;
        for (const char* text : texts)
            options << QStringLiteral("--vary") << QLatin1String(text);
        return options;
    }
    static QStringList words(const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); }
    static double number(const QJsonObject& object, const char* name)
    {
        return object[QLatin1String(name)].toDouble(std::nan(""));
    }

private Q_SLOTS:
    void initTestCase()
    {
        QFile file(path("decay.mo"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "model decay\n  parameter Real k=2;\n  parameter Real x0=1;\n  parameter Boolean isFast=false "
            "annotation(Evaluate=true);\n  Real x(start=x0, fixed=true);\nequation\n  if isFast then\n    der(x) = "
            "-10*k*x;\n  else\n    der(x) = -k*x;\n  end if;\n  annotation(experiment(StopTime=1, Tolerance=1e-9), "
            "__Bramah(measures={measure(name=\"half\", of=\"x\", statistic=\"duration\", to=\"x < "
            "x0/2\")}));\nend decay;\n");
    }

    // What the panel keeps in the text is asked as if by options, some of which may still change it.
    void whatTheClassKeepsIsAsked()
    {
        const QString stored = QStringLiteral("--stored");
        QVERIFY(study({stored}).err.contains(QStringLiteral("keeps no such question")));
        QFile file(path("decay.mo"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray plain = file.readAll();
        file.close();
        const auto write = [&](const QByteArray& text) {
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
            file.close();
        };
        const auto rows = [&] {
            QFile csv(path("runs.csv"));
            return csv.open(QIODevice::ReadOnly) ? csv.readAll() : QByteArray();
        };
        write(QByteArray(plain).replace("__Bramah(",
                                        "__Bramah(study(vary={vary(of=\"k\", values=\"5%\")}, "
                                        "sampling=\"random\", runs=7, seed=3, outputs={\"x\"}, "
                                        "reduce=\"min\"), "));
        const Said own = study({stored});
        QVERIFY2(own.code == 0, qPrintable(own.err));
        const QByteArray asked = rows();
        QCOMPARE(asked.count('\n'), 8);
        QVERIFY2(asked.startsWith("k,x,half"), asked.constData());
        const Said same = study(vary({"k~5%"}) + words("--sampling random --runs 7 --seed 3 --outputs x --reduce min "
                                                       "--measures"));
        QVERIFY2(same.code == 0, qPrintable(same.err));
        QCOMPARE(rows(), asked);
        QVERIFY(study({stored, QStringLiteral("--runs"), QStringLiteral("3")}).code == 0);
        QCOMPARE(rows().count('\n'), 4);
        QCOMPARE(study(vary({"k~5%"}) + QStringList(stored)).code, 64);
        write(QByteArray(plain).replace("__Bramah(", "__Bramah(study(sampling=\"dice\"), "));
        QVERIFY(study({stored}).err.contains(QStringLiteral("`dice` is not known")));
        write(plain);
    }

    // Numbers of the response to sines, beside closed forms: y = u/(T s + 1), x = u/((s/w)^2 + 2 z s/w + 1).
    void responsesToSinesAreKept()
    {
        QFile file(path("lags.mo"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "model lags\n  parameter Real T=0.1;\n  parameter Real w=20;\n  parameter Real z=0.2;\n  parameter "
            "Real u=1;\n  Real y(start=0, fixed=true);\n  Real x(start=0, fixed=true);\n  Real v(start=0, "
            "fixed=true);\nequation\n  assert(T < 0.3, \"T is too long\");\n  T*der(y) = u - y;\n  der(x) = "
            "v;\n  der(v) = w^2*(u - x) - 2*z*w*v;\n  annotation(experiment(StopTime=0.1));\nend lags;\n");
        file.close();
        const auto ask = [&](const QStringList& more) {
            const Said said = test::outcomeOf(
                test::runCommand,
                QStringList{QStringLiteral("study"), path("lags.mo"), QStringLiteral("--csv"), QStringLiteral("-")} +
                    more);
            return said.out.isEmpty() ? said.err : said.out;
        };
        const auto numbers = [&](const char* varied, const char* number) {
            std::vector<double> values;
            const QStringList lines =
                ask(vary({varied}) + QStringList{QStringLiteral("--frequency"), QString::fromLatin1(number)})
                    .split(QStringLiteral("\r\n"));
            for (const QString& line : lines.mid(1, lines.size() - 2))
                values.push_back(line.section(QLatin1Char(','), 1, 1).toDouble());
            return values;
        };
        const auto isNear = [](double value, double expected) { return std::abs(value / expected - 1) < 2e-6; };
        const double turn = 2 * std::acos(-1.0), fall = std::pow(10, 0.3), z = 0.2, z2 = 1 - 2 * z * z;
        const std::vector<double> bands = numbers("T=0.1,0.2", "bandwidth(u, y)");
        QCOMPARE(bands.size(), std::size_t{2});
        QVERIFY(isNear(bands[0], std::sqrt(fall - 1) / 0.1 / turn) &&
                isNear(bands[1], std::sqrt(fall - 1) / 0.2 / turn));
        const std::vector<double> second = numbers("w=20,5", "bandwidth(u, x)");
        QVERIFY(isNear(second[0], 20 * std::sqrt(z2 + std::sqrt(z2 * z2 - 1 + fall)) / turn));
        QVERIFY(isNear(second[0], 4 * second[1]));
        const std::vector<double> peaks = numbers("z=0.2,0.01,0.8", "resonancePeak(u, x)");
        QVERIFY(isNear(peaks[0], 1 / (2 * z * std::sqrt(1 - z * z))));
        QVERIFY(isNear(peaks[1], 1 / (0.02 * std::sqrt(1 - 1e-4))));
        QCOMPARE(peaks[2], 1.0);
        const double at = numbers("z=0.2,0.3", "resonanceFrequency(u, x)")[0];
        QVERIFY2(isNear(at, 20 * std::sqrt(z2) / turn),
                 qPrintable(QString::number(at / (20 * std::sqrt(z2) / turn) - 1)));
        const double crossing = std::sqrt(2 * z2);
        QVERIFY(isNear(numbers("z=0.2,0.3", "phaseMargin(u, x)")[0],
                       std::acos(-1.0) - std::atan2(2 * z * crossing, 1 - crossing * crossing)));
        // What has no number says why, and the others of its row stay.
        const QString none = ask(vary({"z=0.2,0.8"}) +
                                 QStringList{QStringLiteral("--frequency"), QStringLiteral("bandwidth(u,y)"),
                                             QStringLiteral("--frequency"), QStringLiteral("resonanceFrequency(u,x)")});
        QVERIFY2(none.contains(QStringLiteral("0.8,1.587")) &&
                     none.contains(QStringLiteral("resonanceFrequency(u, x): the gain has no peak")),
                 qPrintable(none));
        const QString failed =
            ask(vary({"T=0.1,0.4"}) + QStringList{QStringLiteral("--frequency"), QStringLiteral("bandwidth(u,y)")});
        QVERIFY2(failed.contains(QStringLiteral("T is too long")), qPrintable(failed));
        const auto refusal = [&](const char* number) {
            return ask(vary({"T=0.1,0.4"}) + QStringList{QStringLiteral("--frequency"), QString::fromLatin1(number)});
        };
        QVERIFY(refusal("bandwidth(u)").contains(QStringLiteral("has not the form")));
        QVERIFY(refusal("y").contains(QStringLiteral("has not the form")));
        QVERIFY2(refusal("bandwidth(q, y)").contains(QStringLiteral("`q`")), qPrintable(refusal("bandwidth(q, y)")));
    }

    void aTornadoNamesTheWidestFirst()
    {
        const QJsonObject answer = found(vary({"k~normal(2, 0.1)", "x0~5%"}) +
                                         QStringList{QStringLiteral("--sampling"), QStringLiteral("tornado")});
        const QJsonArray bars = answer[QLatin1String("tornado")].toArray();
        QCOMPARE(bars.size(), 2);
        QCOMPARE(bars[0].toObject()[QLatin1String("parameter")].toString(), QStringLiteral("k"));
        QVERIFY(std::abs(number(bars[0].toObject(), "atLeast") - std::exp(-1.7)) < 1e-8);
        QVERIFY(std::abs(number(bars[0].toObject(), "atMost") - std::exp(-2.3)) < 1e-8);
        QVERIFY(std::abs(number(bars[1].toObject(), "atMost") - 1.05 * std::exp(-2)) < 1e-8);
        QVERIFY(std::abs(number(answer, "middle") - std::exp(-2)) < 1e-8);
    }

    // The logarithm of x has the variance 0.1^2 by k and 0.05^2/3 by x0.
    void sobolSharesTheVariance()
    {
        const QJsonObject answer =
            found(vary({"k~normal(2, 0.1)", "x0~5%"}) +
                  QStringList{QStringLiteral("--sampling"), QStringLiteral("sobol"), QStringLiteral("--runs"),
                              QStringLiteral("1000"), QStringLiteral("--outputs"), QStringLiteral("x")});
        QCOMPARE(number(answer, "runs"), 4000.0);
        const QJsonArray indices = answer[QLatin1String("sobol")].toArray();
        const double expected[] = {0.01 / (0.01 + 0.0025 / 3), 0.0025 / 3 / (0.01 + 0.0025 / 3)};
        for (int k = 0; k < 2; ++k) {
            const QJsonObject index = indices[k].toObject();
            QVERIFY2(std::abs(number(index, "total") - expected[k]) < 0.06,
                     qPrintable(QString::number(number(index, "total"))));
            QVERIFY(std::abs(number(index, "first") - expected[k]) < 4 * number(index, "firstError") + 0.01);
        }
    }

    void spreadsAndMeasuresAreTold()
    {
        const Said said = study(vary({"k=1:3:5:log"}) + QStringList{QStringLiteral("--measures")});
        QCOMPARE(said.code, 0);
        QVERIFY2(said.out.contains(QStringLiteral("half [s]")), qPrintable(said.out));
        QFile file(path("runs.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().split('\n');
        QCOMPARE(lines[0].trimmed(), QByteArray("k,half,failure"));
        for (int run = 0; run < 5; ++run) {
            const QList<QByteArray> cells = lines[run + 1].split(',');
            const double k = cells[0].toDouble();
            QVERIFY(std::abs(k - std::pow(3, run / 4.0)) < 1e-12);
            QVERIFY(std::abs(cells[1].toDouble() - std::log(2) / k) < 1e-4);
        }
    }

    void aSeedGivesTheSameRuns()
    {
        const QStringList options =
            vary({"k~uniform(1, 3)"}) + QStringList{QStringLiteral("--sampling"), QStringLiteral("random"),
                                                    QStringLiteral("--runs"), QStringLiteral("20")};
        const QJsonObject one = found(options), again = found(options),
                          other = found(options + QStringList{QStringLiteral("--seed"), QStringLiteral("9")});
        QVERIFY(!one.isEmpty());
        QCOMPARE(again, one);
        QVERIFY(other != one);
    }

    void whatIsWrongIsSaid_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const QStringList& options, const char* words) {
            QTest::newRow(name) << options << QString::fromLatin1(words);
        };
        row("form", vary({"k"}), "path~normal(mean, deviation)");
        row("distribution", vary({"k~gauss(1, 2)"}), "path~normal(mean, deviation)");
        row("order", vary({"k~uniform(3, 1)"}), "rise from the least");
        row("deviation", vary({"k~normal(3, 0)"}), "are above 0");
        row("logarithm", vary({"k=-1:3:4:log"}), "two values above 0");
        row("unknown", vary({"kk~5%"}), "no parameter `kk`");
        row("structure", vary({"isFast=true,false"}), "decides which equations");
        row("twice", vary({"k~5%", "k~6%"}), "`k` is there twice");
        row("grid of spreads", vary({"k~5%"}) + QStringList{QStringLiteral("--sampling"), QStringLiteral("grid")},
            "values of each parameter");
        row("sample of lists", vary({"k=1,2"}) + QStringList{QStringLiteral("--sampling"), QStringLiteral("morris")},
            "needs a spread");
        row("sampling", vary({"k=1,2"}) + QStringList{QStringLiteral("--sampling"), QStringLiteral("dice")},
            "grid, list, corners, tornado, lhs, random, morris, sobol, sobol-sequence");
        row("runs", vary({"k=1,2"}) + QStringList{QStringLiteral("--runs"), QStringLiteral("5")}, "leave out --runs");
        row("nothing kept", vary({"k~5%"}) + QStringList{QStringLiteral("--outputs"), QStringLiteral("y")},
            "no variable matches `y`");
    }
    void whatIsWrongIsSaid()
    {
        QFETCH(QStringList, options);
        QFETCH(QString, words);
        const Said said = study(options);
        QVERIFY(said.code != 0);
        QVERIFY2(said.err.contains(words), qPrintable(said.err));
        QVERIFY(said.out.isEmpty());
    }
};

BRAMAH_TEST(StudyCommandTest);

#include "study_command_test.moc"
