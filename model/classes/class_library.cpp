// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"

#include "model/classes/library_versions.h"
#include "model/text/dotted_name.h"
#include "model/text/regular_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QProcessEnvironment>
#include <QRegularExpression>

#include <algorithm>
#include <mutex>
#include <tuple>
#include <unordered_map>

namespace bramah::model {

namespace {

/// Parsed library files, shared by all libraries of the process and their clones, and guarded by a mutex. A file whose
/// time or size on disk has changed is read again.
class ParsedFiles
{
public:
    static ParsedFiles& shared()
    {
        static ParsedFiles files;
        return files;
    }

    /// Null, with \a error set, if the file cannot be read.
    std::shared_ptr<const syntax::SyntaxTree> read(const QString& path, QString& error)
    {
        const QFileInfo status(path);
        const auto stamp = std::pair{status.lastModified().toMSecsSinceEpoch(), status.size()};
        {
            const std::scoped_lock lock(mutex_);
            if (const auto found = files_.find(path.toStdString());
                found != files_.end() && found->second.stamp == stamp)
                return found->second.tree;
        }
        auto bytes = readRegularFile(path);
        if (!bytes) {
            error = bytes.error();
            return nullptr;
        }
        auto tree = syntax::SyntaxTree::parse(std::make_shared<const SourceText>(path, std::move(*bytes)));
        const std::scoped_lock lock(mutex_);
        files_[path.toStdString()] = {stamp, tree};
        return tree;
    }

private:
    struct Entry {
        std::pair<qint64, qint64> stamp;
        std::shared_ptr<const syntax::SyntaxTree> tree;
    };
    std::mutex mutex_;
    std::unordered_map<std::string, Entry> files_;
};

/// The version in a name such as `Modelica 4.1.0` or `Modelica 4.1.0.mo`; empty if there is none.
QString versionInName(const QFileInfo& entry)
{
    return (entry.isDir() ? entry.fileName() : entry.completeBaseName()).section(QLatin1Char(' '), 1);
}

/// Is \a left to be taken before \a right, both of one package? Without a number in its name it is the default version,
/// else the newest comes first.
bool isPreferred(const QFileInfo& left, const QFileInfo& right)
{
    const QString a = versionInName(left);
    const QString b = versionInName(right);
    return a.isEmpty() != b.isEmpty() ? a.isEmpty() : compareVersions(a, b) > 0;
}

/// The files and folders of top-level classes at a search path: itself, or its entries.
QFileInfoList classFilesAt(const QString& path)
{
    const QFileInfo place(path);
    QFileInfoList entries{place};
    if (place.isDir() && !ClassLibrary::isClassFile(place))
        entries = QDir(path).entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    entries.removeIf([](const QFileInfo& entry) { return !ClassLibrary::isClassFile(entry); });
    return entries;
}

/// The predefined types that can be written in Modelica (specification 4.9).
const char kPredefined[] = R"(
type StateSelect = enumeration(never, avoid, default, prefer, always) "Wish for a variable as a state";
type AssertionLevel = enumeration(warning, error) "What a violated assertion does";
)";

}  // namespace

ClassLibrary::ClassLibrary() : root_(std::make_unique<ClassNode>(*this, nullptr, std::string()))
{
    addBuiltins();
}

ClassLibrary::~ClassLibrary() = default;

void ClassLibrary::addBuiltins()
{
    const std::pair<const char*, BuiltinType> types[] = {{"Real", BuiltinType::Real},
                                                         {"Integer", BuiltinType::Integer},
                                                         {"Boolean", BuiltinType::Boolean},
                                                         {"String", BuiltinType::String},
                                                         {"ExternalObject", BuiltinType::ExternalObject}};
    for (const auto& [name, type] : types) {
        ClassNode& node = root_->makeChild(name);
        node.builtin_ = type;
        node.plainType_ = type == BuiltinType::ExternalObject ? BuiltinType::None : type;
        builtins_[static_cast<std::size_t>(type)] = &node;
    }
    const auto tree = syntax::SyntaxTree::parse(
        std::make_shared<const SourceText>(QStringLiteral("<predefined>"), QByteArray(kPredefined)));
    for (const syntax::ClassDefinition* definition : tree->root().classes)
        root_->makeChild(definition->name.text).adopt(*definition, tree);
}

const ClassNode& ClassLibrary::builtin(BuiltinType type) const
{
    const ClassNode* node = builtins_[static_cast<std::size_t>(type)];
    Q_ASSERT(node);
    return *node;
}

