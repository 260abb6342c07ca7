// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/animation_export.h"

namespace bramah::app {

AnimationExport::AnimationExport(std::unique_ptr<AnimationStage> stage, const AnimationPlan& plan,
                                 std::unique_ptr<AnimationFile> file, QObject* parent)
    : QObject(parent), stage_(std::move(stage)), plan_(plan), file_(std::move(file))
{
    timer_.setInterval(0);
    connect(&timer_, &QTimer::timeout, this, &AnimationExport::goOn);
}

void AnimationExport::start()
{
    if (const auto problem = file_->open())
        Q_EMIT ended(*problem);
    else
        timer_.start();
}

std::optional<QString> AnimationExport::addFrame()
{
    const double lasts = 1 / plan_.framesPerSecond;
    const QImage frame = stage_->frame(plan_.timeOf(done_), done_ == 0 ? 0 : lasts);
    ++done_;
    return file_->add(frame, lasts);
}

void AnimationExport::goOn()
{
    constexpr int kAtOnce = 50;  // ms
    QElapsedTimer timer;
    timer.start();
    std::optional<QString> problem;
    while (!problem && done_ < plan_.frames() && timer.elapsed() < kAtOnce)
        problem = addFrame();
    Q_EMIT progressed(done_);
    if (!problem && done_ < plan_.frames())
        return;
    timer_.stop();
    if (!problem)
        problem = file_->finish();
    Q_EMIT ended(problem.value_or(QString()));
}

std::optional<QString> AnimationExport::run()
{
    std::optional<QString> problem = file_->open();
    while (!problem && done_ < plan_.frames())
        problem = addFrame();
    return problem ? problem : file_->finish();
}

}  // namespace bramah::app
