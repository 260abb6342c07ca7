// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples;
package Cylinders "Cylinders"
end Cylinders;
