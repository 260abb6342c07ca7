// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/view/sheet_view.h"

#include "editor/canvas/bus_text.h"
#include "editor/canvas/keyboard_stops.h"
#include "editor/canvas/probe.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/commands/sheet_commands.h"
#include "editor/notes/note_commands.h"
#include "editor/render/named_files.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_renderer.h"
#include "editor/session/document_session.h"
#include "editor/session/mime_types.h"
#include "editor/session/problem_place.h"
#include "editor/tools/arrow_step.h"
#include "editor/tools/tool_controller.h"
#include "editor/view/note_field.h"
#include "editor/view/sheet_actions.h"
#include "editor/view/sheet_find.h"
#include "editor/view/sheet_hands.h"
#include "editor/view/signal_menu.h"
#include "model/notes/note_table.h"
#include "model/pages/page_places.h"
#include "model/text/dotted_name.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bramah::editor {
namespace {

constexpr double kLeastZoom = 0.02;  // so that sheets of many thousand symbols fit
constexpr double kLargestZoom = 60;
constexpr double kUsualZoom = 4;  // pixels per diagram unit: 8 per module

/// Keeps what lies at a place of the viewport there.
void zoomTo(QGraphicsView& view, QPoint place, double zoom)
{
    const double target = std::clamp(zoom, kLeastZoom, kLargestZoom);
    const QPointF before = view.mapToScene(place);
    view.setTransform(QTransform::fromScale(target, target));
    // Scroll bars count in whole pixels; the remaining fraction is invisible.
    const QPoint shift = view.mapFromScene(before) - place;
    view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->value() + shift.x());
    view.verticalScrollBar()->setValue(view.verticalScrollBar()->value() + shift.y());
}

QString classIn(const QMimeData* data)
{
    return data && data->hasFormat(QLatin1String(kClassMimeType))
               ? QString::fromUtf8(data->data(QLatin1String(kClassMimeType)))
               : QString();
}

}  // namespace

SheetView::SheetView(DocumentSession& session, QWidget* parent)
    : QGraphicsView(parent),
      session_(session),
      theme_(SheetTheme::of(QGuiApplication::palette())),
      scene_(std::make_unique<SheetScene>())
{
    setScene(scene_.get());
    tools_ = std::make_unique<ToolController>(session_, *scene_, *this);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setAcceptDrops(true);
    setFocusPolicy(Qt::StrongFocus);
    setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    setViewportUpdateMode(QGraphicsView::SmartViewportUpdate);
    setOptimizationFlags(QGraphicsView::DontSavePainterState | QGraphicsView::DontAdjustForAntialiasing);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTransformationAnchor(QGraphicsView::NoAnchor);
    setResizeAnchor(QGraphicsView::AnchorViewCenter);
    setAccessibleName(tr("Sheet"));
    scene_->setTheme(theme_);
    setTransform(QTransform::fromScale(kUsualZoom, kUsualZoom));

    connect(&NamedFiles::shared(), &NamedFiles::arrived, viewport(), qOverload<>(&QWidget::update));
    connect(&session_.sheet(), &Sheet::diagramChanged, this, [this] {
        scene_->show(session_.sheet().sharedDiagram());
        tools_->diagramChanged();
        notePage();
    });
    connect(&session_.sheet(), &Sheet::classShownChanged, this, [this] {
        tools_->leave();  // what is under the mouse is another object now
        fit();
    });
    connect(&session_, &DocumentSession::selectionChanged, this,
            [this] { scene_->setSelection(session_.selection()); });
    connect(&session_.sheet(), &Sheet::problemsChanged, this, [this] { showProblems(); });
    for (QScrollBar* bar : {horizontalScrollBar(), verticalScrollBar()})
        connect(bar, &QScrollBar::valueChanged, this, &SheetView::notePage);
    connect(tools_.get(), &ToolController::hint, this, [this](const QString& hint) {
        setAccessibleDescription(hint);
        Q_EMIT hintChanged(hint);
    });
    connect(tools_.get(), &ToolController::activatedComponent, this, &SheetView::opened);
    connect(tools_.get(), &ToolController::clickedAt, this, [this](const Hit& hit) {
        if (const auto probe = probeOf(session_.sheet().diagram(), hit, session_.sheet().place()))
            Q_EMIT probed(*probe);
    });
    scene_->show(session_.sheet().sharedDiagram());
    scene_->setSelection(session_.selection());
    showProblems();
}

