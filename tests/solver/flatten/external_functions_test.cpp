// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/compile/model_kit.h"
#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

namespace bramah::test {

/// Calls of external functions: those that are known and those that are refused.
class ExternalFunctionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aResultHasTheTypeOfItsOutput()
    {
        TestRun run(
            "type Compare = enumeration(less, equal, greater); "
            "function compare input String a; input String b; input Boolean isExact; output Compare result; "
            "external \"C\" result = ModelicaStrings_compare(a, b, isExact); end compare; "
            "model M Real y = if compare(\"a\", \"b\", true) == Compare.less then 3 else 4; end M;");
        run.start();
        QCOMPARE(run["y"], 3.0);
    }

    void aSizeThatOneGivesIsRefusedByItsName_data()
    {
        QTest::addColumn<QByteArray>("declaration");
        QTest::addColumn<QString>("place");
        const auto row = [](const char* declaration, const char* place) {
            QTest::newRow(declaration) << QByteArray(declaration) << QString::fromLatin1(place);
        };
        row("parameter Real t[:, :] = readRealMatrix(\"a.mat\", 2, 2)", "readRealMatrix(\"a.mat\", 2, 2)");
        row("parameter Real t[count(\"a.mat\")]", "count(\"a.mat\")");
        row("parameter Real t[2*count(\"a.mat\")]", "count(\"a.mat\")");
    }

    void aSizeThatOneGivesIsRefusedByItsName()
    {
        QFETCH(QByteArray, declaration);
        QFETCH(QString, place);
        const auto outcome = flattenText(
            "function readRealMatrix input String file; input Integer m; input Integer n; output Real a[m, n]; "
            "external \"C\" ModelicaIO_readRealMatrix(file, a, m, n); end readRealMatrix; "
            "function count input String file; output Integer n; external \"C\" n = ModelicaIO_count(file); end count; "
            "model M " +
            declaration + "; Real y = sum(t); end M;");
        QVERIFY(!outcome.model);
        QCOMPARE(outcome.diagnostics.size(), std::size_t{1});
        const auto& message = outcome.diagnostics.front();
        QVERIFY2(message.kind == model::DiagnosticKind::UnsupportedConstruct, qPrintable(message.message()));
        QVERIFY(message.arguments.front().startsWith(QLatin1String("external ModelicaIO_")));
        const auto written = message.text->view(message.span);
        QCOMPARE(QString::fromUtf8(written.data(), static_cast<qsizetype>(written.size())), place);
    }

    void tablesThatAreDeclaredWronglyAreRefused_data()
    {
        QTest::addColumn<QByteArray>("made");
        QTest::addColumn<QByteArray>("asked");
        const auto row = [](const char* name, const char* made, const char* asked) {
            QTest::newRow(name) << QByteArray(made) << QByteArray(asked);
        };
        const char* const curve =
            "ModelicaStandardTables_CombiTable1D_init3(\"NoName\", \"NoName\", table, 2, 2, {2}, 1, 1, 1)";
        const char* const overTime =
            "ModelicaStandardTables_CombiTimeTable_init3(\"NoName\", \"NoName\", table, 2, 2, "
            "0, {2}, 1, 1, 1, 0, 1)";
        const char* const value = "ModelicaStandardTables_CombiTable1D_getValue(t, 1, u)";
        row("without a table", "ModelicaStandardTables_CombiTable1D_init3(\"NoName\", \"NoName\")", value);
        row("without columns", "ModelicaStandardTables_CombiTable1D_init3(\"NoName\", \"NoName\", table)", value);
        row("without anything", "ModelicaStandardTables_CombiTable2D_init3()", value);
        row("a curve as a table over time", curve, "ModelicaStandardTables_CombiTimeTable_getValue(t, 1, u, 0, 0)");
        row("a table over time as a curve", overTime, value);
        row("the next event of a curve", curve, "ModelicaStandardTables_CombiTimeTable_nextTimeEvent(t, u)");
    }

    void tablesThatAreDeclaredWronglyAreRefused()
    {
        QFETCH(QByteArray, made);
        QFETCH(QByteArray, asked);
        const auto outcome = flattenText(
            "package P class T extends ExternalObject; function constructor input Real table[:, :]; output T t; "
            "external \"C\" t = " +
            made + "; end constructor; end T; function f input T t; input Real u; output Real y; external \"C\" y = " +
            asked + "; end f; end P; model M parameter P.T t = P.T([1, 2; 2, 3]); Real x = P.f(t, time); end M;");
        QVERIFY(!outcome.model);
        QVERIFY(!outcome.diagnostics.empty());
    }
};

}  // namespace bramah::test

using bramah::test::ExternalFunctionsTest;
BRAMAH_TEST(ExternalFunctionsTest);

#include "external_functions_test.moc"
