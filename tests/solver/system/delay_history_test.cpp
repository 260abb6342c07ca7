// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/system/delay_history.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>
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
        DelayHistory history;
        for (const auto& [t, value] : {std::pair{0.0, 1.0}, {0.1, 1.1}, {0.2, 1.2}, {0.2, 5.2}, {0.3, 5.3}, {0.4, 5.4}})
            history.add(t, value, 10);
        QVERIFY(std::abs(history.at(0.199) - 1.199) < 1e-13);
        QVERIFY(std::abs(history.at(0.201) - 5.201) < 1e-13);
    }

    void whatIsOutOfReachIsForgotten()
    {
        DelayHistory history;
        for (int i = 0; i <= 1000; ++i)
            history.add(0.01 * i, std::sin(0.01 * i), 0.5);
        QVERIFY(history.size() < 60);
        QVERIFY(std::abs(history.at(9.505) - std::sin(9.505)) < 1e-6);
        QCOMPARE(history.at(20), std::sin(10.0));
    }
};

BRAMAH_TEST(DelayHistoryTest);
#include "delay_history_test.moc"
