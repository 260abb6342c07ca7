// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagram/code_checks.h"

namespace bramah::model {

Diagnostics checkCodes(const Diagram& diagram)
{
    Diagnostics found;
    const auto report = [&](DiagnosticKind kind, const DiagramComponent& component, QStringList arguments) {
        Diagnostic problem;
        problem.kind = kind;
        problem.arguments = std::move(arguments);
        problem.component = component.id.name;
        found.push_back(std::move(problem));
    };
    const CodeScheme scheme = diagram.codeScheme();
    QHash<QString, const DiagramComponent*> owners;
    for (const DiagramComponent& component : diagram.components()) {
        if (component.designation.isEmpty())
            continue;
        const QString& code = component.notes.code;
        if (const DiagramComponent* other = owners.value(code))
            report(DiagnosticKind::SameCode, component, {component.id.name, other->id.name, code});
        else
            owners.insert(code, &component);
        if (diagram.codes().scheme && component.isCoded() && !parsedCode(component.designation, scheme))
            report(DiagnosticKind::CodeNotOfScheme, component,
                   {component.designation, component.id.name, nameOf(scheme), exampleOf(scheme)});
    }
    return found;
}

}  // namespace bramah::model
