// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "solver/compile/base/compilation.h"
#include "solver/compile/compile.h"
#include "solver/compile/stage_text.h"
#include "solver/flatten/flatten.h"
#include "solver/tape/compiled_system.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QtCore/QDir>
#include <QtTest/QTest>

#include <set>

namespace bramah::test {

using namespace solver;

namespace {

/// Why an origin says too little; empty if it names a component and a text or connection set of the model.
QString gapOf(const FlatModel& model, const Origin& origin)
{
    if (index(origin.component) >= model.components.size())
        return QStringLiteral("its component %1 is not in the model").arg(index(origin.component));
    const bool hasText = origin.text >= 0 && origin.text < static_cast<std::int32_t>(model.texts.size());
    const bool hasSet =
        origin.connectionSet >= 0 && origin.connectionSet < static_cast<std::int32_t>(model.connectionSets.size());
    if (origin.connectionSet >= 0 && !hasSet)
        return QStringLiteral("its connection set %1 is not in the model").arg(origin.connectionSet);
    return hasText || hasSet ? QString() : QStringLiteral("it comes from no text and no connection set");
}

/// Everything of \a c that can be in a message, a plot or the culprit of a failed run.
QStringList gapsIn(const Compilation& c)
{
    QStringList gaps;
    const auto look = [&](const char* what, const QString& name, const Origin& origin) {
        if (const QString gap = gapOf(c.model, origin); !gap.isEmpty())
            gaps << QStringLiteral("%1 %2: %3").arg(QLatin1String(what), name, gap);
    };
    for (const FlatVariable& v : c.model.variables)
        look("variable", QString::fromStdString(v.path), v.origin);
    for (std::size_t i = 0; i < c.equations.size(); ++i)
        look("equation", QString::number(i), c.equations[i].origin);
    for (const DiscreteEquation& e : c.discreteEquations)
        look("discrete equation", QString::fromStdString(c.model.variable(e.variable).path), e.origin);
    for (const EventRelation& crossing : c.crossings)
        look("relation", QString::fromStdString(crossing.text), crossing.origin);
    for (const SampleClock& clock : c.samples)
        look("clock", QString::fromStdString(c.model.variable(clock.truth).path), clock.origin);
    for (const HistoryLine& line : c.histories)
        look("history", QString::fromStdString(c.model.variable(line.outputs.front()).path), line.flat.origin);
    for (std::size_t i = 0; i < c.initialEquations.size(); ++i)
        look("initial equation", QString::number(i), c.initialEquations[i].origin);
    for (const EventAction& action : c.eventActions)
        look("action", {}, action.action.origin);
    for (const FlatAction& assertion : c.model.assertions)
        look("assertion", {}, assertion.origin);
    return gaps;
}

QStringList gapsIn(const CompiledSystem& system)
{
    QStringList gaps;
    const auto look = [&](const char* what, const Origin& origin) {
        if (const QString gap = gapOf(system.model, origin); !gap.isEmpty())
            gaps << QStringLiteral("%1: %2").arg(QLatin1String(what), gap);
    };
    for (const TapeBlock& block : system.tape.blocks)
        for (const Origin& origin : block.residualOrigins)
            look("residual", origin);
    for (const SolvedPlace& place : system.solved)
        look("solved place", place.origin);
    for (const CompiledAction& assertion : system.assertions)
        look("assertion", assertion.action.origin);
    for (const StateLayout& state : system.layout.states)
        if (state.component != system.model.variable(state.variable).origin.component)
            gaps << QStringLiteral("state of another component than its variable's");
    for (const RelationLayout& relation : system.layout.relations)
        if (index(relation.component) >= system.model.components.size())
            gaps << QStringLiteral("relation of no component");
    return gaps;
}

}  // namespace

/// Every variable, equation, relation and message tells the component and the text or connection set it comes from,
/// after each stage, in every example.
class ProvenanceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void examplesKeepTheirOrigins_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(qEnvironmentVariable("BRAMAH_SOURCE_DIR") + QStringLiteral("/resources/examples"));
        for (const QString& name : folder.entryList({QStringLiteral("*.mo")}, QDir::Files))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }

    void examplesKeepTheirOrigins()
    {
        QFETCH(QString, path);
        model::ClassLibrary library;
        library.addSearchPath(libraryFolder());
        model::Diagnostics diagnostics;
        const auto classes = library.loadFile(path, diagnostics);
        QVERIFY(!classes.empty());
        FlattenOutcome flat = flatten(library, *classes.back());
        QVERIFY(flat.model);
        std::set<std::string> stages;
        QStringList gaps;
        CompileOptions options;
        options.onStage = [&](const char* stage, const Compilation& compilation) {
            stages.insert(stage);
            for (const QString& gap : gapsIn(compilation))
                gaps << QLatin1String(stage) + QStringLiteral(": ") + gap;
        };
        const CompileOutcome outcome = compile(std::move(*flat.model), options);
        QVERIFY(outcome.system);
        gaps << gapsIn(*outcome.system);
        QVERIFY2(gaps.isEmpty(), qPrintable(gaps.mid(0, 10).join(QLatin1Char('\n'))));
        const std::set<std::string> all(kStageNames.begin(), kStageNames.end());
        QCOMPARE(stages, all);
    }

    void messagesNameTheirPlace()
    {
        // Two sources of pressure against each other: the message is about their connection.
        const LibraryRun run = runText(
            "model M Bramah.Hydraulics.Sources.PressureSource a, b(p = 2e5); equation connect(a.A, b.A); end M;");
        QVERIFY(!run.isRegular());
        bool isNamed = false;
        for (const model::Diagnostic& diagnostic : run.diagnostics)
            if (diagnostic.severity() == model::Severity::Error) {
                QVERIFY2(diagnostic.text, qPrintable(diagnostic.commandLineText()));
                isNamed = isNamed || diagnostic.message().contains(QLatin1String("`a`")) ||
                          diagnostic.message().contains(QLatin1String("`b`"));
            }
        QVERIFY2(isNamed, qPrintable(run.messages()));
    }
};

BRAMAH_TEST(ProvenanceTest);

}  // namespace bramah::test

#include "provenance_test.moc"
