// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/animation_output.h"

#include "app/animation/animation_export.h"
#include "app/commands/plot_picture.h"
#include "app/motion/frame_columns.h"
#include "app/results/run_history.h"
#include "app/translate.h"
#include "editor/drawing/drawn_sheet.h"

#include <cmath>

namespace bramah::app {

namespace {

constexpr int kLeastWidth = 200, kMostWidth = 3840;  // px

}  // namespace

std::optional<QString> animationProblem(const cli::AnimationOptions& options)
{
    if (!options.path.isEmpty() && !AnimationFile::of(options.path))
        return tr("--animate names a file that ends in .gif, .webp or .png, not `%1`").arg(options.path);
    if (!(options.seconds > 0))
        return tr("--animate-seconds is positive");
    if (!(options.framesPerSecond > 0 && options.framesPerSecond <= AnimationFile::kMostFramesPerSecond))
        return tr("--animate-fps is positive, and at most %1").arg(AnimationFile::kMostFramesPerSecond);
    const double width = options.width;
    if (!(width >= kLeastWidth && width <= kMostWidth && width == std::floor(width)))
        return tr("--animate-width is a whole number from %1 to %2").arg(kLeastWidth).arg(kMostWidth);
    return std::nullopt;
}

std::optional<QString> writeAnimationOfResults(solver::ResultStore& store, const model::ClassLibrary& library,
                                               const model::ClassNode& node, const cli::AnimationOptions& options)
{
    const QString className = QString::fromStdString(node.qualifiedName());
    model::InstanceTree tree(library);
    const model::Instance& instance = tree.instantiate(node);
    model::IconCache icons;
    auto diagram = std::make_shared<const model::Diagram>(editor::drawnSheet(icons, instance));
    const AnimationPlan plan{store.firstTime(), store.lastTime(),
                             (store.lastTime() - store.firstTime()) / options.seconds, options.framesPerSecond};
    if (!(plan.to > plan.from))
        return tr("there is nothing to animate: the run has no duration");
    const PlotDefinitions plots = options.hasPlots ? plotsForResults(store, node) : PlotDefinitions();
    if (options.hasMechanism && framesIn(store).empty())
        return tr("there is no mechanism to animate: the results have no frames");
    RunHistory history;
    RunRecord& record = history.start(className, {}, {});
    record.results = std::move(store);
    history.end(record, {});
    const PlottableVariables variables(history);
    auto stage = std::make_unique<AnimationStage>(AnimationSubject{std::move(diagram),
                                                                   instance,
                                                                   {className, {}},
                                                                   record,
                                                                   {},
                                                                   true,
                                                                   history,
                                                                   variables,
                                                                   plots,
                                                                   options.hasMechanism},
                                                  static_cast<int>(options.width), plan.from, plan.to);
    AnimationExport animation(std::move(stage), plan, AnimationFile::of(options.path));
    std::optional<QString> problem = animation.run();
    store = std::move(record.results);
    return problem;
}

}  // namespace bramah::app
