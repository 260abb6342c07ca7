// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Blocks;
package Continuous "Continuous control"
end Continuous;
