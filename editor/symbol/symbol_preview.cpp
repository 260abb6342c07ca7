// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/symbol_preview.h"

#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_painter.h"

#include <QPainter>

#include <algorithm>

namespace bramah::editor {

namespace {

constexpr double kSheetScale = 4;  // px for each diagram unit, as on a new sheet: 8 px for each module

void paintPanel(QPainter& painter, const QRectF& panel, const model::DiagramComponent* symbol, const SheetTheme& theme)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.paperEdge, 1));
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(panel, 4, 4);
    if (!symbol)
        return;
    const std::vector<PlacedText> texts = textsOf(*symbol);
    const QRectF whole = toScene(symbol->bounds).united(boundsOf(texts)).adjusted(-kModule, -kModule, kModule, kModule);
    const double scale = std::min({kSheetScale, panel.width() / whole.width(), panel.height() / whole.height()});
    painter.save();
    painter.setClipRect(panel);
    painter.translate(panel.center());
    painter.scale(scale, scale);
    painter.translate(-whole.center());
    paintSymbol(painter, *symbol, theme, DetailLevel::at(scale));
    paintTexts(painter, texts, theme);
    painter.restore();
}

}  // namespace

SymbolPreview::SymbolPreview(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("The symbol on a sheet"));
    setToolTip(tr("The symbol as it stands on a sheet, in light and in dark"));
}

void SymbolPreview::show(std::optional<model::DiagramComponent> symbol)
{
    symbol_ = std::move(symbol);
    update();
}

void SymbolPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    constexpr double kGap = 8;
    const double height = (this->height() - kGap) / 2.0;
    const model::DiagramComponent* symbol = symbol_ ? &*symbol_ : nullptr;
    const QRectF light(0.5, 0.5, width() - 1, height - 1);
    paintPanel(painter, light, symbol, SheetTheme::light());
    paintPanel(painter, light.translated(0, height + kGap), symbol, SheetTheme::dark());
}

}  // namespace bramah::editor
