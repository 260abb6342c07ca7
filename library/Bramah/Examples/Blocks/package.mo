// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples;
package Blocks "Signals, controllers and tables"
end Blocks;
