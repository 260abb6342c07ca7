// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/animation/gif_file.h"

#include "app/animation/color_reduction.h"

#include <QIODevice>

#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace bramah::app {

namespace {

constexpr std::size_t kMostColors = 256;
constexpr int kColorBits = 8;
constexpr double kTicksPerSecond = 100;

int writeBytes(GifFileType* gif, const GifByteType* bytes, int count)
{
    auto* device = static_cast<QIODevice*>(gif->UserData);
    return static_cast<int>(device->write(reinterpret_cast<const char*>(bytes), count));
}

/// The rectangle in which pictures of one size differ.
QRect differenceOf(const QImage& a, const QImage& b)
{
    QRect changed;
    for (int y = 0; y < a.height(); ++y) {
        const auto* first = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* other = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        const auto [from, ignored] = std::mismatch(first, first + a.width(), other);
        if (from == first + a.width())
            continue;
        const int left = static_cast<int>(from - first);
        int right = a.width() - 1;
        while (first[right] == other[right])
            --right;
        changed |= QRect(QPoint(left, y), QPoint(right, y));
    }
    return changed;
}

/// "Again and again", as Netscape has introduced it.
bool putLoop(GifFileType* gif)
{
    const std::array<GifByteType, 3> endless{1, 0, 0};
    return EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(gif, endless.size(), endless.data()) == GIF_OK &&
           EGifPutExtensionTrailer(gif) == GIF_OK;
}

/// What goes before a picture: it stays when the next one comes, \a ticks later; \a transparent: the entry of pixels
/// that keep what is there.
bool putControl(GifFileType* gif, int ticks, int transparent)
{
    GraphicsControlBlock control{};
    control.DisposalMode = DISPOSE_DO_NOT;
    control.UserInputFlag = false;
    control.DelayTime = ticks;
    control.TransparentColor = transparent;
    std::array<GifByteType, 4> bytes{};
    const std::size_t size = EGifGCBToExtension(&control, bytes.data());
    return EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(size), bytes.data()) == GIF_OK;
}

}  // namespace

GifFile::GifFile(const QString& path) : path_(path), file_(path) {}

GifFile::~GifFile()
{
    if (gif_)
        EGifCloseFile(gif_, nullptr);
}

std::optional<QString> GifFile::problem() const
{
    return file_.problem();
}

std::optional<QString> GifFile::open()
{
    return file_.open() ? std::nullopt : problem();
}

bool GifFile::begin(QSize size)
{
    gif_ = EGifOpen(&file_.device(), writeBytes, nullptr);
    if (!gif_)
        return false;
    EGifSetGifVersion(gif_, true);
    return EGifPutScreenDesc(gif_, size.width(), size.height(), kColorBits, 0, nullptr) == GIF_OK && putLoop(gif_);
}

void GifFile::encode(const QImage& frame, const QRect& changed)
{
    const auto isKept = [&](QRgb pixel, int x, int y) {
        return !shown_.isNull() && reinterpret_cast<const QRgb*>(shown_.constScanLine(y))[x] == pixel;
    };
    const auto forEachPixel = [&](auto use) {
        for (int y = changed.top(); y <= changed.bottom(); ++y) {
            const auto* row = reinterpret_cast<const QRgb*>(frame.constScanLine(y));
            for (int x = changed.left(); x <= changed.right(); ++x)
                use(row[x], isKept(row[x], x, y));
        }
    };
    ColorCounts counts;
    forEachPixel([&](QRgb pixel, bool isSame) {
        if (!isSame)
            ++counts[pixel];
    });
    // One entry is for the pixels that are kept.
    const ReducedColors reduced = reduceColors(counts, kMostColors - 1);
    Waiting waiting{changed, reduced.table, {}};
    waiting.pixels.reserve(static_cast<std::size_t>(changed.width()) * static_cast<std::size_t>(changed.height()));
    const auto kept = static_cast<std::uint8_t>(reduced.table.size());
    forEachPixel([&](QRgb pixel, bool isSame) { waiting.pixels.push_back(isSame ? kept : reduced.entries.at(pixel)); });
    waiting_ = std::move(waiting);
}

bool GifFile::writeWaiting()
{
    if (!waiting_)
        return true;
    // The whole and each part of it begin and end at a tick, so that no error adds up.
    const auto ticks = static_cast<int>(std::lround(kTicksPerSecond * end_) - std::lround(kTicksPerSecond * begin_));
    const auto entries = static_cast<int>(waiting_->table.size()) + 1;
    ColorMapObject* colors = GifMakeMapObject(1 << GifBitSize(entries), nullptr);
    if (!colors)
        return false;
    for (std::size_t k = 0; k < waiting_->table.size(); ++k)
        colors->Colors[k] = {static_cast<GifByteType>(qRed(waiting_->table[k])),
                             static_cast<GifByteType>(qGreen(waiting_->table[k])),
                             static_cast<GifByteType>(qBlue(waiting_->table[k]))};
    const QRect& place = waiting_->place;
    bool isWritten =
        putControl(gif_, ticks, entries - 1) &&
        EGifPutImageDesc(gif_, place.left(), place.top(), place.width(), place.height(), false, colors) == GIF_OK;
    GifFreeMapObject(colors);
    for (int row = 0; isWritten && row < place.height(); ++row)
        isWritten =
            EGifPutLine(gif_, waiting_->pixels.data() + std::ptrdiff_t{row} * place.width(), place.width()) == GIF_OK;
    waiting_.reset();
    return isWritten;
}

std::optional<QString> GifFile::add(const QImage& frame, double seconds)
{
    const QImage next = frame.convertToFormat(QImage::Format_RGB32);
    if (!gif_ && !begin(next.size()))
        return problem();
    const QRect changed = shown_.isNull() ? next.rect() : differenceOf(shown_, next);
    if (!changed.isEmpty()) {
        if (!writeWaiting())
            return problem();
        encode(next, changed);
        begin_ = end_;
        shown_ = next;
    }
    end_ += seconds;
    return std::nullopt;
}

std::optional<QString> GifFile::finish()
{
    if (!gif_ || !writeWaiting())
        return problem();
    const bool isClosed = EGifCloseFile(std::exchange(gif_, nullptr), nullptr) == GIF_OK;
    return isClosed && file_.commit() ? std::nullopt : problem();
}

}  // namespace bramah::app
