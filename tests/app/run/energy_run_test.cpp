// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "solver/overview/energy_table.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace bramah;

namespace {

QString sourceFolder()
{
    return QString::fromLocal8Bit(qgetenv("BRAMAH_SOURCE_DIR"));
}

solver::EnergyRun runOf(const QString& fileOrClass)
{
    const auto library = std::make_shared<model::ClassLibrary>();
    library->addDefaultSearchPaths();
    std::string name = fileOrClass.toStdString();
    if (fileOrClass.endsWith(QLatin1String(".mo"))) {
        model::Diagnostics diagnostics;
        const auto classes = library->loadFile(fileOrClass, diagnostics);
        if (classes.empty())
            return {};
        name = classes.back()->qualifiedName();
    }
    return solver::followEnergy(library, name);
}

const QStringList kSignalExamples{QStringLiteral("Bramah.Examples.Hopsan.Signals"),
                                  QStringLiteral("Bramah.Examples.Sequences.MachineModes"),
                                  QStringLiteral("Bramah.Examples.Sequences.Branches"),
                                  QStringLiteral("Bramah.Examples.Sequences.TrafficLights")};

/// What the table's columns have together.
solver::ComponentEnergy sumOf(const std::vector<solver::ComponentEnergy>& all)
{
    solver::ComponentEnergy sum;
    for (const solver::ComponentEnergy& one : all) {
        sum.in += one.in;
        sum.given += one.given;
        sum.delivered += one.delivered;
        sum.stored += one.stored;
        sum.lost += one.lost;
        sum.leftOut += one.leftOut;
    }
    return sum;
}

}  // namespace

/// Where the energy of circuits goes, as the Power view tells it.
class EnergyRunTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sumsCloseOfEveryExample_data()
    {
        QTest::addColumn<QString>("source");
        const QDir examples(sourceFolder() + QStringLiteral("/resources/examples"));
        for (const QFileInfo& file : examples.entryInfoList({QStringLiteral("*.mo")}, QDir::Files))
            QTest::newRow(qPrintable(file.baseName())) << file.filePath();
        const QDir library(sourceFolder() + QStringLiteral("/library"));
        QDirIterator files(library.filePath(QStringLiteral("Bramah/Examples")), {QStringLiteral("*.mo")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = library.relativeFilePath(files.next()).chopped(3).replace('/', '.');
            // What only has signals passes no power.
            const bool isSignals = path.contains(QLatin1String(".Blocks.")) || kSignalExamples.contains(path);
            if (!path.endsWith(QLatin1String(".package")) && !isSignals)
                QTest::newRow(qPrintable(path)) << path;
        }
    }

    // Joints pass on what they get; what was given is delivered, stored and lost.
    void sumsCloseOfEveryExample()
    {
        QFETCH(QString, source);
        const solver::EnergyRun run = runOf(source);
        QVERIFY2(run.problem.isEmpty(), qPrintable(run.problem));
        const std::vector<solver::ComponentEnergy> all = solver::componentEnergies(run, run.results->lastTime());
        QVERIFY(!all.empty());
        const solver::ComponentEnergy sum = sumOf(all);
        double moved = sum.given;
        for (const solver::ComponentEnergy& one : all)
            moved = std::max(moved, std::abs(one.in));
        QVERIFY2(std::abs(sum.in) <= 1e-6 * moved, qPrintable(QStringLiteral("%1 J of %2 J").arg(sum.in).arg(moved)));
        QVERIFY2(std::abs(sum.given - sum.delivered - sum.stored - sum.leftOut - sum.lost) <= 1e-6 * moved,
                 qPrintable(QStringLiteral("%1 J given, %2 J delivered, %3 J stored, %4 J lost")
                                .arg(sum.given)
                                .arg(sum.delivered)
                                .arg(sum.stored)
                                .arg(sum.lost)));
        // What is nothing beside the rest is written 0.
        for (const solver::ComponentEnergy& one : all)
            for (const double energy : {one.given, one.delivered, one.stored, one.lost})
                QVERIFY2(energy == 0 || std::abs(energy) > 1e-10 * moved,
                         qPrintable(QStringLiteral("%1: %2 J of %3 J").arg(one.path).arg(energy).arg(moved)));
        // Rounding leaves sums that are a little below zero, which a table shows as zero.
        for (const solver::StructureTable::Row& row : solver::energyTable(run, run.results->lastTime()).rows)
            for (const QString& cell : row.cells)
                QVERIFY2(!cell.startsWith(QLatin1String("-0")) || cell.contains(QRegularExpression("[1-9]")),
                         qPrintable(row.cells.join(QLatin1String(" | "))));
    }

    // A mass that falls on a spring with a damper: what gravity gave is in the spring and lost in the damper.
    void formulasAreMet()
    {
        const QString path = QDir::tempPath() + QStringLiteral("/falling.mo");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"(model falling
  import T = Bramah.Mechanics.Translational;
  T.ConstantForce weight(f_constant = 20);
  T.Mass mass(m = 2, s(start = 0, fixed = true), v(start = 0, fixed = true));
  T.SpringDamper spring(c = 1000, d = 50);
  T.Fixed wall;
equation
  connect(weight.flange, mass.flange_a);
  connect(mass.flange_b, spring.flange_a);
  connect(spring.flange_b, wall.flange);
  annotation(experiment(StartTime = 0, StopTime = 5, Interval = 0.01, Tolerance = 1e-9));
end falling;
)");
        file.close();
        const solver::EnergyRun run = runOf(path);
        QVERIFY2(run.problem.isEmpty(), qPrintable(run.problem));
        const auto all = solver::componentEnergies(run, 5);
        const auto of = [&](const char* name) {
            const auto found = std::ranges::find(all, QLatin1String(name), &solver::ComponentEnergy::path);
            return found == all.end() ? solver::ComponentEnergy() : *found;
        };
        const double way = 20.0 / 1000;
        QVERIFY(std::abs(of("weight").given - 20 * way) < 1e-6);
        QVERIFY(std::abs(of("spring").stored - 1000 * way * way / 2) < 1e-6);
        QVERIFY(std::abs(of("spring").lost - 1000 * way * way / 2) < 1e-6);
        QVERIFY(std::abs(of("mass").lost) < 1e-9);
    }

    void whatPassesNoPowerIsSaid()
    {
        const QString path = QDir::tempPath() + QStringLiteral("/signal.mo");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("model signal\n  Bramah.Blocks.Sources.Constant c(k = 1);\nend signal;\n");
        file.close();
        QCOMPARE(runOf(path).problem, QStringLiteral("Nothing in the circuit passes power."));
    }
};

BRAMAH_TEST(EnergyRunTest);
#include "energy_run_test.moc"
