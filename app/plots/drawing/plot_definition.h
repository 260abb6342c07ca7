// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
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

/// A text in a plot with an arrow to a place of it.
struct PlotNote {
    QString text;
    double x = 0;            ///< that the arrow points to, along the bottom [unit of that axis]
    double y = 0;            ///< the same along the axis of values [unit]
    QString unit;            ///< of that axis
    QPointF offset{0, 0.2};  ///< from there to the middle of the text, upwards [share of the plot's width and height]
    friend bool operator==(const PlotNote&, const PlotNote&) = default;
};

/// The variables of one plot, as they are saved with the model.
struct PlotDefinition {
    QString title;
    std::vector<CurveDefinition> curves;
    PlotKind kind = PlotKind::Curves;
    CurveDefinition x = {};           ///< of PlotKind::Xy: what lies along the bottom
    bool isPlaceLogarithmic = false;  ///< the axis along the bottom, if the kind can have it so
    bool isValueLogarithmic = false;  ///< the axes of values
    std::vector<PlotNote> notes = {};
    QString translatedTitle = {};  ///< the library's title in the user's language; empty for none. Not saved.
    [[nodiscard]] QString shownTitle() const { return translatedTitle.isEmpty() ? title : translatedTitle; }
    friend bool operator==(const PlotDefinition&, const PlotDefinition&) = default;
};

using PlotDefinitions = std::vector<PlotDefinition>;

/// How the plots of a page lie.
enum class PlotLayout : std::uint8_t {
    Automatic,  ///< as the room suggests
    Row,        ///< side by side
    Strips      ///< one above the other on one time axis
};

/// Plots that are seen together.
struct PlotPage {
    QString title = {};
    PlotLayout layout = PlotLayout::Automatic;
    PlotDefinitions plots = {};
    friend bool operator==(const PlotPage&, const PlotPage&) = default;
};

using PlotPages = std::vector<PlotPage>;

/// The plots of all \a pages.
[[nodiscard]] PlotDefinitions allPlots(const PlotPages& pages);

}  // namespace bramah::app
