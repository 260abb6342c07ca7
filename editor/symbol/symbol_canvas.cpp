// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/symbol_canvas.h"

#include "editor/render/named_files.h"
#include "editor/render/sheet_geometry.h"
#include "editor/session/mime_types.h"
#include "editor/symbol/drawing/symbol_commands.h"
#include "editor/symbol/drawing/symbol_painter.h"
#include "editor/symbol/tools/arrange_tools.h"
#include "editor/symbol/tools/draw_tools.h"
#include "editor/symbol/tools/place_tools.h"

#include <QDragEnterEvent>
#include <QGraphicsScene>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace bramah::editor {

namespace {

constexpr double kSceneReach = 500;    // diagram units about the origin
constexpr double kLeastScale = 3;      // px for each diagram unit
constexpr double kLargestScale = 120;  // px for each diagram unit
constexpr double kFittedScale = 24;    // px a diagram unit: 48 px a module
constexpr double kDimmed = 0.35;
constexpr std::size_t kFirstWithoutLines = 4;  // index in Graphic: texts and pictures

std::unique_ptr<SymbolTool> toolNamed(const QString& name, SymbolToolContext& context)
{
    if (name == QLatin1String("line") || name == QLatin1String("polygon"))
        return std::make_unique<PointsTool>(context, name == QLatin1String("polygon"));
    for (const auto& [known, kind] :
         {std::pair{"rectangle", BoxTool::Kind::Rectangle}, std::pair{"ellipse", BoxTool::Kind::Ellipse},
          std::pair{"arc", BoxTool::Kind::Arc}, std::pair{"text", BoxTool::Kind::Text}})
        if (name == QLatin1String(known))
            return std::make_unique<BoxTool>(context, kind);
    return std::make_unique<PartSelectTool>(context);
}

/// The name of the tool that a key selects.
QString toolOfKey(int key)
{
    switch (key) {
    case Qt::Key_S: return QStringLiteral("select");
    case Qt::Key_L: return QStringLiteral("line");
    case Qt::Key_G: return QStringLiteral("polygon");
    case Qt::Key_B: return QStringLiteral("rectangle");
    case Qt::Key_E: return QStringLiteral("ellipse");
    case Qt::Key_A: return QStringLiteral("arc");
    case Qt::Key_T: return QStringLiteral("text");
    default: return {};
    }
}

}  // namespace

SymbolCanvas::SymbolCanvas(SymbolEditor& editor, QWidget* parent)
    : QGraphicsView(parent),
      editor_(editor),
      theme_(SheetTheme::of(QGuiApplication::palette())),
      tool_(std::make_unique<PartSelectTool>(context()))
{
    setScene(new QGraphicsScene(-kSceneReach, -kSceneReach, 2 * kSceneReach, 2 * kSceneReach, this));
    connect(&NamedFiles::shared(), &NamedFiles::arrived, viewport(), qOverload<>(&QWidget::update));
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setAcceptDrops(true);
    setFocusPolicy(Qt::StrongFocus);
    setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(QGraphicsView::NoAnchor);
    setAccessibleName(tr("Symbol of the class"));
    setMinimumSize(240, 200);
    connect(&editor_, &SymbolEditor::drawingChanged, this, [this] {
        sketch_ = {};
        give([](SymbolTool& tool) { tool.drawingChanged(); });
        viewport()->update();
    });
    connect(&editor_, &SymbolEditor::selectionChanged, viewport(), qOverload<>(&QWidget::update));
}

SymbolCanvas::~SymbolCanvas() = default;

void SymbolCanvas::setTheme(const SheetTheme& theme)
{
    theme_ = theme;
    viewport()->update();
}

void SymbolCanvas::startTool(const QString& name)
{
    if (name != QLatin1String("select") && !editor_.isEditable())
        return;
    start(toolNamed(name, context()));
    setFocus();
}

void SymbolCanvas::startStamp(const QString& entry, const QByteArray& list, bool isCentred)
{
    if (!editor_.isEditable())
        return;
    start(std::make_unique<StampTool>(context(), entry, list, isCentred));
    setFocus();
}

void SymbolCanvas::startPort(const QString& connectorClass, const QString& baseName)
{
    if (!editor_.isEditable())
        return;
    start(std::make_unique<PortTool>(context(), connectorClass, baseName));
    setFocus();
}

