// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/model_file.h"

namespace bramah::test {

/// Two sources at the left, two loads at the right, a junction between, and connectors of the class itself.
[[nodiscard]] inline QByteArray sheetOfBonds(const QByteArray& connects)
{
    return withEquations(modelFile("model/models/bond_sheet.mo"), connects);
}

}  // namespace bramah::test
