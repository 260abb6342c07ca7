// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/results/output_file.h"

#include "solver/translate.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStorageInfo>

namespace bramah::solver {
namespace {

constexpr qint64 kAlmostNothing = 4096;  // bytes that a full disk may still have free in its last block

bool isSpecial(const QString& path)
{
    const QFileInfo info(path);
    return info.exists() && !info.isFile() && !info.isDir();
}

}  // namespace

OutputFile::OutputFile(const QString& path) : path_(path)
{
    if (isSpecial(path)) {
        device_ = std::make_unique<QFile>(path);
        return;
    }
    auto safe = std::make_unique<QSaveFile>(path);
    safe_ = safe.get();
    device_ = std::move(safe);
}

OutputFile::~OutputFile() = default;

bool OutputFile::open()
{
    return device_->open(QIODevice::WriteOnly);
}

QString OutputFile::problem() const
{
    // Qt has no text for a write that failed because the disk is full.
    const bool isFull = device_->isOpen() && safe_ != nullptr &&
                        QStorageInfo(QFileInfo(path_).absolutePath()).bytesAvailable() <= kAlmostNothing;
    return tr("`%1` cannot be written: %2").arg(path_, isFull ? tr("the disk is full") : device_->errorString());
}

std::optional<QString> OutputFile::commit()
{
    const bool isWritten = safe_ != nullptr ? safe_->commit() : device_->flush();
    return isWritten ? std::nullopt : std::optional(problem());
}

std::optional<QString> OutputFile::write(const QString& path, const QByteArray& bytes)
{
    OutputFile file(path);
    if (!file.open() || file.device().write(bytes) != bytes.size())
        return file.problem();
    return file.commit();
}

std::optional<QString> OutputFile::whyUnwritable(const QString& path)
{
    if (isSpecial(path))
        return QFileInfo(path).isWritable() ? std::nullopt : std::optional(tr("`%1` may not be written to").arg(path));
    OutputFile probe(path);
    if (!probe.open())
        return probe.problem();
    return std::nullopt;  // never committed
}

}  // namespace bramah::solver
