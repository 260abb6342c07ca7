// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/context/place.h"

#include "model/instance/instance.h"

namespace bramah::solver {

const model::Instance* componentOf(const Place& place)
{
    const model::Instance* at = place.scope;
    while (at && at->parent() && at->kind() == model::syntax::ClassKind::Function)
        at = at->parent();
    return at;
}

QString textOf(const Place& place, model::Span span)
{
    const auto* node = place.part ? place.part : place.scope ? &place.scope->classNode() : nullptr;
    if (!node || !node->tree() || span.end > node->tree()->text().bytes().size())
        return {};
    const auto view = node->tree()->text().view(span);
    return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size())).simplified();
}

}  // namespace bramah::solver
