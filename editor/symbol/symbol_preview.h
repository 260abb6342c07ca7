// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <QWidget>

#include <optional>

namespace bramah::editor {

/// A symbol as it looks on a sheet at its true size, in the light and the dark theme.
class SymbolPreview : public QWidget
{
    Q_OBJECT
public:
    explicit SymbolPreview(QWidget* parent = nullptr);

    /// Shows \a symbol; nothing: empty sheets.
    void show(std::optional<model::DiagramComponent> symbol);
    [[nodiscard]] QSize sizeHint() const override { return {168, 340}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 160}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<model::DiagramComponent> symbol_;
};

}  // namespace bramah::editor