namespace {

/// Where the program lies, if somebody has said so.
QString& toldProgramFolder()
{
    static QString folder;
    return folder;
}

/// Of an installed program, and of one that lies where it was built.
QStringList placesOfShippedLibrary()
{
    const QDir program(ClassLibrary::programFolder());
    return {program.filePath(QStringLiteral("../share/bramah/library")),
            program.filePath(QStringLiteral("../../library"))};
}

}  // namespace

void ClassLibrary::setProgramFolder(const QString& folder)
{
    toldProgramFolder() = folder;
}

QString ClassLibrary::programFolder()
{
    return toldProgramFolder().isEmpty() ? QCoreApplication::applicationDirPath() : toldProgramFolder();
}

QString ClassLibrary::shippedLibraryPath()
{
    const QStringList candidates = QStringList{qEnvironmentVariable("BRAMAH_LIBRARY")} + placesOfShippedLibrary();
    for (const QString& candidate : candidates)
        if (!candidate.isEmpty() && QFileInfo::exists(QDir(candidate).filePath(QStringLiteral("Bramah/package.mo"))))
            return QDir::cleanPath(candidate);
    return {};
}

std::optional<Diagnostic> ClassLibrary::shippedLibraryProblem() const
{
    if (find("Bramah"))
        return std::nullopt;
    return Diagnostic{
        DiagnosticKind::FileNotReadable,
        {QDir::cleanPath(placesOfShippedLibrary().front() + QStringLiteral("/Bramah")),
         QCoreApplication::translate("ClassLibrary",
                                     "Bramah's own components belong there; install Bramah anew, or name the folder "
                                     "around them in the environment variable BRAMAH_LIBRARY")},
        nullptr,
        {},
        {},
        {}};
}

bool ClassLibrary::isClassFile(const QFileInfo& entry)
{
    if (entry.isDir())
        return QFileInfo::exists(QDir(entry.filePath()).filePath(QStringLiteral("package.mo")));
    return entry.suffix() == QLatin1String("mo") && entry.fileName() != QLatin1String("package.mo");
}

namespace {

bool isQuoted(const QString& name)
{
    return name.size() > 2 && name.startsWith(QLatin1Char('\'')) && name.endsWith(QLatin1Char('\''));
}

bool isIdentifier(const QString& name)
{
    static const QRegularExpression pattern(QStringLiteral("^[A-Za-z_][A-Za-z0-9_]*$"));
    return pattern.match(name).hasMatch();
}

/// Is \a quoted, the name of the file or folder \a entry, that of the class in it? Only names that a class can have
/// with quotation marks alone, or that may end with a version, need the file to be read.
bool endsWithClass(const QFileInfo& entry, const QString& quoted)
{
    if (!quoted.contains(QLatin1Char(' ')))
        return false;
    QFile file(entry.isDir() ? QDir(entry.filePath()).filePath(QStringLiteral("package.mo")) : entry.filePath());
    return file.open(QIODevice::ReadOnly) && file.readAll().contains(QByteArray("end ") + quoted.toUtf8());
}

}  // namespace

std::string ClassLibrary::classNameOf(const QFileInfo& entry)
{
    const QString name = entry.isDir() ? entry.fileName() : entry.completeBaseName();
    const QString quoted = isQuoted(name) ? name : QLatin1Char('\'') + name + QLatin1Char('\'');
    if (isQuoted(name) || endsWithClass(entry, quoted))
        return quoted.toStdString();
    const QString unversioned = name.section(QLatin1Char(' '), 0, 0);  // of `Modelica 4.1.0`
    return isIdentifier(unversioned) ? unversioned.toStdString() : quoted.toStdString();
}

std::vector<std::string> ClassLibrary::classNamesAt(const QString& path)
{
    std::vector<std::string> names;
    for (const QFileInfo& entry : classFilesAt(path))
        names.push_back(classNameOf(entry));
    return names;
}

