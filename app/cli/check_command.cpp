// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/loaded_model.h"
#include "app/cli/options/command_texts.h"
#include "model/diagram/diagram_checks.h"
#include "solver/compile/compile.h"
#include "solver/flatten/flatten.h"

namespace bramah::app {
namespace {

/// Everything that can be said about a model without running it: the drawing first, as it is nearer to its author.
model::Diagnostics checkModel(const model::ClassLibrary& library, const model::ClassNode& node)
{
    model::Diagnostics diagnostics = drawingDiagnostics(library, node);
    model::appendCompiled(diagnostics, legibilityDiagnostics(library, node));
    solver::FlattenOptions options;
    options.arePortsOpen = true;
    solver::FlattenOutcome flat = solver::flatten(library, node, options);
    model::appendCompiled(diagnostics, flat.diagnostics);
    if (flat.model)
        model::appendCompiled(diagnostics, solver::compile(std::move(*flat.model)).diagnostics);
    model::appendCounts(diagnostics, flat.unbalanced);
    return diagnostics;
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
        const model::Diagnostics found = syntaxDiagnostics(options.files());
        writeDiagnostics(found, streams.out);
        return hasErrors(found) ? kExitWrongInput : kExitOk;
    }
    const LoadedFiles loaded = loadFiles(options.files(), options);
    model::Diagnostics diagnostics = loaded.diagnostics;
    if (!hasErrors(diagnostics)) {
        std::vector<const model::ClassNode*> models = runnableModels(loaded.classes);
        if (options.isSet("class")) {
            const model::ClassNode* node = chosenClass(loaded, options, streams);
            if (node == nullptr)
                return kExitWrongInput;
            models = {node};
        }
        for (const model::ClassNode* node : models)
            model::appendCompiled(diagnostics, checkModel(*loaded.library, *node));
    }
    model::appendCompiled(diagnostics, loaded.library->diagnostics());
    writeDiagnostics(diagnostics, streams.out);
    return hasErrors(diagnostics) ? kExitWrongInput : kExitOk;
}

}  // namespace bramah::app
