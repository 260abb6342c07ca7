// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Internal;
function surfaceValue "Value of a surface"
  input Table2D table "Table";
  input Real u1 "Value for the first column";
  input Real u2 "Value for the first row";
  output Real y "Value";
  external "C" y = ModelicaStandardTables_CombiTable2D_getValue(table, u1, u2);
end surfaceValue;