void ClassLibrary::addSearchPath(const QString& path)
{
    const QString clean = QDir::cleanPath(QDir(path).absolutePath());
    if (searchPaths_.contains(clean))
        return;
    const QFileInfo place(clean);
    if (!place.exists()) {
        diagnostics_.push_back({DiagnosticKind::FileNotReadable,
                                {path, QCoreApplication::translate("ClassLibrary", "there is no such file or folder")},
                                nullptr,
                                {},
                                {},
                                {}});
        return;
    }
    searchPaths_ << clean;
    std::map<std::string, QFileInfoList> versions;
    for (const QFileInfo& entry : classFilesAt(clean)) {
        const std::string name = classNameOf(entry);
        root_->makeChild(name);
        versions[name] << entry;
    }
    for (auto& [name, entries] : versions) {
        std::ranges::stable_sort(entries, isPreferred);
        for (const QFileInfo& entry : entries)
            places_[name].push_back(entry.filePath().toStdString());
        ClassNode& node = root_->makeChild(name);
        if (!node.definition_ && node.builtin_ == BuiltinType::None && node.pendingFile_.empty())
            node.pendingFile_ = places_[name].front();
    }
}

std::shared_ptr<const syntax::SyntaxTree> ClassLibrary::mainTextAt(const std::string& path) const
{
    const QString place = QString::fromStdString(path);
    QString error;
    return ParsedFiles::shared().read(
        QFileInfo(place).isDir() ? QDir(place).filePath(QStringLiteral("package.mo")) : place, error);
}

namespace {

const syntax::ClassDefinition* classIn(const syntax::SyntaxTree* tree, std::string_view name)
{
    if (!tree)
        return nullptr;
    for (const syntax::ClassDefinition* definition : tree->root().classes)
        if (definition->name.text == name)
            return definition;
    return nullptr;
}

}  // namespace

QStringList ClassLibrary::versionsAt(const std::string& name) const
{
    QStringList versions;
    const auto places = places_.find(name);
    if (places == places_.end())
        return versions;
    const auto chosen = chosen_.find(name);
    for (const std::string& place : places->second) {
        const QString version = versionOf(classIn(mainTextAt(place).get(), name));
        if (chosen != chosen_.end() && chosen->second == place)
            versions.prepend(version);
        else
            versions.append(version);
    }
    return versions;
}

void ClassLibrary::chooseVersions(const syntax::SyntaxTree& tree, Choice choice)
{
    for (const WantedLibrary& library : wantedLibraries(tree))
        choose(library.name, library.version, choice);
}

bool ClassLibrary::isUsedByFile(const std::string& name, const QString& version) const
{
    return std::ranges::any_of(userFiles_, [&](const auto& tree) {
        return std::ranges::any_of(wantedLibraries(*tree), [&](const WantedLibrary& library) {
            return library.name == name && library.version == version;
        });
    });
}

void ClassLibrary::choose(const std::string& name, const QString& version, Choice choice)
{
    const auto places = places_.find(name);
    ClassNode* node = root_->children_.contains(name) ? root_->children_[name].get() : nullptr;
    if (places == places_.end() || places->second.size() < 2 || !node)
        return;
    const bool isUnread = !node->pendingFile_.empty();
    const auto known = chosen_.find(name);
    const std::string present = known == chosen_.end() ? places->second.front() : known->second;
    const bool isOfUser = !isUnread && std::ranges::find(userFiles_, node->tree_) != userFiles_.end();
    if ((!isUnread && choice == Choice::OfUnread) || isOfUser)
        return;
    // How near a place comes to the wish: the version itself, one that says how to get there from it, or any.
    const auto rank = [&](const std::string& place) {
        const auto tree = mainTextAt(place);
        const auto* definition = classIn(tree.get(), name);
        return !definition ? 0 : versionOf(definition) == version ? 3 : convertsFrom(*definition, version) ? 2 : 1;
    };
    const auto* presentClass = classIn(mainTextAt(present).get(), name);
    if (presentClass && isUsedByFile(name, versionOf(presentClass)))
        return;
    std::string best = present;
    int bestRank = rank(present);
    for (const std::string& place : places->second)
        if (const int other = rank(place); other > bestRank)
            std::tie(best, bestRank) = std::pair{place, other};
    if (best != present)
        takePlace(name, best);
}

void ClassLibrary::takePlace(const std::string& name, const std::string& path)
{
    chosen_[name] = path;
    ++choices_;
    auto& slot = root_->children_[name];
    slot = std::make_unique<ClassNode>(*this, root_.get(), name);
    slot->pendingFile_ = path;
}

void ClassLibrary::readAnew(const std::string& name,
                            const std::vector<std::shared_ptr<const syntax::SyntaxTree>>& texts)
{
    for (const auto& tree : texts)
        texts_[tree->text().fileName()] = tree;
    const auto places = places_.find(name);
    if (places == places_.end())
        return;
    const auto known = chosen_.find(name);
    takePlace(name, known == chosen_.end() ? places->second.front() : known->second);
}

