// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

class QAbstractItemModel;

namespace bramah::app {

/// A field with a \a hint that completes what is typed by \a names, such as those of variables, wherever they contain
/// it; null: without completion. Borrows the names.
[[nodiscard]] QLineEdit* makeVariableField(const QString& hint, QAbstractItemModel* names);

}  // namespace bramah::app
