// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/animation_file.h"

#include "app/animation/gif_file.h"
#include "app/animation/png_series.h"
#include "app/animation/webp_file.h"

#include <QFileInfo>

namespace bramah::app {

std::unique_ptr<AnimationFile> AnimationFile::of(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("gif"))
        return std::make_unique<GifFile>(path);
    if (suffix == QLatin1String("webp"))
        return std::make_unique<WebpFile>(path);
    if (suffix == QLatin1String("png"))
        return std::make_unique<PngSeries>(path);
    return nullptr;
}

}  // namespace bramah::app