template <typename Call>
void SymbolCanvas::give(Call call)
{
    ++depth_;
    call(*tool_);
    if (--depth_ == 0 && next_)
        start(std::move(next_));
}

void SymbolCanvas::start(std::unique_ptr<SymbolTool> tool)
{
    if (!tool)
        tool = std::make_unique<PartSelectTool>(context());
    if (depth_ > 0) {
        next_ = std::move(tool);
        return;
    }
    sketch({});
    tool_ = std::move(tool);
    ++depth_;
    tool_->begin();
    --depth_;
    Q_EMIT toolChanged(tool_->name());
}

void SymbolCanvas::sketch(SymbolSketch sketch)
{
    sketch_ = std::move(sketch);
    viewport()->update();
    Q_EMIT sketchChanged();
}

double SymbolCanvas::tolerance() const
{
    constexpr double kPixels = 6;
    return kPixels * pixel() / kIconUnit;
}

QPointF SymbolCanvas::toIcon(QPointF viewportPosition) const
{
    const QTransform inverse = viewportTransform().inverted();
    return sceneToIcon(inverse.map(viewportPosition));
}

QPoint SymbolCanvas::fromIcon(QPointF place) const
{
    return mapFromScene(iconToScene(place));
}

SymbolToolEvent SymbolCanvas::eventAt(QPointF position, Qt::KeyboardModifiers modifiers) const
{
    return {toIcon(position), modifiers};
}

void SymbolCanvas::fit()
{
    const QRectF rect = wholeDrawing();
    const double scale = std::min(viewport()->width() / rect.width(), viewport()->height() / rect.height());
    const double target = std::clamp(scale, kLeastScale, kFittedScale);
    setTransform(QTransform::fromScale(target, target));
    centerOn(rect.center());
}

QRectF SymbolCanvas::wholeDrawing() const
{
    const model::SymbolDrawing& drawing = editor_.drawing();
    QRectF rect = drawing.coordinateSystem.extent.rect();
    for (const model::DrawnGraphic& drawn : drawing.graphics)
        rect = model::united(rect, model::boundsOf(drawn.graphic));
    const QRectF scene(iconToScene(rect.topLeft()), iconToScene(rect.bottomRight()));
    constexpr double kMargin = 2 * kModule;
    return scene.normalized().adjusted(-kMargin, -kMargin, kMargin, kMargin);
}

// ------------------------------------------------------------------------------------------------- painting

