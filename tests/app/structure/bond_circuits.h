// SPDX-License-Identifier: GPL-3.0-or-later
// Circuits for tests of bond graphs.
#pragma once

#include "solver/compile/compile.h"
#include "solver/flatten/flatten.h"
#include "solver/overview/bonds/bond_graph.h"
#include "solver/overview/bonds/bond_model.h"

#include <QFile>

namespace bramah::test {

inline QString sourceFile(const QString& path)
{
    return QString::fromLocal8Bit(qgetenv("BRAMAH_SOURCE_DIR")) + QLatin1Char('/') + path;
}

/// A circuit of a file or a text, compiled.
struct Circuit {
    model::ClassLibrary library;
    std::shared_ptr<const solver::CompiledSystem> system;
    QString messages;

    explicit Circuit(const QByteArray& text)
    {
        library.addSearchPath(sourceFile(QStringLiteral("library")));
        const auto classes = library.addFile(
            model::syntax::SyntaxTree::parse(std::make_shared<model::SourceText>(QStringLiteral("circuit.mo"), text)));
        solver::FlattenOutcome flat = solver::flatten(library, *classes.back());
        solver::CompileOptions options;
        options.keepStructure = true;
        for (const model::Diagnostic& one : flat.diagnostics)
            messages += one.commandLineText() + QLatin1Char('\n');
        if (!flat.model)
            return;
        const solver::CompileOutcome outcome = solver::compile(std::move(*flat.model), options);
        for (const model::Diagnostic& one : outcome.diagnostics)
            messages += one.commandLineText() + QLatin1Char('\n');
        system = outcome.system;
    }

    [[nodiscard]] solver::BondGraph graph() const { return solver::bondGraph(*system, library); }
    [[nodiscard]] solver::BondModel model() const { return solver::bondModel(system, library); }
};

inline QByteArray textOf(const QString& path)
{
    QFile file(sourceFile(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Examples and how long they run: 0 as long as they say.
struct CopiedExample {
    const char* name;          ///< with a slash: of the library
    double stopTime;           ///< s
    double allowed = 1e-6;     ///< difference over the largest value
    double tolerance = 1e-10;  ///< of both runs

    [[nodiscard]] QString path() const
    {
        const QString base = QLatin1String(name);
        return base.contains(QLatin1Char('/')) ? QStringLiteral("library/Bramah/Examples/%1.mo").arg(base)
                                               : QStringLiteral("resources/examples/%1.mo").arg(base);
    }
};
inline constexpr CopiedExample kCopied[]{
    {"clamp_and_drill", 0},
    // The instant of an event is found to some 1e-10 s, and the force at the stop changes by 2e5 N/s there.
    {"counterbalanced_load", 0, 2e-6, 1e-11},
    {"cylinder_drive_step", 0},
    {"dc_motor_axis", 0},
    {"flow_control_drive", 0},
    {"flow_control_valve", 0},
    {"flow_divider", 0},
    {"hydrostatic_drive", 4},
    {"intelligent_pump", 0},
    {"load_sensing", 0, 1e-6, 1e-11},
    {"mass_on_limits", 0},
    {"mechatronic_axis", 0},
    {"meter_out", 0},
    {"pilot_check_holding", 0},
    {"pressure_reducing", 0},
    {"pump_cavitation", 0},
    {"sampled_servo_control", 0},
    {"Accumulators/EmptyAndFull", 0},
    {"Accumulators/Kinds", 0},
    {"BondGraphs/MotorByBonds", 0},
    {"Conditioning/ReturnLine", 0, 1e-6, 1e-11},  // pressures in small volumes follow a flow that a signal gives
    {"Cylinders/Cushion", 0},
    {"Cylinders/Intensifier", 0},
    {"Cylinders/OtherActuators", 0},
    {"Cylinders/StickSlip", 1},
    {"Electrical/MotorOfParts", 0},
    {"Electrical/SwitchedSolenoid", 0},
    {"Lines/Fittings", 0},
    // A signal that comes late is a curve through points of steps, and the steps of the two differ.
    {"Lines/CutOnPurpose", 0.1, 3e-5, 1e-11},
    {"Lines/WaterHammer", 0, 1e-6, 1e-11},  // friction goes by the square of the flow, whose error counts twice
    {"Mechanics/ClutchAndBrake", 0},
    {"Mechanics/LeverAndSprings", 0},
    {"Motors/VariableSpeed", 0},
    {"Pumps/ControllerOfParts", 1.5},
    {"Pumps/JackByHand", 0},
    {"Pumps/PowerControl", 0},
    {"Valves/CartridgeCircuit", 0},
    {"Valves/ClutchFilling", 0},
    {"Valves/FlowHeld", 0},
    {"Valves/GearDivider", 0},
    {"Valves/HoseBurst", 0},
    {"Valves/LoadLock", 0},
    {"Valves/LoadSensingValve", 0},
    {"Valves/OpenCentre", 0},
    {"Valves/PressureControl", 0},
    {"Valves/SlewingStopped", 0},
    {"Valves/SpoolDamping", 0.1},
    {"Valves/SteeringFirst", 0},
    {"Valves/ThreeAndSixWays", 0},
};

}  // namespace bramah::test
