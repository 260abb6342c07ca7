// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples;
package Conditioning "Filters and coolers"
end Conditioning;
