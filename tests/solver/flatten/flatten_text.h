// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/flatten/flatten.h"

#include <QByteArray>

namespace bramah::test {

/// Flattens the last class of \a text, without any library.
inline solver::FlattenOutcome flattenText(const QByteArray& text, const QByteArray& overrides = {},
                                          std::function<bool()> isStopWanted = {})
{
    model::ClassLibrary library;
    const auto tree =
        model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(QStringLiteral("test.mo"), text));
    if (tree->hasErrors())
        return {nullptr, tree->diagnostics(), {}, {}};
    const auto classes = library.addFile(tree);
    return solver::flatten(library, *classes.back(), {overrides, std::move(isStopWanted), false});
}

}  // namespace bramah::test
