// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of two dimensions as Modelica functions, against the tables.
#include "solver/tables/table_text.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <cmath>

namespace bramah::test {

using solver::Extrapolation;
using solver::Smoothness;
using solver::Surface;

class SurfaceTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textsComputeTheTable_data()
    {
        QTest::addColumn<int>("smoothness");
        QTest::addColumn<int>("extrapolation");
        for (const auto smoothness : {Smoothness::LinearSegments, Smoothness::ContinuousDerivative,
                                      Smoothness::ConstantSegments, Smoothness::ModifiedContinuousDerivative})
            for (const auto extrapolation : {Extrapolation::HoldLastPoint, Extrapolation::LastTwoPoints,
                                             Extrapolation::Periodic, Extrapolation::NoExtrapolation})
                QTest::addRow("%d %d", static_cast<int>(smoothness), static_cast<int>(extrapolation))
                    << static_cast<int>(smoothness) << static_cast<int>(extrapolation);
    }

    void textsComputeTheTable()
    {
        QFETCH(int, smoothness);
        QFETCH(int, extrapolation);
        compare({{-1, 0, 0.5, 2},
                 {1, 2, 4},
                 {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8},
                 static_cast<Smoothness>(smoothness),
                 static_cast<Extrapolation>(extrapolation)});
    }

    void oneRowOrColumn()
    {
        for (const auto smoothness : {Smoothness::LinearSegments, Smoothness::ContinuousDerivative}) {
            compare({{0}, {1, 2, 4}, {3, 1, 4}, smoothness, Extrapolation::LastTwoPoints});
            compare({{-1, 0, 2}, {1}, {3, 1, 4}, smoothness, Extrapolation::LastTwoPoints});
            compare({{0}, {1}, {3}, smoothness, Extrapolation::HoldLastPoint});
        }
    }

private:
    static void compare(const Surface& surface)
    {
        const LibraryRun run = runText(QByteArray::fromStdString(solver::functionText(surface, "'f'")) +
                                       "model M Real u = -2.03 + 5.1*time, v = 0.31 + 4.7*time*time, y = 'f'(u, v); "
                                       "Real w = 3.01 - 4*time, z = 'f'(w, v); end M;");
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const auto value = [&run](const char* path, std::size_t row) {
            return run.results.value(run.results.find(QLatin1String(path)), row);
        };
        for (std::size_t row = 1; row + 1 < run.results.rowCount(); ++row) {
            // Where a period ends the table jumps, in an event.
            if (run.results.time(row) == run.results.time(row - 1) ||
                run.results.time(row) == run.results.time(row + 1))
                continue;
            const double u = value("u", row), v = value("v", row), w = value("w", row);
            QVERIFY2(std::fabs(value("y", row) - surface(u, v, 0, 0)) < 1e-10, qPrintable(QString::number(u)));
            QVERIFY2(std::fabs(value("z", row) - surface(w, v, 0, 0)) < 1e-10, qPrintable(QString::number(w)));
        }
    }
};

BRAMAH_TEST(SurfaceTextTest);

}  // namespace bramah::test

#include "surface_text_test.moc"
