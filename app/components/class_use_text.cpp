// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/components/class_use_text.h"

#include "app/translate.h"

#include <QStringList>

namespace bramah::app {

namespace {

/// Users named in a sentence; more would not be read.
constexpr int kMostNamed = 8;

}  // namespace

QString useText(const model::ClassUse& use)
{
    using Kind = model::ClassUse::Kind;
    const QString user = use.user ? QString::fromStdString(use.user->qualifiedName()) : use.tree->text().fileName();
    switch (use.kind) {
    case Kind::Component: return user + QStringLiteral(": ") + use.component;
    case Kind::Base: return tr("%1 (base class)").arg(user);
    case Kind::Import: return tr("%1 (import)").arg(user);
    case Kind::Redeclaration: return tr("%1 (redeclaration)").arg(user);
    case Kind::Expression: return tr("%1 (in a formula)").arg(user);
    case Kind::Within: return tr("%1 (lies in it)").arg(user);
    case Kind::Link: return tr("%1 (documentation)").arg(user);
    }
    return user;
}

QString usersSentence(const model::ClassNode& node)
{
    const auto uses = model::usesOf(node);
    if (uses.empty())
        return tr("Nothing uses it.");
    QStringList named;
    for (const model::ClassUse& use : uses) {
        if (named.size() == kMostNamed) {
            named.append(QStringLiteral("…"));
            break;
        }
        named.append(useText(use));
    }
    named.removeDuplicates();
    const QString all = named.join(QStringLiteral(", "));
    return uses.size() == 1 ? tr("Used in 1 place: %1").arg(all)
                            : tr("Used in %1 places: %2").arg(uses.size()).arg(all);
}

}  // namespace bramah::app
