// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue/catalogue.h"
#include "model/catalogue/catalogue_differences.h"

#include <QFileSystemWatcher>
#include <QHash>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <tl/expected.hpp>

#include <utility>
#include <vector>

namespace bramah::editor {
class Workspace;
}

namespace bramah::app {

/// The catalogues that a user has: those in a folder of the user's own, then those of the libraries. They are read when
/// they are first asked for, and again after their files or the libraries have changed. Sheets ask it for the parts of
/// their components (Workspace::parts()). GUI thread. Borrows the workspace.
class CatalogueShelf : public QObject
{
    Q_OBJECT
public:
    /// \a ownFolder: of the user's own catalogues, which need not exist; empty if there is none.
    CatalogueShelf(editor::Workspace& workspace, QString ownFolder, QObject* parent = nullptr);

    [[nodiscard]] const QString& ownFolder() const { return ownFolder_; }
    /// Sees the user's folder if it has been made meanwhile.
    void lookForOwnFolder();
    [[nodiscard]] const std::vector<model::Catalogue>& catalogues() const;
    /// The rows of all catalogues; of those with one maker and type code the first one. Valid until changed().
    [[nodiscard]] const std::vector<const model::CatalogueRow*>& rows() const;
    [[nodiscard]] std::vector<model::CatalogueFault> faults() const;
    /// The row that \a key names; null if there is none. Valid until changed().
    [[nodiscard]] const model::CatalogueRow* find(const model::CatalogueKey& key) const;
    /// Copies the catalogue at \a path into the user's folder, in place of one of that name. Returns its copy as it is
    /// read; the error tells why it is none or cannot be written.
    [[nodiscard]] tl::expected<model::Catalogue, QString> add(const QString& path);
    /// Writes \a bytes as a new catalogue of the user's. Returns its path, or why that is impossible.
    [[nodiscard]] tl::expected<QString, QString> write(const QString& fileName, const QByteArray& bytes);

Q_SIGNALS:
    /// Rows may have come, gone or changed.
    void changed();

private:
    void read() const;
    /// Watches files and folders, as far as they exist, and no others.
    void watch(QStringList watched) const;
    void forget();
    /// Lets the sheets compare their components with the rows.
    void tellSheets();

    editor::Workspace& workspace_;
    QString ownFolder_;
    mutable std::vector<model::Catalogue> catalogues_;
    mutable std::vector<const model::CatalogueRow*> rows_;                          ///< in catalogues_
    mutable QHash<std::pair<QString, QString>, const model::CatalogueRow*> byKey_;  ///< by maker and type code
    mutable bool isRead_ = false;
    mutable QFileSystemWatcher watcher_;
    QTimer delay_;  ///< runs while files are being written
};

}  // namespace bramah::app
