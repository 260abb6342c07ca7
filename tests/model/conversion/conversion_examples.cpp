// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/conversion/library_conversion.h"
#include "tests/model/diagnostics/diagnostic_examples.h"

using namespace bramah::model;
using namespace bramah::test;

namespace {

/// The messages of a model for version 1 of a library that is there in version 2, with this `conversion`.
std::function<Diagnostics()> withConversion(const QByteArray& conversion)
{
    return [conversion] {
        const auto parsed = [](const QString& name, const QByteArray& text) {
            return syntax::SyntaxTree::parse(std::make_shared<const SourceText>(name, text));
        };
        ClassLibrary library;
        library.addFile(parsed(QStringLiteral("Lib.mo"),
                               "package Lib annotation(version=\"2\", conversion(" + conversion + ")); end Lib;"));
        const auto tree = parsed(QStringLiteral("example.mo"),
                                 "model A\n  Lib.Old a;\n  annotation(uses(Lib(version=\"1\")));\nend A;\n");
        library.addFile(tree);
        return conversionOf(library, tree).diagnostics;
    };
}

}  // namespace

static const ExamplesOf conversionExamples = {
    runExample(
        DiagnosticKind::LibraryConverted,
        withConversion("from(version=\"1\", change={convertClass(\"Lib.Old\", \"Lib.New\")})"),
        QStringLiteral("example.mo:3:31: note: this text is for `Lib` 1 and was converted to 2, the version that "
                       "is there: `Lib.Old` is now `Lib.New`; save it to keep that [library-converted]")),
    runExample(
        DiagnosticKind::LibraryVersionMissing, withConversion("noneFromVersion=\"1.5\""),
        QStringLiteral("example.mo:3:31: warning: this text is for `Lib` 1, but 2 is there, and no conversion "
                       "leads to it; add version 1 with --library or MODELICAPATH, or look at what the text names "
                       "of it [library-version-missing]")),
    runExample(DiagnosticKind::ConversionRefused,
               withConversion("from(version=\"1\", change={convertMessage(\"Lib.Old\", \"use Lib.New\")})"),
               QStringLiteral("example.mo:2:3: warning: `Lib.Old` is not converted: use Lib.New [conversion-refused]")),
    runExample(
        DiagnosticKind::ConversionUnreadable, withConversion("from(version=\"1\", change={turn(\"Lib.Old\")})"),
        QStringLiteral("example.mo:3:31: warning: this text is for `Lib` 1, but 2 is there, and its conversion "
                       "cannot be used: `turn` is no rule of a conversion; correct that library, or add version 1 "
                       "[conversion-unreadable]")),
};
