// SPDX-License-Identifier: GPL-3.0-or-later
// Which values of a run are nothing beside others.
#include "app/structure/greatest_values.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah;

class GreatestValuesTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void valuesAreNothingBesideThoseOfTheirKind()
    {
        std::vector<solver::ResultColumn> columns(4);
        columns[0].unit = columns[1].unit = QStringLiteral("kg/s");
        columns[2].unit = QStringLiteral("m2");
        solver::ResultStore results;
        results.reset(columns);
        solver::SampleBatch batch;
        batch.add(0, solver::kGridRow, std::vector<double>{0.5, 1e-44, 1e-12, 1e-44});
        batch.add(1, solver::kGridRow, std::vector<double>{1e-9, 1e-44, 1e-12, 1e-44});
        results.append(std::move(batch));
        app::GreatestValues greatest;
        QCOMPARE(greatest.told(1, results, 0, 0.5), 0.5);
        QCOMPARE(greatest.told(1, results, 0, 1e-9), 0.0);   // beside its own 0.5
        QCOMPARE(greatest.told(1, results, 1, 1e-44), 0.0);  // beside the other flow
        QCOMPARE(greatest.told(1, results, 2, 1e-12), 1e-12);
        QCOMPARE(greatest.told(1, results, 3, 1e-44), 1e-44);  // of no kind
    }
};

BRAMAH_TEST(GreatestValuesTest);
#include "greatest_values_test.moc"
