// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <QString>

#include <vector>

namespace bramah::app {

/// When which steps of a sequence were active in a run, read from the results of Booleans as far as they have come.
class StepRecord
{
public:
    /// A step while it was active [s].
    struct Band {
        int step = 0;  ///< index into the columns
        double begin = 0;
        double end = 0;
        int row = 0;  ///< from 0; steps that are active together have different ones
    };

    /// Begins anew with the columns of \a steps.
    void reset(std::vector<int> steps);
    /// Reads the rows that have come since, as far as \a results has them.
    void read(const solver::ResultStore& results);

    [[nodiscard]] const std::vector<int>& columns() const { return columns_; }
    [[nodiscard]] const std::vector<Band>& bands() const { return bands_; }
    [[nodiscard]] int rowCount() const { return static_cast<int>(rowEnds_.size()); }
    /// The times at which the situation changes, with the first and the last one [s]: two at least, if anything is
    /// there.
    [[nodiscard]] const std::vector<double>& changes() const { return changes_; }

    /// The place of \a time where each situation is 1 long; before the first and behind the last as time goes on.
    [[nodiscard]] double placeOf(double time) const;
    /// The time that has this place.
    [[nodiscard]] double timeAt(double place) const;

private:
    void open(int step, double time);
    void noteChange(double time);

    std::vector<int> columns_;
    std::vector<int> openBands_;  ///< by step: the band that goes on; -1: none
    std::vector<Band> bands_;
    std::vector<double> rowEnds_;  ///< when the last band of each row ended
    std::vector<double> changes_;
    std::size_t rowsRead_ = 0;
    bool hasEnd_ = false;  ///< the last of the changes is the end of the rows read
};

}  // namespace bramah::app
