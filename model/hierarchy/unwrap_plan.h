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

/// A component that is to give way to the parts of its class.
struct UnwrapRequest {
    std::shared_ptr<const syntax::SyntaxTree> tree;  ///< without errors; its class is written in it too
    const Diagram& diagram;                          ///< of the class that declares it
    const Instance& root;                            ///< of that class
    ComponentId component;
    const Diagram& inner;  ///< of the component's class
};

struct Unwrapping {
    TextEdits edits;  ///< of the tree
    std::vector<ComponentId> components;
};

/// Puts the declarations and equations of a component's class in the place of the component: values given to it replace
/// its parameters, lines are joined through its ports, names that are taken get the component's in front. The class
/// goes if nothing else in the file names it. The error names the obstacle.
[[nodiscard]] tl::expected<Unwrapping, QString> planUnwrapping(const UnwrapRequest& request);

}  // namespace bramah::model
