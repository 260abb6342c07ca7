// SPDX-License-Identifier: GPL-3.0-or-later
// Grammar rules of the elements of a class: imports, extends clauses and components (specification, A.2.2 to A.2.4).
#include "model/syntax/parser.h"

#include <QCoreApplication>

namespace bramah::model::syntax {

// element :
//    import-clause | extends-clause
//    | [ redeclare ] [ final ] [ inner ] [ outer ]
//      ( class-definition | component-clause
//      | replaceable ( class-definition | component-clause ) [ constraining-clause description ] )
/// Null if no name could be read.
const Element* Parser::element(Visibility visibility)
{
    const auto begin = here();
    auto* node = make<Element>();
    node->visibility = visibility;
    const auto finish = [&](bool isUsable) {
        node->span = spanFrom(begin);
        return isUsable ? node : nullptr;
    };
    if (is(TokenKind::Import)) {
        importClause(*node);
        return finish(!node->name.isEmpty());
    }
    if (is(TokenKind::Extends)) {
        extendsClause(*node);
        return finish(!node->name.isEmpty());
    }
    auto& prefixes = node->prefixes;
    prefixes.isRedeclare = accept(TokenKind::Redeclare);
    prefixes.isFinal = accept(TokenKind::Final);
    prefixes.isInner = accept(TokenKind::Inner);
    prefixes.isOuter = accept(TokenKind::Outer);
    prefixes.isReplaceable = accept(TokenKind::Replaceable);
    if (atClassPrefix()) {
        node->kind = ElementKind::Class;
        node->definition = classDefinition();
    } else {
        componentClause(*node);
    }
    if (prefixes.isReplaceable && is(TokenKind::Constrainedby)) {
        auto* constraint = const_cast<Constraint*>(constrainingClause());
        constraint->comment = comment();
        constraint->span = spanFrom(constraint->span.begin);
        node->constraint = constraint;
    }
    return finish(node->kind == ElementKind::Class ? node->definition != nullptr : !node->components.empty());
}

// import-clause :
//    import ( IDENT "=" name | name [ ".*" | "." ( "*" | "{" import-list "}" ) ] ) description
// import-list : IDENT { "," IDENT }
void Parser::importClause(Element& element)
{
    element.kind = ElementKind::Import;
    take();
    if (is(TokenKind::Identifier) && kind(1) == TokenKind::Equal) {
        element.alias = identifier();
        take();
    }
    element.name = name();
    if (accept(TokenKind::DotStar)) {
        element.isWildcard = true;
    } else if (accept(TokenKind::Dot)) {
        if (accept(TokenKind::Star)) {
            element.isWildcard = true;
        } else if (accept(TokenKind::LeftBrace)) {
            std::vector<Identifier> names;
            do {
                if (const auto read = identifier(); !read.text.empty())
                    names.push_back(read);
            } while (accept(TokenKind::Comma));
            expect(TokenKind::RightBrace);
            element.importedNames = list(names);
        } else {
            error(QT_TRANSLATE_NOOP("Diagnostic", "a name, `*` or `{`"));
        }
    }
    element.comment = comment();
}

// extends-clause : extends type-specifier [ class-or-inheritance-modification ] [ annotation-clause ]
void Parser::extendsClause(Element& element)
{
    element.kind = ElementKind::Extends;
    take();
    element.name = name();
    if (is(TokenKind::LeftParenthesis))
        inheritanceModification(element);
    if (is(TokenKind::Annotation)) {
        const auto begin = here();
        element.comment.annotation = annotation();
        element.comment.span = spanFrom(begin);
    }
}

// class-or-inheritance-modification : "(" [ argument-or-inheritance-modification-list ] ")"
// argument-or-inheritance-modification-list :
//    ( argument | inheritance-modification ) { "," ( argument | inheritance-modification ) }
// inheritance-modification : break ( connect-equation | IDENT )
void Parser::inheritanceModification(Element& element)
{
    const Nesting nesting(*this);
    const auto begin = here();
    auto* modification = make<ClassModification>();
    std::vector<Argument> arguments;
    std::vector<Identifier> removedNames;
    std::vector<const Equation*> removedConnects;
    expect(TokenKind::LeftParenthesis);
    if (!isPanicking_ && !is(TokenKind::RightParenthesis)) {
        do {
            if (!accept(TokenKind::Break)) {
                if (const auto read = argument(); isUsable(read))
                    arguments.push_back(read);
            } else if (is(TokenKind::Connect)) {
                const auto connectBegin = here();
                auto* connect = make<Equation>();
                connectEquation(*connect);
                connect->span = spanFrom(connectBegin);
                if (!isPanicking_)
                    removedConnects.push_back(connect);
            } else if (const auto read = identifier(); !read.text.empty()) {
                removedNames.push_back(read);
            }
        } while (accept(TokenKind::Comma));
    }
    expect(TokenKind::RightParenthesis);
    modification->arguments = list(arguments);
    modification->span = spanFrom(begin);
    element.modification = modification;
    element.removedNames = list(removedNames);
    element.removedConnects = list(removedConnects);
}

// type-prefix : [ flow | stream ] [ discrete | parameter | constant ] [ input | output ]
void Parser::typePrefix(Prefixes& prefixes)
{
    prefixes.isFlow = accept(TokenKind::Flow);
    prefixes.isStream = !prefixes.isFlow && accept(TokenKind::Stream);
    if (accept(TokenKind::Discrete))
        prefixes.isDiscrete = true;
    else if (accept(TokenKind::Parameter))
        prefixes.isParameter = true;
    else
        prefixes.isConstant = accept(TokenKind::Constant);
    prefixes.isInput = accept(TokenKind::Input);
    prefixes.isOutput = !prefixes.isInput && accept(TokenKind::Output);
}

// component-clause : type-prefix type-specifier [ array-subscripts ] component-list
// component-list : component-declaration { "," component-declaration }
void Parser::componentClause(Element& element)
{
    element.kind = ElementKind::Component;
    typePrefix(element.prefixes);
    if (!is(TokenKind::Identifier) && !is(TokenKind::Dot)) {
        error(QT_TRANSLATE_NOOP("Diagnostic", "a declaration, a section or `end`"));
        return;
    }
    element.name = name();
    if (is(TokenKind::LeftBracket))
        element.subscripts = arraySubscripts();
    std::vector<Component> components;
    do {
        const auto component = componentDeclaration();
        if (!component.name.text.empty())
            components.push_back(component);
    } while (accept(TokenKind::Comma));
    element.components = list(components);
}

// component-declaration : declaration [ condition-attribute ] description
// condition-attribute : if expression
// declaration : IDENT [ array-subscripts ] [ modification ]
Component Parser::componentDeclaration()
{
    const auto begin = here();
    Component component{};
    component.name = identifier();
    if (is(TokenKind::LeftBracket))
        component.subscripts = arraySubscripts();
    component.modification = modification();
    if (accept(TokenKind::If))
        component.condition = expression();
    component.comment = comment();
    component.span = spanFrom(begin);
    return component;
}

// constraining-clause : constrainedby type-specifier [ class-modification ]
const Constraint* Parser::constrainingClause()
{
    const auto begin = here();
    auto* constraint = make<Constraint>();
    take();
    constraint->type = name();
    if (is(TokenKind::LeftParenthesis))
        constraint->modification = classModification();
    constraint->span = spanFrom(begin);
    return constraint;
}

}  // namespace bramah::model::syntax
