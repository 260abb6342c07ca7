// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/benchmarks/chain_model.h"

namespace bramah::bench {

QByteArray chain(int cells)
{
    const QByteArray n = QByteArray::number(cells);
    return "connector Port Real p; flow Real q; end Port;\n"
           "model Source Port a; equation a.p = 5; end Source;\n"
           "model Cell Port a; Port b; parameter Real C = 1e-3; parameter Real k = 2; Real p(start = 1, fixed = true); "
           "Real m; Real s(start = 0, fixed = true); Real v(start = 0, fixed = true); Real f; Real dp; Real h; "
           "equation dp = a.p - p; a.q = k*dp/(dp^2 + 0.01)^0.25; p = b.p; der(m) = a.q + b.q - 0.1*v; m = C*p; "
           "der(s) = v; 2*der(v) = f; f = p - h; h = 3*s + (if s > 0.5 then 100*(s - 0.5) else 0) + 0.2*v; end Cell;\n"
           "model Chain Source source; parameter Integer n = " +
           n +
           "; Cell c[n]; equation connect(source.a, c[1].a); "
           "for i in 1:n - 1 loop connect(c[i].b, c[i + 1].a); end for; end Chain;\n";
}

}  // namespace bramah::bench
