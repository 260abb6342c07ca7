// SPDX-License-Identifier: BSD-3-Clause
model swinging_servo "Position loop with so much gain that it swings"
  inner Bramah.Hydraulics.Fluid fluid;
  Bramah.Hydraulics.Pumps.FixedPump pump(D=40e-6, w=150);
  Bramah.Hydraulics.Sources.Tank tank1, tank2, tank3;
  Bramah.Hydraulics.Node lineP(V=1e-2, p_start=300e5);
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=300e5, dp_over=10e5, q_nom=1e-3);
  Bramah.Hydraulics.DirectionalValves.ProportionalValve43 valve(useDynamics=false, clearance=0, q_nom=40/60000,
    dp_nom=35e5);
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(A_A=8e-4, A_B=5e-4, stroke=1, V_deadA=1e-4, V_deadB=1e-4,
    m_moving=0, leakage=0, d=0, f_coulomb=0, dryFriction=Bramah.Types.DryFriction.Rounded, x_start=0.5, pA_start=50e5, pB_start=50e5);
  Bramah.Mechanics.Translational.Mass mass(m=100);
  Bramah.Mechanics.Translational.PositionSensor sensor;
  Bramah.Blocks.Sources.Constant target(k=0.55);
  Bramah.Blocks.Continuous.FirstOrder shaping(T=0.05, y_start=0.5);
  Bramah.Blocks.Math.Feedback error;
  Bramah.Blocks.Math.Gain controller(k=30);
equation
  // near 24 Hz; side A falls below the pressure of the air around and its oil releases air once a period
  connect(tank1.T, pump.S);
  connect(pump.P, lineP.port);
  connect(lineP.port, relief.P);
  connect(relief.T, tank2.T);
  connect(lineP.port, valve.P);
  connect(valve.T, tank3.T);
  connect(valve.A, cylinder.A);
  connect(valve.B, cylinder.B);
  connect(cylinder.rod, mass.flange_a);
  connect(mass.flange_b, sensor.flange);
  connect(target.y, shaping.u);
  connect(shaping.y, error.u1);
  connect(sensor.s, error.u2);
  connect(error.y, controller.u);
  connect(controller.y, valve.u);
  annotation(experiment(StartTime=0, StopTime=3, Interval=1e-3, Tolerance=1e-6));
end swinging_servo;
