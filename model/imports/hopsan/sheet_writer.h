// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/imports/hopsan/sheet_class.h"

#include <QByteArray>

namespace bramah::model::hopsan {

/// The Modelica text of a model and all classes in it. \a libraryVersion: of the library `Bramah`, for `uses`.
[[nodiscard]] QByteArray modelText(const SheetClass& model, const QString& libraryVersion);

}  // namespace bramah::model::hopsan
