// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document_session.h"
#include "model/edit/modifier_changes.h"

#include <optional>
#include <string>
#include <vector>

namespace bramah::app {

/// The class that a session runs and the text in which it stands, kept beyond the next edit; empty if there is none.
struct ModelText {
    std::shared_ptr<const model::syntax::SyntaxTree> tree;
    QString className;

    [[nodiscard]] static ModelText runBy(const editor::DocumentSession& session);
    /// The class in its text; its definition is null if the text has none.
    [[nodiscard]] model::ClassVersion version() const;
    /// Paths of the values that differ from those of \a before; nothing if that is the text of another class.
    [[nodiscard]] std::optional<std::vector<std::string>> changedSince(const ModelText& before) const;
    /// Paths of the values that another class of the text, which \a model, the instance of this one, is made of, gives
    /// otherwise than \a before: in each component of that class.
    [[nodiscard]] std::vector<std::string> changedWithin(const QString& otherClass, const ModelText& before,
                                                         const model::Instance& model) const;
};

}  // namespace bramah::app
