// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

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

/// What a row is; a row can be several of these.
enum RowFlag : std::uint8_t {
    kGridRow = 1,         ///< lies on the sample grid; exactly one row a grid point has it
    kBeforeEventRow = 2,  ///< left limit at an event
    kAfterEventRow = 4,   ///< right limit at an event
};

/// Rows of a run on their way from its worker to a ResultStore. As many as `times`, which never fall.
struct SampleBatch {
    std::vector<double> times;
    std::vector<std::uint8_t> flags;           ///< RowFlag, one a row
    std::vector<std::vector<double>> columns;  ///< one a stored variable, each with one value a row, SI

    [[nodiscard]] std::size_t rowCount() const { return times.size(); }
};

}  // namespace bramah::solver
