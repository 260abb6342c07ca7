// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/valves/valve_files.h"

#include "model/edit/class_edits.h"
#include "model/valves/valve_annotation.h"
#include "model/valves/valve_symbol.h"

#include <functional>

namespace bramah::model {

using namespace syntax;

tl::expected<TextEdits, ValveFault> redrawnValves(const SyntaxTree& tree)
{
    TextEdits edits;
    std::optional<ValveFault> fault;
    const std::function<void(const ClassDefinition&)> redraw = [&](const ClassDefinition& definition) {
        for (const Element* element : definition.elements)
            if (element->kind == ElementKind::Class && element->definition)
                redraw(*element->definition);
        const auto table = valveTableOf(definition);
        if (!table)
            return;
        if (*table)
            edits.add(setClassAnnotation(tree, definition, valveIconSettings(**table, "      ")));
        else
            fault = fault.value_or(table->error());
    };
    for (const ClassDefinition* definition : tree.root().classes)
        redraw(*definition);
    if (fault)
        return tl::unexpected(*fault);
    if (edits.appliedTo(tree.text().bytes()) == tree.text().bytes())
        return TextEdits();
    return edits;
}

}  // namespace bramah::model