SheetView::~SheetView() = default;

void SheetView::showProblems()
{
    scene_->setProblems(problemsOnSheet(session_));
}

void SheetView::setTheme(const SheetTheme& theme)
{
    isThemeSet_ = true;
    theme_ = theme;
    scene_->setTheme(theme);
    viewport()->update();
}

namespace {

/// The place nearest to \a wanted where a new symbol would lie on no other one; \a wanted itself if there is none near.
QPointF freePlaceNear(const model::Diagram& diagram, QPointF wanted)
{
    constexpr double kRoom = 24;  // of a symbol and its ports, in units of the sheet
    constexpr double kStep = 8;
    constexpr int kMostSteps = 12;
    const auto isFree = [&](QPointF place) {
        const QRectF room(place - QPointF(kRoom, kRoom) / 2, QSizeF(kRoom, kRoom));
        return std::ranges::none_of(diagram.components(),
                                    [&](const model::DiagramComponent& one) { return one.bounds.intersects(room); });
    };
    for (int ring = 0; ring <= kMostSteps; ++ring)
        for (const QPointF way : {QPointF(1, 0), QPointF(0, -1), QPointF(0, 1), QPointF(-1, 0), QPointF(1, -1),
                                  QPointF(1, 1), QPointF(-1, -1), QPointF(-1, 1)})
            if (const QPointF place = wanted + ring * kStep * way; isFree(place))
                return place;
    return wanted;
}

}  // namespace

void SheetView::startPlacing(const QString& className, bool keepPlacing, PlacedValues values)
{
    if (!tools_->startPlacing(className, keepPlacing, std::move(values)))
        return;
    setFocus();
    // Placed by keys, one symbol after the other would lie on the one before, and be joined to it.
    const QPoint cursor = viewport()->mapFromGlobal(QCursor::pos());
    const QPointF wanted = toSheet(viewport()->rect().contains(cursor) ? cursor : viewport()->rect().center());
    tools_->move({freePlaceNear(session_.sheet().diagram(), wanted), Qt::NoModifier});
}

void SheetView::startFinding()
{
    if (!find_)
        find_ = new SheetFind(*this);
    find_->open();
}

void SheetView::startPasting(QPointF position)
{
    if (tools_->startPasting(position))
        setFocus();
}

QPointF SheetView::mousePlace() const
{
    const QPoint cursor = viewport()->mapFromGlobal(QCursor::pos());
    return toSheet(viewport()->rect().contains(cursor) ? cursor : viewport()->rect().center());
}

NoteField& SheetView::noteField()
{
    if (!noteField_)
        noteField_ = new NoteField(*this);
    return *noteField_;
}

void SheetView::writeNote(model::NoteId note, int which)
{
    noteField().open(note, which);
}

void SheetView::writeNewNotes(std::vector<NoteGraphics> notes)
{
    noteField().openNew(std::move(notes));
}

void SheetView::startNote(model::NoteKind kind)
{
    if (tools_->startNote(kind, mousePlace()))
        setFocus();
}

bool SheetView::startPastingNote(const QMimeData& copied, QPointF position)
{
    NoteGraphics graphics;
    if (hasPicture(copied)) {
        const auto picture = notePictureOf(copied);
        if (!picture || !picture->message.isEmpty())
            Q_EMIT told(picture ? picture->message : picture.error(), !picture);
        if (picture)
            graphics = newPictureNote(*picture, position);
    } else if (const auto rows = copied.hasText() ? model::rowsOfText(copied.text()) : std::vector<QStringList>();
               !rows.empty()) {
        graphics = newTableNote(rows, position);
    } else {
        return false;
    }
    if (!graphics.empty() && tools_->startPlacingNote(std::move(graphics), position))
        setFocus();
    return true;
}

