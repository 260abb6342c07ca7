// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

namespace bramah::test {

using model::DiagnosticKind;

/// Provokes each message of the equation compiler, and checks that it names its place.
class CompileMessagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kinds_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* kind, const char* text, const char* says) {
            QTest::newRow(kind) << QByteArray(text) << QString::fromLatin1(kind) << QString::fromUtf8(says);
        };
        row("cyclic-binding", "model M parameter Real a = b; parameter Real b = 2*a; Real x = a; end M;",
            "`a` → `b` → `a`");
        row("parameter-not-constant", "model M parameter Real p = 2*time; Real x = p; end M;", "`time`");
        row("parameter-not-constant", "model M Real y = time; parameter Real p = y; Real x = p; end M;", "`y`");
        row("attribute-not-constant",
            "model M Real x(start = b, fixed = true); Real b; equation der(x) = -x; b = 2 + x; end M;",
            "`start` of `x` depends on `b`");
        row("attribute-not-constant", "model M Real p = 1 + time; Boolean b; equation b = sample(0, p); end M;",
            "`interval` of `sample(0, p)` depends on `p`");
        row("attribute-not-constant",
            "model M Integer n(start = 1); equation when sample(n, 1) then n = pre(n) + 1; "
            "end when; end M;",
            "`start` of `sample(n, 1)` depends on `n`");
        row("equality-of-reals",
            "model M Real x(start = 0, fixed = true); Boolean b; equation der(x) = 1; b = x == 1; end M;", "test.mo:1");
        row("assigned-in-two-whens",
            "model M discrete Real n; equation when time > 1 then n = 1; end when; when time > 2 then n = 2; end when; "
            "end M;",
            "`n`");
        row("set-twice", "model M Integer n; equation when time > 1 then n = 1; n = 2; end when; end M;", "`n`");
        row("set-twice",
            "model M Real x(start = 0, fixed = true); equation der(x) = 1; when time > 1 then reinit(x, 0); "
            "reinit(x, 1); end when; end M;",
            "`x`");
        row("defined-twice", "model M Integer n = 1; equation when time > 1 then n = 2; end when; end M;", "`n`");
        row("defined-twice", "model M Real x; equation x = time; when time > 1 then x = 2; end when; end M;", "`x`");
        row("reinit-in-two-whens",
            "model M Real x(start = 0, fixed = true); equation der(x) = 1; when time > 1 then reinit(x, 0); end when; "
            "when time > 2 then reinit(x, 1); end when; end M;",
            "`x`");
        row("input-not-differentiable",
            "model M input Real u; Real x, v, a; equation x = u; der(x) = v; der(v) = a; end M;", "input `u`");
        row("input-not-differentiable", "model M input Real u(start = 1); Real v; equation v = 2*der(u); end M;",
            "`v = 2*der(u)`");
        row("input-not-differentiable",
            "model M input Real u; Real x(start = 0, fixed = true), y; equation der(x) = 1; y = der(x*u); end M;",
            "`y = der(x*u)`");
        row("fixed-starts-differ",
            "model M Real a(start = 1, fixed = true); Real b(start = 2, fixed = true); equation a = -b; der(a) = -a; "
            "end M;",
            "`a` = - `b`");
        row("types-differ", "model M Integer n; Real x = time; equation n = x; end M;",
            "`time` is a Real where an Integer is needed");
        row("discrete-changes", "model M Real x(start = 1); discrete Real y = 2*x; equation der(x) = -x; end M;",
            "`2*x`");
        row("discrete-changes", "model M discrete Real y = noEvent(if time > 1 then 1 else 2); end M;", "`y`");
        row("discrete-changes",
            "model M Integer n(start = 0, fixed = true); equation when noEvent(time > 1) then n = 1; end when; end M;",
            "`time > 1`");
        row("discrete-not-determined", "model M Boolean b; Real x; equation x = if b then 1 else 2; end M;", "`b`");
        row("too-many-equations",
            "model M Real x; Real y; parameter Real p = 1; equation x = p + time; x = 2*p*time; end M;",
            "more equations than unknowns, 2 against 1");
        row("contradicting-equations", "model M Real x, y; equation x + y = 1; 2*x + 2*y = 3; end M;",
            "the equations `x + y = 1` (line 1), `2*x + 2*y = 3` (line 1) contradict each other");
        row("repeated-equations", "model M Real x, y; equation x + y = time; 2*x + 2*y = 2*time; end M;",
            "`2*x + 2*y = 2*time` (line 1) repeat each other, so nothing determines");
        row("too-few-equations", "model M Real x; Real y; equation x + y = time; end M;", "`x`, `y`");
        row("reinit-of-no-state",
            "model M Real x(start = 1, fixed = true); Real y; equation der(x) = -x; y = 2*x; when time > 1 then "
            "reinit(y, 1); "
            "end when; end M;",
            "`y`");
        row("state-not-possible",
            "model M Real x(start = 1, fixed = true, stateSelect = StateSelect.always); "
            "Real y(stateSelect = StateSelect.always); Real z; Real f; "
            "equation der(x) = z; der(y) = f; y = 2*x; z = -x; end M;",
            "wanted as a state");
        row("too-many-initial-conditions",
            "model M Real x(start = 1, fixed = true); Real y(start = 3, fixed = true); equation der(x) = -x; y = 2*x; "
            "end M;",
            "2 conditions");
        row("start-not-used",
            "model C Real x(start = 5, fixed = true); end C; model M C a; Real y(start = 1, fixed = true); "
            "equation der(y) = -y; a.x = 2*y; end M;",
            "does not count");
        row("not-differentiable",
            "model M Real x(start = 1, fixed = true); Real y; equation der(x) = y; x = delay(time, 0.1); end M;",
            "delay");
    }

    void whatIsOpenIsToldWithoutWhatIsLeftOver()
    {
        const QString all = messages(compiled("model M Real x; Real y; equation x - x = 0; y = 2*time; end M;"));
        QVERIFY2(all.contains(QStringLiteral("[too-few-equations]")), qPrintable(all));
        QVERIFY2(!all.contains(QStringLiteral("0 = 0")), qPrintable(all));
    }

    void kinds()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, kind);
        QFETCH(QString, says);
        const solver::CompileOutcome outcome = compiled(text);
        const QString all = messages(outcome);
        QVERIFY2(all.contains(QLatin1Char('[') + kind + QLatin1Char(']')), qPrintable(all));
        QVERIFY2(all.contains(says), qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral("test.mo:1:")), qPrintable(all));
    }

    // What elimination makes of equations is not what their author knows.
    void equationsAreNamedAsTheyAreWritten_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* text, const char* says) {
            QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(says);
        };
        row("numbers", "model M Real x;\nequation x = 1;\nx = 2;\nend M;",
            "2 against 1 in the smallest part that shows it; remove one of `x = 2` (line 3), `x = 1` (line 2) "
            "(unknowns: `x`)");
        row("chain", "model M Real x, y;\nequation x = 1;\ny = x;\n 2 = y; end M;",
            "3 against 2 in the smallest part that shows it; remove one of `2 = y` (line 4), `x = 1` (line 2), `y = x` "
            "(line 3) (unknowns:");
        row("twice", "model M Real x, y;\nequation x = y;\ny = x; x = time; end M;", "`x = y` (line 2)");
        row("components",
            "connector P Real v; flow Real i; end P; model S P p; parameter Real V = 1; equation p.v = V + time; end "
            "S;\n"
            "model M S a, b(V = 2);\nequation connect(a.p, b.p); end M;",
            "`p.v = V + time` of `a`, `p.v = V + time` of `b`, `connect(a.p, b.p)` (line 3)");
        // A node between them is in no equation that is named: it counts for none of the unknowns either.
        row("with a node between",
            "connector P Real v; flow Real i; end P; model S P p; parameter Real V = 1; Real u; equation u = V + time; "
            "p.v = "
            "u; end S;\n"
            "model N P p; Real v(stateSelect = StateSelect.prefer); equation v = p.v; p.i = 0; end N;\n"
            "model M S a, b; N n; equation connect(a.p, n.p); connect(n.p, b.p); end M;",
            "more equations than unknowns, 5 against 4");
    }

    void equationsAreNamedAsTheyAreWritten()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, says);
        const QString all = messages(compiled(text));
        QVERIFY2(all.contains(QStringLiteral("[too-many-equations]")), qPrintable(all));
        QVERIFY2(all.contains(says), qPrintable(all));
    }

    // The pattern of the equations has a solution, the numbers in them have not. What only a branch makes singular may
    // be right for a run, and what a parameter makes singular is right with another value.
    void singularNumbersAreFound_data()
    {
        QTest::addColumn<QByteArray>("equations");
        QTest::addColumn<QString>("kind");
        const auto row = [](const char* name, const char* equations, const char* kind) {
            QTest::newRow(name) << QByteArray(equations) << QString::fromLatin1(kind);
        };
        row("none of three", "x + y + z = 1; x - y = 0; 2*x + z = 3;", "[contradicting-equations]");
        row("many of three", "x + y + z = 1; x - y = 0; 2*x + z = 1;", "[repeated-equations]");
        row("over time", "x + y = time; x + y = 2*time; z = 1;", "[contradicting-equations]");
        row("of parameters", "p*x + p*y = 1; x + y = q; z = x;", "[contradicting-equations]");
        row("with a value of other equations", "z^3 = 1 + time; x + y = z; 2*x + 2*y = 2*z;", "[repeated-equations]");
        row("by chance", "p*x + y = 1; x + y = 2; z = 1;", "[left-open-by-values]");
        row("by a gain of 1", "x = p*y; y = x; z = 1;", "[left-open-by-values]");
        row("in a branch", "x + y = 1; (if time > 1 then x + y else x - y) = 2; z = 1;", "");
        row("regular", "x + y = 1; x - y = 2; z = x*y;", "");
    }

    void singularNumbersAreFound()
    {
        QFETCH(QByteArray, equations);
        QFETCH(QString, kind);
        const QString all =
            messages(compiled("model M Real x, y, z; parameter Real p = 1, q = 1; equation " + equations + " end M;"));
        QVERIFY2(kind.isEmpty() ? all.isEmpty() : all.contains(kind), qPrintable(all));
        QVERIFY2(all.count(QLatin1Char('\n')) <= 1, qPrintable(all));
    }

    void singularSubsetIsSmallest()
    {
        // Only `b` is wrong: of a hundred other equations none is named.
        QByteArray text =
            "model C Real x(start = 1, fixed = true); equation der(x) = -x; end C; "
            "model Bad Real u; Real v; equation u + v = 1; end Bad; model M C c[50]; Bad b; end M;";
        const QString all = messages(compiled(text));
        QVERIFY2(all.contains(QStringLiteral("`b`: fewer equations than unknowns, 1 against 2")), qPrintable(all));
        QVERIFY2(!all.contains(QStringLiteral("c[")), qPrintable(all));
    }
};

BRAMAH_TEST(CompileMessagesTest);

}  // namespace bramah::test

#include "compile_messages_test.moc"
