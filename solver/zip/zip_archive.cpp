// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/zip/zip_archive.h"

#include "solver/translate.h"

#include <zip.h>

#include <memory>

namespace bramah::solver {
namespace {

struct CloseSource {
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
using Source = std::unique_ptr<zip_source_t, CloseSource>;

tl::unexpected<QString> problem(zip_error_t& error)
{
    tl::unexpected<QString> text(
        tr("the archive cannot be made: %1").arg(QString::fromUtf8(zip_error_strerror(&error))));
    zip_error_fini(&error);
    return text;
}

tl::unexpected<QString> problemOf(zip_t* archive)
{
    return tl::unexpected(
        tr("the archive cannot be made: %1").arg(QString::fromUtf8(zip_error_strerror(zip_get_error(archive)))));
}

/// What \a source holds, once the archive over it is closed.
tl::expected<QByteArray, QString> contents(zip_source_t* source)
{
    zip_stat_t stat;
    QByteArray bytes;
    bool isRead = zip_source_stat(source, &stat) == 0 && zip_source_open(source) == 0;
    if (isRead) {
        bytes.resize(static_cast<qsizetype>(stat.size));
        isRead = zip_source_read(source, bytes.data(), stat.size) == static_cast<zip_int64_t>(stat.size);
        zip_source_close(source);
    }
    if (isRead)
        return bytes;
    return tl::unexpected(
        tr("the archive cannot be made: %1").arg(QString::fromUtf8(zip_error_strerror(zip_source_error(source)))));
}

}  // namespace

tl::expected<QByteArray, QString> zipped(const ZipEntries& entries)
{
    zip_error_t error;
    zip_error_init(&error);
    const Source buffer(zip_source_buffer_create(nullptr, 0, 0, &error));
    zip_t* archive = buffer ? zip_open_from_source(buffer.get(), ZIP_CREATE | ZIP_TRUNCATE, &error) : nullptr;
    if (!archive)
        return problem(error);
    zip_source_keep(buffer.get());  // closing the archive lets one go
    for (const auto& [path, bytes] : entries) {
        zip_source_t* entry = zip_source_buffer(archive, bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0);
        if (entry && zip_file_add(archive, path.toUtf8().constData(), entry, ZIP_FL_ENC_UTF_8) >= 0)
            continue;
        zip_source_free(entry);
        const auto text = problemOf(archive);
        zip_discard(archive);
        return text;
    }
    if (zip_close(archive) != 0) {
        const auto text = problemOf(archive);
        zip_discard(archive);
        return text;
    }
    return contents(buffer.get());
}

namespace {

constexpr zip_uint64_t kMostBytes = zip_uint64_t{2} << 30;

struct CloseArchive {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct CloseFile {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};

tl::unexpected<QString> damaged(const QString& detail)
{
    return tl::unexpected(tr("the archive is damaged or none: %1").arg(detail));
}

/// Would a file of this path lie outside of the folder into which the archive is unpacked?
bool leadsOut(const QString& path)
{
    return path.startsWith(u'/') || path.contains(u'\\') || path.contains(u':') ||
           path.split(u'/').contains(QStringLiteral(".."));
}

tl::expected<QByteArray, QString> entryOf(zip_t* archive, zip_uint64_t number, const zip_stat_t& stat)
{
    const std::unique_ptr<zip_file_t, CloseFile> file(zip_fopen_index(archive, number, 0));
    QByteArray bytes(static_cast<qsizetype>(stat.size), Qt::Uninitialized);
    if (!file)
        return damaged(QString::fromUtf8(zip_error_strerror(zip_get_error(archive))));
    char behind = 0;  // the checksum is looked at only at the end
    if (zip_fread(file.get(), bytes.data(), stat.size) != static_cast<zip_int64_t>(stat.size) ||
        zip_fread(file.get(), &behind, 1) != 0)
        return damaged(QString::fromUtf8(zip_error_strerror(zip_file_get_error(file.get()))));
    return bytes;
}

}  // namespace

tl::expected<ZipEntries, QString> unzipped(const QByteArray& bytes)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source =
        zip_source_buffer_create(bytes.constData(), static_cast<zip_uint64_t>(bytes.size()), 0, &error);
    const std::unique_ptr<zip_t, CloseArchive> archive(
        source ? zip_open_from_source(source, ZIP_RDONLY, &error) : nullptr);
    if (!archive) {
        zip_source_free(source);
        const QString detail = QString::fromUtf8(zip_error_strerror(&error));
        zip_error_fini(&error);
        return damaged(detail);
    }
    ZipEntries entries;
    zip_uint64_t total = 0;
    const zip_int64_t count = zip_get_num_entries(archive.get(), 0);
    for (zip_uint64_t i = 0; i < static_cast<zip_uint64_t>(count); ++i) {
        zip_stat_t stat;
        if (zip_stat_index(archive.get(), i, 0, &stat) != 0)
            return damaged(QString::fromUtf8(zip_error_strerror(zip_get_error(archive.get()))));
        const QString path = QString::fromUtf8(stat.name);
        if (leadsOut(path))
            return damaged(tr("the path `%1` leads out of it").arg(path));
        total += stat.size;
        if (total > kMostBytes)
            return damaged(tr("its files take more than 2 GB"));
        if (path.endsWith(u'/'))
            continue;
        auto entry = entryOf(archive.get(), i, stat);
        if (!entry)
            return tl::unexpected(entry.error());
        entries[path] = std::move(*entry);
    }
    return entries;
}

}  // namespace bramah::solver
