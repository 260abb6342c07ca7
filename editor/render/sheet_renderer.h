// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_notes.h"
#include "editor/render/sheet_theme.h"
#include "model/diagram/diagram.h"

#include <QImage>
#include <QPixmap>
#include <QRectF>
#include <QString>

#include <tl/expected.hpp>

class QPainter;

namespace bramah::editor {

/// Draws diagrams and symbols without a window: files, pictures for the palette, printing. Needs a QGuiApplication.
class SheetRenderer
{
public:
    explicit SheetRenderer(SheetTheme theme = SheetTheme::print()) : theme_(std::move(theme)) {}

    /// Sets the marks that are painted over the symbols of further diagrams.
    void setNotes(SheetNotes notes) { notes_ = std::move(notes); }

    /// The part of the sheet to show: everything drawn, with a margin [diagram units, y up].
    [[nodiscard]] static QRectF pageOf(const model::Diagram& diagram);

    /// Draws the part \a page of the sheet (diagram units, y up) into \a target, as large as fits, centred.
    void paint(QPainter& painter, const QRectF& target, const model::Diagram& diagram, const QRectF& page) const;
    /// Draws one symbol without its texts, as large as fits in \a target.
    void paintSymbol(QPainter& painter, const QRectF& target, const model::DiagramComponent& symbol) const;
    /// A picture of a symbol, \a size pixels large (device independent), with a transparent ground.
    [[nodiscard]] QPixmap thumbnail(const model::DiagramComponent& symbol, QSize size, double devicePixelRatio) const;
    [[nodiscard]] QImage image(const model::Diagram& diagram, double pixelsPerModule = 20) const;

    /// Writes \a path as its suffix says: svg, pdf or png, at true size (1 M = 2.5 mm). The error is a sentence.
    [[nodiscard]] tl::expected<void, QString> write(const model::Diagram& diagram, const QString& path) const;

private:
    SheetTheme theme_;
    SheetNotes notes_;
};

}  // namespace bramah::editor
