// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/run_options.h"
#include "app/cli/options/command_texts.h"
#include "solver/reports/saved_state_file.h"

namespace bramah::cli {

void addRunOptions(CommandOptions& options)
{
    options.add(QStringLiteral("start"), QStringLiteral("T"), tr("Start time [s]."));
    options.add(QStringLiteral("stop"), QStringLiteral("T"), tr("Stop time [s]."));
    options.add(QStringLiteral("start-from"), QStringLiteral("state"),
                tr("Starts from a state that --save-state has written; `steady`: from the operating point."));
    options.add(QStringLiteral("interval"), QStringLiteral("DT"),
                tr("Of the rows [s]; without it 500 rows, and more where values swing."));
    options.add(QStringLiteral("tolerance"), QStringLiteral("R"), tr("Relative tolerance."));
    options.add(QStringLiteral("solver"), QStringLiteral("name"),
                tr("auto, radau, arkode, cvode, cvode-adams or ida; without it as the model says."));
}

namespace {

/// The method of --solver, or else that of the model; nothing, with a message, for an unknown name.
std::optional<solver::SolverKind> methodOf(const CommandOptions& options, const solver::Experiment& experiment,
                                           CommandStreams& streams)
{
    const bool isChosen = options.isSet("solver");
    const QString name = isChosen ? options.value("solver") : QString::fromStdString(experiment.solver);
    if (name.isEmpty() && !isChosen)
        return solver::SolverKind::Auto;
    const std::optional<solver::SolverKind> method = solver::solverKindNamed(name.toStdString());
    if (!method)
        options.wrongUse(streams,
                         (isChosen ? tr("--solver is auto, radau, arkode, cvode, cvode-adams or ida, not `%1`")
                                   : tr("the model asks for the method `%1`, which there is not; --solver names "
                                        "another one: auto, radau, arkode, cvode, cvode-adams or ida"))
                             .arg(name));
    return method;
}

}  // namespace

tl::expected<solver::RunSettings, int> runSettings(CommandOptions& options, const solver::Experiment& experiment,
                                                   CommandStreams& streams)
{
    solver::RunSettings settings = solver::settingsOf(experiment);
    const QString seconds = QStringLiteral("s");
    settings.startTime = options.number("start", seconds, settings.startTime, streams);
    settings.stopTime = options.number("stop", seconds, settings.stopTime, streams);
    settings.interval = options.number("interval", seconds, settings.interval, streams);
    settings.hasStepRows = !(settings.interval > 0);
    settings.tolerance = options.number("tolerance", {}, settings.tolerance, streams);
    if (options.hasBadNumber())
        return tl::unexpected<int>(kExitUsage);
    const std::optional<solver::SolverKind> method = methodOf(options, experiment, streams);
    if (!method)
        return tl::unexpected<int>(kExitUsage);
    settings.solver = *method;
    settings.startsAtOperatingPoint = options.value("start-from") == QLatin1String("steady");
    if (options.isSet("start-from") && !settings.startsAtOperatingPoint) {
        auto state = solver::readSavedState(options.value("start-from"));
        if (!state) {
            streams.err << tr("error: %1").arg(state.error()) << '\n';
            return tl::unexpected<int>(kExitWrongInput);
        }
        settings.startState = std::make_shared<const solver::SavedState>(std::move(*state));
    }
    return settings;
}

}  // namespace bramah::cli
