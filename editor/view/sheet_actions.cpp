// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/view/sheet_actions.h"

#include "editor/canvas/sheet_scene.h"
#include "editor/commands/arrange_commands.h"
#include "editor/commands/circuit_clipboard.h"
#include "editor/commands/sheet_commands.h"
#include "editor/session/document_session.h"
#include "editor/view/sheet_view.h"

#include <QAction>
#include <QClipboard>
#include <QCursor>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>

namespace bramah::editor {
namespace {

/// The entries of the menu Align, in order.
constexpr SheetAction kArrangements[] = {SheetAction::AlignLeft,
                                         SheetAction::AlignCentre,
                                         SheetAction::AlignRight,
                                         SheetAction::AlignTop,
                                         SheetAction::AlignMiddle,
                                         SheetAction::AlignBottom,
                                         SheetAction::DistributeHorizontally,
                                         SheetAction::DistributeVertically,
                                         SheetAction::Spread};

/// The entries of the menu Note.
constexpr SheetAction kNotes[] = {SheetAction::AddText, SheetAction::AddLeader, SheetAction::AddFrame,
                                  SheetAction::AddTable};

void arrangeSelection(DocumentSession& session, SheetAction which)
{
    switch (which) {
    case SheetAction::AlignLeft: alignSelection(session, Alignment::Left); break;
    case SheetAction::AlignCentre: alignSelection(session, Alignment::Centre); break;
    case SheetAction::AlignRight: alignSelection(session, Alignment::Right); break;
    case SheetAction::AlignTop: alignSelection(session, Alignment::Top); break;
    case SheetAction::AlignMiddle: alignSelection(session, Alignment::Middle); break;
    case SheetAction::AlignBottom: alignSelection(session, Alignment::Bottom); break;
    case SheetAction::DistributeHorizontally: distributeSelection(session, Qt::Horizontal); break;
    case SheetAction::DistributeVertically: distributeSelection(session, Qt::Vertical); break;
    case SheetAction::Spread: spreadSelection(session); break;
    default: break;
    }
}

/// Pastes at the mouse, so that several pieces can be placed where they are wanted.
void pasteOn(SheetView& view)
{
    const QPoint cursor = view.viewport()->mapFromGlobal(QCursor::pos());
    const bool isThere = view.viewport()->rect().contains(cursor) && view.underMouse();
    const QPointF place = view.toSheet(isThere ? cursor : view.viewport()->rect().center());
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (pieceOnClipboard().isEmpty() && data)
        view.startPastingNote(*data, place);
    else
        view.startPasting(place);
}

}  // namespace

void perform(SheetAction which, SheetView& view)
{
    DocumentSession& session = view.session();
    switch (which) {
    case SheetAction::Undo: session.file().undoStack().undo(); break;
    case SheetAction::Redo: session.file().undoStack().redo(); break;
    case SheetAction::Cut: cutSelection(session); break;
    case SheetAction::Copy: copySelection(session); break;
    case SheetAction::Paste: pasteOn(view); break;
    case SheetAction::Duplicate: duplicateSelection(session); break;
    case SheetAction::Delete: deleteSelection(session); break;
    case SheetAction::SelectAll: selectAll(session); break;
    case SheetAction::RotateLeft: view.rotate(1); break;
    case SheetAction::RotateRight: view.rotate(-1); break;
    case SheetAction::MirrorHorizontally: view.mirror(false); break;
    case SheetAction::MirrorVertically: view.mirror(true); break;
    case SheetAction::RouteAgain: routeSelectionAgain(session); break;
    case SheetAction::Tidy: tidySelection(session); break;
    case SheetAction::ZoomIn: view.zoomIn(); break;
    case SheetAction::ZoomOut: view.zoomOut(); break;
    case SheetAction::ZoomToFit: view.fit(); break;
    case SheetAction::ZoomToSelection: view.fitSelection(); break;
    case SheetAction::ActualSize: view.setZoom(view.logicalDpiX() / 25.4 * 2.5 / 2); break;
    case SheetAction::NextPage: view.fitPage(view.pageInView() + 1); break;
    case SheetAction::PreviousPage: view.fitPage(view.pageInView() - 1); break;
    case SheetAction::OtherEnd: view.followSelectedLine(); break;
    case SheetAction::AddText: view.startNote(model::NoteKind::Text); break;
    case SheetAction::AddLeader: view.startNote(model::NoteKind::Leader); break;
    case SheetAction::AddFrame: view.startNote(model::NoteKind::Frame); break;
    case SheetAction::AddTable: view.startNote(model::NoteKind::Table); break;
    default: arrangeSelection(session, which); break;
    }
}

SheetActions::SheetActions(QObject* parent) : QObject(parent)
{
    for (const SheetActionRow& row : sheetActionTable()) {
        auto* made = new QAction(tr(row.text), this);
        made->setObjectName(QLatin1String(row.name));
        made->setIcon(QIcon::fromTheme(QLatin1String(row.icon)));
        made->setShortcuts(row.shortcuts());
        connect(made, &QAction::triggered, this, [this, which = row.action] {
            if (view_)
                perform(which, *view_);
        });
        actions_.push_back(made);
    }
    connect(QGuiApplication::clipboard(), &QClipboard::dataChanged, this, &SheetActions::update);
    update();
}

SheetActions::~SheetActions() = default;

QAction* SheetActions::action(SheetAction action) const
{
    return actions_[static_cast<std::size_t>(action)];
}

void SheetActions::setView(SheetView* view)
{
    for (const QMetaObject::Connection& connection : connections_)
        disconnect(connection);
    connections_.clear();
    view_ = view;
    if (view) {
        DocumentSession& session = view->session();
        view->setKeys([actions = QPointer(this)](int key, Qt::KeyboardModifiers modifiers) {
            return actions ? actions->actionOf(key, modifiers) : std::nullopt;
        });
        connections_ = {
            connect(&session, &DocumentSession::selectionChanged, this, &SheetActions::update),
            connect(&session, &DocumentSession::editabilityChanged, this, &SheetActions::update),
            connect(&session.sheet(), &Sheet::diagramChanged, this, &SheetActions::update),
            connect(&session.file(), &EditedFile::textChanged, this, &SheetActions::update),
            connect(&session.file().undoStack(), &QUndoStack::indexChanged, this, &SheetActions::update),
            connect(&view->sheet(), &SheetScene::inHandChanged, this, &SheetActions::update),
            connect(view, &QObject::destroyed, this, [this] { setView(nullptr); }),
        };
    }
    update();
}

std::optional<SheetAction> SheetActions::actionOf(int key, Qt::KeyboardModifiers modifiers) const
{
    return sheetActionWith(key, modifiers,
                           [this](const SheetActionRow& row) { return action(row.action)->shortcuts(); });
}

void SheetActions::setSheetShown(bool isShown)
{
    isSheetShown_ = isShown;
    update();
}

void SheetActions::update()
{
    const auto enable = [&](SheetAction which, bool isEnabled) { action(which)->setEnabled(isEnabled); };
    DocumentSession* session = view_ ? &view_->session() : nullptr;
    const bool isShown = session && isSheetShown_;
    const bool isEditable = isShown && session->isDrawingEditable();
    const bool hasSymbols =
        isShown && (!session->selection().components.isEmpty() || !session->selection().notes.isEmpty());
    const bool hasAny = session && !session->selection().isEmpty();
    enable(SheetAction::Undo, session && session->file().undoStack().canUndo());
    enable(SheetAction::Redo, session && session->file().undoStack().canRedo());
    const QString undo = session ? session->file().undoStack().undoText() : QString();
    const QString redo = session ? session->file().undoStack().redoText() : QString();
    action(SheetAction::Undo)->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(undo));
    action(SheetAction::Redo)->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(redo));
    action(SheetAction::Undo)->setIconText(tr("Undo"));
    action(SheetAction::Redo)->setIconText(tr("Redo"));
    enable(SheetAction::Copy, hasSymbols);
    for (const SheetAction which : {SheetAction::Cut, SheetAction::Duplicate})
        enable(which, isEditable && hasSymbols);
    // These also apply to a symbol being placed.
    const bool hasInHand = isShown && !view_->sheet().overlay().ghosts.empty();
    for (const SheetAction which : {SheetAction::RotateLeft, SheetAction::RotateRight, SheetAction::MirrorHorizontally,
                                    SheetAction::MirrorVertically})
        enable(which, isEditable && (hasSymbols || hasInHand));
    for (const SheetAction which : {SheetAction::RouteAgain, SheetAction::Tidy})
        enable(which, isEditable);
    for (const SheetAction which : kNotes)
        enable(which, isEditable);
    const auto symbolCount = session ? session->selection().components.size() + session->selection().notes.size() : 0;
    for (const SheetAction which : kArrangements) {
        const bool distributes =
            which == SheetAction::DistributeHorizontally || which == SheetAction::DistributeVertically;
        enable(which, isEditable && symbolCount >= (distributes ? 3 : 2));
    }
    enable(SheetAction::Delete, isEditable && hasAny);
    enable(SheetAction::Paste, isEditable && canPaste());
    for (const SheetAction which : {SheetAction::SelectAll, SheetAction::ZoomIn, SheetAction::ZoomOut,
                                    SheetAction::ZoomToFit, SheetAction::ZoomToSelection, SheetAction::ActualSize})
        enable(which, isShown);
    const bool hasPages = isShown && !session->sheet().diagram().pages().empty();
    for (const SheetAction which : {SheetAction::NextPage, SheetAction::PreviousPage})
        enable(which, hasPages);
    enable(SheetAction::OtherEnd, hasPages && !session->selection().connections.isEmpty());
}

void SheetActions::fillContextMenu(QMenu& menu) const
{
    for (const SheetAction which :
         {SheetAction::Cut, SheetAction::Copy, SheetAction::Paste, SheetAction::Duplicate, SheetAction::Delete})
        menu.addAction(action(which));
    menu.addSeparator();
    for (const SheetAction which : {SheetAction::RotateLeft, SheetAction::RotateRight, SheetAction::MirrorHorizontally,
                                    SheetAction::MirrorVertically})
        menu.addAction(action(which));
    menu.addSeparator();
    for (const SheetAction which : {SheetAction::RouteAgain, SheetAction::Tidy})
        menu.addAction(action(which));
    menu.addSeparator();
    QMenu* notes = menu.addMenu(tr("&Note"));
    for (const SheetAction which : kNotes)
        notes->addAction(action(which));
    menu.addAction(action(SheetAction::SelectAll));
    menu.addAction(action(SheetAction::ZoomToFit));
}

}  // namespace bramah::editor
