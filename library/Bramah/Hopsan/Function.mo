// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hopsan;
block Function "Function of one signal"
  extends Blocks.Interfaces.SISO;
  type Kind = enumeration(
    Tan "Tangent",
    Asin "Arc sine",
    Acos "Arc cosine",
    Atan "Arc tangent",
    Sinh "Hyperbolic sine",
    Cosh "Hyperbolic cosine",
    Tanh "Hyperbolic tangent",
    Log10 "Logarithm to the base of 10") "Functions";
  parameter Kind kind = Kind.Atan "Which function" annotation(Evaluate=true);
equation
  y = if kind == Kind.Tan then tan(u) elseif kind == Kind.Asin then asin(u) elseif kind == Kind.Acos then acos(u)
    elseif kind == Kind.Atan then atan(u) elseif kind == Kind.Sinh then sinh(u) elseif kind == Kind.Cosh then cosh(u)
    elseif kind == Kind.Tanh then tanh(u) else log10(u);
  annotation(
    defaultComponentName="function1",
    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={
      Text(extent={{-56,-20},{56,20}}, textString="f(u)", textColor={44,99,201})}),
    Documentation(info="<html>
<p><b>y = f(u)</b> with the function that <code>kind</code> names; angles in radians.</p>
<p>Assumptions: ideal: exact and without delay. Valid: where the function is: |u| up to 1 for asin and acos, u above 0 for log10. Source: SignalTan,
SignalAtan and their like of Hopsan. Example: <a href='modelica://Bramah.Examples.Hopsan.Signals'>Signals</a>.</p>
</html>"));
end Function;
