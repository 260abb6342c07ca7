// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::app {

class DocumentPage;

/// Writes a test bench of the class shown into the same file, in one entry of the undo stack, and shows it: an instance
/// of the class with what fits at each of its ports, a pressure source and tanks, a fixed point and forces, a ground,
/// signals. Outputs stay open. Says why if it cannot.
void tryComponent(DocumentPage& page);

}  // namespace bramah::app
