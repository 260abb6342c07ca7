// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/pictures/animation_options.h"

#include "app/cli/options/command_texts.h"
#include "app/cli/pictures/pictures.h"

namespace bramah::cli {

void addAnimationOptions(CommandOptions& options)
{
    options.addPicture(QStringLiteral("animate"), QStringLiteral("out"),
                       tr("Writes the run on the sheet as an animation: gif, webp, or png for a series of pictures "
                          "out_0001.png, ..."));
    options.addPicture(QStringLiteral("animate-seconds"), QStringLiteral("S"), tr("How long the animation takes; 10."));
    options.addPicture(QStringLiteral("animate-fps"), QStringLiteral("N"), tr("Its frames per second, up to 50; 20."));
    options.addPicture(QStringLiteral("animate-width"), QStringLiteral("PX"),
                       tr("Its width in pixels, 200 to 3840; 1000."));
    options.addPicture(QStringLiteral("animate-plots"), {}, tr("With plots beneath the sheet."));
    options.addPicture(QStringLiteral("animate-mechanism"), {},
                       tr("With the mechanism beneath the sheet, if the model has frames."));
}

std::optional<AnimationOptions> readAnimationOptions(CommandOptions& options, CommandStreams& streams)
{
    AnimationOptions read;
    if (!streams.pictures)
        return read;
    read.path = options.value("animate");
    read.seconds = options.number("animate-seconds", QStringLiteral("s"), read.seconds, streams);
    read.framesPerSecond = options.number("animate-fps", {}, read.framesPerSecond, streams);
    read.width = options.number("animate-width", {}, read.width, streams);
    read.hasPlots = options.isSet("animate-plots");
    read.hasMechanism = options.isSet("animate-mechanism");
    if (options.hasBadNumber())
        return std::nullopt;
    const auto problem = streams.pictures->problemOf(read);
    if (!problem)
        return read;
    options.wrongUse(streams, *problem);
    return std::nullopt;
}

}  // namespace bramah::cli
