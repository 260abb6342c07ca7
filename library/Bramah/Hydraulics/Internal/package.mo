// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package Internal "Building blocks of components"
  constant Real R_gas(unit="J/(mol.K)") = 8.314462618 "Gas constant";
  constant Real b_N2(unit="m3/mol") = 2.40383e-5 "Volume of nitrogen's molecules by Peng and Robinson, 0.0778*R*T_c/p_c";
end Internal;
