// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit/class_index.h"

namespace bramah::model {

ClassIndex::ClassIndex(const syntax::SyntaxTree& tree, const syntax::ClassDefinition& definition)
{
    for (const auto* element : definition.elements)
        for (const auto& component : element->components)
            if (const QString name = toString(component.name.text); !components_.contains(name))
                components_.insert(name, {element, &component});
    for (const auto* connect : connectsOf(definition))
        connects_[{referenceText(tree, connect->left), referenceText(tree, connect->right)}].push_back(connect);
}

const syntax::Equation* ClassIndex::connect(const ConnectKey& key) const
{
    const auto found = connects_.constFind({key.a, key.b});
    const auto ordinal = static_cast<std::size_t>(key.ordinal);
    return found == connects_.cend() || ordinal >= found->size() ? nullptr : (*found)[ordinal];
}

}  // namespace bramah::model
