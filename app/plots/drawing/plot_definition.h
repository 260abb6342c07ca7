// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace bramah::app {

/// A curve of a plot: a variable, or an expression over variables, and the unit it is shown in; an empty unit is the
/// variable's display unit.
struct CurveDefinition {
    QString variable;
    QString unit;
    QString name = {};  ///< in the legend; empty: the variable itself
    friend bool operator==(const CurveDefinition&, const CurveDefinition&) = default;
};

/// The form in which a plot shows its variables.
enum class PlotKind : std::uint8_t {
    Curves,       ///< over time
    Steps,        ///< Booleans as bands, all others as lanes below them, over time
    StepNumbers,  ///< the same over the numbers of the steps, each situation equally wide
    Spectrum,     ///< amplitudes over frequencies, of the time that the other plots show
    Xy            ///< over another variable, in the time that the other plots show
};

/// The variables of one plot, as they are saved with the model.
struct PlotDefinition {
    QString title;
    std::vector<CurveDefinition> curves;
    PlotKind kind = PlotKind::Curves;
    CurveDefinition x = {};           ///< of PlotKind::Xy: what lies along the bottom
    bool isPlaceLogarithmic = false;  ///< the axis along the bottom, if the kind can have it so
    bool isValueLogarithmic = false;  ///< the axes of values
    QString translatedTitle = {};     ///< the library's title in the user's language; empty for none. Not saved.
    [[nodiscard]] QString shownTitle() const { return translatedTitle.isEmpty() ? title : translatedTitle; }
    friend bool operator==(const PlotDefinition&, const PlotDefinition&) = default;
};

using PlotDefinitions = std::vector<PlotDefinition>;

}  // namespace bramah::app
