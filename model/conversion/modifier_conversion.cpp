// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/conversion/modifier_conversion.h"

#include "model/conversion/new_value.h"
#include "model/edit/class_in_text.h"
#include "model/translate.h"

#include <algorithm>

namespace bramah::model {

using namespace syntax;

namespace {

std::string dottedName(const Name& name)
{
    std::string path;
    for (const Identifier& part : name.parts)
        (path += path.empty() ? "" : ".") += part.text;
    return path;
}

}  // namespace

const ConversionRules::Element* ModifierConversion::elementRule(const std::set<std::string>& oldClasses,
                                                                const std::string& path) const
{
    const ConversionRules::Element* longest = nullptr;
    for (const ConversionRules::Element& rule : rules_.elements)
        if (oldClasses.contains(rule.ofClass) && leadsThrough(path, rule.from) &&
            (!longest || rule.from.size() > longest->from.size()))
            longest = &rule;
    return longest;
}

std::string ModifierConversion::renamedElement(const std::set<std::string>& oldClasses, const std::string& path) const
{
    const ConversionRules::Element* rule = elementRule(oldClasses, path);
    return rule ? rule->to + path.substr(rule->from.size()) : path;
}

void ModifierConversion::collect(const ClassModification* modifiers, const std::string& around,
                                 std::vector<Given>& given)
{
    if (!modifiers)
        return;
    for (const Argument& argument : modifiers->arguments) {
        std::string path = around.empty() ? "" : around + '.';
        if (argument.element) {
            for (const syntax::Component& component : argument.element->components)
                given.push_back({path + std::string(component.name.text), &argument});
            if (argument.element->definition)
                given.push_back({path + std::string(argument.element->definition->name.text), &argument});
            continue;
        }
        path += dottedName(argument.name);
        const Modification* modification = argument.modification;
        if (modification && (modification->value || modification->isBreak))
            given.push_back({path, &argument});
        collect(modification ? modification->nested : nullptr, path, given);
    }
}

bool ModifierConversion::isConnected(const ModifiedUse& use, const std::string& connector) const
{
    if (!use.around)
        return false;
    const QString name = use.name + QLatin1Char('.') + QString::fromStdString(connector);
    const auto isAt = [&](ExpressionPtr side) {
        const auto* reference = side ? side->to<ComponentReference>() : nullptr;
        QString path;
        for (std::size_t i = 0; reference && i < reference->parts.size(); ++i)
            path += (i > 0 ? QStringLiteral(".") : QString()) + toString(reference->parts[i].name.text);
        return path == name || path.startsWith(name + QLatin1Char('.'));
    };
    return std::ranges::any_of(connectsOf(*use.around), [&](const Equation* connection) {
        return isAt(connection->left) || isAt(connection->right);
    });
}

bool ModifierConversion::applies(const ConversionRules::Modifiers& rule, const ModifiedUse& use,
                                 const std::vector<Given>& given) const
{
    if (!use.oldClasses.contains(rule.ofClass))
        return false;
    bool needsModifier = false;
    bool isGiven = false;
    for (const ConversionRules::OldModifier& old : rule.replaced) {
        if (old.cardinality) {
            if (isConnected(use, old.name) != (*old.cardinality == 1))
                return false;
            continue;
        }
        needsModifier = true;
        isGiven = isGiven || std::ranges::find(given, old.name, &Given::path) != given.end();
    }
    return needsModifier ? isGiven : use.isDirect && !use.isBound;
}

void ModifierConversion::apply(const ConversionRules::Modifiers& rule, const ModifiedUse& use,
                               const std::vector<Given>& given, Rewrite& rewrite)
{
    std::map<std::string, QByteArray> values;
    std::set<std::string> withoutEach;  // old modifiers whose values are those of all elements of an array
    std::vector<const Argument*> gone;
    for (const ConversionRules::OldModifier& old : rule.replaced) {
        if (old.cardinality)
            continue;
        const auto found = std::ranges::find(given, old.name, &Given::path);
        if (found == given.end()) {
            if (!old.fallback.empty())
                values[old.name] = QByteArray::fromStdString(old.fallback);
            continue;
        }
        gone.push_back(found->argument);
        if (found->argument->modification && found->argument->modification->value)
            values[old.name] = edits_.changed(found->argument->modification->value->span);
        if (!found->argument->isEach)
            withoutEach.insert(old.name);
    }
    const bool isReplacing = !gone.empty();
    QByteArrayList come;
    for (const ConversionRules::NewModifier& added : rule.added) {
        const std::vector<std::string> names = oldNamesIn(added.value);
        for (const std::string& name : names)
            if (!values.contains(name)) {
                notes_.refused(tree_.sharedText(), use.span, QString::fromStdString(name),
                               tr("it has no value here that `%1` could take").arg(QString::fromStdString(added.name)));
                return;
            }
        const QByteArray value = newValue(added.value, values, rule.isSimplified);
        const auto present = std::ranges::find_if(given, [&](const Given& one) {
            return std::ranges::find(gone, one.argument) == gone.end() && !rewrite.gone.contains(one.argument) &&
                   (one.path == added.name || renamedElement(use.oldClasses, one.path) == added.name);
        });
        if (present != given.end() || rewrite.comeNames.contains(added.name)) {
            const auto* kept = present != given.end() && present->argument->modification
                                   ? present->argument->modification->value
                                   : nullptr;
            if (isReplacing && (!kept || edits_.changed(kept->span) != value))
                notes_.refused(tree_.sharedText(), use.span, QString::fromStdString(added.name),
                               tr("it is given beside what it replaces; its "
                                  "present value stays"));
            continue;
        }
        const bool isForAll = std::ranges::any_of(names, [&](const auto& name) { return withoutEach.contains(name); });
        const bool hasEach = std::ranges::any_of(gone, [](const Argument* argument) { return argument->isEach; });
        const bool needsEach = !isForAll && (use.isArray || hasEach);
        const QByteArray written = QByteArray::fromStdString(added.name) + '=' + value;
        come << (needsEach ? "each " + written : written);
        rewrite.comeNames.insert(added.name);
        notes_.added(QString::fromUtf8(written), use.name);
    }
    for (const Argument* argument : gone) {
        rewrite.gone.insert(argument);
        if (come.isEmpty())
            notes_.removed(QString::fromStdString(dottedName(argument->name)), use.name);
    }
    rewrite.come << come;
}

void ModifierConversion::convert(const ModifiedUse& use)
{
    std::vector<Given> given;
    collect(use.modifiers, {}, given);
    Rewrite rewrite;
    if (use.chosen)
        rewrite.gone.insert(use.chosen);
    for (const ConversionRules::Modifiers& rule : rules_.modifiers)
        if (applies(rule, use, given))
            apply(rule, use, given, rewrite);
    if (!rewrite.gone.empty() || !rewrite.come.isEmpty())
        write(use, rewrite);
}

void ModifierConversion::write(const ModifiedUse& use, const Rewrite& rewrite)
{
    const QByteArray come = rewrite.come.join(", ");
    if (use.modifiers)
        rewriteList(*use.modifiers, rewrite.gone, come);
    else if (!come.isEmpty())
        edits_.insert(use.insertAt, '(' + come + ')');
}

void ModifierConversion::rewriteList(const ClassModification& list, const std::set<const Argument*>& gone,
                                     const QByteArray& come)
{
    const auto arguments = list.arguments;
    std::vector<bool> isGone;
    for (const Argument& argument : arguments) {
        isGone.push_back(gone.contains(&argument));
        if (isGone.back())
            edits_.forget(argument.span);
        else if (argument.modification && argument.modification->nested)
            rewriteList(*argument.modification->nested, gone, {});
    }
    if (std::ranges::find(isGone, false) == isGone.end()) {
        if (!arguments.empty() || !come.isEmpty())
            edits_.replace(list.span, come.isEmpty() ? QByteArray() : '(' + come + ')');
        return;
    }
    bool isWritten = come.isEmpty();
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        if (!isGone[i])
            continue;
        std::size_t last = i;
        while (last + 1 < arguments.size() && isGone[last + 1])
            ++last;
        if (!isWritten)
            edits_.replace({arguments[i].span.begin, arguments[last].span.end}, come);
        else if (last + 1 == arguments.size())
            edits_.replace({arguments[i - 1].span.end, arguments[last].span.end}, {});
        else
            edits_.replace({arguments[i].span.begin, arguments[last + 1].span.begin}, {});
        isWritten = true;
        i = last;
    }
    if (!isWritten)
        edits_.insert(arguments.back().span.end, ", " + come);
}

void ModifierConversion::convert(const CallExpression& call, const std::set<std::string>& oldClasses,
                                 const std::function<bool(const std::string& input)>& isGiven)
{
    QByteArrayList come;
    for (const ConversionRules::Modifiers& rule : rules_.modifiers) {
        if (!oldClasses.contains(rule.ofClass) || !rule.replaced.empty())
            continue;
        for (const ConversionRules::NewModifier& added : rule.added)
            if (!isGiven(added.name))
                come << QByteArray::fromStdString(added.name) + '=' + QByteArray::fromStdString(added.value);
    }
    if (come.isEmpty())
        return;
    const QByteArray text = come.join(", ");
    if (!call.arguments.empty())
        edits_.insert(call.arguments.back().span.end, ", " + text);
    else
        edits_.insert(call.span.end - 1, text);
    notes_.added(QString::fromUtf8(text), toString(call.callee->parts.back().name.text));
}

}  // namespace bramah::model
