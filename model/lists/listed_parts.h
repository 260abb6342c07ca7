// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/codes/accessory.h"
#include "model/codes/part_data.h"
#include "model/instance/instance.h"

#include <QStringList>

#include <vector>

namespace bramah::model {

/// A component that a parts list names.
struct ListedPart {
    QString path;  ///< from the class at the top
    QString code;  ///< see InstanceCodes; may be empty
    const Instance* instance = nullptr;
    QString designation;  ///< what it is: as ordered, else its description, else that of its class
    PartData part;
    std::vector<Accessory> accessories;
    QString data;     ///< its technical data, in one line
    QString setting;  ///< what is set at it, in one line
    int count = 1;    ///< elements of an array of components
};

/// The components of \a top that get codes, those within other components too, in the order of their codes, those
/// without one behind. Masses, nodes, sources and signals get none. \a place: path of a component of \a top; only what
/// is within it.
[[nodiscard]] std::vector<ListedPart> listedParts(const Instance& top, const QString& place = {});

/// The path from the top of the object \a name within the component at \a place, which may be the top itself.
[[nodiscard]] QString nameWithin(const QString& place, const QString& name);

/// Equal components in one row of a parts list.
struct PartsRow {
    std::vector<ListedPart> parts;  ///< at least one, in the order of their codes

    /// The codes of its components, without those that have none.
    [[nodiscard]] QStringList codes() const;
    /// The number of components, each element of an array of components counted.
    [[nodiscard]] int quantity() const;
};
/// The rows of the parts list of \a parts, in the order of their first codes. Components are equal if class, maker,
/// type code, number, remark, accessories, data and setting are.
[[nodiscard]] std::vector<PartsRow> partsRows(const std::vector<ListedPart>& parts);

}  // namespace bramah::model
