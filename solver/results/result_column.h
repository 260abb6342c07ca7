// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bramah::solver {

/// A stored variable.
struct ResultColumn {
    QString path;         ///< as `lineP.p`
    QString unit;         ///< SI, as the model says: "Pa"; may be empty
    QString displayUnit;  ///< the unit a user reads: "bar"; may be empty
    QString ownUnit;      ///< the same as the variable's type says, whatever the sheet prefers
    QString quantity;
    double density = 0;  ///< kg/m3 that makes a mass flow a volume flow; 0: it is no flow of a known density
    QString description;
    QString component;        ///< path of the component it belongs to, as `lineP`
    bool isDiscrete = false;  ///< constant between events: drawn as steps
};

}  // namespace bramah::solver
