// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include <tl/expected.hpp>

namespace bramah::editor {
class Workspace;
}

namespace bramah::app {

/// The user's own library: a package in a file of its own, made when something first goes into it. Borrows the
/// workspace. GUI thread.
class MyComponents : public QObject
{
    Q_OBJECT
public:
    /// The package's name.
    static constexpr auto kPackage = "MyComponents";

    /// \a folder: where its file is or will be; empty if there is to be none.
    MyComponents(editor::Workspace& workspace, QString folder, QObject* parent = nullptr);

    [[nodiscard]] bool isThere() const { return !folder_.isEmpty(); }
    /// Its file, whether it has been made or not.
    [[nodiscard]] QString filePath() const;
    /// Is there a class of this name in it?
    [[nodiscard]] bool has(const QString& name) const;
    /// Makes its classes known, if it has been made.
    void open();
    /// Makes the file if it is not there, and its classes known. The file's path, or why it cannot be.
    [[nodiscard]] tl::expected<QString, QString> ensure();

private:
    editor::Workspace& workspace_;
    QString folder_;
};

}  // namespace bramah::app
