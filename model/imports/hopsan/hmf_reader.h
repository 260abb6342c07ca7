// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/imports/hopsan/hmf_system.h"

#include <tl/expected.hpp>

namespace bramah::model::hopsan {

/// Reads the Hopsan model \a path of any version of the format (0.1 to 0.4 and what follows them), with the systems
/// that it takes from other files. The error says what is wrong with which file, with the line.
[[nodiscard]] tl::expected<HmfSystem, Diagnostic> readHmf(const QString& path);

/// The same for the text of a file; \a path is its name, and where files that it names are looked for.
[[nodiscard]] tl::expected<HmfSystem, Diagnostic> readHmf(const QByteArray& text, const QString& path);

}  // namespace bramah::model::hopsan
