// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/models/drawn_class.h"

#include "model/diagram/diagram_checks.h"
#include "model/routing/drawing_faults.h"
#include "model/sequences/chart_checks.h"

namespace bramah::cli {
namespace {

/// Without lists, whose size only a program with fonts knows.
model::Diagram withoutLists(const model::Diagram& diagram)
{
    std::vector<model::ComponentId> lists;
    for (const model::DiagramComponent& component : diagram.components())
        if (!component.list.isEmpty())
            lists.push_back(component.id);
    return lists.empty() ? diagram : diagram.without(lists, {});
}

}  // namespace

DrawnClass::DrawnClass(const model::ClassLibrary& library, const model::ClassNode& node)
    : tree_(library),
      instance_(tree_.instantiate(node)),
      diagram_(withoutLists(model::DiagramBuilder(icons_).build(instance_)))
{
}

model::Diagnostics DrawnClass::problems() const
{
    model::Diagnostics found = model::checkDiagram(diagram_);
    const model::Diagnostics ofCharts = model::checkCharts(diagram_, instance_);
    found.insert(found.end(), ofCharts.begin(), ofCharts.end());
    return found;
}

model::Diagnostics DrawnClass::illegibilities() const
{
    return model::checkDrawing(diagram_);
}

}  // namespace bramah::cli
