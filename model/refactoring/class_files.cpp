// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/refactoring/class_files.h"

#include "model/classes/class_library.h"
#include "model/text/regular_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace bramah::model {

namespace {

/// The folder of a package that has a package.mo; empty if it has none.
QString folderOf(const ClassNode& package)
{
    const QFileInfo file(package.tree() ? package.tree()->text().fileName() : QString());
    const auto* definition = package.definition();
    const bool isOfFile = definition && std::ranges::find(package.tree()->root().classes, definition) !=
                                            package.tree()->root().classes.end();
    return isOfFile && file.fileName() == QLatin1String("package.mo") ? file.absolutePath() : QString();
}

}  // namespace

bool isFileOfLibrary(const ClassNode& node)
{
    if (!node.definition() || !node.tree())
        return false;
    const auto& root = node.tree()->root();
    return root.hasWithin && !root.within.isEmpty() &&
           std::ranges::find(root.classes, node.definition()) != root.classes.end();
}

bool isFolderOfLibrary(const ClassNode& node)
{
    return isFileOfLibrary(node) && !folderOf(node).isEmpty();
}

bool isWholeLibrary(const ClassNode& node)
{
    const bool isTop = node.parent() && !node.parent()->parent() && node.tree();
    if (!isTop)
        return false;
    const QString path = pathOf(node);
    return !folderOf(node).isEmpty() || std::ranges::any_of(node.library().searchPaths(), [&](const QString& one) {
        return one == path || one == QFileInfo(path).absolutePath();
    });
}

QString fileIn(const ClassNode& package, const QString& name)
{
    const QString folder = folderOf(package);
    return folder.isEmpty() ? QString() : QDir(folder).filePath(name + QStringLiteral(".mo"));
}

QString pathOf(const ClassNode& node)
{
    const QString folder = folderOf(node);
    return folder.isEmpty() ? node.tree()->text().fileName() : folder;
}

void changeOrder(const ClassNode& package, const QString& from, const QString& to, ClassChange& change)
{
    const QString folder = folderOf(package);
    if (folder.isEmpty())
        return;
    const QString path = QDir(folder).filePath(QStringLiteral("package.order"));
    const auto onDisk = readRegularFile(path);
    if (!change.written.contains(path) && !onDisk)
        return;
    const QByteArray text = change.written.contains(path) ? change.written.value(path) : *onDisk;
    QByteArrayList lines = text.split('\n');
    const auto isOf = [](const QByteArray& line, const QString& name) {
        return !name.isEmpty() && line.trimmed() == name.toUtf8();
    };
    const auto line = std::ranges::find_if(lines, [&](const QByteArray& one) { return isOf(one, from); });
    const QByteArray end = text.contains("\r\n") ? "\r" : "";
    if (line == lines.end()) {
        if (!from.isEmpty())
            return;
        const bool isEnded = lines.back().isEmpty();
        lines.insert(isEnded ? lines.size() - 1 : lines.size(), to.toUtf8() + (isEnded ? end : QByteArray()));
    } else if (to.isEmpty()) {
        lines.erase(line);
    } else {
        line->replace(from.toUtf8(), to.toUtf8());
    }
    change.written[path] = lines.join('\n');
}

}  // namespace bramah::model
