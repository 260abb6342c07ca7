// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/flattened_model.h"

#include "app/cli/options/command_texts.h"
#include "app/cli/options/parameter_settings.h"
#include "solver/flatten/flatten.h"

namespace bramah::app {

FlattenedModel flattenModel(const CommandOptions& options, CommandStreams& streams, bool arePortsOpen, bool keepsLaws)
{
    FlattenedModel result;
    result.loaded = loadFiles(options.files(), options);
    writeDiagnostics(result.loaded.diagnostics, streams.err);
    if (!hasErrors(result.loaded.diagnostics))
        result.node = chosenClass(result.loaded, options, streams);
    if (result.node == nullptr)
        return result;
    const model::ClassLibrary& library = *result.loaded.library;
    solver::FlattenOutcome flat = solver::flatten(library, *result.node, {{}, {}, arePortsOpen, keepsLaws});
    if (flat.model) {
        auto settings = readParameterSettings(options.values("set"), *flat.model, *result.node);
        if (!settings) {
            streams.err << tr("error: %1").arg(settings.error()) << '\n';
            return result;
        }
        result.values = std::move(settings->values);
        if (!settings->overrides.isEmpty())
            flat = solver::flatten(library, *result.node, {settings->overrides, {}, arePortsOpen, keepsLaws});
    }
    writeDiagnostics(flat.diagnostics, streams.err);
    result.unbalanced = std::move(flat.unbalanced);
    result.flat = std::move(flat.model);
    return result;
}

}  // namespace bramah::app
