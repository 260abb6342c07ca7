// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/view/sheet_action_table.h"

#include <QObject>
#include <QPointer>

#include <vector>

class QAction;
class QMenu;

namespace bramah::editor {

class DocumentSession;
class SheetView;

/// Performs \a action on the sheet of \a view if possible.
void perform(SheetAction action, SheetView& view);

/// The actions of sheets with texts, shortcuts and icons, made once by the window and applied to the sheet in front,
/// which decides which are enabled. GUI thread.
class SheetActions : public QObject
{
    Q_OBJECT
public:
    explicit SheetActions(QObject* parent = nullptr);
    ~SheetActions() override;

    /// Sets the sheet for the actions; null disables all of them.
    void setView(SheetView* view);
    /// If another view of the document hides the sheet, only undo and redo are enabled.
    void setSheetShown(bool isShown);
    /// The action, never null; owned by this object.
    [[nodiscard]] QAction* action(SheetAction action) const;
    /// All actions in the order of the table.
    [[nodiscard]] std::vector<QAction*> all() const { return actions_; }
    /// Fills the context menu of the sheet.
    void fillContextMenu(QMenu& menu) const;

private:
    void update();
    /// As sheetActionOf(), with the keys that the actions have now.
    [[nodiscard]] std::optional<SheetAction> actionOf(int key, Qt::KeyboardModifiers modifiers) const;

    QPointer<SheetView> view_;
    bool isSheetShown_ = true;
    std::vector<QAction*> actions_;
    std::vector<QMetaObject::Connection> connections_;
};

}  // namespace bramah::editor
