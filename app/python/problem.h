// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/python/qt_values.h"
#include "model/diagnostics/diagnostic.h"

#include <QString>

#include <exception>
#include <memory>

namespace bramah::python {

class RunResult;

/// A place in a text, counted from 1; an empty file and line 0 where there is none.
struct TextPlace {
    QString file;
    int line = 0, column = 0;
};

/// What a user has to mend: `bramah.Error` in Python.
class Problem : public std::exception
{
public:
    explicit Problem(QString message, model::Diagnostics diagnostics = {}, QString component = {},
                     TextPlace place = {});

    [[nodiscard]] const char* what() const noexcept override { return text_.constData(); }
    [[nodiscard]] const QString& message() const { return message_; }
    /// What was found, the errors among it; empty if the message is all.
    [[nodiscard]] const model::Diagnostics& diagnostics() const { return diagnostics_; }
    [[nodiscard]] const QString& component() const { return component_; }
    /// Where the component is declared in the model.
    [[nodiscard]] const TextPlace& place() const { return place_; }

private:
    QString message_, component_;
    TextPlace place_;
    model::Diagnostics diagnostics_;
    QByteArray text_;
};

/// A run that did not reach its end: `bramah.RunError`. It has the results until then.
class RunProblem : public Problem
{
public:
    RunProblem(std::shared_ptr<const RunResult> result, TextPlace place);

    [[nodiscard]] const std::shared_ptr<const RunResult>& result() const { return result_; }

private:
    std::shared_ptr<const RunResult> result_;
};

/// \a message behind the component that it is about, if there is one.
[[nodiscard]] QString withComponent(const QString& component, const QString& message);

/// \a diagnostics as tuples of severity, name, message, file, line, column, component, port; file empty and line 0
/// without a place in a text.
[[nodiscard]] py::list diagnosticsList(const model::Diagnostics& diagnostics);

/// Throws the errors in \a diagnostics, if there are some.
void throwErrors(const model::Diagnostics& diagnostics);

/// Turns both into exceptions of the Python package. Call once, while the module is made.
void translateProblems();

}  // namespace bramah::python
