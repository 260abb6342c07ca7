// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_line.h"
#include "tests/reference/drive_circuit.h"
#include "tests/results_file.h"
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

    /// The rows of a run at the default tolerance as its CSV file has them; nothing if it failed.
    static std::optional<solver::ResultStore> simulated(const Variant& chosen)
    {
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
        if (app::runCommand(arguments, out, err) != cli::kExitOk) {
            qWarning().noquote() << messages;
            return std::nullopt;
        }
        auto results = test::resultsIn(csv);
        return results ? std::optional(std::move(*results)) : std::nullopt;
    }

private Q_SLOTS:
    /// Values printed beside the circuit's description, from an implicit Runge-Kutta method at 1e-9: at 0.5, 1.3, 2
    /// and 3 s, then the smallest and the largest. Each holds to its last digit but two.
    void printedMarksHold_data()
    {
        QTest::addColumn<int>("variant");
        QTest::addColumn<QString>("path");
        QTest::addColumn<double>("unit");
        QTest::addColumn<QList<double>>("marks");
        const auto add = [](int variant, const char* path, double unit, const QList<double>& marks) {
            QTest::newRow(qPrintable(QLatin1String(variants()[static_cast<std::size_t>(variant)].name) + u' ' +
                                     QLatin1String(path)))
                << variant << QString::fromLatin1(path) << unit << marks;
        };
        constexpr double kBar = 1e5;
        add(0, "lineP.p", kBar, {107.9131, 107.8758, 152.2043, 160.6705, 1.0000, 178.797});
        add(0, "cylinder.pA", kBar, {54.0321, 54.0116, 87.3860, 97.7011, 49.661, 103.760});
        add(0, "cylinder.pB", kBar, {37.6477, 37.6145, 93.5868, 103.2002, 33.918, 105.557});
        add(0, "lineB.p", kBar, {26.6419, 26.6184, 111.1908, 103.2005, 26.618, 114.489});
        add(0, "mass.s", 1, {0.3021, 0.5406, 0.3913, 0.1697});
        add(1, "lineP.p", kBar, {107.8768, 107.8758, 152.2043, 160.6683, 1.0000, 178.797});
        add(1, "cylinder.pA", kBar, {54.0120, 54.0116, 87.3858, 76.5765, 0.0168, 203.470});
        add(1, "cylinder.pB", kBar, {37.6155, 37.6145, 93.5869, 95.5144, 21.660, 133.101});
        add(1, "lineB.p", kBar, {26.6192, 26.6184, 111.1909, 95.5175, 15.539, 141.035});
        add(1, "mass.s", 1, {0.3189, 0.5575, 0.3013, 0.1096});
    }
    void printedMarksHold()
    {
        QFETCH(int, variant);
        QFETCH(QString, path);
        QFETCH(double, unit);
        QFETCH(QList<double>, marks);
        const auto results = simulated(variants()[static_cast<std::size_t>(variant)]);
        QVERIFY(results.has_value());
        const int column = results->find(path);
        QVERIFY(column >= 0);
        QList<double> values;
        for (const std::size_t row : {500, 1300, 2000, 3000})
            values << results->value(column, row) / unit;
        if (marks.size() > values.size()) {
            double lower = HUGE_VAL;
            double upper = -HUGE_VAL;
            for (std::size_t row = 0; row < results->rowCount(); ++row) {
                lower = std::min(lower, results->value(column, row) / unit);
                upper = std::max(upper, results->value(column, row) / unit);
            }
            values << lower << upper;
        }
        constexpr double kBarDigit = 0.01;      // of 107.9131
        constexpr double kExtremeDigit = 0.1;   // of 178.797
        constexpr double kMetreDigit = 0.0001;  // tighter than asked for
        for (qsizetype i = 0; i < marks.size(); ++i) {
            const double allowed = unit == 1 ? kMetreDigit : i < 4 ? kBarDigit : kExtremeDigit;
            QVERIFY2(
                std::abs(values[i] - marks[i]) <= allowed,
                qPrintable(QStringLiteral("mark %1: %2, printed %3").arg(i).arg(values[i], 0, 'f', 5).arg(marks[i])));
        }
    }

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
        const auto results = simulated(chosen);
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
