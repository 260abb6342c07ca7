// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/view/sheet_actions.h"

#include "editor/commands/arrange_commands.h"
#include "editor/commands/sheet_commands.h"
#include "editor/session/document_session.h"
#include "editor/view/sheet_view.h"

#include <QAction>
#include <QClipboard>
#include <QCursor>
#include <QGuiApplication>
#include <QMenu>

namespace bramah::editor {
namespace {

/// What the Align menu has, in its order.
constexpr SheetAction kArrangements[] = {SheetAction::AlignLeft,
                                         SheetAction::AlignCentre,
                                         SheetAction::AlignRight,
                                         SheetAction::AlignTop,
                                         SheetAction::AlignMiddle,
                                         SheetAction::AlignBottom,
                                         SheetAction::DistributeHorizontally,
                                         SheetAction::DistributeVertically,
                                         SheetAction::Spread};

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

struct Description {
    SheetAction action;
    const char* name;  ///< object name, for shortcuts settings and tests
    const char* text;
    const char* icon;
    QList<QKeySequence> shortcuts;
};

const std::vector<Description>& descriptions()
{
    static const std::vector<Description> list{
        {SheetAction::Undo, "undo", QT_TRANSLATE_NOOP("SheetActions", "&Undo"), "edit-undo", {QKeySequence::Undo}},
        {SheetAction::Redo,
         "redo",
         QT_TRANSLATE_NOOP("SheetActions", "&Redo"),
         "edit-redo",
         {QKeySequence(QStringLiteral("Ctrl+Shift+Z")), QKeySequence(QStringLiteral("Ctrl+Y"))}},
        {SheetAction::Cut, "cut", QT_TRANSLATE_NOOP("SheetActions", "Cu&t"), "edit-cut", {QKeySequence::Cut}},
        {SheetAction::Copy, "copy", QT_TRANSLATE_NOOP("SheetActions", "&Copy"), "edit-copy", {QKeySequence::Copy}},
        {SheetAction::Paste, "paste", QT_TRANSLATE_NOOP("SheetActions", "&Paste"), "edit-paste", {QKeySequence::Paste}},
        {SheetAction::Duplicate,
         "duplicate",
         QT_TRANSLATE_NOOP("SheetActions", "D&uplicate"),
         "edit-duplicate",
         {QKeySequence(QStringLiteral("Ctrl+D"))}},
        {SheetAction::Delete,
         "delete",
         QT_TRANSLATE_NOOP("SheetActions", "&Delete"),
         "edit-delete",
         {QKeySequence::Delete}},
        {SheetAction::SelectAll,
         "selectAll",
         QT_TRANSLATE_NOOP("SheetActions", "Select &all"),
         "edit-select-all",
         {QKeySequence::SelectAll}},
        {SheetAction::RotateLeft,
         "rotateLeft",
         QT_TRANSLATE_NOOP("SheetActions", "Rotate &left"),
         "object-rotate-left",
         {QKeySequence(Qt::Key_R)}},
        {SheetAction::RotateRight,
         "rotateRight",
         QT_TRANSLATE_NOOP("SheetActions", "Rotate &right"),
         "object-rotate-right",
         {QKeySequence(QStringLiteral("Shift+R"))}},
        {SheetAction::MirrorHorizontally,
         "mirrorHorizontally",
         QT_TRANSLATE_NOOP("SheetActions", "Mirror &horizontally"),
         "object-flip-horizontal",
         {QKeySequence(Qt::Key_X)}},
        {SheetAction::MirrorVertically,
         "mirrorVertically",
         QT_TRANSLATE_NOOP("SheetActions", "Mirror &vertically"),
         "object-flip-vertical",
         {QKeySequence(Qt::Key_Y)}},
        {SheetAction::RouteAgain,
         "routeAgain",
         QT_TRANSLATE_NOOP("SheetActions", "R&oute lines again"),
         "",
         {QKeySequence(QStringLiteral("Ctrl+L"))}},
        {SheetAction::Tidy,
         "tidy",
         QT_TRANSLATE_NOOP("SheetActions", "&Tidy up"),
         "",
         {QKeySequence(QStringLiteral("Ctrl+Shift+L"))}},
        {SheetAction::AlignLeft, "alignLeft", QT_TRANSLATE_NOOP("SheetActions", "Align &left"), "", {}},
        {SheetAction::AlignCentre, "alignCentre", QT_TRANSLATE_NOOP("SheetActions", "Align &centres"), "", {}},
        {SheetAction::AlignRight, "alignRight", QT_TRANSLATE_NOOP("SheetActions", "Align &right"), "", {}},
        {SheetAction::AlignTop, "alignTop", QT_TRANSLATE_NOOP("SheetActions", "Align &top"), "", {}},
        {SheetAction::AlignMiddle, "alignMiddle", QT_TRANSLATE_NOOP("SheetActions", "Align &middles"), "", {}},
        {SheetAction::AlignBottom, "alignBottom", QT_TRANSLATE_NOOP("SheetActions", "Align &bottom"), "", {}},
        {SheetAction::DistributeHorizontally,
         "distributeHorizontally",
         QT_TRANSLATE_NOOP("SheetActions", "Distribute &horizontally"),
         "",
         {}},
        {SheetAction::DistributeVertically,
         "distributeVertically",
         QT_TRANSLATE_NOOP("SheetActions", "Distribute &vertically"),
         "",
         {}},
        {SheetAction::Spread, "spread", QT_TRANSLATE_NOOP("SheetActions", "&Spread apart"), "", {}},
        {SheetAction::ZoomIn,
         "zoomIn",
         QT_TRANSLATE_NOOP("SheetActions", "Zoom &in"),
         "zoom-in",
         {QKeySequence(QStringLiteral("Ctrl++")), QKeySequence(QStringLiteral("Ctrl+="))}},
        {SheetAction::ZoomOut,
         "zoomOut",
         QT_TRANSLATE_NOOP("SheetActions", "Zoom &out"),
         "zoom-out",
         {QKeySequence(QStringLiteral("Ctrl+-"))}},
        {SheetAction::ZoomToFit,
         "zoomToFit",
         QT_TRANSLATE_NOOP("SheetActions", "&Fit sheet"),
         "zoom-fit-best",
         {QKeySequence(QStringLiteral("Ctrl+0"))}},
        {SheetAction::ZoomToSelection,
         "zoomToSelection",
         QT_TRANSLATE_NOOP("SheetActions", "Fit &selection"),
         "zoom-fit-selection",
         {QKeySequence(Qt::Key_F)}},
        {SheetAction::ActualSize,
         "actualSize",
         QT_TRANSLATE_NOOP("SheetActions", "A&ctual size"),
         "zoom-original",
         {QKeySequence(QStringLiteral("Ctrl+1"))}},
    };
    return list;
}

}  // namespace

SheetActions::SheetActions(QObject* parent) : QObject(parent)
{
    for (const Description& description : descriptions()) {
        auto* made = new QAction(tr(description.text), this);
        made->setObjectName(QLatin1String(description.name));
        made->setIcon(QIcon::fromTheme(QLatin1String(description.icon)));
        made->setShortcuts(description.shortcuts);
        const SheetAction which = description.action;
        connect(made, &QAction::triggered, this, [this, which] { trigger(which); });
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
        connections_ = {
            connect(&session, &DocumentSession::selectionChanged, this, &SheetActions::update),
            connect(&session, &DocumentSession::editabilityChanged, this, &SheetActions::update),
            connect(&session, &DocumentSession::diagramChanged, this, &SheetActions::update),
            connect(&session, &DocumentSession::textChanged, this, &SheetActions::update),
            connect(&session.undoStack(), &QUndoStack::indexChanged, this, &SheetActions::update),
            connect(view, &QObject::destroyed, this, [this] { setView(nullptr); }),
        };
    }
    update();
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
    const bool hasSymbols = isShown && !session->selection().components.isEmpty();
    const bool hasAny = session && !session->selection().isEmpty();
    enable(SheetAction::Undo, session && session->undoStack().canUndo());
    enable(SheetAction::Redo, session && session->undoStack().canRedo());
    const QString undo = session ? session->undoStack().undoText() : QString();
    const QString redo = session ? session->undoStack().redoText() : QString();
    action(SheetAction::Undo)->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo %1").arg(undo));
    action(SheetAction::Redo)->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo %1").arg(redo));
    action(SheetAction::Undo)->setIconText(tr("Undo"));
    action(SheetAction::Redo)->setIconText(tr("Redo"));
    enable(SheetAction::Copy, hasSymbols);
    for (const SheetAction which : {SheetAction::Cut, SheetAction::Duplicate})
        enable(which, isEditable && hasSymbols);
    // A symbol in hand can be turned too.
    for (const SheetAction which : {SheetAction::RotateLeft, SheetAction::RotateRight, SheetAction::MirrorHorizontally,
                                    SheetAction::MirrorVertically, SheetAction::RouteAgain, SheetAction::Tidy})
        enable(which, isEditable);
    const auto symbolCount = session ? session->selection().components.size() : 0;
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
}

void SheetActions::trigger(SheetAction which)
{
    if (!view_)
        return;
    DocumentSession& session = view_->session();
    switch (which) {
    case SheetAction::Undo: session.undoStack().undo(); break;
    case SheetAction::Redo: session.undoStack().redo(); break;
    case SheetAction::Cut: cutSelection(session); break;
    case SheetAction::Copy: copySelection(session); break;
    case SheetAction::Paste: {
        // Where the mouse is, so that several pieces go where they are wanted.
        const QPoint cursor = view_->viewport()->mapFromGlobal(QCursor::pos());
        if (view_->viewport()->rect().contains(cursor) && view_->underMouse()) {
            view_->startPasting(view_->toSheet(cursor));
        } else {
            view_->startPasting(view_->toSheet(view_->viewport()->rect().center()));
        }
        break;
    }
    case SheetAction::Duplicate: duplicateSelection(session); break;
    case SheetAction::Delete: deleteSelection(session); break;
    case SheetAction::SelectAll: selectAll(session); break;
    case SheetAction::RotateLeft: view_->rotate(1); break;
    case SheetAction::RotateRight: view_->rotate(-1); break;
    case SheetAction::MirrorHorizontally: view_->mirror(false); break;
    case SheetAction::MirrorVertically: view_->mirror(true); break;
    case SheetAction::RouteAgain: routeSelectionAgain(session); break;
    case SheetAction::Tidy: tidySelection(session); break;
    case SheetAction::ZoomIn: view_->zoomIn(); break;
    case SheetAction::ZoomOut: view_->zoomOut(); break;
    case SheetAction::ZoomToFit: view_->fit(); break;
    case SheetAction::ZoomToSelection: view_->fitSelection(); break;
    case SheetAction::ActualSize: view_->setZoom(view_->logicalDpiX() / 25.4 * 2.5 / 2); break;
    default: arrangeSelection(session, which); break;
    }
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
    menu.addAction(action(SheetAction::SelectAll));
    menu.addAction(action(SheetAction::ZoomToFit));
}

}  // namespace bramah::editor
