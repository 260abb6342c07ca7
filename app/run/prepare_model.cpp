// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/prepare_model.h"

#include "editor/session/workspace.h"
#include "solver/compile/compile.h"
#include "solver/flat/flatten.h"

namespace bramah::app {

solver::PrepareSystem prepareModel(const editor::DocumentSession& session)
{
    const std::shared_ptr<const model::ClassLibrary> library = session.workspace().library().clone();
    const std::string className = session.className().toStdString();
    return [library, className](const std::function<bool()>& isStopWanted) {
        solver::PreparedSystem prepared;
        const model::ClassNode* node = library->find(className);
        if (!node)
            return prepared;
        solver::FlattenOptions flattenOptions;
        flattenOptions.isStopWanted = isStopWanted;
        solver::FlattenOutcome flat = solver::flatten(*library, *node, flattenOptions);
        prepared.diagnostics = std::move(flat.diagnostics);
        if (!flat.model)
            return prepared;
        solver::CompileOptions compileOptions;
        compileOptions.isStopWanted = isStopWanted;
        solver::CompileOutcome compiled = solver::compile(std::move(*flat.model), compileOptions);
        prepared.diagnostics.insert(prepared.diagnostics.end(), compiled.diagnostics.begin(),
                                    compiled.diagnostics.end());
        if (compiled.system)
            prepared.evaluator = solver::makeEvaluator(compiled.system);
        return prepared;
    };
}

}  // namespace bramah::app
