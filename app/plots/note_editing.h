// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/drawing/plot_notes.h"

#include <QObject>

class QLineEdit;
class QMenu;

namespace bramah::app {

/// The notes of a plot in the user's hands: they are written in their place, moved by their boxes and pointed elsewhere
/// by their arrows. Each change is told as a whole, when it is done. Borrows the plot. GUI thread.
class NoteEditing : public QObject
{
    Q_OBJECT
public:
    NoteEditing(QCustomPlot& plot, std::function<UnitsOfAxes()> axes);

    void setNotes(const std::vector<PlotNote>& notes);
    void setTheme(const editor::Theme& theme) { item_->setTheme(theme); }
    void setLayer(const QString& name) { item_->setLayer(name); }
    [[nodiscard]] const PlotNotes& item() const { return *item_; }
    [[nodiscard]] QLineEdit& editor() { return *editor_; }

    /// Is there something to drag at \a position [px]?
    [[nodiscard]] bool isGrip(QPoint position) const;
    /// Begins to drag what is at \a position; then drag() follows the mouse until drop().
    bool grip(QPoint position);
    void drag(QPoint position);
    void drop();

    /// Lets the user write a note that points to \a position [px], of an axis of \a unit.
    void add(QPointF position, const QString& unit);
    /// Lets the user write the note at \a position anew. False if there is none.
    bool edit(QPoint position);
    /// Offers what can be done with the note at \a position.
    void addToMenu(QMenu& menu, QPoint position);

Q_SIGNALS:
    void notesChanged(const std::vector<bramah::app::PlotNote>& notes);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void openEditor(std::size_t index);
    void closeEditor(bool isKept);
    void remove(std::size_t index);
    void draw();

    QCustomPlot& plot_;
    PlotNotes* item_;
    QLineEdit* editor_;
    std::vector<PlotNote> notes_;  ///< as they are kept; the item has them as they are dragged
    std::optional<std::size_t> edited_;
    std::optional<std::size_t> dragged_;
    bool isTipDragged_ = false;
    QPointF gripOffset_;  ///< from the mouse to the middle of the box
};

}  // namespace bramah::app
