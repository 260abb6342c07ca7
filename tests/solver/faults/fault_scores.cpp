// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/faults/fault_scores.h"

#include "model/classes/class_library.h"
#include "solver/run/run_to_end.h"
#include "tests/solver/fit/measured_run.h"
#include "tests/solver/library/library_run.h"

#include <QDebug>
#include <QFile>

#include <algorithm>
#include <cmath>

namespace bramah::test {

using namespace solver;

namespace {

QString exampleFile(const char* name)
{
    return qEnvironmentVariable("BRAMAH_SOURCE_DIR") +
           QStringLiteral("/resources/examples/%1.mo").arg(QLatin1String(name));
}

}  // namespace

FaultyCircuit faultyCircuit(const char* name)
{
    auto library = std::make_shared<model::ClassLibrary>();
    library->addSearchPath(libraryFolder() + QStringLiteral("/.."));
    library->addSearchPath(libraryFolder());
    QFile file(exampleFile(name));
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("no example");
    library->addFile(
        model::syntax::SyntaxTree::parse(std::make_shared<model::SourceText>(file.fileName(), file.readAll())));
    ModelSource source;
    source.library = library;
    source.className = name;
    source.isForPeople = true;
    FaultyCircuit circuit;
    circuit.model = std::make_shared<Model>(source);
    circuit.question.hypotheses = faultHypotheses(*circuit.model);
    circuit.question.fit.system = circuit.model->built().system;
    circuit.question.fit.settings = settingsOf(circuit.question.fit.system->model.experiment);
    circuit.question.fit.jobs = 2;
    return circuit;
}

FitExperiment measuredWith(const FaultyCircuit& circuit, const FaultHypothesis& fault, double size,
                           const std::vector<std::pair<QString, double>>& wrong, const std::vector<const char*>& paths,
                           unsigned seed)
{
    RunSettings settings = circuit.question.fit.settings;
    settings.tolerance = 1e-8;
    settings.parameterValues = wrong;
    settings.hasStepRows = false;
    settings.parameterValues.emplace_back(fault.parameter, size);
    settings.interval = (settings.stopTime - settings.startTime) / 1000;
    SimulationRun run(prepareCompiled(circuit.question.fit.system), settings);
    ResultStore rows;
    const RunStatus status = runToEnd(run, rows);
    if (!status.end->isRegular())
        throw std::runtime_error(status.end->text().toStdString());
    FitExperiment measured;
    measured.name = QStringLiteral("log");
    for (const char* path : paths) {
        const int column = rows.find(QLatin1String(path));
        const ValueRange range = rows.range(column);
        measured.signals.push_back(
            {QLatin1String(path),
             measuredCurve([&](double t) { return rows.valueAt(column, t); }, settings.stopTime, 1001,
                           0.01 * (range.upper - range.lower), 1000 * seed + unsigned(column))});
    }
    return measured;
}

const FaultHypothesis& faultAt(const FaultyCircuit& circuit, const QString& parameter)
{
    const auto found = std::ranges::find(circuit.question.hypotheses, parameter, &FaultHypothesis::parameter);
    if (found == circuit.question.hypotheses.end())
        throw std::runtime_error("no fault at " + parameter.toStdString());
    return *found;
}

QString shownText(const FaultAnswer& answer)
{
    QString text = answer.problem;
    for (const RankedFault& fault : answer.ranking)
        text += QStringLiteral("%1 %2 (misfit %3, behind %4)%5 %6\n")
                    .arg(fault.hypothesis ? fault.hypothesis->parameter : QStringLiteral("none"))
                    .arg(fault.size.value)
                    .arg(fault.misfit)
                    .arg(fault.behind)
                    .arg(fault.isTied ? QStringLiteral(" tied") : QString(), fault.problem);
    return text;
}

FaultScore scoreOf(FaultyCircuit& circuit, const FaultSizes& faults,
                   const std::vector<std::pair<QString, double>>& wrong, const std::vector<const char*>& paths,
                   int seeds)
{
    FaultScore score;
    for (const auto& [parameter, share] : faults) {
        const FaultHypothesis& fault = faultAt(circuit, QLatin1String(parameter));
        const double size = fault.healthy + share * (fault.worst - fault.healthy);
        for (int seed = 0; seed < seeds; ++seed) {
            circuit.question.fit.experiments = {measuredWith(circuit, fault, size, wrong, paths, unsigned(seed))};
            const FaultAnswer answer = findFault(circuit.question);
            const RankedFault& first = answer.ranking.front();
            const bool isTied = answer.ranking.size() > 1 && answer.ranking[1].isTied;
            const bool isRight = first.hypothesis && first.hypothesis->parameter == fault.parameter;
            const bool isAmong = std::ranges::any_of(answer.ranking, [&](const RankedFault& one) {
                return one.isTied && one.hypothesis && one.hypothesis->parameter == fault.parameter;
            });
            if (isRight && !isTied) {
                ++score.named;
                score.worstSize = std::max(score.worstSize, std::abs(first.size.value / size - 1));
            } else if (isTied && (isRight || isAmong)) {
                ++score.honest;
            } else {
                ++score.wrong;
            }
            if (!isRight || isTied)
                qInfo().noquote() << parameter << size << "seed" << seed << "\n"
                                  << shownText(answer).section(QLatin1Char('\n'), 0, 3);
        }
    }
    qInfo() << score.named << "named," << score.honest << "honestly not," << score.wrong << "wrongly, of" << score.all()
            << "; worst size" << score.worstSize;
    return score;
}

FaultSizes driveFaults()
{
    return {{"pump.leakage", 0.05},   {"cylinder.leakage", 0.05}, {"relief.p_set", 0.2},  {"valve.w_edge", 0.3},
            {"valve.clearance", 0.3}, {"valve.u_null", 0.1},      {"orificeB.area", 0.3}, {"cylinder.f_coulomb", 0.05}};
}

FaultSizes loadSensingFaults()
{
    return {{"pump.eta_vol", 0.3}, {"pump.dp_set", 0.3},   {"compensator1.dp_set", 0.3}, {"compensator2.dp_set", 0.3},
            {"valve1.q_nom", 0.3}, {"valve2.u_null", 0.2}, {"cylinder1.leakage", 0.1},   {"cylinder2.f_coulomb", 0.1}};
}

}  // namespace bramah::test
