// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics.Interfaces;
partial model OilComponent "Component that contains oil: finds the fluid of the sheet"
  parameter Media.Oil oil = fluid.oil "Oil; by default that of the sheet" annotation(Dialog(tab="Models"));
  parameter Types.DensityModel densityModel = fluid.densityModel "How volumes and flows count"
    annotation(Evaluate=true, Dialog(tab="Models"));
protected
  outer Hydraulics.Fluid fluid "Oil and ambient of the sheet";
end OilComponent;
