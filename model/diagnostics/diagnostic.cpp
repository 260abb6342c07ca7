// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/diagnostics/diagnostic.h"

#include "model/text/source_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace bramah::model {

namespace {

struct Registration {
    Severity severity;
    const char* name;
    const char* text;
};

constexpr auto kRegistrations = std::to_array<Registration>({
#define BRAMAH_DIAGNOSTIC(kind, severity, name, text) {Severity::severity, name, text},
#include "model/diagnostics/diagnostic_kinds.def"
#undef BRAMAH_DIAGNOSTIC
});

const Registration& registrationOf(DiagnosticKind kind)
{
    return kRegistrations[static_cast<std::size_t>(kind)];
}

/// \a text with %1 to %9 replaced at once, so that a percent sign in an argument stays as it is.
QString filled(const QString& text, const QStringList& arguments)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int number = text[i] == QLatin1Char('%') && i + 1 < text.size() ? text[i + 1].digitValue() : -1;
        if (number >= 1 && number <= arguments.size()) {
            result += arguments[number - 1];
            ++i;
        } else {
            result += text[i];
        }
    }
    return result;
}

}  // namespace

Severity severityOf(DiagnosticKind kind)
{
    return registrationOf(kind).severity;
}

QString nameOf(DiagnosticKind kind)
{
    return QString::fromLatin1(registrationOf(kind).name);
}

QString templateOf(DiagnosticKind kind)
{
    return QString::fromUtf8(registrationOf(kind).text);
}

std::vector<DiagnosticKind> allDiagnosticKinds()
{
    std::vector<DiagnosticKind> kinds;
    for (std::size_t i = 0; i < kRegistrations.size(); ++i)
        kinds.push_back(static_cast<DiagnosticKind>(i));
    return kinds;
}

QString Diagnostic::message() const
{
    return filled(QCoreApplication::translate("Diagnostic", registrationOf(kind).text), arguments);
}

QString Diagnostic::commandLineText() const
{
    QString place;
    if (text) {
        const auto [line, column] = text->position(span.begin);
        place = QStringLiteral("%1:%2:%3: ").arg(text->fileName(), QString::number(line), QString::number(column));
    }
    if (!component.isEmpty())
        place += (port.isEmpty() ? component : component + QLatin1Char('.') + port) + QStringLiteral(": ");
    constexpr std::array<const char*, 3> kSeverityNames = {"note", "warning", "error"};
    return place + QLatin1String(kSeverityNames[static_cast<std::size_t>(severity())]) + QStringLiteral(": ") +
           message() + QStringLiteral(" [") + nameOf(kind) + QLatin1Char(']');
}

bool hasErrors(const Diagnostics& diagnostics)
{
    return std::any_of(diagnostics.begin(), diagnostics.end(),
                       [](const Diagnostic& diagnostic) { return diagnostic.severity() == Severity::Error; });
}

}  // namespace bramah::model
