// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/animation/read_gif.h"

#include <QFile>

#include <gif_lib.h>

#include <cstring>

namespace bramah::test {

ReadGif::ReadGif(const QString& path)
{
    int code = 0;
    GifFileType* gif = DGifOpenFileName(QFile::encodeName(path).constData(), &code);
    if (!gif || DGifSlurp(gif) != GIF_OK) {
        error_ = QString::fromLatin1(GifErrorString(gif ? gif->Error : code));
        if (gif)
            DGifCloseFile(gif, nullptr);
        return;
    }
    QImage seen(gif->SWidth, gif->SHeight, QImage::Format_RGB32);
    for (int k = 0; k < gif->ImageCount; ++k) {
        const SavedImage& image = gif->SavedImages[k];
        for (int e = 0; e < image.ExtensionBlockCount; ++e) {
            const ExtensionBlock& block = image.ExtensionBlocks[e];
            if (block.Function == APPLICATION_EXT_FUNC_CODE && block.ByteCount == 11)
                isEndless_ = std::memcmp(block.Bytes, "NETSCAPE2.0", 11) == 0 && e + 1 < image.ExtensionBlockCount &&
                             image.ExtensionBlocks[e + 1].ByteCount == 3 &&
                             image.ExtensionBlocks[e + 1].Bytes[0] == 1 && image.ExtensionBlocks[e + 1].Bytes[1] == 0 &&
                             image.ExtensionBlocks[e + 1].Bytes[2] == 0;
        }
        GraphicsControlBlock control{};
        if (DGifSavedExtensionToGCB(gif, k, &control) != GIF_OK || control.DisposalMode != DISPOSE_DO_NOT)
            error_ = QStringLiteral("frame %1 has no control block, or does not stay").arg(k);
        const GifImageDesc& part = image.ImageDesc;
        const ColorMapObject* colors = part.ColorMap ? part.ColorMap : gif->SColorMap;
        for (int y = 0; y < part.Height; ++y)
            for (int x = 0; x < part.Width; ++x) {
                const int entry = image.RasterBits[y * part.Width + x];
                if (entry != control.TransparentColor)
                    seen.setPixel(
                        part.Left + x, part.Top + y,
                        qRgb(colors->Colors[entry].Red, colors->Colors[entry].Green, colors->Colors[entry].Blue));
            }
        frames_.push_back({seen.copy(), QRect(part.Left, part.Top, part.Width, part.Height), control.DelayTime});
    }
    DGifCloseFile(gif, nullptr);
}

}  // namespace bramah::test
