// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/files/picture_file.h"
#include "editor/render/paper_pages.h"
#include "editor/render/sheet_notes.h"
#include "editor/render/sheet_painter.h"
#include "editor/render/sheet_theme.h"
#include "model/diagram/diagram.h"

#include <QImage>
#include <QPixmap>
#include <QRectF>
#include <QString>
#include <QStringList>

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
    /// Sets how fine PNG pictures are [dots per inch].
    void setDotsPerInch(double dots) { dotsPerInch_ = dots; }

    /// Draws the part \a page of the sheet (diagram units, y up) into \a target, as large as fits, centred.
    void paint(QPainter& painter, const QRectF& target, const model::Diagram& diagram, const QRectF& page) const;
    /// Draws one of paperPagesOf(), as it is on paper: of lines that lead to other pages what belongs to this one, with
    /// marks at their ends.
    void paint(QPainter& painter, const QRectF& target, const model::Diagram& diagram, const PaperPage& page) const;
    /// Draws one symbol without its texts, as large as fits in \a target.
    void paintSymbol(QPainter& painter, const QRectF& target, const model::DiagramComponent& symbol) const;
    /// A picture of a symbol, \a size pixels large (device independent), with a transparent ground.
    [[nodiscard]] QPixmap thumbnail(const model::DiagramComponent& symbol, QSize size, double devicePixelRatio) const;
    /// A picture of everything drawn on paper of the theme, \a pixelsPerModule pixels for each 2.5 mm.
    [[nodiscard]] QImage image(const model::Diagram& diagram, double pixelsPerModule = 20) const;

    /// Writes everything drawn to \a path as its suffix says, svg, pdf or png, at true size (1 M = 2.5 mm). The error
    /// is a sentence.
    [[nodiscard]] tl::expected<void, QString> write(const model::Diagram& diagram, const QString& path) const;
    /// Writes the pages of the drawing: as pages of one PDF, else as files `NAME_1.svg`, `NAME_2.svg`; a drawing
    /// without pages as write() does. Returns the files.
    [[nodiscard]] tl::expected<QStringList, QString> writePages(const DrawingSheets& sheets, const QString& path) const;

private:
    [[nodiscard]] Picture pictureOf(const model::Diagram& diagram, const PaperPage& page) const;
    void paintSheet(QPainter& painter, const model::Diagram& diagram, const QRectF& part,
                    const std::vector<model::Net>& nets, const std::vector<model::DiagramComponent>& pages,
                    DetailLevel detail) const;

    SheetTheme theme_;
    SheetNotes notes_;
    double dotsPerInch_ = 300;
};

}  // namespace bramah::editor
