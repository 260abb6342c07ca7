// SPDX-License-Identifier: BSD-3-Clause
within Bramah.Examples;
package Hopsan "Components of imported Hopsan models"
end Hopsan;
