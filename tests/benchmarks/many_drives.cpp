// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/many_drives.h"

#include "model/classes/class_library.h"
#include "model/syntax/syntax_tree.h"
#include "solver/flatten/flatten.h"
#include "solver/tape/compiled_system.h"

#include <ctime>

namespace bramah::bench {
namespace {

double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

constexpr const char* kBranch = R"(model Branch
  Bramah.Hydraulics.Interfaces.Port P;
  parameter Real delay(unit="s") = 0;
  parameter Bramah.Units.AbsolutePressure pB_start = 1e5 + (49e5*19.6e-4 - 5000)/13.5e-4;
  Bramah.Blocks.Sources.Ramp ramp1(height=0.5, duration=0.15, startTime=0.1 + delay);
  Bramah.Blocks.Sources.Ramp ramp2(height=-1, duration=0.3, startTime=1.3 + delay);
  Bramah.Blocks.Sources.Ramp ramp3(height=0.5, duration=0.15, startTime=2.5 + delay);
  Bramah.Blocks.Math.Add3 command;
  Bramah.Hydraulics.DirectionalValves.ProportionalValve43 valve(
    metering=Bramah.Types.Metering.Geometric, w_edge=Bramah.Units.pi*10e-3*0.25, x_max=2e-3, clearance=1e-6,
    omega=250, zeta=0.8, Cd=0.67);
  Bramah.Hydraulics.Sources.Tank tank;
  Bramah.Hydraulics.Node lineB(V=1e-4, p_start=pB_start);
  Bramah.Hydraulics.FlowValves.Orifice orificeB(area=1.2e-5, Cd=0.67);
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(
    A_A=19.6e-4, A_B=13.5e-4, stroke=1, V_deadA=1e-4, V_deadB=1e-4, m_moving=0, leakage=1e-12, d=1000, f_coulomb=0, dryFriction=Bramah.Types.DryFriction.Rounded,
    x_start=0.2, pA_start=50e5, pB_start=pB_start);
  Bramah.Mechanics.Translational.Mass mass(m=500);
  Bramah.Mechanics.Translational.ConstantForce load(f_constant=-5000);
  Bramah.Mechanics.Translational.Damper damper(d=500);
  Bramah.Mechanics.Translational.Fixed ground;
equation
  connect(P, valve.P);
  connect(valve.T, tank.T);
  connect(valve.A, cylinder.A);
  connect(valve.B, lineB.port);
  connect(lineB.port, orificeB.A);
  connect(orificeB.B, cylinder.B);
  connect(cylinder.rod, mass.flange_a);
  connect(mass.flange_b, load.flange);
  connect(mass.flange_b, damper.flange_a);
  connect(damper.flange_b, ground.flange);
  connect(ramp1.y, command.u1);
  connect(ramp2.y, command.u2);
  connect(ramp3.y, command.u3);
  connect(command.y, valve.u);
end Branch;
)";

constexpr const char* kConstantDensity = R"((
    p_ambient=1e5, densityModel=Bramah.Types.DensityModel.Textbook, orificeLaw=Bramah.Types.OrificeLaw.Smoothed,
    dp_small=1000, oil(rho_0=870, beta=1e9, airFraction=0, p_vapour=0.5e5)))";

constexpr const char* kDrives = R"(model Drives
  parameter Integer n = %1;
  parameter Real stagger(unit="s") = %2;
  inner Bramah.Hydraulics.Fluid fluid%3;
  Bramah.Hydraulics.Pumps.FixedPump pump(D=n*25e-6, w=150, leakage=n*1e-12, losses=Bramah.Types.MachineLosses.Coefficients);
  Bramah.Hydraulics.Sources.Tank tank1, tank2;
  Bramah.Hydraulics.Node lineP(V=n*1e-3);
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=150e5, dp_over=10e5, q_nom=n*6e-4, tau=5e-3, Cd=0.67);
  Branch branch[n](delay = {(i - 1)*stagger for i in 1:n});
equation
  connect(tank1.T, pump.S);
  connect(pump.P, lineP.port);
  connect(lineP.port, relief.P);
  connect(relief.T, tank2.T);
  for i in 1:n loop
    connect(lineP.port, branch[i].P);
  end for;
end Drives;
)";

}  // namespace

QByteArray ManyDrives::text() const
{
    const QString oil = isOilDefault ? QString() : QString::fromLatin1(kConstantDensity);
    return kBranch + QString::fromLatin1(kDrives).arg(count).arg(stagger).arg(oil).toUtf8();
}

CompiledText compileText(const QByteArray& text)
{
    CompiledText result;
    model::ClassLibrary library;
    library.addDefaultSearchPaths();
    const auto classes = library.addFile(
        model::syntax::SyntaxTree::parse(std::make_shared<model::SourceText>(QStringLiteral("many.mo"), text)));
    double start = processorSeconds();
    solver::FlattenOutcome flat = solver::flatten(library, *classes.back());
    result.flattenSeconds = processorSeconds() - start;
    if (!flat.model) {
        result.failure = flat.diagnostics.empty() ? QStringLiteral("it does not flatten")
                                                  : flat.diagnostics.front().commandLineText();
        return result;
    }
    result.components = flat.model->components.size();
    result.equations = flat.model->equations.size();
    start = processorSeconds();
    solver::CompileOutcome outcome = solver::compile(std::move(*flat.model));
    result.compileSeconds = processorSeconds() - start;
    result.system = outcome.system;
    if (!result.system)
        result.failure = outcome.diagnostics.empty() ? QStringLiteral("it does not compile")
                                                     : outcome.diagnostics.front().commandLineText();
    return result;
}

}  // namespace bramah::bench
