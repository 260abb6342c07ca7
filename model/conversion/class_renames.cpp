// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/conversion/class_renames.h"

#include "model/text/dotted_name.h"

namespace bramah::model {

std::string pathAround(const std::string& path)
{
    const std::size_t dot = lastDot(path);
    return dot == std::string_view::npos ? std::string() : path.substr(0, dot);
}

bool leadsThrough(const std::string& path, const std::string& beginning)
{
    return path.starts_with(beginning) && (path.size() == beginning.size() || path[beginning.size()] == '.');
}

ClassRenames::ClassRenames(const ConversionRules& rules)
{
    for (const ConversionRules::Class& rule : rules.classes) {
        names_.emplace(rule.from, rule.to);
        named_.insert(rule.from);
    }
    std::map<std::string, std::string> elements;
    for (const ConversionRules::Element& rule : rules.elements)
        elements.emplace(rule.ofClass + '.' + rule.from, renamed(rule.ofClass) + '.' + rule.to);
    names_.insert(elements.begin(), elements.end());
    const auto note = [this](const auto& list) {
        for (const auto& rule : list)
            named_.insert(rule.ofClass);
    };
    note(rules.elements);
    note(rules.modifiers);
    note(rules.messages);
    for (const ConversionRules::ClassIf& rule : rules.classesIf)
        named_.insert(rule.from);
}

ClassRenames::Beginning ClassRenames::longest(const std::string& path) const
{
    for (std::string at = path; !at.empty(); at = pathAround(at))
        if (const auto found = names_.find(at); found != names_.end())
            return {found->first, found->second};
    return {};
}

std::string ClassRenames::renamed(const std::string& path) const
{
    const Beginning beginning = longest(path);
    return beginning.to + path.substr(beginning.from.size());
}

std::set<std::string> ClassRenames::formerNames(const std::string& path) const
{
    std::set<std::string> former;
    for (const auto& [from, to] : names_)
        if (leadsThrough(path, to))
            if (std::string old = from + path.substr(to.size()); renamed(old) == path)
                former.insert(std::move(old));
    return former;
}

}  // namespace bramah::model
