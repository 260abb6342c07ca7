// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

#include <memory>
#include <optional>

namespace bramah::app {

/// What an animation is written to, frame by frame. Nothing is left of it without finish(); then the disk has confirmed
/// all. Functions return what went wrong as a sentence, or nothing.
class AnimationFile
{
public:
    virtual ~AnimationFile() = default;

    [[nodiscard]] virtual std::optional<QString> open() = 0;
    /// Adds a \a frame that is shown for \a seconds. All have the same size, and no transparent pixels.
    [[nodiscard]] virtual std::optional<QString> add(const QImage& frame, double seconds) = 0;
    [[nodiscard]] virtual std::optional<QString> finish() = 0;
    /// Programs show frames of a GIF that are shorter than 20 ms much longer.
    static constexpr int kMostFramesPerSecond = 50;

    /// The form that the suffix of \a path names: gif and webp, animated pictures that play again and again; png, a
    /// series of pictures `name_0001.png`, `name_0002.png`, ... Null if it is none of these.
    [[nodiscard]] static std::unique_ptr<AnimationFile> of(const QString& path);
};

}  // namespace bramah::app
