// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/drawing/symbol_commands.h"

#include "editor/session/document_session.h"
#include "editor/symbol/drawing/icon_size.h"
#include "editor/symbol/drawing/symbol_hit.h"
#include "editor/symbol/drawing/symbol_painter.h"
#include "editor/translate.h"
#include "model/symbol/graphic_geometry.h"
#include "model/symbol/graphic_text.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

#include <cmath>

namespace bramah::editor {

namespace {

double onGrid(double value, double step)
{
    return std::round(value / step) * step;
}

/// One change for each selected graphic.
template <typename Change>
model::GraphicChanges changesOf(const SymbolEditor& editor, Change change)
{
    model::GraphicChanges changes;
    for (const int index : editor.selection().graphics)
        if (const model::DrawnGraphic* drawn = editor.drawing().own(index))
            change(changes, *drawn);
    return changes;
}

/// A simple motion follows the rotation of its part; \a map has no shift.
model::PartMotion turnedMotion(model::PartMotion motion, const model::AffineMap& map)
{
    using Kind = model::PartMotion::Kind;
    if (motion.kind == Kind::Turn && map.determinant() < 0)
        motion.factor = -motion.factor;
    if (motion.kind != Kind::MoveX && motion.kind != Kind::MoveY)
        return motion;
    const QPointF way = map.mapVector(motion.kind == Kind::MoveX ? QPointF(1, 0) : QPointF(0, 1));
    const bool isAcross = std::abs(way.x()) > 0.5;
    motion.kind = isAcross ? Kind::MoveX : Kind::MoveY;
    motion.factor *= isAcross ? std::round(way.x()) : std::round(way.y());
    return motion;
}

void mapParts(SymbolEditor& editor, const QString& name, const model::AffineMap& turn)
{
    const QPointF middle = boundsOf(editor.drawing(), editor.selection()).center();
    const double step = editor.selection().ports.empty() ? kIconModule / 2 : kIconModule;
    const QPointF about(onGrid(middle.x(), step), onGrid(middle.y(), step));
    const model::AffineMap map =
        model::AffineMap::translation(-about).then(turn).then(model::AffineMap::translation(about));
    model::GraphicChanges motions;
    model::GraphicChanges changes =
        changesOf(editor, [&](model::GraphicChanges& list, const model::DrawnGraphic& drawn) {
            const model::Graphic after = model::mapped(drawn.graphic, map);
            const model::GraphicItem& item = model::itemOf(drawn.graphic);
            if (drawn.motion && (!item.origin.dynamic || item.rotation.value == 0))
                motions.push_back(model::SetMotion{drawn.index, after, turnedMotion(*drawn.motion, turn)});
            list.push_back(model::ReplaceGraphic{drawn.index, drawn.graphic, after});
        });
    changes.insert(changes.end(), motions.begin(), motions.end());
    for (const QString& port : editor.selection().ports) {
        model::Placement placement = editor.drawing().port(port)->placement;
        const QPointF place = placement.centre();
        placement = placement.movedBy(model::rounded(map.map(place) - place));
        changes.push_back(model::SetPortPlacement{port, placement});
    }
    editor.apply(name, changes, editor.selection());
}

/// Changes the Text that is the only selected graphic.
template <typename Change>
void changeText(SymbolEditor& editor, Change change)
{
    const model::DrawnGraphic* drawn = editor.single();
    if (!drawn || !std::holds_alternative<model::TextGraphic>(drawn->graphic))
        return;
    model::Graphic after = drawn->graphic;
    change(std::get<model::TextGraphic>(after));
    editor.apply(tr("Change a text"), {model::ReplaceGraphic{drawn->index, drawn->graphic, after}}, editor.selection());
}

}  // namespace

void selectAllParts(SymbolEditor& editor)
{
    SymbolSelection all;
    for (const model::DrawnGraphic& drawn : editor.drawing().graphics)
        if (drawn.isOwn())
            all.graphics.insert(drawn.index);
    for (const model::DrawnPort& port : editor.drawing().ports)
        if (port.isOwn)
            all.ports.insert(port.name);
    editor.select(all);
}

void deleteParts(SymbolEditor& editor)
{
    model::GraphicChanges changes;
    const auto& graphics = editor.selection().graphics;
    for (auto index = graphics.rbegin(); index != graphics.rend(); ++index)
        changes.push_back(model::RemoveGraphic{*index});
    for (const QString& port : editor.selection().ports)
        changes.push_back(model::RemovePort{port});
    editor.apply(tr("Delete from the symbol"), changes, SymbolSelection());
}

void shiftParts(SymbolEditor& editor, QPointF by)
{
    model::GraphicChanges changes =
        changesOf(editor, [&](model::GraphicChanges& list, const model::DrawnGraphic& drawn) {
            list.push_back(model::ShiftGraphic{drawn.index, drawn.graphic, by});
        });
    for (const QString& port : editor.selection().ports)
        changes.push_back(model::SetPortPlacement{port, editor.drawing().port(port)->placement.movedBy(by)});
    editor.apply(tr("Move in the symbol"), changes, editor.selection());
}

void turnParts(SymbolEditor& editor, bool isClockwise)
{
    mapParts(editor, tr("Rotate in the symbol"), model::AffineMap::rotation(isClockwise ? -90 : 90));
}

void mirrorParts(SymbolEditor& editor, bool upsideDown)
{
    mapParts(editor, tr("Mirror in the symbol"),
             upsideDown ? model::AffineMap::scaling(1, -1) : model::AffineMap::scaling(-1, 1));
}

void orderParts(SymbolEditor& editor, bool toFront)
{
    const auto& graphics = editor.selection().graphics;
    const int count = editor.drawing().ownCount;
    model::GraphicChanges changes;
    SymbolSelection after;
    after.ports = editor.selection().ports;
    // Each one moves to the end; later ones have moved down by the number of earlier ones.
    int moved = 0;
    if (toFront) {
        for (const int index : graphics)
            changes.push_back(model::OrderGraphic{index - moved++, count - 1});
    } else {
        for (auto index = graphics.rbegin(); index != graphics.rend(); ++index)
            changes.push_back(model::OrderGraphic{*index + moved++, 0});
    }
    const int size = static_cast<int>(graphics.size());
    for (int i = 0; i < size; ++i)
        after.graphics.insert(toFront ? count - size + i : i);
    editor.apply(toFront ? tr("Bring to the front") : tr("Send to the back"), changes, after);
}

void setPartStyle(SymbolEditor& editor, const SymbolStyle& style)
{
    const SymbolStyle before = editor.style();
    editor.setStyle(style);
    const model::GraphicChanges changes =
        changesOf(editor, [&](model::GraphicChanges& list, const model::DrawnGraphic& drawn) {
            list.push_back(model::ReplaceGraphic{drawn.index, drawn.graphic, withStyle(drawn.graphic, before, style)});
        });
    editor.apply(tr("Change the drawing"), changes, editor.selection());
}

void setPartText(SymbolEditor& editor, const QString& text)
{
    changeText(editor, [&](model::TextGraphic& graphic) { graphic.textString.value = text; });
}

void setTextAlignment(SymbolEditor& editor, model::TextAlignment alignment)
{
    changeText(editor, [&](model::TextGraphic& graphic) { graphic.alignment = alignment; });
}

bool renamePort(SymbolEditor& editor, const QString& port, const QString& name)
{
    if (!editor.isEditable() || !editor.session().rename({port}, name))
        return false;
    SymbolSelection selection;
    selection.ports.insert(name);
    editor.select(selection);
    return true;
}

void setPartMotion(SymbolEditor& editor, const std::optional<model::PartMotion>& motion)
{
    model::GraphicChanges changes;
    for (const int index : editor.selection().graphics) {
        const model::DrawnGraphic* drawn = editor.drawing().own(index);
        model::Graphic shown = drawn->graphic;
        // A part turns about its middle, which becomes its origin.
        if (motion && motion->kind == model::PartMotion::Kind::Turn && shown.index() < 5) {
            shown = model::aboutItsMiddle(shown);
            changes.push_back(model::ReplaceGraphic{index, drawn->graphic, shown});
        }
        changes.push_back(model::SetMotion{index, shown, motion});
    }
    editor.apply(motion ? tr("Let a part follow %1").arg(motion->variable) : tr("Let a part rest"), changes,
                 editor.selection());
}

bool copyParts(const SymbolEditor& editor)
{
    QByteArrayList texts;
    for (const int index : editor.selection().graphics)
        if (const model::DrawnGraphic* drawn = editor.drawing().own(index))
            texts << drawn->text;
    if (texts.isEmpty())
        return false;
    const QByteArray list = '{' + texts.join(",\n") + '}';
    auto* data = new QMimeData;
    data->setData(QLatin1String(kGraphicsMimeType), list);
    data->setText(QString::fromUtf8(list));
    QGuiApplication::clipboard()->setMimeData(data);
    return true;
}

void cutParts(SymbolEditor& editor)
{
    if (copyParts(editor))
        deleteParts(editor);
}

QByteArray partsOnClipboard()
{
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    if (!data)
        return {};
    if (data->hasFormat(QLatin1String(kGraphicsMimeType)))
        return data->data(QLatin1String(kGraphicsMimeType));
    const QByteArray text = data->text().trimmed().toUtf8();
    return text.startsWith('{') ? text : QByteArray();
}

void duplicateParts(SymbolEditor& editor)
{
    QByteArrayList texts;
    for (const int index : editor.selection().graphics)
        if (const model::DrawnGraphic* drawn = editor.drawing().own(index))
            texts << drawn->text;
    if (!texts.isEmpty())
        editor.add(tr("Duplicate in the symbol"),
                   shiftedParts(editor, '{' + texts.join(',') + '}', {kIconModule / 2, -kIconModule / 2}));
}

QByteArrayList shiftedParts(const SymbolEditor& editor, const QByteArray& list, QPointF by)
{
    QByteArrayList texts;
    const model::Instance* instance = editor.session().sheet().instance();
    if (!instance)
        return texts;
    const model::SymbolDrawing parts = model::readGraphicList(list, *instance);
    for (const model::DrawnGraphic& part : parts.graphics) {
        const bool isKnown =
            !part.isMoving || (part.motion && instance->descendant(part.motion->variable.toStdString()));
        texts << (isKnown ? model::changedText(part.text, part.graphic, model::shifted(part.graphic, by))
                          : model::graphicText(model::shifted(part.graphic, by)));
    }
    return texts;
}

void setIconExtent(SymbolEditor& editor, const model::Extent& extent)
{
    const model::CoordinateSystem& before = editor.drawing().coordinateSystem;
    if (editor.isEditable() && extent != before.extent)
        editor.session().file().applyEdits(tr("Size of the symbol"), iconSizeEdits(editor.session(), before, extent));
}

model::Extent fittingExtent(const model::SymbolDrawing& drawing)
{
    const QRectF body = drawing.bodyBounds();
    const auto down = [](double value) { return std::floor(value / kIconModule) * kIconModule; };
    const auto up = [](double value) { return std::ceil(value / kIconModule) * kIconModule; };
    return {{down(body.left()), down(body.top())}, {up(body.right()), up(body.bottom())}};
}

}  // namespace bramah::editor
