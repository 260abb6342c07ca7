// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document_session.h"
#include "model/edit/modifier_changes.h"

#include <optional>

namespace bramah::app {

/// A class and the text in which it stands, kept beyond the next edit; empty if a session shows no class.
struct ModelText {
    std::shared_ptr<const model::syntax::SyntaxTree> tree;
    QString className;

    [[nodiscard]] static ModelText shownBy(const editor::DocumentSession& session);
    /// The class in its text; its definition is null if the text has none.
    [[nodiscard]] model::ClassVersion version() const;
    /// Paths of the values that differ from those of \a before; nothing if that is the text of another class.
    [[nodiscard]] std::optional<std::vector<std::string>> changedSince(const ModelText& before) const;
};

}  // namespace bramah::app
