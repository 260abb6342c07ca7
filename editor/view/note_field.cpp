// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/view/note_field.h"

#include "editor/notes/note_commands.h"
#include "editor/render/note_text.h"
#include "editor/render/sheet_geometry.h"
#include "editor/session/document_session.h"
#include "editor/view/sheet_view.h"
#include "model/notes/note_table.h"

#include <QKeyEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bramah::editor {
namespace {

constexpr int kLeastLetterPixels = 9;
constexpr int kFieldRoom = 3;  // px around the text, for the cursor at its ends

}  // namespace

NoteField::NoteField(SheetView& view) : PasteGuard(view.viewport()), view_(view)
{
    setObjectName(QStringLiteral("noteField"));
    setAccessibleName(tr("Text of the note"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportMargins(0, 0, 0, 0);
    document()->setDocumentMargin(0);
    setTabChangesFocus(false);
    hide();
    view.viewport()->installEventFilter(this);
    connect(this, &QPlainTextEdit::textChanged, this, &NoteField::place);
    connect(&view, &SheetView::zoomChanged, this, &NoteField::place);
    connect(view.horizontalScrollBar(), &QScrollBar::valueChanged, this, &NoteField::place);
    connect(view.verticalScrollBar(), &QScrollBar::valueChanged, this, &NoteField::place);
    connect(&view.session().sheet(), &Sheet::classShownChanged, this, &NoteField::close);
    connect(&view.session().sheet(), &Sheet::diagramChanged, this, [this] {
        if (isOpen() && fresh_.empty() && !view_.session().sheet().diagram().note(note_))
            close();
    });
}

void NoteField::open(model::NoteId note, int which)
{
    commit();
    const model::Note* found = view_.session().sheet().diagram().note(note);
    if (!found || !view_.session().isDrawingEditable() || !textOf(found->graphics, which))
        return;
    note_ = note;
    view_.session().select({{}, {}, {note}});
    show(found->graphics, which);
}

void NoteField::openNew(std::vector<NoteGraphics> notes)
{
    commit();
    fresh_ = std::move(notes);
    show(fresh_.back(), 0);
}

void NoteField::show(NoteGraphics graphics, int which)
{
    graphics_ = std::move(graphics);
    which_ = which;
    const model::TextGraphic text = *textOf(graphics_, which_);
    const QColor ink = view_.theme().ink, paper = view_.theme().paper;
    QPalette colors = palette();
    colors.setColor(QPalette::Text, ink);
    colors.setColor(QPalette::Base, paper);
    setPalette(colors);
    setStyleSheet(QStringLiteral("QPlainTextEdit#noteField { background: %1; color: %2; border: 1px solid %3; "
                                 "padding: 0px; border-radius: 0px; }")
                      .arg(paper.name(), ink.name(), view_.theme().accent.name()));
    QTextOption option = document()->defaultTextOption();
    option.setAlignment(text.alignment == model::TextAlignment::Left    ? Qt::AlignLeft
                        : text.alignment == model::TextAlignment::Right ? Qt::AlignRight
                                                                        : Qt::AlignHCenter);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    document()->setDefaultTextOption(option);
    {
        const QSignalBlocker quiet(this);
        setPlainText(wordsOf(graphics_, which_));
    }
    selectAll();
    place();
    QPlainTextEdit::show();
    raise();
    setFocus(Qt::OtherFocusReason);
}

void NoteField::place()
{
    if (!isOpen())
        return;
    const model::TextGraphic text = *textOf(graphics_, which_);
    const double zoom = view_.zoom();
    const double points = text.fontSize > 0 ? text.fontSize : kLetterSizes.front().points;
    QFont font = fontOfNote(text);
    font.setPixelSize(std::max(kLeastLetterPixels, static_cast<int>(std::round(fontHeightOf(points) * zoom))));
    setFont(font);
    const QRectF box = model::boundsOf(text);
    const QPoint corner = view_.fromSheet(box.bottomLeft());  // y points up
    const double line = QFontMetricsF(font).lineSpacing();
    const int width = std::max(static_cast<int>(std::ceil(box.width() * zoom)), static_cast<int>(3 * line));
    setGeometry(corner.x() - kFieldRoom, corner.y() - kFieldRoom, width + 2 * kFieldRoom, height());
    int lines = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        lines += std::max(1, block.layout()->lineCount());
    const int least = static_cast<int>(std::ceil(std::max(1, lines) * line)) + 2 * kFieldRoom;
    resize(width + 2 * kFieldRoom, std::max(least, static_cast<int>(std::ceil(box.height() * zoom)) + 2 * kFieldRoom));
}

void NoteField::close()
{
    if (!isOpen())
        return;
    graphics_.clear();
    fresh_.clear();
    isClosing_ = true;
    const bool hadFocus = hasFocus();
    if (hadFocus)
        view_.setFocus();  // before it hides, see SheetFind::leave()
    hide();
    isClosing_ = false;
}

void NoteField::commit()
{
    if (!isOpen())
        return;
    const QString words = toPlainText();
    DocumentSession& session = view_.session();
    std::vector<NoteGraphics> fresh = std::exchange(fresh_, {});
    const int which = which_;
    close();
    if (fresh.empty()) {
        setNoteWords(session, note_, which, words);
        return;
    }
    fresh.back() = withWords(fresh.back(), which, words);
    // A text without words would be lost on the sheet.
    if (words.trimmed().isEmpty())
        fresh.pop_back();
    if (!fresh.empty())
        addNotes(session, nameOfAddition(model::kindOf(fresh.front())), fresh);
}

bool NoteField::goOn(int step)
{
    const model::NoteId note = note_;
    const int next = which_ + step;
    const bool isThere = next >= 0 && next < textCountOf(graphics_);
    commit();
    if (isThere)
        open(note, next);
    return isThere;
}

bool NoteField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<const QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    }
    return PasteGuard::event(event);
}

