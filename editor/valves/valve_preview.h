// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/sheet_theme.h"
#include "model/diagram/diagram.h"
#include "model/valves/valve_table.h"

#include <QWidget>

#include <optional>

namespace bramah::editor {

/// A valve's symbol, enlarged: the mouse draws paths in its boxes from port to port. GUI thread.
class ValvePreview : public QWidget
{
    Q_OBJECT
public:
    /// Empty until show(); \a theme is copied.
    explicit ValvePreview(const SheetTheme& theme, QWidget* parent = nullptr);

    /// \a symbol is the drawing of \a table at the sheet's origin.
    void show(const model::ValveTable& table, const model::DiagramComponent& symbol);
    /// The point in this widget at which a port meets a box.
    [[nodiscard]] QPointF placeOf(int box, int port) const;

    [[nodiscard]] QSize sizeHint() const override { return {560, 210}; }

Q_SIGNALS:
    /// The mouse was dragged from one port to another of the same box. \a box counts from the left, ports as
    /// valvePorts().
    void pathDrawn(int box, int from, int to);
    /// A port was clicked, without a drag.
    void portClicked(int box, int port);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    struct Spot {
        int box = 0;
        int port = 0;
        friend bool operator==(const Spot&, const Spot&) = default;
    };
    /// Maps icon coordinates to widget pixels.
    [[nodiscard]] QTransform map() const;
    [[nodiscard]] std::optional<Spot> spotAt(QPointF position) const;

    SheetTheme theme_;
    model::ValveTable table_;
    std::optional<model::DiagramComponent> symbol_;
    std::optional<Spot> from_;
    std::optional<Spot> hovered_;
    QPointF cursor_;
};

}  // namespace bramah::editor
