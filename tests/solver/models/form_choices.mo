// SPDX-License-Identifier: GPL-3.0-or-later
// A spool between resistances, as in figure 4 of Grossschmidt and Harf. FormChoicesTest gives each resistance each form,
// and gets the same flow from all combinations, or the reason why one cannot be.
package F
  connector Oil
    Real p(unit = "Pa", start = 40, nominal = 10);
    flow Real q(unit = "m3/s", nominal = 1);
  end Oil;
  model RR
    Oil A;
    Oil B;
    input Real k;
  equation
    A.q = k*(A.p - B.p)/sqrt(sqrt((A.p - B.p)^2 + 0.01));
    A.q + B.q = 0;
  end RR;
  model Spool
    Oil A;
    Oil B;
    Real x(start = 1) "Opening that is left: 4 - x";
  equation
    A.q = 0;
    B.q = 0;
    10*(A.p - B.p) = 60 + 5*x;
  end Spool;
  model Source
    Oil A;
    parameter Real p = 100;
  equation
    A.p = p;
  end Source;
end F;
