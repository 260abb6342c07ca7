// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/integrate/watches/zero_crossings.h"
#include "tests/solver/run/hand_written_system.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah;
using namespace bramah::solver;

namespace {

const double kInstant = std::sqrt(0.3);

/// One relation, whose function of time alone becomes positive at kInstant and is 0 at no number.
test::HandWrittenEvaluator makeEvaluator()
{
    test::HandWrittenSystem system;
    system.states = {"part.x"};
    system.start = {0};
    system.relations = {"time*time > 0.3"};
    system.derivatives = [](double, test::Values, const std::vector<bool>&, std::span<double> xdot) { xdot[0] = 0; };
    system.crossings = [](double t, test::Values, std::span<double> g) { g[0] = t * t - 0.3; };
    return test::HandWrittenEvaluator(system);
}

const ZeroCrossings::Interpolate kAtRest = [](double, std::span<double> x) { x[0] = 0; };

/// Stands behind the crossing as a run does whose event there has changed nothing.
struct AtCrossing {
    test::HandWrittenEvaluator evaluator = makeEvaluator();
    ZeroCrossings crossings{evaluator, evaluator};
    std::optional<Crossing> crossing;

    AtCrossing()
    {
        takeReference(0);
        find(0);
        takeReference(crossing->time);
    }
    void takeReference(double t) { (void)crossings.takeReference(t, std::array{0.0}); }
    bool find(double from)
    {
        crossing = crossings.firstCrossing(from, 1, kAtRest);
        return crossing.has_value();
    }
    bool findAfterAsking()
    {
        const Crossing last = *crossing;
        takeReference(last.time);
        crossings.askAgain(last);
        const bool isFound = find(last.time);
        if (!isFound)
            crossing = last;
        return isFound;
    }
};

}  // namespace

namespace {

/// One relation whose function of time is an absolute value less \a band, so that it is below zero only about \a place;
/// \a bend makes its branches curves.
std::optional<Crossing> crossingOfBand(double place, double band, double bend)
{
    test::HandWrittenSystem system;
    system.states = {"part.x"};
    system.start = {0};
    system.relations = {"abs(w) < band"};
    system.derivatives = [](double, test::Values, const std::vector<bool>&, std::span<double> xdot) { xdot[0] = 0; };
    system.crossings = [=](double t, test::Values, std::span<double> g) {
        const double way = t - place;
        g[0] = std::abs(way + bend * way * way) - band;
    };
    test::HandWrittenEvaluator evaluator(system);
    ZeroCrossings crossings(evaluator, evaluator);
    (void)crossings.takeReference(0, std::array{0.0});
    return crossings.firstCrossing(0, 1, kAtRest);
}

}  // namespace

class ZeroCrossingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCrossingIsFoundOnce()
    {
        AtCrossing run;
        QVERIFY(std::abs(run.crossing->time - kInstant) < 1e-14);
        QVERIFY(!run.find(run.crossing->time));
    }

    // As of `abs(v) < 0.01`: a step of 1 s passes the band in microseconds, wherever it lies.
    void narrowBandsAreFound()
    {
        for (const double place : {0.02, 0.23, 0.4, 0.51, 0.77, 0.98})
            for (const double bend : {0.0, 0.15, -0.15}) {
                const std::optional<Crossing> crossing = crossingOfBand(place, 1e-6, bend);
                QVERIFY2(crossing, qPrintable(QStringLiteral("%1, %2").arg(place).arg(bend)));
                QVERIFY(std::abs(crossing->time - (place - 1e-6)) < 1e-10);
            }
    }

    /// Each time a little later, as what is asked again lies within what rounding leaves.
    void askedAgainItIsFoundOnceMore()
    {
        AtCrossing run;
        for (int time = 0; time < 3; ++time) {
            const double before = run.crossing->time;
            QVERIFY(run.findAfterAsking());
            QVERIFY(run.crossing->time > before);
            QVERIFY2(run.crossing->time < kInstant + 1e-11, qPrintable(QString::number(run.crossing->time, 'g', 17)));
        }
        run.takeReference(run.crossing->time);
        QVERIFY(!run.find(run.crossing->time));
    }

    void itIsNotAskedForEver()
    {
        AtCrossing run;
        int times = 0;
        while (times < 1000 && run.findAfterAsking())
            ++times;
        QVERIFY2(times > 1 && times < 100, qPrintable(QString::number(times)));
        run.crossings.settle(*run.crossing);
        QVERIFY(run.findAfterAsking());
    }

    /// The event has taken the function back: it has its old sign and needs no other.
    void whatHasItsOldSignIsNotAsked()
    {
        AtCrossing run;
        run.takeReference(kInstant - 0.1);
        const double before = run.crossings.reference()[0];
        run.crossings.askAgain(*run.crossing);
        QCOMPARE(run.crossings.reference()[0], before);
    }
};

BRAMAH_TEST(ZeroCrossingsTest);
#include "zero_crossings_test.moc"
