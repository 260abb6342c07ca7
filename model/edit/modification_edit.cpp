// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/modification_edit.h"

#include "model/text/dotted_name.h"

#include <algorithm>

namespace bramah::model {

using namespace syntax;

namespace {

/// The number of leading names of \a path that the argument's name equals; 0 if the names differ.
qsizetype matchingNames(const Argument& argument, const ArgumentPath& path)
{
    const auto parts = argument.name.parts;
    if (argument.kind != ArgumentKind::Modify || parts.size() > static_cast<std::size_t>(path.size()))
        return 0;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto& wanted = path[static_cast<qsizetype>(i)];
        if (parts[i].text != std::string_view(wanted.constData(), static_cast<std::size_t>(wanted.size())))
            return 0;
    }
    return static_cast<qsizetype>(parts.size());
}

const ClassModification* nestedOf(const Argument& argument)
{
    return argument.modification ? argument.modification->nested : nullptr;
}

/// The argument that is, or contains, \a path; else the first one whose name is a beginning of it.
const Argument* findHost(const ClassModification& modification, const ArgumentPath& path)
{
    const Argument* host = nullptr;
    for (const auto& argument : modification.arguments) {
        const auto count = matchingNames(argument, path);
        if (count == 0)
            continue;
        if (count == path.size() || findArgument(nestedOf(argument), path.mid(count)))
            return &argument;
        if (!host)
            host = &argument;
    }
    return host;
}

ArgumentSettings behindFirst(const ArgumentSettings& settings, qsizetype count)
{
    ArgumentSettings result;
    for (const auto& setting : settings)
        result.push_back({setting.path.mid(count), setting.value});
    return result;
}

/// \a settings in groups of equal keys, in the order in which the keys come first.
template <typename Key, typename KeyOf>
std::vector<std::pair<Key, ArgumentSettings>> grouped(const ArgumentSettings& settings, KeyOf keyOf)
{
    std::vector<std::pair<Key, ArgumentSettings>> groups;
    for (const auto& setting : settings) {
        const Key key = keyOf(setting);
        auto group = std::find_if(groups.begin(), groups.end(), [&](const auto& each) { return each.first == key; });
        if (group == groups.end())
            group = groups.insert(groups.end(), {key, {}});
        group->second.push_back(setting);
    }
    return groups;
}

}  // namespace

ArgumentPath argumentPath(const QString& dotted)
{
    if (dotted.isEmpty())
        return {QByteArray()};
    ArgumentPath path;
    for (const QString& name : namesIn(dotted))
        path.append(name.toUtf8());
    return path;
}

const Argument* findArgument(const ClassModification* modification, const ArgumentPath& path)
{
    if (!modification)
        return nullptr;
    for (const auto& argument : modification->arguments) {
        const auto count = matchingNames(argument, path);
        if (count > 0 && count == path.size())
            return &argument;
        if (count > 0) {
            if (const auto* found = findArgument(nestedOf(argument), path.mid(count)))
                return found;
        }
    }
    return nullptr;
}

std::optional<Span> valueSpan(const Modification* modification)
{
    if (!modification)
        return {};
    if (modification->value)
        return modification->value->span;
    constexpr std::int32_t kBreakLength = 5;
    if (modification->isBreak)
        return Span{modification->span.end - kBreakLength, modification->span.end};
    return {};
}

void ModificationEdit::set(const ClassModification& modification, const ArgumentSettings& settings)
{
    const auto equal = equalIn(modification);
    const auto groups = grouped<const Argument*>(
        settings, [&](const ArgumentSetting& setting) { return findHost(modification, setting.path); });
    for (const auto& [host, group] : groups) {
        if (!host) {
            append(modification, writtenList(group, equal));
            continue;
        }
        const auto names = static_cast<qsizetype>(host->name.parts.size());
        ArgumentSettings nested;
        for (const auto& setting : group) {
            if (setting.path.size() == names)
                setValue(*host, setting.value, equal);
            else
                nested.push_back({setting.path.mid(names), setting.value});
        }
        if (!nested.empty())
            setNested(*host, nested, equal);
    }
}