void ClassLibrary::addDefaultSearchPaths()
{
    if (const QString shipped = shippedLibraryPath(); !shipped.isEmpty())
        addSearchPath(shipped);
    const QString path = qEnvironmentVariable("MODELICAPATH");
    for (const QString& folder : path.split(QDir::listSeparator(), Qt::SkipEmptyParts))
        addSearchPath(folder);
}

std::shared_ptr<const syntax::SyntaxTree> ClassLibrary::read(const QString& path) const
{
    if (const auto text = texts_.find(path); text != texts_.end())
        return text->second;
    QString error;
    auto tree = ParsedFiles::shared().read(path, error);
    if (!tree) {
        diagnostics_.push_back({DiagnosticKind::FileNotReadable, {path, error}, nullptr, {}, {}, {}});
        return nullptr;
    }
    diagnostics_.insert(diagnostics_.end(), tree->diagnostics().begin(), tree->diagnostics().end());
    return tree;
}

void ClassLibrary::checkPlace(const ClassNode& node, const std::shared_ptr<const syntax::SyntaxTree>& tree) const
{
    const std::shared_ptr<const SourceText>& text = tree->sharedText();
    const syntax::Name& within = tree->root().within;
    if (!node.definition() && !tree->hasErrors())
        diagnostics_.push_back({DiagnosticKind::ClassNotInFile,
                                {QFileInfo(text->fileName()).fileName(), QString::fromStdString(node.name())},
                                text,
                                {},
                                {},
                                {}});
    std::string said;
    for (const syntax::Identifier& part : within.parts)
        said += (said.empty() ? "" : ".") + std::string(part.text);
    const std::string around = node.parent()->qualifiedName();
    if (!said.empty() && !around.empty() && said != around)
        diagnostics_.push_back({DiagnosticKind::WithinDiffers,
                                {QString::fromStdString(around), QString::fromStdString(said)},
                                text,
                                within.span,
                                {},
                                {}});
}

void ClassLibrary::remove(const QString& fileName)
{
    const auto file = std::ranges::find(userFiles_, fileName, [](const auto& tree) { return tree->text().fileName(); });
    if (file == userFiles_.end())
        return;
    const std::shared_ptr<const syntax::SyntaxTree> tree = *file;
    QFileInfo place(fileName);
    if (place.fileName() == QLatin1String("package.mo"))
        place.setFile(place.absolutePath());
    ClassNode* around = root_.get();
    for (const syntax::Identifier& part : tree->root().within.parts)
        around = &around->makeChild(part.text);
    const std::vector<std::string> order = around->order_;
    takeAway(fileName);
    const std::string name = classNameOf(place);
    const bool isFreed = !around->children_.contains(name) && std::ranges::find(order, name) != order.end();
    if (isFreed && isOfLibrary(fileName)) {
        around->makeChild(name).pendingFile_ = place.filePath().toStdString();
        around->order_ = order;
    }
    for (const auto& other : std::vector(userFiles_))
        chooseVersions(*other, Choice::OfAll);
}

bool ClassLibrary::isOfLibrary(const QString& fileName) const
{
    const QString clean = QDir::cleanPath(fileName);
    return QFileInfo::exists(clean) && std::ranges::any_of(searchPaths_, [&](const QString& path) {
               return clean == path || clean.startsWith(path + QLatin1Char('/'));
           });
}

void ClassLibrary::takeAway(const QString& fileName)
{
    const auto old = std::find_if(userFiles_.begin(), userFiles_.end(),
                                  [&fileName](const auto& tree) { return tree->text().fileName() == fileName; });
    if (old == userFiles_.end())
        return;
    ClassNode* place = root_.get();
    for (const syntax::Identifier& part : (*old)->root().within.parts)
        place = &place->makeChild(part.text);
    for (const syntax::ClassDefinition* definition : (*old)->root().classes) {
        const std::string name(definition->name.text);
        place->children_.erase(name);
        std::erase(place->order_, name);
    }
    userFiles_.erase(old);
}

QString ClassLibrary::wholeLibrary(const QString& path)
{
    QFileInfo place(QDir::cleanPath(QFileInfo(path).absoluteFilePath()));
    if (place.fileName() == QLatin1String("package.mo"))
        place.setFile(place.absolutePath());
    while (isClassFile(place) && isClassFile(QFileInfo(place.absolutePath())))
        place.setFile(place.absolutePath());
    return place.absoluteFilePath();
}

