// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <vector>

class QAction;
class QMenu;

namespace bramah::editor {

class DocumentSession;
class SheetView;

/// What can be done on a sheet.
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
    void trigger(SheetAction action);

    QPointer<SheetView> view_;
    bool isSheetShown_ = true;
    std::vector<QAction*> actions_;
    std::vector<QMetaObject::Connection> connections_;
};

}  // namespace bramah::editor
