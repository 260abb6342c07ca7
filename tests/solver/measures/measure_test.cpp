// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/measures/measure.h"
#include "solver/measures/measure_annotation.h"
#include "tests/solver/measures/curve_rows.h"

#include "model/classes/class_library.h"
#include "model/syntax/syntax_tree.h"

#include "tests/test_registry.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace bramah::solver;

class MeasureTest : public QObject
{
    Q_OBJECT

    /// s goes from 0 to 1 m between 1 s and 3 s; u is on from 0.5 s; p = 100 sin(2 pi t) bar.
    static ResultStore drive()
    {
        std::vector<double> times = equalTimes(0, 4, 4000);
        times.insert(times.begin() + 500, 0.5);
        return storeOf(
            {{columnNamed("mass.s", "m", "mm"), [](double t, bool) { return std::clamp((t - 1) / 2, 0.0, 1.0); }},
             {columnNamed("valve.u", "1"), [](double t, bool isBefore) { return t > 0.5 || (t == 0.5 && !isBefore); }},
             {columnNamed("line.p", "Pa", "bar"),
              [](double t, bool) { return 1e7 * std::sin(2 * std::numbers::pi * t); }}},
            times);
    }
    static Measure measure(const char* of, Statistic statistic, const char* from = "", const char* to = "")
    {
        return {QStringLiteral("M"),
                QString::fromUtf8(of),
                statistic,
                QString::fromUtf8(from),
                QString::fromUtf8(to),
                {},
                {},
                {}};
    }

private Q_SLOTS:
    void windowsAreGivenByTimesAndConditions()
    {
        const ResultStore run = drive();
        const auto take = [&](const Measure& one) { return measured(one, run, namesIn(run)); };
        const MeasureResult stroke = take(measure("mass.s", Statistic::Duration, "valve.u > 0.5", "mass.s > 0.25"));
        QVERIFY2(stroke.value.has_value(), stroke.value ? "" : qPrintable(stroke.value.error()));
        QVERIFY(std::abs(stroke.from - 0.5) < 1e-12);
        QVERIFY(std::abs(*stroke.value - 1.0) < 1e-9);
        const MeasureResult mean = take(measure("mass.s", Statistic::Mean, "1 s", "3000 ms"));
        QVERIFY(std::abs(*mean.value - 0.5) < 1e-9);
        QCOMPARE(mean.column.displayUnit, QStringLiteral("mm"));
        const MeasureResult speed = take(measure("der(mass.s)", Statistic::Maximum));
        QVERIFY(std::abs(*speed.value - 0.5) < 1e-9);
        QCOMPARE(speed.column.unit, QStringLiteral("m/s"));
        // The end is when it next becomes true, also if it has been so before.
        const MeasureResult next = take(measure("time", Statistic::Last, "1.1", "line.p > 0 bar"));
        QVERIFY(std::abs(*next.value - 2) < 1e-6);
        const MeasureResult never = take(measure("mass.s", Statistic::Mean, "mass.s > 2", ""));
        QVERIFY(!never.value && never.value.error().contains(QLatin1String("never true")));
        QVERIFY(!take(measure("mass.s", Statistic::Mean, "mass.s", "")).value);
    }
    void crossingsLieBetweenRows()
    {
        const ResultStore run = storeOf({{columnNamed("p", "Pa"), [](double t, bool) { return t; }}}, {0, 1, 2, 3});
        const auto condition = ResultExpression::read(QStringLiteral("p > 1.25 and true"), namesIn(run));
        QCOMPARE(stretchesOf(*condition, run, 5).front().from, 2.0);  // of a combined one, rows
        const auto plain = ResultExpression::read(QStringLiteral("p > 1.25"), namesIn(run));
        QCOMPARE(stretchesOf(*plain, run, 5).front().from, 1.25);
        QCOMPARE(stretchesOf(*plain, run, 5).front().to, 3.0);
        const auto below = ResultExpression::read(QStringLiteral("p <= 1.25"), namesIn(run));
        QCOMPARE(stretchesOf(*below, run, 5).front().from, 0.0);
        QCOMPARE(stretchesOf(*below, run, 5).front().to, 1.25);
    }
    void pulsesAreFoundOneByOne()
    {
        const ResultStore run = drive();
        const auto condition = ResultExpression::read(QStringLiteral("line.p > 50 bar"), namesIn(run));
        const auto stretches = stretchesOf(*condition, run, 100);
        QCOMPARE(stretches.size(), std::size_t(4));
        for (std::size_t k = 0; k < stretches.size(); ++k) {
            QVERIFY(std::abs(stretches[k].from - (static_cast<double>(k) + 1.0 / 12)) < 1e-6);
            QVERIFY(std::abs(stretches[k].to - (static_cast<double>(k) + 5.0 / 12)) < 1e-6);
        }
        QCOMPARE(stretchesOf(*condition, run, 2).size(), std::size_t(2));
    }
    void limitsAreAllowedThemselves()
    {
        const ResultStore run = drive();
        Measure one = measure("mass.s", Statistic::Maximum);
        one.upper = 1;
        one.lower = 1;
        QVERIFY(!measured(one, run, namesIn(run)).isLimitBroken());
        one.upper = 0.999;
        QVERIFY(!whyWrong(measure("mass.s", Statistic::Maximum), namesIn(run)));
        QVERIFY(whyWrong(one, namesIn(run)));
        one.lower.reset();
        QVERIFY(measured(one, run, namesIn(run)).isAbove);
        QVERIFY(whyWrong(measure("mass.x", Statistic::Maximum), namesIn(run))->contains(QLatin1String("mass.x")));
        QVERIFY(whyWrong(measure("mass.s", Statistic::Maximum, "mass.s"), namesIn(run))
                    ->contains(QLatin1String("neither")));
    }
    void measuresAreKeptInTheText()
    {
        const QByteArray text =
            "model M\n  Real x;\nequation\n  x = time;\n  annotation(experiment(StopTime=1));\nend M;\n";
        bramah::model::ClassLibrary library;
        const auto read = [&](const QByteArray& bytes) {
            return library
                .addFile(bramah::model::syntax::SyntaxTree::parse(
                    std::make_shared<const bramah::model::SourceText>(QStringLiteral("M.mo"), bytes)))
                .front();
        };
        const auto* node = read(text);
        QVERIFY(node && measuresOf(*node).empty());
        Measure one = measure("max(x, 1) \"y\"", Statistic::SettlingTime, "x > 0.5", "0.9");
        one.unit = QStringLiteral("ms");
        one.lower = -1e-3;
        one.upper = 16e6;
        const Measures measures{one, measure("x", Statistic::Rms)};
        const auto edits = editsForMeasures(*node, measures);
        QVERIFY(edits.has_value());
        const QByteArray changed = edits->appliedTo(text);
        QVERIFY(changed.contains("__Bramah(measures={measure("));
        const auto* again = read(changed);
        QVERIFY(measuresOf(*again) == measures);
        QCOMPARE(editsForMeasures(*again, {})->appliedTo(changed), text);
    }
};

BRAMAH_TEST(MeasureTest);
#include "measure_test.moc"
