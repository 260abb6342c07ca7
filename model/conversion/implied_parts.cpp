// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/conversion/implied_parts.h"

#include "model/syntax/annotation_values.h"
#include "model/translate.h"

#include <algorithm>

namespace bramah::model {

using namespace syntax;

namespace {

bool mayBeMissing(const ClassNode& node)
{
    const ClassDefinition* definition = node.definition();
    return definition && definition->annotation &&
           stringIn(definition->annotation->arguments, "missingInnerMessage").has_value();
}

}  // namespace

ImpliedParts::ImpliedParts(const ClassLibrary& library, const ConversionRules& rules, const ClassRenames& renames)
    : library_(library), renames_(renames), names_(library)
{
    for (const ConversionRules::Modifiers& rule : rules.modifiers) {
        const ClassNode* node = rule.replaced.empty() ? library.find(renames.renamed(rule.ofClass)) : nullptr;
        if (node && mayBeMissing(*node))
            parts_.push_back({&rule, node, false, {}});
    }
}

void ImpliedParts::use(const std::set<std::string>& oldClasses, Span span)
{
    for (Part& part : parts_) {
        part.isThere = part.isThere || oldClasses.contains(part.rule->ofClass);
        std::set<const ClassNode*> seen;
        for (const std::string& path : oldClasses) {
            const ClassNode* user = part.neededAt ? nullptr : library_.find(renames_.renamed(path));
            if (user && needs(*user, part, seen))
                part.neededAt = span;
        }
    }
}

bool ImpliedParts::needs(const ClassNode& user, const Part& part, std::set<const ClassNode*>& seen)
{
    if (!user.definition() || !seen.insert(&user).second)
        return false;
    const auto isIt = [&](const Element* element) {
        return element->kind == ElementKind::Component && element->prefixes.isOuter &&
               names_.meaning(element->name, user) == part.node;
    };
    return std::ranges::any_of(user.definition()->elements, isIt) ||
           std::ranges::any_of(names_.baseClasses(user),
                               [&](const ClassNode* base) { return needs(*base, part, seen); });
}

void ImpliedParts::tell(const std::shared_ptr<const SourceText>& text, ConversionNotes& notes)
{
    for (const Part& part : parts_) {
        if (part.isThere || !part.neededAt)
            continue;
        QStringList values;
        for (const ConversionRules::NewModifier& value : part.rule->added)
            values << QStringLiteral("`%1=%2`").arg(QString::fromStdString(value.name),
                                                    QString::fromStdString(value.value));
        notes.refused(text, *part.neededAt, QString::fromStdString(part.rule->ofClass),
                      tr("none is in this text, and the one that is used then is another now; put one there with %1 to "
                         "keep what was computed")
                          .arg(values.join(QStringLiteral(", "))));
    }
}

}  // namespace bramah::model
