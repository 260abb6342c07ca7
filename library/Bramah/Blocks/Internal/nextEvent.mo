// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Internal;
function nextEvent "Time of the next event of a table over time"
  input TableOverTime table "Table";
  input Real t "Time";
  output Real y "Time";
  external "C" y = ModelicaStandardTables_CombiTimeTable_nextTimeEvent(table, t);
end nextEvent;
