// SPDX-License-Identifier: BSD-3-Clause
model swinging_servo "Position loop with so much gain that it swings"
  inner Bramah.Hydraulics.Fluid fluid;
  Bramah.Hydraulics.Pumps.FixedPump pump(D=200e-6, w=150);
  Bramah.Hydraulics.Sources.Tank tank1, tank2, tank3;
  Bramah.Hydraulics.Node lineP(V=1e-2, p_start=350e5);
  Bramah.Hydraulics.PressureValves.ReliefValve relief(p_set=350e5, dp_over=10e5, q_nom=4.8e-3);
  Bramah.Hydraulics.DirectionalValves.ProportionalValve43 valve(useDynamics=false, q_nom=1e-2, dp_nom=35e5);
  Bramah.Hydraulics.Node lineA(V=2e-5, p_start=50e5), lineB(V=2e-5, p_start=50e5);
  Bramah.Hydraulics.FlowValves.Orifice hoseA(area=1e-4), hoseB(area=1e-4);
  Bramah.Hydraulics.Cylinders.DoubleActingCylinder cylinder(A_A=11.5e-4, A_B=6.7e-4, stroke=0.15, V_deadA=2e-5,
    V_deadB=2e-5, m_moving=0, d=0, x_start=0.045, pA_start=50e5, pB_start=50e5);
  Bramah.Mechanics.Translational.Mass mass(m=100);
  Bramah.Mechanics.Translational.PositionSensor sensor;
  Bramah.Blocks.Sources.Constant target(k=0.047);
  Bramah.Blocks.Continuous.FirstOrder shaping(T=0.05, y_start=0.045);
  Bramah.Blocks.Math.Feedback error;
  Bramah.Blocks.Math.Gain controller(k=1000);
equation
  // near 25 Hz; side A's pressure falls below the vapour pressure once a period
  connect(tank1.T, pump.S);
  connect(pump.P, lineP.port);
  connect(lineP.port, relief.P);
  connect(relief.T, tank2.T);
  connect(lineP.port, valve.P);
  connect(valve.T, tank3.T);
  connect(valve.A, lineA.port);
  connect(valve.B, lineB.port);
  connect(lineA.port, hoseA.A);
  connect(lineB.port, hoseB.A);
  connect(hoseA.B, cylinder.A);
  connect(hoseB.B, cylinder.B);
  connect(cylinder.rod, mass.flange_a);
  connect(mass.flange_b, sensor.flange);
  connect(target.y, shaping.u);
  connect(shaping.y, error.u1);
  connect(sensor.s, error.u2);
  connect(error.y, controller.u);
  connect(controller.y, valve.u);
  annotation(experiment(StartTime=0, StopTime=3, Interval=1e-3, Tolerance=1e-6));
end swinging_servo;
