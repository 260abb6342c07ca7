// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/animation/animation_file.h"
#include "app/animation/animation_plan.h"
#include "app/animation/animation_stage.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace bramah::app {

/// Writes an animation, some frames at a time, so that the window stays alive. Without an end nothing is left of its
/// file. GUI thread.
class AnimationExport : public QObject
{
    Q_OBJECT
public:
    AnimationExport(std::unique_ptr<AnimationStage> stage, const AnimationPlan& plan,
                    std::unique_ptr<AnimationFile> file, QObject* parent = nullptr);

    void start();
    /// Writes all at once. Returns what went wrong, or nothing.
    [[nodiscard]] std::optional<QString> run();

Q_SIGNALS:
    void progressed(int frames);
    /// All is written, or \a problem says why it is not.
    void ended(const QString& problem);

private:
    void goOn();
    [[nodiscard]] std::optional<QString> addFrame();

    std::unique_ptr<AnimationStage> stage_;
    AnimationPlan plan_;
    std::unique_ptr<AnimationFile> file_;
    QTimer timer_;
    int done_ = 0;
};

}  // namespace bramah::app
