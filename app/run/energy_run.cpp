// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/energy_run.h"

#include "app/translate.h"
#include "model/classes/class_library.h"
#include "solver/flatten/flatten.h"
#include "solver/run/simulation_run.h"

namespace bramah::app {
namespace {

constexpr int kWaitMilliseconds = 50;
constexpr auto kClass = "BramahEnergyAudit";

QString firstError(const model::Diagnostics& diagnostics)
{
    for (const model::Diagnostic& diagnostic : diagnostics)
        if (diagnostic.severity() == model::Severity::Error)
            return diagnostic.message();
    return tr("The circuit cannot be computed.");
}

/// The text of a class that extends \a className by the equations of \a audit.
QByteArray auditedText(const std::string& className, const solver::EnergyAudit& audit)
{
    return QByteArray("model ") + kClass + "\n  extends " + QByteArray::fromStdString(className) + ";\n" +
           audit.declarations + "equation\n" + audit.equations + "  annotation(__Bramah(looksInside = true));\nend " +
           kClass + ";\n";
}

solver::RunSettings settingsOf(const solver::Experiment& experiment)
{
    solver::RunSettings settings;
    settings.startTime = experiment.startTime;
    settings.stopTime = experiment.stopTime;
    settings.solver = solver::solverKindNamed(experiment.solver).value_or(solver::SolverKind::Auto);
    settings.interval = experiment.interval.value_or(0);
    settings.tolerance = experiment.tolerance.value_or(settings.tolerance);
    settings.eventRows = solver::EventRows::None;
    settings.variables = QRegularExpression(QStringLiteral("(in|energy|driven|left|stored)_\\d+"));
    return settings;
}

}  // namespace

EnergyRun followEnergy(model::ClassLibrary& library, const std::string& className,
                       const std::function<bool()>& isStopWanted)
{
    EnergyRun made;
    solver::FlattenOptions options;
    options.isStopWanted = isStopWanted;
    const model::ClassNode* node = library.find(className);
    const solver::FlattenOutcome plain = node ? solver::flatten(library, *node, options) : solver::FlattenOutcome();
    if (!plain.model) {
        made.problem = firstError(plain.diagnostics);
        return made;
    }
    const solver::EnergyAudit audit = solver::auditOf(*plain.model, solver::AuditOf::Energies);
    if (audit.components.empty()) {
        made.problem = tr("Nothing in the circuit passes power.");
        return made;
    }
    const auto text =
        std::make_shared<const model::SourceText>(QStringLiteral("energy.mo"), auditedText(className, audit));
    const auto classes = library.addFile(model::syntax::SyntaxTree::parse(text));
    solver::FlattenOutcome audited = solver::flatten(library, *classes.back(), options);
    if (!audited.model) {
        made.problem = firstError(audited.diagnostics);
        return made;
    }
    solver::SimulationRun run(solver::prepareFlat(std::move(*audited.model)), settingsOf(plain.model->experiment));
    const auto results = std::make_shared<solver::ResultStore>();
    run.start();
    while (!run.isEnded()) {
        if (isStopWanted && isStopWanted())
            run.stop();
        (void)run.waitForRows(kWaitMilliseconds);
        run.drainInto(*results);
    }
    run.drainInto(*results);
    const solver::RunStatus status = run.status();
    if (results->rowCount() == 0 || model::hasErrors(status.diagnostics))
        made.problem = model::hasErrors(status.diagnostics) ? firstError(status.diagnostics) : status.end->message;
    made.components = audit.components;
    made.results = results;
    return made;
}

}  // namespace bramah::app
