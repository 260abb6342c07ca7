// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/named_file.h"

#include "model/classes/class_library.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUrl>

namespace bramah::model {
namespace {

/// The folder of the file that the class is written in; empty for a class that no file has.
QString folderOf(const ClassNode* node)
{
    const QFileInfo file(node && node->tree() ? node->tree()->text().fileName() : QString());
    return file.isFile() ? file.canonicalPath() : QString();
}

const ClassNode& libraryOf(const ClassNode& node)
{
    const ClassNode* top = &node;
    while (top->parent() && top->parent()->parent())
        top = top->parent();
    return *top;
}

/// \a path from \a folder, if it is a regular file within \a bounds.
QString fileWithin(const QString& bounds, const QString& folder, const QString& path)
{
    if (bounds.isEmpty() || path.isEmpty())
        return {};
    // Where the path itself leads elsewhere, nothing there is touched: it may be a device, or a share that is gone.
    const QString written = QDir::cleanPath(QDir(folder).absoluteFilePath(path));
    const QString within = bounds + QLatin1Char('/');
    if (!written.startsWith(within))
        return {};
    const QFileInfo file(written);
    return file.isFile() && file.canonicalFilePath().startsWith(within) ? file.canonicalFilePath() : QString();
}

}  // namespace

QString namedFile(const ClassNode& node, const QString& address)
{
    static const QRegularExpression inLibrary(QStringLiteral("^modelica:/*([^/]+)/(.+)$"),
                                              QRegularExpression::CaseInsensitiveOption);
    if (const auto match = inLibrary.match(address); match.hasMatch()) {
        const ClassNode* package = node.library().find(match.captured(1).toStdString());
        const QString path = QUrl::fromPercentEncoding(match.captured(2).toUtf8());
        return package ? fileWithin(folderOf(&libraryOf(*package)), folderOf(package), path) : QString();
    }
    const bool isUrl = address.startsWith(QLatin1String("file:"), Qt::CaseInsensitive);
    const QString path = isUrl ? QUrl(address).toLocalFile() : address;
    const QString folder = folderOf(&node), library = folderOf(&libraryOf(node));
    return fileWithin(library.isEmpty() ? folder : library, folder, path);
}

}  // namespace bramah::model
