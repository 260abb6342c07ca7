// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package FlowValves "Orifices, throttles and flow control valves"
  annotation(__Bramah(productClass="RN", letter="V"));
end FlowValves;
