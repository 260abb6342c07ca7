// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/translations/translations.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace bramah::app {

/// Examples of one kind, in the order in which they build on one another.
struct ExampleGroup {
    QString title;
    QStringList paths;
};

/// The folder of the example circuits: beside the installed program, or in the source tree of a build. Empty if there
/// is none.
[[nodiscard]] QString examplesFolder();
/// The example circuits by kind; files of no known kind come last. No group is empty.
[[nodiscard]] std::vector<ExampleGroup> exampleGroups();
/// The file of the example with this name, which need not exist.
[[nodiscard]] QString examplePath(const QString& name);
/// The file's name in words and in the user's language: "Two speed press".
[[nodiscard]] QString exampleTitle(const QString& path, const model::Translations& translations);
[[nodiscard]] bool isExample(const QString& path);

}  // namespace bramah::app
