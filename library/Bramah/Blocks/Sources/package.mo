// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks;
package Sources "Signals over time"
end Sources;
