// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Mechanics;
package Internal "Parts that components are made of"
end Internal;
