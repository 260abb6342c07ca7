// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit/text_edits.h"
#include "model/instance/instance.h"
#include "model/syntax/syntax_tree.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <tl/expected.hpp>

#include <memory>

namespace bramah::model {

/// An expression typed on the sheet of a component, in which names of the circuit around it may stand.
struct ReachRequest {
    std::shared_ptr<const syntax::SyntaxTree> tree;  ///< the file, without errors
    const Instance& shown;                           ///< the component whose sheet is shown
    QByteArray expression;
};

/// The expression as it is written there, and what it needs.
struct Reaching {
    QByteArray expression;  ///< with inputs in the place of names from outside
    TextEdits edits;        ///< inputs of the classes on the way, and their values; empty if nothing is needed
};

/// Lets the expression read variables of the sheets around its own: `r.y > 0.5` in a macro-step becomes `r_y > 0.5`,
/// its class gets `input Real r_y`, and the macro-step `r_y=r.y` where it is declared; with several sheets between them
/// all pass it down. The error names what prevents it, as a class that several components share.
[[nodiscard]] tl::expected<Reaching, QString> planReaching(const ReachRequest& request);

}  // namespace bramah::model
