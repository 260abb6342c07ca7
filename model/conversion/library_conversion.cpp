// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/conversion/library_conversion.h"

#include "model/classes/library_versions.h"
#include "model/conversion/conversion_steps.h"
#include "model/conversion/text_converter.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/translate.h"

#include <algorithm>
#include <set>

namespace bramah::model {

using namespace syntax;

namespace {

using Tree = std::shared_ptr<const SyntaxTree>;

Tree parsed(const QString& fileName, const QByteArray& bytes)
{
    return SyntaxTree::parse(std::make_shared<const SourceText>(fileName, bytes));
}

QByteArray quoted(const QString& version)
{
    return '"' + version.toUtf8() + '"';
}

ArgumentSetting usesSetting(const std::string& name, const QString& version)
{
    return {{"uses", QByteArray::fromStdString(name), "version"}, quoted(version)};
}

/// Lets `uses` name \a version of \a library instead of the one before.
TextEdits usesVersion(const SyntaxTree& tree, const WantedLibrary& library, const QString& version)
{
    TextEdits edits;
    for (const ClassDefinition* definition : tree.root().classes)
        for (const WantedLibrary& used : usedLibraries(*definition))
            if (used.name == library.name)
                edits.replace(used.span, quoted(version));
    const auto first = std::ranges::find_if(tree.root().classes, [](const auto* one) { return isLongClass(*one); });
    if (edits.isEmpty() && library.isImplied && first != tree.root().classes.end())
        edits = setClassAnnotation(tree, **first, {usesSetting(library.name, version)});
    return edits;
}

/// A library that a text wants in another version than the one that is there.
struct Gap {
    WantedLibrary wanted;
    QString present;
};

std::vector<Gap> gapsOf(const ClassLibrary& library, const SyntaxTree& tree)
{
    std::vector<Gap> gaps;
    for (WantedLibrary& wanted : wantedLibraries(tree)) {
        const ClassNode* node = library.root().child(wanted.name);
        const QString present = node ? versionOf(node->definition()) : QString();
        const bool isOwn = node && node->tree().get() == &tree;
        if (!present.isEmpty() && present != wanted.version && !isOwn)
            gaps.push_back({std::move(wanted), present});
    }
    return gaps;
}

Diagnostic diagnosticOf(DiagnosticKind kind, const Gap& gap, const SyntaxTree& tree, const QString& last = {})
{
    QStringList arguments{QString::fromStdString(gap.wanted.name), gap.wanted.version, gap.present};
    if (!last.isEmpty())
        arguments << last;
    return {kind, arguments, tree.sharedText(), gap.wanted.span, {}, {}};
}

/// The steps over a gap; nothing, with a message, if none lead over it.
std::optional<std::vector<ConversionStep>> stepsOver(const Gap& gap, const ClassLibrary& library,
                                                     const SyntaxTree& tree, Diagnostics& diagnostics)
{
    auto steps = conversionSteps(*library.root().child(gap.wanted.name), gap.wanted.version);
    if (steps)
        return std::move(*steps);
    diagnostics.push_back(steps.error().isEmpty()
                              ? diagnosticOf(DiagnosticKind::LibraryVersionMissing, gap, tree)
                              : diagnosticOf(DiagnosticKind::ConversionUnreadable, gap, tree, steps.error()));
    return std::nullopt;
}

void addNotes(const ConversionNotes& notes, const Gap& gap, const SyntaxTree& tree, Diagnostics& diagnostics)
{
    const QString summary = notes.summary();
    diagnostics.push_back(diagnosticOf(DiagnosticKind::LibraryConverted, gap, tree,
                                       summary.isEmpty() ? tr("nothing but the version differs") : summary));
    diagnostics.insert(diagnostics.end(), notes.refusals().begin(), notes.refusals().end());
}

/// The files of a library at a search path. Reads them all.
void collectTrees(const ClassNode& node, std::vector<Tree>& trees)
{
    if (node.tree() && std::ranges::find(trees, node.tree()) == trees.end())
        trees.push_back(node.tree());
    for (const ClassNode* inner : node.children())
        collectTrees(*inner, trees);
}

/// Converts a library at a search path in memory over one gap.
void convertOver(const Gap& gap, const std::vector<ConversionStep>& steps, ClassLibrary& library,
                 const std::string& name, Diagnostics& diagnostics)
{
    ConversionNotes notes;
    Tree main;
    for (const ConversionStep& step : steps) {
        const ClassNode* node = library.root().child(name);
        std::vector<Tree> trees;
        collectTrees(*node, trees);
        main = node->tree();
        std::vector<Tree> changed;
        for (const Tree& tree : trees) {
            TextEdits edits = TextConverter(library, gap.wanted.name, step.rules, tree, notes).convert();
            if (tree == main)
                edits.add(usesVersion(*tree, gap.wanted, step.to));
            if (!edits.isEmpty())
                changed.push_back(parsed(tree->text().fileName(), edits.appliedTo(tree->text().bytes())));
        }
        library.readAnew(name, changed);
    }
    if (main)
        addNotes(notes, gap, *main, diagnostics);
}

bool isOfUserFile(const ClassLibrary& library, const ClassNode& node)
{
    return std::ranges::find(library.userFiles(), node.tree()) != library.userFiles().end();
}

}  // namespace

Conversion conversionOf(const ClassLibrary& library, const Tree& tree)
{
    Conversion result;
    if (tree->hasErrors())
        return result;
    Tree current = tree;
    std::unique_ptr<ClassLibrary> scratch;
    for (const Gap& gap : gapsOf(library, *tree)) {
        const auto steps = stepsOver(gap, library, *tree, result.diagnostics);
        if (!steps || steps->empty())
            continue;
        ConversionNotes notes;
        const TextEdits before = result.edits;
        for (const ConversionStep& step : *steps) {
            const ClassLibrary& with = scratch ? *scratch : library;
            TextEdits edits = TextConverter(with, gap.wanted.name, step.rules, current, notes).convert();
            edits.add(usesVersion(*current, gap.wanted, step.to));
            result.edits = result.edits.then(edits);
            current = parsed(tree->text().fileName(), edits.appliedTo(current->text().bytes()));
            if (!scratch)
                scratch = library.clone();
            scratch->addFile(current);
        }
        // A text without a version that none of the rules concerns gets its `uses` when it is saved.
        if (gap.wanted.isImplied && notes.summary().isEmpty() && notes.refusals().empty())
            result.edits = before;
        else
            addNotes(notes, gap, *tree, result.diagnostics);
    }
    return result;
}

Diagnostics convertFiles(ClassLibrary& library)
{
    Diagnostics diagnostics;
    for (const Tree& tree : std::vector(library.userFiles())) {
        const Conversion conversion = conversionOf(library, tree);
        diagnostics.insert(diagnostics.end(), conversion.diagnostics.begin(), conversion.diagnostics.end());
        if (!conversion.edits.isEmpty())
            library.addFile(parsed(tree->text().fileName(), conversion.edits.appliedTo(tree->text().bytes())));
    }
    return diagnostics;
}

Diagnostics convertLibraries(ClassLibrary& library, const std::vector<std::string>& names)
{
    Diagnostics diagnostics;
    std::vector<std::string> open = names;
    for (const Tree& tree : library.userFiles())
        for (const WantedLibrary& wanted : wantedLibraries(*tree))
            open.push_back(wanted.name);
    std::set<std::string> seen;
    while (!open.empty()) {
        const std::string name = open.back();
        open.pop_back();
        const ClassNode* node = library.root().child(name);
        if (!seen.insert(name).second || !node || !node->definition() || isOfUserFile(library, *node))
            continue;
        const Tree main = node->tree();
        for (const WantedLibrary& wanted : wantedLibraries(*main))
            open.push_back(wanted.name);
        for (const Gap& gap : gapsOf(library, *main))
            if (const auto steps = stepsOver(gap, library, *main, diagnostics); steps && !steps->empty())
                convertOver(gap, *steps, library, name, diagnostics);
    }
    return diagnostics;
}

TextEdits usesEdit(const ClassLibrary& library, const SyntaxTree& tree)
{
    const auto classes = tree.root().classes;
    const auto first = std::ranges::find_if(classes, [](const auto* one) { return isLongClass(*one); });
    if (tree.hasErrors() || !tree.root().within.isEmpty() || first == classes.end())
        return {};
    const std::vector<WantedLibrary> wanted = wantedLibraries(tree);
    ArgumentSettings settings;
    for (const ClassNode* node : library.topLevelClasses()) {
        const std::string& name = node->name();
        const bool isKnown =
            std::ranges::any_of(wanted, [&](const WantedLibrary& one) { return one.name == name && !one.isImplied; });
        if (isKnown || !namesLibrary(tree, name) ||
            std::ranges::any_of(classes, [&](const auto* own) { return own->name.text == name; }))
            continue;
        if (const QString version = versionOf(node->definition()); !version.isEmpty())
            settings.push_back(usesSetting(name, version));
    }
    return settings.empty() ? TextEdits() : setClassAnnotation(tree, **first, settings);
}

}  // namespace bramah::model
