// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hierarchy/inlined_names.h"

#include "model/edit/class_in_text.h"
#include "model/edit/class_references.h"
#include "model/edit/text_layout.h"
#include "model/text/dotted_name.h"
#include "model/translate.h"

#include <QRegularExpression>

#include <algorithm>

namespace bramah::model {

using namespace syntax;

namespace {

constexpr int kDeepest = 30;  // levels of defaults that use other parameters

/// Can \a value stand in an expression without parentheses?
bool isAtom(const QByteArray& value)
{
    static const QRegularExpression pattern(QStringLiteral("^[\\w.\\[\\]]+(e[+-]?\\d+)?$"));
    return pattern.match(QString::fromUtf8(value)).hasMatch();
}

bool isPath(const QByteArray& value)
{
    static const QRegularExpression pattern(QStringLiteral("^[A-Za-z_]\\w*(\\.[A-Za-z_]\\w*)*$"));
    return pattern.match(QString::fromUtf8(value)).hasMatch();
}

/// Is it given from outside: a parameter, or an input without a symbol?
bool isValue(const Instance& instance)
{
    return instance.prefixes().isParameter || instance.prefixes().isConstant || instance.prefixes().isInput;
}

}  // namespace

InlinedNames::InlinedNames(const SyntaxTree& tree, const Instance& root, const Instance& component,
                           const ClassDefinition& definition)
    : tree_(tree), root_(root), component_(component)
{
    sort(definition);
    const Modification* given = component.component()->modification;
    if (given && given->value)
        refusal_ = tr("%1 has a value as a whole.").arg(QString::fromStdString(component.name()));
    if (given && given->nested)
        takeValues(*given->nested);
    if (refusal_.isEmpty())
        takeDefaults(definition);
    if (refusal_.isEmpty())
        rename(definition);
}

QSet<QString> InlinedNames::movedNames() const
{
    return {moved_.keyBegin(), moved_.keyEnd()};
}

void InlinedNames::sort(const ClassDefinition& definition)
{
    for (const Element* element : definition.elements) {
        if (element->kind != ElementKind::Component) {
            refusal_ = tr("Its class extends or imports another class, or has classes of its own.");
            return;
        }
        for (const Component& one : element->components) {
            const QString name = toString(one.name.text);
            const Instance* child = component_.child(name.toStdString());
            if (!child) {
                refusal_ = tr("%1 is removed by its condition.").arg(name);
                return;
            }
            if (element->prefixes.isOuter && root_.child(name.toStdString()))
                continue;  // the name means the element of the class around
            if (child->isConnector()) {
                ports_.insert(name);
                if (child->isArray())
                    refusal_ = tr("%1 is a vector of ports.").arg(name);
            } else if (isValue(*child)) {
                values_.insert(name, {});
            } else {
                moved_.insert(name, freeName(name));
            }
        }
    }
}

QString InlinedNames::freeName(const QString& name) const
{
    const auto isTaken = [&](const QString& wanted) {
        return root_.child(wanted.toStdString()) || root_.isRemoved(wanted.toStdString());
    };
    if (!isTaken(name))
        return name;
    const QString base = QString::fromStdString(component_.name()) + QLatin1Char('_') + name;
    QString free = base;
    for (int number = 2; isTaken(free); ++number)
        free = base + QString::number(number);
    return free;
}

void InlinedNames::takeValues(const ClassModification& modification)
{
    for (const Argument& argument : modification.arguments)
        collect(argument, {});
}

void InlinedNames::collect(const Argument& argument, const QString& path)
{
    if (argument.kind != ArgumentKind::Modify || argument.isEach) {
        refusal_ = tr("A class is redeclared in it.");
        return;
    }
    QString whole = path;
    for (const Identifier& part : argument.name.parts)
        whole += (whole.isEmpty() ? QString() : QStringLiteral(".")) + toString(part.text);
    const QString first = firstName(whole);
    if (ports_.contains(first)) {
        refusal_ = tr("A value is given to its port %1.").arg(first);
        return;
    }
    if (!argument.modification)
        return;
    if (argument.modification->value) {
        const QByteArray value = TextLayout(tree_).text(argument.modification->value->span);
        if (values_.contains(whole))
            values_[whole] = value;
        else if (moved_.contains(first))
            nested_.emplace_back(whole, value);
    }
    if (argument.modification->nested && !values_.contains(first))
        for (const Argument& inner : argument.modification->nested->arguments)
            collect(inner, whole);
}

void InlinedNames::takeDefaults(const ClassDefinition& definition)
{
    QHash<QString, const Expression*> defaults;
    for (const Element* element : definition.elements)
        for (const Component& one : element->components)
            if (one.modification && one.modification->value)
                defaults.insert(toString(one.name.text), one.modification->value);
    // A default may use other parameters: it is written out once these have values.
    for (int pass = 0; pass < kDeepest; ++pass) {
        bool isDone = true;
        for (auto value = values_.begin(); value != values_.end(); ++value) {
            if (!value->isEmpty())
                continue;
            const Expression* given = defaults.value(value.key());
            if (!given) {
                refusal_ = tr("Its parameter %1 has no value.").arg(value.key());
                return;
            }
            *value = inlined(*given);
            isDone = isDone && !value->isEmpty();
        }
        if (isDone || !refusal_.isEmpty())
            return;
    }
    refusal_ = tr("The values of its parameters name one another in a circle.");
}

/// The text of \a expression with parameters replaced; empty while one of them has no value yet.
QByteArray InlinedNames::inlined(const Expression& expression)
{
    bool isReady = true;
    TextEdits edits;
    forEachClassReference(expression, [&](const ComponentReference& reference) {
        const QString name = toString(reference.parts.front().name.text);
        if (values_.contains(name) && values_.value(name).isEmpty())
            isReady = false;
        else
            replace(reference, edits, expression.span.begin);
    });
    return isReady ? edits.appliedTo(TextLayout(tree_).text(expression.span)) : QByteArray();
}

void InlinedNames::replace(const ComponentReference& reference, TextEdits& edits, std::int32_t offset)
{
    const ReferencePart& first = reference.parts.front();
    const QString name = toString(first.name.text);
    const auto put = [&](Span span, const QByteArray& text) {
        edits.replace({span.begin - offset, span.end - offset}, text);
    };
    if (ports_.contains(name)) {
        refusal_ = tr("An equation names its port %1.").arg(name);
        return;
    }
    if (const auto moved = moved_.constFind(name); moved != moved_.cend() && *moved != name)
        put(first.name.span, moved->toUtf8());
    const auto value = values_.constFind(name);
    if (value == values_.cend())
        return;
    if (reference.parts.size() == 1 && first.subscripts.empty())
        put(reference.span, isAtom(*value) ? *value : '(' + *value + ')');
    else if (isPath(*value))
        put(first.name.span, *value);
    else
        refusal_ = tr("A part of its parameter %1 is named, whose value is an expression.").arg(name);
}

void InlinedNames::rename(const ClassDefinition& definition)
{
    const auto visit = [this](const ComponentReference& reference) { replace(reference, inside_, 0); };
    for (const Element* element : definition.elements)
        for (const Component& one : element->components) {
            const QString name = toString(one.name.text);
            if (!moved_.contains(name))
                continue;
            if (moved_.value(name) != name)
                inside_.replace(one.name.span, moved_.value(name).toUtf8());
            forEachClassReference(one, visit);
            if (&one == &element->components.front())
                for (const ExpressionPtr size : element->subscripts)
                    forEachClassReference(*size, visit);
        }
    const auto endsAtPort = [this](ExpressionPtr end) {
        const auto* reference = end->to<ComponentReference>();
        return reference && ports_.contains(toString(reference->parts.front().name.text));
    };
    for (const EquationSection& section : definition.equationSections)
        for (const Equation* equation : section.equations)
            if (equation->kind != EquationKind::Connect ||
                (!endsAtPort(equation->left) && !endsAtPort(equation->right)))
                forEachClassReference(*equation, visit);
}

TextEdits InlinedNames::outside(const ClassDefinition& around, const std::vector<Span>& lines)
{
    TextEdits edits;
    const std::string own = component_.name();
    forEachClassReference(around, [&](const ComponentReference& reference) {
        const auto isIn = [&](Span line) { return line.contains(reference.span.begin); };
        if (reference.parts.front().name.text != own || std::ranges::any_of(lines, isIn))
            return;
        const QString name = reference.parts.size() > 1 ? toString(reference.parts[1].name.text) : QString();
        const Span span{reference.span.begin, reference.parts.size() > 1 ? reference.parts[1].name.span.end : 0};
        if (moved_.contains(name)) {
            edits.replace(span, moved_.value(name).toUtf8());
        } else if (values_.contains(name) && reference.parts.size() == 2 && reference.parts[1].subscripts.empty()) {
            const QByteArray value = values_.value(name);
            edits.replace(reference.span, isAtom(value) ? value : '(' + value + ')');
        } else {
            refusal_ = tr("The model names %1.").arg(referenceText(tree_, &reference));
        }
    });
    return edits;
}

DiagramChanges InlinedNames::modifiers() const
{
    DiagramChanges changes;
    for (const auto& [path, value] : nested_) {
        const QString first = firstName(path);
        changes.push_back(SetModifier{{moved_.value(first)}, behindFirst(path), QString::fromUtf8(value)});
    }
    return changes;
}

}  // namespace bramah::model
