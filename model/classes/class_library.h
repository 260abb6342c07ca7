// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/classes/class_node.h"
#include "model/translations/translations.h"

#include <QFileInfo>
#include <QString>
#include <QStringList>

#include <array>
#include <map>
#include <optional>

namespace bramah::model {

/// All classes that can be used: packages found in the search paths, read lazily, and files opened by the user.
/// Belongs to one thread; clone() makes an independent one for a worker that shares the parsed texts.
/// Large: it holds one tree of classes that search paths, open files and translations fill.
class ClassLibrary
{
public:
    ClassLibrary();
    ~ClassLibrary();
    ClassLibrary(const ClassLibrary&) = delete;
    ClassLibrary& operator=(const ClassLibrary&) = delete;

    /// The shipped library's folder (it holds `Bramah/package.mo`): beside the executable's installation, in the source
    /// tree of a build, or where BRAMAH_LIBRARY says. Empty if it is nowhere.
    [[nodiscard]] static QString shippedLibraryPath();
    /// From now on \a folder counts as that of the executable, for a program in which Bramah is a part, as Python. Call
    /// it before anything is read.
    static void setProgramFolder(const QString& folder);
    /// The folder given to setProgramFolder(), else that of the executable, for which a QCoreApplication must exist.
    [[nodiscard]] static QString programFolder();
    /// What a user is told who has no library `Bramah` anywhere on the search paths; nothing if it is there.
    [[nodiscard]] std::optional<Diagnostic> shippedLibraryProblem() const;

    /// Adds a folder in which top-level packages are looked for, or a package's own folder or file. Of several versions
    /// of a package in one folder, as `Modelica 3.2.3` and `Modelica 4.1.0`, the one without a number in its name
    /// counts, else the newest, until a file wants another.
    void addSearchPath(const QString& path);
    /// The shipped library and the folders of the environment variable MODELICAPATH.
    void addDefaultSearchPaths();
    /// The folders and files of addSearchPath() as clean absolute paths, in the order in which they were added.
    [[nodiscard]] const QStringList& searchPaths() const { return searchPaths_; }

    /// Adds or replaces the classes of a user's file at the place that its `within` names. If the file is a piece of a
    /// library that is not known yet, that library's folder becomes a search path. Nodes of the file's former text end.
    /// Of libraries that the search paths have in several versions, those that the file's `uses` names are chosen,
    /// unless another file uses the chosen one; nodes of the former choice end. Returns the added classes in order.
    std::vector<const ClassNode*> addFile(std::shared_ptr<const syntax::SyntaxTree> tree);
    /// Removes the classes of a user's file, as when it is closed or gets another name. A file of a known library is
    /// read again from the disk at its next use.
    void remove(const QString& fileName);
    /// Reads and adds \a path; the diagnostics are the text's own and file-not-readable.
    std::vector<const ClassNode*> loadFile(const QString& path, Diagnostics& diagnostics);

    /// The class of a full name such as `Bramah.Hydraulics.Node`, or null.
    [[nodiscard]] const ClassNode* find(std::string_view qualifiedName) const;
    /// The nameless node whose children are the top-level classes and the predefined types; valid as long as the
    /// library.
    [[nodiscard]] const ClassNode& root() const { return *root_; }
    /// Names of top-level packages that are loaded or can be loaded from the search paths.
    [[nodiscard]] std::vector<const ClassNode*> topLevelClasses() const;
    /// The predefined type; \a type is neither None nor Enumeration, which have no class of their own.
    [[nodiscard]] const ClassNode& builtin(BuiltinType type) const;
    /// The user's files, in the order in which they were added.
    [[nodiscard]] const std::vector<std::shared_ptr<const syntax::SyntaxTree>>& userFiles() const { return userFiles_; }
    /// The files and package folders at the search paths of which something has been read so far, but the shipped
    /// library.
    [[nodiscard]] QStringList placesRead() const;
    /// Changes with each choice of another version of a library.
    [[nodiscard]] int choices() const { return choices_; }
    /// The versions of the top-level class \a name at the search paths, the chosen one first.
    [[nodiscard]] QStringList versionsAt(const std::string& name) const;
    /// Lets the top-level class \a name be read anew, with \a texts in place of the files of their names: a library
    /// that was converted in memory. Its nodes end.
    void readAnew(const std::string& name, const std::vector<std::shared_ptr<const syntax::SyntaxTree>>& texts);
    /// Syntax errors and unreadable files met while loading lazily, each once.
    [[nodiscard]] const Diagnostics& diagnostics() const { return diagnostics_; }

    /// The translations in which ClassNode::shown() looks up texts. Clones keep language and folders.
    [[nodiscard]] Translations& translations() { return translations_; }
    /// The same for reading.
    [[nodiscard]] const Translations& translations() const { return translations_; }

    /// A library for another thread: the same search paths, chosen versions, files and translations. It shares parsed
    /// texts, but has class nodes of its own.
    [[nodiscard]] std::unique_ptr<ClassLibrary> clone() const { return cloneWithout({}); }
    /// A clone without the classes found at \a searchPath.
    [[nodiscard]] std::unique_ptr<ClassLibrary> cloneWithout(const QString& searchPath) const;

    /// True for a `.mo` file or a folder with a `package.mo`.
    [[nodiscard]] static bool isClassFile(const QFileInfo& entry);
    /// The folder or file of the whole library that contains \a path: a `package.mo` stands for its folder, and a
    /// nested package for the outermost one.
    [[nodiscard]] static QString wholeLibrary(const QString& path);
    /// Names of the top-level classes that addSearchPath() would find at \a path.
    [[nodiscard]] static std::vector<std::string> classNamesAt(const QString& path);
    /// The name of the class in such a file or folder; a version number after a blank is left out.
    [[nodiscard]] static std::string classNameOf(const QFileInfo& entry);

private:
    friend class ClassNode;
    std::shared_ptr<const syntax::SyntaxTree> read(const QString& path) const;
    /// Reports a file \a tree whose class or `within` is not that of \a node, for which it was read.
    void checkPlace(const ClassNode& node, const std::shared_ptr<const syntax::SyntaxTree>& tree) const;
    void takeAway(const QString& fileName);
    [[nodiscard]] bool isOfLibrary(const QString& fileName) const;
    void addBuiltins();
    void addLibraryAround(const syntax::SyntaxTree& tree);
    enum class Choice { OfUnread, OfAll };
    /// Chooses the versions of libraries that \a tree wants; \a choice: among those not yet read, or all.
    void chooseVersions(const syntax::SyntaxTree& tree, Choice choice);
    void choose(const std::string& name, const QString& version, Choice choice);
    [[nodiscard]] std::shared_ptr<const syntax::SyntaxTree> mainTextAt(const std::string& path) const;
    [[nodiscard]] bool isUsedByFile(const std::string& name, const QString& version) const;
    void takePlace(const std::string& name, const std::string& path);

    std::unique_ptr<ClassNode> root_;
    std::array<const ClassNode*, 7> builtins_{};
    QStringList searchPaths_;
    std::map<std::string, std::vector<std::string>>
        places_;                                 ///< of each top-level class: files and folders that have it
    std::map<std::string, std::string> chosen_;  ///< the places of those not read from their first one
    std::map<QString, std::shared_ptr<const syntax::SyntaxTree>> texts_;  ///< in place of files, see readAnew()
    int choices_ = 0;
    std::vector<std::shared_ptr<const syntax::SyntaxTree>> userFiles_;
    mutable Diagnostics diagnostics_;
    Translations translations_;
};

}  // namespace bramah::model
