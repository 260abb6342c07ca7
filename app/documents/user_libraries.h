// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include <optional>

namespace bramah::editor {
class Workspace;
}

namespace bramah::app {

/// The libraries the user has opened: package folders, files with a package, or folders of such. They are opened again
/// at the next start. Borrows the workspace. GUI thread.
class UserLibraries : public QObject
{
    Q_OBJECT
public:
    explicit UserLibraries(editor::Workspace& workspace, QObject* parent = nullptr);

    /// Opens the library at \a path, or the one that contains the file or folder, and remembers it. Returns a sentence
    /// if texts in it have errors, or if it cannot be opened; then it is not remembered.
    std::optional<QString> open(const QString& path);
    /// Opens the remembered libraries. Returns a sentence for each that cannot be opened; it stays remembered, as its
    /// drive may be mounted again later.
    QStringList openRemembered();
    /// Removes the library's classes and forgets it.
    void close(const QString& path);

    /// Paths of the remembered libraries, in the order they were opened.
    [[nodiscard]] static QStringList remembered();
    /// Can \a path only be a library, because it is a folder?
    [[nodiscard]] static bool isLibrary(const QString& path);

Q_SIGNALS:
    void changed();

private:
    /// What prevents \a path from being a library, or nothing.
    [[nodiscard]] static std::optional<QString> problemWith(const QString& path);

    /// Is \a library a file that is open as a document?
    [[nodiscard]] bool isOpenFile(const QString& library) const;

    editor::Workspace& workspace_;
};

}  // namespace bramah::app
