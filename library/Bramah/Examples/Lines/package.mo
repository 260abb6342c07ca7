// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples;
package Lines "Lines with waves"
end Lines;
