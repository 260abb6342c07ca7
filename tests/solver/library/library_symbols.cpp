// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_symbols.h"

#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"
#include "model/instance/instance.h"
#include "tests/solver/library/library_run.h"

#include <QRegularExpression>

namespace bramah::test {

namespace {

using model::syntax::ClassKind;

void collect(const model::ClassNode& node, std::vector<const model::ClassNode*>& components)
{
    if ((node.kind() == ClassKind::Model || node.kind() == ClassKind::Block) && !node.isPartial())
        components.push_back(&node);
    for (const model::ClassNode* child : node.children())
        collect(*child, components);
}

}  // namespace

std::vector<const model::ClassNode*> componentsIn(const model::ClassNode& package)
{
    std::vector<const model::ClassNode*> components;
    collect(package, components);
    return components;
}

bool isForUsers(const QString& name)
{
    static const QRegularExpression apart(QStringLiteral("\\.(Interfaces|Internal|Examples)\\."));
    return !name.contains(apart);
}

std::vector<std::pair<QString, model::DiagramComponent>> symbolsOfTheLibrary()
{
    model::ClassLibrary library;
    library.addSearchPath(libraryFolder());
    const model::ClassNode* root = library.find("Bramah");
    if (!root)
        return {};
    model::IconCache icons;
    std::vector<std::pair<QString, model::DiagramComponent>> symbols;
    for (const model::ClassNode* node : componentsIn(*root)) {
        const QString name = QString::fromStdString(node->qualifiedName());
        if (!isForUsers(name))
            continue;
        model::InstanceTree tree(library);
        symbols.emplace_back(name, model::DiagramBuilder(icons).symbolOf(tree.instantiate(*node)));
    }
    return symbols;
}

}  // namespace bramah::test
