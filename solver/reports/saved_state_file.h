// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/saved_state.h"

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

namespace bramah::solver {

/// The state as a JSON document, format 1, with all digits.
[[nodiscard]] QByteArray savedStateText(const SavedState& state);
/// Reads such a document; the error is a message for the user.
[[nodiscard]] tl::expected<SavedState, QString> parseSavedState(const QByteArray& text);

/// Reads the file \a path.
[[nodiscard]] tl::expected<SavedState, QString> readSavedState(const QString& path);

}  // namespace bramah::solver
