// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/name_proposals.h"

#include "editor/session/document_session.h"
#include "editor/session/workspace.h"
#include "model/instance/instance.h"
#include "model/instance/shown_texts.h"
#include "model/instance/text_attribute.h"
#include "model/values/predefined_functions.h"

#include <QHash>

#include <algorithm>

namespace bramah::editor {

namespace {

using Proposals = std::vector<NameProposal>;

void addPlain(const QString& name, Proposals& names)
{
    names.push_back({name, {}, {}, true});
}

void addWords(Proposals& names)
{
    for (const model::PredefinedFunction& function : model::predefinedFunctions())
        addPlain(QString::fromUtf8(function.name.data(), static_cast<qsizetype>(function.name.size())), names);
    for (const char* word : {"time", "if", "then", "else", "elseif", "end if", "when", "end when", "for", "loop", "and",
                             "or", "not", "true", "false", "equation", "initial", "algorithm", "connect"})
        addPlain(QLatin1String(word), names);
}

/// Adds the parts of \a whole; of a component that is not the own one only public parts, and their ranks in the list.
void addParts(const model::Instance& whole, bool isOwn, Proposals& names, QHash<QString, int>& ranks)
{
    const model::Instance* one = &whole.resolved();
    if (one->isArray() && !one->elements().empty())
        one = one->elements().front().get();
    for (const auto& child : one->children()) {
        if (child->isProtected() && !isOwn)
            continue;
        const bool isFixed = child->prefixes().isParameter || child->prefixes().isConstant;
        const bool hasValue = child->builtin() != model::BuiltinType::None;
        names.push_back({QString::fromStdString(child->name()), model::shownDescription(*child),
                         hasValue ? model::textAttribute(*child, "unit") : QString(), isFixed});
        if (!isOwn)
            ranks.insert(names.back().name, isFixed ? 2 : hasValue ? 0 : 1);
    }
}

/// Sorts \a names by rank and alphabet; each stays once.
void sort(Proposals& names, const QHash<QString, int>& ranks)
{
    std::ranges::stable_sort(names, [&](const NameProposal& a, const NameProposal& b) {
        if (ranks.value(a.name) != ranks.value(b.name))
            return ranks.value(a.name) < ranks.value(b.name);
        const int order = a.name.compare(b.name, Qt::CaseInsensitive);
        return order != 0 ? order < 0 : a.name < b.name;
    });
    const auto same = std::ranges::unique(names, {}, &NameProposal::name);
    names.erase(same.begin(), same.end());
}

}  // namespace

std::vector<NameProposal> proposedNames(const DocumentSession& session, const QString& whole)
{
    Proposals names;
    QHash<QString, int> ranks;
    const model::Instance* shown = session.sheet().instance();
    const model::Instance* part = !shown ? nullptr : whole.isEmpty() ? shown : shown->descendant(whole.toStdString());
    if (part)
        addParts(*part, part == shown, names, ranks);
    else if (const model::ClassNode* node = session.workspace().library().find(whole.toStdString()))
        for (const model::ClassNode* child : node->children())
            names.push_back({QString::fromStdString(child->name()), child->shownDescription(), {}, true});
    if (whole.isEmpty())
        addWords(names);
    sort(names, ranks);
    return names;
}

std::vector<NameProposal> namesAround(const DocumentSession& session, const QString& whole)
{
    Proposals names;
    QHash<QString, int> ranks;
    const model::Instance* shown = session.sheet().instance();
    for (const model::Instance* around = shown ? shown->parent() : nullptr; around; around = around->parent()) {
        const model::Instance* part = whole.isEmpty() ? around : around->descendant(whole.toStdString());
        if (part)
            addParts(*part, part == around, names, ranks);
    }
    sort(names, ranks);
    return names;
}

}  // namespace bramah::editor
