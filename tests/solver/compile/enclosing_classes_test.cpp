// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/compile/value_table.h"
#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

namespace bramah::test {

namespace {

/// A component with functions of its own, beside them \a parts.
QByteArray worldWith(const QByteArray& parts)
{
    return "function G input Real r; input Real k = 1; output Real a; algorithm a := k*r; end G; "
           "function N input Real r; input Real k = 1; output Real a; algorithm a := -k*r; end N; "
           "model B parameter Real p = 1; parameter Real k = 0; Real y = p + k; end B; "
           "model W parameter Real q = 2; parameter Real k = 3; model A = B(p = q, k = k); "
           "replaceable function f = G(k = q); function h = G(k = k); "
           "function d input Real r; output Real a; protected constant Real n = 10; algorithm a := n*r; end d; "
           "function pair input Real r; output Real a; output Real b; algorithm a := r; b := 2*r; end pair; "
           "A a; Real own = f(1); end W; "
           "model U outer W world; Real y = world.f(2); end U; "
           "model M W w(q = 5, k = 7); W v[2](q = {11, 13}); " +
           parts + " end M;";
}

}  // namespace

/// Names of an enclosing class have, in each component of that class, the values of that component (Modelica 3.6, 5.3).
class EnclosingClassesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_data()
    {
        value_table::columns();
        const auto row = [](const QByteArray& parts, const char* variable, double expected) {
            value_table::row(parts + ' ' + variable, worldWith(parts), variable, expected);
        };
        // 4.5.1: a short class is no scope of its own for what modifies it.
        row("", "w.a.y", 12);
        row("", "v[2].a.y", 16);
        row("", "w.own", 5);
        row("", "v[1].own", 11);
        row("parameter Real q = 4; model A = B(p = q); A a;", "a.y", 4);
        row("parameter Real q = 4; W x(redeclare function f = N(k = q));", "x.own", -4);
        // 5.3.2: functions through components.
        row("Real y = w.f(2);", "y", 10);
        row("Real y = w.h(2);", "y", 14);
        row("Real y = w.d(2);", "y", 20);
        row("Real y = v[2].f(2);", "y", 26);
        row("constant Integer n = 1; Real y = v[n + 1].f(2) + v[n].f(2);", "y", 48);
        row("Real y, z; equation (y, z) = w.pair(time + 3);", "z", 6);
        row("parameter Real y = w.f(r = 2, k = 100);", "y", 200);
        row("parameter Real y = w.f(2); Real z = y;", "z", 10);
        row("inner W world(q = 9); U u;", "u.y", 18);
        row("inner W world(redeclare function f = N(k = 6)); U u;", "u.y", -12);
        row("model C W w(q = 17); Real y = w.f(1); end C; C c[2](w(q = {1, 2}));", "c[2].y", 2);
    }

    void values() { value_table::check(); }

    void aMessageAboutAFunctionNamesTheComponentAroundIt()
    {
        const auto outcome = flattenText(
            "model W Real x = time; function f input Real r; output Real y; algorithm y := r*x; end f; Real y = f(2); "
            "end W; model M W w; end M;");
        QCOMPARE(outcome.diagnostics.front().component, QStringLiteral("w"));
    }

    void whatCannotBeSeenIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("place");
        const auto row = [](const QByteArray& text, const char* place) {
            QTest::newRow(text.constData()) << text << QString::fromLatin1(place);
        };
        row(worldWith("Real y = v.f(2);"), "v.f");
        row(worldWith("Real y = v[3].f(2);"), "v[3].f");
        row(worldWith("Real y = w[1].f(2);"), "w[1].f");
        row(worldWith("Real y = w.g(2);"), "w.g");
        row(worldWith("Real y = w.q(2);"), "w.q");
        // 5.3.1: of the classes around only constants are seen.
        row("model M parameter Real q = 2; model A Real y = q; end A; A a; end M;", "q");
        row("model M Real x = time; function f input Real r; output Real y; algorithm y := r*x; end f; Real y = f(2); "
            "end M;",
            "x");
    }

    void whatCannotBeSeenIsRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, place);
        const auto outcome = flattenText(text);
        QVERIFY(!outcome.model);
        const auto& message = outcome.diagnostics.front();
        QVERIFY(message.kind == model::DiagnosticKind::UnknownFunction ||
                message.kind == model::DiagnosticKind::UnknownName);
        const auto written = message.text->view(message.span);
        QCOMPARE(QString::fromUtf8(written.data(), static_cast<qsizetype>(written.size())), place);
    }
};

}  // namespace bramah::test

using bramah::test::EnclosingClassesTest;
BRAMAH_TEST(EnclosingClassesTest);

#include "enclosing_classes_test.moc"
