// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/sheet_words.h"

#include "tests/model/diagram/test_library.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;
using bramah::test::diagramOf;
using bramah::test::resistorAt;

class SheetWordsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // A variable inside of a component leads with its description; without one its name has to do.
    void aVariableIsNamedByItsMeaning()
    {
        const Diagram diagram = diagramOf("model M\n" + resistorAt("pump", 0, 0) + "end M;\n");
        const Diagnostic fault{DiagnosticKind::UnderdeterminedVariables,
                               {QStringLiteral("`pump`"), QStringLiteral("2"), QStringLiteral("1"),
                                QStringLiteral("`pump.tau`"), QStringLiteral("`x = 1`")},
                               {},
                               {},
                               {},
                               {}};
        const auto meaningOf = [](const QString& path) {
            return path == QLatin1String("pump.tau") ? QStringLiteral("Torque at the shaft") : QString();
        };
        const auto drawn = inSheetWords(diagram, fault, meaningOf);
        QVERIFY(drawn);
        QCOMPARE(drawn->component, QStringLiteral("pump"));
        QVERIFY2(
            drawn->message().startsWith(QStringLiteral("nothing determines `Torque at the shaft` (tau) of `pump`")),
            qPrintable(drawn->message()));
        QVERIFY(inSheetWords(diagram, fault)->message().startsWith(QStringLiteral("nothing determines tau of `pump`")));
    }
};

BRAMAH_TEST(SheetWordsTest);
#include "sheet_words_test.moc"
