// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bramah::test {

/// The folder of a copy of the library in which nothing is protected, made at its first use: for equations that look
/// into components, as those of an energy audit. Lives as long as the program.
[[nodiscard]] QString openedLibraryFolder();

}  // namespace bramah::test
