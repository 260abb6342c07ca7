// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/diagnostics/diagnostic_examples.h"

#include "tests/model/syntax/parse_text.h"

namespace bramah::test {

ExamplesOf::ExamplesOf(std::initializer_list<DiagnosticExample> examples)
{
    all().insert(all().end(), examples.begin(), examples.end());
}

std::vector<DiagnosticExample>& ExamplesOf::all()
{
    static std::vector<DiagnosticExample> examples;
    return examples;
}

DiagnosticExample textExample(model::DiagnosticKind kind, const QByteArray& bytes, const QString& expected)
{
    return {kind, [bytes] { return parseText(bytes)->diagnostics(); }, expected};
}

DiagnosticExample runExample(model::DiagnosticKind kind, std::function<model::Diagnostics()> produce,
                             const QString& expected)
{
    return {kind, std::move(produce), expected};
}

DiagnosticExample wordingExample(model::DiagnosticKind kind, const QStringList& arguments, const QString& expected)
{
    return {kind, [=] { return model::Diagnostics{{kind, arguments, nullptr, {}, {}, {}}}; }, expected};
}

}  // namespace bramah::test
