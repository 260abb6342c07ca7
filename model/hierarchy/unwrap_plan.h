// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"
#include "model/edit/text_edits.h"
#include "model/instance/instance.h"
#include "model/syntax/syntax_tree.h"

#include <tl/expected.hpp>

#include <memory>
#include <vector>

namespace bramah::model {

/// A component that is to be replaced by the parts of its class.
struct UnwrapRequest {
    std::shared_ptr<const syntax::SyntaxTree> tree;  ///< without errors; it also contains the component's class
    const Diagram& diagram;                          ///< of the class that declares the component
    const Instance& root;                            ///< of that class
    ComponentId component;
    const Diagram& inner;  ///< of the component's class
};

/// What planUnwrapping() does: the edits, and the components that then stand on the sheet in place of the one.
struct Unwrapping {
    TextEdits edits;  ///< edits of the tree
    std::vector<ComponentId> components;
};

/// Replaces a component by the declarations and equations of its class: its values replace parameters, lines are joined
/// through its ports, names that are taken get the component's name in front. Removes the class if nothing else in the
/// file uses it. The error names the obstacle.
[[nodiscard]] tl::expected<Unwrapping, QString> planUnwrapping(const UnwrapRequest& request);

}  // namespace bramah::model
