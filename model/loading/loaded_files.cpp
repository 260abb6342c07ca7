// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/loading/loaded_files.h"

#include "model/conversion/library_conversion.h"
#include "model/text/regular_file.h"
#include "model/translate.h"

#include <QDirIterator>

#include <algorithm>
#include <string>

namespace bramah::model {
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
const ClassNode* packageIn(const QString& folder, LoadedFiles& loaded)
{
    const QString path = folder + QStringLiteral("/package.mo");
    const auto text = readRegularFile(path);
    if (!text) {
        loaded.diagnostics.push_back({DiagnosticKind::FileNotReadable, {path, text.error()}, nullptr, {}, {}, {}});
        return nullptr;
    }
    const auto tree = syntax::SyntaxTree::parse(std::make_shared<const SourceText>(path, *text));
    if (tree->root().classes.empty())
        return nullptr;
    std::string name;
    for (const syntax::Identifier& part : tree->root().within.parts)
        name += std::string(part.text) + '.';
    name += tree->root().classes.front()->name.text;
    if (const ClassNode* known = loaded.library->find(name))
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
        for (const ClassNode* node : loaded.library->loadFile(path, loaded.diagnostics))
            names.push_back(node->qualifiedName());
        return;
    }
    if (QFileInfo::exists(path + QStringLiteral("/package.mo"))) {
        if (const ClassNode* package = packageIn(path, loaded))
            names.push_back(package->qualifiedName());
        return;
    }
    const auto entries = QDir(path).entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (const QFileInfo& entry : entries)
        if (entry.isDir() || entry.suffix() == QLatin1String("mo"))
            load(entry.filePath(), loaded, names);
}

}  // namespace

LoadedFiles loadFiles(const QStringList& files, const QStringList& libraries)
{
    LoadedFiles loaded;
    loaded.library = std::make_shared<ClassLibrary>();
    for (const QString& path : libraries)
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
    for (const auto& converted : {convertFiles(*loaded.library), convertLibraries(*loaded.library, names)})
        loaded.diagnostics.insert(loaded.diagnostics.end(), converted.begin(), converted.end());
    for (const std::string& name : names) {
        const ClassNode* node = loaded.library->find(name);
        if (node && std::ranges::find(loaded.classes, node) == loaded.classes.end())
            loaded.classes.push_back(node);
    }
    return loaded;
}

Diagnostics syntaxDiagnostics(const QStringList& paths)
{
    Diagnostics diagnostics;
    for (const QString& path : paths) {
        for (const QString& name : modelicaFiles(path)) {
            const auto text = readRegularFile(name);
            if (!text) {
                diagnostics.push_back({DiagnosticKind::FileNotReadable, {name, text.error()}, nullptr, {}, {}, {}});
                continue;
            }
            const auto tree = syntax::SyntaxTree::parse(std::make_shared<const SourceText>(name, *text));
            diagnostics.insert(diagnostics.end(), tree->diagnostics().begin(), tree->diagnostics().end());
        }
    }
    return diagnostics;
}

std::vector<const ClassNode*> runnableModels(const std::vector<const ClassNode*>& classes)
{
    using syntax::ClassKind;
    std::vector<const ClassNode*> models;
    for (const ClassNode* node : classes) {
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

tl::expected<const ClassNode*, QString> chosenModel(const LoadedFiles& loaded, const QString& name)
{
    const std::vector<const ClassNode*> models = runnableModels(loaded.classes);
    if (!name.isEmpty()) {
        const ClassNode* node = loaded.library->find(name.toStdString());
        // The file's own classes may be named without their package.
        for (const ClassNode* candidate : models)
            if (node == nullptr && candidate->name() == name.toStdString())
                node = candidate;
        if (node == nullptr)
            return tl::unexpected(
                tr("there is no class `%1`; check the name, or add its library with --library").arg(name));
        return node;
    }
    if (models.size() == 1)
        return models.front();
    QStringList names;
    for (const ClassNode* node : models)
        names << QString::fromStdString(node->qualifiedName());
    return tl::unexpected(models.empty() ? tr("there is no model in the file")
                                         : tr("there are several models in the file; choose one with --class: %1")
                                               .arg(names.join(QStringLiteral(", "))));
}

}  // namespace bramah::model