bool SheetView::writeSelectedNote()
{
    const model::Note* note = onlyNote(session_);
    if (!note || textCountOf(note->graphics) == 0 || !session_.isDrawingEditable())
        return false;
    writeNote(note->id, 0);
    return true;
}

void SheetView::commitInput()
{
    if (noteField_)
        noteField_->commit();
}

void SheetView::rotate(int quarterTurns)
{
    if (!tools_->turn(quarterTurns))
        rotateSelection(session_, quarterTurns);
}

void SheetView::mirror(bool upsideDown)
{
    if (!tools_->mirror(upsideDown))
        mirrorSelection(session_, upsideDown);
}

double SheetView::zoom() const
{
    return transform().m11();
}

void SheetView::setToolCursor(Qt::CursorShape shape)
{
    viewport()->setCursor(shape);
}

void SheetView::chooseSignal(const SignalChoice& choice)
{
    auto* menu = new SignalMenu(choice, this);
    menu->popup(viewport()->mapToGlobal(fromSheet(choice.position)));
}

void SheetView::zoomAt(QPoint viewportPosition, double factor)
{
    isTouched_ = true;
    zoomTo(*this, viewportPosition, zoom() * factor);
    Q_EMIT zoomChanged(zoom());
}

void SheetView::setZoom(double zoom)
{
    isTouched_ = true;
    zoomTo(*this, viewport()->rect().center(), zoom);
    Q_EMIT zoomChanged(this->zoom());
}
void SheetView::zoomIn()
{
    zoomAt(viewport()->rect().center(), 1.25);
}
void SheetView::zoomOut()
{
    zoomAt(viewport()->rect().center(), 1 / 1.25);
}

void SheetView::fit()
{
    const QRectF bounds = session_.sheet().diagram().bounds();
    // The page includes texts, which may extend far beyond the symbols.
    QRectF rect = bounds.isNull() ? QRectF() : editor::toScene(drawnPart(session_.sheet().diagram()));
    // Where nothing is drawn yet, all of the paper is shown, not only the ports at its edge.
    if (session_.sheet().diagram().components().empty())
        rect |= scene_->paper().adjusted(-8, -8, 8, 8);
    // Centring rounds to pixels: one on each side keeps what lies at the edge.
    const QSize room = viewport()->size() - QSize(2, 2);
    const auto zoomFor = [&](const QRectF& shown) {
        const double scale = std::min(room.width() / shown.width(), room.height() / shown.height());
        return std::clamp(scale, kLeastZoom, 2.5 * kUsualZoom);
    };
    const QRectF page = rect;
    double target = zoomFor(page);
    // The smaller the sheet is shown, the further its enlarged texts reach: they are met from the side of the smaller.
    constexpr int kMostRounds = 3;
    for (int round = 0; round < kMostRounds; ++round) {
        rect = scene_->withTexts(page, target);
        const double next = zoomFor(rect);
        if (next >= target)
            break;
        target = next;
    }
    setTransform(QTransform::fromScale(target, target));
    centerOn(rect.center());
    Q_EMIT zoomChanged(zoom());
}

void SheetView::fitSelection()
{
    QRectF rect;
    for (const model::ComponentId& id : session_.selection().components)
        if (const model::DiagramComponent* symbol = session_.sheet().diagram().symbol(id))
            rect |= editor::toScene(symbol->bounds);
    for (const model::ConnectionId& id : session_.selection().connections)
        if (const model::DiagramConnection* line = session_.sheet().diagram().connection(id))
            rect |= editor::toScene(line->points).boundingRect().adjusted(-1, -1, 1, 1);
    for (const model::NoteId id : session_.selection().notes)
        if (const model::Note* note = session_.sheet().diagram().note(id))
            rect |= editor::toScene(note->bounds()).adjusted(-1, -1, 1, 1);
    if (rect.isEmpty()) {
        fit();
        return;
    }
    rect.adjust(-10, -10, 10, 10);
    const double scale = std::min(viewport()->width() / rect.width(), viewport()->height() / rect.height());
    setTransform(QTransform::fromScale(std::clamp(scale, kLeastZoom, 16.0), std::clamp(scale, kLeastZoom, 16.0)));
    centerOn(rect.center());
    Q_EMIT zoomChanged(zoom());
}

