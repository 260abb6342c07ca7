// SPDX-License-Identifier: BSD-3-Clause
// A mechanism with frames of its own, so that the motion view is tried without other libraries.
model swing "A swing whose rod goes out and in"
  connector Frame "Place, angle, forces and torque"
    Real x(unit="m") "Position to the right";
    Real y(unit="m") "Position upwards";
    Real phi(unit="rad") "Angle, counter-clockwise";
    flow Real fx(unit="N") "Force along x";
    flow Real fy(unit="N") "Force along y";
    flow Real t(unit="N.m") "Torque";
    annotation(Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={Rectangle(extent={{-60,-60},{60,60}})}));
  end Frame;
  partial model Link "Two frames"
    Frame a annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
    Frame b annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  equation
    a.fx + b.fx = 0;
    a.fy + b.fy = 0;
    a.t + b.t + (b.x - a.x)*b.fy - (b.y - a.y)*b.fx = 0;
    annotation(Icon(coordinateSystem(extent={{-100,-40},{100,40}}), graphics={Rectangle(extent={{-100,-40},{100,40}})}));
  end Link;
  model Fixed "A fixed point"
    Frame frame annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={100,0})));
  equation
    frame.x = 0;
    frame.y = 0;
    frame.phi = 0;
    annotation(Icon(coordinateSystem(extent={{-40,-40},{100,40}}), graphics={Rectangle(extent={{-40,-40},{100,40}})}));
  end Fixed;
  model Pin "A joint without friction"
    extends Link;
    Real angle(unit="rad", start=-0.6, fixed=true);
    Real speed(unit="rad/s", start=0, fixed=true);
  equation
    b.x = a.x;
    b.y = a.y;
    b.phi = a.phi + angle;
    speed = der(angle);
    a.t = 0;
  end Pin;
  model Rod "A rigid link"
    extends Link;
    parameter Real length(unit="m") = 0.8;
  equation
    b.x = a.x + length*cos(a.phi);
    b.y = a.y + length*sin(a.phi);
    b.phi = a.phi;
  end Rod;
  model Telescope "A link of a length that varies"
    extends Link;
    Real length(unit="m") = 0.3 + 0.2*sin(2*time);
  equation
    b.x = a.x + length*cos(a.phi);
    b.y = a.y + length*sin(a.phi);
    b.phi = a.phi;
  end Telescope;
  model Body "A mass point"
    Frame a annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
    parameter Real m(unit="kg") = 10;
    Real vx(unit="m/s") = der(a.x);
    Real vy(unit="m/s") = der(a.y);
  equation
    m*der(vx) = a.fx;
    m*der(vy) = a.fy - 9.81*m;
    a.t = 0;
    annotation(Icon(coordinateSystem(extent={{-100,-40},{40,40}}), graphics={Rectangle(extent={{-100,-40},{40,40}})}));
  end Body;
  Fixed fixed annotation(Placement(transformation(extent={{-4,-4},{10,4}}, origin={-70,20})));
  Pin pin annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={-40,20})));
  Rod rod annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={-10,20})));
  Telescope telescope annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={20,20})));
  Body body annotation(Placement(transformation(extent={{-10,-4},{4,4}}, origin={50,20})));
equation
  connect(fixed.frame, pin.a) annotation(Line(points={{-60,20},{-50,20}}));
  connect(pin.b, rod.a) annotation(Line(points={{-30,20},{-20,20}}));
  connect(rod.b, telescope.a) annotation(Line(points={{0,20},{10,20}}));
  connect(telescope.b, body.a) annotation(Line(points={{30,20},{40,20}}));
  annotation(experiment(StopTime=4, Interval=0.01));
end swing;
