// SPDX-License-Identifier: GPL-3.0-or-later
// Components that set the potential of a port, always, in one branch, by an input or in a part of them, beside others
// that do not. ConnectionTest shows which two of them cannot be joined, with the reason.
model M
  model Tank
    parameter Boolean useLevel = false;
    parameter Real p = 1e5;
    Real V(start = 1);
    T.Port A annotation(__Bramah(stores = true), Placement(transformation(extent = {{-10,-10},{10,10}})));
  equation
    if useLevel then
      der(V) = A.m_flow;
      A.p = p + V;
    else
      V = 1;
      A.p = 2*p;
    end if;
  end Tank;
  model Source
    T.In u;
    T.Port A annotation(__Bramah(stores = true), Placement(transformation(extent = {{-10,-10},{10,10}})));
  equation
    u + time = A.p;
  end Source;
  model Sub
    T.Port p annotation(Placement(transformation(extent = {{-10,-10},{10,10}})));
    Tank tank;
  equation
    connect(p, tank.A);
  end Sub;
  model Frame
    T.Flange s annotation(Placement(transformation(extent = {{-10,-10},{10,10}})));
  equation
    s.s = 0;
  end Frame;
  model Held
    T.In inner_u;
    T.Port A annotation(__Bramah(stores = true), Placement(transformation(extent = {{-10,-10},{10,10}})));
  equation
    inner_u = 2e5;
    A.p = inner_u;
  end Held;
  model Moving
    T.Flange s annotation(Placement(transformation(extent = {{-10,-10},{10,10}})));
  equation
    s.s = time;
  end Moving;
  Tank t1; Tank t2; Tank t3(p = 2e5); Held held; Moving moving; Tank level(useLevel = true); Source source; Sub sub; Frame f1; Frame f2; T.Resistor r;
end M;
