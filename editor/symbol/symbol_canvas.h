// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "editor/symbol/drawing/symbol_hit.h"
#include "editor/symbol/tools/symbol_tool.h"

#include <QGraphicsView>

namespace bramah::editor {

/// The symbol of a class, enlarged; mouse and keys draw and change it. GUI thread. Borrows the editor.
class SymbolCanvas : public QGraphicsView, private SymbolToolContext
{
    Q_OBJECT
public:
    /// \a editor must outlive the canvas.
    explicit SymbolCanvas(SymbolEditor& editor, QWidget* parent = nullptr);
    ~SymbolCanvas() override;

    /// Paints in other colours; those of the palette count until then.
    void setTheme(const SheetTheme& theme);

    /// \a name: `select`, `line`, `polygon`, `rectangle`, `ellipse`, `arc` or `text`.
    void startTool(const QString& name);
    /// Attaches a list of primitives to the mouse. \a entry: name of the undo entry.
    void startStamp(const QString& entry, const QByteArray& list, bool isCentred);
    /// Attaches a new port of a connector class to the mouse; does nothing if the symbol cannot be edited. \a baseName:
    /// from which its name is made, see freePortName().
    void startPort(const QString& connectorClass, const QString& baseName);
    /// The name of the current tool; empty during a drag.
    [[nodiscard]] QString toolName() const { return tool_->name(); }

    /// Attaches the contents of the clipboard to the mouse.
    void paste();
    /// The drawing that is shown during a mouse action.
    [[nodiscard]] const SymbolSketch& sketched() const { return sketch_; }

    /// Shows the whole symbol with its texts, as large as fits, up to a limit.
    void fit();
    /// Converts a place in the viewport to icon units, y up, and back.
    [[nodiscard]] QPointF toIcon(QPointF viewportPosition) const;
    /// A place in icon units as a place in the viewport.
    [[nodiscard]] QPoint fromIcon(QPointF place) const;

Q_SIGNALS:
    /// What the mouse does now; empty if there is nothing to explain.
    void hintChanged(const QString& hint);
    /// Another tool is in use, by the name as for startTool(); empty for one that a drag started.
    void toolChanged(const QString& name);
    /// The words of the selected text are to be typed.
    void textWanted();
    /// The place of the cursor in modules, y up.
    void cursorMoved(QPointF modules);
    /// sketched() is another one.
    void sketchChanged();
    /// A context menu for the selection is wanted, at a global position.
    void menuWanted(QPoint globalPosition);
    /// The icon of this class was dropped here.
    void classDropped(const QString& className, QPointF place);

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] SymbolToolContext& context() { return *this; }
    [[nodiscard]] SymbolEditor& editor() override { return editor_; }
    [[nodiscard]] double tolerance() const override;
    void sketch(SymbolSketch sketch) override;
    void setHint(const QString& hint) override { Q_EMIT hintChanged(hint); }
    void setToolCursor(Qt::CursorShape shape) override { viewport()->setCursor(shape); }
    void askForText() override { Q_EMIT textWanted(); }
    void start(std::unique_ptr<SymbolTool> tool) override;

    /// Passes the event to the tool, then makes a tool that it started the current one.
    template <typename Call>
    void give(Call call);
    [[nodiscard]] SymbolToolEvent eventAt(QPointF position, Qt::KeyboardModifiers modifiers) const;
    /// Performs the action of a key; false if it has none. With \a onlyAsks nothing is done.
    bool handleKey(int key, Qt::KeyboardModifiers modifiers, bool onlyAsks);
    void zoomAt(QPoint viewportPosition, double factor);
    bool handleControlKey(int key, bool onlyAsks);
    bool handleArrow(int key, Qt::KeyboardModifiers modifiers, bool onlyAsks);
    void escape();
    /// The symbol with its texts and some room around [scene].
    [[nodiscard]] QRectF wholeDrawing() const;
    [[nodiscard]] double pixel() const { return 1 / transform().m11(); }
    void paintGrid(QPainter& painter, const QRectF& area) const;
    void paintParts(QPainter& painter) const;
    void paintHighlight(QPainter& painter, const model::Graphic& graphic) const;
    void paintHandles(QPainter& painter) const;

    SymbolEditor& editor_;
    SheetTheme theme_;
    SymbolSketch sketch_;
    std::unique_ptr<SymbolTool> tool_;
    std::unique_ptr<SymbolTool> next_;
    int depth_ = 0;
    std::optional<QPoint> panFrom_;
    QPointF cursor_;
    bool isTouched_ = false;  ///< by wheel or panning; until then the symbol is fitted to the view
};

}  // namespace bramah::editor
