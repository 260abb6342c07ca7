// SPDX-License-Identifier: GPL-3.0-or-later
// The compiled half of the Python package `bramah`: models, results and studies as plain objects. What people call is
// in bramah/*.py, which gives these values names, units and documentation.
#include "app/cli/commands/program.h"
#include "app/python/held_model.h"
#include "app/python/held_study.h"
#include "app/python/problem.h"
#include "app/python/qt_values.h"
#include "app/python/run_result.h"
#include "model/classes/class_library.h"
#include "solver/analysis/linear_answers.h"
#include "solver/cosimulation/allowed_fmus.h"
#include "solver/tape/compiled_system.h"
#include "solver/tape/native_code.h"

#include <pybind11/complex.h>
#include <pybind11/functional.h>

#include <QCoreApplication>

#include <numbers>
#include <set>

namespace bramah::python {
namespace {

/// The question of a run from the keyword arguments that the Python package passes on.
RunQuestion questionOf(const py::dict& given)
{
    RunQuestion question;
    const auto take = [&](const char* name, auto& member) {
        if (given.contains(name) && !given[name].is_none())
            member = py::cast<std::decay_t<decltype(member)>>(given[name]);
    };
    take("start", question.start);
    take("stop", question.stop);
    take("interval", question.interval);
    take("tolerance", question.tolerance);
    take("solver", question.method);
    take("variables", question.variables);
    take("texts", question.texts);
    take("numbers", question.numbers);
    take("is_from_rest", question.isFromRest);
    take("has_event_rows", question.hasEventRows);
    if (given.contains("from_run") && !given["from_run"].is_none())
        question.from = py::cast<std::shared_ptr<RunResult>>(given["from_run"]);
    if (!given.contains("inputs"))
        return question;
    for (const py::handle item : given["inputs"]) {
        const auto [path, times, values, isHeld] = py::cast<std::tuple<QString, Array, Array, bool>>(item);
        solver::RunInput input{path, {}, isHeld ? solver::InputForm::Held : solver::InputForm::Linear};
        for (py::ssize_t row = 0; row < times.size(); ++row)
            input.rows.push_back({times.data()[row], values.data()[row]});
        question.inputs.push_back(std::move(input));
    }
    return question;
}

using Held = std::shared_ptr<HeldModel>;

Held open(const QStringList& files, const QString& className, const QStringList& libraries)
{
    return interruptible([=](const StopCheck&) { return std::make_shared<HeldModel>(files, className, libraries); });
}

void set(const Held& model, const QStringList& settings)
{
    (void)interruptible([=](const StopCheck& isStopWanted) {
        model->set(settings, isStopWanted);
        return true;
    });
}

py::object valueOf(const solver::FlatVariable& variable, double value)
{
    switch (variable.type) {
    case solver::ValueType::Boolean: return py::bool_(value != 0);
    case solver::ValueType::Integer: return py::int_(static_cast<long long>(value));
    case solver::ValueType::Enumeration: {
        const auto place = static_cast<std::size_t>(value) - 1;
        const auto& literals = variable.texts->literals;
        return place < literals.size() ? py::object(py::str(literals[place])) : py::object(py::none());
    }
    case solver::ValueType::String: return py::str(variable.texts->stringValue);
    case solver::ValueType::Real: break;
    }
    return py::float_(value);
}

/// Path, value, unit, display unit, quantity, least, most, description, literals, structural?
py::list parameters(const Held& model)
{
    struct Found {
        std::shared_ptr<const solver::CompiledSystem> system;
        std::vector<ParameterInfo> list;
    };
    const auto found = interruptible([=](const StopCheck& isStopWanted) {
        Found made;
        made.list = model->parameters(made.system, isStopWanted);
        return made;
    });
    py::list list;
    for (const ParameterInfo& parameter : found.list) {
        const solver::FlatVariable& variable = *parameter.variable;
        const solver::VariableTexts& texts = *variable.texts;
        list.append(py::make_tuple(variable.path, valueOf(variable, parameter.value), texts.unit, texts.displayUnit,
                                   texts.quantity, parameter.least, parameter.most, texts.description, texts.literals,
                                   variable.isStructural));
    }
    return list;
}

py::dict steady(const Held& model, std::optional<double> time)
{
    const RestResult found =
        interruptible([=](const StopCheck& isStopWanted) { return model->steady(time, isStopWanted); });
    py::dict values, units, told;
    for (const auto& [variable, value] : found.values) {
        values[py::str(variable->path)] = value;
        units[py::str(variable->path)] = variable->texts->unit;
    }
    py::dict freeStates;
    for (const auto& [path, rate] : found.point.freeStates)
        freeStates[py::str(path)] = rate;
    told["values"] = values;
    told["units"] = units;
    told["free_states"] = freeStates;
    told["conserved"] = found.point.conserved;
    told["time"] = found.time;
    told["method"] = found.point.method;
    told["steps"] = found.point.steps;
    told["residual"] = found.point.residual;
    return told;
}

py::array_t<double> arrayOf(const solver::RealMatrix& matrix)
{
    auto array = python::arrayOf({static_cast<py::ssize_t>(matrix.rows), static_cast<py::ssize_t>(matrix.columns)});
    std::ranges::copy(matrix.values, array.mutable_data());
    return array;
}

/// A linear system in Python: solver::LinearSystem with the units of its signals.
struct HeldLinear {
    solver::LinearSystem system;
    std::vector<std::string> stateUnits, inputUnits, outputUnits;
};

HeldLinear linearize(const Held& model, const solver::LinearQuestion& question)
{
    return interruptible([=](const StopCheck& isStopWanted) {
        HeldLinear linear{model->linearize(question, isStopWanted), {}, {}, {}};
        std::vector<std::string> states;
        for (const solver::LinearState& state : linear.system.states)
            states.push_back(state.path);
        linear.stateUnits = model->unitsOf(states, isStopWanted);
        linear.inputUnits = model->unitsOf(linear.system.inputs, isStopWanted);
        linear.outputUnits = model->unitsOf(linear.system.outputs, isStopWanted);
        return linear;
    });
}

/// The frequency response: a row for each frequency [Hz], with axes for outputs and inputs.
py::array_t<std::complex<double>> responseOf(const HeldLinear& linear, const std::vector<double>& frequencies)
{
    std::vector<double> omega;
    for (const double frequency : frequencies)
        omega.push_back(2 * std::numbers::pi * frequency);
    const std::size_t outputs = linear.system.outputs.size(), inputs = linear.system.inputs.size();
    auto array = python::arrayOf<std::complex<double>>(
        {static_cast<py::ssize_t>(omega.size()), static_cast<py::ssize_t>(outputs), static_cast<py::ssize_t>(inputs)});
    auto values = array.mutable_unchecked<3>();
    for (std::size_t o = 0; o < outputs; ++o)
        for (std::size_t i = 0; i < inputs; ++i) {
            const auto response = solver::frequencyResponse(linear.system, i, o, omega);
            for (std::size_t k = 0; k < response.size(); ++k)
                values(static_cast<py::ssize_t>(k), static_cast<py::ssize_t>(o), static_cast<py::ssize_t>(i)) =
                    response[k];
        }
    return array;
}

/// Eigenvalue, frequency [Hz], damping, participation of each state.
py::list modesOf(const HeldLinear& linear)
{
    py::list list;
    for (const solver::Mode& mode : solver::modesOf(linear.system))
        list.append(py::make_tuple(mode.eigenvalue, mode.frequency / (2 * std::numbers::pi), mode.damping,
                                   python::arrayOf(mode.participation)));
    return list;
}

/// Points as tuples: place of the amplitude, of the frequency, mean, harmonics and distortion of each output, settled?,
/// failure.
py::list respond(const Held& model, const std::string& input, const std::vector<std::string>& outputs,
                 const std::vector<double>& frequencies, const std::vector<double>& amplitudes, int jobs)
{
    solver::HarmonicQuestion question;
    question.outputs = outputs;
    question.frequencies = frequencies;
    question.amplitudes = amplitudes;
    question.jobs = jobs;
    const auto points =
        interruptible([=](const StopCheck& isStopWanted) { return model->respond(input, question, isStopWanted); });
    py::list list;
    for (const solver::HarmonicPoint& point : points) {
        py::list answers;
        for (const solver::HarmonicAnswer& answer : point.outputs)
            answers.append(py::make_tuple(answer.mean, answer.harmonics, answer.distortion));
        list.append(py::make_tuple(point.amplitude, point.frequency, answers, point.isSettled, point.failure));
    }
    return list;
}

std::unique_ptr<HeldStudy> study(const Held& model, const QStringList& variations,
                                 const std::optional<QString>& sampling, std::optional<std::size_t> runs,
                                 std::uint64_t seed, const QString& reduction, bool hasMeasures, const py::dict& run)
{
    return std::make_unique<HeldStudy>(interruptible([=, question = questionOf(run)](const StopCheck& isStopWanted) {
        return model->study(variations, sampling, runs, seed, reduction, hasMeasures, question, isStopWanted);
    }));
}

void defineModel(py::module_& m)
{
    py::class_<HeldModel, Held>(m, "Model")
        .def_static("open", &open)
        .def_property_readonly("name", &HeldModel::name)
        .def("diagnostics",
             [](const Held& model) {
                 return diagnosticsList(interruptible([=](const StopCheck& stop) { return model->diagnostics(stop); }));
             })
        .def("set", &set)
        .def("parameters", &parameters)
        .def("simulate",
             [](const Held& model, const py::dict& given) { return HeldModel::simulate(model, questionOf(given)); })
        .def("steady", &steady)
        .def("export_fmu",
             [](const Held& model, const QString& path, int version, const QStringList& inputs,
                const QStringList& outputs) {
                 return interruptible([=](const StopCheck& isStopWanted) {
                     return model->exportFmu(path, version, inputs, outputs, isStopWanted);
                 });
             })
        .def("linearize",
             [](const Held& model, const std::vector<std::string>& inputs, const std::vector<std::string>& outputs,
                std::optional<double> time, bool isCut) {
                 return linearize(model, {inputs, outputs, time, isCut});
             })
        .def("respond", &respond)
        .def("study", &study);
}

void defineResult(py::module_& m)
{
    py::class_<RunResult, std::shared_ptr<RunResult>>(m, "Result")
        .def("times", &RunResult::times)
        .def("values", &RunResult::values)
        .def("values_at", &RunResult::valuesAt)
        .def("event_rows", &RunResult::eventRows)
        .def("paths", &RunResult::paths)
        .def("columns", &RunResult::columns)
        .def("end", &RunResult::end)
        .def("statistics", &RunResult::statisticsJson)
        .def("write_csv", &RunResult::writeCsv)
        .def("write_mat", &RunResult::writeMat)
        .def("has", [](const RunResult& result, const QString& path) { return result.store().find(path) >= 0; })
        .def("row_count", [](const RunResult& result) { return result.store().rowCount(); });
}

void defineLinear(py::module_& m)
{
    const auto matrix = [](solver::RealMatrix solver::LinearSystem::*member) {
        return [member](const HeldLinear& linear) { return arrayOf(linear.system.*member); };
    };
    using solver::LinearSystem;
    py::class_<HeldLinear>(m, "Linear")
        .def_property_readonly("A", matrix(&LinearSystem::a))
        .def_property_readonly("B", matrix(&LinearSystem::b))
        .def_property_readonly("C", matrix(&LinearSystem::c))
        .def_property_readonly("D", matrix(&LinearSystem::d))
        .def_property_readonly("Bw", matrix(&LinearSystem::delayToState))
        .def_property_readonly("Dw", matrix(&LinearSystem::delayToOutput))
        .def_property_readonly("Cv", matrix(&LinearSystem::stateToDelay))
        .def_property_readonly("Dv", matrix(&LinearSystem::inputToDelay))
        .def_property_readonly("Dvw", matrix(&LinearSystem::delayToDelay))
        .def_property_readonly("delays",
                               [](const HeldLinear& linear) {
                                   std::vector<std::pair<std::string, double>> delays;
                                   for (const solver::LinearDelay& delay : linear.system.delays)
                                       delays.emplace_back(delay.component, delay.time);
                                   return delays;
                               })
        .def_property_readonly("states",
                               [](const HeldLinear& linear) {
                                   std::vector<std::pair<std::string, double>> states;
                                   for (const solver::LinearState& state : linear.system.states)
                                       states.emplace_back(state.path, state.value);
                                   return states;
                               })
        .def_property_readonly("inputs", [](const HeldLinear& linear) { return linear.system.inputs; })
        .def_property_readonly("outputs", [](const HeldLinear& linear) { return linear.system.outputs; })
        .def_readonly("state_units", &HeldLinear::stateUnits)
        .def_readonly("input_units", &HeldLinear::inputUnits)
        .def_readonly("output_units", &HeldLinear::outputUnits)
        .def("response", &responseOf)
        .def("modes", &modesOf);
}

void defineStudy(py::module_& m)
{
    py::class_<HeldStudy>(m, "Study")
        .def_property_readonly("parameters", [](const HeldStudy& study) { return study.study().parameters; })
        .def_property_readonly(
            "sampling", [](const HeldStudy& study) { return std::string(solver::nameOf(study.design().sampling)); })
        .def("responses",
             [](const HeldStudy& study) {
                 std::vector<std::pair<QString, QString>> responses;
                 for (const solver::Response& response : study.responses())
                     responses.emplace_back(response.name, response.column.unit);
                 return responses;
             })
        .def("stored", [](const HeldStudy& study) { return study.stored(); })
        .def("count", [](const HeldStudy& study) { return study.study().points.size(); })
        .def("add", &HeldStudy::add)
        .def("points", &HeldStudy::points)
        .def("run", &HeldStudy::run)
        .def("tell", &HeldStudy::tell)
        .def("done",
             [](const HeldStudy& study) {
                 std::set<std::size_t> done;
                 for (const auto& entry : study.results())
                     done.insert(entry.first);
                 return done;
             })
        .def("failures",
             [](const HeldStudy& study) {
                 std::map<std::size_t, QString> failures;
                 for (const auto& [point, result] : study.results())
                     if (!result.failure.isEmpty())
                         failures[point] = result.failure;
                 return failures;
             })
        .def("values", &HeldStudy::values)
        .def("values_of", &HeldStudy::valuesOf)
        .def("write_csv", &HeldStudy::writeCsv)
        .def("tornado", &HeldStudy::tornado)
        .def("morris", &HeldStudy::morris)
        .def("sobol", &HeldStudy::sobol);
}

/// Lets the library of components and LLVM's module be found from the \a prefix of the installation.
void findFilesFrom(const QString& prefix)
{
    const QString programs = prefix + QStringLiteral("/bin");
    model::ClassLibrary::setProgramFolder(programs);
    solver::setProgramFolder(programs.toStdString());
}

}  // namespace

PYBIND11_MODULE(_core, m)
{
    cli::keepFreedMemory();
    cli::surviveFullFiles();
    translateProblems();
    defineModel(m);
    defineResult(m);
    defineLinear(m);
    defineStudy(m);
    m.def("find_files_from", &findFilesFrom);
    m.def("trust_fmus", &solver::AllowedFmus::addAll);
    m.def("join_left", &Work::joinLeft);
    m.attr("version") = BRAMAH_VERSION;
}

}  // namespace bramah::python
