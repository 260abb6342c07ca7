// SPDX-License-Identifier: BSD-3-Clause
model mechatronic_axis "DC axis of capsules: power monitor, trajectory generator, control"
  connector OrdersMaster "Orders of the operator: master, it gives the orders"
    output Boolean on "Switch on";
    output Boolean off "Switch off";
    output Boolean homing "Search the zero position";
    output Boolean start "Start the cycles";
    output Boolean stop "Stop at the end of the cycle";
    output Boolean safeStop "Stop as soon as possible";
    output Boolean reset "Acknowledge an error";
    input Boolean ready "Power is there";
    input Boolean homed "Stands at zero";
    input Boolean running "Cycles";
    input Boolean failed "In error";
    annotation(Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Rectangle(extent={{-50,-50},{50,50}}, lineColor={96,104,116}, fillColor={96,104,116}, fillPattern=FillPattern.Solid)}));
  end OrdersMaster;
  connector OrdersSlave "Orders of the operator: slave, it obeys"
    input Boolean on "Switch on";
    input Boolean off "Switch off";
    input Boolean homing "Search the zero position";
    input Boolean start "Start the cycles";
    input Boolean stop "Stop at the end of the cycle";
    input Boolean safeStop "Stop as soon as possible";
    input Boolean reset "Acknowledge an error";
    output Boolean ready "Power is there";
    output Boolean homed "Stands at zero";
    output Boolean running "Cycles";
    output Boolean failed "In error";
    annotation(Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Rectangle(extent={{-50,-50},{50,50}}, lineColor={96,104,116}, fillColor={255,255,255}, fillPattern=FillPattern.Solid)}));
  end OrdersSlave;
  connector PowerMaster "Power: master, it gives the orders"
    output Boolean on "Switch on";
    output Boolean reset "Acknowledge a failure";
    input Boolean enabled "The converter works";
    input Boolean failed "The converter has failed";
    annotation(Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Rectangle(extent={{-50,-50},{50,50}}, lineColor={96,104,116}, fillColor={96,104,116}, fillPattern=FillPattern.Solid)}));
  end PowerMaster;
  connector PowerSlave "Power: slave, it obeys"
    input Boolean on "Switch on";
    input Boolean reset "Acknowledge a failure";
    output Boolean enabled "The converter works";
    output Boolean failed "The converter has failed";
    annotation(Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Rectangle(extent={{-50,-50},{50,50}}, lineColor={96,104,116}, fillColor={255,255,255}, fillPattern=FillPattern.Solid)}));
  end PowerSlave;
  connector MotionMaster "Motion: master, it gives the orders"
    output Boolean enable "May move";
    output Boolean homing "Search the zero position";
    output Boolean start "Start the cycles";
    output Boolean stop "Stop at the end of the cycle";
    output Boolean safeStop "Stop as soon as possible";
    input Boolean done "The order is carried out";
    annotation(Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Rectangle(extent={{-50,-50},{50,50}}, lineColor={96,104,116}, fillColor={96,104,116}, fillPattern=FillPattern.Solid)}));
  end MotionMaster;
  connector MotionSlave "Motion: slave, it obeys"
    input Boolean enable "May move";
    input Boolean homing "Search the zero position";
    input Boolean start "Start the cycles";
    input Boolean stop "Stop at the end of the cycle";
    input Boolean safeStop "Stop as soon as possible";
    output Boolean done "The order is carried out";
    annotation(Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Rectangle(extent={{-50,-50},{50,50}}, lineColor={96,104,116}, fillColor={255,255,255}, fillPattern=FillPattern.Solid)}));
  end MotionSlave;
  connector ControlMaster "Control: master, it gives the orders"
    output Boolean enable "May work";
    output Boolean regulate "Begin to regulate";
    output Boolean reset "Acknowledge an error";
    input Boolean failed "The following error is too large";
    annotation(Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Rectangle(extent={{-50,-50},{50,50}}, lineColor={96,104,116}, fillColor={96,104,116}, fillPattern=FillPattern.Solid)}));
  end ControlMaster;
  connector ControlSlave "Control: slave, it obeys"
    input Boolean enable "May work";
    input Boolean regulate "Begin to regulate";
    input Boolean reset "Acknowledge an error";
    output Boolean failed "The following error is too large";
    annotation(Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={
      Rectangle(extent={{-50,-50},{50,50}}, lineColor={96,104,116}, fillColor={255,255,255}, fillPattern=FillPattern.Solid)}));
  end ControlSlave;
  model PowerMonitor "Switches the converter on and watches it"
    PowerSlave protocol "Orders"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-100,50}), iconTransformation(extent={{-10,-10},{10,10}}, origin={0,60})));
    Bramah.Blocks.Interfaces.BooleanInput mains "The converter has its supply"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-100,18}), iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
    Bramah.Sequences.InitialStep off(nOut=1, nIn=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,62})));
    Bramah.Sequences.Transition on(condition=protocol.on, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,50})));
    Bramah.Sequences.Step checking(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,38})));
    Bramah.Sequences.AlternativeSplit checked(width=64, n=2)
      annotation(Placement(transformation(extent={{-2,0},{2,2}}, origin={0,28})));
    Bramah.Sequences.Transition good(condition=mains, delay=0.3, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-32,18})));
    Bramah.Sequences.Transition offA(condition=not protocol.on, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={32,18})));
    Bramah.Sequences.Step operating(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-32,6})));
    Bramah.Sequences.AlternativeSplit ends(width=44, n=2)
      annotation(Placement(transformation(extent={{-2,0},{2,2}}, origin={-32,-4})));
    Bramah.Sequences.Transition bad(condition=not mains, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-54,-14})));
    Bramah.Sequences.Transition offB(condition=not protocol.on, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-10,-14})));
    Bramah.Sequences.Step failure(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-54,-26})));
    Bramah.Sequences.Transition reset(condition=protocol.reset, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-54,-38})));
    Bramah.Sequences.AlternativeJoin merge(width=88, n=3)
      annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-10,-50})));
  equation
    protocol.enabled = operating.X;
    protocol.failed = failure.X;
    connect(off.o[1], on.i[1])
      annotation(Line(points={{0,56},{0,54}}));
    connect(on.o[1], checking.i[1])
      annotation(Line(points={{0,46},{0,44}}));
    connect(checking.o[1], checked.i)
      annotation(Line(points={{0,32},{0,30}}));
    connect(checked.o[1], good.i[1])
      annotation(Line(points={{0,28},{-32,28},{-32,22}}));
    connect(checked.o[2], offA.i[1])
      annotation(Line(points={{0,28},{32,28},{32,22}}));
    connect(good.o[1], operating.i[1])
      annotation(Line(points={{-32,14},{-32,12}}));
    connect(operating.o[1], ends.i)
      annotation(Line(points={{-32,0},{-32,-2}}));
    connect(ends.o[1], bad.i[1])
      annotation(Line(points={{-32,-4},{-54,-4},{-54,-10}}));
    connect(ends.o[2], offB.i[1])
      annotation(Line(points={{-32,-4},{-10,-4},{-10,-10}}));
    connect(bad.o[1], failure.i[1])
      annotation(Line(points={{-54,-18},{-54,-20}}));
    connect(failure.o[1], reset.i[1])
      annotation(Line(points={{-54,-32},{-54,-34}}));
    connect(reset.o[1], merge.i[1])
      annotation(Line(points={{-54,-42},{-54,-50},{-10,-50}}));
    connect(offB.o[1], merge.i[2])
      annotation(Line(points={{-10,-18},{-10,-50}}));
    connect(offA.o[1], merge.i[3])
      annotation(Line(points={{32,14},{32,-50},{-10,-50}}));
    connect(merge.o, off.i[1])
      annotation(Line(points={{-10,-52},{-10,-60},{84,-60},{84,76},{0,76},{0,68}}));
    annotation(Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
        Rectangle(extent={{-80,-60},{80,60}}),
        Text(extent={{-70,-16},{70,16}}, textString="Power"),
        Text(extent={{-80,-90},{80,-64}}, textString="%name")}),
      Diagram(coordinateSystem(extent={{-110,-66},{90,84}}, preserveAspectRatio=true, grid={2,2})));
  end PowerMonitor;
  model TrajectoryGenerator "Gives the angle wanted at each time"
    MotionSlave protocol "Orders"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-100,50}), iconTransformation(extent={{-10,-10},{10,10}}, origin={0,60})));
    Bramah.Blocks.Interfaces.RealInput phi "Angle of the motor"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-100,18}), iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
    Bramah.Blocks.Interfaces.RealOutput sp "Angle wanted"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={100,44}), iconTransformation(extent={{-10,-10},{10,10}}, origin={80,0})));
    parameter Real A(unit="rad") = 6.283185307 "Way of a cycle, there and back";
    parameter Real T(unit="s") = 2 "Time of a cycle";
    parameter Real w_slow(unit="rad/s") = 3 "Speed of the search for zero";
    parameter Real a(unit="rad/s2") = 60 "Deceleration of the safe stop";
    Real phase(start=0, fixed=true) "Cycles since the start";
    Real phase_end(start=0, fixed=true) "Phase at which the last cycle ends";
    Real s_w(start=0.8, fixed=true) "Angle wanted";
    Real w_0(start=0, fixed=true) "Speed at which the safe stop began";
    Real phi_f "Angle of the motor behind a short lag";
    Real w_m "Speed of the motor";
    inner Bramah.Sequences.Chart chart(toInitial=not protocol.enable)
      annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-92,70})));
    Bramah.Sequences.InitialStep idle(nOut=1, nIn=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,62})));
    Bramah.Sequences.AlternativeSplit what(width=72, n=2)
      annotation(Placement(transformation(extent={{-2,0},{2,2}}, origin={0,52})));
    Bramah.Sequences.Transition home(condition=protocol.homing, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-36,42})));
    Bramah.Sequences.Transition begin(condition=protocol.start, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={36,42})));
    Bramah.Sequences.Step searchHome(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-36,30})));
    Bramah.Sequences.Transition zero(delay=0.1, condition=abs(phi) < 0.005, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-36,18})));
    Bramah.Sequences.Step running(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={36,30})));
    Bramah.Sequences.AlternativeSplit ends(width=60, n=2)
      annotation(Placement(transformation(extent={{-2,0},{2,2}}, origin={36,20})));
    Bramah.Sequences.Transition last(condition=protocol.stop, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={6,10})));
    Bramah.Sequences.Transition now(condition=protocol.safeStop, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={66,10})));
    Bramah.Sequences.Step stopping(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={6,-2})));
    Bramah.Sequences.Step fastStop(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={66,-2})));
    Bramah.Sequences.Transition round(condition=phase >= phase_end, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={6,-14})));
    Bramah.Sequences.Transition still(condition=fastStop.t > abs(w_0)/a and abs(w_m) < 0.01, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={66,-14})));
    Bramah.Sequences.AlternativeJoin merge(width=104, n=3)
      annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={16,-26})));
    Bramah.Sequences.Step done(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={16,-36})));
    Bramah.Sequences.Transition obeyed(condition=not (protocol.homing or protocol.stop or protocol.safeStop), nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={16,-48})));
  equation
    der(phase) = if running.X or stopping.X then 1/T else 0;
    der(s_w) = if searchHome.X then noEvent(max(-w_slow, min(w_slow, -s_w/0.05)))
      elseif running.X or stopping.X then A*3.14159265358979/T*sin(2*3.14159265358979*phase)
      elseif fastStop.X then sign(w_0)*noEvent(max(0, abs(w_0) - a*fastStop.t)) else 0;
    der(phi_f) = (phi - phi_f)/0.005;
    w_m = (phi - phi_f)/0.005;
    sp = s_w;
    protocol.done = done.X;
    when searchHome.X then
      reinit(s_w, phi);
    end when;
    when running.X then
      reinit(phase, 0);
    end when;
    when stopping.X then
      phase_end = ceil(phase);
    end when;
    when fastStop.X then
      w_0 = A*3.14159265358979/T*sin(2*3.14159265358979*phase);
    end when;
    connect(idle.o[1], what.i)
      annotation(Line(points={{0,56},{0,54}}));
    connect(what.o[1], home.i[1])
      annotation(Line(points={{0,52},{-36,52},{-36,46}}));
    connect(what.o[2], begin.i[1])
      annotation(Line(points={{0,52},{36,52},{36,46}}));
    connect(home.o[1], searchHome.i[1])
      annotation(Line(points={{-36,38},{-36,36}}));
    connect(searchHome.o[1], zero.i[1])
      annotation(Line(points={{-36,24},{-36,22}}));
    connect(begin.o[1], running.i[1])
      annotation(Line(points={{36,38},{36,36}}));
    connect(running.o[1], ends.i)
      annotation(Line(points={{36,24},{36,22}}));
    connect(ends.o[1], last.i[1])
      annotation(Line(points={{36,20},{6,20},{6,14}}));
    connect(ends.o[2], now.i[1])
      annotation(Line(points={{36,20},{66,20},{66,14}}));
    connect(last.o[1], stopping.i[1])
      annotation(Line(points={{6,6},{6,4}}));
    connect(stopping.o[1], round.i[1])
      annotation(Line(points={{6,-8},{6,-10}}));
    connect(now.o[1], fastStop.i[1])
      annotation(Line(points={{66,6},{66,4}}));
    connect(fastStop.o[1], still.i[1])
      annotation(Line(points={{66,-8},{66,-10}}));
    connect(zero.o[1], merge.i[1])
      annotation(Line(points={{-36,14},{-36,-26},{16,-26}}));
    connect(round.o[1], merge.i[2])
      annotation(Line(points={{6,-18},{6,-26},{16,-26}}));
    connect(still.o[1], merge.i[3])
      annotation(Line(points={{66,-18},{66,-26},{16,-26}}));
    connect(merge.o, done.i[1])
      annotation(Line(points={{16,-28},{16,-30}}));
    connect(done.o[1], obeyed.i[1])
      annotation(Line(points={{16,-42},{16,-44}}));
    connect(obeyed.o[1], idle.i[1])
      annotation(Line(points={{16,-52},{16,-58},{-60,-58},{-60,76},{0,76},{0,68}}));
  initial equation
    phi_f = phi;
    annotation(Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
        Rectangle(extent={{-80,-60},{80,60}}),
        Text(extent={{-70,-16},{70,16}}, textString="Trajectory"),
        Text(extent={{-80,-90},{80,-64}}, textString="%name")}),
      Diagram(coordinateSystem(extent={{-110,-66},{130,84}}, preserveAspectRatio=true, grid={2,2})));
  end TrajectoryGenerator;
  model Control "PID controller with a limit of the following error"
    ControlSlave protocol "Orders"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-100,50}), iconTransformation(extent={{-10,-10},{10,10}}, origin={0,60})));
    Bramah.Blocks.Interfaces.RealInput sp "Angle wanted"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-100,18}), iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,20})));
    Bramah.Blocks.Interfaces.RealInput phi "Angle of the motor"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-100,2}), iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,-20})));
    Bramah.Blocks.Interfaces.RealOutput v "Voltage wanted"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={100,18}), iconTransformation(extent={{-10,-10},{10,10}}, origin={80,0})));
    parameter Real k(unit="V/rad") = 8 "Gain";
    parameter Real T_i(unit="s") = 0.15 "Integral time";
    parameter Real T_d(unit="s") = 0.07 "Derivative time";
    parameter Real T_f(unit="s") = 0.005 "Lag of the derivative";
    parameter Real v_max(unit="V") = 24 "Greatest voltage";
    parameter Real e_max(unit="rad") = 0.5 "Following error at which it gives up";
    Real e(unit="rad") "Following error";
    Real x_i(start=0, fixed=true) "Integral part";
    Real x_d(start=0, fixed=true) "Following error behind a lag";
    Bramah.Sequences.InitialStep regOff(nOut=1, nIn=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,62})));
    Bramah.Sequences.Transition begin(condition=protocol.regulate, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,50})));
    Bramah.Sequences.Step regulating(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,38})));
    Bramah.Sequences.AlternativeSplit ends(width=56, n=2)
      annotation(Placement(transformation(extent={{-2,0},{2,2}}, origin={0,28})));
    Bramah.Sequences.Transition lost(delay=0.02, condition=abs(e) > e_max, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-28,18})));
    Bramah.Sequences.Transition off(condition=not protocol.enable, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={28,18})));
    Bramah.Sequences.Step error(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-28,6})));
    Bramah.Sequences.Transition reset(condition=protocol.reset, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-28,-6})));
    Bramah.Sequences.AlternativeJoin merge(width=56, n=2)
      annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={0,-18})));
  equation
    e = sp - phi;
    der(x_i) = if regulating.X then k*e/T_i else 0;
    der(x_d) = (e - x_d)/T_f;
    v = if regulating.X then noEvent(max(-v_max, min(v_max, k*e + x_i + k*T_d*(e - x_d)/T_f))) else 0;
    protocol.failed = error.X;
    when regulating.X then
      reinit(x_i, 0);
      reinit(x_d, 0);
    end when;
    connect(regOff.o[1], begin.i[1])
      annotation(Line(points={{0,56},{0,54}}));
    connect(begin.o[1], regulating.i[1])
      annotation(Line(points={{0,46},{0,44}}));
    connect(regulating.o[1], ends.i)
      annotation(Line(points={{0,32},{0,30}}));
    connect(ends.o[1], lost.i[1])
      annotation(Line(points={{0,28},{-28,28},{-28,22}}));
    connect(ends.o[2], off.i[1])
      annotation(Line(points={{0,28},{28,28},{28,22}}));
    connect(lost.o[1], error.i[1])
      annotation(Line(points={{-28,14},{-28,12}}));
    connect(error.o[1], reset.i[1])
      annotation(Line(points={{-28,0},{-28,-2}}));
    connect(reset.o[1], merge.i[1])
      annotation(Line(points={{-28,-10},{-28,-18},{0,-18}}));
    connect(off.o[1], merge.i[2])
      annotation(Line(points={{28,14},{28,-18},{0,-18}}));
    connect(merge.o, regOff.i[1])
      annotation(Line(points={{0,-20},{0,-28},{80,-28},{80,76},{0,76},{0,68}}));
    annotation(Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
        Rectangle(extent={{-80,-60},{80,60}}),
        Text(extent={{-70,-16},{70,16}}, textString="Control"),
        Text(extent={{-80,-90},{80,-64}}, textString="%name")}),
      Diagram(coordinateSystem(extent={{-110,-40},{110,84}}, preserveAspectRatio=true, grid={2,2})));
  end Control;
  model Working "All that goes on while the axis is switched on"
    extends Bramah.Sequences.EnclosingStep;
    input Boolean enabled "The converter works" annotation(Dialog);
    input Boolean homingOrder "Search the zero position" annotation(Dialog);
    input Boolean startOrder "Start the cycles" annotation(Dialog);
    input Boolean stopOrder "Stop at the end of the cycle" annotation(Dialog);
    input Boolean safeStopOrder "Stop as soon as possible" annotation(Dialog);
    input Boolean done "The trajectory has come to its end" annotation(Dialog);
    Bramah.Sequences.Step energize(link=true, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,62})));
    Bramah.Sequences.Transition powered(condition=enabled, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,50})));
    Bramah.Sequences.Step ready(nIn=2, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,36})));
    Bramah.Sequences.Transition search(condition=homingOrder, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,24})));
    Bramah.Sequences.Step homing(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,12})));
    Bramah.Sequences.Transition found(condition=done, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,0})));
    Bramah.Sequences.Step homed(nIn=2, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,-14})));
    Bramah.Sequences.Transition begin(condition=startOrder, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,-26})));
    Bramah.Sequences.Step run(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,-38})));
    Bramah.Sequences.AlternativeSplit ends(width=60, n=2)
      annotation(Placement(transformation(extent={{-2,0},{2,2}}, origin={0,-48})));
    Bramah.Sequences.Transition stop(condition=stopOrder, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-30,-58})));
    Bramah.Sequences.Transition safe(condition=safeStopOrder, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={30,-58})));
    Bramah.Sequences.Step stopping(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-30,-70})));
    Bramah.Sequences.Transition stopped(condition=done, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-30,-82})));
    Bramah.Sequences.Step fastStop(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={30,-70})));
    Bramah.Sequences.Transition still(condition=done, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={30,-82})));
  equation
    connect(energize.o[1], powered.i[1])
      annotation(Line(points={{0,56},{0,54}}));
    connect(powered.o[1], ready.i[1])
      annotation(Line(points={{0,46},{0,42}}));
    connect(ready.o[1], search.i[1])
      annotation(Line(points={{0,30},{0,28}}));
    connect(search.o[1], homing.i[1])
      annotation(Line(points={{0,20},{0,18}}));
    connect(homing.o[1], found.i[1])
      annotation(Line(points={{0,6},{0,4}}));
    connect(found.o[1], homed.i[1])
      annotation(Line(points={{0,-4},{0,-8}}));
    connect(homed.o[1], begin.i[1])
      annotation(Line(points={{0,-20},{0,-22}}));
    connect(begin.o[1], run.i[1])
      annotation(Line(points={{0,-30},{0,-32}}));
    connect(run.o[1], ends.i)
      annotation(Line(points={{0,-44},{0,-46}}));
    connect(ends.o[1], stop.i[1])
      annotation(Line(points={{0,-48},{-30,-48},{-30,-54}}));
    connect(ends.o[2], safe.i[1])
      annotation(Line(points={{0,-48},{30,-48},{30,-54}}));
    connect(stop.o[1], stopping.i[1])
      annotation(Line(points={{-30,-62},{-30,-64}}));
    connect(stopping.o[1], stopped.i[1])
      annotation(Line(points={{-30,-76},{-30,-78}}));
    connect(safe.o[1], fastStop.i[1])
      annotation(Line(points={{30,-62},{30,-64}}));
    connect(fastStop.o[1], still.i[1])
      annotation(Line(points={{30,-76},{30,-78}}));
    connect(stopped.o[1], homed.i[2])
      annotation(Line(points={{-30,-86},{-30,-92},{-56,-92},{-56,-6},{0,-6},{0,-8}}));
    connect(still.o[1], ready.i[2])
      annotation(Line(points={{30,-86},{30,-92},{64,-92},{64,44},{0,44},{0,42}}));
    annotation(Diagram(coordinateSystem(extent={{-90,-98},{80,98}}, preserveAspectRatio=true, grid={2,2})));
  end Working;
  model Protocol "What the capsules of the controller do together"
    OrdersSlave EX "The operator"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-90,40}), iconTransformation(extent={{-10,-10},{10,10}}, origin={-200,0})));
    PowerMaster PM "Power monitor"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={80,40}), iconTransformation(extent={{-10,-10},{10,10}}, origin={-120,-60})));
    MotionMaster TG "Trajectory generator"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={80,20}), iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-60})));
    ControlMaster CT "Control"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={80,0}), iconTransformation(extent={{-10,-10},{10,10}}, origin={120,-60})));
    Bramah.Sequences.InitialStep idle(nOut=1, nIn=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,40})));
    Bramah.Sequences.Transition on(condition=EX.on, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,28})));
    Working working(enabled=PM.enabled, homingOrder=EX.homing, startOrder=EX.start, stopOrder=EX.stop, safeStopOrder=EX.safeStop, done=TG.done, nIn=1, nOut=1, nException=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={0,14})));
    Bramah.Sequences.Transition off(condition=EX.off, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={0,0})));
    Bramah.Sequences.Transition failure(condition=PM.failed or CT.failed, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-40,0})));
    Bramah.Sequences.Step error(nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-40,-12})));
    Bramah.Sequences.Transition reset(condition=EX.reset, nIn=1, nOut=1)
      annotation(Placement(transformation(extent={{-6,-4},{6,4}}, origin={-40,-24})));
    Bramah.Sequences.AlternativeJoin merge(width=40, n=2)
      annotation(Placement(transformation(extent={{-2,-2},{2,0}}, origin={-20,-36})));
  equation
    PM.on = working.X;
    PM.reset = error.X and EX.reset;
    TG.enable = working.X;
    TG.homing = working.homing.X;
    TG.start = working.run.X;
    TG.stop = working.stopping.X;
    TG.safeStop = working.fastStop.X;
    CT.enable = working.X;
    CT.regulate = working.homing.X;
    CT.reset = error.X and EX.reset;
    EX.ready = working.ready.X;
    EX.homed = working.homed.X;
    EX.running = working.run.X;
    EX.failed = error.X;
    connect(idle.o[1], on.i[1])
      annotation(Line(points={{0,34},{0,32}}));
    connect(on.o[1], working.i[1])
      annotation(Line(points={{0,24},{0,20}}));
    connect(working.o[1], off.i[1])
      annotation(Line(points={{0,8},{0,4}}));
    connect(working.exception[1], failure.i[1])
      annotation(Line(points={{-10,14},{-40,14},{-40,4}}));
    connect(failure.o[1], error.i[1])
      annotation(Line(points={{-40,-4},{-40,-6}}));
    connect(error.o[1], reset.i[1])
      annotation(Line(points={{-40,-18},{-40,-20}}));
    connect(reset.o[1], merge.i[1])
      annotation(Line(points={{-40,-28},{-40,-36},{-20,-36}}));
    connect(off.o[1], merge.i[2])
      annotation(Line(points={{0,-4},{0,-36},{-20,-36}}));
    connect(merge.o, idle.i[1])
      annotation(Line(points={{-20,-38},{-20,-46},{40,-46},{40,54},{0,54},{0,46}}));
    annotation(Icon(coordinateSystem(extent={{-200,-60},{200,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
        Rectangle(extent={{-200,-60},{200,60}}),
        Text(extent={{-190,-16},{190,16}}, textString="Protocol"),
        Text(extent={{-200,64},{200,90}}, textString="%name")}),
      Diagram(coordinateSystem(extent={{-98,-54},{90,64}}, preserveAspectRatio=true, grid={2,2})));
  end Protocol;
  model Controller "Motion controller: three capsules and their protocol"
    OrdersSlave p1 "The operator"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-80,40}), iconTransformation(extent={{-10,-10},{10,10}}, origin={-120,40})));
    Bramah.Blocks.Interfaces.RealInput p2 "Angle of the motor"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-80,-4}), iconTransformation(extent={{-10,-10},{10,10}}, origin={-120,-40})));
    Bramah.Blocks.Interfaces.RealOutput p3 "Voltage of the armature"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={80,0}), iconTransformation(extent={{-10,-10},{10,10}}, origin={120,0})));
    Bramah.Blocks.Interfaces.BooleanInput p4 "The converter has its supply"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-80,14}), iconTransformation(extent={{-10,-10},{10,10}}, origin={-120,0})));
    Protocol protocol
      annotation(Placement(transformation(extent={{-20,-6},{20,6}}, origin={0,40})));
    PowerMonitor power
      annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-48,14})));
    TrajectoryGenerator trajectory
      annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={0,2})));
    Control control
      annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={40,0})));
  equation
    connect(p1, protocol.EX)
      annotation(Line(points={{-80,40},{-20,40}}, color={96,104,116}));
    connect(protocol.PM, power.protocol)
      annotation(Line(points={{-12,34},{-12,28},{-48,28},{-48,20}}, color={96,104,116}));
    connect(protocol.TG, trajectory.protocol)
      annotation(Line(points={{0,34},{0,8}}, color={96,104,116}));
    connect(protocol.CT, control.protocol)
      annotation(Line(points={{12,34},{12,28},{40,28},{40,6}}, color={96,104,116}));
    connect(p4, power.mains)
      annotation(Line(points={{-80,14},{-56,14}}, color={168,60,160}));
    connect(p2, trajectory.phi)
      annotation(Line(points={{-80,-4},{-20,-4},{-20,2},{-8,2}}, color={44,99,201}));
    connect(trajectory.sp, control.sp)
      annotation(Line(points={{8,2},{32,2}}, color={44,99,201}));
    connect(p2, control.phi)
      annotation(Line(points={{-80,-4},{-20,-4},{-20,-14},{20,-14},{20,-2},{32,-2}}, color={44,99,201}));
    connect(control.v, p3)
      annotation(Line(points={{48,0},{80,0}}, color={44,99,201}));
    annotation(Icon(coordinateSystem(extent={{-120,-80},{120,80}}, preserveAspectRatio=true, grid={2,2}), graphics={
        Rectangle(extent={{-120,-80},{120,80}}),
        Text(extent={{-110,-16},{110,16}}, textString="Controller"),
        Text(extent={{-120,84},{120,110}}, textString="%name")}),
      Diagram(coordinateSystem(extent={{-88,-24},{88,56}}, preserveAspectRatio=true, grid={2,2})));
  end Controller;
  model Armature "Circuit of the armature: an element that stores energy and one that dissipates it"
    Bramah.Electrical.Interfaces.PositivePin p "To the converter of energy"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={60,20}), iconTransformation(extent={{-10,-10},{10,10}}, origin={80,40})));
    Bramah.Electrical.Interfaces.NegativePin n "From the converter of energy"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={60,-20}), iconTransformation(extent={{-10,-10},{10,10}}, origin={80,-40})));
    Bramah.Blocks.Interfaces.RealInput v "Voltage wanted"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-60,0}), iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
    Bramah.Electrical.SignalVoltage source
      annotation(Placement(transformation(extent={{-8,4},{8,-6}}, origin={-40,0}, rotation=270)));
    Bramah.Electrical.Resistor dissipating(R=1)
      annotation(Placement(transformation(extent={{-8,-4},{8,4}}, origin={-12,20})));
    Bramah.Electrical.Inductor kinStoring(L=1e-3, i(start=0, fixed=true))
      annotation(Placement(transformation(extent={{-8,-4},{8,4}}, origin={24,20})));
    Bramah.Electrical.Ground ground
      annotation(Placement(transformation(extent={{-4,-6},{4,2}}, origin={-40,-28})));
  equation
    connect(v, source.v)
      annotation(Line(points={{-60,0},{-46,0}}, color={44,99,201}));
    connect(source.p, dissipating.p)
      annotation(Line(points={{-40,8},{-40,20},{-20,20}}, color={15,123,119}));
    connect(dissipating.n, kinStoring.p)
      annotation(Line(points={{-4,20},{16,20}}, color={15,123,119}));
    connect(kinStoring.n, p)
      annotation(Line(points={{32,20},{60,20}}, color={15,123,119}));
    connect(source.n, n)
      annotation(Line(points={{-40,-8},{-40,-20},{60,-20}}, color={15,123,119}));
    connect(ground.p, source.n)
      annotation(Line(points={{-40,-28},{-40,-8}}, color={15,123,119}));
    annotation(Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
        Rectangle(extent={{-80,-60},{80,60}}),
        Text(extent={{-70,-16},{70,16}}, textString="Armature"),
        Text(extent={{-80,64},{80,90}}, textString="%name")}),
      Diagram(coordinateSystem(extent={{-68,-38},{68,34}}, preserveAspectRatio=true, grid={2,2})));
  end Armature;
  model Mechanical "Rotor with its load"
    Bramah.Mechanics.Rotational.Interfaces.Flange_a shaft "Shaft"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-60,0}), iconTransformation(extent={{-10,-10},{10,10}}, origin={-80,0})));
    Bramah.Blocks.Interfaces.RealOutput phi "Angle"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={60,-24}), iconTransformation(extent={{-10,-10},{10,10}}, origin={80,-20})));
    Bramah.Blocks.Interfaces.RealInput jam "Torque of the load"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={60,24}, rotation=180), iconTransformation(extent={{-10,-10},{10,10}}, origin={80,20}, rotation=180)));
    Bramah.Mechanics.Rotational.Inertia inertia(J=1e-3, phi(start=0.8, fixed=true), w(start=0, fixed=true))
      annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={-24,0})));
    Bramah.Mechanics.Rotational.Damper friction(d=1e-3)
      annotation(Placement(transformation(extent={{-10,-4},{10,4}}, origin={12,0})));
    Bramah.Mechanics.Rotational.Fixed frame
      annotation(Placement(transformation(extent={{-6,-4},{6,2}}, origin={34,0}, rotation=90)));
    Bramah.Mechanics.Rotational.AngleSensor sensor
      annotation(Placement(transformation(extent={{-6,-3},{6,3}}, origin={18,-24})));
    Bramah.Mechanics.Rotational.Torque load
      annotation(Placement(transformation(extent={{10,-6},{-10,6}}, origin={18,24})));
  equation
    connect(shaft, inertia.flange_a)
      annotation(Line(points={{-60,0},{-34,0}}));
    connect(inertia.flange_b, friction.flange_a)
      annotation(Line(points={{-14,0},{2,0}}));
    connect(friction.flange_b, frame.flange)
      annotation(Line(points={{22,0},{34,0}}));
    connect(inertia.flange_b, sensor.flange)
      annotation(Line(points={{-14,0},{-8,0},{-8,-24},{12,-24}}));
    connect(inertia.flange_b, load.flange)
      annotation(Line(points={{-14,0},{-8,0},{-8,24},{8,24}}));
    connect(sensor.phi, phi)
      annotation(Line(points={{24,-24},{60,-24}}, color={44,99,201}));
    connect(jam, load.tau)
      annotation(Line(points={{60,24},{28,24}}, color={44,99,201}));
    annotation(Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
        Rectangle(extent={{-80,-60},{80,60}}),
        Text(extent={{-70,-16},{70,16}}, textString="Mechanical"),
        Text(extent={{-80,64},{80,90}}, textString="%name")}),
      Diagram(coordinateSystem(extent={{-68,-34},{68,34}}, preserveAspectRatio=true, grid={2,2})));
  end Mechanical;
  model DCMotor "DC motor of two capsules, joined by a gyrator"
    Bramah.Blocks.Interfaces.RealInput v "Voltage of the armature"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={-60,0}), iconTransformation(extent={{-10,-10},{10,10}}, origin={-100,0})));
    Bramah.Blocks.Interfaces.RealOutput phi "Angle"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={60,-2}), iconTransformation(extent={{-10,-10},{10,10}}, origin={100,0})));
    Bramah.Blocks.Interfaces.RealInput jam "Torque of the load"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={60,8}, rotation=180), iconTransformation(extent={{-10,-10},{10,10}}, origin={0,-60}, rotation=90)));
    Armature armature
      annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-34,0})));
    Bramah.Electrical.EMF gyrator(k=0.06)
      annotation(Placement(transformation(extent={{-4,-8},{8,8}}, origin={-4,0})));
    Mechanical mechanical
      annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={30,0})));
  equation
    connect(v, armature.v)
      annotation(Line(points={{-60,0},{-42,0}}, color={44,99,201}));
    connect(armature.p, gyrator.p)
      annotation(Line(points={{-26,4},{-16,4},{-16,12},{-4,12},{-4,8}}, color={15,123,119}));
    connect(armature.n, gyrator.n)
      annotation(Line(points={{-26,-4},{-16,-4},{-16,-12},{-4,-12},{-4,-8}}, color={15,123,119}));
    connect(gyrator.flange, mechanical.shaft)
      annotation(Line(points={{4,0},{22,0}}));
    connect(mechanical.phi, phi)
      annotation(Line(points={{38,-2},{60,-2}}, color={44,99,201}));
    connect(jam, mechanical.jam)
      annotation(Line(points={{60,8},{46,8},{46,2},{38,2}}, color={44,99,201}));
    annotation(Icon(coordinateSystem(extent={{-100,-60},{100,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
        Rectangle(extent={{-100,-60},{100,60}}),
        Text(extent={{-90,-16},{90,16}}, textString="DC motor"),
        Text(extent={{-100,64},{100,90}}, textString="%name")}),
      Diagram(coordinateSystem(extent={{-68,-24},{68,24}}, preserveAspectRatio=true, grid={2,2})));
  end DCMotor;
  model Operator "Supervisor: gives orders at given times"
    OrdersMaster p "Orders"
      annotation(Placement(transformation(extent={{-4,-4},{4,4}}, origin={0,0}), iconTransformation(extent={{-10,-10},{10,10}}, origin={80,0})));
    parameter Real on[:](each unit="s") = {-1} "Times of On";
    parameter Real off[:](each unit="s") = {-1} "Times of Off";
    parameter Real homing[:](each unit="s") = {-1} "Times of Homing";
    parameter Real start[:](each unit="s") = {-1} "Times of Start";
    parameter Real stop[:](each unit="s") = {-1} "Times of Stop";
    parameter Real safeStop[:](each unit="s") = {-1} "Times of SafeStop";
    parameter Real reset[:](each unit="s") = {-1} "Times of Reset";
  equation
    p.on = sum(if time >= on[k] and time < on[k] + 0.1 then 1 else 0 for k in 1:size(on, 1)) > 0;
    p.off = sum(if time >= off[k] and time < off[k] + 0.1 then 1 else 0 for k in 1:size(off, 1)) > 0;
    p.homing = sum(if time >= homing[k] and time < homing[k] + 0.1 then 1 else 0 for k in 1:size(homing, 1)) > 0;
    p.start = sum(if time >= start[k] and time < start[k] + 0.1 then 1 else 0 for k in 1:size(start, 1)) > 0;
    p.stop = sum(if time >= stop[k] and time < stop[k] + 0.1 then 1 else 0 for k in 1:size(stop, 1)) > 0;
    p.safeStop = sum(if time >= safeStop[k] and time < safeStop[k] + 0.1 then 1 else 0 for k in 1:size(safeStop, 1)) > 0;
    p.reset = sum(if time >= reset[k] and time < reset[k] + 0.1 then 1 else 0 for k in 1:size(reset, 1)) > 0;
    annotation(Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
        Rectangle(extent={{-80,-60},{80,60}}),
        Text(extent={{-70,-16},{70,16}}, textString="Operator"),
        Text(extent={{-80,64},{80,90}}, textString="%name")}));
  end Operator;
  inner Bramah.Sequences.Chart chart
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-70,44})));
  Operator supervisor(on={0.5, 18, 24.5, 27}, homing={1.5, 12.6, 19}, start={4, 10.5, 15.2, 22.2}, stop={8.5}, safeStop={11.7}, reset={17.5, 23.5}, off={26, 27.2})
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-70,16})));
  Bramah.Blocks.Logical.LessThreshold mains(threshold=0.5)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-44,-10})));
  Bramah.Blocks.Sources.TimeTable failure(table=[0, 0; 16, 1; 16.3, 0], smoothness=Bramah.Types.Smoothness.ConstantSegments)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={-70,-10})));
  Controller controller
    annotation(Placement(transformation(extent={{-12,-8},{12,8}}, origin={-8,12})));
  DCMotor motor
    annotation(Placement(transformation(extent={{-10,-6},{10,6}}, origin={44,12})));
  Bramah.Blocks.Sources.TimeTable jam(table=[0, 0; 22.6, 0.5; 22.7, 0], smoothness=Bramah.Types.Smoothness.ConstantSegments)
    annotation(Placement(transformation(extent={{-8,-6},{8,6}}, origin={16,-20})));
