// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/files/output_file.h"

#include "model/translate.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <fcntl.h>
#include <unistd.h>
#include <cerrno>
#include <cstring>

namespace bramah::model {
namespace {

/// Does \a path name one of the files that this program has open, as `/dev/stdout`?
bool isDescriptor(const QString& path)
{
    return path == QLatin1String("/dev/stdout") || path == QLatin1String("/dev/stderr") ||
           path.startsWith(QLatin1String("/dev/fd/")) || path.startsWith(QLatin1String("/proc/self/fd/"));
}

std::unique_ptr<QFileDevice> targetFor(const QString& path)
{
    if (OutputFile::isDirect(path))
        return std::make_unique<QFile>(path);
    return std::make_unique<QSaveFile>(path);
}

/// Waits for the disk. Pipes and some file systems know no such order.
bool isConfirmed(int descriptor)
{
    int result = 0;
    do {
        result = ::fsync(descriptor);
    } while (result != 0 && errno == EINTR);
    return result == 0 || errno == EINVAL || errno == ENOTSUP || errno == EROFS || errno == EBADF;
}

/// Waits until the disk has confirmed the names in \a folder. A folder that may not be read is not waited for.
bool isFolderConfirmed(const QString& folder)
{
    const int descriptor = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return true;
    const bool isDone = isConfirmed(descriptor);
    const int error = errno;
    ::close(descriptor);
    errno = error;
    return isDone;
}

/// Why a file at \a path could not be opened, where the place itself tells it.
QString placeFault(const QString& path)
{
    const QFileInfo info(path);
    const QFileInfo folder(info.absolutePath());
    if (info.isDir())
        return tr("it is a folder");
    if (!folder.exists())
        return tr("the folder `%1` is not there").arg(QDir::toNativeSeparators(folder.filePath()));
    if (!folder.isDir())
        return tr("`%1` is no folder").arg(QDir::toNativeSeparators(folder.filePath()));
    if (info.exists() && !info.isWritable())
        return tr("it is read-only");
    if (!folder.isWritable())
        return tr("no file can be added to the folder `%1`; choose another one")
            .arg(QDir::toNativeSeparators(folder.filePath()));
    return {};
}

}  // namespace

QString fileErrorText(int code)
{
    switch (code) {
    case 0: return tr("the system gives no reason");
    case ENOSPC: return tr("the disk is full; free some space on it, or choose another place");
    case EDQUOT: return tr("your share of the disk is used up; delete some files, or choose another place");
    case EFBIG: return tr("it would be larger than files may be here; choose another place");
    case EROFS: return tr("the disk is read-only; choose another place");
    case EACCES:
    case EPERM: return tr("you may not write there; choose another place");
    case EIO: return tr("the disk reports a fault; choose another one");
    default: return QString::fromLocal8Bit(std::strerror(code));
    }
}

/// Hands on to a file and keeps the reason of the first failure.
class OutputFile::Device : public QIODevice
{
public:
    explicit Device(QFileDevice& target) : target_(target) {}

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] const QString& reason() const { return reason_; }
    /// Keeps the reason why an operation failed that has just returned \a isDone.
    bool note(bool isDone, const QString& known = {})
    {
        if (!isDone && reason_.isEmpty()) {
            const int code = errno;
            reason_ = known.isEmpty() ? fileErrorText(code) : known;
            setErrorString(reason_);
        }
        return isDone && reason_.isEmpty();
    }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override
    {
        for (qint64 done = 0; done < size;) {
            errno = 0;
            const qint64 count = target_.write(data + done, size - done);
            if (!note(count > 0))
                return -1;
            done += count;
        }
        return size;
    }

private:
    QFileDevice& target_;
    QString reason_;
};

OutputFile::OutputFile(const QString& path, std::unique_ptr<QFileDevice> target)
    : path_(path),
      target_(std::move(target)),
      replacing_(qobject_cast<QSaveFile*>(target_.get())),
      device_(std::make_unique<Device>(*target_))
{
}

OutputFile::OutputFile(const QString& path) : OutputFile(path, targetFor(path)) {}

OutputFile OutputFile::console()
{
    auto target = std::make_unique<QFile>();
    const bool isOpen = target->open(STDOUT_FILENO, QIODevice::WriteOnly);
    OutputFile file({}, std::move(target));
    file.device_->note(isOpen);
    file.device_->open(QIODevice::WriteOnly);
    return file;
}

OutputFile::OutputFile(OutputFile&&) noexcept = default;

OutputFile::~OutputFile() = default;

bool OutputFile::open()
{
    // Text that a shell has sent to the same file before stays.
    const bool isContinued = !replacing_ && isDescriptor(path_) && QFileInfo(path_).isFile();
    errno = 0;
    const bool isOpen = target_->open(isContinued ? QIODevice::WriteOnly | QIODevice::Append : QIODevice::WriteOnly);
    return device_->note(isOpen, isOpen ? QString() : placeFault(path_)) && device_->open(QIODevice::WriteOnly);
}

QIODevice& OutputFile::device()
{
    return *device_;
}

bool OutputFile::write(const QByteArray& bytes)
{
    return device_->write(bytes) == bytes.size();
}

bool OutputFile::prepare()
{
    // QSaveFile takes a file whose last block was not written for a whole one (Qt 6.4).
    errno = 0;
    return device_->note(target_->isOpen()) && device_->note(target_->flush()) &&
           device_->note(isConfirmed(target_->handle()));
}

bool OutputFile::commit()
{
    if (!prepare() || !replacing_)
        return reason().isEmpty();
    errno = 0;
    return device_->note(replacing_->commit()) &&
           device_->note(isFolderConfirmed(QFileInfo(QFileInfo(path_).canonicalFilePath()).absolutePath()));
}

const QString& OutputFile::reason() const
{
    return device_->reason();
}

QString OutputFile::problem() const
{
    if (path_.isEmpty())
        return tr("the output cannot be written: %1").arg(reason());
    return tr("`%1` cannot be written: %2").arg(QDir::toNativeSeparators(path_), reason());
}

std::optional<QString> OutputFile::write(const QString& path, const QByteArray& bytes)
{
    OutputFile file(path);
    const bool isWritten = file.open() && file.write(bytes) && file.commit();
    return isWritten ? std::nullopt : std::optional(file.problem());
}

bool OutputFile::isDirect(const QString& path)
{
    const QFileInfo info(path);
    return isDescriptor(path) || (info.exists() && !info.isFile() && !info.isDir());
}

std::optional<QString> OutputFile::whyUnwritable(const QString& path)
{
    if (isDirect(path))
        return QFileInfo(path).isWritable()
                   ? std::nullopt
                   : std::optional(tr("`%1` cannot be written: %2").arg(path, fileErrorText(EACCES)));
    OutputFile probe(path);
    return probe.open() ? std::nullopt : std::optional(probe.problem());  // never committed
}

}  // namespace bramah::model
