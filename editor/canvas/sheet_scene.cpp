// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/sheet_scene.h"

#include "editor/canvas/legend_placing.h"
#include "editor/canvas/net_item.h"
#include "editor/canvas/symbol_item.h"
#include "editor/render/code_texts.h"
#include "editor/render/graphic_outline.h"
#include "editor/render/note_text.h"
#include "editor/render/page_painter.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_painter.h"
#include "editor/render/symbol_stamp.h"
#include "model/diagnostics/sentence.h"
#include "model/planning/diagram_sketch.h"
#include "model/planning/note_plan.h"
#include "model/text/dotted_name.h"

#include <QGraphicsView>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

#include <algorithm>
#include <cmath>
#include <set>

namespace bramah::editor {
namespace {

constexpr double kLineRoom = 0.7;  // diagram units: half the width of a line with the colour of its pressure
constexpr double kValueRoom = 40;  // diagram units: values reach no further from their lines
constexpr double kTextRoom = 200;  // pixels: enlarged texts reach no further from their symbols

/// A legend without its rows.
SheetLegend titleOf(const SheetLegend& legend)
{
    return {legend.title, {}};
}

/// The class's own graphics, under everything else.
class GraphicsItem : public QGraphicsItem
{
public:
    GraphicsItem(model::IconPtr graphics, const SheetTheme& theme) : graphics_(std::move(graphics)), theme_(theme)
    {
        setAcceptedMouseButtons(Qt::NoButton);
        QRectF bounds;
        for (const model::Graphic& graphic : graphics_->graphics)
            bounds |= toScene(model::boundsOf(graphic)).adjusted(-2, -2, 2, 2);
        // Long words reach out of their boxes.
        for (const PlacedText& text : placedNotes(*graphics_))
            bounds |= text.rect;
        bounds_ = bounds;
    }
    [[nodiscard]] QRectF boundingRect() const override { return bounds_; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override
    {
        const double scale = QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform());
        painter->save();
        paintGraphics(*painter, graphics_, theme_, DetailLevel::at(scale * painter->device()->devicePixelRatioF()));
        painter->restore();
    }

private:
    model::IconPtr graphics_;
    const SheetTheme& theme_;
    QRectF bounds_;
};

/// Paints \a lines on a plate above \a body, in letters of a fixed size on the screen.
void paintPlate(QPainter& painter, const QStringList& lines, const QRectF& body, double pixel, const SheetTheme& theme)
{
    constexpr int kLetters = 11;  // pixels
    constexpr double kPadding = 5, kDistance = 8, kCorner = 4;
    QFont font = painter.font();
    font.setPixelSize(kLetters);
    const QFontMetricsF metrics(font);
    double width = 0;
    for (const QString& line : lines)
        width = std::max(width, metrics.horizontalAdvance(line));
    const QSizeF size(width + 2 * kPadding, metrics.height() * double(lines.size()) + 2 * kPadding);
    painter.save();
    painter.translate(body.center().x(), body.top());
    painter.scale(pixel, pixel);
    const QRectF plate(QPointF(-size.width() / 2, -size.height() - kDistance), size);
    painter.setPen(QPen(theme.dots, 1));
    painter.setBrush(theme.paper);
    painter.drawRoundedRect(plate, kCorner, kCorner);
    painter.setFont(font);
    painter.setPen(theme.ink);
    painter.drawText(plate, Qt::AlignCenter, lines.join(QLatin1Char('\n')));
    painter.restore();
}

QRectF overlayBounds(const SheetOverlay& overlay)
{
    QRectF bounds;
    const auto add = [&](QRectF rect) { bounds |= rect.adjusted(-6, -6, 6, 6); };
    for (const QPointF& point : overlay.route)
        add(QRectF(toScene(point), QSizeF(0.1, 0.1)));
    if (overlay.rubberBand)
        add(toScene(overlay.rubberBand->normalized()));
    for (const model::DiagramComponent& ghost : overlay.ghosts) {
        add(toScene(ghost.bounds));
        if (const QRectF texts = boundsOf(textsOf(ghost)); !texts.isEmpty())
            add(texts);
    }
    for (const PortMark& mark : overlay.ports)
        if (mark.look == PortMark::Look::LegalUnderCursor || mark.look == PortMark::Look::IllegalUnderCursor ||
            mark.look == PortMark::Look::Near)
            add(QRectF(toScene(mark.position), QSizeF(0.1, 0.1)));
    return bounds;
}

}  // namespace

SheetScene::SheetScene(QObject* parent) : QGraphicsScene(parent), diagram_(std::make_shared<const model::Diagram>())
{
    // The tree finds the few items that a part of a large sheet needs for painting; the mouse uses the hit test.
    setItemIndexMethod(QGraphicsScene::BspTreeIndex);
    updatePaper();
}

SheetScene::~SheetScene() = default;

void SheetScene::show(std::shared_ptr<const model::Diagram> shown)
{
    const model::IconPtr before = diagram_->graphics();
    diagram_ = std::move(shown);
    const model::Diagram& diagram = *diagram_;
    linesOnPages_.reset();
    if (!diagram.pages().empty())
        linesOnPages_.emplace(diagram);
    isPreviewing_ = false;
    for (NetItem* item : netItems_)
        item->setVisible(true);
    previewed_ = {};
    qDeleteAll(previewItems_);
    previewItems_.clear();
    if (before != diagram.graphics() || !graphicsItem_ || previewedGraphics_)
        showGraphics(diagram.graphics());
    previewedGraphics_.reset();

    QHash<QString, SymbolItem*> kept;
    for (const auto* symbols : {&diagram.components(), &diagram.ownPorts(), &diagram.pages()})
        for (const model::DiagramComponent& symbol : *symbols) {
            SymbolItem* item = symbolItems_.take(symbol.id.name);
            if (!item) {
                item = new SymbolItem(symbol, theme_);
                addItem(item);
                ++touchedCount_;
            } else if (item->symbol() != symbol) {
                item->show(symbol);
                ++touchedCount_;
            }
            kept.insert(symbol.id.name, item);
        }
    qDeleteAll(symbolItems_);
    symbolItems_ = std::move(kept);

    // Nets have no names: equal ones keep their items, others get the remaining items.
    std::vector<NetItem*> left;
    QHash<model::ConnectionId, NetItem*> byConnection;
    for (NetItem* item : netItems_)
        byConnection.insert(item->net().connections.front(), item);
    netItems_.clear();
    for (const model::Net& net : diagram.nets()) {
        NetItem* item = byConnection.take(net.connections.front());
        if (!item) {
            item = new NetItem(net, theme_);
            addItem(item);
            ++touchedCount_;
        } else if (item->net() != net) {
            item->show(net);
            ++touchedCount_;
        }
        netItems_.push_back(item);
    }
    qDeleteAll(byConnection);
    layOutLineTexts();
    planTextsAnew();
    updatePaper();
    rebuildBadges();
}

const std::vector<model::PageMark>& SheetScene::pageMarks() const
{
    static const std::vector<model::PageMark> none;
    return linesOnPages_ && !isPreviewing_ ? linesOnPages_->marks() : none;
}

const model::PageMark* SheetScene::pageMarkAt(QPointF place, double pixel) const
{
    const double room = 2 * pixel;
    const auto found = std::ranges::find_if(pageMarks(), [&](const model::PageMark& mark) {
        return textOf(mark).rect.adjusted(-room, -room, room, room).contains(place);
    });
    return found == pageMarks().end() ? nullptr : &*found;
}

void SheetScene::layOutLineTexts(const model::SetLineCode* moved)
{
    const QRectF before = boundsOf(lineTexts_);
    lineTexts_.clear();
    for (const model::DiagramConnection& connection : diagram_->connections()) {
        const bool isMoved = moved && connection.id == moved->id;
        if (!isMoved && connection.code.isEmpty())
            continue;
        model::DiagramConnection written = connection;
        if (isMoved)
            written.code = moved->code;
        if (auto text = textAtLine(written, diagram_->codes().letters))
            lineTexts_.push_back(std::move(*text));
    }
    if (const QRectF changed = before | boundsOf(lineTexts_); !changed.isEmpty())
        update(changed);
}

/// Shows the class's own graphics.
void SheetScene::showGraphics(const model::IconPtr& graphics)
{
    delete graphicsItem_;
    graphicsItem_ = nullptr;
    if (graphics && !graphics->isEmpty()) {
        graphicsItem_ = new GraphicsItem(graphics, theme_);
        addItem(graphicsItem_);
    }
}

void SheetScene::setTheme(const SheetTheme& theme)
{
    theme_ = theme;
    updateAll();
}

void SheetScene::setSelection(const Selection& selection)
{
    if (selection == selection_)
        return;
    selection_ = selection;
    updateAll();
}

void SheetScene::setHover(const Hit& hit)
{
    const bool isSame = hit.kind == hover_.kind && hit.symbol == hover_.symbol && hit.connection == hover_.connection &&
                        hit.note == hover_.note;
    if (isSame)
        return;
    hover_ = hit;
    // The frame is small, but texts that have no room otherwise stand on a plate beside it.
    updateAll();
}

void SheetScene::setProblems(const model::Diagnostics& problems)
{
    problems_ = problems;
    rebuildBadges();
    updateAll();
}

void SheetScene::rebuildBadges()
{
    badges_.clear();
    QHash<model::ComponentId, std::size_t> badgeOf;
    for (const model::Diagnostic& problem : problems_) {
        if (problem.component.isEmpty() || problem.severity() == model::Severity::Note)
            continue;
        const model::ComponentId id{model::firstName(problem.component)};
        const model::DiagramComponent* symbol = diagram_->symbol(id);
        if (!symbol)
            continue;
        const auto known = badgeOf.constFind(symbol->id);
        if (known == badgeOf.cend()) {
            badgeOf.insert(symbol->id, badges_.size());
            badges_.push_back({symbol->id, problem.severity(), model::sentenceOf(problem)});
            continue;
        }
        ProblemBadge& badge = badges_[known.value()];
        badge.severity = std::max(badge.severity, problem.severity());
        badge.text += QLatin1Char('\n') + model::sentenceOf(problem);
    }
}

bool SheetScene::preview(const model::DiagramChanges& changes)
{
    endPreview();
    isPreviewing_ = true;
    QHash<model::ConnectionId, std::vector<QPointF>> lines;
    std::set<std::size_t> nets;
    const bool changesNets = std::any_of(changes.begin(), changes.end(), [](const model::DiagramChange& change) {
        return std::holds_alternative<model::AddConnection>(change) ||
               std::holds_alternative<model::RemoveConnection>(change);
    });
    for (const model::DiagramChange& change : changes) {
        if (const auto* place = std::get_if<model::SetPlacement>(&change)) {
            if (SymbolItem* symbol = item(place->id)) {
                updateTexts(*symbol);
                symbol->showAt(place->placement);
                updateTexts(*symbol);
                previewed_.symbols.push_back(place->id);
                ++touchedCount_;
            }
        } else if (const auto* label = std::get_if<model::SetLabel>(&change)) {
            if (SymbolItem* symbol = item(label->id)) {
                updateTexts(*symbol);
                symbol->showLabelAt(label->label);
                updateTexts(*symbol);
                previewed_.symbols.push_back(label->id);
                ++touchedCount_;
            }
        } else if (const auto* code = std::get_if<model::SetLineCode>(&change)) {
            layOutLineTexts(code);
            previewed_.hasLineText = true;
        } else if (const auto* line = std::get_if<model::SetLine>(&change)) {
            lines.insert(line->id, line->points);
            if (const int net = diagram_->netOf(line->id); net >= 0)
                nets.insert(static_cast<std::size_t>(net));
        }
    }
    if (std::ranges::any_of(changes, model::changesNote)) {
        model::DiagramContent content;
        content.graphics = diagram_->graphics();
        model::applyNotes(content, changes);
        previewedGraphics_ = content.graphics;
        showGraphics(previewedGraphics_);
    }
    if (changesNets) {
        previewNets(changes);
        return growPaper();
    }
    for (const std::size_t n : nets) {
        const model::Net& net = diagram_->nets()[n];
        std::vector<model::DiagramConnection> connections;
        for (const model::ConnectionId& id : net.connections) {
            model::DiagramConnection connection = *diagram_->connection(id);
            if (const auto moved = lines.constFind(id); moved != lines.cend())
                connection.points = moved.value();
            connections.push_back(std::move(connection));
        }
        model::Net moved =
            model::netsOf(connections, [this](const auto& ref) { return diagram_->isNodePort(ref); }).front();
        moved.isDouble = net.isDouble;
        netItems_[n]->show(moved);
        previewed_.nets.push_back(n);
        ++touchedCount_;
    }
    return growPaper();
}

/// Enlarged texts reach beyond the item of their symbol, which knows what is to be painted without them.
void SheetScene::updateTexts(const SymbolItem& symbol)
{
    if (!textPlan_)
        return;
    const double room = kTextRoom / textPlan_->zoom();
    update(symbol.boundingRect().adjusted(-room, -room, room, room));
}

/// Enlarges the paper for objects that a preview has put outside of it.
bool SheetScene::growPaper()
{
    QRectF bounds = diagram_->bounds();
    for (const model::ComponentId& id : previewed_.symbols)
        if (const SymbolItem* symbol = item(id))
            bounds |= symbol->symbol().bounds;
    for (const std::size_t n : previewed_.nets)
        for (const model::NetSegment& segment : netItems_[n]->net().segments)
            bounds = model::united(bounds, QRectF(segment.line.p1(), segment.line.p2()).normalized());
    if (previewedGraphics_)
        for (const model::Graphic& graphic : previewedGraphics_->graphics)
            bounds = model::united(bounds, model::boundsOf(graphic));
    const QRectF paper = paperFor(bounds);
    const bool isLarger = paper != paperFor(diagram_->bounds());
    if (paper != paper_) {
        paper_ = paper;
        updateAll();
    }
    return isLarger;
}

void SheetScene::previewNets(const model::DiagramChanges& changes)
{
    model::DiagramSketch sketch(*diagram_);
    sketch.apply(changes);
    const std::vector<model::Net>& after = sketch.diagram().nets();
    const std::vector<model::Net>& before = diagram_->nets();
    // Matched by the first line, which stays the first in the text even if others are removed.
    QHash<model::ConnectionId, std::size_t> beforeByLine;
    for (std::size_t n = 0; n < before.size(); ++n)
        beforeByLine.insert(before[n].connections.front(), n);
    std::vector<bool> stays(before.size(), false);
    std::vector<const model::Net*> fresh;
    for (const model::Net& net : after) {
        const auto old = beforeByLine.constFind(net.connections.front());
        if (old != beforeByLine.cend() && before[old.value()] == net)
            stays[old.value()] = true;
        else
            fresh.push_back(&net);
    }
    for (std::size_t n = 0; n < before.size(); ++n)
        if (!stays[n]) {
            netItems_[n]->setVisible(false);
            previewed_.nets.push_back(n);
        }
    for (const model::Net* net : fresh) {
        previewItems_.push_back(new NetItem(*net, theme_));
        addItem(previewItems_.back());
    }
}

void SheetScene::endPreview()
{
    if (!isPreviewing_)
        return;
    isPreviewing_ = false;
    for (const model::ComponentId& id : previewed_.symbols)
        if (const model::DiagramComponent* symbol = diagram_->symbol(id))
            if (SymbolItem* shown = item(id);
                shown && (shown->symbol().placement != symbol->placement || shown->symbol().label != symbol->label)) {
                updateTexts(*shown);
                shown->show(*symbol);
                updateTexts(*shown);
            }
    for (const std::size_t n : previewed_.nets) {
        netItems_[n]->setVisible(true);
        netItems_[n]->show(diagram_->nets()[n]);
    }
    if (previewed_.hasLineText)
        layOutLineTexts();
    previewed_ = {};
    qDeleteAll(previewItems_);
    previewItems_.clear();
    if (std::exchange(previewedGraphics_, nullptr))
        showGraphics(diagram_->graphics());
    updatePaper();
}

void SheetScene::showMotion(MovedSymbols symbols, SheetShifts shifts)
{
    moved_ = std::move(symbols);
    shifts_ = std::move(shifts);
    moveItems();
}

const SheetShifts& SheetScene::shifts() const
{
    static const SheetShifts none;
    return isAtRest_ ? none : shifts_;
}

void SheetScene::setAtRest(bool isAtRest)
{
    if (isAtRest == isAtRest_)
        return;
    isAtRest_ = isAtRest;
    moveItems();
}

void SheetScene::moveItems()
{
    const SheetShifts& shifts = this->shifts();
    for (auto item = symbolItems_.cbegin(); item != symbolItems_.cend(); ++item) {
        item.value()->showMoved(isAtRest_ ? model::IconPtr() : moved_.value(item.key()));
        item.value()->showMotion(shifts.symbols.value(item.key()));
    }
    for (std::size_t n = 0; n < netItems_.size(); ++n)
        netItems_[n]->showShift(n < shifts.nets.size() ? shifts.nets[n] : SheetShifts::Lines());
}

std::vector<QRectF> SheetScene::linesNear(QRectF near) const
{
    std::vector<QRectF> lines;
    for (const NetItem* net : netItems_)
        if (net->boundingRect().intersects(near))
            for (const model::NetSegment& segment : net->shown().segments)
                lines.push_back(QRectF(toScene(segment.line.p1()), toScene(segment.line.p2()))
                                    .normalized()
                                    .adjusted(-kLineRoom, -kLineRoom, kLineRoom, kLineRoom));
    return lines;
}

std::vector<QRectF> SheetScene::drawnNear(QRectF near, double zoom) const
{
    std::vector<QRectF> drawn = linesNear(near);
    for (const SymbolItem* symbol : symbolItems_)
        if (!symbol->symbol().page && symbol->boundingRect().intersects(near))
            drawn.push_back(toScene(symbol->shownBounds()));
    for (const PlacedText& text : placedTexts(near, zoom))
        drawn.push_back(text.rect);
    return drawn;
}

const TextPlan& SheetScene::textPlan(double zoom, QRectF visible) const
{
    if (textPlan_ && textPlan_->zoom() == zoom && plannedPart_.contains(visible))
        return *textPlan_;
    // With as much around it, so that moving the sheet a little needs no other plan.
    const double room = std::max({visible.width() / 2, visible.height() / 2, 2 * kValueRoom});
    plannedPart_ = visible.adjusted(-room, -room, room, room);
    plannedItems_.clear();
    std::vector<TextOwner> owners;
    // In the order of the diagram, so that a sheet always looks the same.
    for (const auto* symbols : {&diagram_->components(), &diagram_->ownPorts()})
        for (const model::DiagramComponent& symbol : *symbols)
            if (symbol.placement.visible && !symbol.isInLine && !hasPaperTexts(symbol) &&
                toScene(symbol.bounds).intersects(plannedPart_))
                if (const SymbolItem* item = this->item(symbol.id)) {
                    owners.push_back({symbol.id.name, toScene(item->symbol().bounds), &item->texts()});
                    plannedItems_.insert(item);
                }
    textPlan_.emplace(zoom, owners, linesNear(plannedPart_), marksOf(notes_, zoom));
    badgeCorners_.clear();
    return *textPlan_;
}

void SheetScene::planTextsAnew()
{
    textPlan_.reset();
    plannedItems_.clear();
}

std::vector<PlacedText> SheetScene::placedTexts(QRectF visible, double zoom) const
{
    std::vector<PlacedText> placed;
    if (!hasTextsAt(zoom))
        return placed;
    const TextPlan& plan = textPlan(zoom, visible);
    const double room = kTextRoom / zoom;
    const QRectF near = visible.adjusted(-room, -room, room, room);
    const auto place = [&](const SymbolItem& symbol) {
        if (!symbol.boundingRect().intersects(near) || !symbol.symbol().placement.visible ||
            hasPaperTexts(symbol.symbol()))
            return;
        const std::vector<TextSpot> spots = plan.spots(symbol.symbol().id.name);
        const QRectF body = toScene(symbol.symbol().bounds);
        for (std::size_t k = 0; k < symbol.texts().size(); ++k) {
            const TextSpot spot = k < spots.size() ? spots[k] : TextSpot();
            if (!spot.isShown)
                continue;
            PlacedText text = plan.shown(symbol.texts()[k], body, spot);
            text.hasHalo = text.hasHalo || (text.isLabel && isFocused(symbol) && !text.rect.intersects(body));
            text.rect.translate(symbol.way());
            placed.push_back(std::move(text));
        }
    };
    for (const SymbolItem* symbol : plannedItems_)
        place(*symbol);
    for (const PlacedText& text : lineTexts_)
        if (text.height * zoom >= kLeastLetters && text.rect.intersects(near)) {
            placed.push_back(text);
            placed.back().hasHalo = true;
        }
    // What is dragged from elsewhere comes with its texts.
    for (const model::ComponentId& id : previewed_.symbols)
        if (const SymbolItem* symbol = item(id); symbol && !plannedItems_.contains(symbol))
            place(*symbol);
    return placed;
}

QRectF SheetScene::withTexts(QRectF drawn, double zoom) const
{
    QRectF all = drawn;
    for (const PlacedText& text : placedTexts(drawn, zoom))
        all |= text.rect;
    return all;
}

bool SheetScene::isFocused(const SymbolItem& symbol) const
{
    const model::ComponentId& id = symbol.symbol().id;
    return selection_.components.contains(id) || (hover_.kind == Hit::Kind::Symbol && hover_.symbol == id);
}

void SheetScene::paintTexts(QPainter& painter, double pixel, QRectF visible, QRectF exposed) const
{
    std::vector<PlacedText> texts = placedTexts(visible, 1 / pixel);
    std::erase_if(texts, [&](const PlacedText& text) { return !text.rect.intersects(exposed); });
    editor::paintTexts(painter, texts, theme_);
}

/// Paints what has no room on the sheet beside the symbol under the mouse.
void SheetScene::paintHiddenTexts(QPainter& painter, double pixel) const
{
    const bool isOverSymbol = hover_.kind == Hit::Kind::Symbol || hover_.kind == Hit::Kind::Port;
    const SymbolItem* symbol = isOverSymbol && overlay_.ghosts.empty() ? item(hover_.symbol) : nullptr;
    if (!symbol)
        return;
    const double zoom = 1 / pixel;
    const std::vector<TextSpot> spots =
        hasTextsAt(zoom) && textPlan_ ? textPlan_->spots(hover_.symbol.name) : std::vector<TextSpot>();
    QStringList lines;
    for (std::size_t k = 0; k < symbol->texts().size(); ++k)
        if (const PlacedText& text = symbol->texts()[k];
            text.isLabel && (k < spots.size() ? !spots[k].isShown : !hasTextsAt(zoom)))
            lines.append(text.text);
    if (!lines.isEmpty())
        paintPlate(painter, lines, toScene(symbol->shownBounds()).translated(symbol->way()), pixel, theme_);
}

std::vector<PlacedValue> SheetScene::placedValues(QRectF visible, double zoom) const
{
    std::vector<PlacedValue> placed;
    const QRectF near = visible.adjusted(-kValueRoom, -kValueRoom, kValueRoom, kValueRoom);
    std::vector<std::size_t> nets;
    for (std::size_t n = 0; n < std::min(netItems_.size(), results_.nets.size()); ++n)
        if (!results_.nets[n].labels.empty() && netItems_[n]->boundingRect().intersects(near))
            nets.push_back(n);
    if (nets.empty())
        return placed;
    // Of a sheet that is seen as a whole no value is cut off: what has no room gives way.
    const bool isWhole = visible.contains(page_.adjusted(kPageMargin, kPageMargin, -kPageMargin, -kPageMargin));
    ValuePlacer placer(drawnNear(near, zoom), isWhole ? visible : page_, zoom);
    // Values with a place beside the line come first, so that leaders avoid them.
    for (const bool isBeside : {true, false})
        for (const std::size_t n : nets)
            for (const ValueLabel& label : results_.nets[n].labels) {
                const auto& segments = netItems_[n]->shown().segments;
                if (label.segment < segments.size() &&
                    placer.fitsBeside(segments[label.segment].line, label.lines) == isBeside)
                    if (auto value = placer.place(segments[label.segment].line, label.lines);
                        value && (!isWhole || visible.contains(value->box)))
                        placed.push_back(std::move(*value));
            }
    return placed;
}

void SheetScene::showResults(SheetResults results)
{
    const auto hasTextsIn = [](const SheetResults& shown) {
        return shown.scale || std::ranges::any_of(shown.nets, [](const NetResult& net) { return !net.labels.empty(); });
    };
    // Texts lie outside of the items of their lines; those that go are painted over.
    const bool hasTexts = hasTextsIn(results) || hasTextsIn(results_);
    results_ = std::move(results);
    for (std::size_t n = 0; n < netItems_.size(); ++n)
        netItems_[n]->showResult(n < results_.nets.size() ? results_.nets[n] : NetResult());
    if (hasTexts)
        updateAll();
}

void SheetScene::showNotes(SheetNotes notes)
{
    if (notes == notes_)
        return;
    notes_ = std::move(notes);
    planTextsAnew();
    updateAll();
}

void SheetScene::showParts(SheetParts parts)
{
    if (parts == parts_)
        return;
    parts_ = std::move(parts);
    updateAll();
    invalidate(QRectF(), QGraphicsScene::BackgroundLayer);
}

void SheetScene::showCauses(CausePlates causes)
{
    if (causes == causes_)
        return;
    causes_ = std::move(causes);
    updateAll();
}

void SheetScene::setOverlay(SheetOverlay overlay)
{
    if (overlay == overlay_)
        return;
    const bool marksChanged = overlay.ports.size() != overlay_.ports.size();
    const bool hasPlate = !overlay.reason.isEmpty() || !overlay_.reason.isEmpty();
    const QRectF before = overlayBounds(overlay_);
    const bool isHandNew = overlay.ghosts.empty() != overlay_.ghosts.empty();
    overlay_ = std::move(overlay);
    // The plate with a reason has the size of its text in pixels at every zoom.
    if (marksChanged || hasPlate)
        updateAll();
    else
        update(before | overlayBounds(overlay_));
    if (isHandNew)
        Q_EMIT inHandChanged();
}

QRectF SheetScene::paperFor(QRectF bounds) const
{
    QRectF paper = toScene(diagram_->coordinateSystem().extent.rect());
    if (bounds.isNull())
        return paper;
    constexpr double kMargin = 10;
    constexpr double kStep = 20;
    const QRectF content = toScene(bounds).adjusted(-kMargin, -kMargin, kMargin, kMargin);
    const auto down = [](double v) { return std::floor(v / kStep) * kStep; };
    const auto up = [](double v) { return std::ceil(v / kStep) * kStep; };
    if (!paper.contains(content))
        paper |= QRectF(QPointF(down(content.left()), down(content.top())),
                        QPointF(up(content.right()), up(content.bottom())));
    return paper;
}

void SheetScene::updatePaper()
{
    const QRectF bounds = diagram_->bounds();
    page_ = toScene(bounds).adjusted(-kPageMargin, -kPageMargin, kPageMargin, kPageMargin);
    const QRectF paper = paperFor(bounds);
    const double room = std::max(paper.width(), paper.height());
    const QRectF world = paper.adjusted(-room, -room, room, room);
    if (paper == paper_ && world == sceneRect())
        return;
    paper_ = paper;
    setSceneRect(world);
    updateAll();
}

SymbolItem* SheetScene::item(const model::ComponentId& id) const
{
    return symbolItems_.value(id.baseName());
}

void SheetScene::updateAll()
{
    update();
    // A view notes that all of it is to be painted, but forgets it when a strip of it is painted before the scene comes
    // to tell which items have changed: a scrolled sheet, or one at whose edge a message opens.
    for (QGraphicsView* view : views())
        view->viewport()->update();
}

int SheetScene::takeTouchedCount()
{
    return std::exchange(touchedCount_, 0);
}

void SheetScene::paintOutline(QPainter& painter, const model::ComponentId& id, const Outlines& how, double alpha) const
{
    const double pixel = how.pixel;
    const SymbolItem* symbol = item(id);
    if (!symbol || !symbol->symbol().placement.visible ||
        !toScene(symbol->shownBounds()).adjusted(-1, -1, 1, 1).intersects(how.visible))
        return;
    QColor color = theme_.accent;
    color.setAlphaF(static_cast<float>(alpha));
    painter.setPen(QPen(color, 2 * pixel, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    // Close enough to keep names beside symbols legible.
    const double gap = kLineWidth / 2 + 2.5 * pixel;
    painter.drawRoundedRect(toScene(symbol->shownBounds()).adjusted(-gap, -gap, gap, gap), 3 * pixel, 3 * pixel);
}

void SheetScene::paintLineOutlines(QPainter& painter, const QSet<model::ConnectionId>& ids, const Outlines& how,
                                   double alpha) const
{
    if (ids.isEmpty())
        return;
    QColor color = theme_.accent;
    color.setAlphaF(static_cast<float>(alpha));
    painter.setBrush(Qt::NoBrush);
    for (const NetItem* net : netItems_) {
        if (!net->boundingRect().intersects(how.visible))
            continue;
        QPainterPath path;
        for (const model::NetSegment& segment : net->shown().segments)
            if (std::ranges::any_of(segment.connections, [&](const auto& id) { return ids.contains(id); })) {
                path.moveTo(toScene(segment.line.p1()));
                path.lineTo(toScene(segment.line.p2()));
            }
        if (path.isEmpty())
            continue;
        const double width = (net->net().isDouble ? kModule : 0) + kLineWidth + 5 * how.pixel;
        painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(path);
    }
}

/// Paints lines around symbols of a few pixels: thin, and all in one path.
void SheetScene::paintFarOutlines(QPainter& painter, const Outlines& how) const
{
    QList<QLineF> lines;
    for (const NetItem* net : netItems_)
        if (net->boundingRect().intersects(how.visible))
            for (const model::NetSegment& segment : net->shown().segments)
                if (std::ranges::any_of(segment.connections,
                                        [&](const auto& id) { return selection_.connections.contains(id); }))
                    lines.append({toScene(segment.line.p1()), toScene(segment.line.p2())});
    QList<QRectF> frames;
    for (const model::ComponentId& id : selection_.components)
        if (const SymbolItem* symbol = item(id); symbol && symbol->symbol().placement.visible)
            frames.append(toScene(symbol->shownBounds()));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme_.accent, 0));
    painter.drawLines(lines);
    painter.drawRects(frames);
    painter.setRenderHint(QPainter::Antialiasing);
}

void SheetScene::paintOutlines(QPainter& painter, const Outlines& how) const
{
    const double pixel = how.pixel;
    if (hover_.kind == Hit::Kind::Symbol && !selection_.components.contains(hover_.symbol))
        paintOutline(painter, hover_.symbol, how, 0.35);
    if (hover_.kind == Hit::Kind::Line && !selection_.connections.contains(hover_.connection)) {
        const auto parts = seenLine(*diagram_, hover_.connection).connections;
        paintLineOutlines(painter, {parts.begin(), parts.end()}, how, 0.25);
    }
    if (isStampScale(1 / pixel)) {
        paintFarOutlines(painter, how);
    } else {
        paintLineOutlines(painter, selection_.connections, how, 0.4);
        for (const model::ComponentId& id : selection_.components)
            paintOutline(painter, id, how, 1);
    }
    if (hover_.kind == Hit::Kind::Note && !selection_.notes.contains(hover_.note))
        paintNoteOutline(painter, hover_.note, pixel, 0.35);
    for (const model::NoteId id : selection_.notes)
        paintNoteOutline(painter, id, pixel, 1);
    // The ends of a single selected line can be moved.
    painter.setPen(QPen(theme_.accent, 1.5 * pixel));
    painter.setBrush(theme_.paper);
    const auto paintHandle = [&](QPointF place) {
        const double half = 3.5 * pixel;
        painter.drawRect(QRectF(toScene(place) - QPointF(half, half), QSizeF(2 * half, 2 * half)));
    };
    for (const LineEnd& end : endsToTake(*diagram_, selection_, shifts()))
        paintHandle(end.place + end.way);
    if (!previewedGraphics_)
        for (const NoteHandle& handle : handlesToTake(*diagram_, selection_))
            if (handle.graphic.kind != model::GraphicHandle::Kind::NewVertex)
                paintHandle(handle.place);
}

/// Paints a frame around a note, or along it if that is a line. While it is dragged its old place is left alone.
void SheetScene::paintNoteOutline(QPainter& painter, model::NoteId id, double pixel, double alpha) const
{
    const model::Note* note = diagram_->note(id);
    if (!note || previewedGraphics_)
        return;
    QColor color = theme_.accent;
    color.setAlphaF(static_cast<float>(alpha));
    painter.setBrush(Qt::NoBrush);
    if (std::holds_alternative<model::LineGraphic>(note->graphics.front())) {
        constexpr float kBandShare = 0.4F;
        color.setAlphaF(kBandShare * static_cast<float>(alpha));
        painter.setPen(QPen(color, kLineWidth + 5 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(outlineOf(note->graphics.front(), {}));
        return;
    }
    painter.setPen(QPen(color, 2 * pixel, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    const double gap = kLineWidth / 2 + 2.5 * pixel;
    painter.drawRoundedRect(toScene(note->bounds()).adjusted(-gap, -gap, gap, gap), 3 * pixel, 3 * pixel);
}

SheetScene::Legends SheetScene::legends(double pixel, QRectF visible) const
{
    return legendsBeside(hasTextsAt(1 / pixel) ? placedValues(visible, 1 / pixel) : std::vector<PlacedValue>(), pixel,
                         visible);
}

SheetScene::Legends SheetScene::legendsBeside(const std::vector<PlacedValue>& values, double pixel,
                                              QRectF visible) const
{
    Legends legends;
    if (!results_.scale && parts_.title.isEmpty() && results_.caption.title.isEmpty() && notes_.legend.title.isEmpty())
        return legends;
    std::vector<QRectF> drawn = drawnNear(visible, 1 / pixel);
    for (const PlacedValue& value : values)
        drawn.push_back(value.box);
    for (const SymbolNote& note : notes_.symbols)
        drawn.push_back(boxOf(note, 1 / pixel));
    for (QRectF& rectangle : drawn)
        rectangle = {(rectangle.topLeft() - visible.topLeft()) / pixel, rectangle.size() / pixel};
    LegendPlacer placer(visible.size() / pixel, drawn);
    // What the values are is said in any case, by the title alone where there is little room.
    if (!results_.caption.title.isEmpty()) {
        const QSizeF least = legendSize(titleOf(results_.caption), 1);
        legends.caption = placer.place(legendSize(results_.caption, 1), Qt::TopLeftCorner);
        if (!legends.caption)
            legends.caption =
                placer.place(least, Qt::TopLeftCorner).value_or(placer.inCorner(least, Qt::TopLeftCorner));
        placer.take(*legends.caption);
    }
    if (results_.scale) {
        legends.scale = placer.place(scaleSize(), Qt::BottomLeftCorner)
                            .value_or(placer.inCorner(scaleSize(), Qt::BottomLeftCorner));
        placer.take(*legends.scale);
    }
    // Signs are explained where they are seen, and only if that hides no symbol: zooming out makes room.
    const bool areNotesSeen = hasTextsAt(1 / pixel);
    for (const int columns : kLegendColumns)
        if (const QSizeF size = legendSize(notes_.legend, columns); areNotesSeen && !size.isEmpty() && !legends.notes) {
            legends.notes = placer.place(size, Qt::TopRightCorner);
            legends.noteColumns = columns;
        }
    if (legends.notes)
        placer.take(*legends.notes);
    if (parts_.title.isEmpty())
        return legends;
    for (const PartsLegendForm& form : partsLegendForms()) {
        legends.form = form;
        legends.parts = placer.place(legendSize(legendOf(parts_, form.isShort), form.columns), Qt::BottomRightCorner);
        if (legends.parts)
            return legends;
    }
    legends.parts = placer.inCorner(legendSize(legendOf(parts_, legends.form.isShort), legends.form.columns),
                                    Qt::BottomRightCorner);
    return legends;
}

void SheetScene::paintLegends(QPainter& painter, const Legends& placed, double pixel, QRectF visible) const
{
    const auto paintAt = [&](const std::optional<QRectF>& place, auto&& paint) {
        if (!place)
            return;
        painter.save();
        painter.translate(visible.topLeft());
        painter.scale(pixel, pixel);
        painter.translate(place->topLeft());
        paint();
        painter.restore();
    };
    paintAt(placed.scale, [&] { paintScale(painter, *results_.scale, theme_); });
    const bool isWhole = placed.caption && placed.caption->size() == legendSize(results_.caption, 1);
    paintAt(placed.caption,
            [&] { paintLegend(painter, isWhole ? results_.caption : titleOf(results_.caption), 1, theme_); });
    paintAt(placed.notes, [&] { paintLegend(painter, notes_.legend, placed.noteColumns, theme_); });
    paintAt(placed.parts,
            [&] { paintLegend(painter, legendOf(parts_, placed.form.isShort), placed.form.columns, theme_); });
}

QPointF SheetScene::badgePlace(const ProblemBadge& badge, double pixel) const
{
    constexpr QPointF kCorners[] = {{1, -1}, {-1, -1}, {1, 1}, {-1, 1}};
    constexpr double kAway = 8;  // pixels from the corner
    const SymbolItem* symbol = item(badge.symbol);
    if (!symbol)
        return {};
    const QRectF body = toScene(symbol->symbol().bounds);
    const auto placeAt = [&](QPointF corner) {
        const QPointF at(corner.x() > 0 ? body.right() : body.left(), corner.y() > 0 ? body.bottom() : body.top());
        return at + corner * kAway * pixel;
    };
    if (!hasTextsAt(1 / pixel) || !textPlan_)
        return placeAt(kCorners[0]);
    const TextPlan& plan = *textPlan_;
    auto known = badgeCorners_.constFind(badge.symbol.name);
    if (known == badgeCorners_.constEnd()) {
        const double radius = kBadgeRadius * pixel;
        const auto* free = std::ranges::find_if(kCorners, [&](QPointF corner) {
            const QPointF at = placeAt(corner);
            return plan.isFree({at.x() - radius, at.y() - radius, 2 * radius, 2 * radius});
        });
        known = badgeCorners_.insert(badge.symbol.name, free == std::end(kCorners) ? kCorners[0] : *free);
    }
    return placeAt(*known);
}

void SheetScene::paintBadges(QPainter& painter, double pixel, QRectF visible) const
{
    for (const ProblemBadge& badge : badges_) {
        const SymbolItem* symbol = item(badge.symbol);
        if (!symbol || !symbol->boundingRect().intersects(visible))
            continue;
        const QPointF at = badgePlace(badge, pixel);
        // A warning is a small dot, as an unfinished drawing has many open ports.
        const bool isError = badge.severity == model::Severity::Error;
        const double radius = (isError ? kBadgeRadius : kWarningRadius) * pixel;
        painter.setPen(QPen(theme_.paper, 1.5 * pixel));
        painter.setBrush(isError ? theme_.error : theme_.warning);
        painter.drawEllipse(at, radius, radius);
        if (!isError)
            continue;
        painter.setPen(QPen(Qt::white, 1.6 * pixel, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(at - QPointF(0, 3.4 * pixel), at + QPointF(0, 0.6 * pixel));
        painter.drawPoint(at + QPointF(0, 3.4 * pixel));
    }
}

void SheetScene::paintForeground(QPainter& painter, double pixel, QRectF visible, QRectF exposed) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool hasTexts = hasTextsAt(1 / pixel);
    if (hasTexts)
        paintNotes(painter, shifts().isEmpty() ? notes_ : shifted(notes_, *diagram_, shifts()), visible, 1 / pixel,
                   theme_);
    for (const model::PageMark& mark : pageMarks())
        paintPageMark(painter, mark, theme_, {pixel, hasTexts});
    const QRectF nearBy = visible.adjusted(-10 * pixel, -10 * pixel, 10 * pixel, 10 * pixel);
    // Frames, then texts, which stay legible over them.
    paintOutlines(painter, {pixel, nearBy});
    std::vector<PlacedValue> values;
    if (hasTexts) {
        values = placedValues(visible, 1 / pixel);
        for (const PlacedValue& value : values)
            paintValue(painter, value, theme_);
        paintTexts(painter, pixel, visible, exposed);
    }
    paintLegends(painter, legendsBeside(values, pixel, visible), pixel, visible);
    paintBadges(painter, pixel, nearBy);
    paintHiddenTexts(painter, pixel);
    std::vector<PlacedCause> placed;
    for (const CausePlate& cause : causes_)
        if (const SymbolItem* symbol = item(cause.component))
            placed.push_back({&cause, symbol->sceneBoundingRect()});
    paintCausePlates(painter, placed, theme_, pixel);
    painter.restore();
    paintOverlay(painter, overlay_, theme_, pixel, visible);
}

}  // namespace bramah::editor
