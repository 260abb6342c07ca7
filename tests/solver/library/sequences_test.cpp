// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/case_text.h"
#include "tests/solver/library/sequence_interpreter.h"
#include "tests/test_registry.h"

#include <array>

using namespace bramah::test;

namespace {

constexpr int kSteps = 50;
constexpr int kFewestChanges = 60;  ///< of steps in the 40 s of a chart

/// The number of times that a step becomes active or inactive.
int changesIn(const std::vector<std::vector<bool>>& situations)
{
    int changes = 0;
    for (std::size_t second = 1; second < situations.size(); ++second)
        for (std::size_t step = 0; step < situations[second].size(); ++step)
            changes += situations[second][step] != situations[second - 1][step] ? 1 : 0;
    return changes;
}

/// A model with a chart, \a declarations and \a equations.
QByteArray chartText(const QByteArray& declarations, const QByteArray& equations, const QByteArray& chart = {})
{
    return "model M\n  import Q = Bramah.Sequences;\n  import K = Bramah.Types.ActionKind;\n  inner Q.Chart chart(" +
           chart + ");\n" + declarations + "equation\n" + equations + "end M;\n";
}

/// The steps that are active at \a time, of those in \a names.
QString activeAt(const LibraryRun& run, const QString& names, double time)
{
    QStringList active;
    for (const QString& name : names.split(QLatin1Char(' ')))
        if (run.at(name + QStringLiteral(".X"), time) > 0.5)
            active << name;
    return active.join(QLatin1Char(' '));
}

void expectActive(const LibraryRun& run, const QString& names, double time, const char* expected)
{
    QVERIFY2(run.isRegular(), qPrintable(run.messages()));
    const QString active = activeAt(run, names, time);
    QVERIFY2(active == QLatin1String(expected),
             qPrintable(QStringLiteral("at %1 s: %2, expected %3").arg(time).arg(active, QLatin1String(expected))));
}

/// An enclosing step with two steps in it, 1 s each, and one around it with a way out at 2.5 s and back at 4 s.
QByteArray nestedText(const QByteArray& enclosing)
{
    return "package P\n  import Q = Bramah.Sequences;\n  model Box\n    extends Q.EnclosingStep(" + enclosing +
           ");\n    Q.Step a(link=true, nOut=1);\n    Q.Step b(nIn=1, nOut=1);\n    Q.Step c(nIn=1);\n"
           "    Q.Transition ab(delay=1, nIn=1, nOut=1);\n    Q.Transition bc(delay=1, nIn=1, nOut=1);\n  equation\n"
           "    connect(a.o[1], ab.i[1]);\n    connect(ab.o[1], b.i[1]);\n    connect(b.o[1], bc.i[1]);\n"
           "    connect(bc.o[1], c.i[1]);\n  end Box;\n  model M\n    inner Q.Chart chart;\n"
           "    Q.InitialStep s0(nIn=1, nOut=1);\n    Box box(nIn=1, nOut=1, nException=1);\n    Q.Step done(nIn=1);\n"
           "    Q.Transition go(condition=time > 1 and time < 2 or time > 4, nIn=1, nOut=1);\n"
           "    Q.Transition fault(condition=time > 2.5 and time < 2.75, nIn=1, nOut=1);\n"
           "    Q.Transition end_(nIn=1, nOut=1);\n  equation\n"
           "    connect(s0.o[1], go.i[1]);\n    connect(go.o[1], box.i[1]);\n    connect(box.o[1], end_.i[1]);\n"
           "    connect(box.exception[1], fault.i[1]);\n    connect(fault.o[1], s0.i[1]);\n"
           "    connect(end_.o[1], done.i[1]);\n  end M;\n  model Whole = M;\nend P;\nmodel N\n  extends P.M;\nend "
           "N;\n";
}

}  // namespace