void ModificationEdit::setValue(const Argument& argument, const QByteArray& value, const QByteArray& equal)
{
    const auto* modification = argument.modification;
    if (const auto span = valueSpan(modification); !span)
        edits_.insert(modification ? modification->span.end : argument.name.span.end, equal + value);
    else if (layout_.text(*span) != value)
        edits_.replace(*span, value);
}

void ModificationEdit::setNested(const Argument& argument, const ArgumentSettings& settings, const QByteArray& equal)
{
    if (const auto* nested = nestedOf(argument))
        set(*nested, settings);
    else
        edits_.insert(argument.name.span.end, '(' + written(settings, equal) + ')');
}

void ModificationEdit::append(const ClassModification& modification, const QByteArrayList& arguments)
{
    const auto separator = separatorIn(modification);
    if (modification.arguments.empty())
        edits_.insert(modification.span.begin + 1, arguments.join(separator));
    else
        edits_.insert(modification.arguments.back().span.end, separator + arguments.join(separator));
}

QByteArray ModificationEdit::equalIn(const ClassModification& modification) const
{
    for (const auto& argument : modification.arguments) {
        if (!argument.modification || argument.modification->nested || !argument.modification->value)
            continue;
        const auto between = layout_.text({argument.name.span.end, argument.modification->value->span.begin});
        if (between.simplified() == "=" && !between.contains('\n'))
            return between;
    }
    return equal_;
}

QByteArray ModificationEdit::separatorIn(const ClassModification& modification) const
{
    const auto arguments = modification.arguments;
    if (arguments.size() > 1) {
        const auto between = layout_.text({arguments[arguments.size() - 2].span.end, arguments.back().span.begin});
        if (between.simplified() == ",")
            return between;
    }
    if (!arguments.empty() && layout_.isFirstOfLine(arguments.back().span.begin))
        return ',' + layout_.lineEnd() + layout_.indentationAt(arguments.back().span.begin);
    return ", ";
}

QByteArrayList ModificationEdit::writtenList(const ArgumentSettings& settings, const QByteArray& equal) const
{
    QByteArrayList arguments;
    const auto groups =
        grouped<QByteArray>(settings, [](const ArgumentSetting& setting) { return setting.path.front(); });
    for (const auto& [name, group] : groups) {
        ArgumentSettings nested;
        QByteArray value;
        for (const auto& setting : group) {
            if (setting.path.size() == 1)
                value = equal + setting.value;
            else
                nested.push_back(setting);
        }
        const auto inner = written(behindFirst(nested, 1), equal);
        arguments << name + (nested.empty() ? QByteArray() : '(' + inner + ')') + value;
    }
    return arguments;
}

QByteArray ModificationEdit::written(const ArgumentSettings& settings, const QByteArray& equal) const
{
    return writtenList(settings, equal).join(", ");
}

bool ModificationEdit::remove(const ClassModification& modification, const ArgumentPath& path, Removal removal)
{
    const auto* host = findHost(modification, path);
    if (!host)
        return true;
    const auto names = static_cast<qsizetype>(host->name.parts.size());
    const auto* nested = nestedOf(*host);
    const auto value = valueSpan(host->modification);
    if (names < path.size()) {
        if (!nested || remove(*nested, path.mid(names), removal))
            return true;
        if (value) {
            layout_.removeTokens(edits_, nested->span, nested->arguments.front().span);
            return true;
        }
    } else if (nested && removal == Removal::Value) {
        if (value)
            layout_.removeTokens(edits_, {nested->span.end, host->modification->span.end}, *value);
        return true;
    }
    if (modification.arguments.size() == 1)
        return false;
    removeArgument(modification, *host);
    return true;
}

void ModificationEdit::removeArgument(const ClassModification& modification, const Argument& argument)
{
    std::vector<Span> items;
    for (const auto& each : modification.arguments)
        items.push_back(each.span);
    layout_.removeListItem(edits_, items, static_cast<std::size_t>(&argument - modification.arguments.data()));
}

}  // namespace bramah::model
