// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual.h"

#include <tl/expected.hpp>

#include <QByteArray>

namespace bramah::app {

/// \a manual as one PDF, A4: title, contents with the numbers of pages, its pages, and those of all classes, with
/// bookmarks and links. The error is a sentence.
[[nodiscard]] tl::expected<QByteArray, QString> manualPdf(const Manual& manual, const ManualReference& reference);

}  // namespace bramah::app
