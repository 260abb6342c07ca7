// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <array>
#include <vector>

using namespace bramah::test;

namespace {

/// The transitions of an example at one time: a digit each, 1 where its fire is enabled.
struct Situation {
    double time;
    const char* enabled;
};

struct StateGraphExample {
    const char* name;
    const char* transitions;  ///< paths, separated by blanks
    std::vector<Situation> situations;
};

/// The reference results that the Modelica Association publishes for its Standard Library
/// (github.com/modelica/MAP-LIB_ReferenceResults), read halfway between events.
const std::vector<StateGraphExample>& references()
{
    static const std::vector<StateGraphExample> list{
        {"FirstExample",
         "transition1 transition2",
         {{0.5, "10"}, {1.5, "01"}, {2.5, "10"}, {3.5, "01"}, {4.5, "10"}, {5.25, "01"}}},
        {"FirstExample_Variant3",
         "transition1 transition2",
         {{0.5, "10"}, {1.5, "00"}, {2.5, "10"}, {3.5, "00"}, {4.5, "10"}, {5.25, "00"}}},
        {"ExecutionPaths",
         "transition1 transition2 transition3 transition4 transition4a transition5 transition6 transition6a "
         "transition7",
         {{0.5, "100000000"},
          {1.5, "001110000"},
          {2.5, "000001000"},
          {3.5, "010000000"},
          {5.5, "000000000"},
          {7.5, "100000000"},
          {8.5, "001110000"},
          {9.5, "000001000"},
          {10.5, "010000000"},
          {11.5, "100000000"},
          {12.5, "001110000"},
          {13.5, "000001000"},
          {14.5, "010000000"},
          {15.25, "100000000"}}},
        {"ShowCompositeStep",
         "compositeStep.transition3 compositeStep.transition4 compositeStep.transition4a compositeStep.transition5 "
         "compositeStep.transition6 compositeStep.transition6a transition1 transition2 transition7",
         {{0.5, "000000100"},
          {1.5, "111000000"},
          {3, "000100000"},
          {4.5, "000000010"},
          {6, "000000000"},
          {7.5, "000000100"},
          {8.5, "111000000"},
          {10, "000100000"},
          {11.5, "000000010"},
          {12.5, "000000100"},
          {13.5, "111000000"},
          {14.5, "000100000"}}},
        {"ShowExceptions",
         "compositeStep.compositeStep11.transition compositeStep.compositeStep12.transition compositeStep.transition1 "
         "compositeStep.transition2 compositeStep.transition3 compositeStep.transition4 transition1 transition2 "
         "transition3 transition4",
         {{0.5, "0000001000"},
          {2, "0000000010"},
          {3.5, "0000000001"},
          {5, "0100000010"},
          {6.5, "0000000001"},
          {7.5, "0100000010"},
          {9.5, "0000000001"},
          {11, "0100000010"},
          {14, "0100000010"},
          {17, "0100000010"},
          {18.5, "0000000001"},
          {19.5, "0100000010"}}},
        {"ControlledTanks",
         "tankController.T1 tankController.T2 tankController.T3 tankController.T4 tankController.T5 "
         "tankController.T6 tankController.makeProduct.T1 tankController.makeProduct.T2 "
         "tankController.makeProduct.T3 tankController.makeProduct.T4",
         {{0.5, "0000000000"},
          {3.48, "0000000100"},
          {8.64, "0000000001"},
          {14, "0000000000"},
          {16.79, "0000000100"},
          {20, "0000000000"}}}};
    return list;
}

bool isStateGraphThere()
{
    return !qEnvironmentVariable("MODELICAPATH").isEmpty();
}

LibraryRun runOf(const QString& name)
{
    LibraryRunOptions options;
    options.stopTime = 24;
    options.interval = 1e-3;
    options.tolerance = 1e-6;
    options.variables = QStringLiteral(".*");
    return runClass(QStringLiteral("Modelica.StateGraph.Examples.") + name, options);
}

}  // namespace

/// The StateGraph examples of an unmodified Modelica Standard Library in MODELICAPATH against their published results.
/// Skipped without it.
class StateGraphTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void transitionsAreEnabledAsPublished_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < references().size(); ++i)
            QTest::newRow(references()[i].name) << static_cast<int>(i);
    }

    void transitionsAreEnabledAsPublished()
    {
        if (!isStateGraphThere())
            QSKIP("MODELICAPATH is not set");
        QFETCH(int, index);
        const StateGraphExample& example = references()[static_cast<std::size_t>(index)];
        const LibraryRun run = runOf(QLatin1String(example.name));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const Situation& situation : example.situations) {
            QByteArray enabled;
            for (const QString& path : QString::fromLatin1(example.transitions).split(QLatin1Char(' ')))
                enabled += run.at(path + QStringLiteral(".enableFire"), situation.time) > 0.5 ? '1' : '0';
            QVERIFY2(enabled == situation.enabled,
                     qPrintable(QStringLiteral("at %1 s: %2, published %3")
                                    .arg(situation.time)
                                    .arg(QString::fromLatin1(enabled), QLatin1String(situation.enabled))));
        }
    }

    // Six digits of the published levels.
    void levelsOfTheTanksAreThosePublished()
    {
        if (!isStateGraphThere())
            QSKIP("MODELICAPATH is not set");
        const LibraryRun run = runOf(QStringLiteral("ControlledTanks"));
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const std::vector<std::array<double, 3>> levels{
            {3.48, 0.98, 0},      {6.06, 0.261787, 0.718213},  {8.64, 0.001, 0.979},       {11.24, 0.001, 0.254034},
            {14, 0.69433, 0.001}, {18.64, 0.693935, 0.287065}, {21.72, 0.125833, 0.412521}};
        for (const auto& [time, first, second] : levels) {
            expectNear(run.at(QStringLiteral("tank1.level"), time), first, 1e-5,
                       QStringLiteral("tank1 at %1").arg(time));
            expectNear(run.at(QStringLiteral("tank2.level"), time), second, 1e-5,
                       QStringLiteral("tank2 at %1").arg(time));
        }
    }
};

BRAMAH_TEST(StateGraphTest);

#include "state_graph_test.moc"
