// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/history/delay_history.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

using bramah::solver::DelayHistory;

/// The past of a delayed expression: exact where it is a line or a parabola, close where it is smooth, no ripples where
/// it is not.
class DelayHistoryTest : public QObject
{
    Q_OBJECT

    /// Points of \a f on an uneven grid from 0 to 1.
    template <class Function>
    static DelayHistory pastOf(Function f, double step)
    {
        DelayHistory history;
        for (int i = 0; i * step <= 1 + 1e-12; ++i) {
            const double t = i * step + (i % 2 == 1 ? 0.2 * step : 0);
            history.add(t, f(t), 10);
        }
        return history;
    }

    /// Two lines of slope 1 with a jump of 4 between them.
    static DelayHistory stairs()
    {
        DelayHistory history;
        for (const auto& [t, value] : {std::pair{0.0, 1.0}, {0.1, 1.1}, {0.2, 1.2}, {0.2, 5.2}, {0.3, 5.3}, {0.4, 5.4}})
            history.add(t, value, 10);
        return history;
    }

private Q_SLOTS:
    void linesAndParabolasAreExact()
    {
        const auto line = [](double t) { return 3 - 2 * t; };
        const auto parabola = [](double t) { return 1 + t + 4 * t * t; };
        const DelayHistory straight = pastOf(line, 0.1);
        const DelayHistory curved = pastOf(parabola, 0.1);
        for (double t = 0.15; t < 0.85; t += 0.01) {
            QVERIFY(std::abs(straight.at(t) - line(t)) < 1e-14);
            QVERIFY(std::abs(curved.at(t) - parabola(t)) < 1e-13);
        }
    }

    // What the delay no longer reaches is forgotten, also of a signal that jumps at the end of each step.
    void whatIsTooOldIsForgotten()
    {
        for (const bool jumps : {false, true}) {
            DelayHistory history;
            for (int i = 0; i < 4000; ++i) {
                history.add(0.25 * i, i, 3);
                if (jumps && i % 4 == 0)
                    history.add(0.25 * i, i + 0.5, 3);
                history.passJumps(0.25 * i - 3, 0);
            }
            QVERIFY2(history.size() < 30, qPrintable(QString::number(history.size())));
            QVERIFY(std::abs(history.at(996.8) - 3987.2) < 1);
        }
    }

    // A step has failed after it was remembered.
    void whatIsMadeAnewIsForgotten()
    {
        DelayHistory history = stairs();
        history.add(0.4, 9, 10);
        history.passJumps(0.3, 0);
        QCOMPARE(history.nextJump(), 0.4);
        history.add(0.25, 6, 10);
        history.add(0.3, 7, 10);
        QCOMPARE(history.nextJump(), std::numeric_limits<double>::infinity());
        QCOMPARE(history.size(), std::size_t{6});
        QCOMPARE(history.at(0.25), 6.0);
        QCOMPARE(history.at(0.3), 7.0);
        QCOMPARE(history.at(0.4), 9.0);  // on the line through both
    }

    // Behind its last point a signal goes on along its last piece, and stands still behind a jump.
    void whatIsToComeIsForeseenOnALine()
    {
        DelayHistory history;
        history.add(0, 1, 10);
        QCOMPARE(history.at(0.5), 1.0);
        history.add(0.2, 1.4, 10);
        QCOMPARE(history.at(0.7), 2.4);
        QCOMPARE(history.foreseen(0.2), 1.4);
        history.add(0.2, 3, 10);
        QCOMPARE(history.foreseen(0.7), 3.0);
    }

    void straightPiecesEndWhereTheSignalTurns()
    {
        constexpr double kNever = std::numeric_limits<double>::infinity();
        DelayHistory history;
        for (int i = 0; i <= 20; ++i)
            history.add(0.1 * i, i <= 12 ? 5 + 0.2 * i : 7.4 - 0.4 * (i - 12), 10);
        QCOMPARE(history.straightUntil(0, 1e-3), 1.2);
        QCOMPARE(history.straightUntil(0.55, 1e-3), 1.2);
        QCOMPARE(history.straightUntil(1.2, 1e-3), kNever);
        QCOMPARE(history.straightUntil(0, 1), kNever);
    }

