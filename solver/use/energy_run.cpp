// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/use/energy_run.h"

#include "model/classes/class_library.h"
#include "solver/run/run_to_end.h"
#include "solver/translate.h"
#include "solver/use/model.h"
#include "solver/use/parameter_settings.h"

#include <tuple>

namespace bramah::solver {
namespace {

constexpr auto kClass = "BramahEnergyAudit";

QString firstError(const model::Diagnostics& diagnostics)
{
    for (const model::Diagnostic& diagnostic : diagnostics)
        if (diagnostic.severity() == model::Severity::Error)
            return diagnostic.message();
    return tr("The circuit cannot be computed.");
}

/// The text of a class that extends \a className by the equations of \a audit.
QByteArray auditedText(const std::string& className, const EnergyAudit& audit)
{
    return QByteArray("model ") + kClass + "\n  extends " + QByteArray::fromStdString(className) + ";\n" +
           audit.declarations + "equation\n" + audit.equations + "  annotation(__Bramah(looksInside = true));\nend " +
           kClass + ";\n";
}

RunSettings energySettings(const Model& model, const Experiment& experiment, const EnergyChoices& choices)
{
    RunSettings settings = settingsOf(experiment);
    if (choices.times)
        std::tie(settings.startTime, settings.stopTime) = *choices.times;
    settings.parameterValues = valuesOf(model);
    settings.hasStepRows = false;
    settings.eventRows = EventRows::None;
    settings.variables = QRegularExpression(QStringLiteral("(in|drive|energy|driven|left|stored)_\\d+"));
    return settings;
}

}  // namespace

EnergyRun followEnergy(const std::shared_ptr<model::ClassLibrary>& library, const std::string& className,
                       const EnergyChoices& choices, const std::function<bool()>& isStopWanted)
{
    EnergyRun made;
    const auto isSet = [&](Model& model) {
        const auto problem = model.set(choices.values);
        made.hasWrongValue = problem.has_value();
        made.problem = QString::fromStdString(problem.value_or(std::string()));
        return !problem;
    };
    const auto modelOf = [&library](const std::string& name) {
        ModelSource source;
        source.library = library;
        source.className = name;
        return std::make_shared<Model>(std::move(source));
    };
    const auto plain = modelOf(className);
    if (!isSet(*plain))
        return made;
    const FlattenOutcome& flat = plain->flattened(isStopWanted);
    if (!flat.model) {
        made.problem = firstError(flat.diagnostics);
        return made;
    }
    const EnergyAudit audit = auditOf(*flat.model, AuditOf::Energies);
    if (audit.components.empty()) {
        made.problem = tr("Nothing in the circuit passes power.");
        return made;
    }
    const auto text =
        std::make_shared<const model::SourceText>(QStringLiteral("energy.mo"), auditedText(className, audit));
    library->addFile(model::syntax::SyntaxTree::parse(text));
    const auto audited = modelOf(kClass);
    if (!isSet(*audited))
        return made;
    if (const FlattenOutcome& found = audited->flattened(isStopWanted); !found.model) {
        made.problem = firstError(found.diagnostics);
        return made;
    }
    SimulationRun run(Model::prepareRun(audited), energySettings(*audited, flat.model->experiment, choices));
    const auto results = std::make_shared<ResultStore>();
    const RunStatus status = runToEnd(run, *results, isStopWanted);
    if (results->rowCount() == 0 || model::hasErrors(status.diagnostics))
        made.problem = model::hasErrors(status.diagnostics) ? firstError(status.diagnostics) : status.end->message;
    made.components = audit.components;
    made.results = results;
    return made;
}

}  // namespace bramah::solver
