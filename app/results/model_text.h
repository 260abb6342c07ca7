// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/session/document_session.h"
#include "model/edit/modifier_changes.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bramah::app {

/// The class that a session runs and its file's text at some time; empty if there is none.
struct ModelText {
    std::shared_ptr<const model::syntax::SyntaxTree> tree;
    QString className;

    [[nodiscard]] static ModelText runBy(const editor::DocumentSession& session);
    /// The class in its text; its definition is null if the text has none.
    [[nodiscard]] model::ClassVersion version() const;
    /// Paths of the values that differ from those in \a before; nothing if that is the text of another class.
    [[nodiscard]] std::optional<std::vector<std::string>> changedSince(const ModelText& before) const;
    /// For another class of the text that \a model, the instance of this class, consists of: paths of its values that
    /// differ from \a before, in each component of that class.
    [[nodiscard]] std::vector<std::string> changedWithin(const QString& otherClass, const ModelText& before,
                                                         const model::Instance& model) const;
};

/// Does \a text consist of the same components and connections as \a other, with perhaps other values?
[[nodiscard]] bool haveSameStructure(const ModelText& text, const ModelText& other);

/// The same for a list of runs: without the syntax tree, which takes a hundred times as much memory as the text.
struct KeptModelText {
    QString fileName;
    QByteArray bytes;
    QString className;

    [[nodiscard]] static KeptModelText of(const ModelText& text);
    /// The text, parsed again.
    [[nodiscard]] ModelText read() const;
    [[nodiscard]] bool isOf(const ModelText& text) const;
};

}  // namespace bramah::app
