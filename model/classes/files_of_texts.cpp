// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/files_of_texts.h"

#include "model/classes/class_library.h"

#include <QRegularExpression>
#include <QUrl>

namespace bramah::model {
namespace {

/// The file that the class is written in; empty for a class that no file has.
QString fileOf(const ClassNode& node)
{
    return node.tree() ? node.tree()->text().fileName() : QString();
}

const ClassNode& libraryOf(const ClassNode& node)
{
    const ClassNode* top = &node;
    while (top->parent() && top->parent()->parent())
        top = top->parent();
    return *top;
}

}  // namespace

NamedFile fileNamedBy(const ClassNode& node, const QString& address)
{
    static const QRegularExpression inLibrary(QStringLiteral("^modelica:/*([^/]+)/(.+)$"),
                                              QRegularExpression::CaseInsensitiveOption);
    if (const auto match = inLibrary.match(address); match.hasMatch()) {
        const ClassNode* package = node.library().find(match.captured(1).toStdString());
        return package ? NamedFile{fileOf(libraryOf(*package)), fileOf(*package),
                                   QUrl::fromPercentEncoding(match.captured(2).toUtf8())}
                       : NamedFile();
    }
    const bool isUrl = address.startsWith(QLatin1String("file:"), Qt::CaseInsensitive);
    const QString library = fileOf(libraryOf(node));
    return {library.isEmpty() ? fileOf(node) : library, fileOf(node), isUrl ? QUrl(address).toLocalFile() : address};
}

}  // namespace bramah::model
