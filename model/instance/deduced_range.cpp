// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/instance/deduced_range.h"

namespace bramah::model {

std::optional<ValueRange> deducedRange(std::string_view iterator, const RepeatedReferences& repeated,
                                       const DimensionAt& dimensionAt)
{
    std::optional<ArrayDimension> found;
    bool isOne = true;
    repeated([&](const syntax::ComponentReference& reference) {
        for (std::size_t p = 0; p < reference.parts.size(); ++p)
            for (std::size_t k = 0; k < reference.parts[p].subscripts.size(); ++k) {
                const auto* alone = reference.parts[p].subscripts[k]->to<syntax::ComponentReference>();
                if (!alone || alone->parts.size() != 1 || !alone->parts.front().subscripts.empty() ||
                    alone->parts.front().name.text != iterator)
                    continue;
                const std::optional<ArrayDimension> own = dimensionAt(reference, p, k);
                isOne = isOne && own && (!found || *found == *own);
                found = own;
            }
    });
    if (!found || !isOne)
        return std::nullopt;
    return found->indexClass ? ValueRange::allOf(*found->indexClass)
                             : ValueRange::of(std::int64_t{1}, std::int64_t{1}, found->size);
}

std::optional<ArrayDimension> dimensionOf(InstanceTree& tree, const syntax::ComponentReference& reference,
                                          std::size_t position, std::size_t subscript, const Instance& scope,
                                          const ClassNode* part)
{
    const Instance* at =
        reference.isGlobal ? nullptr : tree.names().lookup(reference.parts.front().name.text, scope, part).component;
    for (std::size_t i = 1; at && i <= position; ++i) {
        at = &at->referred();
        while (at->isArray() && at->builtin() == BuiltinType::None && !at->elements().empty())
            at = &at->elements().front()->resolved();
        at = at->child(reference.parts[i].name.text);
    }
    if (!at)
        return std::nullopt;
    auto dimension = dimensionIn(at->referred().sizes(), subscript);
    if (dimension)
        dimension->indexClass = at->referred().indexClass(subscript);
    return dimension;
}

std::optional<ArrayDimension> dimensionIn(const std::vector<std::int64_t>& sizes, std::size_t dimension)
{
    if (dimension >= sizes.size() || sizes[dimension] < 0)
        return std::nullopt;
    return ArrayDimension{sizes[dimension]};
}

}  // namespace bramah::model
