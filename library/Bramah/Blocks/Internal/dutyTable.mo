// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Internal;
function dutyTable "Table over time of a duty cycle"
  input Real duration[:] "Durations of the phases";
  input Real value[size(duration, 1)] "Values of the phases";
  input Real transition "Time of change into each phase, at its beginning";
  output Real table[2*size(duration, 1) + 1, 2] "Rows of time and value";
protected
  Integer n = size(duration, 1);
  Real t "Beginning of a phase";
algorithm
  t := 0;
  table[1, 1] := 0;
  table[1, 2] := value[n];
  for i in 1:n loop
    table[2*i, 1] := t + min(transition, duration[i]);
    table[2*i, 2] := value[i];
    t := t + duration[i];
    table[2*i + 1, 1] := t;
    table[2*i + 1, 2] := value[i];
  end for;
end dutyTable;
