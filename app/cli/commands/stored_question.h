// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"
#include "app/cli/options/translate.h"
#include "solver/questions/stored_questions.h"
#include "solver/use/model.h"

#include <initializer_list>

namespace bramah::cli {

/// Adds --stored, by which a command asks what the class keeps.
void addStored(CommandOptions& options, const QString& description);

/// What is wrong with --stored beside one of the options \a others, which ask themselves.
[[nodiscard]] std::optional<QString> storedBesides(const CommandOptions& options,
                                                   std::initializer_list<const char*> others);

/// With --stored the question that the class of \a model keeps, else an empty one. The error is a message.
template <typename Question>
[[nodiscard]] tl::expected<Question, QString> storedOr(const CommandOptions& options, const solver::Model& model)
{
    if (!options.isSet("stored"))
        return Question();
    auto stored = solver::questionIn<Question>(*model.node());
    if (!stored)
        return tl::unexpected(stored.error());
    if (!*stored)
        return tl::unexpected(tr("`%1` keeps no such question; ask it in the window, or by options")
                                  .arg(QString::fromStdString(model.node()->qualifiedName())));
    return **stored;
}

}  // namespace bramah::cli
