// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/symbol/drawing/symbol_hit.h"
#include "editor/symbol/tools/symbol_tool.h"

namespace bramah::editor {

/// Selects by clicks and rubber bands, and starts moves and drags of handles. The default tool.
class PartSelectTool : public SymbolTool
{
public:
    /// Takes the context, as SymbolTool does.
    using SymbolTool::SymbolTool;
    void begin() override;
    void press(const SymbolToolEvent& event) override;
    void move(const SymbolToolEvent& event) override;
    void release(const SymbolToolEvent& event) override;
    void doubleClick(const SymbolToolEvent& event) override;
    bool key(int key) override;
    void drawingChanged() override;
    [[nodiscard]] QString name() const override { return QStringLiteral("select"); }

private:
    void clicked(const SymbolHit& hit, Qt::KeyboardModifiers modifiers);
    [[nodiscard]] bool isSelected(const SymbolHit& hit) const;

    std::optional<QPointF> pressed_;
    SymbolHit hit_;
    bool isBand_ = false;
    bool wasSelected_ = false;
    int vertex_ = -1;  ///< the last clicked vertex of the selected graphic
};

/// Moves the selection with the mouse.
class PartMoveTool : public SymbolTool
{
public:
    /// \a from: where the mouse was pressed [icon units].
    PartMoveTool(SymbolToolContext& context, QPointF from) : SymbolTool(context), from_(from) {}
    void begin() override;
    void move(const SymbolToolEvent& event) override;
    void release(const SymbolToolEvent& event) override;
    void drawingChanged() override { context_.start(nullptr); }

private:
    QPointF from_;
    QPointF by_;
};

/// Moves a handle of the selected graphic with the mouse.
class HandleTool : public SymbolTool
{
public:
    /// \a hit: of a handle of the one selected graphic.
    HandleTool(SymbolToolContext& context, SymbolHit hit) : SymbolTool(context), hit_(std::move(hit)) {}
    void begin() override;
    void move(const SymbolToolEvent& event) override;
    void release(const SymbolToolEvent& event) override;
    void drawingChanged() override { context_.start(nullptr); }

private:
    SymbolHit hit_;
    model::Graphic before_;
    model::Graphic after_;
};

}  // namespace bramah::editor
