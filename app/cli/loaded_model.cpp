// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/loaded_model.h"

#include "model/diagram/diagram_builder.h"
#include "model/diagram/diagram_checks.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QSet>

namespace bramah::app {
namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("CommandLine", text);
}

/// The `.mo` files that a path stands for.
QStringList modelicaFiles(const QString& path)
{
    if (!QFileInfo(path).isDir())
        return {path};
    if (QFileInfo::exists(path + QStringLiteral("/package.mo")))
        return {path};
    QStringList files;
    QDirIterator entries(path, {QStringLiteral("*.mo")}, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext())
        files << entries.next();
    files.sort();
    return files;
}

}  // namespace

LoadedFiles loadFiles(const QStringList& files, const CommandOptions& options)
{
    LoadedFiles loaded;
    loaded.library = std::make_unique<model::ClassLibrary>();
    for (const QString& path : options.values("library"))
        loaded.library->addSearchPath(path);
    loaded.library->addDefaultSearchPaths();
    for (const QString& path : files)
        for (const QString& file : modelicaFiles(path))
            for (const model::ClassNode* node : loaded.library->loadFile(file, loaded.diagnostics))
                loaded.classes.push_back(node);
    return loaded;
}

std::vector<const model::ClassNode*> runnableModels(const std::vector<const model::ClassNode*>& classes)
{
    using model::syntax::ClassKind;
    std::vector<const model::ClassNode*> models;
    for (const model::ClassNode* node : classes) {
        const ClassKind kind = node->kind();
        if (kind == ClassKind::Package) {
            const auto inner = runnableModels(node->children());
            models.insert(models.end(), inner.begin(), inner.end());
        } else if ((kind == ClassKind::Model || kind == ClassKind::Block || kind == ClassKind::Class) &&
                   !node->isPartial()) {
            models.push_back(node);
        }
    }
    return models;
}

const model::ClassNode* chosenClass(const LoadedFiles& loaded, const CommandOptions& options, CommandStreams& streams)
{
    if (options.isSet("class")) {
        const QString name = options.value("class");
        const model::ClassNode* node = loaded.library->find(name.toStdString());
        // The file's own classes may be named without their package.
        for (const model::ClassNode* candidate : runnableModels(loaded.classes))
            if (node == nullptr && candidate->name() == name.toStdString())
                node = candidate;
        if (node == nullptr)
            streams.err
                << tr("error: there is no class `%1`; check the name, or add its library with --library").arg(name)
                << '\n';
        return node;
    }
    const auto models = runnableModels(loaded.classes);
    if (models.size() == 1)
        return models.front();
    QStringList names;
    for (const model::ClassNode* node : models)
        names << QString::fromStdString(node->qualifiedName());
    streams.err << (models.empty() ? tr("error: there is no model in the file")
                                   : tr("error: there are several models in the file; choose one with --class: %1")
                                         .arg(names.join(QStringLiteral(", "))))
                << '\n';
    return nullptr;
}

model::Diagnostics drawingDiagnostics(const model::ClassLibrary& library, const model::ClassNode& node)
{
    model::InstanceTree tree(library);
    model::IconCache icons;
    return model::checkDiagram(model::DiagramBuilder(icons).build(tree.instantiate(node)));
}

void writeDiagnostics(const model::Diagnostics& diagnostics, QTextStream& stream)
{
    QSet<QString> written;
    for (const model::Diagnostic& diagnostic : diagnostics) {
        const QString line = diagnostic.commandLineText();
        if (!written.contains(line))
            stream << line << '\n';
        written.insert(line);
    }
}

}  // namespace bramah::app
