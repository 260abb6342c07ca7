// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/frequency/frequency_question.h"
#include "app/plots/drawing/custom_plot.h"
#include "editor/theme/theme.h"

namespace bramah::app {

/// Bode's diagram: gains [dB] above, phases [degrees] below, both over the frequency [Hz].
struct BodeRects {
    QCPAxisRect* gains;
    QCPAxisRect* phases;
};

/// Draws the gain and the phase margin of the loop that negative feedback would close around \a linear: the frequencies
/// where they are read, and their sizes with labels. Nothing for a loop that is closed already.
/// \a degrees: the phases as they are drawn, of the frequencies of \a linear.
void drawMargins(const BodeRects& rects, const LinearAnswer& linear, const QVector<double>& degrees,
                 const editor::Theme& theme);

}  // namespace bramah::app
