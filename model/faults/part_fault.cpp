// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faults/part_fault.h"

#include "model/classes/class_node.h"
#include "model/instance/instance.h"
#include "model/syntax/annotation_values.h"

namespace bramah::model {
namespace {

/// Adds the faults of the part \a part and of all parts in it.
void collect(const Instance& part, const Instance& component, std::vector<PartFault>& faults)
{
    for (const auto& child : part.children()) {
        const syntax::Component* declaration = child->component();
        const auto* fault = declaration
                                ? syntax::nestedIn(syntax::vendorAnnotation(declaration->comment.annotation), "fault")
                                : nullptr;
        const auto caption = syntax::stringIn(fault, "caption");
        if (caption && !child->isArray()) {
            const auto to = syntax::numberIn(fault, "to"), factor = syntax::numberIn(fault, "factor");
            if (to || factor)
                faults.push_back({child->path(), component.path(),
                                  child->declaredIn() ? child->declaredIn()->shown(*caption) : *caption, to, factor});
        }
        if (child->builtin() != BuiltinType::None)
            continue;
        // A record belongs to the part that has it.
        const bool isRecord = child->kind() == syntax::ClassKind::Record;
        if (isRecord && child->modifiers().binding() != nullptr)
            continue;
        if (!child->isArray())
            collect(*child, isRecord ? component : *child, faults);
        else
            for (const auto& element : child->elements())
                collect(*element, isRecord ? component : *element, faults);
    }
}

}  // namespace

std::vector<PartFault> partFaultsOf(const Instance& circuit)
{
    std::vector<PartFault> faults;
    collect(circuit, circuit, faults);
    return faults;
}

}  // namespace bramah::model
