// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/analysis/linear_ports.h"
#include "solver/results/result_column.h"
#include "solver/run/run_settings.h"

#include <QString>

#include <tl/expected.hpp>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace bramah::solver {

class CompiledSystem;

/// The compiled forms of a model in which the small changes between an input and an output are found, for many values
/// of its parameters: see frequencyForms() in solver/use. Any thread.
struct FrequencyForms {
    std::shared_ptr<const CompiledSystem> rest;  ///< for the point of rest
    std::shared_ptr<const CompiledSystem> open;  ///< with ports
    LinearPorts ports;
    std::optional<std::size_t> signal;  ///< the output at which the loop is cut; nothing: it is as it is
};

/// A number of how an output answers to small sines at an input, about the point of rest at the start of a run.
struct FrequencyNumber {
    /// Which number.
    enum class Kind : std::uint8_t {
        Bandwidth,           ///< [Hz] where the gain is 3 dB below that of slow changes
        ResonancePeak,       ///< the greatest gain as a multiple of that of slow changes
        ResonanceFrequency,  ///< [Hz] where it is
        GainMargin,          ///< see Margins
        PhaseMargin,         ///< [rad]
    };
    Kind kind = Kind::Bandwidth;
    QString input, output;  ///< paths
    bool isCut = false;     ///< the loop is cut at the input, a signal: see cutAt()

    /// `bandwidth(valve.u, mass.v)`, `phaseMargin(valve.u, mass.s, cut)`.
    [[nodiscard]] QString text() const;
    /// Its text, unit and display unit, as of a stored variable.
    [[nodiscard]] ResultColumn column() const;

    friend bool operator==(const FrequencyNumber&, const FrequencyNumber&) = default;
};

/// The names that frequencyNumberIn() takes, in the order of the kinds.
[[nodiscard]] std::span<const char* const> frequencyNumberNames();
/// The number that \a text names; nothing if it is something else. The error is a message: it has not the form of one.
[[nodiscard]] tl::expected<std::optional<FrequencyNumber>, QString> frequencyNumberIn(const QString& text);

/// A number with the forms in which it is found; numbers of the same input and output share them.
struct AskedFrequencyNumber {
    FrequencyNumber number;
    std::shared_ptr<const FrequencyForms> forms;
};

/// Values [SI] of such numbers.
struct FrequencyValues {
    std::vector<double> values;  ///< one for each, NaN where there is none
    QString failure;             ///< why there is none of the first that has none
};
/// The values of \a asked where the model rests with the values of parameters in \a settings. Blocks; any thread.
[[nodiscard]] FrequencyValues frequencyValues(const std::vector<AskedFrequencyNumber>& asked,
                                              const RunSettings& settings,
                                              const std::function<bool()>& isStopWanted = {});

}  // namespace bramah::solver
