// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/catalogue/catalogue_shelf.h"

#include "editor/session/workspace.h"
#include "model/catalogue/catalogue_folders.h"
#include "model/catalogue/read_catalogue.h"
#include "model/files/output_file.h"
#include "model/text/regular_file.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>

#include <utility>

namespace bramah::app {

namespace {

constexpr int kRest = 300;  ///< ms after the last change of a file

}  // namespace

CatalogueShelf::CatalogueShelf(editor::Workspace& workspace, QString ownFolder, QObject* parent)
    : QObject(parent), workspace_(workspace), ownFolder_(std::move(ownFolder))
{
    delay_.setSingleShot(true);
    delay_.setInterval(kRest);
    connect(&delay_, &QTimer::timeout, this, &CatalogueShelf::forget);
    const auto forgetSoon = [this] { delay_.start(); };
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, forgetSoon);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, forgetSoon);
    connect(&workspace, &editor::Workspace::librariesChanged, this, forgetSoon);
    tellSheets();
}

void CatalogueShelf::lookForOwnFolder()
{
    if (isRead_ && QFileInfo(ownFolder_).isDir() && !watcher_.directories().contains(ownFolder_))
        forget();
}

void CatalogueShelf::tellSheets()
{
    workspace_.setParts(
        [shelf = QPointer(this)](const model::CatalogueKey& key) { return shelf ? shelf->find(key) : nullptr; });
}

void CatalogueShelf::forget()
{
    isRead_ = false;
    tellSheets();
    Q_EMIT changed();
}

void CatalogueShelf::read() const
{
    if (std::exchange(isRead_, true))
        return;
    catalogues_.clear();
    QStringList folders = model::catalogueFolders(workspace_.library());
    if (!ownFolder_.isEmpty())
        folders.prepend(ownFolder_);
    QStringList watched;
    for (const QString& folder : folders) {
        // A folder that does not exist yet is seen when it is made in the one around it.
        watched.append(QFileInfo::exists(folder) ? folder : QFileInfo(folder).path());
        for (const QString& path : model::cataloguesIn(folder)) {
            catalogues_.push_back(model::readCatalogueFile(path, workspace_.library()));
            watched.append(path);
        }
    }
    rows_.clear();
    byKey_.clear();
    for (const model::Catalogue& catalogue : catalogues_)
        for (const model::CatalogueRow& row : catalogue.rows)
            if (const std::pair key(row.maker, row.type); !byKey_.contains(key)) {
                byKey_.insert(key, &row);
                rows_.push_back(&row);
            }
    watch(watched);
}

void CatalogueShelf::watch(QStringList watched) const
{
    watched.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    if (const QStringList before = watcher_.files() + watcher_.directories(); !before.isEmpty())
        watcher_.removePaths(before);
    if (!watched.isEmpty())
        watcher_.addPaths(watched);
}

const std::vector<model::Catalogue>& CatalogueShelf::catalogues() const
{
    read();
    return catalogues_;
}

const std::vector<const model::CatalogueRow*>& CatalogueShelf::rows() const
{
    read();
    return rows_;
}

std::vector<model::CatalogueFault> CatalogueShelf::faults() const
{
    std::vector<model::CatalogueFault> faults;
    for (const model::Catalogue& catalogue : catalogues())
        faults.insert(faults.end(), catalogue.faults.begin(), catalogue.faults.end());
    return faults;
}

const model::CatalogueRow* CatalogueShelf::find(const model::CatalogueKey& key) const
{
    read();
    return byKey_.value({key.maker, key.type});
}

tl::expected<model::Catalogue, QString> CatalogueShelf::add(const QString& path)
{
    const auto bytes = model::readRegularFile(path, model::kLargestTable);
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (!model::isCatalogue(*bytes))
        return tl::unexpected(model::readCatalogue(*bytes, path, workspace_.library()).faults.front().message());
    auto written = write(QFileInfo(path).fileName(), *bytes);
    if (!written)
        return tl::unexpected(written.error());
    return model::readCatalogue(*bytes, *written, workspace_.library());
}

tl::expected<QString, QString> CatalogueShelf::write(const QString& fileName, const QByteArray& bytes)
{
    if (ownFolder_.isEmpty())
        return tl::unexpected(tr("There is no folder for catalogues of your own."));
    QDir().mkpath(ownFolder_);  // if that fails, writing says so
    const QString path = QDir(ownFolder_).absoluteFilePath(fileName);
    if (auto problem = model::OutputFile::write(path, bytes))
        return tl::unexpected(std::move(*problem));
    forget();
    return path;
}

}  // namespace bramah::app
