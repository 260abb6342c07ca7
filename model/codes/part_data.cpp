// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/codes/part_data.h"

#include "model/syntax/annotation_values.h"

namespace bramah::model {

PartData partDataOf(const syntax::Annotation* annotation)
{
    const auto* given = syntax::nestedIn(syntax::vendorAnnotation(annotation), "part");
    const auto said = [&](const char* name) { return syntax::stringIn(given, name).value_or(QString()); };
    return {said("maker"), said("typeCode"), said("number"), said("remark"), said("designation")};
}

}  // namespace bramah::model
