// SPDX-License-Identifier: GPL-3.0-or-later
// The multi-pole elements of Grossschmidt and Harf, tables 1 and 2 and figure 3. ComponentFormsTest compares the forms
// that their equations allow with those that the paper lists.
package E
  connector Oil
    Real p(unit = "Pa");
    flow Real q(unit = "m3/s");
  end Oil;
  connector Flange
    Real s(unit = "m");
    flow Real f(unit = "N");
  end Flange;
  partial model TwoPorts
    Oil A;
    Oil B;
  end TwoPorts;
  model RR "Resistance"
    extends TwoPorts;
  equation
    A.q = 2*(A.p - B.p)/sqrt(abs(A.p - B.p) + 0.1);
    A.q + B.q = 0;
  end RR;
  model LE "Leakage"
    extends TwoPorts;
  equation
    A.q = 0.3*(A.p - B.p);
    A.q + B.q = 0;
  end LE;
  model VE "Volume elasticity"
    extends TwoPorts;
    Real p;
  equation
    p = A.p;
    p = B.p;
    0.5*der(p) = A.q + B.q;
  end VE;
  model HI "Inertia of a fluid"
    extends TwoPorts;
  equation
    3*der(A.q) = A.p - B.p;
    A.q + B.q = 0;
  end HI;
  partial model TwoFlanges
    Flange a;
    Flange b;
  end TwoFlanges;
  model EL "Elasticity"
    extends TwoFlanges;
  equation
    b.f = 7*(b.s - a.s);
    a.f + b.f = 0;
  end EL;
  model DA "Damping"
    extends TwoFlanges;
    Real v;
  equation
    v = der(b.s) - der(a.s);
    b.f = 5*v;
    a.f + b.f = 0;
  end DA;
  model IN "Inertia"
    extends TwoFlanges;
    Real v;
  equation
    a.s = b.s;
    v = der(a.s);
    4*der(v) = a.f + b.f;
  end IN;
  model Piston
    Oil A;
    Oil B;
    Flange rod;
    Real v;
  equation
    v = der(rod.s);
    A.q = 2*v;
    B.q = -3*v;
    rod.f = 4*der(v) - (2*A.p - 3*B.p);
  end Piston;
  model Tee
    Oil A;
    Oil B;
    Oil C;
  equation
    A.p = B.p;
    B.p = C.p;
    A.q + B.q + C.q = 0;
  end Tee;
  model Source
    Oil A;
    parameter Real p0 = 1;
  equation
    A.p = p0 - 0.7*A.q;
  end Source;
  model Wall
    Flange a;
  equation
    a.f = 0.7*(a.s - 1) + 0.3*der(a.s);
  end Wall;
end E;
