// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Cylinders;
model LockedCylinder "Double-acting cylinder whose rod a spring locks until pressure at X frees it"
  extends DoubleActingCylinder(f_lock=lock.f);
  parameter Units.Force f_hold(min=0) = 20e3 "Force that the lock holds without pressure at X" annotation(Dialog(group="Lock"));
  parameter Units.PressureDifference p_free(min=1e4) = 40e5 "Pressure at X over ambient at which the rod is free" annotation(Dialog(group="Lock"));
  parameter Units.PressureDifference p_grip(min=0, max=0.99*p_free) = 0.7*p_free "Pressure at X over ambient below which the lock holds f_hold"
    annotation(Dialog(group="Lock"));
  Interfaces.Port X "Pressure that frees the rod" annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={180,40})));
  Real y_lock(unit="1") "Grip of the lock: 0 free, 1 locked";
  Boolean isHeld "true: the lock holds the rod";
protected
  Mechanics.Internal.StickSlip lock(v=v, f_slide=f_hold*y_lock, f_static=f_hold*y_lock) "Friction of the lock";
equation
  X.m_flow = 0;
  y_lock = 1 - Functions.smoothStep((X.p - fluid.p_ambient - p_grip)/(p_free - p_grip));
  isHeld = lock.locked;
  annotation(
    __Bramah(bonds="X > readingX:De, piston > lock:R", technicalData="%{?abs(A_A/d_bore^2 - Units.pi/4) < 1e-6 and abs((A_A - A_B)/d_bore^2 - Units.pi/4*(d_rod/d_bore)^2) < 1e-6}⌀%{d_bore:mm}/%{d_rod:mm} × %{stroke:mm} %{[mm]}\n%{!abs(A_A/d_bore^2 - Units.pi/4) < 1e-6 and abs((A_A - A_B)/d_bore^2 - Units.pi/4*(d_rod/d_bore)^2) < 1e-6}%{A_A:cm2}/%{A_B:cm2} %{[cm2]} × %{stroke:mm} %{[mm]}\n%{f_hold}", rule="Cylinder with rod lock (X11570): as the double-acting one; on the rod a wedge, over it a lock of 2 M x 3 M with its spring, which pressure at X lifts.", moves(rod=100*x/stroke)),
    defaultComponentName="cylinder",
    Icon(coordinateSystem(extent={{-100,-80},{180,140}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Polygon(points={{100,10},{100,24},{132,10},{100,10}}),
      Line(points={{116,18},{116,30}}, origin=DynamicSelect({0,0},{0,12*(1 - y_lock)})),
      Rectangle(extent={{96,30},{136,90}}),
      Polygon(points={{116,64.6},{96,30},{136,30},{116,64.6}}, fillColor={0,0,0}, fillPattern=FillPattern.Solid),
      Line(points={{116,90},{136,94},{96,102},{136,110},{96,119},{136,127},{96,135},{116,140}}),
      Line(points={{136,40},{180,40}}, pattern=LinePattern.Dash),
      Text(extent={{158,44},{176,64}}, textString="X")}),
    Documentation(info="<html>
<p>A <a href='modelica://Bramah.Hydraulics.Cylinders.DoubleActingCylinder'>DoubleActingCylinder</a> with a clamp on its rod that springs shut and pressure
at X opens. The clamp is dry friction between rod and housing:</p>
<ul>
<li>sliding: <b>f = sign(v)*f_hold*y_lock</b>, <b>y_lock = 1 - s((p_X - p_amb - p_grip)/(p_free - p_grip))</b>, s the cubic step from 0 to 1;</li>
<li>held: v = 0, and f is whatever force holds the rod, up to f_hold*y_lock. Beyond it the rod slips.</li>
</ul>
<p>Mode changes are events (<a href='modelica://Bramah.Mechanics.Internal.StickSlip'>StickSlip</a>). <b>m_moving*a = f_pressure - f_friction - f +
f_stop + rod.f</b>; the rest is that of the cylinder. X takes no oil.</p>
<p>Assumptions: as DoubleActingCylinder; the piston of the lock moves at once and displaces no oil. Valid: holding a load that stands; braking with the
lock wears it, though it is computed. Typical: f_hold 1 to 2 times the force of the cylinder at its working pressure, p_free 30 to 60 bar. Source:
Coulomb friction; oil and areas after H. E. Merritt, Hydraulic Control Systems (1967), chapter 6. Example: <a
href='modelica://Bramah.Examples.Cylinders.HeldLoad'>HeldLoad</a>.</p>
</html>"));
end LockedCylinder;
