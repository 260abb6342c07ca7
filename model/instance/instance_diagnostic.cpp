// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/instance/instance_diagnostic.h"

namespace bramah::model {

Diagnostic about(const Instance& instance, DiagnosticKind kind, QStringList arguments, const ClassNode* writtenIn,
                 Span span)
{
    Diagnostic diagnostic{kind, std::move(arguments), nullptr, span, QString::fromStdString(instance.path()), {}};
    if (writtenIn && writtenIn->tree())
        diagnostic.text = writtenIn->tree()->sharedText();
    return diagnostic;
}

}  // namespace bramah::model
