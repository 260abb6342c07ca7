// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/animation/animation_file.h"

#include <QStringList>

namespace bramah::app {

/// A picture for each frame, `name_0001.png` and so on beside `name.png`, which is not written itself. Files that are
/// there already are left alone.
class PngSeries : public AnimationFile
{
public:
    explicit PngSeries(const QString& path) : path_(path) {}
    ~PngSeries() override;

    [[nodiscard]] std::optional<QString> open() override;
    [[nodiscard]] std::optional<QString> add(const QImage& frame, double seconds) override;
    [[nodiscard]] std::optional<QString> finish() override;

private:
    [[nodiscard]] QString pathOf(int frame) const;

    QString path_;
    QStringList written_;
    bool isFinished_ = false;
};

}  // namespace bramah::app
