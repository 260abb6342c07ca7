// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan.Interfaces;
partial model Spool "Spool that follows a position as a second-order lag; its edges are left open"
  extends Hydraulics.Interfaces.OilComponent;
  parameter Real C_q(unit="1", min=0.01, max=1) = 0.67 "Discharge coefficient";
  parameter Units.Length d(min=1e-6) = 0.01 "Diameter of the spool";
  parameter Units.Length x_max(min=1e-9) = 0.01 "Greatest way of the spool to each side";
  parameter Units.Position x_least(min=-x_max, max=x_max) = -x_max "Least position that is commanded";
  parameter Units.AngularFrequency omega(min=1e-3) = 100 "Natural frequency of the spool" annotation(Dialog(group="Spool"));
  parameter Real zeta(unit="1", min=0.01) = 1 "Damping ratio of the spool" annotation(Dialog(group="Spool"));
  Blocks.Interfaces.RealInput u(unit="m") "Commanded position"
    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-160,0})));
  Units.Position x(start=0, nominal=1e-3) "Position of the spool";
  Units.Velocity v(start=0, nominal=0.1) "Speed of the spool";
protected
  parameter Units.Length w = Units.pi*d "Circumference of the spool";
  Units.Position x_u "Position that is commanded, between its limits";
initial equation
  x = x_u;
  v = 0;
equation
  x_u = noEvent(min(max(u, x_least), x_max));
  der(x) = v;
  der(v) = omega^2*(x_u - x) - 2*zeta*omega*v;
  annotation(Icon(coordinateSystem(extent={{-160,-80},{120,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Line(points={{-160,0},{-120,0}}, color={44,99,201})}),
    Documentation(info="<html>
<p>The spool follows the position <code>u</code>, between x_least and x_max: <b>der(v) = omega^2*(u - x) - 2*zeta*omega*v</b>, der(x) = v. It begins where it is commanded.</p>
</html>"));
end Spool;
