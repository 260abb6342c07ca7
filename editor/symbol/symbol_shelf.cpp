// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/symbol_shelf.h"

#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_painter.h"
#include "editor/session/workspace.h"
#include "editor/symbol/drawing/symbol_commands.h"
#include "editor/theme/plain_text.h"
#include "model/symbol/symbol_drawing.h"

#include <QMimeData>
#include <QPainter>

#include <algorithm>

namespace bramah::editor {

namespace {

constexpr auto kPackage = "Bramah.Icons";
constexpr QSize kPictureSize{48, 40};
constexpr QSize kCellSize{84, 84};
constexpr double kNameScale = 0.92;  // of the usual font, for long words
constexpr int kClassRole = Qt::UserRole + 1;

/// A picture of a part on a transparent ground; small parts have one scale, so that they can be recognised.
QPixmap pictureOf(const model::DiagramComponent& symbol, const SheetTheme& theme, double ratio)
{
    constexpr double kMostScale = 5.5;  // px a diagram unit
    QPixmap picture(kPictureSize * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    const QRectF bounds = toScene(symbol.bounds);
    const double scale = std::min({(kPictureSize.width() - 4) / std::max(bounds.width(), 1.0),
                                   (kPictureSize.height() - 4) / std::max(bounds.height(), 1.0), kMostScale});
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(kPictureSize.width() / 2.0, kPictureSize.height() / 2.0);
    painter.scale(scale, scale);
    painter.translate(-bounds.center());
    DetailLevel detail;
    detail.leastWidth = 1.3 / scale;
    paintSymbol(painter, symbol, theme, detail);
    return picture;
}

}  // namespace

SymbolShelf::SymbolShelf(Workspace& workspace, QWidget* parent) : QListWidget(parent), workspace_(workspace)
{
    setAccessibleName(tr("Building blocks of symbols"));
    setViewMode(QListView::IconMode);
    setMovement(QListView::Snap);
    setDragDropMode(QAbstractItemView::DragOnly);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setWordWrap(true);
    setTextElideMode(Qt::ElideNone);
    setSpacing(0);
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * kNameScale);
    setFont(small);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setIconSize(kPictureSize);
    setGridSize(kCellSize);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto choose = [this](QListWidgetItem* item) {
        Q_EMIT partChosen(item->text(), graphicsOf(workspace_, item->data(kClassRole).toString()));
    };
    connect(this, &QListWidget::itemClicked, this, choose);
    connect(this, &QListWidget::itemActivated, this, choose);
    connect(&workspace_, &Workspace::librariesChanged, this, &SymbolShelf::fill);
}

void SymbolShelf::setTheme(const SheetTheme& theme)
{
    theme_ = theme;
    fill();
}

void SymbolShelf::fill()
{
    clear();
    const model::ClassNode* package = workspace_.library().find(kPackage);
    if (!package)
        return;
    for (const model::ClassNode* node : package->children()) {
        const QString className = QString::fromStdString(node->qualifiedName());
        const auto symbol = workspace_.symbolOf(className);
        if (!symbol)
            continue;
        auto* item = new QListWidgetItem(node->shownName(), this);
        item->setIcon(pictureOf(*symbol, theme_, devicePixelRatioF()));
        item->setToolTip(plainToolTip(node->shownDescription()));
        item->setData(kClassRole, className);
        item->setSizeHint(kCellSize);
        item->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
    }
}

QByteArray SymbolShelf::graphicsOf(Workspace& workspace, const QString& className)
{
    const auto symbol = workspace.symbolOf(className);
    return symbol ? model::graphicListOf(*symbol->icon) : QByteArray();
}

QMimeData* SymbolShelf::mimeData(const QList<QListWidgetItem*>& items) const
{
    if (items.isEmpty())
        return nullptr;
    auto* dragged = new QMimeData;
    dragged->setData(QLatin1String(kGraphicsMimeType),
                     graphicsOf(workspace_, items.front()->data(kClassRole).toString()));
    return dragged;
}

}  // namespace bramah::editor
