// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/drawn_class.h"

#include "model/diagram/diagram_checks.h"
#include "model/routing/drawing_faults.h"
#include "model/sequences/chart_checks.h"

namespace bramah::app {

DrawnClass::DrawnClass(const model::ClassLibrary& library, const model::ClassNode& node)
    : tree_(library), instance_(tree_.instantiate(node)), diagram_(model::DiagramBuilder(icons_).build(instance_))
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

}  // namespace bramah::app
