// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/results/result_store.h"

#include <QString>

#include <tl/expected.hpp>

namespace bramah::solver {

/// How measured values are laid beside simulated ones: gain * value(time - shift) + offset.
struct ChannelLaying {
    double gain = 1;
    double offset = 0;  ///< SI
    double shift = 0;   ///< [s]
};

/// Which of these are to be found; the others keep their value.
struct LayingChoice {
    bool gain = true;
    bool offset = true;
    bool shift = true;
};

/// How well measured values lie beside simulated ones, over the time that both have.
struct LayingQuality {
    double rms = 0;           ///< of measured minus simulated [SI]
    double greatest = 0;      ///< the difference of largest size [SI]
    double greatestAt = 0;    ///< where that is [s]
    double within = 1;        ///< the share of the time in which the difference is within the band
    double correlation = 0;   ///< of the two, from -1 to 1; 0 if one of them does not change
    double from = 0, to = 0;  ///< the time that both have [s]; to < from: none
};

/// A variable of results, in other units if need be.
struct StoredVariable {
    const ResultStore& store;
    int column = 0;
    double scale = 1;  ///< its values are taken times this
};

/// \a band: how large a difference may be [SI].
[[nodiscard]] LayingQuality qualityOf(const StoredVariable& measured, const StoredVariable& simulated,
                                      const ChannelLaying& laying, double band = 0);

/// Finds the laying, from \a begin, that brings \a measured nearest to \a simulated: the shift by correlation over all
/// shifts at which half of the shorter one or more is common, gain and offset by least squares. The error is why there
/// is none, in the user's words.
[[nodiscard]] tl::expected<ChannelLaying, QString> layChannel(const StoredVariable& measured,
                                                              const StoredVariable& simulated,
                                                              const LayingChoice& choice, ChannelLaying begin = {});

}  // namespace bramah::solver
