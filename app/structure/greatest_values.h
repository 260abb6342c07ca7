// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <QHash>
#include <QString>

namespace bramah::app {

/// Tells which values of a run are nothing beside others: beside the greatest one of the same variable, or of all
/// variables with its unit. Reads the run again when rows have come.
class GreatestValues
{
public:
    /// \a value of \a column in \a results of the run \a number, or 0 if it is only what integration leaves.
    [[nodiscard]] double told(int number, const solver::ResultStore& results, int column, double value);

private:
    int number_ = 0;
    std::size_t rows_ = 0;
    QHash<QString, double> ofUnit_;  ///< [SI]
};

}  // namespace bramah::app
