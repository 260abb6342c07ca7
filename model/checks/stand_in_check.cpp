// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/checks/stand_in_check.h"

#include "model/instance/instance_diagnostic.h"
#include "model/syntax/annotation_values.h"

namespace bramah::model {

void checkStandIns(InstanceTree& tree, const Instance& instance)
{
    for (const auto& child : instance.children()) {
        const syntax::ClassDefinition* definition = child->isMissing() ? nullptr : child->classNode().definition();
        const auto meant =
            definition ? syntax::stringIn(syntax::vendorAnnotation(definition->annotation), "standsFor") : std::nullopt;
        if (meant)
            tree.report(about(*child, DiagnosticKind::StandsForUnknown, {QString::fromStdString(child->path()), *meant},
                              child->declaredIn(), child->component() ? child->component()->name.span : Span{}));
    }
}

}  // namespace bramah::model
