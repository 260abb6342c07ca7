// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/syntax/parser.h"
#include "tests/model/diagnostics/diagnostic_examples.h"

using namespace bramah::model;
using namespace bramah::test;

static const ExamplesOf syntaxExamples = {
    textExample(
        DiagnosticKind::UnexpectedToken, "model A\n  Real x = 1 + ;\nend A;",
        QStringLiteral("example.mo:2:16: error: found `;` where an expression was expected [unexpected-token]")),
    textExample(DiagnosticKind::UnterminatedString, "model A \"description",
                QStringLiteral("example.mo:1:9: error: this string has no closing quote; add `\"` at its end "
                               "[unterminated-string]")),
    textExample(DiagnosticKind::UnterminatedComment, "/* about A\nmodel A end A;",
                QStringLiteral("example.mo:1:1: error: this comment has no end; add `*/` [unterminated-comment]")),
    textExample(DiagnosticKind::UnterminatedIdentifier, "model 'A\nend A;",
                QStringLiteral("example.mo:1:7: error: this quoted name has no closing quote; add `'` at its end "
                               "[unterminated-identifier]")),
    textExample(DiagnosticKind::InvalidCharacter, "model A Real x = 1 $; end A;",
                QStringLiteral("example.mo:1:20: error: the character `$` has no meaning in Modelica; remove it "
                               "[invalid-character]")),
    textExample(
        DiagnosticKind::EndNameMismatch, "model A\nend B;",
        QStringLiteral("example.mo:2:5: error: `end B` closes class `A`; both names must be the same [end-name]")),
    textExample(DiagnosticKind::NestingTooDeep,
                "model A Real x =\n" + QByteArray("(").repeated(syntax::kMaximumNesting),
                QStringLiteral("example.mo:2:256: error: brackets or classes are nested more than 256 deep here; split "
                               "the expression or class [nesting-too-deep]")),
    textExample(DiagnosticKind::NotUtf8, "// gr\xFC\xDF",
                QStringLiteral("example.mo:1:6: error: the file is not UTF-8 text; convert it to UTF-8 to edit it "
                               "[not-utf8]")),
};
