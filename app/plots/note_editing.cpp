// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/note_editing.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace bramah::app {

NoteEditing::NoteEditing(QCustomPlot& plot, std::function<UnitsOfAxes()> axes)
    : QObject(&plot),
      plot_(plot),
      item_(new PlotNotes(*plot.axisRect(), std::move(axes))),
      editor_(new QLineEdit(&plot))
{
    editor_->hide();
    editor_->setAccessibleName(tr("Note"));
    editor_->setPlaceholderText(tr("Note"));
    editor_->installEventFilter(this);
    connect(editor_, &QLineEdit::editingFinished, this, [this] { closeEditor(true); });
}

void NoteEditing::setNotes(const std::vector<PlotNote>& notes)
{
    if (notes == notes_)
        return;
    closeEditor(false);
    dragged_.reset();
    notes_ = notes;
    item_->setNotes(notes);
}

void NoteEditing::draw()
{
    plot_.replot(QCustomPlot::rpQueuedReplot);
}

bool NoteEditing::isGrip(QPoint position) const
{
    return item_->tipAt(position) || item_->noteAt(position);
}

bool NoteEditing::grip(QPoint position)
{
    dragged_ = item_->noteAt(position);
    isTipDragged_ = !dragged_;
    if (!dragged_)
        dragged_ = item_->tipAt(position);
    else
        gripOffset_ = item_->middleOf(notes_[*dragged_]).value_or(position) - position;
    return dragged_.has_value();
}

void NoteEditing::drag(QPoint position)
{
    if (!dragged_)
        return;
    std::vector<PlotNote> notes = item_->notes();
    PlotNote& note = notes[*dragged_];
    const QPointF middle = item_->middleOf(note).value_or(position);
    if (isTipDragged_)
        item_->pointTo(note, position);
    // The text stays where it is while its arrow turns.
    item_->moveBox(note, isTipDragged_ ? middle : position + gripOffset_);
    item_->setNotes(notes);
    draw();
}

void NoteEditing::drop()
{
    if (!std::exchange(dragged_, std::nullopt) || item_->notes() == notes_)
        return;
    Q_EMIT notesChanged(item_->notes());
}

void NoteEditing::add(QPointF position, const QString& unit)
{
    PlotNote note{.text = {}, .x = 0, .y = 0, .unit = unit};
    item_->pointTo(note, position);
    // Where there is little room above it, the text stands below.
    const QRect area = plot_.axisRect()->rect();
    if (position.y() - area.top() < 0.3 * area.height())
        note.offset.setY(-note.offset.y());
    std::vector<PlotNote> notes = notes_;
    notes.push_back(note);
    item_->setNotes(notes);
    openEditor(notes.size() - 1);
}

bool NoteEditing::edit(QPoint position)
{
    const auto index = item_->noteAt(position);
    if (index)
        openEditor(*index);
    return index.has_value();
}

void NoteEditing::openEditor(std::size_t index)
{
    constexpr int kWidth = 180;
    const PlotNote& note = item_->notes()[index];
    edited_ = index;
    QRect place(0, 0, std::min(kWidth, plot_.width()), editor_->sizeHint().height());
    place.moveCenter(item_->middleOf(note).value_or(plot_.axisRect()->center()).toPoint());
    place.moveLeft(qBound(0, place.left(), std::max(0, plot_.width() - place.width())));
    editor_->setGeometry(place);
    editor_->setText(note.text);
    editor_->selectAll();
    editor_->show();
    editor_->setFocus();
    draw();
}

void NoteEditing::closeEditor(bool isKept)
{
    const auto index = std::exchange(edited_, std::nullopt);
    if (!index)
        return;
    const bool hadFocus = editor_->hasFocus();
    editor_->hide();
    if (hadFocus)
        plot_.setFocus();
    std::vector<PlotNote> notes = item_->notes();
    notes[*index].text = editor_->text().trimmed();
    if (notes[*index].text.isEmpty())
        notes.erase(notes.begin() + static_cast<std::ptrdiff_t>(*index));
    if (isKept && notes != notes_) {
        Q_EMIT notesChanged(notes);
    } else {
        item_->setNotes(notes_);
        draw();
    }
}

void NoteEditing::remove(std::size_t index)
{
    std::vector<PlotNote> notes = notes_;
    notes.erase(notes.begin() + static_cast<std::ptrdiff_t>(index));
    Q_EMIT notesChanged(notes);
}

void NoteEditing::addToMenu(QMenu& menu, QPoint position)
{
    const auto index = item_->noteAt(position);
    if (!index)
        return;
    menu.addAction(tr("&Edit the note…"), this, [this, index] { openEditor(*index); });
    menu.addAction(tr("Re&move the note"), this, [this, index] { remove(*index); });
    menu.addSeparator();
}

bool NoteEditing::eventFilter(QObject* watched, QEvent* event)
{
    // The keys of the plots are letters too.
    if (watched != editor_ || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
        return QObject::eventFilter(watched, event);
    const bool isPress = event->type() == QEvent::KeyPress;
    if (isPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        closeEditor(false);
        return true;
    }
    if (!isPress)
        event->accept();
    return !isPress;
}

}  // namespace bramah::app
