// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/codes/line_code.h"

#include "model/edit/annotation_edit.h"
#include "model/edit/geometry_text.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"

#include <QRegularExpression>
#include <QStringList>

namespace bramah::model {
namespace {

constexpr auto kPipeKey = "pipe";

}  // namespace

QString LineCode::text() const
{
    QStringList first{number, size};
    first.removeAll(QString());
    QStringList lines{first.join(QStringLiteral("  ")), application};
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

bool isApplicationCode(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("^(?:[A-Z]-)?[PTLXYZ](?:[1-9][0-9]?)?$"));
    return pattern.match(text).hasMatch();
}

LineCode lineCodeOf(const syntax::Annotation* annotation)
{
    const auto* given = syntax::nestedIn(syntax::vendorAnnotation(annotation), kPipeKey);
    LineCode code;
    code.number = syntax::stringIn(given, "number").value_or(QString());
    code.size = syntax::stringIn(given, "size").value_or(QString());
    code.application = syntax::stringIn(given, "application").value_or(QString());
    const syntax::ExpressionPtr offset = syntax::valueIn(given, "offset");
    if (const std::vector<double> place = literalNumbers(offset); place.size() == 2)
        code.offset = {place[0], place[1]};
    return code;
}

TextEdits setLineCode(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition,
                      const syntax::Equation* connect, const LineCode& code)
{
    TextEdits edits;
    if (!connect || lineCodeOf(connect->comment.annotation) == code)
        return edits;
    const AnnotationPlace place = annotationPlace(tree, definition, *connect);
    if (code.isEmpty()) {
        removeAnnotation(edits, tree, place, {"__Bramah", kPipeKey});
        return edits;
    }
    const auto* arguments = place.annotation ? place.annotation->arguments : nullptr;
    ArgumentSettings settings;
    const auto set = [&](const char* name, const QByteArray& value, bool isWanted) {
        const ArgumentPath path{"__Bramah", kPipeKey, name};
        if (isWanted || findArgument(arguments, path))
            settings.push_back({path, value});
    };
    set("number", syntax::quoted(code.number), !code.number.isEmpty());
    set("size", syntax::quoted(code.size), !code.size.isEmpty());
    set("application", syntax::quoted(code.application), !code.application.isEmpty());
    set("offset", pointText(code.offset), !code.offset.isNull());
    setAnnotation(edits, tree, place, settings);
    return edits;
}

}  // namespace bramah::model
