// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/components/my_components.h"

#include "editor/session/workspace.h"
#include "model/files/output_file.h"
#include "model/syntax/annotation_values.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace bramah::app {

MyComponents::MyComponents(editor::Workspace& workspace, QString folder, QObject* parent)
    : QObject(parent), workspace_(workspace), folder_(std::move(folder))
{
}

QString MyComponents::filePath() const
{
    return QDir(folder_).absoluteFilePath(QLatin1String(kPackage) + QStringLiteral(".mo"));
}

bool MyComponents::has(const QString& name) const
{
    const model::ClassNode* package = workspace_.library().find(kPackage);
    return package && package->child(name.toStdString());
}

void MyComponents::open()
{
    if (isThere() && QFileInfo::exists(filePath()))
        workspace_.openLibrary(filePath());
}

tl::expected<QString, QString> MyComponents::ensure()
{
    const QString path = filePath();
    if (!QFileInfo::exists(path)) {
        const model::ClassNode* library = workspace_.library().find("Bramah");
        const auto* definition = library ? library->definition() : nullptr;
        const QString version =
            model::syntax::stringIn(definition && definition->annotation ? definition->annotation->arguments : nullptr,
                                    "version")
                .value_or(QString());
        const QString text = QStringLiteral(
                                 "package %1 \"My components\"\n"
                                 "  annotation(uses(Bramah(version=\"%2\")));\n"
                                 "end %1;\n")
                                 .arg(QLatin1String(kPackage), version);
        QDir().mkpath(folder_);  // if that fails, writing says so
        if (auto problem = model::OutputFile::write(path, text.toUtf8()))
            return tl::unexpected(std::move(*problem));
    }
    open();
    return path;
}

}  // namespace bramah::app
