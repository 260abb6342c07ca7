// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Hydraulics;
package Internal "Building blocks of components"
end Internal;
