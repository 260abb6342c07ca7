// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/cosimulation/fmu_package.h"

#include "model/files/output_file.h"
#include "model/text/regular_file.h"
#include "solver/cosimulation/fmu_platform.h"
#include "solver/translate.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <map>

namespace bramah::solver {
namespace {

/// The platforms for which \a files have libraries, as a text.
QString platformsIn(const ZipEntries& files)
{
    QStringList names;
    for (const auto& [path, bytes] : files)
        if (const QStringList parts = path.split(u'/'); parts.size() > 2 && parts.front() == QLatin1String("binaries"))
            if (!names.contains(parts[1]))
                names.append(parts[1]);
    return names.isEmpty() ? tr("none") : names.join(QStringLiteral(", "));
}

/// What tells whether a file is still the one that was read.
struct FileStamp {
    QDateTime changed;
    qint64 size = 0;
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

struct Kept {
    FileStamp stamp;
    std::shared_ptr<const FmuPackage> package;
};

tl::expected<std::shared_ptr<const FmuPackage>, QString> readPackage(const QString& path)
{
    const auto refused = [&](const QString& reason) {
        return tl::unexpected(tr("%1: %2").arg(QDir::toNativeSeparators(path), reason));
    };
    const auto bytes = model::readRegularFile(path, model::kLargestTable);
    if (!bytes)
        return refused(bytes.error());
    auto files = unzipped(*bytes);
    if (!files)
        return refused(files.error());
    const auto xml = files->find(QStringLiteral("modelDescription.xml"));
    if (xml == files->end())
        return refused(tr("it has no modelDescription.xml, so it is no FMU"));
    auto description = readFmuDescription(xml->second);
    if (!description)
        return refused(description.error());
    if (const auto terminals = files->find(QStringLiteral("terminalsAndIcons/terminalsAndIcons.xml"));
        terminals != files->end())
        description->terminals = readTerminals(terminals->second);
    return std::make_shared<const FmuPackage>(path,
                                              QCryptographicHash::hash(*bytes, QCryptographicHash::Sha256).toHex(),
                                              std::move(*description), std::move(*files));
}

}  // namespace

tl::expected<std::shared_ptr<const FmuPackage>, QString> FmuPackage::open(const QString& path)
{
    static std::mutex mutex;
    static std::map<QString, Kept> known;
    const QFileInfo file(path);
    const QString place = file.absoluteFilePath();
    const FileStamp stamp{file.lastModified(), file.size()};
    const std::scoped_lock lock(mutex);
    const auto found = known.find(place);
    if (found != known.end() && found->second.stamp == stamp)
        return found->second.package;
    auto package = readPackage(place);
    if (package)
        known[place] = {stamp, *package};
    return package;
}

FmuPackage::FmuPackage(QString path, QByteArray hash, ForeignDescription description, ZipEntries files)
    : path_(std::move(path)), hash_(std::move(hash)), description_(std::move(description)), files_(std::move(files))
{
    for (const char* place : {"terminalsAndIcons/icon.png", "model.png"})
        if (const auto icon = files_.find(QLatin1String(place)); icon != files_.end() && icon_.isEmpty())
            icon_ = icon->second;
}

QString FmuPackage::fileName() const
{
    return QFileInfo(path_).fileName();
}

QByteArray FmuPackage::icon() const
{
    return icon_;
}

QString FmuPackage::libraryEntry() const
{
    return QStringLiteral("binaries/%1/%2.so")
        .arg(QLatin1String(description_.version == 3 ? kOwnFmuPlatform.three : kOwnFmuPlatform.two),
             description_.identifier);
}

tl::expected<FmuPackage::Unpacked, QString> FmuPackage::unpacked() const
{
    const std::scoped_lock lock(unpacking_);
    if (!folder_) {
        if (!files_.contains(libraryEntry()))
            return tl::unexpected(tr("%1 has no library for this machine (%2), only: %3")
                                      .arg(fileName(), libraryEntry().section(u'/', 1, 1), platformsIn(files_)));
        auto folder = std::make_unique<QTemporaryDir>();
        for (const auto& [path, bytes] : files_) {
            const QString target = folder->filePath(path);
            if (!folder->isValid() || !QDir().mkpath(QFileInfo(target).path()))
                return tl::unexpected(tr("%1 cannot be unpacked: %2").arg(fileName(), folder->errorString()));
            if (const auto reason = model::OutputFile::write(target, bytes))
                return tl::unexpected(tr("%1 cannot be unpacked: %2").arg(fileName(), *reason));
        }
        folder_ = std::move(folder);
        files_.clear();
    }
    return Unpacked{folder_->path(), folder_->filePath(libraryEntry())};
}

}  // namespace bramah::solver
