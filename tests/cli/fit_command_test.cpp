// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_command.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace bramah;

/// `bramah fit` of x = x0*exp(-k*t) to files of measured values.
class FitCommandTest : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;

    [[nodiscard]] QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    void write(const char* name, const QByteArray& text) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    /// 100 lines of time and 2*exp(-3 t) in mm, with a pattern of +-0.01 mm instead of noise.
    void writeLog(const char* name, double scale, const QByteArray& head) const
    {
        QByteArray text = head;
        for (int k = 0; k < 100; ++k) {
            const double t = 0.01 * k;
            text += QByteArray::number(t) + ',' +
                    QByteArray::number(scale * 2 * std::exp(-3 * t) + 0.01 * std::sin(k * k), 'g', 10) + '\n';
        }
        write(name, text);
    }
    [[nodiscard]] test::CommandOutcome fit(const QStringList& more) const
    {
        return test::outcomeOf(test::runCommand, QStringList{QStringLiteral("fit"), path("decay.mo")} + more);
    }
    static QStringList free(std::initializer_list<const char*> texts)
    {
        QStringList options;
        for (const char* text : texts)
            options << QStringLiteral("--free") << QLatin1String(text);
        return options;
    }
    [[nodiscard]] QStringList data(const char* text) const
    {
        return {QStringLiteral("--data"), folder_.path() + QLatin1Char('/') + QLatin1String(text)};
    }

