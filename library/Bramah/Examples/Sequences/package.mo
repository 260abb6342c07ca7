// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples;
package Sequences "Sequence charts"
end Sequences;
