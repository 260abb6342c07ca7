// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "model/connections/expandable_members.h"
#include "model/diagram/diagram_builder.h"
#include "model/instance/instance.h"
#include "solver/flatten/flatten.h"
#include "tests/solver/library/examples.h"
#include "tests/solver/library/library_run.h"
#include "tests/solver/library/library_symbols.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>

using namespace bramah;

/// The shipped library as a whole: every class has as many equations as unknowns, every symbol keeps to the grid.
class LibraryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void classesAreBalanced()
    {
        model::ClassLibrary library;
        library.addSearchPath(test::libraryFolder());
        const model::ClassNode* root = library.find("Bramah");
        QVERIFY(root);
        const std::vector<const model::ClassNode*> components = test::componentsIn(*root);
        QVERIFY(components.size() > 100);
        for (const model::ClassNode* node : components) {
            // What a class reads from a bus of its own comes from the circuit around it.
            model::InstanceTree tree(library);
            solver::FlattenOptions options;
            options.arePortsOpen = std::ranges::any_of(tree.instantiate(*node).children(), [](const auto& child) {
                return model::ExpandableMembers::isExpandable(*child);
            });
            const solver::FlattenOutcome flat = solver::flatten(library, *node, options);
            QStringList messages;
            for (const model::Diagnostic& diagnostic : flat.diagnostics)
                if (diagnostic.severity() != model::Severity::Note)
                    messages << diagnostic.commandLineText();
            QVERIFY2(flat.model && messages.isEmpty(), qPrintable(messages.join(QLatin1Char('\n'))));
            std::size_t unknowns = 0;
            std::size_t assigned = 0;
            for (const solver::FlatVariable& variable : flat.model->variables) {
                const bool isGiven = variable.causality == solver::Causality::Input && !variable.isProtected;
                const bool isUnknown = variable.variability > solver::Variability::Parameter && !isGiven;
                unknowns += isUnknown ? 1U : 0U;
            }
            for (const solver::FlatWhen& when : flat.model->whens)
                for (const solver::FlatAction& action : when.branches.front().actions)
                    assigned += action.kind == solver::ActionKind::Assign ? 1U : 0U;
            // The inputs of blocks inside Hydraulics.Internal and Interfaces are set by the component around them.
            const bool isPart = node->qualifiedName().find(".Internal.") != std::string::npos ||
                                node->qualifiedName().find(".Interfaces.") != std::string::npos;
            if (!isPart)
                QVERIFY2(unknowns == flat.model->equations.size() + assigned,
                         qPrintable(QStringLiteral("%1: %2 unknowns, %3 equations")
                                        .arg(QString::fromStdString(node->qualifiedName()))
                                        .arg(unknowns)
                                        .arg(flat.model->equations.size() + assigned)));
        }
    }

    // Circuits and scripts rely on these names.
    void promisedClassesExist()
    {
        const std::vector<std::pair<const char*, const char*>> promised{
            {"Hydraulics", "Node"},
            {"Hydraulics.Sources", "Tank Breather PressureSource FlowSource"},
            {"Hydraulics.Pumps",
             "FixedPump VariablePump PressureCompensatedPump LoadSensingPump "
             "PowerControlledPump HandPump"},
            {"Hydraulics.Motors", "FixedMotor VariableMotor PumpMotor HydrostaticTransmission"},
            {"Hydraulics.Cylinders",
             "DoubleActingCylinder DoubleRodCylinder SingleActingCylinder PlungerCylinder TelescopicCylinder "
             "CushionedCylinder RotaryActuator PressureIntensifier SpringPiston RodlessCylinder "
             "DoubleTelescopicCylinder "
             "LockedCylinder "
             "ContinuousIntensifier"},
            {"Hydraulics.DirectionalValves",
             "Valve22 Valve32 Valve42 Valve43 Valve63 ProportionalValve43 ServoValve43 ProportionalValve22 "
             "ProportionalValve32 CartridgeValve ProportionalValve63 ProportionalValve43LS"},
            {"Hydraulics.PressureValves",
             "ReliefValve PilotReliefValve ProportionalReliefValve ReducingValve ReducingRelievingValve SequenceValve "
             "UnloadingValve CounterbalanceValve PressureCompensator ProportionalReducingValve ShockValve "
             "SequenceCheckValve VentedReliefValve DoubleShockValve AccumulatorChargingValve ReliefSpool "
             "PressureControllerSpool"},
            {"Hydraulics.FlowValves",
             "Orifice Throttle ProportionalThrottle LaminarRestrictor ThrottleCheckValve FlowControlValve2 "
             "FlowControlValve3 FlowDivider FlowDividerCombiner ShutOffValve GearFlowDivider PriorityValve "
             "GaugeIsolator "
             "CamValve SignalOrifice SignalRestrictor"},
            {"Hydraulics.CheckValves", "CheckValve PilotCheckValve DoublePilotCheckValve ShuttleValve HoseBurstValve"},
            {"Hydraulics.Lines",
             "Pipe Hose QuickCoupling TransmissionLine ShortLine Bend Tee Plug TestPoint BleedValve RotaryJoint"},
            {"Hydraulics.Accumulators",
             "BladderAccumulator DiaphragmAccumulator PistonAccumulator SpringAccumulator GasBottle IsolatingBlock"},
            {"Hydraulics.Conditioning", "Filter Cooler Heater Strainer TemperatureRegulator"},
            {"Hydraulics.Sensors",
             "PressureSensor DifferentialPressureSensor FlowSensor PressureGauge FlowMeter PressureSwitch LevelSensor "
             "Thermometer TemperatureSwitch LevelIndicator LevelSwitch CloggingIndicator "
             "LevelTemperatureSwitch"},
            {"Mechanics.Translational",
             "Fixed Mass MassWithStops Spring Damper SpringDamper ElastoGap Friction Lever Force ConstantForce "
             "Position Speed PositionSensor SpeedSensor ForceSensor"},
            {"Mechanics.Rotational",
             "Fixed Inertia Spring Damper SpringDamper IdealGear RackPinion Clutch Brake Torque ConstantTorque Speed "
             "ElectricMotor CombustionEngine AngleSensor SpeedSensor TorqueSensor Tachometer"},
            {"Electrical",
             "Ground Resistor Inductor Capacitor ConstantVoltage SignalVoltage Switch Diode Solenoid EMF DCMotor "
             "VoltageSensor CurrentSensor"},
            {"Blocks.Sources", "Constant Step Ramp Sine Pulse Trapezoid TimeTable DutyCycle Slider Button"},
            {"Blocks.Continuous",
             "Integrator Derivative FirstOrder SecondOrder PI PID LimPID TransferFunction StateSpace"},
            {"Blocks.Nonlinear", "Limiter DeadZone Hysteresis Backlash RateLimiter Quantizer Delay"},
            {"Blocks.Discrete", "Sampler ZeroOrderHold UnitDelay DiscretePID"},
            {"Sequences",
             "Chart InitialStep Step Transition ParallelSplit ParallelJoin AlternativeSplit AlternativeJoin MacroStep "
             "EnclosingStep Action Assignment Event"},
            {"BondGraphs.Junctions", "J0 J1"},
            {"BondGraphs.Passive", "R G C I TF GY Turbulent TableR TableC"},
            {"BondGraphs.Modulated", "mR mTF mGY mSe mSf mTurbulent"},
            {"BondGraphs.Sources", "Se Sf"},
            {"BondGraphs.Sensors", "De Df Dp Dq"},
            {"BondGraphs.Bonds", "StrokeAtHead StrokeAtTail"},
            {"BondGraphs.Adapters", "Hydraulic Translational Rotational Electrical"},
        };
        model::ClassLibrary library;
        library.addSearchPath(test::libraryFolder());
        for (const auto& [package, names] : promised)
            for (const QByteArray& name : QByteArray(names).split(' ')) {
                const std::string path = std::string("Bramah.") + package + '.' + name.toStdString();
                QVERIFY2(library.find(path), path.c_str());
            }
    }

    // As do ports and parameters, under these names; what is optional with the modifiers in the second column.
    void promisedPortsAndParametersExist()
    {
        const std::vector<std::array<const char*, 4>> promised{
            {"Hydraulics.Node", "", "port", "V p_start ideal"},
            {"Hydraulics.Sources.Tank", "", "T", "p useLevel"},
            {"Hydraulics.Sources.PressureSource", "useInput=true", "A u", "p"},
            {"Hydraulics.Sources.FlowSource", "useInput=true", "A u", "q"},
            {"Hydraulics.Pumps.FixedPump", "useShaft=true, useDrain=true", "S P L shaft", "D w leakage_ext"},
            {"Hydraulics.Pumps.VariablePump", "useShaft=true", "S P shaft u", "D_max useDynamics"},
            {"Hydraulics.Pumps.PressureCompensatedPump", "useShaft=true, useDrain=true", "S P L shaft",
             "D_max p_set dp_full"},
            {"Hydraulics.Pumps.LoadSensingPump", "useShaft=true, useDrain=true", "S P L X shaft", "D_max dp_set p_max"},
            {"Hydraulics.Motors.PumpMotor", "useDrain=true", "A B L shaft u", "D_max"},
            {"Hydraulics.Motors.HydrostaticTransmission", "useShaft=true, useDrain=true", "A B L shaft output_shaft u",
             "D_pump D_motor V_loop"},
            {"Hydraulics.Motors.FixedMotor", "useDrain=true", "A B L shaft", "D"},
            {"Hydraulics.Motors.VariableMotor", "useDrain=true", "A B L shaft u", "D_max"},
            {"Hydraulics.Cylinders.DoubleActingCylinder", "useHousing=true", "A B rod housing",
             "d_bore d_rod A_A A_B stroke x_start m_moving V_deadA V_deadB leakage"},
            {"Hydraulics.Cylinders.DoubleRodCylinder", "useHousing=true", "A B rod housing", "stroke x_start"},
            {"Hydraulics.Cylinders.SingleActingCylinder", "useHousing=true", "A rod housing", "stroke x_start"},
            {"Hydraulics.Cylinders.SpringPiston", "useHousing=true", "A B rod housing",
             "d_bore d_rod A_A A_B stroke c f_0 x_start"},
            {"Hydraulics.Cylinders.PlungerCylinder", "useHousing=true", "A rod housing", "stroke x_start"},
            {"Hydraulics.Cylinders.TelescopicCylinder", "useHousing=true", "A rod housing", "x_start"},
            {"Hydraulics.Cylinders.CushionedCylinder", "useHousing=true", "A B rod housing", "stroke x_start"},
            {"Hydraulics.Cylinders.LockedCylinder", "useHousing=true", "A B X rod housing", "f_hold p_free p_grip"},
            {"Hydraulics.Cylinders.ContinuousIntensifier", "", "A B T", "ratio q_nom dp_nom"},
            {"Hydraulics.Cylinders.RodlessCylinder", "", "A B rod", "d_bore stroke x_start"},
            {"Hydraulics.Cylinders.DoubleTelescopicCylinder", "useHousing=true", "A B rod housing", "d_stages d_rods"},
            {"Hydraulics.Cylinders.RotaryActuator", "", "A B", ""},
            {"Hydraulics.DirectionalValves.Valve22", "", "P A a", "q_nom dp_nom rest"},
            {"Hydraulics.DirectionalValves.Valve32", "", "P T A a", "q_nom dp_nom rest"},
            {"Hydraulics.DirectionalValves.Valve42", "", "P T A B a", "q_nom dp_nom rest"},
            {"Hydraulics.DirectionalValves.Valve43", "", "P T A B a b", "q_nom dp_nom centre"},
            {"Hydraulics.DirectionalValves.Valve63", "", "P T A B C1 C2 a b", "q_nom dp_nom"},
            {"Hydraulics.DirectionalValves.ProportionalValve43", "", "P T A B u",
             "q_nom dp_nom dp_nom_total overlap omega zeta table"},
            {"Hydraulics.DirectionalValves.ServoValve43", "", "P T A B u", "q_nom dp_nom overlap omega zeta table"},
            {"Hydraulics.DirectionalValves.ProportionalValve22", "", "P A u", "q_nom dp_nom overlap omega zeta table"},
            {"Hydraulics.DirectionalValves.ProportionalValve32", "", "P T A u",
             "q_nom dp_nom overlap omega zeta table"},
            {"Hydraulics.DirectionalValves.ProportionalValve63", "", "P T A B C1 C2 u",
             "q_nom dp_nom overlap omega zeta table q_C dp_C table_C"},
            {"Hydraulics.DirectionalValves.ProportionalValve43LS", "", "P T A B LS u",
             "q_nom dp_nom overlap omega zeta table d_LS x_LS"},
            {"Hydraulics.PressureValves.ReliefSpool", "useX=true, useY=true, useFlange=true", "P T X Y flange",
             "p_set c d_spool x_max w_edge overlap flowForce l_damping"},
            {"Hydraulics.PressureValves.PressureControllerSpool", "useFlange=true", "P A T X Y flange",
             "dp_set c d_spool x_max w_edge overlap flowForce l_PA l_AT"},
            {"Hydraulics.PressureValves.ReliefValve", "", "P T", "p_set q_nom dp_over hysteresis tau law slope"},
            {"Hydraulics.PressureValves.PilotReliefValve", "", "P T", "p_set q_nom dp_over hysteresis tau law"},
            {"Hydraulics.PressureValves.ProportionalReliefValve", "", "P T u", "q_nom dp_over hysteresis tau"},
            {"Hydraulics.PressureValves.ReducingValve", "useDrain=true", "P A Y", "p_set"},
            {"Hydraulics.PressureValves.ReducingRelievingValve", "", "P A T", "p_set"},
            {"Hydraulics.PressureValves.SequenceValve", "useDrain=true", "P A Y", "p_set"},
            {"Hydraulics.PressureValves.SequenceCheckValve", "useDrain=true", "P A Y", "p_set"},
            {"Hydraulics.PressureValves.VentedReliefValve", "", "P T a", "p_set p_vent q_nom"},
            {"Hydraulics.PressureValves.DoubleShockValve", "", "A B T", "p_setA p_setB q_nom"},
            {"Hydraulics.PressureValves.AccumulatorChargingValve", "", "P A T", "p_set dp_switch q_nom"},
            {"Hydraulics.PressureValves.UnloadingValve", "", "P T X", "p_set"},
            {"Hydraulics.PressureValves.CounterbalanceValve", "", "A B X", "p_set ratio"},
            {"Hydraulics.PressureValves.PressureCompensator", "", "P A X Y", ""},
            {"Hydraulics.FlowValves.Orifice", "", "A B", "d area Cd Re_t law"},
            {"Hydraulics.FlowValves.SignalOrifice", "", "A B u", "A_max Cd Re_t law"},
            {"Hydraulics.FlowValves.SignalRestrictor", "", "A B u", "G_max"},
            {"Hydraulics.FlowValves.Throttle", "", "A B", "d Cd Re_t law"},
            {"Hydraulics.FlowValves.CamValve", "", "A B flange", "s_1 s_2 q_nom"},
            {"Hydraulics.FlowValves.GaugeIsolator", "", "P M T", "isPressed"},
            {"Hydraulics.FlowValves.ProportionalThrottle", "", "A B u", "Cd Re_t law"},
            {"Hydraulics.FlowValves.LaminarRestrictor", "", "A B", ""},
            {"Hydraulics.FlowValves.ThrottleCheckValve", "", "A B", "d Cd Re_t law"},
            {"Hydraulics.FlowValves.FlowControlValve2", "", "A B", "q_set"},
            {"Hydraulics.FlowValves.FlowControlValve3", "", "P T A", "q_set"},
            {"Hydraulics.FlowValves.FlowDivider", "", "P A B", ""},
            {"Hydraulics.FlowValves.FlowDividerCombiner", "", "P A B", ""},
            {"Hydraulics.CheckValves.CheckValve", "", "A B", "p_crack q_nom"},
            {"Hydraulics.CheckValves.PilotCheckValve", "", "A B X", "p_crack q_nom ratio"},
            {"Hydraulics.CheckValves.DoublePilotCheckValve", "", "A1 B1 A2 B2", "p_crack q_nom ratio"},
            {"Hydraulics.CheckValves.ShuttleValve", "", "A B C", "q_nom"},
            {"Hydraulics.Lines.Pipe", "", "A B", "length d wall E N roughness"},
            {"Hydraulics.Lines.Hose", "", "A B", "length d N roughness"},
            {"Hydraulics.Lines.QuickCoupling", "", "A B", "isCoupled q_nom dp_nom"},
            {"Hydraulics.Lines.TransmissionLine", "", "A B", "length d wall E roughness"},
            {"Hydraulics.Lines.ShortLine", "", "A B", "length d T keeps"},
            {"Hydraulics.Lines.Bend", "", "A B", "d"},
            {"Hydraulics.Lines.Tee", "", "A B C", "d"},
            {"Hydraulics.Accumulators.BladderAccumulator", "", "A", "V_0 p_precharge n tau"},
            {"Hydraulics.Accumulators.DiaphragmAccumulator", "", "A", "V_0 p_precharge n tau"},
            {"Hydraulics.Accumulators.PistonAccumulator", "", "A", "V_0 p_precharge n tau"},
            {"Hydraulics.Accumulators.IsolatingBlock", "useSolenoid=true", "A P T a",
             "isOpen isRelieved p_set q_release"},
            {"Hydraulics.Accumulators.SpringAccumulator", "", "A", ""},
            {"Hydraulics.Accumulators.GasBottle", "", "A", "V_0 p_precharge n tau"},
            {"Hydraulics.Lines.TestPoint", "", "A", ""},
            {"Hydraulics.Lines.BleedValve", "", "A", "isOpen q_nom dp_nom"},
            {"Hydraulics.Lines.RotaryJoint", "", "A1 A2 A3 B1 B2 B3", "q_nom dp_nom leakage"},
            {"Hydraulics.Conditioning.TemperatureRegulator", "", "A B", "dp_nom q_nom T_set P_nom"},
            {"Hydraulics.Conditioning.Filter", "useSwitch=true", "A B y", "dp_nom q_nom dp_on dp_off fineness beta"},
            {"Hydraulics.Conditioning.Cooler", "", "A B", "dp_nom q_nom P_nom"},
            {"Hydraulics.Conditioning.Heater", "", "A B", "dp_nom q_nom P_nom"},
            {"Hydraulics.Conditioning.Strainer", "", "A B", "dp_nom q_nom fineness"},
            {"Hydraulics.Sensors.PressureSensor", "", "A y", ""},
            {"Hydraulics.Sensors.DifferentialPressureSensor", "", "A B y", ""},
            {"Hydraulics.Sensors.FlowSensor", "", "A B y", ""},
            {"Hydraulics.Sensors.PressureGauge", "", "A", ""},
            {"Hydraulics.Sensors.FlowMeter", "", "A B", ""},
            {"Hydraulics.Sensors.PressureSwitch", "", "A y", ""},
            {"Hydraulics.Sensors.LevelSensor", "", "A y", ""},
            {"Electrical.SignalVoltage", "", "p n v", ""},
            {"Mechanics.Translational.Mass", "", "flange_a flange_b", "m L"},
            {"Mechanics.Translational.Force", "", "flange f", ""},
            {"Mechanics.Rotational.Inertia", "", "flange_a flange_b", "J"},
            {"Mechanics.Rotational.Torque", "", "flange tau", ""},
            {"Blocks.Continuous.LimPID", "", "u_s u_m y", "k Ti Td yMax yMin wp wd Ni Nd"},
            {"Blocks.Continuous.TransferFunction", "", "u y", "b a"},
            {"Blocks.Math.Add", "", "u1 u2 y", "k1 k2"},
            {"BondGraphs.Junctions.J0", "nIn=1, nOut=1", "bondIn[1] bondOut[1]", "nIn nOut nUp nDown"},
            {"BondGraphs.Passive.TF", "", "bondIn bondOut", "m"},
            {"BondGraphs.Passive.C", "", "bond", "C e_nominal"},
            {"BondGraphs.Sources.Se", "", "bond", "e0"},
        };
        for (const auto& [name, modifiers, ports, parameters] : promised) {
            const solver::FlatModel flat =
                test::flatText(QByteArray("model M\n  inner Bramah.Hydraulics.Fluid fluid;\n  Bramah.") + name + " c(" +
                               modifiers + ");\nend M;\n");
            QStringList missing;
            const auto demand = [&](const char* list, const QRegularExpression& behind, bool isParameter) {
                for (const QString& wanted : QString::fromLatin1(list).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
                    const QString start = QStringLiteral("c.") + wanted;
                    const bool isThere = std::ranges::any_of(flat.variables, [&](const solver::FlatVariable& variable) {
                        const QString path = QString::fromStdString(variable.path);
                        return path.startsWith(start) && behind.match(path.mid(start.size())).hasMatch() &&
                               (variable.variability <= solver::Variability::Parameter) == isParameter;
                    });
                    if (!isThere)
                        missing << wanted;
                }
            };
            demand(ports, QRegularExpression(QStringLiteral("^(\\.\\w+)?$")), false);
            demand(parameters, QRegularExpression(QStringLiteral("^(\\[.*\\])?$")), true);
            QVERIFY2(missing.isEmpty(),
                     qPrintable(QLatin1String(name) + QStringLiteral(" lacks ") + missing.join(' ')));
        }
    }

    void portsLieOnTheGrid()
    {
        const auto symbols = test::symbolsOfTheLibrary();
        QVERIFY(!symbols.empty());
        for (const auto& [name, symbol] : symbols) {
            QVERIFY2(symbol.icon && !symbol.icon->graphics.empty(), qPrintable(name));
            for (const model::DiagramPort& port : symbol.ports) {
                const QPointF modules = port.position / 2;
                QVERIFY2(modules == QPointF(modules.toPoint()), qPrintable(name + QLatin1Char('.') + port.name));
                QVERIFY2(symbol.bounds.adjusted(-0.5, -0.5, 0.5, 0.5).contains(port.position),
                         qPrintable(name + QLatin1Char('.') + port.name));
            }
        }
    }

    // Eight orientations about the origin: the ports stay on the grid and the box around them, and the way back gives
    // the first placement again.
    void symbolsTurnAndMirror()
    {
        const auto symbols = test::symbolsOfTheLibrary();
        QVERIFY(!symbols.empty());
        for (const auto& [name, symbol] : symbols) {
            const model::CoordinateSystem& system = symbol.icon->coordinateSystem;
            const QPointF about = symbol.anchor();
            for (int orientation = 0; orientation < 8; ++orientation) {
                const bool isMirrored = orientation >= 4;
                const model::Placement start = isMirrored ? symbol.placement.mirroredX(about) : symbol.placement;
                const model::Placement turned = start.rotatedBy(orientation % 4, about);
                const model::AffineMap map = symbol.map.inverse().then(turned.map(system));
                const QRectF box = map.mapRect(symbol.bounds).adjusted(-0.5, -0.5, 0.5, 0.5);
                for (const model::DiagramPort& port : symbol.ports) {
                    const QPointF modules = (map.map(port.position) - about) / 2;
                    QVERIFY2((modules - QPointF(modules.toPoint())).manhattanLength() < 1e-9, qPrintable(name));
                    QVERIFY2(box.contains(map.map(port.position)), qPrintable(name));
                }
                const model::Placement unturned = turned.rotatedBy(4 - orientation % 4, about);
                const model::Placement back = isMirrored ? unturned.mirroredX(about) : unturned;
                const model::AffineMap identity = symbol.map.inverse().then(back.map(system));
                const QPointF corner = symbol.bounds.topLeft() + QPointF(1, 3);
                QVERIFY2((identity.map(corner) - corner).manhattanLength() < 1e-9, qPrintable(name));
            }
        }
    }

    // What a user finds under F1 in each component: an equation, assumptions, where it is valid, typical values and a
    // source (an ideal part may have no typical values, an ideal signal no source either), and a circuit that shows it,
    // which exists and contains it.
    void componentsAreDocumented()
    {
        model::ClassLibrary library;
        library.addSearchPath(test::libraryFolder());
        const model::ClassNode* root = library.find("Bramah");
        QVERIFY(root);
        const std::vector<const model::ClassNode*> components = test::componentsIn(*root);
        const std::vector<test::Example> examples = test::shippedExamples();
        static const QRegularExpression info(QStringLiteral("info=\"<html>(.*?)</html>\""),
                                             QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression equation(QStringLiteral("<b>[^<]*=[^<]*</b>"));
        static const QRegularExpression example(
            QStringLiteral("Example:\\s+<(?:code>(\\w+)</code>|a\\s+href='modelica://([\\w.]+)'>)"));
        QStringList gaps;
        for (const model::ClassNode* node : components) {
            const QString name = QString::fromStdString(node->qualifiedName());
            if (!test::isForUsers(name))
                continue;
            QFile file(test::libraryFolder() + QLatin1Char('/') + QString(name).replace('.', '/') +
                       QStringLiteral(".mo"));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(name));
            const QString text = info.match(QString::fromUtf8(file.readAll())).captured(1);
            QStringList missing;
            if (!text.contains(equation))
                missing << QStringLiteral("an equation");
            const bool isIdeal = text.contains(QRegularExpression(QStringLiteral("Assumptions:\\s+ideal[.:;,]")));
            QList<QLatin1String> wantedParts{QLatin1String("Assumptions:"), QLatin1String("alid")};
            if (!isIdeal)
                wantedParts << QLatin1String("ypical");
            if (!isIdeal || !name.startsWith(QLatin1String("Bramah.Blocks.")))
                wantedParts << QLatin1String("Source:");
            for (const QLatin1String part : wantedParts)
                if (!text.contains(part))
                    missing << part;
            const auto match = example.match(text);
            const QString wanted = match.captured(1) + match.captured(2);
            const auto shown = std::find_if(examples.begin(), examples.end(),
                                            [&wanted](const test::Example& e) { return e.name == wanted; });
            if (shown == examples.end())
                missing << QStringLiteral("an example that exists");
            else if (!QString::fromUtf8(shown->text)
                          .contains(QRegularExpression(QRegularExpression::escape(name) + QStringLiteral("\\s+\\w+"))))
                missing << QStringLiteral("itself in the example ") + wanted;
            if (!missing.isEmpty())
                gaps << name + QStringLiteral(": ") + missing.join(QStringLiteral(", "));
        }
        QVERIFY2(gaps.isEmpty(), qPrintable(gaps.join(QLatin1Char('\n'))));
    }
};

BRAMAH_TEST(LibraryTest);

#include "library_test.moc"
