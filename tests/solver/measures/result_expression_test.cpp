// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/measures/expression_rows.h"
#include "solver/measures/measure.h"
#include "tests/solver/measures/curve_rows.h"

#include "tests/test_registry.h"

#include <QTest>

#include <cmath>

using namespace bramah::solver;

class ResultExpressionTest : public QObject
{
    Q_OBJECT

    static ResultColumn boolean(const char* path)
    {
        ResultColumn column = columnNamed(path);
        column.isBoolean = column.isDiscrete = true;
        return column;
    }
    static ResultStore store(const std::vector<double>& times = equalTimes(0, 1, 10))
    {
        ResultColumn flow = columnNamed("valve.m_flow", "kg/s", "l/min");
        flow.density = 870;
        return storeOf(
            {{columnNamed("cylinder.pA", "Pa", "bar", "AbsolutePressure"),
              [](double t, bool) { return 1e5 + 2e5 * t * t; }},
             {columnNamed("cylinder.pB", "Pa", "bar", "AbsolutePressure"),
              [](double t, bool) { return 3e5 - 1e5 * t; }},
             {columnNamed("oil.T", "K", "degC"), [](double t, bool) { return 293.15 + t; }},
             {columnNamed("mass.s", "m", "mm"), [](double t, bool) { return std::sin(t); }},
             {boolean("valve.isOpen"), [](double t, bool isBefore) { return t > 0.5 || (t == 0.5 && !isBefore); }},
             {flow, [](double t, bool) { return t; }},
             {columnNamed("shaft.w", "rad/s", "rev/min"), [](double t, bool) { return t; }},
             {columnNamed("pipe[2].p", "Pa", "bar"), [](double, bool) { return 7e5; }}},
            times);
    }
    static std::optional<KnownNumber> parameter(const QString& path)
    {
        if (path == QLatin1String("cylinder.A"))
            return KnownNumber{0.002, QStringLiteral("m2")};
        return std::nullopt;
    }
    static double valueAt(const QString& text, double time, const ResultStore& run = store())
    {
        const auto expression = ResultExpression::read(text, namesIn(run, parameter));
        if (!expression)
            qFatal("%s: %s", qPrintable(text), qPrintable(expression.error().message));
        ExpressionRows rows(*expression, run);
        rows.finish();
        return rows.rows().valueAt(0, time);
    }
    static ResultColumn columnOfText(const QString& text)
    {
        const ResultStore run = store();
        const auto expression = ResultExpression::read(text, namesIn(run, parameter));
        return expression ? expression->column() : ResultColumn();
    }

private Q_SLOTS:
    void arithmeticIsThatOfTheLanguage_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("atHalf");
        const auto row = [](const char* text, double value) {
            QTest::newRow(text) << QString::fromUtf8(text) << value;
        };
        row("cylinder.pA - cylinder.pB", 1.5e5 - 2.5e5);
        row("-(cylinder.pB - cylinder.pA)/2", -0.5e5);
        row("(cylinder.pA - cylinder.pB)*cylinder.A", -200);
        row("max(cylinder.pA, 2 bar)", 2e5);
        row("if cylinder.pA > 160 kPa then 1 else 2", 2);
        row("if valve.isOpen and time < 1 then 1 else 0", 1);
        row("abs(mass.s)^2", std::sin(0.5) * std::sin(0.5));
        row("sqrt(mass.s*mass.s)", std::sin(0.5));
        row("2^3 - 1e1", -2);
        row("pipe[2].p / 1 bar", 7);
        row("cylinder . pA", 1.5e5);
        row("oil.T - 20 degC", 0.5);
        row("sin(time/1 s)", std::sin(0.5));
        row("not valve.isOpen or false", 0);
        row("atan2(1, 1)", std::atan(1.0));
    }
    void arithmeticIsThatOfTheLanguage()
    {
        QFETCH(QString, text);
        QFETCH(double, atHalf);
        std::vector<double> times = equalTimes(0, 1, 10);
        times.insert(times.begin() + 5, 0.5);
        const double value = valueAt(text, 0.5, store(times));
        QVERIFY2(std::abs(value - atHalf) <= 1e-12 * std::max(1.0, std::abs(atHalf)),
                 qPrintable(QString::number(value, 'g', 17)));
    }

    void unitsAreInferred_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("displayUnit");
        QTest::addColumn<QString>("quantity");
        const auto row = [](const char* text, const char* unit, const char* shown, const char* quantity = "") {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(unit) << QString::fromUtf8(shown)
                                << QString::fromUtf8(quantity);
        };
        row("cylinder.pA - cylinder.pB", "Pa", "bar", "PressureDifference");
        row("max(cylinder.pA, cylinder.pB)", "Pa", "bar", "AbsolutePressure");
        row("cylinder.pA + 1 bar", "Pa", "bar", "AbsolutePressure");
        row("cylinder.pA - 4 bar(a)", "Pa", "bar", "PressureDifference");
        row("4 bar(a) - cylinder.pA", "Pa", "bar", "PressureDifference");
        row("cylinder.pA - 58 psia", "Pa", "bar", "PressureDifference");
        row("cylinder.pA - 3 bar(g)", "Pa", "bar", "PressureDifference");
        row("cylinder.pA - cylinder.pB + 4 bar(a)", "Pa", "bar", "AbsolutePressure");
        row("der(mass.s)", "m/s", "");
        row("der(der(mass.s))", "m/s2", "");
        row("integral(mass.s)", "m.s", "");
        row("cylinder.pA*cylinder.A", "N", "");
        row("cylinder.pA*cylinder.A*der(mass.s)", "W", "");
        row("oil.T - 20 degC", "K", "K");
        row("filter(oil.T, 0.1)", "K", "degC");
        row("movingMean(oil.T, 100 ms)", "K", "degC");
        row("2*valve.m_flow", "kg/s", "l/min");
        row("der(shaft.w)", "rad/s2", "");
        row("cylinder.pA/cylinder.pB", "1", "");
        row("mass.s^2", "m2", "");
        row("sqrt(cylinder.A)", "m", "");
        row("cylinder.pA/mass.s/mass.s", "kg/(m3.s2)", "");
    }
    void unitsAreInferred()
    {
        QFETCH(QString, text);
        const ResultColumn column = columnOfText(text);
        QCOMPARE(column.path, text);
        QTEST(column.unit, "unit");
        QTEST(column.displayUnit, "displayUnit");
        QTEST(column.quantity, "quantity");
        if (text.contains(QLatin1String("m_flow")))
            QCOMPARE(column.density, 870.0);
    }

    void wrongTextsAreExplainedAtTheirPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("wrong");
        const auto row = [](const char* text, const char* message, const char* wrong) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(message) << QString::fromUtf8(wrong);
        };
        row("cylinder.pA + mass.s", "`cylinder.pA` is in Pa, but `mass.s` in m", "cylinder.pA + mass.s");
        row("mass.s > 160 bar", "`160 bar` in Pa", "mass.s > 160 bar");
        row("100 mm + mass.x", "no variable `mass.x`", "mass.x");
        row("sin(mass.s)", "`mass.s` is in m, and a number without a unit", "mass.s");
        row("valve.isOpen + 1", "`valve.isOpen` is a condition", "valve.isOpen");
        row("if mass.s then 1 else 2", "`mass.s` is a number, and a condition", "mass.s");
        row("der(valve.isOpen)", "is a condition", "valve.isOpen");
        row("mean(mass.s)", "no function of curves", "mean");
        row("filter(mass.s)", "takes 2 arguments", "filter(mass.s)");
        row("filter(mass.s, 1 bar)", "a time is expected", "1 bar");
        row("filter(mass.s, 0)", "above zero", "0");
        row("{1, 2}", "is no number", "{1, 2}");
        row("", "expected", "");
    }
    void wrongTextsAreExplainedAtTheirPlace()
    {
        QFETCH(QString, text);
        QFETCH(QString, message);
        const ResultStore run = store();
        const auto expression = ResultExpression::read(text, namesIn(run, parameter));
        QVERIFY(!expression);
        const ExpressionProblem& problem = expression.error();
        QVERIFY2(problem.message.contains(message), qPrintable(problem.message));
        QTEST(text.mid(problem.offset, problem.length), "wrong");
    }
    void brokenTextsAreRefused()
    {
        const ResultStore run = store();
        for (const QString& text :
             {QStringLiteral("mass.s +"), QStringLiteral("(mass.s"), QStringLiteral("mass.s mass.s"),
              QStringLiteral("\"a\""), QStringLiteral("1..2"), QStringLiteral(")"), QStringLiteral("'"),
              QString(3000, QLatin1Char('(')) + QStringLiteral("1") + QString(3000, QLatin1Char(')')),
              QString(3000, QLatin1Char('-')) + QStringLiteral("1")})
            QVERIFY2(!ResultExpression::read(text, namesIn(run)), qPrintable(text.left(20)));
    }

    /// The three-point rule is exact for polynomials of second degree, at uneven distances and at both ends.
    void derivativesAreExactForParabolas()
    {
        const std::vector<double> times{0, 0.1, 0.15, 0.4, 0.5, 1};
        const ResultStore run = store(times);
        const auto expression = ResultExpression::read(QStringLiteral("der(cylinder.pA)"), namesIn(run));
        ExpressionRows rows(*expression, run);
        rows.finish();
        for (std::size_t row = 0; row < times.size(); ++row)
            QVERIFY(std::abs(rows.rows().value(0, row) - 4e5 * times[row]) < 1e-6);
    }
    /// A kink at an event has a derivative on each side; a difference across it would be neither.
    void derivativesKeepBothSidesOfAnEvent()
    {
        const std::vector<double> times{0, 0.2, 0.4, 0.5, 0.5, 0.6, 0.8, 1};
        const ResultStore run =
            storeOf({{columnNamed("x", "m"),
                      [](double t, bool isBefore) { return t < 0.5 || (t == 0.5 && isBefore) ? t : 10 - 3 * t; }}},
                    times);
        const auto expression = ResultExpression::read(QStringLiteral("der(x)"), namesIn(run));
        ExpressionRows rows(*expression, run);
        rows.finish();
        for (std::size_t row = 0; row < times.size(); ++row)
            QVERIFY(std::abs(rows.rows().value(0, row) - (row <= 3 ? 1 : -3)) < 1e-12);
        QCOMPARE(rows.rows().flags(3), std::uint8_t(kBeforeEventRow));
    }
    void integralsAreThoseOfStraightPieces()
    {
        // Of a line exactly its antiderivative; of a condition how long it was true.
        QVERIFY(std::abs(valueAt(QStringLiteral("integral(cylinder.pB)"), 1) - 2.5e5) < 1e-6);
        std::vector<double> times = equalTimes(0, 1, 10);
        times.insert(times.begin() + 5, 0.5);
        QVERIFY(std::abs(valueAt(QStringLiteral("integral(if valve.isOpen then 1 else 0)"), 1, store(times)) - 0.5) <
                1e-12);
    }
    void filterAnswersARampAsItsEquationSays()
    {
        // x = 3e5 - 1e5 t: y = x + sT(exp(-t/T) - 1)(-1), from y' = (x - y)/T with y(0) = x(0).
        const double T = 0.2, slope = -1e5;
        for (const double t : {0.1, 0.3, 1.0}) {
            const double expected = 3e5 + slope * (t - T + T * std::exp(-t / T));
            QVERIFY(std::abs(valueAt(QStringLiteral("filter(cylinder.pB, 200 ms)"), t) - expected) < 1e-6);
        }
    }
    void movingMeanIsTheIntegralOverItsWindow()
    {
        // Of a line the value in the middle of the window, which begins at 0 at the latest.
        for (const double t : {0.1, 0.2, 0.5, 1.0}) {
            const double begin = std::max(0.0, t - 0.25);
            const double expected = 3e5 - 1e5 * (begin + t) / 2;
            QVERIFY(std::abs(valueAt(QStringLiteral("movingMean(cylinder.pB, 250 ms)"), t) - expected) < 1e-6);
        }
    }
    /// A run that goes on gives the same rows as one that is there as a whole, whatever the pieces in which it comes.
    void rowsFollowARun()
    {
        const std::vector<double> times = equalTimes(0, 3, 300'000);
        const ResultStore whole = store(times);
        const auto expression = ResultExpression::read(
            QStringLiteral("der(movingMean(mass.s, 30 ms)) + filter(der(mass.s), 10 ms) + der(integral(mass.s))/1 s"),
            namesIn(whole));
        QVERIFY(expression.has_value());
        ExpressionRows atOnce(*expression, whole);
        atOnce.finish();
        ResultStore growing;
        growing.reset(whole.columns());
        ExpressionRows following(*expression, growing);
        std::size_t row = 0;
        for (std::size_t step = 1; row < times.size(); step = step * 3 % 7001 + 1) {
            SampleBatch batch;
            for (std::size_t k = 0; k < step && row < times.size(); ++k, ++row) {
                std::vector<double> values;
                for (int column = 0; column < static_cast<int>(whole.columns().size()); ++column)
                    values.push_back(whole.value(column, row));
                batch.add(times[row], kGridRow, values);
            }
            growing.append(std::move(batch));
            while (!following.update(false, 1000)) {
            }
            QVERIFY(following.rows().rowCount() <= growing.rowCount());
        }
        following.finish();
        QCOMPARE(following.rows().rowCount(), atOnce.rows().rowCount());
        for (std::size_t k = 0; k < times.size(); k += 997)
            QCOMPARE(following.rows().value(0, k), atOnce.rows().value(0, k));
        // (sin over a window)' + filtered cos + sin, at a time long after the start
        const double t = times[200'000];
        const double T = 0.01, w = 0.03;
        const double filtered = (std::cos(t) + T * std::sin(t)) / (1 + T * T);
        const double expected = (std::sin(t) - std::sin(t - w)) / w + filtered + std::sin(t);
        QVERIFY(std::abs(atOnce.rows().value(0, 200'000) - expected) < 1e-7);
    }
    /// A logger's values of another clock: doubled, 10 kPa more, a tenth of a second later.
    static ResultNames besideLog(const ResultStore& run)
    {
        std::vector<double> times;
        for (int k = 0; k <= 100; ++k)
            times.push_back(-1 + 0.03 * k);
        static const auto log = std::make_shared<const ResultStore>(
            storeOf({{columnNamed("p", "Pa", "bar", "AbsolutePressure"),
                      [](double t, bool) { return std::abs(t - 0.44) < 0.001 ? 9e5 : 2e5 + 1e5 * t; }},
                     {columnNamed("q", "m3/s", "l/min"), [](double t, bool) { return 2e-3 * t; }},
                     {columnNamed("v", "m/s"), [](double t, bool) { return std::cos(t); }}},
                    times));
        ResultNames names = namesIn(run, parameter);
        names.side = [](const QString& path) -> std::optional<SideCurve> {
            if (path == QLatin1String("log.p"))
                return SideCurve{log, 0, 2, 1e4, 0.1};
            if (path == QLatin1String("log.q"))
                return SideCurve{log, 1};
            return path == QLatin1String("log.v") ? std::optional(SideCurve{log, 2}) : std::nullopt;
        };
        return names;
    }
    static ResultStore rowsBesideLog(const char* text, const ResultStore& run)
    {
        const auto expression = ResultExpression::read(QString::fromUtf8(text), besideLog(run));
        if (!expression)
            qFatal("%s: %s", text, qPrintable(expression.error().message));
        ExpressionRows computed(*expression, run);
        computed.finish();
        ResultStore rows;
        rows.reset({expression->column()});
        for (std::size_t row = 0; row < computed.rows().rowCount(); ++row)
            rows.append({{computed.rows().time(row)}, {computed.rows().flags(row)}, {computed.rows().value(0, row)}});
        return rows;
    }
    void curvesWithOtherTimesComeBetween()
    {
        const ResultStore run = store();
        const ResultStore rows = rowsBesideLog("log.p - cylinder.pA", run);
        QCOMPARE(rows.columns().front().unit, QStringLiteral("Pa"));
        QCOMPARE(rows.columns().front().quantity, QStringLiteral("PressureDifference"));
        QCOMPARE(rows.firstTime(), run.firstTime());
        QCOMPARE(rows.lastTime(), run.lastTime());
        std::size_t ofRun = 0;
        bool hasPeak = false;
        for (std::size_t row = 0; row < rows.rowCount(); ++row) {
            const double t = rows.time(row);
            QVERIFY(row == 0 || t >= rows.time(row - 1));
            const bool isOfRun = ofRun < run.rowCount() && t == run.time(ofRun);
            QCOMPARE((rows.flags(row) & kStepRow) != 0, !isOfRun);
            ofRun += isOfRun ? 1 : 0;
            if (std::abs(t - 0.54) < 0.03) {
                // The peak is a row of the logger alone, at 0.44 s of its own time.
                hasPeak = hasPeak || std::abs(rows.value(0, row) - (2 * 9e5 + 1e4 - run.valueAt(0, t))) < 1e-6;
                continue;
            }
            const double expected = 2 * (2e5 + 1e5 * (t - 0.1)) + 1e4 - run.valueAt(0, t);
            QVERIFY2(std::abs(rows.value(0, row) - expected) < 1e-6, qPrintable(QString::number(t)));
        }
        QCOMPARE(ofRun, run.rowCount());
        QVERIFY(hasPeak);
        QVERIFY(rows.rowCount() > run.rowCount() + 20);
    }
    /// The derivative of a run's variable is as exact as alone, of second order.
    void derivativesStayThoseOfTheRun()
    {
        const ResultStore run = store(equalTimes(0, 1, 1000));
        const ResultStore rows = rowsBesideLog("der(mass.s)*1 - log.v", run);
        for (std::size_t row = 0; row < rows.rowCount(); ++row)
            if (const double t = rows.time(row); (rows.flags(row) & kStepRow) != 0)
                QVERIFY2(std::abs(rows.value(0, row)) < 1e-6, qPrintable(QString::number(t)));
    }
    void massFlowsCountAsVolumesBesideVolumes()
    {
        const ResultStore run = store();
        const ResultStore rows = rowsBesideLog("log.q - valve.m_flow", run);
        QCOMPARE(rows.columns().front().unit, QStringLiteral("m3/s"));
        QCOMPARE(rows.columns().front().displayUnit, QStringLiteral("l/min"));
        QCOMPARE(rows.columns().front().density, 0.0);
        QVERIFY(std::abs(rows.valueAt(0, 0.7) - (2e-3 * 0.7 - 0.7 / 870)) < 1e-12);
        QCOMPARE(valueAt(QStringLiteral("if valve.m_flow > 30 l/min then 1 else 0"), 0.4), 0.0);  // 0.435 kg/s
        QCOMPARE(valueAt(QStringLiteral("if 30 l/min < valve.m_flow then 1 else 0"), 0.5), 1.0);
        QVERIFY(std::abs(valueAt(QStringLiteral("max(valve.m_flow, 30 l/min)"), 0.1) - 0.5e-3) < 1e-15);
        QVERIFY(!ResultExpression::read(QStringLiteral("log.q - mass.s"), besideLog(run)));
        QVERIFY(!ResultExpression::read(QStringLiteral("log.p - log.q"), besideLog(run)));
    }
    void sidesFollowARun()
    {
        const ResultStore whole = store(equalTimes(0, 1, 20'000));
        const auto expression = ResultExpression::read(
            QStringLiteral("filter(der(mass.s)*1 - log.v, 3 ms) + integral(log.v)/1 s"), besideLog(whole));
        QVERIFY(expression.has_value());
        ExpressionRows atOnce(*expression, whole);
        atOnce.finish();
        ResultStore growing;
        growing.reset(whole.columns());
        ExpressionRows following(*expression, growing);
        for (std::size_t row = 0; row < whole.rowCount();) {
            SampleBatch batch;
            for (const std::size_t end = std::min(whole.rowCount(), row + row * 7 % 1009 + 1); row < end; ++row) {
                std::vector<double> values;
                for (int column = 0; column < static_cast<int>(whole.columns().size()); ++column)
                    values.push_back(whole.value(column, row));
                batch.add(whole.time(row), kGridRow, values);
            }
            growing.append(std::move(batch));
            following.update(false, 1000);
        }
        following.finish();
        QCOMPARE(following.rows().rowCount(), atOnce.rows().rowCount());
        for (std::size_t row = 0; row < atOnce.rows().rowCount(); ++row) {
            QCOMPARE(following.rows().time(row), atOnce.rows().time(row));
            QCOMPARE(following.rows().value(0, row), atOnce.rows().value(0, row));
        }
    }
    void measuresTakeTheirOwnTimes()
    {
        const ResultStore run = store();
        Measure peak;
        peak.name = QStringLiteral("peak");
        peak.of = QStringLiteral("log.p");
        QVERIFY(!whyWrong(peak, besideLog(run)));
        const MeasureResult result = measured(peak, run, besideLog(run));
        QVERIFY(result.value.has_value());
        QVERIFY(std::abs(*result.value - (2 * 9e5 + 1e4)) < 1e-6);
        QCOMPARE(result.column.unit, QStringLiteral("Pa"));
    }
    void namesOfVariablesAreKnown()
    {
        const ResultStore run = store();
        const auto expression =
            ResultExpression::read(QStringLiteral("max(mass.s, 1 mm)*oil.T + mass.s*oil.T"), namesIn(run));
        QCOMPARE(expression->variables(), (QStringList{QStringLiteral("mass.s"), QStringLiteral("oil.T")}));
        QVERIFY(!expression->isVariable());
        QVERIFY(ResultExpression::read(QStringLiteral("mass.s"), namesIn(run))->isVariable());
        QCOMPARE(*ResultExpression::read(QStringLiteral("2*3 s"), namesIn(run))->constant(), 6.0);
    }
};

BRAMAH_TEST(ResultExpressionTest);
#include "result_expression_test.moc"
