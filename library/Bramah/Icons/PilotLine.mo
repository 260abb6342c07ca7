// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Icons;
partial model PilotLine "Pilot or drain line, dashed"
  annotation(Icon(coordinateSystem(extent={{0,-10},{60,10}}, preserveAspectRatio=true, grid={2,2}), graphics={
    Line(points={{0,0},{60,0}}, pattern=LinePattern.Dash)}));
end PilotLine;