private Q_SLOTS:
    void initTestCase()
    {
        write("decay.mo",
              "model decay\n  parameter Real k=2;\n  parameter Real x0(unit=\"m\", displayUnit=\"mm\")=1e-3;\n"
              "  parameter Integer n=1;\n  Real x(unit=\"m\", displayUnit=\"mm\", start=x0, fixed=true);\nequation\n"
              "  der(x) = -k*x*n;\n  annotation(experiment(StopTime=1, Tolerance=1e-9), __Bramah(format=1, "
              "data={data(file=\"log.csv\", name=\"log\", fits={fit(channel=\"s\", beside=\"x\")})}));\nend decay;\n");
        writeLog("log.csv", 1, "time [s],s [mm]\n");
        writeLog("half.csv", 0.5, "time [s],x [mm]\n");
    }

    void valuesAreFoundWithBoundsAndUnits()
    {
        const auto said = fit(free({"k=0.1:10", "x0=0.1 mm:10 mm"}) + data("log.csv; x=s") +
                              QStringList{QStringLiteral("--json"), path("found.json")});
        QVERIFY2(said.code == 0, qPrintable(said.err));
        QVERIFY2(said.out.contains(QStringLiteral("x0 ")) && said.out.contains(QStringLiteral(" mm")),
                 qPrintable(said.out));
        QFile file(path("found.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray values = QJsonDocument::fromJson(file.readAll()).object()[QLatin1String("values")].toArray();
        const QJsonObject k = values[0].toObject(), x0 = values[1].toObject();
        QVERIFY(std::abs(k[QLatin1String("value")].toDouble() - 3) < 0.05);
        QVERIFY(std::abs(x0[QLatin1String("value")].toDouble() - 2e-3) < 2e-5);
        QVERIFY(k[QLatin1String("lower95")].toDouble() < 3 && k[QLatin1String("upper95")].toDouble() > 3);
    }

    void whatTheClassKeepsIsAsked()
    {
        QFile file(path("decay.mo"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray plain = file.readAll();
        file.close();
        write("decay.mo",
              QByteArray(plain).replace("__Bramah(",
                                        "__Bramah(fit(free={free(of=\"k\", values=\"0.1:10\"), free(of=\"x0\", "
                                        "values=\"0.1 mm:10 mm\")}, runs={run(name=\"log\", role=\"fitted\", "
                                        "more=\"from 0.2\")}, outliers=\"less\"), "));
        const auto stored = fit({QStringLiteral("--stored")});
        QVERIFY2(stored.code == 0, qPrintable(stored.err));
        const auto same = fit(free({"k=0.1:10", "x0=0.1 mm:10 mm"}) + data("log.csv; x=s; from 0.2") +
                              QStringList{QStringLiteral("--outliers"), QStringLiteral("less")});
        QCOMPARE(QString(stored.out).replace(QStringLiteral("log.csv"), QStringLiteral("log")),
                 QString(same.out).replace(QStringLiteral("log.csv"), QStringLiteral("log")));
        write("decay.mo", QByteArray(plain).replace("__Bramah(",
                                                    "__Bramah(fit(free={free(of=\"k\", values=\"0.1:10\")}, "
                                                    "runs={run(name=\"log\", role=\"unused\")}), "));
        QVERIFY(fit({QStringLiteral("--stored")}).err.contains(QStringLiteral("there are no measured data")));
        write("decay.mo",
              QByteArray(plain).replace("__Bramah(", "__Bramah(fit(runs={run(name=\"log\", role=\"fitted\")}), "));
        QVERIFY(fit({QStringLiteral("--stored")}).err.contains(QStringLiteral("names no free parameter")));
        write("decay.mo", plain);
    }

    /// Without --data those of the class count; columns with names of variables need no clause.
    void dataComeFromTheClassOrByName()
    {
        const auto own = fit(free({"k=0.1:10", "x0=0.1 mm:10 mm"}));
        QVERIFY2(own.code == 0 && own.out.contains(QStringLiteral("x in log")), qPrintable(own.err + own.out));
        const auto named = fit(free({"k=0.1:10", "x0=0.1 mm:10 mm"}) + data("half.csv"));
        QVERIFY2(named.code == 0 && named.out.contains(QStringLiteral("x0                           = 0.99")),
                 qPrintable(named.err + named.out));
    }

    void experimentsHaveValuesOfTheirOwn()
    {
        const auto said =
            fit(free({"k=0.1:10"}) + data("log.csv; x=s; set x0=2 mm") + data("half.csv; set x0=1 mm; validation") +
                QStringList{QStringLiteral("--csv"), path("curves.csv")});
        QVERIFY2(said.code == 0, qPrintable(said.err));
        QVERIFY2(said.out.contains(QStringLiteral("(validation)")), qPrintable(said.out));
        QFile file(path("curves.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QCOMPARE(text.count('\n'), 201);
        QVERIFY(text.contains("half,x,0.5,"));
    }

    /// The law of the command gives way to the column that was logged, in the place of a shift of its own.
    void aColumnReplacesASource()
    {
        write("driven.mo",
              "model decay\n  parameter Real k=2;\n  Real u=time;\n  Real x(start=0, fixed=true);\nequation\n"
              "  der(x) = u - k*x;\n  annotation(experiment(StopTime=1, Tolerance=1e-9));\nend decay;\n");
        QByteArray rows = "time [s],c,s\n";
        for (int k = 0; k <= 100; ++k) {
            const double t = 0.01 * k;  // der(x) = 1 - 3*x
            rows += QByteArray::number(t) + ",1," + QByteArray::number((1 - std::exp(-3 * t)) / 3, 'g', 12) + '\n';
        }
        write("driven.csv", rows);
        const auto with = [&](const char* input) {
            return test::outcomeOf(test::runCommand, QStringList{QStringLiteral("fit"), path("driven.mo"),
                                                                 QStringLiteral("--json"), path("driven.json")} +
                                                         free({"k=0.1:10"}) + data(input));
        };
        const auto said = with("driven.csv; x=s; input u=c");
        QVERIFY2(said.code == 0, qPrintable(said.err));
        QFile file(path("driven.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonArray values = QJsonDocument::fromJson(file.readAll()).object()[QLatin1String("values")].toArray();
        QVERIFY2(std::abs(values[0].toObject()[QLatin1String("value")].toDouble() - 3) < 1e-4, qPrintable(said.out));
        QVERIFY(with("driven.csv; x=s; input q=c").err.contains(QStringLiteral("no variable `q`")));
        QVERIFY(with("driven.csv; x=s; input x=c").err.contains(QStringLiteral("no equation of its own")));
        QVERIFY(with("driven.csv; x=s; input k=c").err.contains(QStringLiteral("is a parameter")));
    }

    void aPreviewSaysWhatCanBeTold()
    {
        const auto said = fit(free({"k=0.1:10", "x0=0.1 mm:10 mm"}) + data("log.csv; x=s") +
                              QStringList{QStringLiteral("--preview")});
        QVERIFY2(said.code == 0 && said.out.contains(QStringLiteral("will tell")), qPrintable(said.err + said.out));
    }

    void wrongOptionsAreNamed()
    {
        const auto error = [&](const QStringList& more) { return fit(more).err; };
        const QStringList k = free({"k=0.1:10"});
        QVERIFY(error({}).contains(QStringLiteral("--free, or --stored, is needed")));
        QVERIFY(error(free({"q=1:2"})).contains(QStringLiteral("no parameter `q`")));
        QVERIFY(error(free({"n=1,2,3"})).contains(QStringLiteral("needs bounds")));
        QVERIFY(error(k + data("none.csv")).contains(QStringLiteral("cannot be read")));
        QVERIFY(error(k + data("log.csv")).contains(QStringLiteral("say which belong together")));
        QVERIFY(error(k + data("log.csv; y=s")).contains(QStringLiteral("no variable `y`")));
        QVERIFY(error(k + data("log.csv; x=t")).contains(QStringLiteral("no column `t`, but `s`")));
        QVERIFY(error(k + data("log.csv; x=s; shift 3:1")).contains(QStringLiteral("less than the second")));
        QVERIFY(error(k + data("log.csv; x=s; weight x=0")).contains(QStringLiteral("above 0")));
        QVERIFY(error(k + data("log.csv; x=s; set n=two")).contains(QStringLiteral("n")));
        QVERIFY(error(k + data("log.csv; nonsense")).contains(QStringLiteral("is none of")));
        QVERIFY(error(k + data("log.csv; x=s; from 5")).contains(QStringLiteral("no measured value")));
        QVERIFY(error(k + QStringList{QStringLiteral("--outliers"), QStringLiteral("x")})
                    .contains(QStringLiteral("count, less or out")));
    }
};

BRAMAH_TEST(FitCommandTest);

#include "fit_command_test.moc"
