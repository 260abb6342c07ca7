// SPDX-License-Identifier: BSD-3-Clause
within Bramah;
package Examples "Small circuits that show one component each"
end Examples;
