// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/random_circuits.h"

#include "tests/solver/library/circuit_run.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTest>

namespace bramah::test {

/// A few of the circuits of the benchmark `robustness`.
class RandomCircuitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runOrStopWithSomebodyToBlame()
    {
        model::ClassLibrary library;
        library.addSearchPath(libraryFolder());
        const RandomCircuits circuits(library);
        QVERIFY(circuits.classCount() > 70);
        QCOMPARE(circuits.text(5), circuits.text(5));
        QVERIFY(circuits.text(5) != circuits.text(6));
        // Each kind of part is drawn in some of them.
        QByteArray all;
        for (std::uint64_t seed = 1; seed <= 40; ++seed)
            all += circuits.text(seed);
        for (const char* kind :
             {"model Valve1", "proportional directional valve", "Electrical.DCMotor", "Electrical.EMF",
              "useHousing = true", "useDrain = true", "= Bramah.Types.OrificeLaw."})
            QVERIFY2(all.contains(kind), kind);
        constexpr int kCircuits = 40;
        int complete = 0;
        int valid = 0;
        for (std::uint64_t seed = 1; seed <= kCircuits; ++seed) {
            const CircuitOutcome outcome = runCircuit(circuits.text(seed));
            QVERIFY2(outcome.end != CircuitEnd::Wrong,
                     qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(outcome.message)));
            complete += outcome.end == CircuitEnd::StopTime ? 1 : 0;
            valid += outcome.end == CircuitEnd::Refused ? 0 : 1;
        }
        QVERIFY2(valid >= kCircuits * 8 / 10, qPrintable(QString::number(valid)));
        QVERIFY2(complete + 1 >= valid, qPrintable(QString::number(complete)));
    }
};

BRAMAH_TEST(RandomCircuitsTest);

}  // namespace bramah::test

#include "random_circuits_test.moc"
