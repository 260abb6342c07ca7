// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_renderer.h"

#include <QStringList>

namespace bramah::editor {

/// Writes all that is drawn to \a path as its suffix says: dxf as a drawing of its own, anything else as \a renderer
/// paints it, at true size. The error is a sentence.
[[nodiscard]] tl::expected<void, QString> writeSheet(const SheetRenderer& renderer, const model::Diagram& diagram,
                                                     const QString& path);
/// The same for the pages of the drawing, see SheetRenderer::writePages(). Returns the files.
[[nodiscard]] tl::expected<QStringList, QString> writeSheetPages(const SheetRenderer& renderer,
                                                                 const DrawingSheets& sheets, const QString& path);

}  // namespace bramah::editor
