// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "solver/flatten/flatten.h"
#include "tests/solver/library/library_run.h"
#include "tests/solver/library/library_symbols.h"
#include "tests/test_registry.h"

#include <QSet>
#include <QTest>

using namespace bramah;

/// Parameters outside of their physical range are refused by name before the run, instead of giving a strange
/// result.
class LibraryRefusalsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // A quantity that nobody means below zero says so where it is declared.
    void quantitiesAboveZeroSaySo()
    {
        static const QSet<std::string> quantities{"Area",
                                                  "Volume",
                                                  "VolumePerRevolution",
                                                  "Mass",
                                                  "Density",
                                                  "BulkModulus",
                                                  "TranslationalSpringConstant",
                                                  "TranslationalDampingConstant",
                                                  "MomentOfInertia",
                                                  "RotationalSpringConstant",
                                                  "RotationalDampingConstant",
                                                  "HydraulicConductance",
                                                  "Resistance",
                                                  "Inductance",
                                                  "Capacitance",
                                                  "PressureDifference",
                                                  "Length",
                                                  "Frequency",
                                                  "AbsolutePressure",
                                                  "KinematicViscosity"};
        // Distances that may be measured backwards, lengths that damp or drive, and a pressure over ambient.
        static const QSet<QString> signedOnes{QStringLiteral("ElastoGap.s_rel0"),
                                              QStringLiteral("Spring.s_rel0"),
                                              QStringLiteral("SpringDamper.s_rel0"),
                                              QStringLiteral("Mass.L"),
                                              QStringLiteral("MassWithStops.L"),
                                              QStringLiteral("MassWithStops.smin"),
                                              QStringLiteral("MassWithStops.smax"),
                                              QStringLiteral("Fixed.s0"),
                                              QStringLiteral("PressureSwitch.p_on"),
                                              QStringLiteral("PressureSwitch.p_off"),
                                              QStringLiteral("CamValve.s_1"),
                                              QStringLiteral("CamValve.s_2"),
                                              QStringLiteral("ReliefSpool.l_damping"),
                                              QStringLiteral("PressureControllerSpool.l_PA"),
                                              QStringLiteral("PressureControllerSpool.l_AT"),
                                              QStringLiteral("LoadedCylinder.x_min"),
                                              QStringLiteral("LoadedCylinder.x_max"),
                                              QStringLiteral("LoadedCylinder.x_start"),
                                              QStringLiteral("Mass.x_min"),
                                              QStringLiteral("Mass.x_max"),
                                              QStringLiteral("Mass.x_start"),
                                              QStringLiteral("TwoMasses.x_min"),
                                              QStringLiteral("TwoMasses.x_max")};
        model::ClassLibrary library;
        library.addSearchPath(test::libraryFolder());
        const model::ClassNode* root = library.find("Bramah");
        QVERIFY(root);
        QStringList gaps;
        int count = 0;
        for (const model::ClassNode* node : test::componentsIn(*root)) {
            const QString name = QString::fromStdString(node->qualifiedName());
            if (!test::isForUsers(name))
                continue;
            const solver::FlattenOutcome flat = solver::flatten(library, *node);
            QVERIFY2(flat.model, qPrintable(name));
            for (const solver::FlatVariable& v : flat.model->variables) {
                const QString path = QString::fromStdString(v.path);
                const bool isForUsers = v.variability == solver::Variability::Parameter && !v.isProtected &&
                                        !v.isFinal && !path.contains(QLatin1Char('.'));
                if (!isForUsers || !quantities.contains(v.texts->quantity))
                    continue;
                ++count;
                const QString shortName = name.section(QLatin1Char('.'), -1) + QLatin1Char('.') + path;
                if (v.min == solver::kNoExpr && !signedOnes.contains(shortName))
                    gaps << shortName;
            }
        }
        QVERIFY(count > 300);
        QVERIFY2(gaps.isEmpty(), qPrintable(gaps.join(QLatin1Char('\n'))));
    }

    void refusedByName_data()
    {
        QTest::addColumn<QByteArray>("component");  // behind `Bramah.`, with its modifiers
        QTest::addColumn<QByteArray>("connections");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* name, const char* component, const char* connections, const char* message) {
            QTest::newRow(name) << QByteArray(component) << QByteArray(connections)
                                << QString::fromUtf8(message).replace(QLatin1Char('~'), QChar(QChar::Nbsp));
        };
        const char* const between = "tank1.T-c.A c.B-tank2.T";
        const char* const pumping = "tank1.T-c.S c.P-tank2.T";
        row("rod", "Hydraulics.Cylinders.DoubleActingCylinder c(d_bore=0.02, d_rod=0.03)", between,
            "`c.d_rod` is 30~mm, but must not be above 20~mm");
        row("rods", "Hydraulics.Cylinders.DoubleRodCylinder c(d_rod=0.06)", between,
            "`c.d_rod` is 60~mm, but must not be above 50~mm");
        row("stroke", "Hydraulics.Cylinders.PlungerCylinder c(stroke=-0.1)", "tank1.T-c.A",
            "`c.stroke` is -100~mm, but must not be below 1~mm");
        row("start", "Hydraulics.Cylinders.SingleActingCylinder c(x_start=0.7)", "tank1.T-c.A",
            "`c.x_start` is 700~mm, but must not be above 100~mm");
        row("angle", "Hydraulics.Cylinders.RotaryActuator c(angle=1.5, phi_start=1.6)", between,
            "`c.phi_start` is 91.67~°, but must not be above 85.94~°");
        row("area", "Hydraulics.Cylinders.DoubleActingCylinder c(A_B=-1e-4)", between, "`c.A_B` is -1~cm²");
        row("small piston", "Hydraulics.Cylinders.PressureIntensifier c(d_2=0.2)", between,
            "`c.d_2` is 200~mm, but must not be above 100~mm");
        row("like pistons", "Hydraulics.Cylinders.PressureIntensifier c(d_2=0.1)", between, "`c.A_2` is 78.54~cm²");
        row("check valve", "Hydraulics.CheckValves.CheckValve c(dp_nom=0.6e5)", between,
            "`c.dp_nom` is 0.6~bar, but must not be below 1.5~bar");
        row("suction", "Hydraulics.PressureValves.ShockValve c(dp_suction=0.1e5)", "tank1.T-c.A c.T-tank2.T",
            "`c.dp_suction` is 0.1~bar, but must not be below 0.15~bar");
        row("hole", "Hydraulics.CheckValves.HoseBurstValve c(d_bleed=0.02)", between,
            "`c.d_bleed` is 20~mm, but must not be above 5.97~mm");
        row("poppet", "Hydraulics.DirectionalValves.CartridgeValve c(ratio=0.5)", "tank1.T-c.A c.B-tank2.T tank1.T-c.X",
            "`c.ratio` is 0.5, but must not be below 1");
        row("control", "Hydraulics.FlowValves.PriorityValve c(dp_set=0)",
            "tank1.T-c.P c.CF-tank2.T c.EF-tank2.T c.LS-tank1.T", "`c.dp_set` is 0~bar, but must not be below 0.1~bar");
        row("slack spring", "Hydraulics.PressureValves.ReliefSpool c(p_set=1e5, overlap=0.9)",
            "tank1.T-c.P c.T-tank2.T", "the spring is slack at the end where the spool is shut");
        row("weak controller", "Hydraulics.PressureValves.PressureControllerSpool c(dp_set=1e5)",
            "tank1.T-c.P tank1.T-c.A tank1.T-c.X c.T-tank2.T c.Y-tank2.T",
            "`c.dp_set` is 1~bar, but must not be below");
        row("rising centre", "Hydraulics.DirectionalValves.ProportionalValve63 c(u=0, table_C=[0, 0; 1, 1])",
            "tank1.T-c.P tank1.T-c.C1 tank1.T-c.A tank1.T-c.B c.T-tank2.T c.C2-tank2.T",
            "the shares of `table_C` fall from row to row");
        row("contact", "Hydraulics.Conditioning.Filter c(useSwitch=true, dp_on=1e5)", between,
            "`c.dp_off` is 1.6~bar, but must not be above 1~bar");
        row("setting", "Hydraulics.Pumps.PressureCompensatedPump c(y_start=3)", pumping,
            "`c.y_start` is 3, but must not be above 1");
        row("efficiency", "Hydraulics.Pumps.FixedPump c(losses=Bramah.Types.MachineLosses.Efficiencies, eta_vol=1.2)",
            pumping, "`c.eta_vol` is 120~%, but must not be above 100~%");
        row("map",
            "Hydraulics.Pumps.FixedPump c(losses=Bramah.Types.MachineLosses.Maps, eta_vol_map=[0, 1e7; 50, 1.4])",
            pumping, "the efficiencies of a map are above 0 and at most 1");
        row("travel time", "Hydraulics.Lines.TransmissionLine c(T=-1)", between, "`c.T` is -1000~ms");
        row("accumulator", "Hydraulics.Accumulators.PistonAccumulator c(V_max=2e-2)", "tank1.T-c.A",
            "`c.V_max` is 20~l, but must not be above 19.98~l");
        row("tank", "Hydraulics.Sources.Tank c(useLevel=true, V_start=0.5)", "",
            "`c.V_start` is 500~l, but must not be above 200~l");
        row("switch", "Hydraulics.Sensors.PressureSwitch c(p_off=120e5)", "tank1.T-c.A",
            "`c.p_off` is 120~bar, but must not be above 100~bar");
        row("stops", "Mechanics.Translational.MassWithStops c(smin=0.3)", "",
            "`c.smin` is 300~mm, but must not be above 100~mm");
        row("gear", "Mechanics.Rotational.IdealGear c(ratio=0)",
            "turning.flange_b-c.flange_a c.flange_b-turned.flange_a", "the ratio of a gear is not 0");
        row("friction", "Mechanics.Rotational.Brake c(mu_pos=[0, -0.5])",
            "turning.flange_b-c.flange_a k.y-c.f_normalized", "`c.mu_pos[1,2]` is -0.5, but must not be below 0");
        row("limits", "Blocks.Nonlinear.Limiter c(uMin=3)", "k.y-c.u", "`c.uMin` is 3, but must not be above 1");
        row("controller", "Blocks.Continuous.LimPID c(yMax=-1)", "k.y-c.u_s k.y-c.u_m",
            "`c.yMin` is 1, but must not be above -1");
    }

    void refusedByName()
    {
        QFETCH(QByteArray, component);
        QFETCH(QByteArray, connections);
        QFETCH(QString, message);
        QByteArray text =
            "model M\n  inner Bramah.Hydraulics.Fluid fluid;\n  Bramah.Hydraulics.Sources.Tank tank1, tank2;\n"
            "  Bramah.Mechanics.Rotational.Inertia turning(J=1), turned(J=1);\n"
            "  Bramah.Blocks.Sources.Constant k;\n  Bramah." +
            component + ";\nequation\n";
        for (const QByteArray& connection : connections.isEmpty() ? QList<QByteArray>() : connections.split(' '))
            text += "  connect(" + QByteArray(connection).replace("-", ", ") + ");\n";
        const test::LibraryRun run = test::runText(text + "end M;\n");
        QVERIFY(!run.isRegular());
        QVERIFY2(run.messages().contains(message), qPrintable(run.messages()));
    }
};

BRAMAH_TEST(LibraryRefusalsTest);

#include "library_refusals_test.moc"
