// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace bramah::app {

class DocumentPage;
class DocumentsController;
class MyComponents;

/// Asks under which name the FMU at \a path goes into My components, copies its file there and writes a block for it.
/// Returns the full name of the block; empty if the user does not want it, or after a message. \a page is shown again;
/// a new circuit if it is null or that of My components. Nothing of the FMU's code runs.
[[nodiscard]] QString importFmu(const QString& path, DocumentPage* page, DocumentsController& documents,
                                MyComponents& own, QWidget& window);

}  // namespace bramah::app
