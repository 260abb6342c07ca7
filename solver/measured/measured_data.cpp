// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/measured/measured_data.h"

#include <QDir>
#include <QRegularExpression>

#include <algorithm>

namespace bramah::solver {

QString pathPart(const QString& name)
{
    static const QRegularExpression kPlain(QStringLiteral("^[A-Za-z_][A-Za-z_0-9]*$"));
    if (kPlain.match(name).hasMatch())
        return name;
    QString quoted = name;
    quoted.replace(QLatin1Char('\''), QChar(0x2019));
    return QLatin1Char('\'') + quoted + QLatin1Char('\'');
}

QString measuredPath(const QString& file, const QString& channel)
{
    return pathPart(file) + QLatin1Char('.') + pathPart(channel);
}

void MeasuredData::setFiles(const MeasuredFiles& files, const QString& folder)
{
    std::vector<Entry> entries;
    for (const MeasuredFile& file : files) {
        Entry& entry = entries.emplace_back();
        entry.path = QDir::cleanPath(QDir(folder).absoluteFilePath(file.file));
        for (std::size_t k = 0; k < files_.size(); ++k)
            if (entries_[k].path == entry.path && files_[k].form == file.form) {
                entry.data = entries_[k].data;
                entry.hasFailed = entries_[k].hasFailed;
            }
    }
    const auto isSame = [](const Entry& a, const Entry& b) { return a.path == b.path; };
    if (files == files_ && std::ranges::equal(entries, entries_, isSame))
        return;
    files_ = files;
    entries_ = std::move(entries);
    for (std::size_t k = 0; k < entries_.size(); ++k)
        nameColumns(k);
    listColumns();
    Q_EMIT changed();
    if (!unread().empty())
        Q_EMIT readingWanted();
}

void MeasuredData::nameColumns(std::size_t index)
{
    Entry& entry = entries_[index];
    entry.columns.clear();
    if (!entry.data)
        return;
    entry.columns = entry.data->store.columns();
    for (ResultColumn& column : entry.columns) {
        column.path = measuredPath(files_[index].name, column.path);
        column.component = pathPart(files_[index].name);
    }
}

void MeasuredData::listColumns()
{
    byPath_.clear();
    for (std::size_t k = 0; k < entries_.size(); ++k)
        for (std::size_t column = 0; column < entries_[k].columns.size(); ++column)
            byPath_.insert(entries_[k].columns[column].path, {k, static_cast<int>(column)});
}

void MeasuredData::take(const ReadMeasurement& read)
{
    bool isAny = false;
    for (std::size_t k = 0; k < entries_.size(); ++k) {
        if (entries_[k].path != read.path || files_[k].form != read.form)
            continue;
        entries_[k].data = read.data;
        entries_[k].hasFailed = !read.data;
        nameColumns(k);
        isAny = true;
        if (!read.data)
            Q_EMIT failed(files_[k].file, read.problem);
    }
    if (!isAny)
        return;
    listColumns();
    Q_EMIT changed();
}

std::vector<ReadMeasurement> MeasuredData::unread() const
{
    std::vector<ReadMeasurement> all;
    for (std::size_t k = 0; k < entries_.size(); ++k)
        if (!entries_[k].data && !entries_[k].hasFailed)
            all.push_back({entries_[k].path, files_[k].form, nullptr, {}});
    return all;
}

void MeasuredData::forget(const QString& path)
{
    bool isAny = false;
    for (Entry& entry : entries_)
        if (entry.path == path) {
            entry.hasFailed = false;
            entry.data.reset();
            entry.columns.clear();
            isAny = true;
        }
    if (!isAny)
        return;
    listColumns();
    Q_EMIT changed();
    Q_EMIT readingWanted();
}

QStringList MeasuredData::paths() const
{
    QStringList all;
    for (const Entry& entry : entries_)
        if (!all.contains(entry.path))
            all << entry.path;
    return all;
}

const DataFile* MeasuredData::find(const QString& name) const
{
    for (std::size_t k = 0; k < files_.size(); ++k)
        if (files_[k].name == name)
            return entries_[k].data.get();
    return nullptr;
}

std::vector<ResultColumn> MeasuredData::columns() const
{
    std::vector<ResultColumn> all;
    for (const Entry& entry : entries_)
        all.insert(all.end(), entry.columns.begin(), entry.columns.end());
    return all;
}

const ResultColumn* MeasuredData::column(const QString& path) const
{
    const auto found = byPath_.constFind(path);
    return found == byPath_.cend() ? nullptr : &entries_[found->first].columns[static_cast<std::size_t>(found->second)];
}

std::optional<MeasuredChannel> MeasuredData::channel(const QString& path) const
{
    const auto found = byPath_.constFind(path);
    if (found == byPath_.cend())
        return std::nullopt;
    const auto [entry, column] = *found;
    MeasuredChannel channel{entries_[entry].data, column, {}, files_[entry].shift};
    const auto& fits = files_[entry].fits;
    if (const auto fit = fits.find(channel.variable().path); fit != fits.end())
        channel.fit = fit->second;
    return channel;
}

std::optional<SideCurve> MeasuredData::laid(const QString& path) const
{
    const auto found = channel(path);
    return found ? std::optional(found->laid()) : std::nullopt;
}

}  // namespace bramah::solver
