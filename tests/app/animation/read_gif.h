// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QRect>
#include <QString>

#include <vector>

namespace bramah::test {

struct GifFrame {
    QImage picture;  ///< the whole, as it is seen
    QRect place;     ///< of what the file has of it
    int delay = 0;   ///< hundredths of a second
};

/// A GIF as giflib reads it, with frames put together as a browser does.
class ReadGif
{
public:
    explicit ReadGif(const QString& path);

    [[nodiscard]] const QString& error() const { return error_; }
    [[nodiscard]] const std::vector<GifFrame>& frames() const { return frames_; }
    [[nodiscard]] bool isEndless() const { return isEndless_; }

private:
    QString error_;
    std::vector<GifFrame> frames_;
    bool isEndless_ = false;
};

}  // namespace bramah::test
