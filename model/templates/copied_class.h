// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace bramah::model {

class ClassNode;

/// The class \a node under another name, as text to be written anywhere: what it names in the packages around it is
/// imported in it. Without its semicolon; all lines but the first begin with \a indentation. Empty if it is no long
/// class.
[[nodiscard]] QByteArray copiedClass(const ClassNode& node, const QString& name, const QByteArray& indentation = {});

}  // namespace bramah::model
