// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Internal;
model LossMap "Leakage or friction of a machine over speed and pressure, from shares at the points of a map"
  parameter Real map[:, :] = [0, 200e5; 150, 0.05] "First row: pressure differences [Pa], first column: speeds [rad/s], both rising; the rest: shares";
  parameter Real scale = 4e-6 "Displacement per radian";
  parameter Boolean isLeakage = true "true: share of the displaced flow; false: share of the torque of the pressures" annotation(Evaluate=true);
  Blocks.Interfaces.RealInput w(unit="rad/s") "Amount of the speed";
  Blocks.Interfaces.RealInput dp(unit="Pa") "Amount of the pressure difference";
  Blocks.Interfaces.RealOutput y "Amount of the loss: m3/s of leakage, N.m of friction";
protected
  parameter Integer n = size(map, 1) "Rows";
  parameter Integer m = size(map, 2) "Columns";
  // a column for dp = 0: no leakage, and the friction of the lowest pressure
  parameter Real amounts[n, m + 1] = cat(2, [map[:, 1]], {{if i == 1 then 0 elseif isLeakage then 0 else map[i, 2]*scale*map[1, 2]} for i in 1:n},
    {{if i == 1 then map[1, j] elseif isLeakage then map[i, j]*scale*map[i, 1] else map[i, j]*scale*map[1, j] for j in 2:m} for i in 1:n})
    "The loss over speed and pressure";
  parameter Blocks.Internal.Table2D tableID = Blocks.Internal.Table2D("NoName", "NoName", amounts, Types.Smoothness.LinearSegments,
    Types.Extrapolation.LastTwoPoints, ",", 0) "The surface";
equation
  assert(map[1, 2] > 0 and map[2, 1] > 0, "an efficiency map starts above a pressure difference and a speed of 0: there is no efficiency there");
  assert(min(map[2:n, 2:m]) >= 0, "the efficiencies of a map are above 0 and at most 1");
  y = noEvent(max(Blocks.Internal.surfaceValue(tableID, min(max(w, map[2, 1]), map[n, 1]), dp), 0));
  annotation(Documentation(info="<html>
<p>At the points of the map <b>y = share*scale*w</b> (leakage) or <b>y = share*scale*dp</b> (friction); between them straight lines, in speed held
beyond the first and the last row, in pressure carried on. At a pressure difference of 0 there is no leakage, and the friction is that of the
lowest pressure.</p>
</html>"));
end LossMap;
