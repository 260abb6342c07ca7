// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/compile/value_table.h"
#include "tests/solver/flatten/flatten_text.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

namespace bramah::test {

namespace {

/// A component whose `n` and `m` tell how often its connectors are connected; \a parts stand in a model around some.
QByteArray modelWith(const QByteArray& parts)
{
    return "connector C Real e; flow Real f; end C; "
           "model A C p, q; Integer n, m; equation n = cardinality(p); m = cardinality(q); "
           "if cardinality(p) == 0 then p.e = 0; else p.e = p.f; end if; "
           "if cardinality(q) == 0 then q.e = 0; else q.e = q.f; end if; end A; "
           "model G C p; equation p.e = 5; end G; "
           "model M parameter Boolean b = false; A a, c; A v[3]; G g; " +
           parts + " end M;";
}

}  // namespace

/// cardinality(): how often a connector stands in connect equations (Modelica 3.6, 3.7.4.3).
class CardinalityTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void values_data()
    {
        value_table::columns();
        const auto row = [](const QByteArray& parts, const char* variable, double expected) {
            value_table::row(parts + ' ' + variable, modelWith(parts), variable, expected);
        };
        row("", "a.n", 0);
        row("", "a.p.e", 0);
        row("equation connect(g.p, a.p);", "a.n", 1);
        row("equation connect(g.p, a.p);", "a.p.e", 5);
        row("equation connect(a.p, c.p); connect(a.p, g.p); connect(c.q, a.p);", "a.n", 3);
        row("equation connect(a.p, c.p); connect(a.p, g.p); connect(c.q, a.p);", "c.m", 1);
        row("equation for i in 1:2 loop connect(v[i].q, v[i + 1].p); end for; connect(g.p, v[1].p);", "v[2].n", 1);
        row("equation for i in 1:2 loop connect(v[i].q, v[i + 1].p); end for; connect(g.p, v[1].p);", "v[3].m", 0);
        row("equation connect(v.p, v.q); connect(g.p, v[2].p);", "v[2].n", 2);
        row("equation if b then connect(a.p, c.p); else connect(a.q, c.q); end if; connect(g.p, a.q);", "a.n", 0);
        row("equation if b then connect(a.p, c.p); else connect(a.q, c.q); end if; connect(g.p, a.q);", "c.m", 1);
        row("C open if b; equation connect(open, a.p); connect(g.p, a.q);", "a.n", 0);
        // Inside connections count too.
        row("model O C r; A i; equation connect(r, i.p); end O; O o; equation connect(o.r, g.p);", "o.i.n", 1);
    }

    void values() { value_table::check(); }

    void whatIsNoConnectorIsRefused_data()
    {
        QTest::addColumn<QByteArray>("parts");
        for (const char* parts : {"Integer k = cardinality(b);", "Integer k = cardinality(a);",
                                  "Integer k = cardinality(v.p);", "Integer k = cardinality(1);",
                                  "C open if b; Integer k = cardinality(open);", "Integer k = cardinality(a.z);"})
            QTest::newRow(parts) << QByteArray(parts);
    }

    void whatIsNoConnectorIsRefused()
    {
        QFETCH(QByteArray, parts);
        const auto outcome = flattenText(modelWith(parts));
        QVERIFY(!outcome.model);
        QCOMPARE(outcome.diagnostics.size(), std::size_t{1});
    }
};

}  // namespace bramah::test

using bramah::test::CardinalityTest;
BRAMAH_TEST(CardinalityTest);

#include "cardinality_test.moc"
