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

/// Components of a class that are to become one component with a class of its own.
struct WrapRequest {
    std::shared_ptr<const syntax::SyntaxTree> tree;  ///< without errors
    const Diagram& diagram;                          ///< of the class
    const Instance& root;                            ///< of the class
    std::vector<ComponentId> components;
    QString className;  ///< a name that is not used in the class
};

/// What planWrapping() does.
struct Wrapping {
    TextEdits edits;    ///< of the tree
    QString component;  ///< the name of the new component
};

/// Makes a class of components, inside of the class that contains them: there class names keep their meaning, and it is
/// copied and renamed with that class. Declarations and lines between them keep their text; a net that leads out
/// becomes a port (cut_ports.h), outer values become parameters (passed_names.h); equations and plots that refer to a
/// moved component get the longer path. `inner` components and the class's own ports stay. The error names the
/// obstacle.
[[nodiscard]] tl::expected<Wrapping, QString> planWrapping(const WrapRequest& request);

}  // namespace bramah::model
