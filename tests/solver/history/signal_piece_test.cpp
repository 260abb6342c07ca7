// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/history/signal_piece.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>
#include <cmath>

using bramah::solver::SignalPiece;

/// What one step has made of a signal: a polynomial where it is smooth, no swinging where it is not.
class SignalPieceTest : public QObject
{
    Q_OBJECT

    /// The points of \a f at the quarters of a step of the length \a h from \a begin on.
    template <class Function>
    static SignalPiece pieceOf(Function f, double begin, double h)
    {
        SignalPiece piece(begin, f(begin));
        for (const double share : {0.25, 0.5, 0.75, 1.0})
            piece.add(begin + share * h, f(begin + share * h));
        return piece;
    }

    template <class Function>
    static double largestError(Function f, double begin, double h)
    {
        const SignalPiece piece = pieceOf(f, begin, h);
        double largest = 0;
        for (double share = 0; share <= 1; share += 1e-3)
            largest = std::max(largest, std::fabs(piece.at(begin + share * h) - f(begin + share * h)));
        return largest;
    }

private Q_SLOTS:
    void aPolynomialIsExact()
    {
        const auto quartic = [](double t) { return 2 - t + 3 * t * t - 5 * t * t * t + t * t * t * t; };
        QVERIFY(largestError(quartic, 0.3, 0.8) < 1e-14);
        QVERIFY(pieceOf(quartic, 0.3, 0.8).isFull());
    }

    // The largest product of the distances from the five points is 3.6314 (h/4)^5; the error is its 120th part times
    // the fifth derivative.
    void theErrorIsOfTheFifthOrder()
    {
        for (const double h : {0.8, 0.4, 0.2}) {
            const double error = largestError([](double t) { return std::sin(t); }, -h / 2, h);
            const double expected = 3.6315 * std::pow(h / 4, 5) / 120;
            QVERIFY2(error < expected && error > 0.85 * expected, qPrintable(QString::number(error / expected)));
        }
    }

    void fewPointsMakeLowerDegrees()
    {
        SignalPiece piece(1, 5);
        QCOMPARE(piece.at(0), 5.0);
        QCOMPARE(piece.at(9), 5.0);
        piece.add(2, 7);
        QCOMPARE(piece.at(1.5), 6.0);
        piece.add(4, 3);  // 5 + 2*(t - 1) - 4/3*(t - 1)*(t - 2)
        QCOMPARE(piece.at(3), 9 - 8 / 3.0);
        piece.removeLast();
        QCOMPARE(piece.at(1.5), 6.0);
        QCOMPARE(piece.at(4), 7.0);
    }

    void frontsAndKinksDoNotSwing()
    {
        const auto front = [](double t) { return t < 0.5 ? 0.0 : 1.0; };
        const auto early = [](double t) { return std::max(0.0, t - 0.25); };
        const auto late = [](double t) { return std::max(0.0, t - 0.75); };
        for (const SignalPiece& piece : {pieceOf(front, 0, 1), pieceOf(early, 0, 1), pieceOf(late, 0, 1)}) {
            double last = piece.value(0);
            for (double t = piece.begin(); t <= piece.end(); t += 1e-3) {
                QVERIFY2(piece.at(t) >= last - 1e-15 && piece.at(t) <= piece.lastValue() + 1e-15,
                         qPrintable(QString::number(t)));
                last = piece.at(t);
            }
        }
    }

    // Points cannot tell each kink from a parabola.
    void littleIsLostAtAnyKink()
    {
        for (double place = 0.02; place < 1; place += 0.02) {
            const double error = largestError([place](double t) { return std::max(0.0, t - place); }, 0, 1);
            QVERIFY2(error < 0.1, qPrintable(QString::number(error)));
        }
    }

    void pointsAreMet()
    {
        const SignalPiece rough = pieceOf([](double t) { return t > 0.6 ? -4.0 : t * 3; }, 0, 1);
        const SignalPiece smooth = pieceOf([](double t) { return std::exp(t); }, 0, 1);
        for (const SignalPiece& piece : {rough, smooth})
            for (std::size_t i = 0; i < piece.size(); ++i)
                QVERIFY(std::fabs(piece.at(piece.time(i)) - piece.value(i)) < 1e-15);
    }
};

BRAMAH_TEST(SignalPieceTest);
#include "signal_piece_test.moc"
