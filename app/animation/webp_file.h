// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/animation/animation_file.h"
#include "model/files/output_file.h"

struct WebPAnimEncoder;

namespace bramah::app {

/// An animated WebP: every colour is kept, and it is somewhat smaller than a GIF.
class WebpFile : public AnimationFile
{
public:
    explicit WebpFile(const QString& path);
    ~WebpFile() override;

    [[nodiscard]] std::optional<QString> open() override;
    [[nodiscard]] std::optional<QString> add(const QImage& frame, double seconds) override;
    [[nodiscard]] std::optional<QString> finish() override;

private:
    struct Delete {
        void operator()(WebPAnimEncoder* encoder) const;
    };
    /// What the encoder says.
    [[nodiscard]] QString encoderProblem() const;

    model::OutputFile file_;
    std::unique_ptr<WebPAnimEncoder, Delete> encoder_;
    double end_ = 0;  ///< of the last frame [s]
};

}  // namespace bramah::app
