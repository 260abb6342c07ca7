// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks;
package Discrete "Sampled signals and controllers"
  annotation(Documentation(info="<html>
<p>Each block samples at startTime, startTime + samplePeriod, ... and holds its output in between. Blocks with the same period and start act at
the same moment, in the order in which their signals flow.</p>
</html>"));
end Discrete;
