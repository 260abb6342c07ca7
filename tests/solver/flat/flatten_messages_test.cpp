// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/flat/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <algorithm>

namespace bramah::solver {

using model::DiagnosticKind;

/// Each message of flattening is brought about by the mistake it is for, at the place of the mistake.
class FlattenMessagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void messages_data();
    void messages();
    void oddModelsAreRefused_data();
    void oddModelsAreRefused();
};

void FlattenMessagesTest::messages_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("place");
    const auto row = [](DiagnosticKind kind, const char* text, const char* place) {
        QTest::addRow("%s", qPrintable(model::nameOf(kind)))
            << static_cast<int>(kind) << QByteArray(text) << QString::fromLatin1(place);
    };
    row(DiagnosticKind::UnknownName, "model M Real x; equation x = y + 1; end M;", "y");
    row(DiagnosticKind::UnknownFunction, "model M Real x; equation x = f(1); end M;", "f");
    row(DiagnosticKind::ConditionalComponentUsed, "model M Real y if false; Real x; equation x = y; end M;", "y");
    row(DiagnosticKind::ShapesDiffer, "model M Real x[2]; equation x = {1, 2, 3}; end M;", "x = {1, 2, 3}");
    row(DiagnosticKind::RangeNotKnown, "model M Real x, n; equation for i in 1:n loop x = i; end for; end M;", "1:n");
    row(DiagnosticKind::IndexOutside, "model M Real x[2]; Real y = x[3]; end M;", "3");
    row(DiagnosticKind::TooManySubscripts, "model M Real x[2]; Real y = x[1, 2]; end M;", "1");
    row(DiagnosticKind::ArrayTooLarge, "model M Real x[10000000]; end M;", "x[10000000]");
    row(DiagnosticKind::ValueMissing,
        "function f input Real u; output Real y; protected Real z; algorithm y := z; end f; model M Real x = f(1); end "
        "M;",
        "z");
    row(DiagnosticKind::WrongArguments, "model M Real x = sin(1, 2); end M;", "sin(1, 2)");
    row(DiagnosticKind::ArgumentMissing,
        "function f input Real u; input Real v; output Real y; algorithm y := u + v; end f; model M Real x = f(1); end "
        "M;",
        "f(1)");
    row(DiagnosticKind::NotAVariable, "model M Real x = pre(x + 1); end M;", "pre(x + 1)");
    row(DiagnosticKind::RecursionTooDeep,
        "function f input Real u; output Real y; algorithm y := f(u + 1); end f; model M Real x = f(1); end M;",
        "f(u + 1)");
    row(DiagnosticKind::LoopTooLong,
        "function f input Real u; output Real y; algorithm y := 0; while true loop y := y + 1; end while; end f; model "
        "M Real x = f(1); end M;",
        "while true loop y := y + 1; end while");
    row(DiagnosticKind::FunctionWithoutBody,
        "function f input Real u; output Real y; end f; model M Real x = f(1); end M;", "f(1)");
    row(DiagnosticKind::ParameterWithoutValue, "model M parameter Real a; end M;", "a");
    row(DiagnosticKind::IfBranchesDiffer,
        "model M Real x, y; equation if time > 1 then x = 1; y = 2; else x = 2; end if; end M;",
        "if time > 1 then x = 1; y = 2; else x = 2; end if");
    row(DiagnosticKind::NotAConnector,
        "connector C Real p; flow Real q; end C; model A end A; model M A a; C c; equation connect(a, c); end M;",
        "connect(a, c)");
    row(DiagnosticKind::ConnectorsDiffer,
        "connector C Real p; flow Real q; end C; connector D Real s; flow Real f; end D; model M C c; D d; equation "
        "connect(c, d); end M;",
        "connect(c, d)");
    row(DiagnosticKind::PartialModel, "partial model M end M;", "M");
    row(DiagnosticKind::NotAModel, "package M end M;", "M");
}

void FlattenMessagesTest::messages()
{
    QFETCH(int, kind);
    QFETCH(QByteArray, text);
    QFETCH(QString, place);
    const FlattenOutcome outcome = test::flattenText(text);
    const auto found =
        std::find_if(outcome.diagnostics.begin(), outcome.diagnostics.end(),
                     [kind](const auto& diagnostic) { return diagnostic.kind == static_cast<DiagnosticKind>(kind); });
    for (const auto& diagnostic : outcome.diagnostics)
        qInfo("%s", qPrintable(diagnostic.commandLineText()));
    QVERIFY(found != outcome.diagnostics.end());
    QVERIFY(found->text);
    const auto view = found->text->view(found->span);
    QCOMPARE(QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())), place);
    QCOMPARE(outcome.model == nullptr, model::hasErrors(outcome.diagnostics));
}

void FlattenMessagesTest::oddModelsAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const char* text) { QTest::newRow(name) << QByteArray(text); };
    row("types of each other", "type A = B; type B = A; model M A x; end M;");
    row("extends itself", "model M extends M; end M;");
    row("extends in a circle", "model A extends B; end A; model B extends A; end B; model M extends A; end M;");
    row("contains itself", "model A M m; end A; model M A a; end M;");
    row("negative size", "model M Real x[-3]; end M;");
    row("size of itself", "model M parameter Integer n = size(x, 1); Real x[n]; end M;");
    row("endless size", "model M parameter Real x[:] = fill(1, 1000000000); end M;");
    row("millions of components", "model A Real x = 1; end A; model M A a[3000000]; end M;");
    row("endless loop", "model M Real x; equation for i in 1:100000000 loop x = i; end for; end M;");
    row("imports in a circle",
        "package P import Q.*; end P; package Q import P.*; end Q; model M Real y = P.z; end M;");
    row("redeclared as its own holder",
        "model A replaceable model X = A; X x; end A; model M A a(redeclare model X = A); end M;");
    row("nothing exists", "model M Foo.Bar x(p = q.r); equation x.y = Foo.f(x); connect(x.a, x.b); end M;");
}

void FlattenMessagesTest::oddModelsAreRefused()
{
    QFETCH(QByteArray, text);
    const FlattenOutcome outcome = test::flattenText(text);
    QVERIFY(!outcome.model);
    QVERIFY(model::hasErrors(outcome.diagnostics));
}

}  // namespace bramah::solver

using bramah::solver::FlattenMessagesTest;
BRAMAH_TEST(FlattenMessagesTest);

#include "flatten_messages_test.moc"
