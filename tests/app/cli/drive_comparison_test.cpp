// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command_line.h"
#include "solver/results/csv_reader.h"
#include "tests/reference/drive_circuit.h"
#include "tests/test_registry.h"

#include <QTemporaryDir>
#include <QTest>
#include <QTextStream>

#include <algorithm>
#include <cmath>

using namespace bramah;
using reference::Command;
using reference::DriveCircuit;

/// Runs the example from the command line, in this process, and compares every row with the independent reference.
class DriveComparisonTest : public QObject
{
    Q_OBJECT

    struct Variant {
        const char* name;
        const char* file;
        QStringList settings;
        Command command;
        std::function<void(DriveCircuit&)> change;
        const char* solver = "auto";
    };
    static const std::vector<Variant>& variants()
    {
        static const std::vector<Variant> kVariants{
            {"ramps", "cylinder_drive.mo", {}, Command::Ramps, [](DriveCircuit&) {}},
            {"steps", "cylinder_drive_step.mo", {}, Command::Steps, [](DriveCircuit&) {}},
            {"ramps, DAE form", "cylinder_drive.mo", {}, Command::Ramps, [](DriveCircuit&) {}, "ida"},
            {"another mass and load",
             "cylinder_drive.mo",
             {QStringLiteral("mass.m=300"), QStringLiteral("load.f_constant=-2kN")},
             Command::Ramps,
             [](DriveCircuit& c) {
                 c.mass = 300;
                 c.load = -2000;
             }},
            {"another orifice",
             "cylinder_drive.mo",
             {QStringLiteral("orificeB.A=20mm2")},
             Command::Ramps,
             [](DriveCircuit& c) { c.orificeBArea = 2e-5; }},
            {"another set pressure",
             "cylinder_drive_step.mo",
             {QStringLiteral("relief.p_set=140bar")},
             Command::Steps,
             [](DriveCircuit& c) { c.reliefPressure = 140e5; }},
        };
        return kVariants;
    }

private Q_SLOTS:
    void everyRowAgrees_data()
    {
        QTest::addColumn<int>("variant");
        for (std::size_t k = 0; k < variants().size(); ++k)
            QTest::newRow(variants()[k].name) << static_cast<int>(k);
    }
    void everyRowAgrees()
    {
        QFETCH(int, variant);
        const Variant& chosen = variants()[static_cast<std::size_t>(variant)];
        QTemporaryDir folder;
        const QString csv = folder.filePath(QStringLiteral("out.csv"));
        QStringList arguments{QStringLiteral("simulate"), qEnvironmentVariable("BRAMAH_SOURCE_DIR") +
                                                              QStringLiteral("/resources/examples/") +
                                                              QString::fromLatin1(chosen.file)};
        arguments << QStringLiteral("--stop") << QStringLiteral("3") << QStringLiteral("--interval")
                  << QStringLiteral("1e-3") << QStringLiteral("--tolerance") << QStringLiteral("1e-6")
                  << QStringLiteral("--csv") << csv << QStringLiteral("--solver") << QString::fromLatin1(chosen.solver)
                  << QStringLiteral("--events") << QStringLiteral("none");
        for (const QString& setting : chosen.settings)
            arguments << QStringLiteral("--set") << setting;
        QString output;
        QString messages;
        QTextStream out(&output);
        QTextStream err(&messages);
        const int code = app::runCommand(arguments, out, err);
        QVERIFY2(code == app::kExitOk, qPrintable(messages));

        const auto results = solver::readCsvFile(csv);
        QVERIFY(results.has_value());
        QCOMPARE(results->rowCount(), std::size_t{3001});
        DriveCircuit circuit;
        circuit.command = chosen.command;
        chosen.change(circuit);
        const auto rows = circuit.solve(3, 1e-3);
        const std::vector<std::pair<const char*, int>> variables{
            {"lineP.p", DriveCircuit::LineP},         {"cylinder.pA", DriveCircuit::PressureA},
            {"cylinder.pB", DriveCircuit::PressureB}, {"lineB.p", DriveCircuit::LineB},
            {"mass.s", DriveCircuit::Position},       {"mass.v", DriveCircuit::Speed}};
        for (const auto& [path, state] : variables) {
            const int column = results->find(QString::fromLatin1(path));
            QVERIFY2(column >= 0, path);
            const auto at = static_cast<std::size_t>(state);
            double lower = HUGE_VAL;
            double upper = -HUGE_VAL;
            double error = 0;
            std::size_t worst = 0;
            for (std::size_t row = 0; row < rows.size(); ++row) {
                QCOMPARE(results->time(row), std::min(static_cast<double>(row) * 1e-3, 3.0));
                lower = std::min(lower, rows[row][at]);
                upper = std::max(upper, rows[row][at]);
                const double difference = std::abs(results->value(column, row) - rows[row][at]);
                if (difference > error) {
                    error = difference;
                    worst = row;
                }
            }
            QVERIFY2(error <= 1e-3 * (upper - lower),
                     qPrintable(QStringLiteral("%1: off by %2 % of its range at %3 s")
                                    .arg(QLatin1String(path))
                                    .arg(100 * error / (upper - lower))
                                    .arg(rows.empty() ? 0.0 : static_cast<double>(worst) * 1e-3)));
        }
    }
};

BRAMAH_TEST(DriveComparisonTest);
#include "drive_comparison_test.moc"
