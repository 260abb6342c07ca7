// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/notes/note_forms.h"
#include "editor/theme/paste_guard.h"

#include <QPlainTextEdit>

#include <vector>

namespace bramah::editor {

class SheetView;

/// A field over a text of a note on the sheet, in its letters and its width, where the text is written. It ends when
/// the focus goes, by Ctrl+Enter, and in a table when Tab or Enter goes on to the next cell; Esc takes back what was
/// written in it. Text with tabs that is pasted into a table fills its cells. GUI thread.
class NoteField : public PasteGuard<QPlainTextEdit>
{
    Q_OBJECT
public:
    /// A child of the viewport of \a view, hidden until open().
    explicit NoteField(SheetView& view);

    /// Opens over text number \a which of a note.
    void open(model::NoteId note, int which);
    /// Opens over the last of \a notes, which are added when it is written: together, as one undo entry.
    void openNew(std::vector<NoteGraphics> notes);
    /// Is something being written?
    [[nodiscard]] bool isOpen() const { return !graphics_.empty(); }
    /// Takes what is written.
    void commit();

protected:
    /// Keys that it needs are no shortcuts of the window.
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(NoteGraphics graphics, int which);
    void place();
    void close();
    /// Goes to another cell by \a step; false if there is none.
    bool goOn(int step);

    SheetView& view_;
    NoteGraphics graphics_;            ///< of the note that is written; empty: the field is closed
    std::vector<NoteGraphics> fresh_;  ///< the notes that are not on the sheet yet; the last one is graphics_
    model::NoteId note_;
    int which_ = 0;
    bool isClosing_ = false;
};

}  // namespace bramah::editor