void SymbolCanvas::paintGrid(QPainter& painter, const QRectF& area) const
{
    const auto drawDots = [&](double step, double opacity, double size) {
        if (opacity <= 0.02)
            return;
        QColor color = theme_.dots;
        color.setAlphaF(static_cast<float>(std::min(1.0, opacity)));
        QList<QPointF> dots;
        for (double x = std::ceil(area.left() / step) * step; x <= area.right(); x += step)
            for (double y = std::ceil(area.top() / step) * step; y <= area.bottom(); y += step)
                dots.append({x, y});
        QPen pen(color, size * devicePixelRatioF());
        pen.setCosmetic(true);
        painter.setPen(pen);
        painter.drawPoints(dots.constData(), static_cast<int>(dots.size()));
    };
    painter.setRenderHint(QPainter::Antialiasing, false);
    drawDots(kModule / 2, (kModule / pixel() - 24) / 40, 1);
    drawDots(kModule, (kModule / pixel() - 6) / 8, 2);
    // The size of the symbol and its origin.
    QColor faint = theme_.dots;
    painter.setPen(QPen(faint, 0, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    const QRectF extent = editor_.drawing().coordinateSystem.extent.rect();
    painter.drawRect(QRectF(iconToScene(extent.topLeft()), iconToScene(extent.bottomRight())).normalized());
    faint.setAlphaF(0.6F);
    painter.setPen(QPen(faint, 0));
    painter.drawLine(QPointF(area.left(), 0), QPointF(area.right(), 0));
    painter.drawLine(QPointF(0, area.top()), QPointF(0, area.bottom()));
    painter.setRenderHint(QPainter::Antialiasing, true);
}

void SymbolCanvas::drawBackground(QPainter* painter, const QRectF& rect)
{
    painter->fillRect(rect, theme_.paper);
    paintGrid(*painter, rect);
    paintParts(*painter);
}

void SymbolCanvas::paintHighlight(QPainter& painter, const model::Graphic& graphic) const
{
    QColor glow = theme_.accent;
    if (graphic.index() >= kFirstWithoutLines) {
        glow.setAlphaF(0.12F);
        painter.fillPath(outlineOf(graphic), glow);
        return;
    }
    glow.setAlphaF(0.3F);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(glow, kLineWidth + 6 * pixel(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(outlineOf(graphic));
}

void SymbolCanvas::paintParts(QPainter& painter) const
{
    const model::SymbolDrawing& drawing = editor_.drawing();
    const QRectF own = drawing.bodyBounds();
    const QRectF body = QRectF(iconToScene(own.topLeft()), iconToScene(own.bottomRight())).normalized();
    const SymbolSelection& selection = editor_.selection();
    for (const model::DrawnGraphic& drawn : drawing.graphics) {
        const model::Graphic& graphic =
            drawn.isOwn() ? sketch_.changed.value(drawn.index, drawn.graphic) : drawn.graphic;
        if (selection.graphics.contains(drawn.index))
            paintHighlight(painter, graphic);
        const bool isSeen = model::itemOf(graphic).visible.value;
        painter.setOpacity(drawn.isOwn() && isSeen ? 1 : kDimmed);
        paintGraphic(painter, graphic, body, theme_, pixel());
        painter.setOpacity(1);
    }
    for (model::DrawnPort port : drawing.ports) {
        if (const auto moved = sketch_.movedPorts.constFind(port.name); moved != sketch_.movedPorts.cend()) {
            port.placement = *moved;
            port.map = port.placement.map(port.icon->coordinateSystem);
        }
        if (selection.ports.contains(port.name)) {
            QColor glow = theme_.accent;
            glow.setAlphaF(0.3F);
            painter.setPen(Qt::NoPen);
            painter.setBrush(glow);
            painter.drawEllipse(iconToScene(port.place()), 0.8, 0.8);
        }
        painter.setOpacity(port.isOwn ? 1 : kDimmed);
        paintPort(painter, port, theme_, pixel());
        painter.setOpacity(1);
    }
    painter.setOpacity(0.6);
    for (const model::Graphic& graphic : sketch_.added)
        paintGraphic(painter, graphic, body, theme_, pixel());
    painter.setOpacity(1);
    if (sketch_.port) {
        painter.setPen(QPen(theme_.accent, 2 * pixel()));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(iconToScene(*sketch_.port), 0.6, 0.6);
    }
}

void SymbolCanvas::paintHandles(QPainter& painter) const
{
    const model::DrawnGraphic* single = editor_.single();
    if (!single || !editor_.isEditable())
        return;
    const model::Graphic graphic = sketch_.changed.value(single->index, single->graphic);
    using Kind = model::GraphicHandle::Kind;
    painter.setPen(QPen(theme_.accent, 1.5 * pixel()));
    for (const model::GraphicHandle& handle : shownHandles(graphic, tolerance())) {
        const QPointF place = iconToScene(handle.place);
        const bool isNew = handle.kind == Kind::NewVertex;
        painter.setBrush(isNew ? theme_.accent : theme_.paper);
        const double half = (isNew ? 2 : 4) * pixel();
        if (handle.kind == Kind::Edge || handle.kind == Kind::Vertex)
            painter.drawRect(QRectF(place - QPointF(half, half), place + QPointF(half, half)));
        else
            painter.drawEllipse(place, half, half);
    }
}

void SymbolCanvas::drawForeground(QPainter* painter, const QRectF&)
{
    paintHandles(*painter);
    if (!sketch_.band)
        return;
    QColor fill = theme_.accent;
    fill.setAlphaF(0.08F);
    painter->setPen(QPen(theme_.accent, 0));
    painter->setBrush(fill);
    painter->drawRect(
        QRectF(iconToScene(sketch_.band->topLeft()), iconToScene(sketch_.band->bottomRight())).normalized());
}

// ------------------------------------------------------------------------------------------ mouse and keys

void SymbolCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::MiddleButton) {
        panFrom_ = event->position().toPoint();
        return;
    }
    if (event->button() == Qt::LeftButton)
        give([&](SymbolTool& tool) { tool.press(eventAt(event->position(), event->modifiers())); });
}

void SymbolCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (panFrom_) {
        const QPoint way = event->position().toPoint() - *panFrom_;
        panFrom_ = event->position().toPoint();
        isTouched_ = true;
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - way.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - way.y());
        return;
    }
    cursor_ = toIcon(event->position());
    Q_EMIT cursorMoved(cursor_ / kIconModule);
    give([&](SymbolTool& tool) { tool.move(eventAt(event->position(), event->modifiers())); });
}

void SymbolCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    panFrom_.reset();
    if (event->button() == Qt::LeftButton)
        give([&](SymbolTool& tool) { tool.release(eventAt(event->position(), event->modifiers())); });
}

void SymbolCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        give([&](SymbolTool& tool) { tool.doubleClick(eventAt(event->position(), event->modifiers())); });
}

void SymbolCanvas::wheelEvent(QWheelEvent* event)
{
    zoomAt(event->position().toPoint(), std::pow(1.25, event->angleDelta().y() / 120.0));
}

void SymbolCanvas::zoomAt(QPoint viewportPosition, double factor)
{
    const double target = std::clamp(transform().m11() * factor, kLeastScale, kLargestScale);
    const QPointF before = mapToScene(viewportPosition);
    setTransform(QTransform::fromScale(target, target));
    const QPoint shift = mapFromScene(before) - viewportPosition;
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + shift.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() + shift.y());
    isTouched_ = true;
}

bool SymbolCanvas::event(QEvent* event)
{
    // Keys of the symbol take precedence over those of the window, which refer to the sheet.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (handleKey(key->key(), key->modifiers(), true)) {
            event->accept();
            return true;
        }
    }
    return QGraphicsView::event(event);
}

void SymbolCanvas::keyPressEvent(QKeyEvent* event)
{
    bool isTaken = false;
    give([&](SymbolTool& tool) { isTaken = tool.key(event->key()); });
    if (!isTaken && !handleKey(event->key(), event->modifiers(), false))
        QGraphicsView::keyPressEvent(event);
}

bool SymbolCanvas::handleKey(int key, Qt::KeyboardModifiers modifiers, bool onlyAsks)
{
    if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down)
        return handleArrow(key, modifiers, onlyAsks);
    if (modifiers & Qt::ControlModifier)
        return handleControlKey(key, onlyAsks);
    if (modifiers & (Qt::AltModifier | Qt::MetaModifier))
        return false;
    const QString tool = toolOfKey(key);
    const bool isKnown = !tool.isEmpty() || key == Qt::Key_Escape || key == Qt::Key_Delete ||
                         key == Qt::Key_Backspace || key == Qt::Key_R || key == Qt::Key_X || key == Qt::Key_Y ||
                         key == Qt::Key_PageUp || key == Qt::Key_PageDown || key == Qt::Key_Return ||
                         key == Qt::Key_Enter;
    if (onlyAsks || !isKnown)
        return isKnown;
    if (!tool.isEmpty())
        startTool(tool);
    else if (key == Qt::Key_Escape)
        escape();
    else if (key == Qt::Key_Delete || key == Qt::Key_Backspace)
        deleteParts(editor_);
    else if (key == Qt::Key_R)
        turnParts(editor_, modifiers & Qt::ShiftModifier);
    else if (key == Qt::Key_X || key == Qt::Key_Y)
        mirrorParts(editor_, key == Qt::Key_Y);
    else if (key == Qt::Key_PageUp || key == Qt::Key_PageDown)
        orderParts(editor_, key == Qt::Key_PageUp);
    return true;
}

bool SymbolCanvas::handleControlKey(int key, bool onlyAsks)
{
    using Run = void (*)(SymbolCanvas&);
    constexpr double kStep = 1.25;
    static const QHash<int, Run> kRuns{
        {Qt::Key_A, [](SymbolCanvas& canvas) { selectAllParts(canvas.editor_); }},
        {Qt::Key_C, [](SymbolCanvas& canvas) { copyParts(canvas.editor_); }},
        {Qt::Key_X, [](SymbolCanvas& canvas) { cutParts(canvas.editor_); }},
        {Qt::Key_D, [](SymbolCanvas& canvas) { duplicateParts(canvas.editor_); }},
        {Qt::Key_V, [](SymbolCanvas& canvas) { canvas.paste(); }},
        {Qt::Key_Plus, [](SymbolCanvas& canvas) { canvas.zoomAt(canvas.viewport()->rect().center(), kStep); }},
        {Qt::Key_Minus, [](SymbolCanvas& canvas) { canvas.zoomAt(canvas.viewport()->rect().center(), 1 / kStep); }},
        {Qt::Key_0, [](SymbolCanvas& canvas) { canvas.fit(); }},
    };
    const Run run = kRuns.value(key, nullptr);
    if (run && !onlyAsks)
        run(*this);
    return run;
}

