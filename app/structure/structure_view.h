// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QTreeView;

namespace bramah::app {

/// A list for a StructureModel.
[[nodiscard]] QTreeView* makeStructureView(const QString& name);
/// Makes all columns but the last as wide as their contents.
void fitColumns(QTreeView& table);

}  // namespace bramah::app
