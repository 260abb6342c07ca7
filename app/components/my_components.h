// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <tl/expected.hpp>

namespace bramah::editor {
class Workspace;
}

namespace bramah::app {

/// The user's own library: a package in a file of its own, made when the first class is added. Borrows the workspace.
/// GUI thread.
class MyComponents : public QObject
{
    Q_OBJECT
public:
    /// The package's name.
    static constexpr auto kPackage = "MyComponents";

    /// \a folder: the folder of its file; empty if the user is to have no own library.
    MyComponents(editor::Workspace& workspace, QString folder, QObject* parent = nullptr);

    [[nodiscard]] bool isThere() const { return !folder_.isEmpty(); }
    /// The path of its file, which may not exist yet.
    [[nodiscard]] QString filePath() const;
    /// Does it have a class of this name?
    [[nodiscard]] bool has(const QString& name) const;
    /// Makes its classes known if the file exists.
    void open();
    /// Makes the file if it does not exist, and its classes known. Returns its path, or why that is impossible.
    [[nodiscard]] tl::expected<QString, QString> ensure();

private:
    editor::Workspace& workspace_;
    QString folder_;
};

}  // namespace bramah::app
