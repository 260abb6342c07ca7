// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"

#include <functional>
#include <vector>

namespace bramah::test {

/// An example of one kind of diagnostic: what brings it about, and the words it then has.
struct DiagnosticExample {
    model::DiagnosticKind kind;
    std::function<model::Diagnostics()> produce;
    QString expected;  ///< commandLineText() of the one diagnostic of that kind
};

/// The examples of all areas. Every kind needs one; a file in this folder (or in another folder of the layer's tests)
/// registers those of its area with a static ExamplesOf object:
///
///     static const ExamplesOf syntax = {
///         textExample(DiagnosticKind::UnexpectedToken, "model A ) end A;", "example.mo:1:9: error: found ..."),
///     };
class ExamplesOf
{
public:
    ExamplesOf(std::initializer_list<DiagnosticExample> examples);
    [[nodiscard]] static std::vector<DiagnosticExample>& all();
};

/// Reading the syntax of \a bytes, as "example.mo", gives the diagnostic.
[[nodiscard]] DiagnosticExample textExample(model::DiagnosticKind kind, const QByteArray& bytes,
                                            const QString& expected);

/// \a produce gives the diagnostic, maybe among others.
[[nodiscard]] DiagnosticExample runExample(model::DiagnosticKind kind, std::function<model::Diagnostics()> produce,
                                           const QString& expected);

/// For a kind that another layer reports, whose own tests bring it about: its words with these arguments.
[[nodiscard]] DiagnosticExample wordingExample(model::DiagnosticKind kind, const QStringList& arguments,
                                               const QString& expected);

}  // namespace bramah::test
