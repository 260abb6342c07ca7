// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media.Internal;
function presetViscosity "Kinematic viscosity of a preset at 1.01325 bar"
  input Preset preset;
  input Units.Temperature T;
  output Units.KinematicViscosity nu;
algorithm
  nu := if preset == Preset.ISO_VG_22 then viscosityByTemperature(22e-6, 4.3e-6, T)
    elseif preset == Preset.ISO_VG_32 then viscosityByTemperature(32e-6, 5.4e-6, T)
    elseif preset == Preset.ISO_VG_68 then viscosityByTemperature(68e-6, 8.7e-6, T)
    elseif preset == Preset.ISO_VG_100 then viscosityByTemperature(100e-6, 11.2e-6, T)
    elseif preset == Preset.WaterGlycolHFC then viscosityByTemperature(46e-6, 10e-6, T)
    elseif preset == Preset.PhosphateEsterHFD then viscosityByTemperature(46e-6, 5.3e-6, T)
    elseif preset == Preset.Skydrol then viscosityByTemperature(11e-6, 3.9e-6, T)
    elseif preset == Preset.Water then viscosityByTemperature(0.658e-6, 0.294e-6, T)
    else viscosityByTemperature(46e-6, 6.8e-6, T);
  annotation(Inline=true);
end presetViscosity;
