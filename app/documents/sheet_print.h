// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/paper_pages.h"
#include "editor/render/sheet_notes.h"

#include <QString>

class QPainter;
class QPrinter;

namespace bramah::app {

/// A drawing on paper: its pages, each at true size (1 M = 2.5 mm), or as large as fits if the paper is smaller. A
/// drawing without pages is printed with a line of title and date below.
class SheetPrint
{
public:
    SheetPrint(editor::DrawingSheets sheets, QString title);

    /// Sets the marks that are painted over the symbols, such as those of causality.
    void setNotes(editor::SheetNotes notes) { notes_ = std::move(notes); }
    /// Takes paper of the size of the first page, or turns the paper the way that suits a drawing without pages.
    void setUp(QPrinter& printer) const;
    void paint(QPrinter& printer) const;
    /// The scale of page number \a page, from 0, on the paper of \a printer, from its true size: at most 1.
    [[nodiscard]] double scaleOn(const QPrinter& printer, std::size_t page = 0) const;

private:
    [[nodiscard]] QRectF drawingArea(const QPrinter& printer) const;
    [[nodiscard]] bool hasPages() const { return pages_.front().page >= 0; }
    void paintFooter(QPainter& painter, const QPrinter& printer) const;

    editor::DrawingSheets sheets_;
    std::vector<editor::PaperPage> pages_;  ///< at least one
    QString title_;
    editor::SheetNotes notes_;
};

}  // namespace bramah::app