void SheetView::fitPage(int page)
{
    const auto& pages = session_.sheet().diagram().pages();
    if (page < 0 || page >= static_cast<int>(pages.size()))
        return;
    constexpr double kEdge = 4;  // diagram units of the desk around the paper
    const QRectF rect =
        editor::toScene(pages[static_cast<std::size_t>(page)].bounds).adjusted(-kEdge, -kEdge, kEdge, kEdge);
    const double scale = std::min(viewport()->width() / rect.width(), viewport()->height() / rect.height());
    const double zoom = std::clamp(scale, kLeastZoom, kLargestZoom);
    isTouched_ = true;
    setTransform(QTransform::fromScale(zoom, zoom));
    centerOn(rect.center());
    Q_EMIT zoomChanged(zoom);
    notePage();
}

int SheetView::pageInView() const
{
    const QPointF middle = toSheet(viewport()->rect().center());
    const auto distanceTo = [&](const model::DiagramComponent& page) {
        const QPointF way(std::max({0.0, page.bounds.left() - middle.x(), middle.x() - page.bounds.right()}),
                          std::max({0.0, page.bounds.top() - middle.y(), middle.y() - page.bounds.bottom()}));
        return std::hypot(way.x(), way.y());
    };
    const auto& pages = session_.sheet().diagram().pages();
    const auto nearest = std::ranges::min_element(pages, {}, distanceTo);
    return nearest == pages.end() ? -1 : static_cast<int>(nearest - pages.begin());
}

void SheetView::notePage()
{
    if (const int page = pageInView(); std::exchange(pageInView_, page) != page)
        Q_EMIT pageInViewChanged();
}

void SheetView::followMark(const model::PageMark& mark)
{
    isTouched_ = true;
    session_.select({{}, {mark.connection}});
    centerOn(editor::toScene(mark.otherPlace));
    notePage();
}

void SheetView::followSelectedLine()
{
    const model::Diagram& diagram = session_.sheet().diagram();
    const QPointF middle = toSheet(viewport()->rect().center());
    const model::PageMark* nearest = nullptr;
    const auto distanceTo = [&](const model::PageMark& mark) { return QLineF(mark.place, middle).length(); };
    for (const model::PageMark& mark : scene_->pageMarks())
        for (const model::ConnectionId& id : session_.selection().connections)
            if (diagram.netOf(id) == mark.net && (!nearest || distanceTo(mark) < distanceTo(*nearest)))
                nearest = &mark;
    if (nearest)
        followMark(model::PageMark(*nearest));
}

void SheetView::locate(const model::ComponentId& id)
{
    const model::ComponentId shown{model::firstName(id.name)};
    const model::DiagramComponent* symbol = session_.sheet().diagram().symbol(shown);
    if (!symbol)
        return;
    Selection selection;
    selection.components.insert(symbol->id);
    session_.select(selection);
    ensureVisible(editor::toScene(symbol->bounds), 40, 40);
}

void SheetView::locate(model::NoteId id)
{
    const model::Note* note = session_.sheet().diagram().note(id);
    if (!note)
        return;
    session_.select({{}, {}, {id}});
    ensureVisible(editor::toScene(note->bounds()), 40, 40);
}

bool SheetView::focusNextPrevChild(bool next)
{
    const bool isDrawing = tools_->isBusy();
    const std::optional<Hit> stop = KeyboardStops(session_.sheet().diagram(), isDrawing).next(stop_, next);
    stop_ = stop.value_or(Hit());
    if (!stop)
        return isDrawing || QGraphicsView::focusNextPrevChild(next);
    if (stop->kind == Hit::Kind::Symbol)
        session_.select({{stop->symbol}, {}});
    if (stop->kind == Hit::Kind::Note)
        session_.select({{}, {}, {stop->note}});
    ensureVisible(QRectF(editor::toScene(stop->position), QSizeF(0, 0)), 40, 40);
    tools_->move({stop->position, Qt::NoModifier});
    return true;
}

