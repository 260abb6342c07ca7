// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/imports/hopsan/system_translator.h"

namespace bramah::model::hopsan {

/// A class with ports and no equations, for a Hopsan type that nothing stands for.
struct Placeholder {
    QString key;  ///< equal for components that can share the class
    std::unique_ptr<SheetClass> sheet;
    QHash<QString, PortFace> faces;  ///< by Hopsan names
};

/// \a used: its ports with lines, for a type whose \a interface is not known (null).
[[nodiscard]] Placeholder placeholderOf(const HmfObject& object, const TypeInterface* interface,
                                        const std::vector<QString>& used);

}  // namespace bramah::model::hopsan
