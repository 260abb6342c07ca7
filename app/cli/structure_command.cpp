// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/flattened_model.h"
#include "app/cli/options/command_texts.h"
#include "app/structure/connection_matrix.h"
#include "app/structure/structure_table.h"
#include "model/diagram/diagram_builder.h"
#include "model/instance/instance.h"
#include "solver/compile/compile.h"

#include <QJsonDocument>

namespace bramah::app {
namespace {

struct View {
    const char* name;
    StructureTable (*table)(const solver::CompiledSystem& system);
};
constexpr std::array kViews{View{"ports", portTable}, View{"forms", formTable}, View{"order", orderTable}};

int write(const StructureTable& table, const CommandOptions& options, CommandStreams& streams)
{
    if (options.isSet("csv"))
        streams.out << csvOf(table);
    else if (options.isSet("json"))
        streams.out << QString::fromUtf8(QJsonDocument(jsonOf(table)).toJson());
    else
        streams.out << textOf(table);
    return kExitOk;
}

int writeMatrix(const CommandOptions& options, CommandStreams& streams)
{
    const LoadedFiles loaded = loadFiles(options.files(), options);
    writeDiagnostics(loaded.diagnostics, streams.err);
    const model::ClassNode* node = hasErrors(loaded.diagnostics) ? nullptr : chosenClass(loaded, options, streams);
    if (!node)
        return kExitWrongInput;
    model::InstanceTree tree(*loaded.library);
    model::IconCache icons;
    const model::Instance& instance = tree.instantiate(*node);
    return write(connectionMatrix(model::DiagramBuilder(icons).build(instance), &instance), options, streams);
}

int writePossibleForms(const solver::CompiledSystem& system, const CommandOptions& options, CommandStreams& streams)
{
    const StructureTable table = possibleForms(system, options.value("component"));
    if (!table.rows.empty())
        return write(table, options, streams);
    streams.err
        << tr("bramah structure: there is no component `%1` with one to six ports").arg(options.value("component"))
        << '\n';
    return kExitWrongInput;
}

}  // namespace

int structureCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("structure"),
                           QStringLiteral("structure FILE [--class C] [--view V] [--csv|--json|--dot]"),
                           tr("Shows how the equations of a model hang together."));
    options.add(QStringLiteral("view"), QStringLiteral("view"), tr("ports (default), forms, order or matrix."));
    options.add(QStringLiteral("component"), QStringLiteral("path"),
                tr("With --view forms: all forms that this component can have."));
    options.add(QStringLiteral("csv"), {}, tr("As comma separated values."));
    options.add(QStringLiteral("json"), {}, tr("As JSON."));
    options.add(QStringLiteral("dot"), {}, tr("The order as a graph for Graphviz."));
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    const QString wanted = options.isSet("view") ? options.value("view") : QStringLiteral("ports");
    if (wanted == QLatin1String("matrix"))
        return writeMatrix(options, streams);
    const auto view = std::ranges::find_if(kViews, [&](const View& one) { return wanted == QLatin1String(one.name); });
    if (view == kViews.end()) {
        streams.err << tr("bramah structure: there is no view `%1`").arg(wanted) << '\n';
        return kExitUsage;
    }
    FlattenedModel model = flattenModel(options, streams);
    if (!model.flat)
        return kExitWrongInput;
    solver::CompileOptions compileOptions;
    compileOptions.keepStructure = true;
    const solver::CompileOutcome outcome = solver::compile(std::move(*model.flat), compileOptions);
    writeDiagnostics(outcome.diagnostics, streams.err);
    if (!outcome.system)
        return kExitWrongInput;
    if (options.isSet("dot")) {
        streams.out << dotOfOrder(*outcome.system);
        return kExitOk;
    }
    if (options.isSet("component"))
        return writePossibleForms(*outcome.system, options, streams);
    return write(view->table(*outcome.system), options, streams);
}

}  // namespace bramah::app
