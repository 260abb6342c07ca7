// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/about/window_libraries.h"

#include "app/plots/drawing/custom_plot.h"

#include <gif_lib.h>
#include <webp/encode.h>
#include <xlsxwriter.h>

namespace bramah::app {
namespace {

/// WebP packs its version into 8 bits a number.
QString webpVersion()
{
    const int version = WebPGetEncoderVersion();
    return QStringLiteral("%1.%2.%3").arg(version >> 16 & 0xff).arg(version >> 8 & 0xff).arg(version & 0xff);
}

}  // namespace

std::vector<solver::LibraryVersion> windowLibraries()
{
    return {
        {QStringLiteral("QCustomPlot"), QStringLiteral(QCUSTOMPLOT_VERSION_STR)},
        {QStringLiteral("giflib"), QStringLiteral("%1.%2.%3").arg(GIFLIB_MAJOR).arg(GIFLIB_MINOR).arg(GIFLIB_RELEASE)},
        {QStringLiteral("WebP"), webpVersion()},
        {QStringLiteral("libxlsxwriter"), QString::fromLatin1(lxw_version())}};
}

}  // namespace bramah::app