bool SymbolCanvas::handleArrow(int key, Qt::KeyboardModifiers modifiers, bool onlyAsks)
{
    if (onlyAsks || editor_.selection().isEmpty())
        return true;
    const bool isCoarse = (modifiers & Qt::ShiftModifier) || !editor_.selection().ports.empty();
    const double step = isCoarse ? kIconModule : modifiers & Qt::ControlModifier ? 1 : kIconModule / 2;
    const double x = key == Qt::Key_Left ? -step : key == Qt::Key_Right ? step : 0;
    const double y = key == Qt::Key_Down ? -step : key == Qt::Key_Up ? step : 0;
    shiftParts(editor_, {x, y});
    return true;
}

void SymbolCanvas::escape()
{
    if (toolName() == QLatin1String("select"))
        editor_.select({});
    start(nullptr);
}

void SymbolCanvas::paste()
{
    const QByteArray list = partsOnClipboard();
    if (list.isEmpty())
        return;
    startStamp(tr("Paste into the symbol"), list, true);
    give([&](SymbolTool& tool) { tool.move({cursor_, Qt::NoModifier}); });
}

void SymbolCanvas::dragEnterEvent(QDragEnterEvent* event)
{
    const QMimeData* dragged = event->mimeData();
    if (!editor_.isEditable())
        return;
    if (dragged->hasFormat(QLatin1String(kGraphicsMimeType))) {
        startStamp(tr("Put into the symbol"), dragged->data(QLatin1String(kGraphicsMimeType)), false);
        event->acceptProposedAction();
    } else if (dragged->hasFormat(QLatin1String(kClassMimeType))) {
        event->acceptProposedAction();
    }
}

void SymbolCanvas::dragMoveEvent(QDragMoveEvent* event)
{
    give([&](SymbolTool& tool) { tool.move(eventAt(event->position(), event->modifiers())); });
    event->acceptProposedAction();
}

void SymbolCanvas::dragLeaveEvent(QDragLeaveEvent*)
{
    start(nullptr);
}

void SymbolCanvas::dropEvent(QDropEvent* event)
{
    if (event->mimeData()->hasFormat(QLatin1String(kGraphicsMimeType)))
        give([&](SymbolTool& tool) { tool.press(eventAt(event->position(), event->modifiers())); });
    else if (event->mimeData()->hasFormat(QLatin1String(kClassMimeType)))
        Q_EMIT classDropped(QString::fromUtf8(event->mimeData()->data(QLatin1String(kClassMimeType))),
                            toIcon(event->position()));
    event->acceptProposedAction();
    setFocus();
}

void SymbolCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    if (toolName() != QLatin1String("select")) {
        escape();
        return;
    }
    const SymbolHit hit = symbolHitAt(editor_, toIcon(event->pos()), tolerance());
    SymbolSelection wanted;
    if (hit.kind == SymbolHit::Kind::Graphic && !editor_.selection().graphics.contains(hit.graphic))
        wanted.graphics.insert(hit.graphic);
    if (hit.kind == SymbolHit::Kind::Port && !editor_.selection().ports.contains(hit.port))
        wanted.ports.insert(hit.port);
    if (!wanted.isEmpty() || hit.kind == SymbolHit::Kind::Nothing)
        editor_.select(wanted);
    Q_EMIT menuWanted(event->globalPos());
}

void SymbolCanvas::leaveEvent(QEvent* event)
{
    Q_EMIT hintChanged({});
    QGraphicsView::leaveEvent(event);
}

void SymbolCanvas::resizeEvent(QResizeEvent* event)
{
    QGraphicsView::resizeEvent(event);
    if (!isTouched_)
        fit();
}

}  // namespace bramah::editor
