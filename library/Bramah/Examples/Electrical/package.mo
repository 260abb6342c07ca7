// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples;
package Electrical "Circuits with coils and motors"
end Electrical;
