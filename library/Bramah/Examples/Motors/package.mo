// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples;
package Motors "Motors"
end Motors;
