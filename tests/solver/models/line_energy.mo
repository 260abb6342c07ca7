// SPDX-License-Identifier: GPL-3.0-or-later
// A line that is hit by steps of pressure at A and drains through an orifice at B, with the account of its energy.
// LineEnergyTest shows that the account closes, with each law of friction and of the oil's density.
//
// Waves are a = p + Z*q, emitted into the line at its ends; in the line they carry the energy a^2/(4*Z) per time. The
// energy in them is that emitted less that which has arrived, and each wave arrives after T: so W, the integral of a^2,
// is compared with itself a time T ago.
model LineEnergy
  inner Bramah.Hydraulics.Fluid fluid;
  Bramah.Hydraulics.Sources.PressureSource source(useInput=true);
  Bramah.Hydraulics.Lines.TransmissionLine line(length=5, d=0.01, N=1);
  Bramah.Hydraulics.FlowValves.Orifice orifice(d=2e-3);
  Bramah.Hydraulics.Sources.Tank tank;
  Real aA = line.pA + line.Z*line.qA;
  Real aB = line.pB + line.Z*line.qB;
  Real W(start=0, fixed=true, nominal=1e8) "Waves emitted, over 4*Z [J]";
  Real W_arrived(start=0, fixed=true, nominal=1e8) "Waves that have arrived";
  Real T = line.T;
  Real Z = line.Z;
  Real taken(start=0, fixed=true) "Energy taken in, as p*q";
  Real takenOil(start=0, fixed=true) "Energy taken in, as m_flow*h(p)";
  Real lost(start=0, fixed=true) "Energy lost by steady friction";
  Real lossPower;
equation
  source.u = if time < 0.05 then 20e5 elseif time < 0.1 then 120e5 else 60e5 + 30e5*sin(200*time);
  connect(source.A, line.A);
  connect(line.B, orifice.A);
  connect(orifice.B, tank.T);
  der(W) = (aA^2 + aB^2)/(4*line.Z);
  der(W_arrived) = (line.frontL[1]^2 + line.frontR[1]^2)/(4*line.Z);
  der(taken) = line.A.p*line.qA + line.B.p*line.qB;
  der(takenOil) = line.A.m_flow*Bramah.Media.enthalpy(fluid.oil, line.A.p)
    + line.B.m_flow*Bramah.Media.enthalpy(fluid.oil, line.B.p);
  lossPower = line.dp_f[1]*line.qA + line.dp_f[2]*line.qB;
  der(lost) = lossPower;
end LineEnergy;
