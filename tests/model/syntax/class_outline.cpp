// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/model/syntax/tree_shape.h"

namespace bramah::test {

using namespace model::syntax;

namespace {

QString modificationText(const Modification* modification);

QString elementText(const Element& element, int depth);

QString argumentsText(const ClassModification* modification)
{
    if (!modification)
        return {};
    QStringList parts;
    for (const auto& argument : modification->arguments) {
        QString part = QString(argument.isEach ? QStringLiteral("each ") : QString()) +
                       (argument.isFinal ? QStringLiteral("final ") : QString());
        if (argument.kind == ArgumentKind::Modify)
            part += nameText(argument.name) + modificationText(argument.modification);
        else
            part += elementText(*argument.element, 0).trimmed();
        parts << part + (argument.strings.empty() ? QString() : QStringLiteral(" \"\""));
    }
    return u'(' + parts.join(QStringLiteral(", ")) + u')';
}

QString modificationText(const Modification* modification)
{
    if (!modification)
        return {};
    QString result = argumentsText(modification->nested);
    if (modification->isBreak)
        result += QStringLiteral(" = break");
    if (modification->value)
        result += QStringLiteral(" = ") + shapeOf(modification->value);
    return result;
}

QString commentText(List<StringLiteral> strings, const Annotation* annotation)
{
    QString result;
    for (const auto& string : strings)
        result += QStringLiteral(" \"") + toText(string.raw) + u'"';
    return result + (annotation ? QStringLiteral(" annotation") + argumentsText(annotation->arguments) : QString());
}

QString commentText(const Comment& comment)
{
    return commentText(comment.strings, comment.annotation);
}

QString prefixText(const Prefixes& p)
{
    QString result;
    const auto add = [&](bool isSet, const char* word) {
        if (isSet)
            result += QLatin1String(word) + QLatin1Char(' ');
    };
    add(p.isRedeclare, "redeclare");
    add(p.isFinal, "final");
    add(p.isInner, "inner");
    add(p.isOuter, "outer");
    add(p.isReplaceable, "replaceable");
    add(p.isFlow, "flow");
    add(p.isStream, "stream");
    add(p.isDiscrete, "discrete");
    add(p.isParameter, "parameter");
    add(p.isConstant, "constant");
    add(p.isInput, "input");
    add(p.isOutput, "output");
    return result;
}

QString bracketed(List<ExpressionPtr> subscripts)
{
    return subscripts.empty() ? QString() : u'[' + joined(subscripts).trimmed() + u']';
}

QString classText(const ClassDefinition& definition, int depth);

QString identifiersText(List<Identifier> identifiers)
{
    QStringList names;
    for (const auto& identifier : identifiers)
        names << toText(identifier.text);
    return names.join(QLatin1Char(','));
}

QString elementText(const Element& element, int depth)
{
    QString line = QString(2 * depth, u' ') +
                   (element.visibility == Visibility::Protected ? QStringLiteral("protected ") : QString()) +
                   prefixText(element.prefixes);
    switch (element.kind) {
    case ElementKind::Import:
        line += QStringLiteral("import ") +
                (element.alias.text.empty() ? QString() : toText(element.alias.text) + QStringLiteral(" = ")) +
                nameText(element.name) + (element.isWildcard ? QStringLiteral(".*") : QString()) +
                (element.importedNames.empty() ? QString()
                                               : QStringLiteral(".{") + identifiersText(element.importedNames) + u'}');
        break;
    case ElementKind::Extends:
        line += QStringLiteral("extends ") + nameText(element.name) + argumentsText(element.modification);
        if (!element.removedNames.empty())
            line += QStringLiteral(" break ") + identifiersText(element.removedNames);
        for (const auto* connect : element.removedConnects)
            line += QStringLiteral(" break connect ") + shapeOf(connect->left) + u' ' + shapeOf(connect->right);
        break;
    case ElementKind::Component:
        line += nameText(element.name) + bracketed(element.subscripts);
        for (const auto& component : element.components) {
            line += QStringLiteral(" <") + toText(component.name.text) + bracketed(component.subscripts) +
                    modificationText(component.modification);
            if (component.condition)
                line += QStringLiteral(" if ") + shapeOf(component.condition);
            line += commentText(component.comment) + u'>';
        }
        break;
    case ElementKind::Class: line += classText(*element.definition, depth).trimmed(); break;
    }
    if (element.constraint)
        line += QStringLiteral(" constrainedby ") + nameText(element.constraint->type) +
                argumentsText(element.constraint->modification) + commentText(element.constraint->comment);
    return line + commentText(element.comment) + u'\n';
}

QString equationText(const Equation& equation, int depth)
{
    const QString indent(2 * depth, u' ');
    QString text;
    switch (equation.kind) {
    case EquationKind::Error: return indent + QStringLiteral("<error>\n");
    case EquationKind::Simple: text = shapeOf(equation.left) + QStringLiteral(" = ") + shapeOf(equation.right); break;
    case EquationKind::Connect:
        text = QStringLiteral("connect ") + shapeOf(equation.left) + u' ' + shapeOf(equation.right);
        break;
    case EquationKind::Call: text = shapeOf(equation.left); break;
    case EquationKind::If: text = QStringLiteral("if"); break;
    case EquationKind::For: text = joined(equation.indices).trimmed(); break;
    case EquationKind::When: text = QStringLiteral("when"); break;
    }
    text = indent + text + commentText(equation.comment) + u'\n';
    for (const auto& branch : equation.branches) {
        text += indent + QStringLiteral("- ") +
                (branch.condition ? shapeOf(branch.condition) : QStringLiteral("else")) + u'\n';
        for (const auto* inner : branch.equations)
            text += equationText(*inner, depth + 1);
    }
    for (const auto* inner : equation.body)
        text += equationText(*inner, depth + 1);
    return text;
}

QString statementText(const Statement& statement, int depth)
{
    const QString indent(2 * depth, u' ');
    QString text;
    switch (statement.kind) {
    case StatementKind::Error: return indent + QStringLiteral("<error>\n");
    case StatementKind::Assign:
        text = shapeOf(statement.target) + QStringLiteral(" := ") + shapeOf(statement.value);
        break;
    case StatementKind::Call: text = shapeOf(statement.value); break;
    case StatementKind::Break: text = QStringLiteral("break"); break;
    case StatementKind::Return: text = QStringLiteral("return"); break;
    case StatementKind::If: text = QStringLiteral("if"); break;
    case StatementKind::For: text = joined(statement.indices).trimmed(); break;
    case StatementKind::While: text = QStringLiteral("while ") + shapeOf(statement.value); break;
    case StatementKind::When: text = QStringLiteral("when"); break;
    }
    text = indent + text + commentText(statement.comment) + u'\n';
    for (const auto& branch : statement.branches) {
        text += indent + QStringLiteral("- ") +
                (branch.condition ? shapeOf(branch.condition) : QStringLiteral("else")) + u'\n';
        for (const auto* inner : branch.statements)
            text += statementText(*inner, depth + 1);
    }
    for (const auto* inner : statement.body)
        text += statementText(*inner, depth + 1);
    return text;
}

const char* const kClassKinds[] = {
    "class",   "model",    "record",   "operator record",  "block", "connector", "expandable connector", "type",
    "package", "function", "operator", "operator function"};

QString classText(const ClassDefinition& c, int depth)
{
    const QString indent(2 * depth, u' ');
    QString text =
        indent + (c.isEncapsulated ? QStringLiteral("encapsulated ") : QString()) +
        (c.isPartial ? QStringLiteral("partial ") : QString()) + (c.isPure ? QStringLiteral("pure ") : QString()) +
        (c.isImpure ? QStringLiteral("impure ") : QString()) + QLatin1String(kClassKinds[static_cast<int>(c.kind)]) +
        u' ' + (c.form == ClassForm::Extended ? QStringLiteral("extends ") : QString()) + toText(c.name.text) +
        argumentsText(c.extendsModification);
    switch (c.form) {
    case ClassForm::Short:
        text += QStringLiteral(" = ") + (c.isInput ? QStringLiteral("input ") : QString()) +
                (c.isOutput ? QStringLiteral("output ") : QString()) + nameText(c.base) + bracketed(c.baseSubscripts) +
                argumentsText(c.baseModification);
        break;
    case ClassForm::Enumeration:
        text += QStringLiteral(" = enumeration(");
        if (c.isOpenEnumeration)
            text += u':';
        for (const auto& literal : c.literals)
            text += u'<' + toText(literal.name.text) + commentText(literal.comment) + u'>';
        text += u')';
        break;
    case ClassForm::Derivative:
        text += QStringLiteral(" = der(") + nameText(c.base) + u',' + identifiersText(c.derivativeNames) + u')';
        break;
    case ClassForm::Long:
    case ClassForm::Extended: break;
    }
    text += commentText(c.description, c.annotation) + u'\n';
    for (const auto* element : c.elements)
        text += elementText(*element, depth + 1);
    for (const auto& section : c.equationSections) {
        text += indent + (section.isInitial ? QStringLiteral("initial equation\n") : QStringLiteral("equation\n"));
        for (const auto* equation : section.equations)
            text += equationText(*equation, depth + 1);
    }
    for (const auto& section : c.algorithmSections) {
        text += indent + (section.isInitial ? QStringLiteral("initial algorithm\n") : QStringLiteral("algorithm\n"));
        for (const auto* statement : section.statements)
            text += statementText(*statement, depth + 1);
    }
    if (c.external) {
        text += indent + QStringLiteral("external ") + toText(c.external->language);
        if (c.external->result)
            text += u' ' + referenceText(*c.external->result) + QStringLiteral(" =");
        if (!c.external->function.text.empty())
            text += u' ' + toText(c.external->function.text) + u'(' + joined(c.external->arguments).trimmed() + u')';
        text += commentText({}, c.external->annotation) + u'\n';
    }
    return text;
}

}  // namespace

QString outlineOf(const ClassDefinition& definition)
{
    return classText(definition, 0);
}

}  // namespace bramah::test
