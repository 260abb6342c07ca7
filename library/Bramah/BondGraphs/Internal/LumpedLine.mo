// SPDX-License-Identifier: BSD-3-Clause
within Bramah.BondGraphs.Internal;
partial model LumpedLine "Line of lumps: inertances with losses, and compliances between them"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Units.Length length(displayUnit="m", min=1e-3) = 1 "Length";
  parameter Units.Length d(min=1e-4) = 0.012 "Inner diameter";
  parameter Real k_wall(unit="1/Pa", displayUnit="1/GPa", min=0) = 0 "Widening of the bore's area per pressure"
    annotation(Dialog(group="Wall"));
  parameter Units.Length roughness(displayUnit="um", min=0) = 0 "Roughness of the wall; 0: smooth (drawn tube)"
    annotation(Dialog(group="Wall"));
  parameter Integer N(min=1) = 5 "Number of volumes" annotation(Evaluate=true);
  parameter Types.LineFriction friction = Types.LineFriction.FrequencyDependent "Friction at the wall" annotation(Evaluate=true);
  parameter Types.Initial init = Types.Initial.Start "What fixes pressures and flows at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.AbsolutePressure p_start = fluid.p_ambient "Pressure at the start" annotation(Dialog(tab="Start"));
  Units.AbsolutePressure p[N](each start=p_start, each fixed=init == Types.Initial.Start)
    "Pressures of the volumes, from A to B";
  Units.Mass dm[N](each stateSelect=StateSelect.prefer, each nominal=oil.rho_0*V*1e6/oil.beta)
    "Excess masses: mass less rho_0*V; 0 with Textbook" annotation(__Bramah(conserved=false));
  Real e[N](each unit="1", each stateSelect=StateSelect.prefer, each nominal=1e6/oil.beta) "Compressions with Textbook; else 0";
  Units.MassFlowRate m[N + 1](each start=0, each fixed=init == Types.Initial.Start)
    "Mass flow rates from A to B, before, between and behind the volumes";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
  Interfaces.BondIn A "End A" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-60,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Interfaces.BondOut B "End B" annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={60,0}),
    iconTransformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  BondGraphs.Junctions.J1 piece[N + 1](each nIn=1, each nOut=1, each nUp=1, each nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-24,0})));
  MassI inertia[N + 1](m=oil.rho_0*length/area*w)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-24,14}, rotation=90)));
  DragR drag[N + 1](law=dp_f + dp_empty)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={-24,-14}, rotation=270)));
  BondGraphs.Junctions.J0 cell[N](each nIn=1, each nOut=1, each nDown=1)
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,0})));
  LawC store[N](law={p[i] - fluid.p_ambient for i in 1:N})
    annotation(Placement(transformation(extent={{-2,-2},{2,2}}, origin={24,-14}, rotation=270)));
protected
  parameter Units.Area area = Units.pi/4*d*d "Area of the bore";
  parameter Units.Volume V = area*length/N "Oil volume of a cell at ambient pressure";
  parameter Real w[N + 1] = cat(1, {0.5}, ones(N - 1), {0.5})/N "Share of the length between two volumes, and at the ends";
  // Trikha's three lags of the wall layer, as in TransmissionLine: rates n_i*nu/r^2, weights m_i
  parameter Real n_i[3] = {26.4, 200, 8000} "Rates of the wall layer's lags, over nu/r^2";
  parameter Real m_i[3] = {1, 8.1, 40} "Their weights";
  parameter Units.AbsolutePressure p_empty = 0.05*oil.p_vapour "Pressure below which a volume counts as empty";
  constant Units.Time tau_empty = 1e-5 "Time constant in which a piece stops that has an empty volume behind it";
  Units.MassFlowRate z[N + 1,3](each start=0, each fixed=init == Types.Initial.Start and friction == Types.LineFriction.FrequencyDependent)
    "Lagged mass flow rates";
  Units.PressureDifference dp_f[N + 1] "Pressure drops by friction";
  Units.AbsolutePressure p_left[N + 1] "Pressures on the side of A of each piece";
  Units.AbsolutePressure p_right[N + 1] "Pressures on the side of B of each piece";
  Units.PressureDifference dp_empty[N + 1] "Pressure drops of pieces that have an empty volume behind them";
