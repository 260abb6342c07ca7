// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/motion/motion_view.h"
#include "app/motion/run_mechanism.h"
#include "app/plots/drawing/plot_definition.h"
#include "app/plots/plot_area.h"
#include "app/sheet/line_results.h"
#include "app/sheet/moved_symbols.h"
#include "app/sheet/rod_motion.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/session/shown_place.h"
#include "editor/theme/active_theme.h"

#include <QImage>

#include <memory>

namespace bramah::app {

/// What an animation shows. Everything must outlive the stage and stay as it is meanwhile.
struct AnimationSubject {
    std::shared_ptr<const model::Diagram> diagram;
    const model::Instance& instance;  ///< of the class that the diagram shows
    editor::ShownPlace place;         ///< of it in the class that was run
    const RunRecord& run;             ///< one of `history`
    LineResultsShown lines;           ///< what is written beside lines
    bool moves = true;                ///< parts of symbols, and rods
    const RunHistory& history;
    const PlottableVariables& variables;
    PlotDefinitions plots;      ///< beneath the sheet; empty: none
    bool hasMechanism = false;  ///< the mechanism of the run, if it has one, beneath the sheet too
};

/// Draws the frames of an animation without a window: the sheet in light colours with colours, arrows, values and
/// motion, the time at its upper left, and beneath it the mechanism and the plots with their cursor. Needs a
/// QApplication. GUI thread.
class AnimationStage
{
public:
    /// Frames are \a width pixels wide. \a from, \a to: what the animation shows of the run [s]; motion in it has room,
    /// and the plots show it.
    AnimationStage(AnimationSubject subject, int width, double from, double to);
    ~AnimationStage();

    /// Of all frames [pixels].
    [[nodiscard]] QSize size() const;
    /// The frame at \a time [s] of the run, \a elapsed seconds of the animation after the one before.
    [[nodiscard]] QImage frame(double time, double elapsed);

private:
    void showAt(double time, double elapsed);
    void makeRoom(double from, double to);
    void makeMechanism();
    void makePlots(double from, double to);

    AnimationSubject subject_;
    int width_;
    double from_, to_;
    editor::SheetScene scene_;
    LineResults lines_;
    RodMotion rods_;
    MovedSymbols symbols_;
    QRectF page_;  ///< of the scene
    int sheetHeight_ = 0;
    const editor::ActiveTheme theme_;
    RunMechanism mechanism_;
    std::unique_ptr<MotionView> motion_;
    std::unique_ptr<PlotArea> plots_;
};

}  // namespace bramah::app
