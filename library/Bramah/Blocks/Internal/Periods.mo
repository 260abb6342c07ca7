// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Internal;
block Periods "Counts time in periods"
  parameter Units.Time period(final min=1e-9) = 1 "Period";
  parameter Units.Time startTime = 0 "Start of the first period";
  Units.Time T_start "Start of the present period; before the first, its start";
initial equation
  // A run, and an operating point, begin in any period.
  pre(T_start) = startTime + period*max(floor((time - startTime)/period), 0);
equation
  when sample(startTime, period) then
    T_start = time;
  end when;
  annotation(Documentation(info="<html>
<p>What the periodic sources share: <b>T_start = startTime + k*period</b>, k the number of periods that are over, with an event at each start.</p>
</html>"));
end Periods;
