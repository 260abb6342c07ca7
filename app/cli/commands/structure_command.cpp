// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/models/command_model.h"
#include "app/cli/options/command_output.h"
#include "app/cli/options/command_texts.h"
#include "app/cli/pictures/pictures.h"
#include "model/diagram/diagram_builder.h"
#include "model/instance/instance.h"
#include "model/text/dotted_name.h"
#include "solver/overview/bonds/bond_graph.h"
#include "solver/overview/bonds/bond_model.h"
#include "solver/overview/composition.h"
#include "solver/overview/connection_matrix.h"
#include "solver/overview/energy_table.h"
#include "solver/overview/port_roles.h"
#include "solver/overview/power_text.h"
#include "solver/overview/structure_table.h"
#include "solver/use/energy_run.h"
#include "solver/use/parameter_settings.h"

#include <QJsonDocument>

#include <array>
#include <functional>

namespace bramah::cli {
namespace {

/// The circuit that a view shows.
struct Circuit {
    CommandModel model;
    std::shared_ptr<const solver::CompiledSystem> system;
};

int write(const solver::StructureTable& table, const CommandOptions& options, CommandStreams& streams)
{
    if (options.isSet("csv"))
        streams.out << csvOf(table);
    else if (options.isSet("json"))
        streams.out << QString::fromUtf8(QJsonDocument(jsonOf(table)).toJson());
    else
        streams.out << textOf(table);
    return kExitOk;
}

/// The exit code of a picture, or of a file, that has been written unless there is a \a problem.
int written(CommandStreams& streams, const std::optional<QString>& problem)
{
    return problem ? wrongInput(streams, *problem) : kExitOk;
}

/// Loads the files and gives the instance of the chosen class to \a writeOut, whose exit code it returns.
int withInstance(const CommandOptions& options, CommandStreams& streams,
                 const std::function<int(const model::Instance&)>& writeOut)
{
    const model::LoadedFiles loaded = loadFiles(options.files(), options);
    writeDiagnostics(loaded.diagnostics, streams.err);
    const model::ClassNode* node = hasErrors(loaded.diagnostics) ? nullptr : chosenClass(loaded, options, streams);
    if (!node)
        return kExitWrongInput;
    model::InstanceTree tree(*loaded.library);
    return writeOut(tree.instantiate(*node));
}

int writeMatrix(const model::Instance& instance, const CommandOptions& options, CommandStreams& streams)
{
    model::IconCache icons;
    return write(connectionMatrix(model::DiagramBuilder(icons).build(instance), &instance,
                                  options.isSet("unfold") ? solver::Subsystems::Unfolded : solver::Subsystems::Folded),
                 options, streams);
}

/// Writes the composition of capsules as a list or as a picture.
int writeComposition(const model::Instance& root, const CommandOptions& options, CommandStreams& streams)
{
    if (options.isSet("o"))
        return written(streams, streams.pictures->writeComposition(root, options.value("o")));
    // A list needs no places, and no fonts.
    return write(compositionTable(solver::compositionOf(root, [](const QString&) { return 0.0; })), options, streams);
}

int writeEnergies(CommandOptions& options, CommandStreams& streams)
{
    const model::LoadedFiles loaded = loadFiles(options.files(), options);
    writeDiagnostics(loaded.diagnostics, streams.err);
    const model::ClassNode* node = hasErrors(loaded.diagnostics) ? nullptr : chosenClass(loaded, options, streams);
    if (!node)
        return kExitWrongInput;
    const solver::EnergyRun run =
        solver::followEnergy(loaded.library, node->qualifiedName(), {solver::settingsFrom(options.values("set")), {}});
    if (!run.problem.isEmpty()) {
        streams.err << tr("error: %1").arg(run.problem) << '\n';
        return run.hasWrongValue ? kExitWrongInput : kExitRunFailed;
    }
    const double time = options.number("time", QStringLiteral("s"), run.results->lastTime(), streams);
    if (options.hasBadNumber())
        return kExitUsage;
    if (!options.isSet("o"))
        return write(energyTable(run, time), options, streams);
    return written(streams, streams.pictures->writeEnergies(componentEnergies(run, time), options.value("o")));
}

/// Writes the variables that the ports of the class take and give, and the roles of the ports.
int writePorts(const Circuit& circuit, const CommandOptions& options, CommandStreams& streams)
{
    model::InstanceTree tree(circuit.model->library());
    return write(withRoles(portTable(*circuit.system), *circuit.system, tree.instantiate(*circuit.model->node())),
                 options, streams);
}

Circuit compiledCircuit(const CommandOptions& options, CommandStreams& streams)
{
    solver::ModelSource purpose;
    purpose.arePortsOpen = options.isSet("alone");
    Circuit circuit{openModel(options, streams, purpose), nullptr};
    if (!circuit.model)
        return circuit;
    using Kind = solver::ModelForm::Kind;
    const solver::BuiltForm& made =
        circuit.model->built({options.isSet("at-rest") ? Kind::RestStructure : Kind::Structure});
    writeDiagnostics(made.diagnostics, streams.err);
    circuit.system = made.system;
    return circuit;
}

int writeForms(const Circuit& circuit, const CommandOptions& options, CommandStreams& streams)
{
    if (!options.isSet("component") && !options.isSet("alone"))
        return write(formTable(*circuit.system), options, streams);
    const solver::StructureTable table = possibleForms(*circuit.system, options.value("component"));
    if (!table.rows.empty())
        return write(table, options, streams);
    return wrongInput(streams, tr("there is no component `%1` with one to six ports").arg(options.value("component")));
}

int writePowerStructure(const Circuit& circuit, const CommandOptions& options, CommandStreams& streams)
{
    if (options.isSet("joint")) {
        const auto joint = powerStructureAt(*circuit.system, options.value("joint"));
        if (!joint)
            return wrongInput(streams, tr("no lines meet at `%1`").arg(options.value("joint")));
        streams.out << powerText(*joint);
        return kExitOk;
    }
    const QStringList paths = model::pathsIn(options.value("component"));
    const auto structure = powerStructureOf(*circuit.system, paths);
    if (!structure)
        return wrongInput(streams, tr("there is no component `%1` with ports").arg(options.value("component")));
    streams.out << powerText(*structure);
    return kExitOk;
}

int writeComputable(const Circuit& circuit, const CommandOptions& options, CommandStreams& streams)
{
    if (!options.isSet("wanted")) {
        return options.wrongUse(streams, tr("say what is to be computed with --wanted PATH"));
    }
    QStringList unknown;
    const solver::StructureTable table = computableTable(
        *circuit.system, {options.values("known"), options.values("open"), options.values("wanted")}, unknown);
    if (!unknown.isEmpty())
        return wrongInput(streams, tr("there is no variable `%1`").arg(unknown.join(QStringLiteral("`, `"))));
    return write(table, options, streams);
}

int writeGraph(solver::OrderGraph graph, const CommandOptions& options, CommandStreams& streams)
{
    return written(streams, streams.pictures->writeGraph(std::move(graph), options.value("o")));
}

/// Does -o name a model, not a picture?
bool isBondModel(const CommandOptions& options)
{
    return options.value("o").endsWith(QLatin1String(".mo"));
}

int writeBonds(const Circuit& circuit, const CommandOptions& options, CommandStreams& streams);

int writeOrder(const Circuit& circuit, const CommandOptions& options, CommandStreams& streams)
{
    if (options.isSet("dot")) {
        streams.out << dotOfOrder(*circuit.system);
        return kExitOk;
    }
    if (!options.isSet("o"))
        return write(orderTable(*circuit.system), options, streams);
    const QString level = options.isSet("level") ? options.value("level") : QStringLiteral("variables");
    if (level == QLatin1String("bonds"))
        return writeBonds(circuit, options, streams);
    const QStringList levels{QStringLiteral("variables"), QStringLiteral("components"), QStringLiteral("loops")};
    if (!levels.contains(level)) {
        return options.wrongUse(streams, tr("--level is variables, components, loops or bonds, not `%1`").arg(level));
    }
    return writeGraph(orderGraph(*circuit.system, static_cast<solver::OrderGraph::Level>(levels.indexOf(level))),
                      options, streams);
}

int writeBondModel(const Circuit& circuit, const QString& path, CommandStreams& streams)
{
    const solver::BondModel made = bondModel(circuit.system, circuit.model->library());
    if (made.text.isEmpty())
        return wrongInput(streams,
                          tr("no model of bonds can be made: %1").arg(made.reasons.join(QStringLiteral("; "))));
    return written(streams, writeOutput(path, made.text, streams));
}

int writeBonds(const Circuit& circuit, const CommandOptions& options, CommandStreams& streams)
{
    if (isBondModel(options))
        return writeBondModel(circuit, options.value("o"), streams);
    const solver::BondGraph graph = bondGraph(*circuit.system, circuit.model->library());
    for (const QString& fault : graph.faults)
        streams.err << fault << '\n';
    if (options.isSet("dot")) {
        streams.out << dotOfBonds(graph);
        return kExitOk;
    }
    return options.isSet("o") ? writeGraph(drawnGraph(graph), options, streams)
                              : write(bondTable(graph), options, streams);
}

/// Views by name, and whether a graph or a picture can be made of them.
struct View {
    const char* name;
    int (*write)(const Circuit& circuit, const CommandOptions& options, CommandStreams& streams);
    bool isGraph = false;
};
constexpr std::array kViews{
    View{"ports", writePorts},
    View{"forms", writeForms},
    View{"order", writeOrder, true},
    View{"computable", writeComputable},
    View{"power", writePowerStructure},
    View{"bonds", writeBonds, true},
    View{"parts", [](const Circuit& circuit, const CommandOptions& options, CommandStreams& streams) {
             return write(partsTable(*circuit.system), options, streams);
         }}};

/// Options that not all views use, and the views that do.
struct ViewOption {
    const char* name;
    const char* views;
};
constexpr std::array kViewOptions{
    ViewOption{"component", "forms power"},
    ViewOption{"alone", "forms"},
    ViewOption{"joint", "power"},
    ViewOption{"known", "computable"},
    ViewOption{"open", "computable"},
    ViewOption{"wanted", "computable"},
    ViewOption{"unfold", "matrix"},
    ViewOption{"time", "power"},
    ViewOption{"level", "order"},
    ViewOption{"set", "ports forms order computable power bonds parts"},
    ViewOption{"at-rest", "ports forms order computable power bonds parts"},
};

/// Which option has no effect on \a view, and on which it has; empty if there is none.
QString unusedOption(const CommandOptions& options, const QString& view)
{
    for (const ViewOption& option : kViewOptions) {
        const QStringList views = QString::fromLatin1(option.views).split(QLatin1Char(' '));
        if (options.isSet(option.name) && !views.contains(view))
            return tr("--%1 has no effect on the view `%2`; it is an option of %3")
                .arg(QLatin1String(option.name), view, views.join(QStringLiteral(", ")));
    }
    return {};
}

/// \a isDrawing: the program can.
void addStructureOptions(CommandOptions& options, bool isDrawing)
{
    options.add(QStringLiteral("view"), QStringLiteral("view"),
                tr("ports (default), forms, order, computable, matrix, power, bonds, parts or composition."));
    options.add(QStringLiteral("component"), QStringLiteral("path"),
                tr("With --view forms: all forms that this component can have; with --view power: what its equations "
                   "say of efforts and flows, of several with commas together."));
    options.add(QStringLiteral("alone"), {},
                tr("With --view forms: all forms that the class itself can have, whatever its ports are joined to."));
    options.add(
        QStringLiteral("joint"), QStringLiteral("port"),
        tr("With --view power: what the lines that meet at this port, as lineP.port, say of efforts and flows."));
    options.add(QStringLiteral("known"), QStringLiteral("path"),
                tr("With --view computable: a variable that is known; may be given again."));
    options.add(QStringLiteral("open"), QStringLiteral("parameter"),
                tr("With --view computable: a parameter that is not known; may be given again."));
    options.add(QStringLiteral("wanted"), QStringLiteral("path"),
                tr("With --view computable: what is to be computed; may be given again."));
    options.add(QStringLiteral("at-rest"), {}, tr("Of the circuit at rest, each derivative being zero."));
    options.add(QStringLiteral("unfold"), {}, tr("With --view matrix: subsystems count as the elements in them."));
    options.add(QStringLiteral("time"), QStringLiteral("T"),
                tr("With --view power: energies up to this time [s]; of the whole run without it."));
    options.add(QStringLiteral("csv"), {}, tr("As comma separated values, in SI."));
    options.add(QStringLiteral("json"), {}, tr("As JSON, in SI."));
    options.add(QStringLiteral("dot"), {}, tr("The order, or the bonds, as a graph for Graphviz."));
    options.add(QStringLiteral("o"), QStringLiteral("out"),
                isDrawing ? tr("Writes a picture, svg: of the order as a graph, of the bond graph, of where the energy "
                               "goes, or of the composition; with --view bonds a name in .mo: a model of bonds that "
                               "runs.")
                          : tr("With --view bonds, a name in .mo: writes a model of bonds that runs."));
    options.addPicture(QStringLiteral("level"), QStringLiteral("level"),
                       tr("Of the graph: variables (default), components, loops, or the circuit as bonds."));
}

}  // namespace

int structureCommand(const QStringList& arguments, CommandStreams& streams)
{
    CommandOptions options(QStringLiteral("structure"),
                           QStringLiteral("structure FILE [--class C] [--view V] [--csv|--json|--dot|-o OUT]"),
                           tr("Shows how the equations of a model hang together."));
    addStructureOptions(options, streams.pictures != nullptr);
    if (const auto code = options.parse(arguments, 1, 1, streams))
        return *code;
    const QString byDefault = options.isSet("dot") ? QStringLiteral("order") : QStringLiteral("ports");
    const QString wanted = options.isSet("view") ? options.value("view") : byDefault;
    const bool isEnergies = wanted == QLatin1String("power") && !options.isSet("component") && !options.isSet("joint");
    const auto view = std::ranges::find_if(kViews, [&](const View& one) { return wanted == QLatin1String(one.name); });
    const bool isComposition = wanted == QLatin1String("composition");
    if (view == kViews.end() && wanted != QLatin1String("matrix") && !isComposition) {
        return options.wrongUse(streams, tr("there is no view `%1`").arg(wanted));
    }
    if (const QString unused = unusedOption(options, wanted); !unused.isEmpty())
        return options.wrongUse(streams, unused);
    const bool isGraph = view != kViews.end() && view->isGraph;
    if ((options.isSet("dot") && !isGraph) || (options.isSet("o") && !isGraph && !isEnergies && !isComposition)) {
        return options.wrongUse(streams, tr("the view `%1` is a table; --dot is for the order and the bonds, -o for "
                                            "these, the power and the composition")
                                             .arg(wanted));
    }
    if (options.isSet("o") && !streams.pictures && !(wanted == QLatin1String("bonds") && isBondModel(options)))
        return withoutPictures(streams, QStringLiteral("structure"));
    if (view == kViews.end())
        return withInstance(options, streams, [&](const model::Instance& instance) {
            return isComposition ? writeComposition(instance, options, streams)
                                 : writeMatrix(instance, options, streams);
        });
    if (isEnergies)
        return writeEnergies(options, streams);
    const Circuit circuit = compiledCircuit(options, streams);
    return circuit.system ? view->write(circuit, options, streams) : kExitWrongInput;
}

}  // namespace bramah::cli
