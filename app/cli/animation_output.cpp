// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/animation_output.h"

#include "app/animation/animation_export.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/outputs/plot_picture.h"
#include "app/motion/frame_columns.h"
#include "app/results/run_history.h"
#include "editor/drawing/drawn_sheet.h"

#include <cmath>

namespace bramah::app {

namespace {

constexpr int kLeastWidth = 200, kMostWidth = 3840;  // px

}  // namespace

void addAnimationOptions(CommandOptions& options)
{
    options.add(QStringLiteral("animate"), QStringLiteral("out"),
                tr("Writes the run on the sheet as an animation: gif, webp, or png for a series of pictures "
                   "out_0001.png, ..."));
    options.add(QStringLiteral("animate-seconds"), QStringLiteral("S"), tr("How long the animation takes; 10."));
    options.add(QStringLiteral("animate-fps"), QStringLiteral("N"), tr("Its frames per second, up to 50; 20."));
    options.add(QStringLiteral("animate-width"), QStringLiteral("PX"), tr("Its width in pixels, 200 to 3840; 1000."));
    options.add(QStringLiteral("animate-plots"), {}, tr("With plots beneath the sheet."));
    options.add(QStringLiteral("animate-mechanism"), {},
                tr("With the mechanism beneath the sheet, if the model has frames."));
}

std::optional<AnimationOptions> readAnimationOptions(CommandOptions& options, CommandStreams& streams)
{
    AnimationOptions read;
    read.path = options.value("animate");
    read.seconds = options.number("animate-seconds", QStringLiteral("s"), read.seconds, streams);
    read.framesPerSecond = options.number("animate-fps", {}, read.framesPerSecond, streams);
    const double width = options.number("animate-width", {}, read.width, streams);
    read.hasPlots = options.isSet("animate-plots");
    read.hasMechanism = options.isSet("animate-mechanism");
    if (options.hasBadNumber())
        return std::nullopt;
    const auto fail = [&](const QString& message) {
        streams.err << message << '\n';
        return std::nullopt;
    };
    if (!read.path.isEmpty() && !AnimationFile::of(read.path))
        return fail(
            tr("bramah simulate: --animate names a file that ends in .gif, .webp or .png, not `%1`").arg(read.path));
    if (!(read.seconds > 0))
        return fail(tr("bramah simulate: --animate-seconds is positive"));
    if (!(read.framesPerSecond > 0 && read.framesPerSecond <= AnimationFile::kMostFramesPerSecond))
        return fail(
            tr("bramah simulate: --animate-fps is positive, and at most %1").arg(AnimationFile::kMostFramesPerSecond));
    if (!(width >= kLeastWidth && width <= kMostWidth && width == std::floor(width)))
        return fail(
            tr("bramah simulate: --animate-width is a whole number from %1 to %2").arg(kLeastWidth).arg(kMostWidth));
    read.width = static_cast<int>(width);
    return read;
}

std::optional<QString> writeAnimation(solver::ResultStore& store, const model::ClassLibrary& library,
                                      const model::ClassNode& node, const AnimationOptions& options)
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
                                                  options.width, plan.from, plan.to);
    AnimationExport animation(std::move(stage), plan, AnimationFile::of(options.path));
    std::optional<QString> problem = animation.run();
    store = std::move(record.results);
    return problem;
}

}  // namespace bramah::app
