// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/animation/animation_file.h"
#include "model/files/output_file.h"

#include <QRect>

#include <cstdint>
#include <vector>

struct GifFileType;

namespace bramah::app {

/// An animated GIF. Of each frame only the rectangle that differs from the one before is written, with colours of its
/// own; frames that do not differ last longer.
class GifFile : public AnimationFile
{
public:
    explicit GifFile(const QString& path);
    ~GifFile() override;

    [[nodiscard]] std::optional<QString> open() override;
    [[nodiscard]] std::optional<QString> add(const QImage& frame, double seconds) override;
    [[nodiscard]] std::optional<QString> finish() override;

private:
    /// The changed part of a frame, which is written when its duration is known.
    struct Waiting {
        QRect place;
        std::vector<QRgb> table;
        std::vector<std::uint8_t> pixels;  ///< row by row: entries of the table, or its size where nothing changed
    };
    [[nodiscard]] bool begin(QSize size);
    void encode(const QImage& frame, const QRect& changed);
    [[nodiscard]] bool writeWaiting();
    [[nodiscard]] std::optional<QString> problem() const;

    QString path_;
    model::OutputFile file_;
    GifFileType* gif_ = nullptr;
    QImage shown_;
    std::optional<Waiting> waiting_;
    double begin_ = 0, end_ = 0;  ///< of the waiting frame [s]
};

}  // namespace bramah::app
