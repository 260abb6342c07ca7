// SPDX-License-Identifier: GPL-3.0-or-later
// Grammar rules of modifications, descriptions and annotations (specification, A.2.5 and A.2.7).
#include "model/syntax/parser.h"

#include <QCoreApplication>

namespace bramah::model::syntax {

// modification :
//    class-modification [ "=" modification-expression ]
//    | "=" modification-expression
// modification-expression : expression | break
/// Null if there is no modification. The `:=` of earlier versions of Modelica is accepted.
const Modification* Parser::modification()
{
    const bool hasNested = is(TokenKind::LeftParenthesis);
    if (!hasNested && !is(TokenKind::Equal) && !is(TokenKind::Assign))
        return nullptr;
    const auto begin = here();
    auto* node = make<Modification>();
    if (hasNested)
        node->nested = classModification();
    if (accept(TokenKind::Equal) || accept(TokenKind::Assign)) {
        if (accept(TokenKind::Break))
            node->isBreak = true;
        else
            node->value = expression();
    }
    node->span = spanFrom(begin);
    return node;
}

// class-modification : "(" [ argument-list ] ")"
// argument-list : argument { "," argument }
const ClassModification* Parser::classModification()
{
    const Nesting nesting(*this);
    const auto begin = here();
    auto* node = make<ClassModification>();
    std::vector<Argument> arguments;
    expect(TokenKind::LeftParenthesis);
    if (!isPanicking_ && !is(TokenKind::RightParenthesis)) {
        do {
            if (const auto read = argument(); isUsable(read))
                arguments.push_back(read);
        } while (accept(TokenKind::Comma));
    }
    expect(TokenKind::RightParenthesis);
    node->arguments = list(arguments);
    node->span = spanFrom(begin);
    return node;
}

// argument : element-modification-or-replaceable | element-redeclaration
// element-modification-or-replaceable : [ each ] [ final ] ( element-modification | element-replaceable )
// element-modification : name [ modification ] description-string
// element-redeclaration :
//    redeclare [ each ] [ final ] ( short-class-definition | component-clause1 | element-replaceable )
Argument Parser::argument()
{
    const auto begin = here();
    Argument node{};
    const bool isRedeclare = accept(TokenKind::Redeclare);
    node.isEach = accept(TokenKind::Each);
    node.isFinal = accept(TokenKind::Final);
    if (isRedeclare || is(TokenKind::Replaceable)) {
        node.kind = isRedeclare ? ArgumentKind::Redeclare : ArgumentKind::ElementReplaceable;
        redeclaredElement(node, begin);
    } else if (is(TokenKind::Identifier)) {
        node.kind = ArgumentKind::Modify;
        node.name = name();
        node.modification = modification();
        node.strings = descriptionString();
    } else {
        error(QT_TRANSLATE_NOOP("Diagnostic", "a modifier, such as `name = value`"));
    }
    node.span = spanFrom(begin);
    return node;
}

// element-replaceable :
//    replaceable ( short-class-definition | component-clause1 ) [ constraining-clause ]
// component-clause1 : type-prefix type-specifier component-declaration1
// component-declaration1 : declaration description
// short-class-definition : class-prefixes short-class-specifier
void Parser::redeclaredElement(Argument& argument, std::int32_t begin)
{
    auto* element = make<Element>();
    element->prefixes.isRedeclare = argument.kind == ArgumentKind::Redeclare;
    element->prefixes.isFinal = argument.isFinal;
    element->prefixes.isReplaceable = accept(TokenKind::Replaceable);
    if (atClassPrefix()) {
        element->kind = ElementKind::Class;
        element->definition = classDefinition();
    } else {
        element->kind = ElementKind::Component;
        typePrefix(element->prefixes);
        element->name = name();
        if (is(TokenKind::LeftBracket))
            element->subscripts = arraySubscripts();
        const auto component = componentDeclaration();
        if (!component.name.text.empty())
            element->components = list(std::vector<Component>{component});
    }
    if (element->prefixes.isReplaceable && is(TokenKind::Constrainedby))
        element->constraint = constrainingClause();
    element->span = spanFrom(begin);
    if (element->definition || !element->components.empty())
        argument.element = element;
}

// description-string : [ STRING { "+" STRING } ]
List<StringLiteral> Parser::descriptionString()
{
    if (!is(TokenKind::String))
        return {};
    std::vector<StringLiteral> strings;
    do {
        if (is(TokenKind::String))
            strings.push_back(stringLiteral());
        else
            error(QT_TRANSLATE_NOOP("Diagnostic", "a string"));
    } while (accept(TokenKind::Plus));
    return list(strings);
}

// annotation-clause : annotation class-modification
const Annotation* Parser::annotation()
{
    const auto begin = here();
    auto* node = make<Annotation>();
    take();
    node->arguments = classModification();
    node->span = spanFrom(begin);
    return node;
}

// description : description-string [ annotation-clause ]
Comment Parser::comment()
{
    Comment node{};
    const auto begin = here();
    if (!is(TokenKind::String) && !is(TokenKind::Annotation)) {
        node.span = {lastEnd_, lastEnd_};
        return node;
    }
    node.strings = descriptionString();
    if (is(TokenKind::Annotation))
        node.annotation = annotation();
    node.span = spanFrom(begin);
    return node;
}

}  // namespace bramah::model::syntax
