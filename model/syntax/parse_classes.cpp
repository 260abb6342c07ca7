// SPDX-License-Identifier: GPL-3.0-or-later
// Grammar rules of classes (specification, A.2.2).
#include "model/syntax/parser.h"

#include <QCoreApplication>

#include <utility>

namespace bramah::model::syntax {

bool Parser::atClassPrefix() const
{
    switch (kind()) {
    case TokenKind::Encapsulated:
    case TokenKind::Partial:
    case TokenKind::Class:
    case TokenKind::Model:
    case TokenKind::Operator:
    case TokenKind::Record:
    case TokenKind::Block:
    case TokenKind::Expandable:
    case TokenKind::Connector:
    case TokenKind::Type:
    case TokenKind::Package:
    case TokenKind::Pure:
    case TokenKind::Impure:
    case TokenKind::Function: return true;
    default: return false;
    }
}

// class-definition : [ encapsulated ] class-prefixes class-specifier
/// Null if not even a name could be read.
const ClassDefinition* Parser::classDefinition()
{
    const Nesting nesting(*this);
    const auto begin = here();
    auto* definition = make<ClassDefinition>();
    definition->isEncapsulated = accept(TokenKind::Encapsulated);
    if (classPrefixes(*definition))
        classSpecifier(*definition);
    definition->span = spanFrom(begin);
    return definition->name.text.empty() ? nullptr : definition;
}

// class-prefixes :
//    [ partial ]
//    ( class | model | [ operator ] record | block | [ expandable ] connector | type
//    | package | [ ( pure | impure ) ] [ operator ] function | operator )
bool Parser::classPrefixes(ClassDefinition& definition)
{
    definition.isPartial = accept(TokenKind::Partial);
    definition.isPure = accept(TokenKind::Pure);
    definition.isImpure = !definition.isPure && accept(TokenKind::Impure);
    const bool isExpandable = accept(TokenKind::Expandable);
    const bool isOperator = accept(TokenKind::Operator);
    const bool mustBeFunction = definition.isPure || definition.isImpure;
    const bool isPlain = !isExpandable && !isOperator && !mustBeFunction;
    const auto takeAs = [&](ClassKind classKind) {
        take();
        definition.kind = classKind;
        return true;
    };
    if (is(TokenKind::Function) && !isExpandable)
        return takeAs(isOperator ? ClassKind::OperatorFunction : ClassKind::Function);
    if (is(TokenKind::Record) && !isExpandable && !mustBeFunction)
        return takeAs(isOperator ? ClassKind::OperatorRecord : ClassKind::Record);
    if (is(TokenKind::Connector) && !isOperator && !mustBeFunction)
        return takeAs(isExpandable ? ClassKind::ExpandableConnector : ClassKind::Connector);
    if (isPlain) {
        switch (kind()) {
        case TokenKind::Class: return takeAs(ClassKind::Class);
        case TokenKind::Model: return takeAs(ClassKind::Model);
        case TokenKind::Block: return takeAs(ClassKind::Block);
        case TokenKind::Type: return takeAs(ClassKind::Type);
        case TokenKind::Package: return takeAs(ClassKind::Package);
        default: break;
        }
    } else if (isOperator && !isExpandable && !mustBeFunction) {
        definition.kind = ClassKind::Operator;
        return true;
    }
    error(mustBeFunction
              ? "`function`"
              : (isExpandable ? "`connector`" : QT_TRANSLATE_NOOP("Diagnostic", "a kind of class, such as `model`")));
    return false;
}

// class-specifier : long-class-specifier | short-class-specifier | der-class-specifier
void Parser::classSpecifier(ClassDefinition& definition)
{
    if (accept(TokenKind::Extends)) {
        definition.form = ClassForm::Extended;
        definition.name = identifier();
        if (is(TokenKind::LeftParenthesis))
            definition.extendsModification = classModification();
        longClass(definition);
        return;
    }
    definition.name = identifier();
    if (accept(TokenKind::Equal))
        shortClass(definition);
    else
        longClass(definition);
}

// long-class-specifier :
//    IDENT description-string composition end IDENT
//    | extends IDENT [ class-modification ] description-string composition end IDENT
void Parser::longClass(ClassDefinition& definition)
{
    definition.description = descriptionString();
    definition.headerEnd = lastEnd_;
    if (definition.name.text.empty())
        return;
    if (isPanicking_)
        recover();
    openClasses_.push_back(definition.name.text);
    composition(definition);
    openClasses_.pop_back();
    classEnd(definition);
}

void Parser::classEnd(ClassDefinition& definition)
{
    const auto expected = "`end " + std::string(definition.name.text) + "`";
    if (!is(TokenKind::End)) {
        error(expected.c_str());
        return;
    }
    if (kind(1) != TokenKind::Identifier) {
        take();
        error(expected.c_str());
        return;
    }
    const Span nameSpan = tokens_[position_ + 1].span;
    const auto endName = textOf(nameSpan);
    if (endName != definition.name.text) {
        const auto asText = [](std::string_view text) {
            return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
        };
        report(DiagnosticKind::EndNameMismatch, {asText(endName), asText(definition.name.text)}, nameSpan);
        if (std::find(openClasses_.begin(), openClasses_.end(), endName) != openClasses_.end()) {
            // This is the end of an enclosing class: the own end is missing.
            lastErrorPosition_ = position_;
            panic();
            return;
        }
    }
    take();
    definition.endName = identifier();
}

// short-class-specifier :
//    IDENT "=" base-prefix type-specifier [ array-subscripts ] [ class-modification ] description
//    | IDENT "=" enumeration "(" ( [ enum-list ] | ":" ) ")" description
// base-prefix : [ input | output ]
void Parser::shortClass(ClassDefinition& definition)
{
    if (accept(TokenKind::Enumeration)) {
        enumerationClass(definition);
    } else if (accept(TokenKind::Der)) {
        derivativeClass(definition);
    } else {
        definition.form = ClassForm::Short;
        definition.isInput = accept(TokenKind::Input);
        definition.isOutput = !definition.isInput && accept(TokenKind::Output);
        definition.base = name();
        if (is(TokenKind::LeftBracket))
            definition.baseSubscripts = arraySubscripts();
        if (is(TokenKind::LeftParenthesis))
            definition.baseModification = classModification();
    }
    const Comment description = comment();
    definition.description = description.strings;
    definition.annotation = description.annotation;
}

// enum-list : enumeration-literal { "," enumeration-literal }
// enumeration-literal : IDENT description
void Parser::enumerationClass(ClassDefinition& definition)
{
    definition.form = ClassForm::Enumeration;
    expect(TokenKind::LeftParenthesis);
    if (accept(TokenKind::Colon)) {
        definition.isOpenEnumeration = true;
    } else if (!is(TokenKind::RightParenthesis)) {
        std::vector<EnumerationLiteral> literals;
        do {
            const auto literalName = identifier();
            literals.push_back({literalName, comment()});
        } while (accept(TokenKind::Comma));
        if (isPanicking_ && literals.back().name.text.empty())
            literals.pop_back();
        definition.literals = list(literals);
    }
    expect(TokenKind::RightParenthesis);
}

// der-class-specifier :
//    IDENT "=" der "(" type-specifier "," IDENT { "," IDENT } ")" description
void Parser::derivativeClass(ClassDefinition& definition)
{
    definition.form = ClassForm::Derivative;
    expect(TokenKind::LeftParenthesis);
    definition.base = name();
    std::vector<Identifier> names;
    expect(TokenKind::Comma);
    do {
        if (const auto read = identifier(); !read.text.empty())
            names.push_back(read);
    } while (accept(TokenKind::Comma));
    definition.derivativeNames = list(names);
    expect(TokenKind::RightParenthesis);
}

// composition :
//    element-list
//    { public element-list | protected element-list | equation-section | algorithm-section }
//    [ external [ language-specification ] [ external-function-call ] [ annotation-clause ] ";" ]
//    [ annotation-clause ";" ]
// element-list : { element ";" }
/// Older versions of Modelica had the annotation among the elements; it is accepted there.
void Parser::composition(ClassDefinition& definition)
{
    std::vector<const Element*> elements;
    std::vector<EquationSection> equationSections;
    std::vector<AlgorithmSection> algorithmSections;
    auto visibility = Visibility::Public;
    bool isAfterSection = false;  // true if only another section may follow
    while (!is(TokenKind::EndOfFile)) {
        const auto before = position_;
        if (is(TokenKind::End)) {
            if (skipStrayEnd())
                continue;
            break;
        }
        if (accept(TokenKind::Public)) {
            visibility = Visibility::Public;
            isAfterSection = false;
        } else if (accept(TokenKind::Protected)) {
            visibility = Visibility::Protected;
            isAfterSection = false;
        } else if (is(TokenKind::Equation) || (is(TokenKind::Initial) && kind(1) == TokenKind::Equation)) {
            equationSections.push_back(equationSection());
            isAfterSection = true;
        } else if (is(TokenKind::Algorithm) || (is(TokenKind::Initial) && kind(1) == TokenKind::Algorithm)) {
            algorithmSections.push_back(algorithmSection());
            isAfterSection = true;
        } else if (is(TokenKind::External) && !definition.external) {
            definition.external = external();
            expectSemicolon();
        } else if (is(TokenKind::Annotation) && !definition.annotation) {
            definition.annotation = annotation();
            expectSemicolon();
        } else {
            if (std::exchange(isAfterSection, false))
                reportUnexpected(QCoreApplication::translate("Diagnostic", "an equation, a section or `end`"));
            if (const auto* read = element(visibility))
                elements.push_back(read);
            expectSemicolon();
        }
        finishItem(before);
    }
    definition.elements = list(elements);
    definition.equationSections = list(equationSections);
    definition.algorithmSections = list(algorithmSections);
}

// language-specification : STRING
// external-function-call : [ component-reference "=" ] IDENT "(" [ expression-list ] ")"
const External* Parser::external()
{
    const auto begin = here();
    auto* node = make<External>();
    take();
    if (is(TokenKind::String))
        node->language = stringLiteral().raw;
    if (is(TokenKind::Identifier) || is(TokenKind::Dot)) {
        if (kind(1) == TokenKind::LeftParenthesis) {
            node->function = identifier();
        } else {
            node->result = componentReference();
            expect(TokenKind::Equal);
            node->function = identifier();
        }
        expect(TokenKind::LeftParenthesis);
        if (!isPanicking_ && !is(TokenKind::RightParenthesis))
            node->arguments = expressionList();
        expect(TokenKind::RightParenthesis);
    }
    if (is(TokenKind::Annotation))
        node->annotation = annotation();
    node->span = spanFrom(begin);
    return node;
}

}  // namespace bramah::model::syntax
