// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Sequences;
package Internal "What steps hear from what is around them"
end Internal;
