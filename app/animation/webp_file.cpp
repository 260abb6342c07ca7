// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/webp_file.h"

#include "app/translate.h"

#include <webp/encode.h>
#include <webp/mux.h>

#include <cmath>

namespace bramah::app {

namespace {

constexpr int kEffort = 4;  // of 9: more takes longer for two percent

int milliseconds(double seconds)
{
    return static_cast<int>(std::lround(1e3 * seconds));
}

/// Endlessly repeated.
WebPAnimEncoder* newEncoder(QSize size)
{
    WebPAnimEncoderOptions options;
    if (!WebPAnimEncoderOptionsInit(&options))
        return nullptr;
    options.anim_params.loop_count = 0;
    return WebPAnimEncoderNew(size.width(), size.height(), &options);
}

/// A picture in the form that the encoder takes.
class EncodedPicture
{
public:
    explicit EncodedPicture(const QImage& image)
    {
        const QImage pixels = image.convertToFormat(QImage::Format_RGBX8888);
        isMade_ = WebPPictureInit(&picture_);
        picture_.use_argb = 1;
        picture_.width = pixels.width();
        picture_.height = pixels.height();
        isMade_ =
            isMade_ && WebPPictureImportRGBX(&picture_, pixels.constBits(), static_cast<int>(pixels.bytesPerLine()));
    }
    ~EncodedPicture() { WebPPictureFree(&picture_); }
    EncodedPicture(const EncodedPicture&) = delete;
    EncodedPicture& operator=(const EncodedPicture&) = delete;

    [[nodiscard]] bool addTo(WebPAnimEncoder* encoder, int begin)
    {
        WebPConfig config;
        return isMade_ && WebPConfigInit(&config) && WebPConfigLosslessPreset(&config, kEffort) &&
               WebPAnimEncoderAdd(encoder, &picture_, begin, &config);
    }

private:
    WebPPicture picture_{};
    bool isMade_ = false;
};

}  // namespace

void WebpFile::Delete::operator()(WebPAnimEncoder* encoder) const
{
    WebPAnimEncoderDelete(encoder);
}

WebpFile::WebpFile(const QString& path) : file_(path) {}

WebpFile::~WebpFile() = default;

QString WebpFile::encoderProblem() const
{
    const QString why = encoder_ ? QString::fromUtf8(WebPAnimEncoderGetError(encoder_.get())) : QString();
    return tr("the animation could not be encoded: %1").arg(why);
}

std::optional<QString> WebpFile::open()
{
    return file_.open() ? std::nullopt : std::optional(file_.problem());
}

std::optional<QString> WebpFile::add(const QImage& frame, double seconds)
{
    if (!encoder_)
        encoder_.reset(newEncoder(frame.size()));
    if (!encoder_ || !EncodedPicture(frame).addTo(encoder_.get(), milliseconds(end_)))
        return encoderProblem();
    end_ += seconds;
    return std::nullopt;
}

std::optional<QString> WebpFile::finish()
{
    WebPData data;
    WebPDataInit(&data);
    if (!encoder_ || !WebPAnimEncoderAdd(encoder_.get(), nullptr, milliseconds(end_), nullptr) ||
        !WebPAnimEncoderAssemble(encoder_.get(), &data))
        return encoderProblem();
    const bool isWritten =
        file_.write(QByteArray::fromRawData(reinterpret_cast<const char*>(data.bytes), qsizetype(data.size))) &&
        file_.commit();
    WebPDataClear(&data);
    return isWritten ? std::nullopt : std::optional(file_.problem());
}

}  // namespace bramah::app
