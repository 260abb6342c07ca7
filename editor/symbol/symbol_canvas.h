// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "editor/symbol/drawing/symbol_hit.h"
#include "editor/symbol/tools/symbol_tool.h"

#include <QGraphicsView>

namespace bramah::editor {

/// The symbol of a class, large: mouse and keys draw and change it. GUI thread. Borrows the editor.
class SymbolCanvas : public QGraphicsView, private SymbolToolContext
{
    Q_OBJECT
public:
    explicit SymbolCanvas(SymbolEditor& editor, QWidget* parent = nullptr);
    ~SymbolCanvas() override;

    void setTheme(const SheetTheme& theme);

    /// `select`, `line`, `polygon`, `rectangle`, `ellipse`, `arc` or `text`.
    void startTool(const QString& name);
    /// A list of primitives hangs at the mouse. \a entry: of the undo stack.
    void startStamp(const QString& entry, const QByteArray& list, bool isCentred);
    void startPort(const QString& connectorClass, const QString& baseName);
    /// The name of the current tool; empty while something is dragged.
    [[nodiscard]] QString toolName() const { return tool_->name(); }

    /// The contents of the clipboard hang at the mouse.
    void paste();
    /// The drawing that is shown while the mouse is at work.
    [[nodiscard]] const SymbolSketch& sketched() const { return sketch_; }

    void fit();
    /// Icon units, y up, of a place in the viewport, and back.
    [[nodiscard]] QPointF toIcon(QPointF viewportPosition) const;
    [[nodiscard]] QPoint fromIcon(QPointF place) const;

Q_SIGNALS:
    void hintChanged(const QString& hint);
    void toolChanged(const QString& name);
    void textWanted();
    /// In modules, y up.
    void cursorMoved(QPointF modules);
    void sketchChanged();
    /// A menu of actions on the selection is wanted, at a global position.
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

    /// Gives the event to the tool, then makes the tool it started the current one.
    template <typename Call>
    void give(Call call);
    [[nodiscard]] SymbolToolEvent eventAt(QPointF position, Qt::KeyboardModifiers modifiers) const;
    /// Does the action of a key; false if it has none. If \a onlyAsks, nothing is done.
    bool handleKey(int key, Qt::KeyboardModifiers modifiers, bool onlyAsks);
    void zoomAt(QPoint viewportPosition, double factor);
    bool handleControlKey(int key, bool onlyAsks);
    bool handleArrow(int key, Qt::KeyboardModifiers modifiers, bool onlyAsks);
    void escape();
    /// The symbol, its texts and some room [scene].
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
    bool isTouched_ = false;  ///< by the wheel or a pan; until then the symbol stays fitted
};

}  // namespace bramah::editor
