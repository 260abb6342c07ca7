// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Media;
package Internal "Parts of the laws, over plain numbers"
end Internal;
