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

/// Does \a action on the sheet of \a view, as far as it can be done now.
void perform(SheetAction action, SheetView& view);

/// The actions of sheets with their texts, shortcuts and icons, made once by the window and pointed at the sheet that
/// is in front. They are enabled as that sheet allows. GUI thread.
class SheetActions : public QObject
{
    Q_OBJECT
public:
    explicit SheetActions(QObject* parent = nullptr);
    ~SheetActions() override;

    /// The sheet the actions work on; null for none (all are disabled then).
    void setView(SheetView* view);
    /// While the sheet is hidden by another view of the document, only undo and redo are enabled.
    void setSheetShown(bool isShown);
    [[nodiscard]] QAction* action(SheetAction action) const;
    [[nodiscard]] std::vector<QAction*> all() const { return actions_; }
    /// Fills a menu for a right click on the sheet.
    void fillContextMenu(QMenu& menu) const;

private:
    void update();

    QPointer<SheetView> view_;
    bool isSheetShown_ = true;
    std::vector<QAction*> actions_;
    std::vector<QMetaObject::Connection> connections_;
};

}  // namespace bramah::editor
