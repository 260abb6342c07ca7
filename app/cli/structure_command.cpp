// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/flattened_model.h"
#include "app/cli/options/command_texts.h"
#include "app/structure/structure_table.h"
#include "solver/compile/compile.h"

namespace bramah::app {
namespace {

struct View {
    const char* name;
    StructureTable (*table)(const solver::CompiledSystem& system);
};
constexpr std::array kViews{View{"ports", portTable}, View{"forms", formTable}, View{"order", orderTable}};

}  // namespace

int structureCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("structure"), QStringLiteral("structure FILE [--class C] [--view V]"),
                           tr("Shows how the equations of a model hang together."));
    options.add(QStringLiteral("view"), QStringLiteral("view"), tr("ports (default), forms or order."));
    options.add(QStringLiteral("component"), QStringLiteral("path"),
                tr("With --view forms: all forms that this component can have."));
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    FlattenedModel model = flattenModel(options, streams);
    if (!model.flat)
        return kExitWrongInput;
    solver::CompileOptions compileOptions;
    compileOptions.keepStructure = true;
    const solver::CompileOutcome outcome = solver::compile(std::move(*model.flat), compileOptions);
    writeDiagnostics(outcome.diagnostics, streams.err);
    if (!outcome.system)
        return kExitWrongInput;
    const QString wanted = options.isSet("view") ? options.value("view") : QStringLiteral("ports");
    if (wanted == QLatin1String("forms") && options.isSet("component")) {
        const StructureTable table = possibleForms(*outcome.system, options.value("component"));
        if (!table.rows.empty()) {
            streams.out << textOf(table);
            return kExitOk;
        }
        streams.err
            << tr("bramah structure: there is no component `%1` with one to six ports").arg(options.value("component"))
            << '\n';
        return kExitWrongInput;
    }
    for (const View& view : kViews)
        if (wanted == QLatin1String(view.name)) {
            streams.out << textOf(view.table(*outcome.system));
            return kExitOk;
        }
    streams.err << tr("bramah structure: there is no view `%1`").arg(wanted) << '\n';
    return kExitUsage;
}

}  // namespace bramah::app
