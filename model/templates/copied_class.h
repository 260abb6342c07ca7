// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace bramah::model {

class ClassNode;

/// The text of class \a node under another name, valid at any place: classes that it uses of the packages around \a
/// node are imported. Without semicolon; all lines but the first begin with \a indentation. Empty if it is no long
/// class.
[[nodiscard]] QByteArray copiedClass(const ClassNode& node, const QString& name, const QByteArray& indentation = {});

/// The same for a class of a library that goes into another one. The copy names its original, `__Bramah(copyOf=...)`,
/// by whose translations its texts are shown (ClassNode::shown()).
[[nodiscard]] QByteArray copiedFromLibrary(const ClassNode& node, const QString& name,
                                           const QByteArray& indentation = {});

}  // namespace bramah::model
