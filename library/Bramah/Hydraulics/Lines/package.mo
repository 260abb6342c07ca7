// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package Lines "Pipes and hoses with the motion of their oil"
  annotation(__Bramah(letter=""));
end Lines;
