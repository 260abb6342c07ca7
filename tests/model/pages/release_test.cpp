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
