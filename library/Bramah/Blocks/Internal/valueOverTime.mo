// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Internal;
function valueOverTime "Value of a curve over time"
  input TableOverTime table "Table";
  input Integer column "Which of its curves";
  input Real t "Time";
  input Real next "Time of the next event";
  input Real before "The same before this event";
  output Real y "Value";
  external "C" y = ModelicaStandardTables_CombiTimeTable_getValue(table, column, t, next, before);
end valueOverTime;
