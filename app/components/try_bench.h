// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace bramah::app {

class DocumentPage;

/// Writes a test bench of the shown class into the same file, as one undo entry, and shows it: an instance of the class
/// with a fitting component at each of its ports: a pressure source and tanks, a fixed point and forces, a ground,
/// signals. Outputs stay open. If that is impossible, a message gives the reason.
void tryComponent(DocumentPage& page);

}  // namespace bramah::app
