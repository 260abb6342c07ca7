// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/evaluate/input_reach.h"
#include "solver/compile/compile.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTest>

namespace bramah::test {

using namespace solver;

class InputReachTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changesOfInputsMayBeEvents_data()
    {
        QTest::addColumn<QByteArray>("text");  // declarations and equations
        QTest::addColumn<bool>("mayBeEvent");
        const auto row = [](const char* name, const QByteArray& text, bool mayBeEvent) {
            QTest::newRow(name) << text << mayBeEvent;
        };
        row("rate", "equation y = u^2 + x;", false);
        row("relation of the input", "equation y = if u > 1 then 2*u else u + 1;", true);
        row("relation of what follows from it", "Real z; equation z = u^2; y = if z > 1 then 2*z else z + 1;", true);
        row("without events", "equation y = noEvent(if u > 1 then 2*u else u + 1);", false);
        row("relation of a state", "equation y = if x > 1 then u else 2*u;", false);
        row("rounding", "equation y = floor(u);", true);
        row("linear equations", "Real a, b; equation a + 2*b = u; 3*a - u*b = 1; y = if b > 1 then a else 2;", true);
        row("nonlinear equations", "Real a(start=1), b; equation a^3 + a = u; b = a; y = if b > 1 then a else 2*a;",
            true);
        row("nonlinear equations without", "Real a(start=1); equation a^3 + a = u; y = if x > 1 then a else 2*a;",
            false);
        row("delay", "equation y = delay(u, 0.1);", true);
        row("delay of a state", "equation y = delay(x, 0.1) + u;", false);
        row("clause", "discrete Real n(start=0); equation when u > 2 then n = 3; end when; y = n;", true);
        row("sampled", "discrete Real n(start=0); equation when sample(0, 0.1) then n = u; end when; y = n;", true);
        row("end of the run", "equation y = u; when y > 2 then terminate(\"far\"); end when;", true);
    }
    void changesOfInputsMayBeEvents()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, mayBeEvent);
        FlatModel flat = flatText("model M input Real u; Real y; Real x(start=0, fixed=true); " +
                                  QByteArray(text).replace("equation ", "equation der(x) = y; ") + " end M;");
        const CompileOutcome compiled = compile(std::move(flat), {});
        QVERIFY(compiled.system);
        QCOMPARE(compiled.system->inputs.size(), std::size_t{1});
        QCOMPARE(InputReach(*compiled.system, compiled.system->inputs.front().slot).causesEvents(), mayBeEvent);
    }
};

BRAMAH_TEST(InputReachTest);

}  // namespace bramah::test

#include "input_reach_test.moc"
