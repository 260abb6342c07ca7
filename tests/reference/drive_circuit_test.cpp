// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reference/drive_circuit.h"
#include "tests/reference/radau.h"
#include "tests/test_registry.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using bramah::reference::Command;
using bramah::reference::DriveCircuit;

class ReferenceTest : public QObject
{
    Q_OBJECT

    /// A mark printed with some decimals: equal to within two units of its last digit.
    static void compareMark(double value, double mark, double lastDigit, const char* what)
    {
        QVERIFY2(
            std::abs(value - mark) <= 2 * lastDigit,
            qPrintable(QStringLiteral("%1: %2, mark %3").arg(QLatin1String(what)).arg(value, 0, 'g', 9).arg(mark)));
    }

    struct Marks {
        const char* name;
        int state;
        double scale;                 // to the unit of the marks
        std::array<double, 4> at;     // t = 0.5, 1.3, 2, 3 s
        std::array<double, 2> range;  // smallest, largest; 0: not given
    };
    static void checkMarks(Command command, const std::vector<Marks>& list)
    {
        DriveCircuit circuit;
        circuit.command = command;
        const auto rows = circuit.solve(3, 1e-3);
        for (const Marks& marks : list) {
            const auto state = static_cast<std::size_t>(marks.state);
            const std::array<std::size_t, 4> places{500, 1300, 2000, 3000};
            for (std::size_t k = 0; k < places.size(); ++k)
                compareMark(rows[places[k]][state] * marks.scale, marks.at[k], 1e-4, marks.name);
            if (marks.range[1] == 0)
                continue;
            double lower = HUGE_VAL;
            double upper = -HUGE_VAL;
            for (const auto& row : rows) {
                lower = std::min(lower, row[state] * marks.scale);
                upper = std::max(upper, row[state] * marks.scale);
            }
            // Extremes between rows are not seen.
            QVERIFY2(lower >= marks.range[0] - 2e-3 && lower < marks.range[0] + 0.3, marks.name);
            QVERIFY2(upper <= marks.range[1] + 2e-3 && upper > marks.range[1] - 0.3, marks.name);
        }
    }

private Q_SLOTS:
    void radauHasOrderFive()
    {
        // x' = -50 (x - cos t), stiff; against the exact solution.
        bramah::reference::Radau radau([](double t, const std::vector<double>& x,
                                          std::vector<double>& xdot) { xdot[0] = -50 * (x[0] - std::cos(t)); },
                                       {1}, 1e-11);
        std::vector<double> x{0};
        radau.advance(0, 2, x);
        const auto particular = [](double t) { return (2500 * std::cos(t) + 50 * std::sin(t)) / 2501; };
        const double exact = particular(2) - particular(0) * std::exp(-100.0);
        QVERIFY2(std::abs(x[0] - exact) < 1e-10, qPrintable(QString::number(x[0] - exact)));
    }

    void rampsGiveTheMarks()
    {
        const double bar = 1e-5;
        checkMarks(
            Command::Ramps,
            {{"lineP.p", DriveCircuit::LineP, bar, {107.9131, 107.8758, 152.2043, 160.6705}, {1, 178.797}},
             {"cylinder.pA", DriveCircuit::PressureA, bar, {54.0321, 54.0116, 87.3860, 97.7011}, {49.661, 103.760}},
             {"cylinder.pB", DriveCircuit::PressureB, bar, {37.6477, 37.6145, 93.5868, 103.2002}, {33.918, 105.557}},
             {"lineB.p", DriveCircuit::LineB, bar, {26.6419, 26.6184, 111.1908, 103.2005}, {26.618, 114.489}},
             {"mass.s", DriveCircuit::Position, 1, {0.3021, 0.5406, 0.3913, 0.1697}, {0, 0}}});
    }

    void stepsGiveTheMarks()
    {
        const double bar = 1e-5;
        checkMarks(
            Command::Steps,
            {{"lineP.p", DriveCircuit::LineP, bar, {107.8768, 107.8758, 152.2043, 160.6683}, {1, 178.797}},
             {"cylinder.pA", DriveCircuit::PressureA, bar, {54.0120, 54.0116, 87.3858, 76.5765}, {0.0168, 203.470}},
             {"cylinder.pB", DriveCircuit::PressureB, bar, {37.6155, 37.6145, 93.5869, 95.5144}, {21.660, 133.101}},
             {"lineB.p", DriveCircuit::LineB, bar, {26.6192, 26.6184, 111.1909, 95.5175}, {15.539, 141.035}},
             {"mass.s", DriveCircuit::Position, 1, {0.3189, 0.5575, 0.3013, 0.1096}, {0, 0}}});
    }
};

BRAMAH_TEST(ReferenceTest);
#include "drive_circuit_test.moc"
