// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/user_libraries.h"

#include "editor/session/workspace.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace bramah::app {

using model::ClassLibrary;

namespace {

constexpr auto kLibrariesKey = "files/libraries";

void remember(const QStringList& paths)
{
    QSettings().setValue(QLatin1String(kLibrariesKey), paths);
}

}  // namespace

UserLibraries::UserLibraries(editor::Workspace& workspace, QObject* parent) : QObject(parent), workspace_(workspace) {}

QStringList UserLibraries::remembered()
{
    return QSettings().value(QLatin1String(kLibrariesKey)).toStringList();
}

bool UserLibraries::isLibrary(const QString& path)
{
    return QFileInfo(path).isDir();
}

std::optional<QString> UserLibraries::problemWith(const QString& path)
{
    const QString shown = QDir::toNativeSeparators(path);
    if (!QFileInfo::exists(path))
        return tr("The library %1 is not there: it was moved, or its disk is missing.").arg(shown);
    if (ClassLibrary::classNamesAt(path).empty())
        return tr("There is no Modelica package in %1. Choose a package's folder, its package.mo, a file with a "
                  "package, or a folder of packages.")
            .arg(shown);
    return std::nullopt;
}

bool UserLibraries::isOpenFile(const QString& library) const
{
    const QStringList& paths = workspace_.library().searchPaths();
    return QFileInfo(library).isFile() && !paths.contains(library) &&
           std::ranges::any_of(workspace_.library().topLevelClasses(), [&](const model::ClassNode* node) {
               return node->tree() && QFileInfo(node->tree()->text().fileName()) == QFileInfo(library);
           });
}

std::optional<QString> UserLibraries::open(const QString& path)
{
    const QString library = ClassLibrary::wholeLibrary(path);
    if (std::optional<QString> problem = problemWith(library))
        return problem;
    const QString shown = QDir::toNativeSeparators(library);
    if (isOpenFile(library))
        return tr("%1 is open as a file. Its classes come first in the library panel, under the file's name.")
            .arg(shown);
    const std::vector<std::string> names = ClassLibrary::classNamesAt(library);
    if (std::all_of(names.begin(), names.end(),
                    [&](const std::string& name) { return workspace_.library().find(name) != nullptr; }))
        return tr("The classes of %1 are open already.").arg(shown);
    const std::size_t errorsBefore = workspace_.library().diagnostics().size();
    const std::size_t faultsBefore = workspace_.library().translations().diagnostics().size();
    workspace_.openLibrary(library);
    QStringList paths = remembered();
    paths.removeAll(library);
    remember(paths << library);
    Q_EMIT changed();
    const model::Diagnostics& errors = workspace_.library().diagnostics();
    if (errors.size() > errorsBefore)
        return tr("The library is open, but not all of it can be used: %1").arg(errors[errorsBefore].commandLineText());
    const model::Diagnostics& faults = workspace_.library().translations().diagnostics();
    if (faults.size() > faultsBefore)
        return faults[faultsBefore].message();
    return std::nullopt;
}

QStringList UserLibraries::openRemembered()
{
    QStringList problems;
    for (const QString& path : remembered()) {
        if (const std::optional<QString> problem = problemWith(path))
            problems.append(*problem);
        else
            workspace_.openLibrary(path);
    }
    for (const model::Diagnostic& fault : workspace_.library().translations().diagnostics())
        problems.append(fault.message());
    Q_EMIT changed();
    return problems;
}

void UserLibraries::close(const QString& path)
{
    QStringList paths = remembered();
    paths.removeAll(path);
    remember(paths);
    workspace_.closeLibrary(path);
    Q_EMIT changed();
}

}  // namespace bramah::app
