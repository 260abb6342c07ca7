// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace bramah::model {

/// What is ordered with a component, such as its flanges: a string of `__Bramah(part(accessories={...}))` of its
/// declaration, `2 x SAE flange | SFS 25 | Acme | 4711`. All but the designation may be left out.
struct Accessory {
    int quantity = 1;  ///< for one component; 1 to 9999
    QString designation;
    QString type;    ///< type code
    QString maker;   ///< may be empty
    QString number;  ///< of the material

    friend bool operator==(const Accessory&, const Accessory&) = default;
};

/// Reads such a string, with `x` or a multiplication sign. Any text will do: what it leaves out is empty, without a
/// number the quantity is 1.
[[nodiscard]] Accessory accessoryOf(const QString& text);
/// The accessories in the annotation of a declaration, which may be null; empty if it names none.
[[nodiscard]] std::vector<Accessory> accessoriesOf(const syntax::Annotation* annotation);
/// The strings of the annotation.
[[nodiscard]] QStringList accessoryTexts(const syntax::Annotation* annotation);

}  // namespace bramah::model
