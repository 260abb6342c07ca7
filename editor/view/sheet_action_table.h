// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>

#include <functional>
#include <optional>
#include <span>

namespace bramah::editor {

/// The actions on a sheet.
enum class SheetAction {
    Undo,
    Redo,
    Cut,
    Copy,
    Paste,
    Duplicate,
    Delete,
    SelectAll,
    RotateLeft,
    RotateRight,
    MirrorHorizontally,
    MirrorVertically,
    RouteAgain,
    Tidy,
    AlignLeft,
    AlignCentre,
    AlignRight,
    AlignTop,
    AlignMiddle,
    AlignBottom,
    DistributeHorizontally,
    DistributeVertically,
    Spread,
    AddText,
    AddLeader,
    AddFrame,
    AddTable,
    ZoomIn,
    ZoomOut,
    ZoomToFit,
    ZoomToSelection,
    ActualSize,
    NextPage,
    PreviousPage,
    OtherEnd,
};

/// An action with name, text, icon and keys: the only place that assigns keys.
struct SheetActionRow {
    SheetAction action;
    const char* name;  ///< object name, for settings of shortcuts and for tests
    const char* text;  ///< translated in the context SheetActions
    const char* icon;
    const char* keys = "";                                             ///< separated by semicolons
    QKeySequence::StandardKey standardKey = QKeySequence::UnknownKey;  ///< key of the platform, if there is one
    const char* keysOfSheet = "";  ///< keys that apply only while the sheet has the focus

    /// The platform's key and \c keys, which apply in the whole window; without \c keysOfSheet.
    [[nodiscard]] QList<QKeySequence> shortcuts() const;
};

/// All actions, in the order of the enumeration.
[[nodiscard]] std::span<const SheetActionRow> sheetActionTable();

/// The action that a key without Ctrl or Alt has on a sheet with the focus; nothing for other keys.
[[nodiscard]] std::optional<SheetAction> sheetActionOf(int key, Qt::KeyboardModifiers modifiers);
/// The same where \a shortcutsOf tells the shortcuts of a row.
[[nodiscard]] std::optional<SheetAction> sheetActionWith(
    int key, Qt::KeyboardModifiers modifiers,
    const std::function<QList<QKeySequence>(const SheetActionRow&)>& shortcutsOf);

}  // namespace bramah::editor
