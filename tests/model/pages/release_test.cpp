// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/release/release.h"
#include "model/edit/class_in_text.h"
#include "model/pages/release_plan.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah;

namespace {

const QByteArray kMachine = R"(model Machine
  Pump pump(D = 10) annotation(Placement(transformation(extent={{0,0},{10,10}})));
  Valve valve, other;
equation
  connect(pump.P, valve.P);
  connect(pump.P, valve.P);
end Machine;
)";

std::shared_ptr<const model::syntax::SyntaxTree> machineTree(const QByteArray& text)
{
    return model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(QString(), text));
}

model::ReleaseState stateOf(const QByteArray& text)
{
    const auto tree = machineTree(text);
    return model::releaseStateOf(*tree, *model::findClass(*tree, QStringLiteral("Machine")));
}

model::ReleaseChanges changesIn(const QByteArray& text)
{
    const auto tree = machineTree(text);
    const auto* definition = model::findClass(*tree, QStringLiteral("Machine"));
    return model::changesSince(*model::releaseOf(*definition), model::partDigests(*tree, *definition));
}

QByteArray released(const QByteArray& text)
{
    const model::Release release{
        QStringLiteral("B"), QStringLiteral("2026-11-29"), QStringLiteral("R. \"Bob\" Roth"), {}};
    const model::DiagramChanges fields{
        model::SetModifier{{QStringLiteral("pump")}, QStringLiteral("D"), QStringLiteral("12")}};
    return model::releaseEdits(machineTree(text), QStringLiteral("Machine"), fields, release).appliedTo(text);
}

}  // namespace

class ReleaseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void revisionsFollowEachOther()
    {
        const std::pair<const char*, const char*> kRows[] = {{"", "A"},   {"A", "B"},   {"H", "J"},
                                                             {"Z", "AA"}, {"AZ", "BA"}, {"ZZ", "AAA"},
                                                             {"1", "2"},  {"09", "10"}, {"b", "b1"}};
        for (const auto& [now, next] : kRows)
            QCOMPARE(model::nextRevision(QLatin1String(now)), QLatin1String(next));
    }

    void aReleasedDrawingIsAsItWasUntilItChanges()
    {
        QCOMPARE(stateOf(kMachine).kind, model::ReleaseState::Kind::NotReleased);
        const QByteArray text = released(kMachine);
        QVERIFY2(text.contains("D = 12"), text.constData());  // the fields are part of what is released
        QCOMPARE(stateOf(text), (model::ReleaseState{model::ReleaseState::Kind::Released, QStringLiteral("B")}));
        const auto tree = machineTree(text);
        QVERIFY(!tree->hasErrors());
        QCOMPARE(model::releaseOf(*model::findClass(*tree, QStringLiteral("Machine")))->by,
                 QStringLiteral("R. \"Bob\" Roth"));
        // White space is no change.
        QCOMPARE(stateOf(QByteArray(text).replace("valve, other", "valve,\n    other")).kind,
                 model::ReleaseState::Kind::Released);
        QCOMPARE(stateOf(QByteArray(text).replace("D = 12", "D = 13")).kind, model::ReleaseState::Kind::Changed);
        // Released again, it is as it was released.
        QCOMPARE(stateOf(released(QByteArray(text).replace("Valve valve", "Valve3 valve"))).kind,
                 model::ReleaseState::Kind::Released);
    }

    void changesAreNamed()
    {
        QByteArray text = released(kMachine);
        text.replace("{{0,0},{10,10}}", "{{2,0},{12,10}}").replace("valve, other", "valve, third");
        text.replace("  connect(pump.P, valve.P);\n  connect", "  connect");
        const model::ReleaseChanges changes = changesIn(text);
        QCOMPARE(changes.changed, QStringList{"pump"});
        QCOMPARE(changes.added, QStringList{"third"});
        QCOMPARE(changes.removed, (QStringList{"other", "pump.P - valve.P #2"}));
    }

    void everyPartOfAClassCounts()
    {
        const QByteArray text = released(R"(model Machine "A press"
  import Modelica.Constants.pi;
  extends Base(d = 3, redeclare model M = N);
  replaceable Valve valve constrainedby Any;
  parameter String note = "two  blanks";
  constant Real k = 2;
  model Inner = Motor(V = 5);
protected
  Real x, y;
initial equation
  x = 1;
equation
  der(x) = k // per second
    + 1;
  connect(pump.P, valve.P);
algorithm
  y := x;
  annotation(Icon(graphics={}), experiment(StopTime=1), Evaluate=true, __Bramah(units="US", plots={plot(y={"x"})}));
end Machine;
)");
        QCOMPARE(stateOf(text).kind, model::ReleaseState::Kind::Released);
        const struct {
            const char *before, *after, *added, *removed, *changed;
        } kRows[] = {
            {"d = 3", "d = 4", "", "", "extends Base"},
            {"N)", "O)", "", "", "extends Base"},
            {"extends Base", "extends Other", "extends Other", "extends Base", ""},
            {"  extends Base(d = 3, redeclare model M = N);\n", "", "", "extends Base", ""},
            {"Constants.pi", "Constants.e", "import Modelica.Constants.e", "import Modelica.Constants.pi", ""},
            {"import Modelica", "import c = Modelica", "", "", "import Modelica.Constants.pi"},
            {"constrainedby Any", "constrainedby One", "", "", "valve"},
            {"two  blanks", "two blanks", "", "", "note"},
            {"k = 2", "k = 3", "", "", "k"},
            {"V = 5", "V = 6", "", "", "class Inner"},
            {"protected", "public", "", "", "x, y"},
            {"  x = 1", "  x = 2", "", "", "initial equation"},
            {"initial equation\n  x = 1", "equation\n  x = 1", "equation #2", "initial equation", "equation"},
            {"// per second\n    +", "// per second +", "", "", "equation"},
            {"y := x", "y := 2*x", "", "", "algorithm"},
            {"algorithm", "initial algorithm", "initial algorithm", "algorithm", ""},
            {"model Machine", "partial model Machine", "", "", "class"},
            {"Evaluate=true", "Evaluate=false", "", "", "annotation"},
            {"\"US\"", "\"SI\"", "", "", "annotation"},
        };
        for (const auto& row : kRows) {
            const qsizetype place = text.indexOf(row.before);
            QVERIFY2(place >= 0, row.before);
            const model::ReleaseChanges changes =
                changesIn(QByteArray(text).replace(place, qsizetype(strlen(row.before)), row.after));
            QVERIFY2(
                changes.added.join(QLatin1String(", ")) == QLatin1String(row.added) &&
                    changes.removed.join(QLatin1String(", ")) == QLatin1String(row.removed) &&
                    changes.changed.join(QLatin1String(", ")) == QLatin1String(row.changed),
                qPrintable(QStringLiteral("%1: added %2; removed %3; changed %4")
                               .arg(QLatin1String(row.after), changes.added.join(QLatin1Char('|')),
                                    changes.removed.join(QLatin1Char('|')), changes.changed.join(QLatin1Char('|')))));
        }
        // What is run and shown, its icon, its description and comments are no change of the drawing.
        for (const auto& [before, after] : {std::pair("StopTime=1", "StopTime=2"),
                                            {"{\"x\"}", "{\"y\"}"},
                                            {"graphics={}", "graphics={Line()}"},
                                            {"\"A press\"", "\"A saw\""},
                                            {"// per second", "/* in\n seconds */"}})
            QCOMPARE(stateOf(QByteArray(text).replace(before, after)).kind, model::ReleaseState::Kind::Released);
    }

    void marksSpeakTheLanguageOfThePage()
    {
        using Kind = model::ReleaseState::Kind;
        QCOMPARE(model::releaseMark({Kind::NotReleased, {}}, QStringLiteral("de")),
                 QStringLiteral("nicht freigegeben"));
        QCOMPARE(model::releaseMark({Kind::Changed, QStringLiteral("C")}, QStringLiteral("en")),
                 QStringLiteral("changed since revision C"));
        QCOMPARE(model::releaseMark({Kind::Released, QStringLiteral("C")}, QStringLiteral("en")), QString());
    }

    void aDamagedReleaseIsAChangedDrawing()
    {
        for (const char* given : {"parts={}", "parts={1, \"pump\"}", "parts=3", "revision=5"})
            QCOMPARE(stateOf(QByteArray(kMachine).replace("end Machine", QByteArray("annotation(__Bramah(release(") +
                                                                             given + "))); end Machine"))
                         .kind,
                     model::ReleaseState::Kind::Changed);
    }
};

BRAMAH_TEST(ReleaseTest);
#include "release_test.moc"
