// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/symbol/tools/symbol_tool.h"

namespace bramah::editor {

/// Draws a line or polygon from point to point: by clicks, ended by a double click, or a single piece by a drag.
class PointsTool : public SymbolTool
{
public:
    /// \a isPolygon: the shape is closed at its end; else a line stays open.
    PointsTool(SymbolToolContext& context, bool isPolygon) : SymbolTool(context), isPolygon_(isPolygon) {}
    void begin() override;
    void press(const SymbolToolEvent& event) override;
    void move(const SymbolToolEvent& event) override;
    void release(const SymbolToolEvent& event) override;
    void doubleClick(const SymbolToolEvent& event) override;
    bool key(int key) override;
    [[nodiscard]] QString name() const override
    {
        return isPolygon_ ? QStringLiteral("polygon") : QStringLiteral("line");
    }

private:
    [[nodiscard]] QPointF placeOf(const SymbolToolEvent& event) const;
    [[nodiscard]] model::Graphic graphic(const std::vector<QPointF>& points) const;
    void show();
    void finish();

    bool isPolygon_;
    std::vector<QPointF> points_;
    QPointF cursor_;
    bool isDragging_ = false;
};

/// Draws a graphic that fills a box, from corner to corner.
class BoxTool : public SymbolTool
{
public:
    /// What is drawn; Arc: the upper half of an ellipse, open.
    enum class Kind : std::uint8_t { Rectangle, Ellipse, Arc, Text };
    /// \a kind: what is drawn in the box.
    BoxTool(SymbolToolContext& context, Kind kind) : SymbolTool(context), kind_(kind) {}
    void begin() override;
    void press(const SymbolToolEvent& event) override;
    void move(const SymbolToolEvent& event) override;
    void release(const SymbolToolEvent& event) override;
    [[nodiscard]] QString name() const override;

private:
    [[nodiscard]] model::Graphic graphic(QPointF corner) const;

    Kind kind_;
    std::optional<QPointF> from_;
};

}  // namespace bramah::editor