equation
  connect(supervisor.p, controller.p1)
    annotation(Line(points={{-62,16},{-20,16}}, color={96,104,116}));
  connect(failure.y, mains.u)
    annotation(Line(points={{-62,-10},{-52,-10}}, color={44,99,201}));
  connect(mains.y, controller.p4)
    annotation(Line(points={{-36,-10},{-32,-10},{-32,12},{-20,12}}, color={168,60,160}));
  connect(controller.p3, motor.v)
    annotation(Line(points={{4,12},{34,12}}, color={44,99,201}));
  connect(motor.phi, controller.p2)
    annotation(Line(points={{54,12},{66,12},{66,-34},{-26,-34},{-26,8},{-20,8}}, color={44,99,201}));
  connect(jam.y, motor.jam)
    annotation(Line(points={{24,-20},{44,-20},{44,6}}, color={44,99,201}));
  annotation(
    uses(Bramah(version="0.2.0")),
    experiment(StartTime=0, StopTime=28, Interval=0.005, Tolerance=1e-6),
    Diagram(coordinateSystem(extent={{-86,-44},{74,58}}, preserveAspectRatio=true, grid={2,2})),
    __Bramah(format=1,
      lesson(
        teaches="Capsules with protocols keep the parts of a controller apart: what one of them may do to the others is written at their ports.",
        next="drive_drawing",
        try1(
          do="Set e_max of controller.control from 0.5 to 0.1 rad.",
          change={"controller.control.e_max=0.1"},
          ask="A stricter limit should be safer. What becomes of the safe stop at 11.7 s?",
          answer="It is broken off by an error at 11.808 s: braking as fast as possible takes a following error of up to 0.12 rad, now more than is allowed, and an error sets the voltage to 0, so that the motor only brakes itself; up to 12.4 s the error grows to 0.20 rad. A limit must leave room for what the axis does on purpose.",
          expect={measure(of="time", statistic="first", from="controller.protocol.error.X", lower=11.75, upper=11.85)}),
        try2(
          do="Set e_max of controller.control from 0.5 to 5 rad.",
          change={"controller.control.e_max=5"},
          ask="Who notices the jam at 22.6 s now?",
          answer="Nobody: controller.protocol.error.X, which came at 22.69 s before, stays false, although the following error reaches 0.73 rad. The motor presses against the jam with up to 1.7 V and catches up when it is gone. A following error is the collision sensor of an axis that has none.",
          expect={measure(of="controller.protocol.error.X", statistic="last", to="23", upper=0.5), measure(of="abs(controller.control.e)", statistic="maximum", from="22.2", to="23.4", lower=0.6)}),
        try3(
          do="Set T of controller.trajectory from 2 to 0.5 s: four times as fast.",
          change={"controller.trajectory.T=0.5"},
          ask="The amplifier has 24 V, and 1.2 V of them were needed so far. Why does the axis give up in the first cycle?",
          answer="At 4.083 s the following error passes 0.5 rad, 83 ms after the start. The trajectory's acceleration goes with 1/T^2, sixteen times as much, and the error of a PID loop with it: it was 0.054 rad at 2 s. With T = 1 s it is 0.30 rad and still allowed. To go faster, feed the acceleration forward; more voltage does not help.",
          expect={measure(of="time", statistic="first", from="controller.protocol.error.X", lower=4.05, upper=4.12)}),
        try4(
          do="Set J of motor.mechanical.inertia from 0.001 to 0.01 kg.m2.",
          change={"motor.mechanical.inertia.J=0.01"},
          ask="The motor turns ten times the inertia. How far does the axis come?",
          answer="Not even to its zero: at 1.93 s, while it searches, the following error passes 0.5 rad. k, T_i and T_d were chosen for the small inertia; with the large one the loop swings, and ever further, and the protocol does what it should: error, voltage 0, wait for the reset. Inertia is data of a controller; who changes the load sets it anew.",
          expect={measure(of="time", statistic="first", from="controller.protocol.error.X", lower=1.9, upper=2), measure(of="controller.protocol.working.run.X", statistic="maximum", upper=0.5)}))),
    Documentation(info="<html>
<p>A motion controller and a DC motor as capsules that talk through ports. The controller holds a power monitor, a trajectory generator and the
control; their charts, and the protocol that joins them, are those of figure 5 of Secchi, Bonf&egrave; and Fantuzzi, On the use of UML for modeling
mechatronic systems (IEEE Transactions on Automation Science and Engineering, 2007). Open a capsule to see its chart or its circuit; a filled square
is the master's end of a protocol, an open one the slave's.</p>
<p>The operator switches on, has the zero position searched and starts the cycles. They end by a stop after the whole cycle, by a safe
stop as fast as possible, by a failure of the power (at 16 s) or by a following error that is too large (a jam at 22.6 s). In an error the voltage
is 0 and the motor brakes itself.</p>
<h4>What to look for</h4>
<ul>
<li><b>motor.phi</b> follows <b>controller.trajectory.sp</b>; after the stop order at 8.5 s the cycle goes on to its end at zero.</li>
<li>At 11.7 s the safe stop: <b>controller.protocol.working.fastStop.X</b>, and the motor stands within 0.2 s wherever it is.</li>
<li>At 16 s the power fails: <b>controller.power.failure.X</b>, then <b>controller.protocol.error.X</b> until the reset at 17.5 s.</li>
<li>At 22.6 s a jam: <b>controller.control.e</b> passes 0.5 rad, and <b>controller.control.error.X</b> ends the work.</li>
</ul>
</html>", figures={Figure(identifier="bramah", preferred=true, plots={Plot(title="Angle", curves={Curve(y=controller.trajectory.sp), Curve(y=motor.phi)}, y=Axis(unit="rad")), Plot(title="Protocol", curves={Curve(y=controller.protocol.idle.X), Curve(y=controller.protocol.working.X), Curve(y=controller.protocol.working.homed.X), Curve(y=controller.protocol.working.run.X), Curve(y=controller.protocol.error.X)}), Plot(title="Voltage", curves={Curve(y=controller.p3)}, y=Axis(unit="V")), Plot(title="Following error", curves={Curve(y=controller.control.e)}, y=Axis(unit="rad"))})}));
end mechatronic_axis;
