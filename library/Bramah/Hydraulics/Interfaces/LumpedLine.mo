// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model LumpedLine "Line of lumps: oil that flows, is compressed and rubs"
  extends OilComponent;
  parameter Units.Length length(displayUnit="m", min=1e-3) = 1 "Length" annotation(__Bramah(usual={0.01,1e4}));
  parameter Units.Length d(min=1e-4) = 0.012 "Inner diameter" annotation(__Bramah(usual={1e-3,0.5}));
  parameter Real k_wall(unit="1/Pa", displayUnit="1/GPa", min=0) = 0 "Widening of the bore's area per pressure"
    annotation(Dialog(group="Wall"));
  parameter Units.Length roughness(displayUnit="um", min=0) = 0 "Roughness of the wall; 0: smooth (drawn tube)"
    annotation(Dialog(group="Wall"));
  parameter Integer N(min=1) = 5 "Number of pieces of oil that move" annotation(Evaluate=true);
  parameter Types.LineFriction friction = Types.LineFriction.FrequencyDependent "Friction at the wall" annotation(Evaluate=true);
  parameter Types.Initial init = Types.Initial.Start "What fixes pressures and flows at the start"
    annotation(Evaluate=true, Dialog(tab="Start"));
  parameter Units.AbsolutePressure p_start = fluid.p_ambient "Pressure at the start" annotation(Dialog(tab="Start"));
  Port A "End A" annotation(__Bramah(stores=true), Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Port B "End B" annotation(__Bramah(stores=true), Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  Units.AbsolutePressure p[N + 1](each start=p_start, fixed={i > 1 and i <= N and init == Types.Initial.Start for i in 1:N + 1})
    "Pressures of the volumes, from A to B";
  Units.Mass dm[N + 1](each stateSelect=StateSelect.prefer, each nominal=oil.rho_0*V*1e6/oil.beta)
    "Excess masses: mass less rho_0*V; 0 with Textbook" annotation(__Bramah(conserved=true));
  Real e[N + 1](each unit="1", each stateSelect=StateSelect.prefer, each nominal=1e6/oil.beta) "Compressions with Textbook; else 0";
  Units.MassFlowRate m[N](each start=0, each fixed=init == Types.Initial.Start) "Mass flow rates from A to B between the volumes";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
protected
  parameter Units.Area area = Units.pi/4*d*d "Area of the bore";
  parameter Units.Volume V = area*length/N "Oil volume of a piece at ambient pressure";
  parameter Real w[N + 1] = cat(1, {0.5}, ones(N - 1), {0.5}) "Share of it that a volume between two pieces, or at an end, has";
  // The wall layer in laminar and in turbulent flow: rates over nu/r^2, the turbulent ones less B, and weights
  constant Real n_l[4] = {29.398, 152.12, 863.3, 8756.4} "Rates of the wall layer's lags in laminar flow";
  constant Real m_l[4] = {1.3353, 3.2785, 8.4098, 57.159} "Their weights";
  constant Real n_t[4] = {38.185, 398, 2512.5, 26188} "Rates in turbulent flow, less B";
  constant Real m_t[4] = {3.7523, 5.936, 14.914, 98.266} "Their weights";
  parameter Integer K = if friction == Types.LineFriction.FrequencyDependent then 4 else 0 "Number of lags";
  Real rate(unit="1/s") = 4*nu/(d*d) "nu/r^2";
  Units.KinematicViscosity nu = Media.viscosity(oil, (A.p + B.p)/2) "Viscosity at the mean pressure";
  constant Real x_empty = 0.02 "Share of its oil below which a volume runs empty";
  constant Units.Time tau_empty = 1e-5 "Time constant in which a piece stops that has an empty volume behind it";
  Units.MassFlowRate z[N,K](each start=0, each fixed=init == Types.Initial.Start) "Lagged mass flow rates";
  Real Re(unit="1", start=0, fixed=init == Types.Initial.Start, nominal=1000) "Reynolds number of the flow that the wall layer has grown in";
  Real Re_now(unit="1") "Reynolds number of the present flow";
  Real s(unit="1") "Share of turbulent flow";
  Real B_t(unit="1") "Rate at which turbulence fades memory, over nu/r^2";
  Units.PressureDifference dp_f[N] "Pressure drops by friction";
  Units.Density rho[N + 1] "Densities of the oil in the volumes" annotation(__Bramah(iterate=true));
initial equation
  if init == Types.Initial.SteadyState then
    for i in 1:N loop
      der(m[i]) = 0;
      z[i,:] = fill(m[i], K);
    end for;
    A.m_flow = m[1];
    for i in 1:N - 1 loop
      m[i] = m[i + 1];
    end for;
    B.m_flow = -m[N];
    Re = Re_now;
  end if;
equation
  p[1] = A.p;
  p[N + 1] = B.p;
  qA = A.m_flow/oil.rho_0;
  qB = B.m_flow/oil.rho_0;
  for i in 1:N + 1 loop
    if densityModel == Types.DensityModel.Textbook then
      // der(p[i])*(1/beta_c + k_wall) = flow/rho_0/(w[i]*V)
      der(e[i])*(1 + k_wall*Media.cavityModulus(oil, p[i])) = ((if i == 1 then A.m_flow else m[i - 1]) + (if i > N then B.m_flow else -m[i]))/oil.rho_0/(w[i]*V);
      p[i] = Media.textbookPressure(oil, e[i]);
      dm[i] = 0;
      rho[i] = oil.rho_0;
    else
      e[i] = 0;
      der(dm[i]) = (if i == 1 then A.m_flow else m[i - 1]) + (if i > N then B.m_flow else -m[i]);
      rho[i]*(1 + (p[i] - fluid.p_ambient)*k_wall) = oil.rho_0 + dm[i]/(w[i]*V);
      rho[i] = Media.density(oil, p[i]);
    end if;
  end for;
  if friction == Types.LineFriction.FrequencyDependent then
    Re_now = 4*noEvent(abs(m[1]) + abs(m[N]))/2/(Units.pi*d*oil.rho_0*nu);
    der(Re) = 26.4*rate*(Re_now - Re);
    s = Functions.smoothStep((Re - 2300)/1700);
    B_t = Functions.turbulentFading(Re);
  else
    Re_now = 0;
    Re = 0;
    s = 0;
    B_t = 0;
  end if;
  for i in 1:N loop
    for k in 1:K loop
      der(z[i,k]) = (n_l[k] + s*(n_t[k] + B_t - n_l[k]))*rate*(m[i] - z[i,k]);
    end for;
    if friction == Types.LineFriction.None then
      dp_f[i] = 0;
    else
      dp_f[i] = Functions.pipeFriction(m[i], length/N, d, oil.rho_0, Media.viscosity(oil, (p[i] + p[i + 1])/2), roughness)
        + 4*rate*length/(N*area)*sum((m_l[k] + s*(m_t[k] - m_l[k]))*(m[i] - z[i,k]) for k in 1:K);
    end if;
    if densityModel == Types.DensityModel.Textbook then
      length/(N*area)*der(m[i]) = p[i] - p[i + 1] - dp_f[i];
    else
      length/(N*area)*(der(m[i]) + m[i]/tau_empty*(1 - Functions.smoothStep((1 + noEvent(if m[i] >= 0 then dm[i]/w[i] else dm[i + 1]/w[i + 1])/(V*oil.rho_0))/x_empty)))
        = p[i] - p[i + 1] - dp_f[i];
    end if;
  end for;
  annotation(__Bramah(bonds="A > cell[1], cell[i]:0 > store[i]:C for i in 1:N+1, cell[i] > piece[i]:1 > cell[i+1] for i in 1:N, piece[i] > inertia[i]:I for i in 1:N, piece[i] > drag[i]:R for i in 1:N, B > cell[N+1]"),
    Documentation(info="<html>
<p>N pieces of oil that move and N + 1 volumes between them and at the ends, the outer two half as large, so the line is the same from both ends
and stores oil at both: a valve that shuts there stops no mass at once.</p>
<p><b>der(dm_i) = m_(i-1) - m_i</b>, <b>rho_0 + dm_i/V = density(oil, p_i)*(1 + k*(p_i - p_amb))</b> and
<b>(l/A)*der(m_i) = p_i - p_(i+1) - dp_f</b> with the wall's compliance k; friction dp_f by
<a href='modelica://Bramah.Hydraulics.Functions.pipeFriction'>pipeFriction</a>.</p>
<p>A column that moves on when its supply is shut opens a cavity behind it, whose size the oil that is left there gives: it closes when as much has
come back as went. It may grow until 2 % of the oil of the volume there are left; then the piece next to it stops within some 10 us, for there is nothing
to take. Its momentum, a small part of the line's, is lost.
With <code>Textbook</code> a cavity has no bound.</p>
</html>"));
end LumpedLine;
