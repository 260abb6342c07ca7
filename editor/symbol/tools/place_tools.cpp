// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/tools/place_tools.h"

#include "editor/session/document_session.h"
#include "editor/symbol/drawing/symbol_commands.h"
#include "editor/symbol/drawing/symbol_painter.h"
#include "editor/translate.h"
#include "model/edit/class_in_text.h"
#include "model/symbol/graphic_geometry.h"
#include "model/symbol/graphic_text.h"

namespace bramah::editor {

StampTool::StampTool(SymbolToolContext& context, QString entry, QByteArray list, bool isCentred)
    : SymbolTool(context), entry_(std::move(entry)), list_(std::move(list))
{
    const model::Instance* instance = editor().session().sheet().instance();
    if (!instance)
        return;
    const model::SymbolDrawing drawing = model::readGraphicList(list_, *instance);
    std::optional<QRectF> bounds;
    for (const model::DrawnGraphic& drawn : drawing.graphics) {
        // The motion points into the text of the list, whose life ends here.
        for (const model::DrawnGraphic& plain :
             model::readGraphicList('{' + model::graphicText(drawn.graphic) + '}', *instance).graphics)
            graphics_.push_back(plain.graphic);
        const QRectF rect = model::boundsOf(drawn.graphic);
        bounds = bounds ? model::united(*bounds, rect) : rect;
    }
    if (isCentred && bounds)
        middle_ = onSymbolGrid(bounds->center(), Qt::NoModifier);
}

void StampTool::begin()
{
    context_.setToolCursor(Qt::ClosedHandCursor);
    context_.setHint(tr("Click to put it down; Esc cancels"));
}

QPointF StampTool::way(const SymbolToolEvent& event) const
{
    return onSymbolGrid(event.place - middle_, event.modifiers);
}

void StampTool::move(const SymbolToolEvent& event)
{
    SymbolSketch sketch;
    for (const model::Graphic& graphic : graphics_)
        sketch.added.push_back(model::shifted(graphic, way(event)));
    context_.sketch(std::move(sketch));
}

void StampTool::press(const SymbolToolEvent& event)
{
    context_.sketch({});
    put(editor(), entry_, list_, way(event));
    context_.start(nullptr);
}

bool StampTool::put(SymbolEditor& editor, const QString& entry, const QByteArray& list, QPointF place)
{
    const QByteArrayList texts = shiftedParts(editor, list, place);
    return !texts.isEmpty() && editor.add(entry, texts);
}

PortTool::PortTool(SymbolToolContext& context, QString connectorClass, QString baseName)
    : SymbolTool(context), connectorClass_(std::move(connectorClass)), baseName_(std::move(baseName))
{
}

void PortTool::begin()
{
    context_.setToolCursor(Qt::CrossCursor);
    context_.setHint(tr("Click where lines are to meet the symbol: ports lie on the grid of 1 M"));
}

void PortTool::move(const SymbolToolEvent& event)
{
    SymbolSketch sketch;
    sketch.port = onPortGrid(event.place);
    context_.sketch(std::move(sketch));
}

void PortTool::press(const SymbolToolEvent& event)
{
    context_.sketch({});
    model::Placement placement;
    placement.origin = onPortGrid(event.place);
    const QString name = freePortName(editor(), baseName_);
    const QString type = model::nameSeenFrom(editor().session().sheet().className(), connectorClass_);
    SymbolSelection selection;
    selection.ports.insert(name);
    editor().apply(tr("Add port %1").arg(name), {model::AddPort{type, name, placement}}, selection);
    context_.start(nullptr);
}

QString freePortName(const SymbolEditor& editor, const QString& base)
{
    const model::Instance* instance = editor.session().sheet().instance();
    const auto isTaken = [&](const QString& name) {
        return instance && (instance->child(name.toStdString()) || instance->isRemoved(name.toStdString()));
    };
    if (!isTaken(base))
        return base;
    // Letters of ISO 9461 continue through the alphabet.
    if (base == QLatin1String("A"))
        for (const char letter : {'B', 'C', 'D'})
            if (!isTaken(QString(QLatin1Char(letter))))
                return QString(QLatin1Char(letter));
    for (int number = 2;; ++number)
        if (const QString name = base + QString::number(number); !isTaken(name))
            return name;
}

}  // namespace bramah::editor