QPointF SheetView::toSheet(QPoint viewportPosition) const
{
    return editor::toSheet(mapToScene(viewportPosition));
}
QPoint SheetView::fromSheet(QPointF sheetPosition) const
{
    return mapFromScene(editor::toScene(sheetPosition));
}

QPoint SheetView::badgePosition(const ProblemBadge& badge) const
{
    return mapFromScene(scene_->badgePlace(badge, 1 / zoom()));
}

const ProblemBadge* SheetView::badgeAt(QPoint viewportPosition) const
{
    for (const ProblemBadge& badge : scene_->badges()) {
        const QPointF way = badgePosition(badge) - viewportPosition;
        if (std::hypot(way.x(), way.y()) <= SheetScene::kBadgeRadius + 1)
            return &badge;
    }
    return nullptr;
}

void SheetView::drawBackground(QPainter* painter, const QRectF& rect)
{
    painter->fillRect(rect, theme_.desk);
    const QRectF paper = scene_->paper();
    painter->setRenderHint(QPainter::Antialiasing, false);
    painter->setPen(QPen(theme_.paperEdge, 0));
    painter->setBrush(theme_.paper);
    const std::vector<model::DiagramComponent>& pages = scene_->diagram().pages();
    if (pages.empty())
        painter->drawRect(paper);
    for (const model::DiagramComponent& page : pages)
        painter->drawRect(editor::toScene(page.bounds));
    painter->setBrush(Qt::NoBrush);

    // Dots every 2 M; they fade out when only a few pixels apart, except every fifth.
    const auto drawDots = [&](double step, double opacity) {
        if (opacity <= 0.02)
            return;
        QColor color = theme_.dots;
        color.setAlphaF(static_cast<float>(std::min(1.0, opacity)));
        const QRectF area = rect & paper.adjusted(step / 2, step / 2, -step / 2, -step / 2);
        QList<QPointF> dots;
        for (double x = std::ceil(area.left() / step) * step; x <= area.right(); x += step)
            for (double y = std::ceil(area.top() / step) * step; y <= area.bottom(); y += step)
                dots.append({x, y});
        // A whole number of pixels, so that all dots have the same size.
        QPen pen(color, std::max(1.0, std::round(1.25 * devicePixelRatioF())));
        pen.setCosmetic(true);
        painter->setPen(pen);
        painter->drawPoints(dots.constData(), static_cast<int>(dots.size()));
    };
    const double spacing = 2 * kModule * zoom();
    drawDots(2 * kModule, (spacing - 5) / 5);
    if (spacing < 14)
        drawDots(10 * kModule, (5 * spacing - 8) / 12);
    painter->setRenderHint(QPainter::Antialiasing, true);
    paintParts(*painter, scene_->parts(), rect, theme_);
}

void SheetView::drawForeground(QPainter* painter, const QRectF& exposed)
{
    scene_->paintForeground(*painter, 1 / zoom(), mapToScene(viewport()->rect()).boundingRect(), exposed);
}

void SheetView::mousePressEvent(QMouseEvent* event)
{
    const QPoint position = event->position().toPoint();
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && isSpaceDown_)) {
        panFrom_ = position;
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    if (const ProblemBadge* badge = badgeAt(position)) {
        Q_EMIT problemsRequested(badge->symbol);
        return;
    }
    if (const model::PageMark* mark =
            tools_->isBusy() ? nullptr : scene_->pageMarkAt(mapToScene(position), 1 / zoom())) {
        followMark(model::PageMark(*mark));
        return;
    }
    if (const model::ComponentId taken = takenAt(position); !taken.isEmpty()) {
        isHandOn_ = true;
        hands_->press(taken, toSheet(position));
        return;
    }
    tools_->press({toSheet(position), event->modifiers()});
}

