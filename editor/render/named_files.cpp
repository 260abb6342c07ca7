// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/render/named_files.h"

#include "editor/render/shown_picture.h"
#include "model/text/regular_file.h"
#include "model/threads/signal_stack.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace bramah::editor {
namespace {

constexpr qsizetype kMostLate = qsizetype{256} << 20;  // bytes

}  // namespace

NamedContent readNamed(const model::NamedFile& file)
{
    const QString path = model::pathOf(file);
    const QByteArray bytes =
        path.isEmpty() ? QByteArray() : model::readRegularFile(path, kLargestPicture).value_or(QByteArray());
    return {bytes, pictureOf(bytes)};
}

/// Where a thread leaves what it has read: with the caller while that waits, else with the object, if there is one
/// still.
struct NamedFiles::Hall {
    std::mutex mutex;
    std::condition_variable hasCome;
    NamedFiles* owner;
};

NamedFiles::NamedFiles(Read read, std::chrono::milliseconds patience)
    : read_(std::move(read)), patience_(patience), hall_(std::make_shared<Hall>()), late_(kMostLate)
{
    hall_->owner = this;
}

NamedFiles::~NamedFiles()
{
    const std::lock_guard lock(hall_->mutex);
    hall_->owner = nullptr;
}

NamedFiles& NamedFiles::shared()
{
    static NamedFiles files;
    return files;
}

std::optional<NamedContent> NamedFiles::content(const model::NamedFile& file)
{
    const Key key = file.library + QLatin1Char('\n') + file.from + QLatin1Char('\n') + file.path;
    if (const NamedContent* known = late_.object(key))
        return *known;
    if (waiting_.contains(key) || waiting_.size() >= kMostWaiting)
        return std::nullopt;

    struct Place {
        std::optional<NamedContent> content;
        bool isLeft = false;  ///< the caller waits no more
    };
    const auto place = std::make_shared<Place>();
    // A thread that waits for a disk cannot be ended, so nothing may wait for the thread.
    std::thread([hall = hall_, place, read = read_, file, key] {
        const model::SignalStack stack;
        NamedContent content = read(file);
        const std::lock_guard lock(hall->mutex);
        if (place->isLeft && hall->owner)
            QMetaObject::invokeMethod(
                hall->owner, [owner = hall->owner, key, content] { owner->take(key, content); }, Qt::QueuedConnection);
        place->content = std::move(content);
        hall->hasCome.notify_all();
    }).detach();

    std::unique_lock lock(hall_->mutex);
    const auto patience = waiting_.isEmpty() ? patience_ : std::chrono::milliseconds(0);
    if (hall_->hasCome.wait_for(lock, patience, [&] { return place->content.has_value(); }))
        return place->content;
    place->isLeft = true;
    waiting_.insert(key);
    return std::nullopt;
}

void NamedFiles::take(const Key& key, const NamedContent& content)
{
    waiting_.remove(key);
    late_.insert(key, new NamedContent(content), content.bytes.size() + content.picture.sizeInBytes() + 1);
    ++arrivals_;
    Q_EMIT arrived();
}

}  // namespace bramah::editor
