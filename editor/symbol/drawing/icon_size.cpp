// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/symbol/drawing/icon_size.h"

#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "model/diagram/icon_reader.h"
#include "model/document/document.h"
#include "model/edit/component_edits.h"
#include "model/edit/edited_text.h"
#include "model/symbol/graphic_change.h"

#include <vector>

namespace bramah::editor {

namespace {

struct PlacedPart {
    QString className;  ///< class of the sheet
    QString name;
    model::Placement placement;
};

/// \a placement adapted to an icon of another size, so that the symbol stays where it is.
model::Placement resized(const model::Placement& placement, const model::CoordinateSystem& before,
                         const model::Extent& extent)
{
    const model::AffineMap map = placement.map(before);
    const QRectF old = before.extent.rect();
    const model::AffineMap upright = model::AffineMap::rotation(-placement.rotation);
    // The scales along the icon's own axes, negative where it is mirrored.
    const double x = upright.mapVector(map.mapVector({1, 0})).x();
    const double y = upright.mapVector(map.mapVector({0, 1})).y();
    if (old.isEmpty() || x == 0 || y == 0)
        return placement;
    model::Placement result = placement;
    result.origin = model::rounded(map.map(QPointF(0, 0)));
    result.extent = {model::rounded({extent.first.x() * x, extent.first.y() * y}),
                     model::rounded({extent.second.x() * x, extent.second.y() * y})};
    return result;
}

/// The components of the shown class on all sheets of the file.
std::vector<PlacedPart> partsOfClass(const DocumentSession& session)
{
    std::vector<PlacedPart> parts;
    const model::ClassLibrary& library = session.workspace().library();
    const model::ClassNode* shown = library.find(session.sheet().className().toStdString());
    for (const QString& name : session.file().classNames()) {
        const model::ClassNode* node = library.find(name.toStdString());
        if (!node || node == shown)
            continue;
        model::InstanceTree tree(library);
        const model::Instance& root = tree.instantiate(*node);
        for (const auto& child : root.children()) {
            if (&child->classNode() != shown || child->declaredIn() != node || !child->component())
                continue;
            if (const auto placement = model::readPlacement(child->component()->comment.annotation, root, node, false))
                parts.push_back({name, QString::fromStdString(child->name()), *placement});
        }
    }
    return parts;
}

}  // namespace

model::TextEdits iconSizeEdits(const DocumentSession& session, const model::CoordinateSystem& before,
                               const model::Extent& extent)
{
    const std::vector<PlacedPart> parts = partsOfClass(session);
    model::EditedText text(session.file().document().sharedTree());
    text.apply(model::graphicEdits(text.sharedTree(), session.sheet().className(), model::GraphicLayer::Icon,
                                   {model::SetIconExtent{extent}}));
    for (const PlacedPart& part : parts)
        if (const auto* sheet = model::findClass(text.tree(), part.className))
            text.apply(model::setPlacement(text.tree(), *sheet, part.name, resized(part.placement, before, extent)));
    return text.edits();
}

}  // namespace bramah::editor
