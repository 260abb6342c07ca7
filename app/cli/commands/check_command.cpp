// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/models/command_model.h"
#include "app/cli/models/drawn_class.h"
#include "app/cli/options/command_texts.h"
#include "model/diagram/diagram_checks.h"
#include "model/planning/exclusions.h"

namespace bramah::cli {
namespace {

model::Diagnostics checkDrawn(const model::ClassLibrary& library, const model::ClassNode& node)
{
    const DrawnClass drawn(library, node);
    model::Diagnostics diagnostics = drawn.problems();
    model::appendCompiled(diagnostics, drawn.illegibilities());
    return diagnostics;
}

/// Checks a model without running it. Problems of the drawing come first, as they are nearer to its author.
model::Diagnostics checkModel(const std::shared_ptr<model::ClassLibrary>& library, const model::ClassNode& node)
{
    model::Diagnostics diagnostics = checkDrawn(*library, node);
    solver::ModelSource source;
    source.library = library;
    source.className = node.qualifiedName();
    source.arePortsOpen = true;
    solver::Model checked(std::move(source));
    model::appendCompiled(diagnostics, checked.flattened().diagnostics);
    model::appendCompiled(diagnostics, checked.built().diagnostics);
    model::appendCounts(diagnostics, checked.flattened().unbalanced);
    return diagnostics;
}

/// The problems to write, and the number of excluded ones.
struct ToldProblems {
    model::Diagnostics open;
    std::size_t excluded = 0;
};

void addTold(ToldProblems& told, const std::shared_ptr<model::ClassLibrary>& library, const model::ClassNode& node)
{
    const model::SortedProblems sorted = model::sortedProblems(node.definition(), checkModel(library, node));
    model::appendCompiled(told.open, sorted.open);
    told.excluded += sorted.excluded.size();
}

}  // namespace

int checkCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("check"), QStringLiteral("check PATH... [--class C] [--syntax]"),
                           tr("Says what is wrong."));
    options.add(QStringLiteral("syntax"), {}, tr("Looks at the grammar only."));
    if (const auto code = options.parse(arguments, 1, 1000000, streams))
        return *code;

    if (options.isSet("syntax")) {
        const model::Diagnostics found = model::syntaxDiagnostics(options.files());
        writeDiagnostics(found, streams.out);
        return hasErrors(found) ? kExitWrongInput : kExitOk;
    }
    const model::LoadedFiles loaded = loadFiles(options.files(), options);
    ToldProblems told{loaded.diagnostics, 0};
    if (!hasErrors(told.open)) {
        std::vector<const model::ClassNode*> models = model::runnableModels(loaded.classes);
        if (options.isSet("class")) {
            const model::ClassNode* node = chosenClass(loaded, options, streams);
            if (node == nullptr)
                return kExitWrongInput;
            models = {node};
        }
        for (const model::ClassNode* node : models)
            addTold(told, loaded.library, *node);
    }
    model::appendCompiled(told.open, loaded.library->diagnostics());
    writeDiagnostics(told.open, streams.out);
    if (told.excluded > 0)
        streams.out << tr("%1 let be, for reasons that their classes give").arg(told.excluded) << '\n';
    return hasErrors(told.open) ? kExitWrongInput : kExitOk;
}

}  // namespace bramah::cli