/// Sequence charts against the rules of evolution of IEC 60848.
class SequencesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // A number is stored when its step becomes active, with the value it has then, and stays; one that adds counts.
    void assignmentsStoreNumbers()
    {
        LibraryRunOptions options;
        options.stopTime = 2;
        options.interval = 0.05;
        const LibraryRun run = runText(
            "model M\n  inner Bramah.Sequences.Chart chart;\n  Bramah.Sequences.InitialStep s0(nIn=1, nOut=1);\n"
            "  Bramah.Sequences.Step s1(nIn=1, nOut=1);\n"
            "  Bramah.Sequences.Transition t0(nIn=1, nOut=1, condition=s0.t > 0.25);\n"
            "  Bramah.Sequences.Transition t1(nIn=1, nOut=1, condition=s1.t > 0.5);\n"
            "  Bramah.Sequences.Assignment speed(n=2, value={0.1 + time, -0.3}, y_start=7);\n"
            "  Bramah.Sequences.Assignment count(n=1, value={1}, adds=true);\n"
            "equation\n  connect(s0.o[1], t0.i[1]);\n  connect(t0.o[1], s1.i[1]);\n  connect(s1.o[1], t1.i[1]);\n"
            "  connect(t1.o[1], s0.i[1]);\n  connect(s1.y, speed.u[1]);\n  connect(s0.y, speed.u[2]);\n"
            "  connect(s1.y, count.u[1]);\nend M;\n",
            options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const auto& [time, speed, count] :
             {std::tuple(0.2, 7.0, 0.0), {0.4, 0.35, 1.0}, {0.9, -0.3, 1.0}, {1.2, 1.1, 2.0}, {1.6, -0.3, 2.0}}) {
            expectNear(run.at(QStringLiteral("speed.y"), time), speed, 1e-9);
            expectNear(run.at(QStringLiteral("count.y"), time), count, 0);
        }
    }

    void chartsAtRandom_data()
    {
        QTest::addColumn<unsigned>("seed");
        QTest::addColumn<bool>("isCyclic");
        for (unsigned seed = 1; seed <= 6; ++seed) {
            QTest::addRow("%u at once", seed) << seed << false;
            QTest::addRow("%u in cycles", seed) << seed << true;
        }
    }

    // 50 steps, 60 transitions with inputs, delays and questions for other steps: the active steps in each second are
    // those of a plain interpreter of the five rules. Charts that never come to rest, or hardly do anything, are passed
    // over.
    void chartsAtRandom()
    {
        QFETCH(unsigned, seed);
        QFETCH(bool, isCyclic);
        PlainChart chart;
        std::vector<std::vector<bool>> expected;
        for (unsigned attempt = 0; changesIn(expected) < kFewestChanges && attempt < 1000; ++attempt) {
            chart = PlainChart::atRandom(kSteps, seed + 1000 * attempt);
            expected = chart.situations(isCyclic);
        }
        QVERIFY(changesIn(expected) >= kFewestChanges);
        LibraryRunOptions options;
        options.stopTime = static_cast<double>(expected.size());
        options.variables = QStringLiteral("s\\d+\\.X");
        const LibraryRun run = runText(chart.modelText(isCyclic), options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (std::size_t second = 0; second < expected.size(); ++second)
            for (std::size_t step = 0; step < kSteps; ++step) {
                const bool isActive =
                    run.at(QStringLiteral("s%1.X").arg(step), static_cast<double>(second) + 0.5) > 0.5;
                QVERIFY2(isActive == expected[second][step],
                         qPrintable(QStringLiteral("step %1 at %2 s").arg(step).arg(second)));
            }
    }

    // Rule 5: a transition from a step to itself leaves it active, and its time goes on.
    void aStepThatIsLeftAndEnteredAtOnceStays()
    {
        const LibraryRun run = runText(chartText("  Q.InitialStep s(nIn=1, nOut=1);\n"
                                                 "  Q.Transition t(condition=time > 1, delay=0.25, nIn=1, nOut=1);\n",
                                                 "  connect(s.o[1], t.i[1]);\n  connect(t.o[1], s.i[1]);\n"),
                                       until(1.2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.last(QStringLiteral("s.X")), 1, 0, QStringLiteral("s.X"));
        expectNear(run.last(QStringLiteral("s.t")), 1.2, 1e-12, QStringLiteral("s.t"));
    }

    void delaysAreExact()
    {
        const LibraryRun run = runText(chartText("  Q.InitialStep a(nOut=1);\n  Q.Step b(nIn=1);\n"
                                                 "  Q.Transition t(condition=time > 0.3, delay=0.4, nIn=1, nOut=1);\n",
                                                 "  connect(a.o[1], t.i[1]);\n  connect(t.o[1], b.i[1]);\n"),
                                       until(1));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        QVERIFY(hasEventAt(run, 0.7));
        expectNear(run.at(QStringLiteral("b.t"), 0.9), 0.2, 1e-9, QStringLiteral("b.t"));
    }

    // A delay of fifty cycles takes fifty cycles, whatever the sum of the cycles is rounded to.
    void cyclesCountTheirDelays()
    {
        const LibraryRun run = runText(
            chartText(
                "  Q.InitialStep a(nIn=1, nOut=1);\n  Q.Step b(nIn=1, nOut=1);\n  Integer n(start=0, fixed=true);\n"
                "  Q.Transition t(delay=0.5, nIn=1, nOut=1), u(delay=0.5, nIn=1, nOut=1);\n",
                "  connect(a.o[1], t.i[1]);\n  connect(t.o[1], b.i[1]);\n  connect(b.o[1], u.i[1]);\n"
                "  connect(u.o[1], a.i[1]);\n  when b.X then\n    n = pre(n) + 1;\n  end when;\n",
                "cycle=0.01"),
            until(40.2));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        expectNear(run.last(QStringLiteral("n")), 40, 0, QStringLiteral("rounds"));
    }

    // One look, one step: an input that is true for less than a cycle is missed, a chain of true conditions takes one
    // cycle each.
    void aCycleLooksOnceAtATime()
    {
        const LibraryRun run =
            runText(chartText("  Q.InitialStep a(nOut=1);\n  Q.Step b(nIn=1, nOut=1), c(nIn=1);\n"
                              "  Q.Transition t(condition=time > 0.12 and time < 0.18 or time > 0.35, nIn=1, nOut=1), "
                              "u(nIn=1, nOut=1);\n",
                              "  connect(a.o[1], t.i[1]);\n  connect(t.o[1], b.i[1]);\n  connect(b.o[1], u.i[1]);\n"
                              "  connect(u.o[1], c.i[1]);\n",
                              "cycle=0.1"),
                    until(1));
        const QString names = QStringLiteral("a b c");
        expectActive(run, names, 0.25, "a");
        expectActive(run, names, 0.39, "a");
        expectActive(run, names, 0.45, "b");
        expectActive(run, names, 0.55, "c");
    }

    void ordersOfForce()
    {
        const QByteArray declarations =
            "  Q.InitialStep a(nIn=1, nOut=1);\n  Q.Step b(nIn=1, nOut=1);\n"
            "  Q.Transition t(delay=1, nIn=1, nOut=1), u(delay=1, nIn=1, nOut=1);\n";
        const QByteArray equations =
            "  connect(a.o[1], t.i[1]);\n  connect(t.o[1], b.i[1]);\n"
            "  connect(b.o[1], u.i[1]);\n  connect(u.o[1], a.i[1]);\n";
        const QString names = QStringLiteral("a b");
        const LibraryRun forced =
            runText(chartText(declarations, equations, "toInitial=time > 1.2 and time < 2.5"), until(4));
        expectActive(forced, names, 1.1, "b");
        expectActive(forced, names, 1.3, "a");
        expectActive(forced, names, 2.45, "a");
        expectActive(forced, names, 2.55, "b");
        const LibraryRun frozen =
            runText(chartText(declarations, equations, "freeze=time > 1.2 and time < 2.5"), until(4));
        expectActive(frozen, names, 2.4, "b");
        expectActive(frozen, names, 2.6, "a");
    }

    void anEnclosingStepEndsWhatIsInside_data()
    {
        QTest::addColumn<QByteArray>("enclosing");
        QTest::addColumn<QByteArray>("behind");
        QTest::newRow("from the start") << QByteArray("finished=c.X") << QByteArray("box box.a");
        QTest::newRow("with history") << QByteArray("history=true, finished=c.X") << QByteArray("box box.b");
    }

    void anEnclosingStepEndsWhatIsInside()
    {
        QFETCH(QByteArray, enclosing);
        QFETCH(QByteArray, behind);
        const LibraryRun run = runText(nestedText(enclosing), until(10));
        const QString names = QStringLiteral("s0 box box.a box.b box.c done");
        expectActive(run, names, 0.5, "s0");
        expectActive(run, names, 1.5, "box box.a");
        expectActive(run, names, 2.4, "box box.b");
        expectActive(run, names, 3, "s0");
        expectActive(run, names, 4.5, behind.constData());
        expectActive(run, names, 9, "done");
    }

    void withoutAnEndAnEnclosingStepIsLeftAtAnyTime()
    {
        const LibraryRun run = runText(nestedText("history=false"), until(2));
        expectActive(run, QStringLiteral("s0 box box.a box.b box.c done"), 1.5, "done");
    }

    void actionsHoldAsTheirKindSays()
    {
        const LibraryRun run = runText(
            chartText("  Q.InitialStep a(nOut=1);\n  Q.Step b(nIn=1, nOut=1), c(nIn=1);\n"
                      "  Q.Transition t(condition=time > 1, nIn=1, nOut=1), u(condition=time > 3, nIn=1, nOut=1);\n"
                      "  Q.Action continuous, conditional(kind=K.Conditional, condition=time > 2), "
                      "delayed(kind=K.Delayed, T=0.5),\n"
                      "    limited(kind=K.Limited, T=0.5), stored(kind=K.Stored), entry(kind=K.PulseAtEntry, T=0.2),\n"
                      "    exit(kind=K.PulseAtExit, T=0.2);\n",
                      "  connect(a.o[1], t.i[1]);\n  connect(t.o[1], b.i[1]);\n  connect(b.o[1], u.i[1]);\n"
                      "  connect(u.o[1], c.i[1]);\n  stored.u = a.y;\n  stored.reset = c.y;\n"
                      "  continuous.u = b.y;\n  conditional.u = b.y;\n  delayed.u = b.y;\n  limited.u = b.y;\n"
                      "  entry.u = b.y;\n  exit.u = b.y;\n"),
            until(4));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const std::array<double, 8> times{0.5, 1.1, 1.4, 1.6, 2.5, 2.9, 3.1, 3.5};
        const std::array<std::pair<const char*, const char*>, 7> rows{{{"continuous", "01111100"},
                                                                       {"conditional", "00001100"},
                                                                       {"delayed", "00011100"},
                                                                       {"limited", "01100000"},
                                                                       {"stored", "11111100"},
                                                                       {"entry", "01000000"},
                                                                       {"exit", "00000010"}}};
        for (const auto& [name, expected] : rows) {
            QByteArray shown;
            for (const double time : times)
                shown += run.at(QLatin1String(name) + QStringLiteral(".y"), time) > 0.5 ? '1' : '0';
            QVERIFY2(shown == expected, qPrintable(QLatin1String(name) + QStringLiteral(": ") + shown));
        }
    }

    // Of branches whose conditions come true at the same instant the first is taken, without priority all.
    void aChoiceTakesTheFirstBranch()
    {
        for (const bool hasPriority : {true, false}) {
            const LibraryRun run = runText(
                chartText(
                    QByteArray("  Q.InitialStep a(nOut=1);\n  Q.Step b(nIn=1), c(nIn=1);\n  Q.AlternativeSplit "
                               "choice(n=2, priority=") +
                        (hasPriority ? "true" : "false") +
                        ");\n  Q.Transition t(condition=time > 1, nIn=1, nOut=1), u(condition=time > 1, nIn=1, "
                        "nOut=1);\n",
                    "  connect(a.o[1], choice.i);\n  connect(choice.o[1], t.i[1]);\n  connect(choice.o[2], u.i[1]);\n"
                    "  connect(t.o[1], b.i[1]);\n  connect(u.o[1], c.i[1]);\n"),
                until(2));
            expectActive(run, QStringLiteral("a b c"), 1.5, hasPriority ? "b" : "b c");
        }
    }

    // A macro-step is an abbreviation: with its expansion in its place the same steps are active at the same times.
    void aMacroStepRunsAsItsExpansion()
    {
        const QByteArray inner =
            "Q.Step m(nIn=1, nOut=1);\n    Q.Transition em(delay=0.5, nIn=1, nOut=1);\n    "
            "Q.Transition ms(delay=0.25, nIn=1, nOut=1);\n";
        const QByteArray around =
            "    Q.InitialStep a(nIn=1, nOut=1);\n    Q.Step b(nIn=1, nOut=1);\n"
            "    Q.Transition t(condition=time > 1, nIn=1, nOut=1), u(delay=0.5, nIn=1, nOut=1), "
            "v(delay=1, nIn=1, nOut=1);\n";
        const QByteArray macro =
            "package P\n  import Q = Bramah.Sequences;\n  model Part\n    extends Q.MacroStep;\n    " + inner +
            "  equation\n    connect(E.o[1], em.i[1]);\n    connect(em.o[1], m.i[1]);\n"
            "    connect(m.o[1], ms.i[1]);\n    connect(ms.o[1], S.i[1]);\n  end Part;\n  model M\n"
            "    inner Q.Chart chart;\n    Part p(nIn=1, nOut=1);\n" +
            around +
            "  equation\n    connect(a.o[1], t.i[1]);\n    connect(t.o[1], p.i[1]);\n"
            "    connect(p.o[1], u.i[1]);\n    connect(u.o[1], b.i[1]);\n    connect(b.o[1], v.i[1]);\n"
            "    connect(v.o[1], a.i[1]);\n  end M;\nend P;\nmodel N\n  extends P.M;\nend N;\n";
        const LibraryRun whole = runText(macro, until(6));
        const LibraryRun expanded =
            runText(chartText("  Q.Step E(nIn=1, nOut=1), S(nIn=1, nOut=1);\n  " + inner + around,
                              "  connect(a.o[1], t.i[1]);\n  connect(t.o[1], E.i[1]);\n  connect(E.o[1], em.i[1]);\n"
                              "  connect(em.o[1], m.i[1]);\n  connect(m.o[1], ms.i[1]);\n  connect(ms.o[1], S.i[1]);\n"
                              "  connect(S.o[1], u.i[1]);\n  connect(u.o[1], b.i[1]);\n  connect(b.o[1], v.i[1]);\n"
                              "  connect(v.o[1], a.i[1]);\n"),
                    until(6));
        QVERIFY2(whole.isRegular() && expanded.isRegular(), qPrintable(whole.messages() + expanded.messages()));
        for (double time = 0.05; time < 6; time += 0.1) {
            const QString active = activeAt(expanded, QStringLiteral("a E m S b"), time);
            const QString ofMacro =
                activeAt(whole, QStringLiteral("a p.E p.m p.S b"), time).remove(QStringLiteral("p."));
            QVERIFY2(ofMacro == active,
                     qPrintable(QStringLiteral("at %1 s: %2, expanded %3").arg(time).arg(ofMacro, active)));
            const bool isInside =
                active == QStringLiteral("E") || active == QStringLiteral("m") || active == QStringLiteral("S");
            QCOMPARE(whole.at(QStringLiteral("p.y"), time) > 0.5, isInside);
        }
    }

    // Without a bar nothing says which goes first: both clear, and the run says where.
    void transitionsThatClearAtOnceAreSaid()
    {
        const auto messagesOf = [](const QByteArray& condition) {
            return runText(chartText("  Q.InitialStep a(nOut=2);\n  Q.Step b(nIn=1), c(nIn=1);\n"
                                     "  Q.Transition t(condition=time > 1, nIn=1, nOut=1), u(condition=" +
                                         condition + ", nIn=1, nOut=1);\n",
                                     "  connect(a.o[1], t.i[1]);\n  connect(a.o[2], u.i[1]);\n"
                                     "  connect(t.o[1], b.i[1]);\n  connect(u.o[1], c.i[1]);\n"),
                           until(2))
                .status.notes.join(QLatin1Char('\n'));
        };
        const QString said = messagesOf("time > 1");
        QVERIFY2(said.contains(QStringLiteral("from `a`")) && said.contains(QStringLiteral("cleared at once")),
                 qPrintable(said));
        QVERIFY(!messagesOf("time > 1.5").contains(QStringLiteral("cleared at once")));
    }

    // An edge clears a transition only if it comes while the step above is active.
    void eventsLastNoTime()
    {
        const LibraryRun run = runText(
            chartText("  Q.InitialStep a(nOut=1);\n  Q.Step b(nIn=1, nOut=1), c(nIn=1);\n  Q.Event event;\n"
                      "  Q.Transition t(condition=time > 1.5, nIn=1, nOut=1), u(useInput=true, nIn=1, nOut=1);\n",
                      "  event.u = time > 1 and time < 2 or time > 3;\n  connect(event.y, u.u);\n"
                      "  connect(a.o[1], t.i[1]);\n  connect(t.o[1], b.i[1]);\n  connect(b.o[1], u.i[1]);\n"
                      "  connect(u.o[1], c.i[1]);\n"),
            until(4));
        const QString names = QStringLiteral("a b c");
        expectActive(run, names, 2.5, "b");
        expectActive(run, names, 3.1, "c");
    }

    // A capsule by itself: the Boolean inputs of its ports come from outside, and an enclosing step is its own
    // surroundings.
    void partsCompileByThemselves()
    {
        const LibraryRun capsule =
            runText("connector Orders\n  input Boolean on;\n  output Boolean isOn;\nend Orders;\n" +
                        chartText("  Orders orders;\n  Q.InitialStep a(nOut=1);\n  Q.Step b(nIn=1);\n"
                                  "  Q.Transition t(condition=orders.on, nIn=1, nOut=1);\n",
                                  "  orders.isOn = b.X;\n  connect(a.o[1], t.i[1]);\n  connect(t.o[1], b.i[1]);\n"),
                    until(1));
        expectActive(capsule, QStringLiteral("a b"), 0.5, "a");
        const LibraryRun enclosing = runText(
            "model M\n  extends Bramah.Sequences.EnclosingStep(initialStep=true);\n"
            "  Bramah.Sequences.Step a(link=true);\nend M;\n",
            until(1));
        expectActive(enclosing, QStringLiteral("a"), 0.5, "a");
    }

    void theLightsOfACrossing()
    {
        LibraryRunOptions options;
        options.useExperiment = true;
        const LibraryRun run = runClass(QStringLiteral("Bramah.Examples.Sequences.TrafficLights"), options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        // Request at 4 s, green held to 6 s; 2 s amber, 5 s green on foot, 3 s clear.
        const QString names = QStringLiteral("drive amber walk clear");
        expectActive(run, names, 5.9, "drive");
        expectActive(run, names, 6 + 1.9, "amber");
        expectActive(run, names, 8 + 4.9, "walk");
        expectActive(run, names, 13 + 2.9, "clear");
        expectActive(run, names, 16.1, "drive");
        expectActive(run, names, 24.1, "amber");
        expectNear(run.at(QStringLiteral("carsSoon.y"), 14.9), 0, 0, QStringLiteral("soon"));
        expectNear(run.at(QStringLiteral("carsSoon.y"), 15.1), 1, 0, QStringLiteral("soon"));
    }
};

BRAMAH_TEST(SequencesTest);

#include "sequences_test.moc"
