// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/compile/model_kit.h"
#include "tests/solver/flat/flatten_text.h"
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
};

}  // namespace bramah::test

using bramah::test::ExternalFunctionsTest;
BRAMAH_TEST(ExternalFunctionsTest);

#include "external_functions_test.moc"
