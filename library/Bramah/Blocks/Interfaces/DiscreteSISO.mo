// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks.Interfaces;
partial block DiscreteSISO "One input, one output, at sample times"
  extends SISO;
  parameter Units.Time samplePeriod(min=1e-9, start=0.1) = 0.01 "Time from sample to sample";
  parameter Units.Time startTime = 0 "Time of the first sample";
protected
  Boolean sampleTrigger "true at sample times";
equation
  sampleTrigger = sample(startTime, samplePeriod);
end DiscreteSISO;
