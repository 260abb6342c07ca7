// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media.Internal;
function presetBulkModulus "Bulk modulus of a preset"
  input Preset preset;
  output Units.BulkModulus beta;
algorithm
  beta := if preset == Preset.ISO_VG_22 then 1.45e9
    elseif preset == Preset.ISO_VG_68 then 1.55e9
    elseif preset == Preset.ISO_VG_100 then 1.6e9
    elseif preset == Preset.WaterGlycolHFC then 3.2e9
    elseif preset == Preset.PhosphateEsterHFD then 2.4e9
    elseif preset == Preset.Skydrol then 1.55e9
    elseif preset == Preset.Water then 2.25e9
    else 1.5e9;
  annotation(Inline=true);
end presetBulkModulus;
