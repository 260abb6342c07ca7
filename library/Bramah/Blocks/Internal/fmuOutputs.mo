// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Internal;
function fmuOutputs "Outputs of an FMU that steps beside the model"
  input String file "The FMU: a path from the model's file, or modelica://Package/name.fmu";
  input String outputNames[:] "Outputs, by their names in the FMU";
  input Integer n "Number of outputs, with all elements of arrays";
  input Real step(unit="s") "Time from one communication to the next";
  input Boolean extrapolate "true: outputs go on with their slope between communications; false: they are held";
  input Real timeLimit(unit="s") "Longest time that a call of the FMU may take";
  input String inputNames[:] = fill("", 0) "Inputs, by their names in the FMU";
  input Real inputs[:] = fill(0.0, 0) "Their values, with all elements of arrays, in the FMU's units";
  input String parameterNames[:] = fill("", 0) "Parameters and start values, by their names in the FMU";
  input Real parameters[:] = fill(0.0, 0) "Their values, with all elements of arrays, in the FMU's units";
  input String textNames[:] = fill("", 0) "Parameters that are texts, by their names in the FMU";
  input String texts[:] = fill("", 0) "Their values";
  output Real outputs[n] "Values of the outputs in the FMU's units";
  external "C" bramah_fmuOutputs(file, outputNames, n, step, extrapolate, timeLimit, inputNames, inputs,
    parameterNames, parameters, textNames, texts, outputs);
end fmuOutputs;
