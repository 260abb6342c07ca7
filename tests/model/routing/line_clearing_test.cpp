// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/routing/line_clearing.h"

#include "tests/dots_without_joint.h"
#include "tests/model/routing/random_layout.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;
using namespace bramah::test;

namespace {

QString faultText(const Diagram& diagram)
{
    QStringList texts;
    for (const Diagnostic& fault : checkDrawing(diagram))
        texts.append(fault.commandLineText());
    if (!bramah::test::dotsWithoutJoint(diagram).empty())
        texts.append(QStringLiteral("a dot without a joint"));
    return texts.join(QLatin1Char('\n'));
}

}  // namespace

class LineClearingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomMovesNeverMakeADrawingLie_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 12; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void randomMovesNeverMakeADrawingLie()
    {
        QFETCH(unsigned, seed);
        RandomDraughtsman user(diagramOf(randomSymbols(seed)), seed);
        for (int i = 0; i < 30; ++i) {
            user.connect();
            QCOMPARE(faultText(user.diagram()), QString());
        }
        const QStringList netlist = netlistOf(user.diagram());
        int moves = 0;
        for (int i = 0; i < 40; ++i) {
            moves += user.move() ? 1 : 0;
            QCOMPARE(faultText(user.diagram()), QString());
            QCOMPARE(netlistOf(user.diagram()), netlist);
        }
        QVERIFY(moves > 5);
    }
};

BRAMAH_TEST(LineClearingTest);
#include "line_clearing_test.moc"
