// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/library_versions.h"

#include "model/syntax/annotation_values.h"

#include <algorithm>

namespace bramah::model {

using namespace syntax;

namespace {

const ClassModification* annotationOf(const ClassDefinition& definition)
{
    return definition.annotation ? definition.annotation->arguments : nullptr;
}

/// Does \a value, a string or an array of strings, contain \a version?
bool names(ExpressionPtr value, const QString& version)
{
    if (!value)
        return false;
    if (const auto* list = value->to<ArrayExpression>())
        return std::ranges::any_of(list->elements, [&](ExpressionPtr one) { return stringOf(one) == version; });
    return stringOf(value) == version;
}

bool hasFormatOne(const ClassDefinition& definition)
{
    if (numberIn(vendorAnnotation(definition.annotation), "format") == 1.0)
        return true;
    return std::ranges::any_of(definition.elements, [](const Element* element) {
        return element->kind == ElementKind::Class && element->definition && hasFormatOne(*element->definition);
    });
}

/// The numbers at the beginning of a version, and what follows them.
struct SplitVersion {
    std::vector<int> numbers;
    QString rest;

    explicit SplitVersion(const QString& version)
    {
        const qsizetype end =
            std::ranges::find_if(version, [](QChar c) { return !c.isDigit() && c != u'.'; }) - version.begin();
        for (const QString& number : version.left(end).split(QLatin1Char('.'), Qt::SkipEmptyParts))
            numbers.push_back(number.toInt());
        rest = version.mid(end).trimmed();
    }
};

}  // namespace

std::vector<WantedLibrary> usedLibraries(const ClassDefinition& definition)
{
    std::vector<WantedLibrary> used;
    const ClassModification* uses = nestedIn(annotationOf(definition), "uses");
    if (!uses)
        return used;
    for (const Argument& argument : uses->arguments) {
        const ClassModification* details = argument.modification ? argument.modification->nested : nullptr;
        const auto version = stringIn(details, "version");
        if (version && argument.name.parts.size() == 1)
            used.push_back(
                {std::string(argument.name.parts.front().text), *version, valueIn(details, "version")->span, false});
    }
    return used;
}

std::vector<WantedLibrary> wantedLibraries(const SyntaxTree& tree)
{
    std::vector<WantedLibrary> wanted;
    if (!tree.root().within.isEmpty())
        return wanted;
    const auto isKnown = [&](const std::string& name) {
        return std::ranges::any_of(wanted, [&](const WantedLibrary& other) { return other.name == name; });
    };
    bool hasFormat = false;
    for (const ClassDefinition* definition : tree.root().classes) {
        for (WantedLibrary& library : usedLibraries(*definition))
            if (!isKnown(library.name))
                wanted.push_back(std::move(library));
        hasFormat = hasFormat || hasFormatOne(*definition);
    }
    if (hasFormat && !isKnown("Bramah") && namesLibrary(tree, "Bramah"))
        wanted.push_back({"Bramah", QStringLiteral("0.1.0"), {}, true});
    return wanted;
}

QString versionOf(const ClassDefinition* definition)
{
    return definition ? stringIn(annotationOf(*definition), "version").value_or(QString()) : QString();
}

int compareVersions(const QString& left, const QString& right)
{
    const SplitVersion a(left);
    const SplitVersion b(right);
    if (a.numbers != b.numbers)
        return std::ranges::lexicographical_compare(a.numbers, b.numbers) ? -1 : 1;
    if (a.rest.isEmpty() != b.rest.isEmpty())
        return a.rest.isEmpty() ? 1 : -1;
    return a.rest.compare(b.rest);
}

bool convertsFrom(const ClassDefinition& definition, const QString& version)
{
    const ClassModification* conversion = nestedIn(annotationOf(definition), "conversion");
    if (!conversion)
        return false;
    return std::ranges::any_of(conversion->arguments, [&](const Argument& argument) {
        if (argument.name.parts.size() != 1 || !argument.modification)
            return false;
        const std::string_view name = argument.name.parts.front().text;
        if (name == "noneFromVersion")
            return names(argument.modification->value, version);
        return name == "from" && names(valueIn(argument.modification->nested, "version"), version);
    });
}

bool namesLibrary(const SyntaxTree& tree, std::string_view library)
{
    const std::vector<Token>& tokens = tree.tokens();
    const auto next = [&](std::size_t at) {
        do
            ++at;
        while (at < tokens.size() && isTrivia(tokens[at].kind));
        return at;
    };
    TokenKind before = TokenKind::EndOfFile;
    for (std::size_t at = 0; at < tokens.size(); at = next(at)) {
        const Token& token = tokens[at];
        if (isTrivia(token.kind))
            continue;
        const std::size_t behind = next(at);
        if (token.kind == TokenKind::Identifier && before != TokenKind::Dot && behind < tokens.size() &&
            tokens[behind].kind == TokenKind::Dot && tree.text().view(token.span) == library)
            return true;
        // Of a name with a leading dot, `.Modelica.Units`, the first part counts too.
        const bool isLeadingDot = token.kind == TokenKind::Dot && before != TokenKind::Identifier &&
                                  before != TokenKind::RightBracket && before != TokenKind::RightParenthesis;
        before = isLeadingDot ? TokenKind::EndOfFile : token.kind;
    }
    return false;
}

}  // namespace bramah::model