    void wavesAreOfTheThirdOrder()
    {
        const auto wave = [](double t) { return std::sin(2 * std::numbers::pi * t); };
        const auto error = [&wave](double step) {
            const DelayHistory history = pastOf(wave, step);
            double worst = 0;
            for (double t = 2 * step; t < 1 - 2 * step; t += 1e-3)
                worst = std::max(worst, std::abs(history.at(t) - wave(t)));
            return worst;
        };
        QVERIFY2(error(1 / 32.0) < 1e-3, qPrintable(QString::number(error(1 / 32.0))));
        QVERIFY(error(1 / 32.0) / error(1 / 64.0) > 6);
    }

    void frontsMakeNoRipples()
    {
        const DelayHistory front = pastOf([](double t) { return t < 0.5 ? 0.0 : 1.0; }, 0.05);
        double last = 0;
        for (double t = 0; t <= 1; t += 1e-3) {
            QVERIFY(front.at(t) >= last - 1e-15 && front.at(t) <= 1 + 1e-15);
            last = front.at(t);
        }
    }

    void jumpsStayJumps()
    {
        DelayHistory history = stairs();
        QVERIFY(history.passJumps(0.2, 0));
        QVERIFY(std::abs(history.at(0.199) - 1.199) < 1e-13);
        QVERIFY(std::abs(history.at(0.201) - 5.201) < 1e-13);
    }

    void jumpsWaitUntilTheyArePassed()
    {
        DelayHistory history = stairs();
        QCOMPARE(history.nextJump(), 0.2);
        // What rounding brings behind the jump still is before it, and what it brings before it is behind it later.
        QCOMPARE(history.at(0.2), 1.2);
        QCOMPARE(history.at(0.2 + 1e-15), 1.2);
        QVERIFY(!history.passJumps(0.19, 1e-15));
        QVERIFY(history.passJumps(0.2 - 1e-15, 2e-15));
        QCOMPARE(history.at(0.2 - 1e-15), 5.2);
        QCOMPARE(history.at(0.2), 5.2);
        QVERIFY(std::isinf(history.nextJump()));
    }

    void onlySomeJumpsAreWaitedFor()
    {
        DelayHistory history;
        history.add(0, 1000, 10);
        history.add(1, 1000, 10);
        history.add(1, 1000 + 1e-4, 10);
        QVERIFY(std::isinf(history.nextJump()));
        // On and on at one instant is one jump, from the first to the last.
        history.add(2, 0, 10);
        history.add(2, 5, 10);
        history.add(2, 7, 10);
        history.add(3, 7, 10);
        QCOMPARE(history.nextJump(), 2.0);
        QCOMPARE(history.at(2), 0.0);
        QVERIFY(history.passJumps(2, 0));
        QCOMPARE(history.at(2), 7.0);
        for (std::size_t k = 0; k < 2 * DelayHistory::kMostJumps; ++k) {
            history.add(4 + static_cast<double>(k), 0, 1e4);
            history.add(4 + static_cast<double>(k), 7, 1e4);
        }
        std::size_t jumps = 0;
        for (; history.passJumps(history.nextJump(), 0); ++jumps)
            ;
        QCOMPARE(jumps, DelayHistory::kMostJumps);
    }

    void whatIsOutOfReachIsForgotten()
    {
        DelayHistory history;
        for (int i = 0; i <= 1000; ++i)
            history.add(0.01 * i, std::sin(0.01 * i), 0.5);
        QVERIFY(history.size() < 60);
        QVERIFY(std::abs(history.at(9.505) - std::sin(9.505)) < 1e-6);
        QCOMPARE(history.at(10), std::sin(10.0));
        // Behind it on the line through the last two, however many were forgotten.
        const double slope = (std::sin(10.0) - std::sin(9.99)) / 0.01;
        QVERIFY(std::abs(history.at(20) - (std::sin(10.0) + 10 * slope)) < 1e-9);
        QCOMPARE(history.at(20), history.foreseen(20));
        // What lies farther back than its reach is the first point that is left.
        QVERIFY(history.at(9.2) < std::sin(9.2) + 1e-6 && history.at(9.2) == history.at(5));
    }
};

BRAMAH_TEST(DelayHistoryTest);
#include "delay_history_test.moc"
