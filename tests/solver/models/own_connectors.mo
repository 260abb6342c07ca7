// SPDX-License-Identifier: GPL-3.0-or-later
// Connectors of a user, of all kinds. ConnectionAgreementTest joins their components in all ways, and shows that the
// rules of the sheet and the compiler agree about which connections can be.
package Own
  type Mode = enumeration(idle, busy);
  type Way = enumeration(idle, busy);
  connector StepOut output Boolean available; input Boolean reset; end StepOut;
  connector StepIn output Boolean occupied; input Boolean set; end StepIn;
  connector TransitionIn input Boolean available; output Boolean reset; end TransitionIn;
  connector TransitionOut input Boolean occupied; output Boolean set; end TransitionOut;
  connector Magnetic Real V_m(unit = "A"); flow Real Phi(unit = "Wb"); end Magnetic;
  connector Bond Real e; flow Real f; end Bond;
  connector OilInBar Real p(unit = "bar"); flow Real m_flow(unit = "kg/s"); end OilInBar;
  model Step
    StepIn i annotation(Placement(transformation(extent={{-110,-10},{-90,10}})));
    StepOut o annotation(Placement(transformation(extent={{90,-10},{110,10}})));
    discrete Boolean isActive(start = true, fixed = true);
  equation
    isActive = i.set or pre(isActive) and not o.reset;
    i.occupied = pre(isActive);
    o.available = pre(isActive);
  end Step;
  model Transition
    TransitionIn i annotation(Placement(transformation(extent={{-110,-10},{-90,10}})));
    TransitionOut o annotation(Placement(transformation(extent={{90,-10},{110,10}})));
  equation
    i.reset = i.available and time > 1;
    o.set = i.reset;
  end Transition;
  model Core
    Magnetic a annotation(Placement(transformation(extent={{-110,-10},{-90,10}})));
    Magnetic b annotation(Placement(transformation(extent={{90,-10},{110,10}})));
  equation
    a.Phi + b.Phi = 0;
    a.V_m - b.V_m = 1e6*a.Phi;
  end Core;
  model Resistance
    Bond b annotation(Placement(transformation(extent={{-110,-10},{-90,10}})));
  equation
    b.e = 2*b.f;
  end Resistance;
  model Bar
    OilInBar P annotation(Placement(transformation(extent={{-110,-10},{-90,10}})));
  equation
    P.p = 3 + P.m_flow;
  end Bar;
  block Modes
    output Mode y = Mode.idle;
    connector ModeOut = output Mode;
    ModeOut m annotation(Placement(transformation(extent={{90,-10},{110,10}})));
  equation
    m = Mode.busy;
  end Modes;
  block Ways
    connector WayIn = input Way;
    WayIn u annotation(Placement(transformation(extent={{-110,-10},{-90,10}})));
  end Ways;
end Own;
