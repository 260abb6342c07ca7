// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hierarchy/passed_names.h"

#include "model/edit/class_in_text.h"
#include "model/edit/class_references.h"
#include "model/edit/text_layout.h"
#include "model/syntax/string_literal.h"
#include "model/translate.h"

#include <QRegularExpression>

namespace bramah::model {

using namespace syntax;

namespace {

bool isFixedBeforeRun(const Instance& instance)
{
    return instance.prefixes().isParameter || instance.prefixes().isConstant;
}

/// The type of a value as a declaration names it: without the prefixes and the symbol of a connector.
QByteArray typeOf(const Instance& value)
{
    switch (value.builtin()) {
    case BuiltinType::Real: break;
    case BuiltinType::Integer: return "Integer";
    case BuiltinType::Boolean: return "Boolean";
    case BuiltinType::Enumeration: return QByteArray::fromStdString(value.classNode().qualifiedName());
    default: return {};
    }
    const bool isNamedType = !value.isConnector() && value.classNode().qualifiedName() != "Real";
    return isNamedType ? QByteArray::fromStdString(value.classNode().qualifiedName()) : QByteArray("Real");
}

/// Does the expression refer to components, and not only to classes such as enumerations?
bool readsComponents(const Instance& root, const std::function<void(const ClassReferenceVisit&)>& walk)
{
    bool isFound = false;
    walk([&](const ComponentReference& reference) {
        isFound = isFound || root.child(reference.parts.front().name.text) != nullptr;
    });
    return isFound;
}

}  // namespace

QByteArray passedDeclaration(const Instance& value, const QString& name)
{
    const QByteArray type = typeOf(value);
    if (type.isEmpty() || value.isArray() || !value.component())
        return {};
    const bool isFixed = isFixedBeforeRun(value);
    QByteArray text = (isFixed ? "parameter " : "input ") + type + ' ' + name.toUtf8();
    const Value unit = value.attribute("unit");
    if (const auto* written = unit.to<std::string>(); written && !written->empty() && type == "Real")
        text += "(unit=" + quoted(QString::fromStdString(*written)) + ')';
    const auto& strings = value.component()->comment.strings;
    if (!strings.empty())
        text += ' ' + quoted(unescape(strings.front().raw));
    return isFixed ? text : text + " annotation(Dialog)";
}

QString passedName(const QString& path)
{
    return QString(path).replace(QRegularExpression(QStringLiteral("\\W+")), QStringLiteral("_"));
}

PassedNames::PassedNames(const SyntaxTree& tree, const Instance& root, const QSet<QString>& inside, QStringList taken)
    : tree_(tree), root_(root), inside_(inside), taken_(std::move(taken))
{
}

void PassedNames::take(const Component& component)
{
    forEachClassReference(component, [this](const ComponentReference& reference) { take(reference); });
}

void PassedNames::take(const Expression& expression)
{
    forEachClassReference(expression, [this](const ComponentReference& reference) { take(reference); });
}

void PassedNames::take(const ComponentReference& reference)
{
    const QString name = toString(reference.parts.front().name.text);
    if (inside_.contains(name) || known_.contains(name))
        return;
    if (root_.isRemoved(reference.parts.front().name.text)) {
        refusal_ = tr("%1 is named there, which its condition removes.").arg(name);
        return;
    }
    const Instance* named = root_.child(name.toStdString());
    if (!named || !named->component() || named->prefixes().isConstant)
        return;
    if (named->prefixes().isParameter)
        passParameter(*named);
    else if (named->element() && (named->element()->prefixes.isInner || named->element()->prefixes.isOuter))
        declareOuter(*named);
    else
        passValue(reference, *named);
}

void PassedNames::passParameter(const Instance& parameter)
{
    const QString name = QString::fromStdString(parameter.name());
    known_.insert(name);
    const QByteArray declaration = declarationOf(parameter);
    declarations_.append(declaration);
    modifiers_.append(name.toUtf8() + '=' + name.toUtf8());
}

bool PassedNames::isLiteral(const Expression& expression) const
{
    return !readsComponents(root_, [&](const ClassReferenceVisit& visit) { forEachClassReference(expression, visit); });
}

QByteArray PassedNames::declarationOf(const Instance& parameter)
{
    const TextLayout layout(tree_);
    const Component& component = *parameter.component();
    const QByteArray name = QByteArray::fromStdString(parameter.name());
    if (parameter.declaredIn() != &root_.classNode())
        return "parameter " + QByteArray::fromStdString(parameter.classNode().qualifiedName()) + ' ' + name;
    QByteArray text = "parameter " + layout.text(parameter.element()->name.span) + ' ' + name;
    QByteArrayList sizes;
    for (const auto* list : {&parameter.element()->subscripts, &component.subscripts})
        for (const ExpressionPtr size : *list) {
            take(*size);
            sizes.append(layout.text(size->span));
        }
    if (!sizes.isEmpty())
        text += '[' + sizes.join(", ") + ']';
    if (component.modification && component.modification->nested) {
        const ClassModification& nested = *component.modification->nested;
        forEachClassReference(nested, [this](const ComponentReference& reference) { take(reference); });
        text += layout.text(nested.span);
    }
    if (component.modification && component.modification->value && isLiteral(*component.modification->value))
        text += " = " + layout.text(component.modification->value->span);
    for (const StringLiteral& string : component.comment.strings)
        text += (&string == &component.comment.strings.front() ? " " : " + ") + layout.text(string.span);
    const Annotation* annotation = component.comment.annotation;
    if (annotation && !readsComponents(root_, [&](const ClassReferenceVisit& visit) {
            forEachClassReference(*annotation->arguments, visit);
        }))
        text += ' ' + layout.text(annotation->span);
    return text;
}

void PassedNames::passValue(const ComponentReference& reference, const Instance& component)
{
    const QString path = referenceText(tree_, &reference);
    const Instance* value = root_.descendant(path.toStdString());
    if (!value || passedDeclaration(*value, path).isEmpty()) {
        refusal_ = tr("%1 is read there. It is no single value, and %2 stays outside.")
                       .arg(path, QString::fromStdString(component.name()));
        return;
    }
    QString& name = renamed_[path];
    if (name.isEmpty()) {
        const QString base = passedName(path);
        name = base;
        for (int number = 2; taken_.contains(name) || root_.child(name.toStdString()); ++number)
            name = base + QString::number(number);
        taken_.append(name);
        declarations_.append(passedDeclaration(*value, name));
        modifiers_.append(name.toUtf8() + '=' + path.toUtf8());
    }
    edits_.replace(reference.span, name.toUtf8());
}

void PassedNames::declareOuter(const Instance& component)
{
    const QString name = QString::fromStdString(component.name());
    known_.insert(name);
    declarations_.append("outer " + QByteArray::fromStdString(component.classNode().qualifiedName()) + ' ' +
                         name.toUtf8());
}

}  // namespace bramah::model
