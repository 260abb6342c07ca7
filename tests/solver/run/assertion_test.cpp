// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

namespace bramah::test {

/// The times at which a run checks assertions, and the levels of assertions that end it.
class AssertionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runs_data()
    {
        QTest::addColumn<QByteArray>("model");
        QTest::addColumn<QString>("failure");  // a part of the message that ends the run; empty: it does not end
        const auto row = [](const char* name, const QByteArray& inside, const char* failure) {
            QTest::newRow(name) << QByteArray("model M Real x(start = 1, fixed = true); " + inside +
                                              " equation der(x) = -x; end M;")
                                << QString::fromLatin1(failure);
        };
        row("during the run", "equation assert(x > 0.5, \"low\");", "low");
        row("of the start, in an equation", "initial equation assert(x > 0.5, \"low\");", "");
        row("of the start, in an algorithm", "initial algorithm assert(x > 0.5, \"low\");", "");
        row("wrong at the start", "initial equation assert(x > 1.5, \"low\");", "low");
        row("a warning", "equation assert(x > 0.5, \"low\", AssertionLevel.warning);", "");
        row("a warning and an error of one condition",
            "equation assert(x > 0.5, \"low\", AssertionLevel.warning); assert(x > 0.5, \"too low\");", "too low");
        row("in a branch that is not taken", "equation if time > 2 then assert(x > 0.5, \"low\"); end if;", "");
        row("in a function",
            "function f input Real u; output Real y; algorithm assert(u > 0.5, \"low\"); y := u; "
            "end f; Real y = f(x);",
            "low");
        row("in a function that is given its message",
            "function error input String s; protected String t = \"is \" + s; algorithm assert(false, t + \"!\"); "
            "end error; parameter Real p = 2.5; equation if x < 0.5 then error(\"x \" + String(p) + \" \" + "
            "String(true)); end if;",
            "is x 2.5 true!");
        row("in a function that is given its message, not called",
            "function error input String s; algorithm assert(false, s); end error; parameter Real p = 2.5; "
            "equation if p > 3 then error(\"p \" + String(p)); end if;",
            "");
    }

    void runs()
    {
        QFETCH(QByteArray, model);
        QFETCH(QString, failure);
        const LibraryRun run = runText(model);
        QVERIFY2(run.isRegular() == failure.isEmpty(), qPrintable(run.messages()));
        if (!failure.isEmpty())
            QVERIFY2(run.messages().contains(failure), qPrintable(run.messages()));
    }
};

BRAMAH_TEST(AssertionTest);

}  // namespace bramah::test

#include "assertion_test.moc"