void NoteField::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isTable = model::kindOf(graphics_) == model::NoteKind::Table;
    if (event->key() == Qt::Key_Escape) {
        close();
        return;
    }
    if (isEnter && (event->modifiers() & Qt::ControlModifier)) {
        commit();
        return;
    }
    if (event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab) {
        const int step = event->key() == Qt::Key_Tab ? 1 : -1;
        const model::NoteId note = note_;
        const int last = which_;
        // Behind the last cell of a table a row begins.
        if (!goOn(step) && isTable && step > 0 && changeTable(view_.session(), note, last, TableChange::RowBelow))
            open(note, last + 1);
        return;
    }
    const bool isFrame = model::kindOf(graphics_) == model::NoteKind::Frame;
    const bool isPlain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (isEnter && isTable && isPlain) {
        goOn(model::NoteTable::of(graphics_).columns());
        return;
    }
    if (isEnter && isFrame && isPlain) {
        commit();
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void NoteField::focusOutEvent(QFocusEvent* event)
{
    QPlainTextEdit::focusOutEvent(event);
    const Qt::FocusReason reason = event->reason();
    // Its own menu, and another window of the desktop, come back to it.
    if (!isClosing_ && reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
        commit();
}

void NoteField::insertFromMimeData(const QMimeData* source)
{
    const bool isTable = isOpen() && model::kindOf(graphics_) == model::NoteKind::Table;
    const std::vector<QStringList> rows =
        isTable && source->hasText() ? model::rowsOfText(source->text()) : std::vector<QStringList>();
    if (rows.empty()) {
        PasteGuard::insertFromMimeData(source);
        return;
    }
    const model::NoteId note = note_;
    const int which = which_;
    close();
    changeNote(view_.session(), tr("Paste into a table"), note,
               withRows(view_.session().sheet().diagram().note(note)->graphics, which, rows));
    open(note, which);
}

bool NoteField::eventFilter(QObject* watched, QEvent* event)
{
    // A click beside the field ends it; the sheet then takes the click as always.
    if (watched == view_.viewport() && event->type() == QEvent::MouseButtonPress)
        commit();
    return QPlainTextEdit::eventFilter(watched, event);
}

}  // namespace bramah::editor
