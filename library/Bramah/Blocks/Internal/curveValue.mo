// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Internal;
function curveValue "Value of a curve"
  input Table1D table "Table";
  input Integer column "Which of its curves";
  input Real u "Abscissa";
  output Real y "Value";
  external "C" y = ModelicaStandardTables_CombiTable1D_getValue(table, column, u);
end curveValue;
