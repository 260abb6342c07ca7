// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/syntax/ast.h"

#include <QString>

namespace bramah::model {

/// What is ordered for a component, in `__Bramah(part(maker="...", typeCode="...", number="...", designation="...",
/// remark="..."))` of its declaration.
struct PartData {
    QString maker;
    QString type;    ///< type code
    QString number;  ///< of the material
    QString remark;
    QString designation;  ///< what it is; empty: as its description or class says

    friend bool operator==(const PartData&, const PartData&) = default;
};
/// The data in the annotation of a declaration, which may be null; empty texts where it says nothing.
[[nodiscard]] PartData partDataOf(const syntax::Annotation* annotation);

}  // namespace bramah::model
