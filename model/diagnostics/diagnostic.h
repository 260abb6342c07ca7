// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/text/span.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace bramah::model {

class SourceText;

/// How grave a message is, in rising order. With an Error a text is not accepted, or a run does not begin or go on.
enum class Severity { Note, Warning, Error };

/// Every message Bramah can give about a text, a circuit or a run; see `diagnostic_kinds.def`.
enum class DiagnosticKind {
#define BRAMAH_DIAGNOSTIC(kind, severity, name, text) kind,
#include "model/diagnostics/diagnostic_kinds.def"
#undef BRAMAH_DIAGNOSTIC
};

/// The severity that the list gives to \a kind; the same for all messages of the kind.
[[nodiscard]] Severity severityOf(DiagnosticKind kind);
/// The stable name shown in brackets after a message, as in `[unknown-name]`.
[[nodiscard]] QString nameOf(DiagnosticKind kind);
/// The untranslated text with its place holders %1, %2, ...
[[nodiscard]] QString templateOf(DiagnosticKind kind);
/// Every registered kind, in the order of the list.
[[nodiscard]] std::vector<DiagnosticKind> allDiagnosticKinds();

/// One message: an observation, its place, and the way to mend it. The place is a span of a text, a component, or both.
struct Diagnostic {
    DiagnosticKind kind;
    QStringList arguments;                   ///< fill the place holders of the kind's text
    std::shared_ptr<const SourceText> text;  ///< null if the message has no place in a text
    Span span;
    QString component;  ///< path of the component in the model, as `pump` or `drive.valve`; may be empty
    QString port;       ///< name of the component's port, if the message is about one

    /// The severity of the kind.
    [[nodiscard]] Severity severity() const { return severityOf(kind); }
    /// The message in the interface's language.
    [[nodiscard]] QString message() const;
    /// `file:line:col: error: message [kind]`, the form of the command line.
    [[nodiscard]] QString commandLineText() const;
};

/// Messages in the order in which they were found.
using Diagnostics = std::vector<Diagnostic>;

/// Is one of \a diagnostics an Error?
[[nodiscard]] bool hasErrors(const Diagnostics& diagnostics);

}  // namespace bramah::model