void ClassLibrary::addLibraryAround(const syntax::SyntaxTree& tree)
{
    const auto within = tree.root().within.parts;
    if (within.empty() || tree.text().fileName().isEmpty() || root_->child(within.front().text))
        return;
    const QString library = wholeLibrary(tree.text().fileName());
    if (QFileInfo(library).isDir() && classNameOf(QFileInfo(library)) == within.front().text)
        addSearchPath(library);
}

std::vector<const ClassNode*> ClassLibrary::addFile(std::shared_ptr<const syntax::SyntaxTree> tree)
{
    takeAway(tree->text().fileName());
    addLibraryAround(*tree);
    chooseVersions(*tree, Choice::OfAll);
    ClassNode* place = root_.get();
    for (const syntax::Identifier& part : tree->root().within.parts) {
        place->load();
        place = &place->makeChild(part.text);
    }
    place->load();
    std::vector<const ClassNode*> added;
    for (const syntax::ClassDefinition* definition : tree->root().classes) {
        const std::string name(definition->name.text);
        if (place->children_.contains(name) && place->children_[name]->builtin_ != BuiltinType::None &&
            place == root_.get())
            continue;
        auto node = std::make_unique<ClassNode>(*this, place, name);
        node->adopt(*definition, tree);
        auto& child = place->children_[name];
        if (child)  // a class of this name from an earlier text ends here; it may be one of this very file
            std::erase(added, child.get());
        else
            place->order_.push_back(name);
        added.push_back(node.get());
        child = std::move(node);
    }
    userFiles_.push_back(std::move(tree));
    return added;
}

std::vector<const ClassNode*> ClassLibrary::loadFile(const QString& path, Diagnostics& diagnostics)
{
    auto bytes = readRegularFile(path);
    if (!bytes) {
        diagnostics.push_back({DiagnosticKind::FileNotReadable, {path, bytes.error()}, nullptr, {}, {}, {}});
        return {};
    }
    auto tree = syntax::SyntaxTree::parse(std::make_shared<const SourceText>(path, std::move(*bytes)));
    diagnostics.insert(diagnostics.end(), tree->diagnostics().begin(), tree->diagnostics().end());
    return addFile(std::move(tree));
}

const ClassNode* ClassLibrary::find(std::string_view qualifiedName) const
{
    const ClassNode* node = root_.get();
    while (node && !qualifiedName.empty()) {
        const std::size_t dot = firstDot(qualifiedName);
        node = node->child(qualifiedName.substr(0, dot));
        qualifiedName = dot == std::string_view::npos ? std::string_view() : qualifiedName.substr(dot + 1);
    }
    return node;
}

QStringList ClassLibrary::placesRead() const
{
    const QString shipped = shippedLibraryPath() + QLatin1Char('/');
    QStringList places;
    for (const auto& [name, candidates] : places_) {
        const auto node = root_->children_.find(name);
        if (node == root_->children_.end() || !node->second->pendingFile_.empty())
            continue;
        const auto chosen = chosen_.find(name);
        const QString place = QString::fromStdString(chosen == chosen_.end() ? candidates.front() : chosen->second);
        if (!QDir::cleanPath(place).startsWith(shipped))
            places << place;
    }
    return places;
}

std::vector<const ClassNode*> ClassLibrary::topLevelClasses() const
{
    std::vector<const ClassNode*> classes;
    for (const ClassNode* node : root_->children())
        if (node->builtin_ == BuiltinType::None && node->name() != "ExternalObject")
            classes.push_back(node);
    return classes;
}

std::unique_ptr<ClassLibrary> ClassLibrary::cloneWithout(const QString& searchPath) const
{
    auto copy = std::make_unique<ClassLibrary>();
    copy->translations_ = translations_;
    for (const QString& path : searchPaths_)
        if (path != searchPath)
            copy->addSearchPath(path);
    copy->texts_ = texts_;
    for (const auto& [name, path] : chosen_)
        if (const auto places = copy->places_.find(name);
            places != copy->places_.end() && std::ranges::find(places->second, path) != places->second.end())
            copy->takePlace(name, path);
    for (const auto& tree : userFiles_)
        copy->addFile(tree);
    return copy;
}

}  // namespace bramah::model
