// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_notes.h"
#include "model/diagram/diagram.h"

#include <QString>

class QPrinter;

namespace bramah::app {

/// A drawing on paper: at true size (1 M = 2.5 mm), or as large as fits if that is too large, with a line of title and
/// date below. Borrows the diagram.
class SheetPrint
{
public:
    SheetPrint(const model::Diagram& diagram, QString title) : diagram_(diagram), title_(std::move(title)) {}

    /// Sets the marks that are painted over the symbols, such as those of causality.
    void setNotes(editor::SheetNotes notes) { notes_ = std::move(notes); }
    /// Turns the paper the way that suits the drawing.
    void setUp(QPrinter& printer) const;
    void paint(QPrinter& printer) const;
    /// The scale of the drawing on the page of \a printer, from its true size: at most 1.
    [[nodiscard]] double scaleOn(const QPrinter& printer) const;

private:
    [[nodiscard]] QRectF drawingArea(const QPrinter& printer) const;

    const model::Diagram& diagram_;
    QString title_;
    editor::SheetNotes notes_;
};

}  // namespace bramah::app
