// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/python/problem.h"

#include "app/python/run_result.h"
#include "model/text/source_text.h"

#include <array>

namespace bramah::python {
namespace {

py::tuple tupleOf(const model::Diagnostic& diagnostic)
{
    static constexpr std::array kSeverities{"note", "warning", "error"};
    const auto [line, column] =
        diagnostic.text ? diagnostic.text->position(diagnostic.span.begin) : model::TextPosition{0, 0};
    return py::make_tuple(kSeverities[static_cast<std::size_t>(diagnostic.severity())], model::nameOf(diagnostic.kind),
                          diagnostic.message(), diagnostic.text ? diagnostic.text->fileName() : QString(), line, column,
                          diagnostic.component, diagnostic.port);
}

void raise(const py::object& error)
{
    PyErr_SetObject(py::type::of(error).ptr(), error.ptr());
}

/// Those that a user reads, each once.
QString textOf(const model::Diagnostics& diagnostics)
{
    QStringList lines;
    for (const model::Diagnostic& diagnostic : diagnostics)
        if (diagnostic.severity() == model::Severity::Error && !lines.contains(diagnostic.commandLineText()))
            lines << diagnostic.commandLineText();
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

QString withComponent(const QString& component, const QString& message)
{
    return component.isEmpty() ? message : QStringLiteral("`%1`: %2").arg(component, message);
}

py::list diagnosticsList(const model::Diagnostics& diagnostics)
{
    py::list list;
    for (const model::Diagnostic& diagnostic : diagnostics)
        list.append(tupleOf(diagnostic));
    return list;
}

Problem::Problem(QString message, model::Diagnostics diagnostics, QString component, TextPlace place)
    : message_(std::move(message)),
      component_(std::move(component)),
      place_(std::move(place)),
      diagnostics_(std::move(diagnostics)),
      text_(message_.toUtf8())
{
}

RunProblem::RunProblem(std::shared_ptr<const RunResult> result, TextPlace place)
    : Problem(withComponent(result->status().end->component, result->status().end->message),
              result->status().diagnostics, result->status().end->component, std::move(place)),
      result_(std::move(result))
{
}

void throwErrors(const model::Diagnostics& diagnostics)
{
    if (model::hasErrors(diagnostics))
        throw Problem(textOf(diagnostics), diagnostics);
}

void translateProblems()
{
    py::register_exception_translator([](std::exception_ptr thrown) {
        const auto make = [](const char* name, const Problem& problem, const py::object& result) {
            const TextPlace& place = problem.place();
            raise(py::module_::import("bramah._errors")
                      .attr(name)
                      .attr("_make")(problem.message(), diagnosticsList(problem.diagnostics()), problem.component(),
                                     py::make_tuple(place.file, place.line, place.column), result));
        };
        try {
            std::rethrow_exception(std::move(thrown));
        } catch (const RunProblem& problem) {
            make("RunError", problem, py::cast(std::const_pointer_cast<RunResult>(problem.result())));
        } catch (const Problem& problem) {
            make("Error", problem, py::none());
        }
    });
}

}  // namespace bramah::python
