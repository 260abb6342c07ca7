// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

namespace bramah::solver {

namespace {

/// A model with \a declarations beside components and packages that hide some of their parts.
QByteArray modelWith(const QByteArray& declarations)
{
    return "record R Real r = 1; end R; "
           "model A R open; Real w = x; protected Real x = time; parameter Real p = 2; parameter Integer n = 2; R s; "
           "end A; package K protected constant Real k = 3; end K; model M A a; A b[2]; " +
           declarations + " end M;";
}

}  // namespace

/// What is protected is used in its class, in classes that extend it and in classes within it only (Modelica 3.6, 4.1).
class ProtectedPartsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void outsideTheyAreRefused_data();
    void outsideTheyAreRefused();
    void insideTheyAreUsed_data();
    void insideTheyAreUsed();
};

void ProtectedPartsTest::outsideTheyAreRefused_data()
{
    QTest::addColumn<QByteArray>("declarations");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* declarations, const char* place) {
        QTest::newRow(declarations) << QByteArray(declarations) << QString::fromLatin1(place);
    };
    row("Real y = 2*a.x;", "a.x");
    row("Real y; equation y = b[1].x;", "b[1].x");
    row("Real y[2] = b.x;", "b.x");
    row("Real y = a.s.r;", "a.s.r");
    row("R y = a.s;", "a.s");
    row("A c(open = a.s);", "a.s");
    row("Real y; algorithm y := a.x;", "a.x");
    row("Real y; equation der(y) = 1; when a.x > 1 then reinit(y, 0); end when;", "a.x");
    row("Real y; equation y = 1; assert(a.x < 2, \"\");", "a.x");
    row("parameter Real q = a.p;", "a.p");
    row("parameter Real q[a.n] = {1, 2};", "a.n");
    row("parameter Real q[size(b.p, 1)] = {1, 2};", "b.p");
    row("Real q[2]; equation for i in 1:a.n loop q[i] = 1; end for;", "a.n");
    row("Real q if b[2].n > 2;", "b[2].n");
    row("Real y(start = a.p, fixed = true); equation der(y) = 1;", "a.p");
    row("Real y = K.k;", "K.k");
    row("constant Real q = K.k;", "K.k");
    row("package L model N Real y = L.k; end N; protected constant Real k = 3; end L; L.N o;", "L.k");
    row("model O outer A c; Real y = c.x; end O; inner A c; O o;", "c.x");
}

void ProtectedPartsTest::outsideTheyAreRefused()
{
    QFETCH(QByteArray, declarations);
    QFETCH(QString, place);
    const FlattenOutcome outcome = test::flattenText(modelWith(declarations));
    QVERIFY(!outcome.model);
    QStringList messages;
    for (const auto& diagnostic : outcome.diagnostics)
        messages << diagnostic.message();
    QCOMPARE(messages.size(), 1);
    const auto& message = outcome.diagnostics.front();
    QVERIFY2(message.kind == model::DiagnosticKind::ProtectedElement, qPrintable(messages.front()));
    const auto written = message.text->view(message.span);
    QCOMPARE(QString::fromUtf8(written.data(), static_cast<qsizetype>(written.size())), place);
}

void ProtectedPartsTest::insideTheyAreUsed_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char* name, const QByteArray& text) { QTest::newRow(name) << text; };
    row("inherited", modelWith("extends A; Real y = x + s.r;"));
    row("public parts of the model's own protected ones",
        modelWith("Real y = c.w + d[2].open.r; protected A c, d[2];"));
    row("modified by an heir", modelWith("model B extends A(p = 3); end B; B c;"));
    row("constants of the package around",
        "package K model M Real y = k; end M; protected constant Real k = 3; end K; "
        "model N extends K.M; end N;");
    row("through an outer", modelWith("model O outer A c; Real y = c.w; end O; O o; protected inner A c;"));
}

void ProtectedPartsTest::insideTheyAreUsed()
{
    QFETCH(QByteArray, text);
    const FlattenOutcome outcome = test::flattenText(text);
    for (const auto& diagnostic : outcome.diagnostics)
        QFAIL(qPrintable(diagnostic.message()));
    QVERIFY(outcome.model);
}

}  // namespace bramah::solver

using bramah::solver::ProtectedPartsTest;
BRAMAH_TEST(ProtectedPartsTest);

#include "protected_parts_test.moc"