model::ComponentId SheetView::takenAt(QPoint position) const
{
    if (!hands_ || !hands_->isActive() || tools_->isBusy())
        return {};
    const Hit hit = hitAt(session_.sheet().diagram(), toSheet(position), 0, {}, scene_->shifts());
    return hit.kind == Hit::Kind::Symbol && hands_->takes(hit.symbol) ? hit.symbol : model::ComponentId();
}

void SheetView::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint position = event->position().toPoint();
    if (panFrom_) {
        const QPoint way = position - *panFrom_;
        panFrom_ = position;
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - way.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - way.y());
        return;
    }
    const QPointF sheet = toSheet(position);
    Q_EMIT cursorMoved(sheet / kModule);
    if (isHandOn_) {
        hands_->move(sheet);
        return;
    }
    if (!isSpaceDown_ && !takenAt(position).isEmpty()) {
        viewport()->setCursor(Qt::PointingHandCursor);
        return;
    }
    if (const model::PageMark* mark =
            tools_->isBusy() ? nullptr : scene_->pageMarkAt(mapToScene(position), 1 / zoom())) {
        viewport()->setCursor(Qt::PointingHandCursor);
        Q_EMIT hintChanged(tr("Click to go to the other end of this line, on sheet %1")
                               .arg(model::sheetNumber(session_.sheet().diagram(), mark->otherPage)));
        return;
    }
    if (!isSpaceDown_)
        tools_->move({sheet, event->modifiers()});
}

void SheetView::mouseReleaseEvent(QMouseEvent* event)
{
    if (panFrom_) {
        panFrom_.reset();
        viewport()->setCursor(isSpaceDown_ ? Qt::OpenHandCursor : Qt::ArrowCursor);
        return;
    }
    if (isHandOn_) {
        isHandOn_ = false;
        hands_->release();
        return;
    }
    if (event->button() == Qt::LeftButton)
        tools_->release({toSheet(event->position().toPoint()), event->modifiers()});
}

void SheetView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        tools_->doubleClick({toSheet(event->position().toPoint()), event->modifiers()});
}

void SheetView::wheelEvent(QWheelEvent* event)
{
    const QPoint pixels = event->pixelDelta();
    const bool isTouchpad = !pixels.isNull() && event->phase() != Qt::NoScrollPhase;
    if (isTouchpad && !(event->modifiers() & Qt::ControlModifier)) {
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - pixels.x());
        verticalScrollBar()->setValue(verticalScrollBar()->value() - pixels.y());
    } else if (event->modifiers() & Qt::ShiftModifier) {
        const int delta = event->angleDelta().x() != 0 ? event->angleDelta().x() : event->angleDelta().y();
        horizontalScrollBar()->setValue(horizontalScrollBar()->value() - delta / 2);
    } else {
        zoomAt(event->position().toPoint(), std::pow(1.2, event->angleDelta().y() / 120.0));
    }
    event->accept();
}

bool SheetView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && hands_) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        if ((key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier && hands_->knowsKey(key.text())) {
            event->accept();
            return true;
        }
    }
    return QGraphicsView::event(event);
}

void SheetView::setKeys(std::function<std::optional<SheetAction>(int, Qt::KeyboardModifiers)> keys)
{
    keys_ = std::move(keys);
}

void SheetView::keyPressEvent(QKeyEvent* event)
{
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        isSpaceDown_ = true;
        viewport()->setCursor(Qt::OpenHandCursor);
        return;
    }
    const auto motion = event->isAutoRepeat() ? SheetHands::KeyMotion::Repeat : SheetHands::KeyMotion::Down;
    if (hands_ && modifiers == Qt::NoModifier && hands_->key(event->text(), motion))
        return;
    const bool isForward = event->key() == Qt::Key_Right || event->key() == Qt::Key_Up;
    const bool isArrow = isForward || event->key() == Qt::Key_Left || event->key() == Qt::Key_Down;
    if (hands_ && isArrow && modifiers == Qt::NoModifier && hands_->step(stop_.symbol, isForward ? 1 : -1))
        return;
    if (event->key() == Qt::Key_Escape) {
        if (!tools_->cancel())
            session_.select({});
        return;
    }
    if (tools_->key(event->key(), modifiers))
        return;
    if (typeValue(*event))
        return;
    if (event->key() == Qt::Key_Backspace && session_.selection().isEmpty()) {
        Q_EMIT leaveWanted();
        return;
    }
    if (const std::optional<SheetAction> action = keys_(event->key(), modifiers))
        perform(*action, *this);
    else if (const std::optional<QPointF> step = arrowStep(event->key());
             step && nudgeSelection(session_, *step / kModule))
        return;
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && confirm())
        return;
    else
        QGraphicsView::keyPressEvent(event);
}

