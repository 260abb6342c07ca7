// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/symbols/symbolic_arrays.h"

#include "model/values/array_offsets.h"

#include <algorithm>

namespace bramah::solver {

Symbolic promoted(Symbolic value, std::size_t dimensions)
{
    if (value.kind == Symbolic::Kind::Scalars)
        value.sizes.resize(std::max(value.sizes.size(), dimensions), 1);
    return value;
}

Symbolic concatenated(std::size_t d, const std::vector<Symbolic>& parts)
{
    if (parts.empty())
        return {};
    Symbolic result = Symbolic::array(parts.front().sizes, {}, parts.front().type);
    result.enumeration = parts.front().enumeration;
    if (d >= result.sizes.size())
        return {};
    result.sizes[d] = 0;
    for (const Symbolic& part : parts) {
        if (!part.isArray() || part.sizes.size() != result.sizes.size())
            return {};
        for (std::size_t k = 0; k < part.sizes.size(); ++k)
            if (k != d && part.sizes[k] != result.sizes[k])
                return {};
        result.sizes[d] += part.sizes[d];
        if (part.type != result.type)
            result.type = ValueType::Real;
    }
    const auto split = static_cast<std::ptrdiff_t>(d);
    const std::int64_t outer = model::elementCount({result.sizes.begin(), result.sizes.begin() + split});
    for (std::int64_t o = 0; o < outer; ++o) {
        for (const Symbolic& part : parts) {
            const std::int64_t run = model::elementCount({part.sizes.begin() + split, part.sizes.end()});
            result.elements.append(part.elements.data() + o * run, run);
        }
    }
    return result;
}

}  // namespace bramah::solver
