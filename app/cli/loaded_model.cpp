// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/loaded_model.h"
#include "app/cli/drawn_class.h"
#include "app/cli/options/command_texts.h"

#include "model/conversion/library_conversion.h"
#include "model/diagram/diagram_checks.h"
#include "model/text/regular_file.h"

#include <QDirIterator>
#include <QSet>

#include <algorithm>
#include <string>

namespace bramah::app {
namespace {

/// The `.mo` files at or below a path, in order.
QStringList modelicaFiles(const QString& path)
{
    if (!QFileInfo(path).isDir())
        return {path};
    QStringList files;
    QDirIterator entries(path, {QStringLiteral("*.mo")}, QDir::Files, QDirIterator::Subdirectories);
    while (entries.hasNext())
        files << entries.next();
    files.sort();
    return files;
}

/// The folder of the outermost package that a file or folder belongs to; empty if there is none.
QString libraryAround(const QString& path)
{
    const QFileInfo place(path);
    QDir folder(place.isDir() ? place.absoluteFilePath() : place.absolutePath());
    QString found;
    while (folder.exists(QStringLiteral("package.mo"))) {
        found = folder.absolutePath();
        if (!folder.cdUp())
            break;
    }
    return found;
}

/// The class of a package folder, which the library reads file by file when its classes are first needed.
const model::ClassNode* packageIn(const QString& folder, LoadedFiles& loaded)
{
    const QString path = folder + QStringLiteral("/package.mo");
    const auto text = model::readRegularFile(path);
    if (!text) {
        loaded.diagnostics.push_back(
            {model::DiagnosticKind::FileNotReadable, {path, text.error()}, nullptr, {}, {}, {}});
        return nullptr;
    }
    const auto tree = model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(path, *text));
    if (tree->root().classes.empty())
        return nullptr;
    std::string name;
    for (const model::syntax::Identifier& part : tree->root().within.parts)
        name += std::string(part.text) + '.';
    name += tree->root().classes.front()->name.text;
    if (const model::ClassNode* known = loaded.library->find(name))
        return known;
    loaded.library->addSearchPath(folder);
    return loaded.library->find(name);
}

/// Reads the file or folder at \a path and adds the names of its classes to \a names. Names only, as a later file may
/// replace the classes.
void load(const QString& path, LoadedFiles& loaded, std::vector<std::string>& names)
{
    const QFileInfo place(path);
    if (place.fileName() == QLatin1String("package.mo") && place.isFile()) {
        load(place.path(), loaded, names);
        return;
    }
    if (!place.isDir()) {
        for (const model::ClassNode* node : loaded.library->loadFile(path, loaded.diagnostics))
            names.push_back(node->qualifiedName());
        return;
    }
    if (QFileInfo::exists(path + QStringLiteral("/package.mo"))) {
        if (const model::ClassNode* package = packageIn(path, loaded))
            names.push_back(package->qualifiedName());
        return;
    }
    const auto entries = QDir(path).entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QFileInfo& entry : entries)
        if (entry.isDir() || entry.suffix() == QLatin1String("mo"))
            load(entry.filePath(), loaded, names);
}

}  // namespace

LoadedFiles loadFiles(const QStringList& files, const CommandOptions& options)
{
    LoadedFiles loaded;
    loaded.library = std::make_unique<model::ClassLibrary>();
    for (const QString& path : options.values("library"))
        loaded.library->addSearchPath(path);
    // A library that is given takes precedence over an installed one of the same name.
    for (const QString& path : files)
        if (const QString folder = libraryAround(path); !folder.isEmpty())
            loaded.library->addSearchPath(folder);
    loaded.library->addDefaultSearchPaths();
    if (auto problem = loaded.library->shippedLibraryProblem()) {
        // Without its components each name in a circuit would be an error of its own.
        loaded.diagnostics.push_back(std::move(*problem));
        return loaded;
    }
    std::vector<std::string> names;
    for (const QString& path : files)
        load(path, loaded, names);
    for (const auto& converted :
         {model::convertFiles(*loaded.library), model::convertLibraries(*loaded.library, names)})
        loaded.diagnostics.insert(loaded.diagnostics.end(), converted.begin(), converted.end());
    for (const std::string& name : names) {
        const model::ClassNode* node = loaded.library->find(name);
        if (node && std::ranges::find(loaded.classes, node) == loaded.classes.end())
            loaded.classes.push_back(node);
    }
    return loaded;
}

model::Diagnostics syntaxDiagnostics(const QStringList& paths)
{
    model::Diagnostics diagnostics;
    for (const QString& path : paths) {
        for (const QString& name : modelicaFiles(path)) {
            const auto text = model::readRegularFile(name);
            if (!text) {
                diagnostics.push_back(
                    {model::DiagnosticKind::FileNotReadable, {name, text.error()}, nullptr, {}, {}, {}});
                continue;
            }
            const auto tree = model::syntax::SyntaxTree::parse(std::make_shared<const model::SourceText>(name, *text));
            diagnostics.insert(diagnostics.end(), tree->diagnostics().begin(), tree->diagnostics().end());
        }
    }
    return diagnostics;
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

void writeCompiled(const model::Diagnostics& compiled, const model::ClassLibrary& library, const model::ClassNode& node,
                   const model::Diagnostics& unbalanced, QTextStream& stream)
{
    model::Diagnostics all;
    if (hasErrors(compiled)) {
        all = DrawnClass(library, node).problems();
        all.insert(all.end(), unbalanced.begin(), unbalanced.end());
    }
    model::appendCompiled(all, compiled);
    writeDiagnostics(all, stream);
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
