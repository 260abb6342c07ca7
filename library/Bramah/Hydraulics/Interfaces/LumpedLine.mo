// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model LumpedLine "Line of lumps: oil that flows, is compressed and rubs"
  extends OilComponent;
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
  Port A "End A" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
  Port B "End B" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={80,0})));
  Units.AbsolutePressure p[N](each start=p_start, each fixed=init == Types.Initial.Start)
    "Pressures of the volumes, from A to B";
  Units.Mass dm[N](each stateSelect=StateSelect.prefer, each nominal=oil.rho_0*V*1e6/oil.beta)
    "Excess masses: mass less rho_0*V; 0 with Textbook" annotation(__Bramah(conserved=false));
  Real e[N](each unit="1", each stateSelect=StateSelect.prefer, each nominal=1e6/oil.beta) "Compressions with Textbook; else 0";
  Units.MassFlowRate m[N + 1](each start=0, each fixed=init == Types.Initial.Start)
    "Mass flow rates from A to B, before, between and behind the volumes";
  Units.VolumeFlowRate qA "Volume flow rate into A, at the density rho_0";
  Units.VolumeFlowRate qB "Volume flow rate into B, at the density rho_0";
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
  p_left = cat(1, {A.p}, p);
  p_right = cat(1, p, {B.p});
  A.m_flow = m[1];
  B.m_flow = -m[N + 1];
  qA = A.m_flow/oil.rho_0;
  qB = B.m_flow/oil.rho_0;
  for i in 1:N loop
    if densityModel == Types.DensityModel.Textbook then
      // der(p[i])*(1/beta_c + k_wall) = (m[i] - m[i + 1])/rho_0/V
      der(e[i])*(1 + k_wall*Media.cavityModulus(oil, p[i])) = (m[i] - m[i + 1])/oil.rho_0/V;
      p[i] = Media.textbookPressure(oil, e[i]);
      dm[i] = 0;
    else
      e[i] = 0;
      der(dm[i]) = m[i] - m[i + 1];
      p[i] = Media.pressure(oil, (oil.rho_0 + dm[i]/V)/(1 + (p[i] - fluid.p_ambient)*k_wall));
    end if;
  end for;
  for i in 1:N + 1 loop
    if friction == Types.LineFriction.None then
      dp_f[i] = 0;
      z[i,:] = zeros(3);
    elseif friction == Types.LineFriction.Steady then
      dp_f[i] = Functions.pipeFriction(m[i], w[i]*length, d, oil.rho_0, oil.nu, roughness);
      z[i,:] = zeros(3);
    else
      for k in 1:3 loop
        der(z[i,k]) = n_i[k]*4*oil.nu/(d*d)*(m[i] - z[i,k]);
      end for;
      dp_f[i] = Functions.pipeFriction(m[i], w[i]*length, d, oil.rho_0, oil.nu, roughness) + 16*oil.nu*w[i]*length/(d*d*area)*sum(m_i[k]*(m[i] - z[i,k]) for k in 1:3);
    end if;
    if densityModel == Types.DensityModel.Textbook then
      w[i]*length/area*der(m[i]) = p_left[i] - p_right[i] - dp_f[i];
    else
      w[i]*length/area*(der(m[i]) + m[i]/tau_empty*(1 - Functions.smoothStep(noEvent(if m[i] >= 0 then p_left[i] else p_right[i])/p_empty)))
        = p_left[i] - p_right[i] - dp_f[i];
    end if;
  end for;
  annotation(__Bramah(bonds="A > piece[1], piece[i]:1 > inertia[i]:I for i in 1:N+1, piece[i] > drag[i]:R for i in 1:N+1, piece[i] > cell[i]:0 > piece[i+1] for i in 1:N, cell[i] > store[i]:C for i in 1:N, piece[N+1] > B"),
    Documentation(info="<html>
<p>N volumes and N + 1 inertances between and outside of them, the outer two half as long, so the line is the same from both ends:</p>
<p><b>der(dm_i) = m_i - m_(i+1)</b>, <b>rho_0 + dm_i/V = density(oil, p_i)*(1 + k*(p_i - p_amb))</b> and
<b>(l/A)*der(m_i) = p_(i-1) - p_i - dp_f</b> with the wall's compliance k; friction dp_f by
<a href='modelica://Bramah.Hydraulics.Functions.pipeFriction'>pipeFriction</a>.</p>
<p>A column that moves on when its supply is shut opens a cavity behind it. It may grow until it fills the volume there, at a twentieth of the
vapour pressure; then the piece next to it stops within some 10 us, for there is nothing to take. Its momentum, a small part of the line's, is lost.
With <code>Textbook</code> a cavity has no bound.</p>
</html>"));
end LumpedLine;
