// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/instance/deduced_range.h"

namespace bramah::model {

std::optional<std::int64_t> deducedEnd(std::string_view iterator, const RepeatedReferences& repeated,
                                       const SizeOfDimension& sizeOf)
{
    std::optional<std::int64_t> end;
    bool isOne = true;
    repeated([&](const syntax::ComponentReference& reference) {
        for (std::size_t p = 0; p < reference.parts.size(); ++p)
            for (std::size_t k = 0; k < reference.parts[p].subscripts.size(); ++k) {
                const auto* alone = reference.parts[p].subscripts[k]->to<syntax::ComponentReference>();
                if (!alone || alone->parts.size() != 1 || !alone->parts.front().subscripts.empty() ||
                    alone->parts.front().name.text != iterator)
                    continue;
                const std::optional<std::int64_t> own = sizeOf(reference, p, k);
                isOne = isOne && own && (!end || *end == *own);
                end = own;
            }
    });
    return isOne ? end : std::nullopt;
}

std::optional<std::int64_t> sizeOfDimension(InstanceTree& tree, const syntax::ComponentReference& reference,
                                            std::size_t position, std::size_t subscript, const Instance& scope,
                                            const ClassNode* part)
{
    const Instance* at =
        reference.isGlobal ? nullptr : tree.lookup(reference.parts.front().name.text, scope, part).component;
    for (std::size_t i = 1; at && i <= position; ++i) {
        at = &at->referred();
        while (at->isArray() && at->builtin() == BuiltinType::None && !at->elements().empty())
            at = &at->elements().front()->resolved();
        at = at->child(reference.parts[i].name.text);
    }
    return at ? sizeIn(at->referred().sizes(), subscript) : std::nullopt;
}

std::optional<std::int64_t> sizeIn(const std::vector<std::int64_t>& sizes, std::size_t dimension)
{
    return dimension < sizes.size() && sizes[dimension] >= 0 ? std::optional(sizes[dimension]) : std::nullopt;
}

}  // namespace bramah::model
