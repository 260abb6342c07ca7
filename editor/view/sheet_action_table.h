// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>

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
    ZoomIn,
    ZoomOut,
    ZoomToFit,
    ZoomToSelection,
    ActualSize,
};

/// An action with its name, text and icon, and the keys that call it: the only place that says which key does what.
struct SheetActionRow {
    SheetAction action;
    const char* name;  ///< object name, for settings of shortcuts and for tests
    const char* text;  ///< to be translated in the context SheetActions
    const char* icon;
    const char* keys = "";                                             ///< several with a semicolon between
    QKeySequence::StandardKey standardKey = QKeySequence::UnknownKey;  ///< the key of the platform, if it has one
    const char* keysOfSheet = "";  ///< keys that mean the action only while the sheet has the focus

    [[nodiscard]] QList<QKeySequence> shortcuts() const;
};

/// All actions, in the order of the enumeration.
[[nodiscard]] std::span<const SheetActionRow> sheetActionTable();

/// The action that a key without Ctrl or Alt calls on a sheet that has the focus; nothing for other keys.
[[nodiscard]] std::optional<SheetAction> sheetActionOf(int key, Qt::KeyboardModifiers modifiers);

}  // namespace bramah::editor
