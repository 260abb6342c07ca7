// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks;
package Tables "Characteristic curves and maps"
  annotation(Documentation(info="<html>
<p>Curves and maps through measured points. By default they run through cubics with continuous slope that neither overshoot nor turn between two
rows (Fritsch and Butland), so a monotone table gives a monotone curve and makes no events. Maps are bilinear by default:
no smooth surface keeps all monotone tables monotone. For curves, straight lines and steps make an event at each row that
is passed.</p>
</html>"));
end Tables;