bool SheetView::typeValue(const QKeyEvent& event)
{
    const QString text = event.text();
    const bool isPlain = (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier)) == Qt::NoModifier;
    const bool isValue = text.size() == 1 && (text[0].isDigit() || QStringLiteral("-=.,").contains(text[0]));
    const Selection& selection = session_.selection();
    if (!isPlain || !isValue || tools_->isBusy() || selection.components.empty())
        return false;
    // At the pointer, if that is where the user looks.
    QPoint place = QCursor::pos() + QPoint(8, 16);
    if (!viewport()->rect().contains(viewport()->mapFromGlobal(QCursor::pos())))
        if (const model::DiagramComponent* symbol = session_.sheet().diagram().symbol(*selection.components.begin()))
            place = viewport()->mapToGlobal(fromSheet(symbol->bounds.topLeft()) + QPoint(0, 8));
    Q_EMIT valueTyped(text == QLatin1String("=") ? QString() : text, place);
    return true;
}

bool SheetView::confirm()
{
    if (tools_->isBusy()) {
        const ToolEvent place{stop_.isNothing() ? toSheet(viewport()->mapFromGlobal(QCursor::pos())) : stop_.position,
                              Qt::NoModifier};
        tools_->press(place);
        tools_->release(place);
        return true;
    }
    if (writeSelectedNote())
        return true;
    if (session_.selection().components.size() != 1)
        return false;
    Q_EMIT componentActivated(*session_.selection().components.begin());
    return true;
}

void SheetView::keyReleaseEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        isSpaceDown_ = false;
        viewport()->setCursor(Qt::ArrowCursor);
        return;
    }
    if (hands_ && !event->isAutoRepeat() && hands_->key(event->text(), SheetHands::KeyMotion::Up))
        return;
    QGraphicsView::keyReleaseEvent(event);
}

void SheetView::dragEnterEvent(QDragEnterEvent* event)
{
    const bool isTaken = !classIn(event->mimeData()).isEmpty() || hasPicture(*event->mimeData());
    if (isTaken && session_.isDrawingEditable())
        event->acceptProposedAction();
    else
        event->ignore();
}

void SheetView::dragMoveEvent(QDragMoveEvent* event)
{
    if (hasPicture(*event->mimeData()) ||
        tools_->dragSymbol(classIn(event->mimeData()), toSheet(event->position().toPoint())))
        event->acceptProposedAction();
    else
        event->ignore();
}

void SheetView::dragLeaveEvent(QDragLeaveEvent* event)
{
    tools_->endDrag();
    event->accept();
}

void SheetView::dropEvent(QDropEvent* event)
{
    const QPointF position = toSheet(event->position().toPoint());
    if (hasPicture(*event->mimeData())) {
        startPastingNote(*event->mimeData(), position);
        tools_->press({position, Qt::NoModifier});
        tools_->release({position, Qt::NoModifier});
    } else if (tools_->dragSymbol(classIn(event->mimeData()), position)) {
        tools_->dropSymbol(position);
    } else {
        return;
    }
    event->acceptProposedAction();
    setFocus();
}

