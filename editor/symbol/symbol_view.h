// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/class_view.h"
#include "editor/symbol/drawing/symbol_editor.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace bramah::editor {

class ActiveTheme;
class DocumentSession;
class IconSet;
class SymbolCanvas;
class SymbolPreview;
class SymbolShelf;
class SymbolStrip;

/// The view Symbol of a class: icon and ports on a large canvas, tools and strip above, the shelf of building blocks on
/// the left, the symbol as on sheets on the right. Borrows all arguments. GUI thread.
class SymbolView : public QWidget, public ClassView
{
    Q_OBJECT
public:
    /// Follows the class that \a session shows.
    SymbolView(DocumentSession& session, const ActiveTheme& theme, const IconSet& icons, QWidget* parent = nullptr);
    ~SymbolView() override;

    [[nodiscard]] QWidget& widget() override { return *this; }
    void show(const QString& className) override;
    void commit() override;

    /// The symbol and its selection.
    [[nodiscard]] SymbolEditor& editor() { return *editor_; }
    /// The canvas in the middle.
    [[nodiscard]] SymbolCanvas& canvas() { return *canvas_; }
    /// The shelf at the left.
    [[nodiscard]] SymbolShelf& shelf() { return *shelf_; }
    /// The strip over the canvas.
    [[nodiscard]] SymbolStrip& strip() { return *strip_; }

    /// Attaches the graphics of another class's icon to the mouse.
    void takeFrom(const QString& className);

Q_SIGNALS:
    /// What the mouse does now; empty if there is nothing to explain.
    void hintChanged(const QString& hint);
    /// The place of the cursor in modules, y up.
    void cursorMoved(QPointF modules);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectParts();
    void addTools(QHBoxLayout& row);
    void addCommands(QHBoxLayout& row);
    [[nodiscard]] QToolButton* button(const QString& icon, const QString& toolTip);
    void fillPorts(QMenu& menu);
    void chooseClass();
    void followTheme();
    void followDrawing();
    void followSketch();
    void markTool(const QString& name);
    void fillMenu(QMenu& menu);

    const ActiveTheme& theme_;
    const IconSet& icons_;
    SymbolEditor* editor_;
    SymbolCanvas* canvas_;
    SymbolStrip* strip_;
    SymbolShelf* shelf_;
    SymbolPreview* preview_;
    QLabel* note_;
    QWidget* toolRow_ = nullptr;
    QString shownClass_;
    std::optional<model::DiagramComponent> symbol_;  ///< as shown on sheets
};

}  // namespace bramah::editor
