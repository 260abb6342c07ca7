// SPDX-License-Identifier: GPL-3.0-or-later
// Elements with one port, two and three, whose equations pass on power, store it, lose it or make it. PowerStructureTest
// finds from the equations alone which of these an element does, and the matrices of E e + F f = 0.
package E
  connector Oil
    Real p(unit = "Pa");
    flow Real q(unit = "m3/s");
  end Oil;
  connector Flange
    Real s(unit = "m");
    flow Real f(unit = "N");
  end Flange;
  connector Shaft
    Real phi(unit = "rad");
    flow Real tau(unit = "N.m");
  end Shaft;
  connector Pin
    Real v(unit = "V");
    flow Real i(unit = "A");
  end Pin;
  model EMF "Pins p, n; Shaft a"
    Pin p, n;
    Shaft a;
    parameter Real k = 0.06;
    Real w;
  equation
    w = der(a.phi);
    p.v - n.v = k*w;
    p.i + n.i = 0;
    a.tau = -k*p.i;
  end EMF;
  model Gyrator
    Pin a, b;
    parameter Real r = 5;
  equation
    a.v = r*b.i;
    b.v = -r*a.i;
  end Gyrator;
  model Cylinder "Ideal, of a piston of 3 and 2 cm2"
    Oil A, B;
    Flange rod;
    Real v;
  equation
    v = der(rod.s);
    A.q = 3e-4*v;
    B.q = -2e-4*v;
    rod.f = -(3e-4*A.p - 2e-4*B.p);
  end Cylinder;
  model Node
    Oil A, B, C;
  equation
    A.p = B.p;
    B.p = C.p;
    A.q + B.q + C.q = 0;
  end Node;
  model Lever "Positions alone"
    Flange a, b;
  equation
    b.s = -2*a.s;
    a.f = 2*b.f;
  end Lever;
  model Resistor
    Pin p, n;
    parameter Real R = 3;
  equation
    p.v - n.v = R*p.i;
    p.i + n.i = 0;
  end Resistor;
  model Amplifier
    Pin a, b;
  equation
    a.i = 0;
    b.v = 10*a.v;
  end Amplifier;
  model Capacitor
    Pin p, n;
    Real v(start = 1, fixed = true);
  equation
    v = p.v - n.v;
    p.i = 2*der(v);
    p.i + n.i = 0;
  end Capacitor;
  model Orifice
    Oil A, B;
  equation
    A.q = 1e-8*(A.p - B.p)/sqrt(abs(A.p - B.p) + 1);
    A.q + B.q = 0;
  end Orifice;
  model Battery
    Pin p;
    parameter Real v0 = 12;
  equation
    p.v = v0 + 0.1*p.i;
  end Battery;
  model Pressure
    Oil A;
  equation
    A.p = 1e5 + 1e8*A.q;
  end Pressure;
  model Load
    Flange a;
  equation
    a.f = 2*der(a.s) + a.s;
  end Load;
  model Brake
    Shaft a;
  equation
    a.tau = 0.3*der(a.phi) + 0.2*a.phi;
  end Brake;
  model Cell
    Pin p;
  equation
    p.v = 3 + 0.7*p.i;
  end Cell;
end E;