void SheetView::contextMenuEvent(QContextMenuEvent* event)
{
    if (tools_->cancel())
        return;  // a right click first ends the unfinished action
    if (event->reason() == QContextMenuEvent::Mouse) {
        const Hit hit = hitAt(session_.sheet().diagram(), toSheet(event->pos()), 6 / zoom(), session_.selection(),
                              scene_->shifts());
        Selection selection;
        if (hit.kind == Hit::Kind::Symbol || hit.kind == Hit::Kind::Label || hit.kind == Hit::Kind::Port)
            selection.components.insert(hit.symbol);
        else if (hit.kind == Hit::Kind::Line)
            selection.connections.insert(hit.connection);
        const bool isOfNote = hit.kind == Hit::Kind::Note || hit.kind == Hit::Kind::NoteHandle;
        if (isOfNote)
            selection.notes.insert(hit.note);
        const bool isSelected = session_.selection().components.contains(hit.symbol) ||
                                (isOfNote && session_.selection().notes.contains(hit.note)) ||
                                session_.selection().connections.contains(hit.connection);
        if (!isSelected)
            session_.select(selection);
    }
    Q_EMIT contextMenuRequested(event->globalPos());
}

void SheetView::leaveEvent(QEvent* event)
{
    tools_->leave();
    QGraphicsView::leaveEvent(event);
}

void SheetView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && !isThemeSet_) {
        theme_ = SheetTheme::of(palette());
        scene_->setTheme(theme_);
    }
    QGraphicsView::changeEvent(event);
}

void SheetView::showEvent(QShowEvent* event)
{
    QGraphicsView::showEvent(event);
    if (!isFitted_) {
        isFitted_ = true;
        fit();
    }
}

void SheetView::resizeEvent(QResizeEvent* event)
{
    const int scrolled = verticalScrollBar()->value();
    QGraphicsView::resizeEvent(event);
    const int top = mapTo(window(), QPoint()).y();
    const int moved = top_ < 0 ? 0 : top - top_;
    top_ = top;
    // A message takes as much from above as the view moves; when panels change at once, there is no place to keep.
    const QSize lost = event->oldSize() - event->size();
    if (moved != 0 && lost == QSize(0, moved))
        stayInPlace(moved, scrolled);
    else if (isFitted_ && !isTouched_)
        fit();
}

/// A message above the sheet moves its view by \a moved pixels. What is drawn stays where it is on the screen, as the
/// pointer is there, but comes down as far as it would be cut off; a sheet that nobody has touched is fitted anew then.
/// \a scrolled: the value of the scroll bar before.
void SheetView::stayInPlace(int moved, int scrolled)
{
    QScrollBar& bar = *verticalScrollBar();
    if (moved < 0) {
        bar.setValue(scrolled - std::exchange(scrolledBelow_, 0));
        if (isFittedBelow_)
            fit();
        isFittedBelow_ = false;
        return;
    }
    const QRectF drawn = editor::toScene(drawnPart(session_.sheet().diagram()));
    const int room = mapFromScene(drawn.topLeft()).y() + bar.value() - scrolled;
    isFittedBelow_ = room < moved && isFitted_ && !isTouched_;
    if (isFittedBelow_) {
        fit();
        return;
    }
    bar.setValue(scrolled + std::clamp(room, 0, moved));
    scrolledBelow_ = bar.value() - scrolled;
}

bool SheetView::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonPress)
        stop_ = {};
    isTouched_ = isTouched_ || event->type() == QEvent::MouseButtonPress || event->type() == QEvent::Wheel ||
                 event->type() == QEvent::DragEnter;
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const ProblemBadge* badge = badgeAt(help->pos())) {
            // Rich text is wrapped.
            const QString text = badge->text.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>"));
            QToolTip::showText(help->globalPos(), QStringLiteral("<p>%1</p>").arg(text), this);
            return true;
        }
        const Hit hit =
            hitAt(session_.sheet().diagram(), toSheet(help->pos()), 6 / zoom(), session_.selection(), scene_->shifts());
        const auto probe = tips_ ? probeOf(session_.sheet().diagram(), hit) : std::nullopt;
        QString text = busText(session_.sheet().diagram(), hit);
        if (text.isEmpty() && probe)
            text = tips_(*probe);
        if (!text.isEmpty()) {
            QToolTip::showText(help->globalPos(), text, this);
            return true;
        }
        QToolTip::hideText();
    }
    return QGraphicsView::viewportEvent(event);
}

}  // namespace bramah::editor