initial equation
  if init == Types.Initial.SteadyState then
    for i in 1:N loop
      m[i] = m[i + 1];
    end for;
    for i in 1:N + 1 loop
      der(m[i]) = 0;
      if friction == Types.LineFriction.FrequencyDependent then
        z[i,:] = fill(m[i], 3);
      end if;
    end for;
  end if;
equation
  p_left = cat(1, {A.e + fluid.p_ambient}, p);
  p_right = cat(1, p, {B.e + fluid.p_ambient});
  qA = piece[1].f;
  qB = -piece[N + 1].f;
  for i in 1:N + 1 loop
    m[i] = oil.rho_0*piece[i].f;
  end for;
  for i in 1:N loop
    if densityModel == Types.DensityModel.Textbook then
      // der(p[i])*(1/beta_c + k_wall) = (m[i] - m[i + 1])/rho_0/V
      der(e[i])*(1 + k_wall*Media.cavityModulus(oil, p[i])) = store[i].f/V;
      p[i] = Media.textbookPressure(oil, e[i]);
      dm[i] = 0;
    else
      e[i] = 0;
      der(dm[i]) = oil.rho_0*store[i].f;
      p[i] = Media.pressure(oil, (oil.rho_0 + dm[i]/V)/(1 + (p[i] - fluid.p_ambient)*k_wall));
    end if;
  end for;
  for i in 1:N + 1 loop
    if friction == Types.LineFriction.None then
      dp_f[i] = 0;
      z[i,:] = zeros(3);
    elseif friction == Types.LineFriction.Steady then
      dp_f[i] = Hydraulics.Functions.pipeFriction(m[i], w[i]*length, d, oil.rho_0, oil.nu, roughness);
      z[i,:] = zeros(3);
    else
      for k in 1:3 loop
        der(z[i,k]) = n_i[k]*4*oil.nu/(d*d)*(m[i] - z[i,k]);
      end for;
      dp_f[i] = Hydraulics.Functions.pipeFriction(m[i], w[i]*length, d, oil.rho_0, oil.nu, roughness) + 16*oil.nu*w[i]*length/(d*d*area)*sum(m_i[k]*(m[i] - z[i,k]) for k in 1:3);
    end if;
    if densityModel == Types.DensityModel.Textbook then
      dp_empty[i] = 0;
    else
      dp_empty[i] = w[i]*length/area*m[i]/tau_empty*(1 - Hydraulics.Functions.smoothStep(noEvent(if m[i] >= 0 then p_left[i] else p_right[i])/p_empty));
    end if;
  end for;
  for i in 1:N + 1 loop
    connect(piece[i].bondUp[1], inertia[i].bond);
    connect(piece[i].bondDown[1], drag[i].bond);
  end for;
  for i in 1:N loop
    connect(piece[i].bondOut[1], cell[i].bondIn[1]);
    connect(cell[i].bondDown[1], store[i].bond);
    connect(cell[i].bondOut[1], piece[i + 1].bondIn[1]);
  end for;
  connect(A, piece[1].bondIn[1])
    annotation(Line(points={{-60,0},{-26,0}}, color={96,104,116}));
  connect(piece[N + 1].bondOut[1], B)
    annotation(Line(points={{-22,0},{60,0}}, color={96,104,116}));
  annotation(
    Icon(coordinateSystem(extent={{-80,-30},{80,30}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Rectangle(extent={{-60,-30},{60,30}}, lineColor={96,104,116}),
      Text(extent={{-60,-14},{60,14}}, textString="I R C"),
      Line(points={{-80,0},{-60,0}}, color={96,104,116}),
      Line(points={{80,0},{60,0}}, color={96,104,116}),
      Text(extent={{-80,36},{80,64}}, textString="%name")}),
    Diagram(coordinateSystem(extent={{-74,-28},{74,28}}, preserveAspectRatio=true, grid={2,2})),
    Documentation(info="<html>
<p><b>e_i - e_(i+1) = rho_0*w_i*length/area*der(f_i) + dp_f(f_i)</b> of each piece, <b>der(V*p_i/beta) = f_i - f_(i+1)</b> of each volume.</p>
</html>"));
end LumpedLine;
