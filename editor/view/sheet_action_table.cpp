// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/view/sheet_action_table.h"

#include <QObject>

namespace bramah::editor {

namespace {

/// The keys in \a text, separated by semicolons; none if it is empty, where Qt would return one empty key.
QList<QKeySequence> keysIn(const char* text)
{
    return *text ? QKeySequence::listFromString(QString::fromLatin1(text), QKeySequence::PortableText)
                 : QList<QKeySequence>();
}

constexpr SheetActionRow kRows[] = {
    {SheetAction::Undo, "undo", QT_TRANSLATE_NOOP("SheetActions", "&Undo"), "edit-undo", "", QKeySequence::Undo},
    {SheetAction::Redo, "redo", QT_TRANSLATE_NOOP("SheetActions", "&Redo"), "edit-redo", "Ctrl+Shift+Z; Ctrl+Y"},
    {SheetAction::Cut, "cut", QT_TRANSLATE_NOOP("SheetActions", "Cu&t"), "edit-cut", "", QKeySequence::Cut},
    {SheetAction::Copy, "copy", QT_TRANSLATE_NOOP("SheetActions", "&Copy"), "edit-copy", "", QKeySequence::Copy},
    {SheetAction::Paste, "paste", QT_TRANSLATE_NOOP("SheetActions", "&Paste"), "edit-paste", "", QKeySequence::Paste},
    {SheetAction::Duplicate, "duplicate", QT_TRANSLATE_NOOP("SheetActions", "D&uplicate"), "edit-duplicate", "Ctrl+D"},
    {SheetAction::Delete, "delete", QT_TRANSLATE_NOOP("SheetActions", "&Delete"), "edit-delete", "",
     QKeySequence::Delete, "Backspace"},
    {SheetAction::SelectAll, "selectAll", QT_TRANSLATE_NOOP("SheetActions", "Select &all"), "edit-select-all", "",
     QKeySequence::SelectAll},
    {SheetAction::RotateLeft, "rotateLeft", QT_TRANSLATE_NOOP("SheetActions", "Rotate &left"), "object-rotate-left",
     "R"},
    {SheetAction::RotateRight, "rotateRight", QT_TRANSLATE_NOOP("SheetActions", "Rotate &right"), "object-rotate-right",
     "Shift+R"},
    {SheetAction::MirrorHorizontally, "mirrorHorizontally", QT_TRANSLATE_NOOP("SheetActions", "Mirror &horizontally"),
     "object-flip-horizontal", "X"},
    {SheetAction::MirrorVertically, "mirrorVertically", QT_TRANSLATE_NOOP("SheetActions", "Mirror &vertically"),
     "object-flip-vertical", "Y"},
    {SheetAction::RouteAgain, "routeAgain", QT_TRANSLATE_NOOP("SheetActions", "R&oute lines again"), "", "Ctrl+L"},
    {SheetAction::Tidy, "tidy", QT_TRANSLATE_NOOP("SheetActions", "&Tidy up"), "", "Ctrl+Shift+L"},
    {SheetAction::AlignLeft, "alignLeft", QT_TRANSLATE_NOOP("SheetActions", "Align &left"), ""},
    {SheetAction::AlignCentre, "alignCentre", QT_TRANSLATE_NOOP("SheetActions", "Align &centres"), ""},
    {SheetAction::AlignRight, "alignRight", QT_TRANSLATE_NOOP("SheetActions", "Align &right"), ""},
    {SheetAction::AlignTop, "alignTop", QT_TRANSLATE_NOOP("SheetActions", "Align &top"), ""},
    {SheetAction::AlignMiddle, "alignMiddle", QT_TRANSLATE_NOOP("SheetActions", "Align &middles"), ""},
    {SheetAction::AlignBottom, "alignBottom", QT_TRANSLATE_NOOP("SheetActions", "Align &bottom"), ""},
    {SheetAction::DistributeHorizontally, "distributeHorizontally",
     QT_TRANSLATE_NOOP("SheetActions", "Distribute &horizontally"), ""},
    {SheetAction::DistributeVertically, "distributeVertically",
     QT_TRANSLATE_NOOP("SheetActions", "Distribute &vertically"), ""},
    {SheetAction::Spread, "spread", QT_TRANSLATE_NOOP("SheetActions", "&Spread apart"), ""},
    {SheetAction::AddText, "addText", QT_TRANSLATE_NOOP("SheetActions", "&Text"), "", "T"},
    {SheetAction::AddLeader, "addLeader", QT_TRANSLATE_NOOP("SheetActions", "&Leader"), "", "L"},
    {SheetAction::AddFrame, "addFrame", QT_TRANSLATE_NOOP("SheetActions", "&Frame"), "", "B"},
    {SheetAction::AddTable, "addTable", QT_TRANSLATE_NOOP("SheetActions", "T&able"), "", "Shift+T"},
    {SheetAction::ZoomIn, "zoomIn", QT_TRANSLATE_NOOP("SheetActions", "Zoom &in"), "zoom-in", "Ctrl++; Ctrl+="},
    {SheetAction::ZoomOut, "zoomOut", QT_TRANSLATE_NOOP("SheetActions", "Zoom &out"), "zoom-out", "Ctrl+-"},
    {SheetAction::ZoomToFit, "zoomToFit", QT_TRANSLATE_NOOP("SheetActions", "&Fit sheet"), "zoom-fit-best", "Ctrl+0"},
    {SheetAction::ZoomToSelection, "zoomToSelection", QT_TRANSLATE_NOOP("SheetActions", "Fit &selection"),
     "zoom-fit-selection", "F"},
    {SheetAction::ActualSize, "actualSize", QT_TRANSLATE_NOOP("SheetActions", "A&ctual size"), "zoom-original",
     "Ctrl+1"},
    {SheetAction::NextPage, "nextPage", QT_TRANSLATE_NOOP("SheetActions", "&Next page"), "go-next", "PgDown"},
    {SheetAction::PreviousPage, "previousPage", QT_TRANSLATE_NOOP("SheetActions", "&Previous page"), "go-previous",
     "PgUp"},
    {SheetAction::OtherEnd, "otherEnd", QT_TRANSLATE_NOOP("SheetActions", "Go to the line's other &end"), "", "J"},
};

}  // namespace

std::span<const SheetActionRow> sheetActionTable()
{
    return kRows;
}

QList<QKeySequence> SheetActionRow::shortcuts() const
{
    QList<QKeySequence> list;
    if (standardKey != QKeySequence::UnknownKey)
        list.append(QKeySequence(standardKey));
    return list + keysIn(keys);
}

std::optional<SheetAction> sheetActionOf(int key, Qt::KeyboardModifiers modifiers)
{
    return sheetActionWith(key, modifiers, &SheetActionRow::shortcuts);
}

std::optional<SheetAction> sheetActionWith(int key, Qt::KeyboardModifiers modifiers,
                                           const std::function<QList<QKeySequence>(const SheetActionRow&)>& shortcutsOf)
{
    if (modifiers & ~Qt::ShiftModifier)
        return std::nullopt;
    const QKeySequence pressed(static_cast<int>(modifiers) | key);
    for (const SheetActionRow& row : kRows) {
        if (shortcutsOf(row).contains(pressed) || keysIn(row.keysOfSheet).contains(pressed))
            return row.action;
    }
    return std::nullopt;
}

}  // namespace bramah::editor
