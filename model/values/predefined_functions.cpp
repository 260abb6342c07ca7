// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/values/predefined_functions.h"

#include "model/values/value_functions.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace bramah::model {

const std::vector<PredefinedFunction>& predefinedFunctions()
{
    using namespace value_functions;
    using enum ArgumentKind;
    static const std::vector<PredefinedFunction> table{
#define BRAMAH_PREDEFINED(id, name, fewest, ofValues, ...) {Predefined::id, name, fewest, ofValues, {__VA_ARGS__}},
#include "model/values/predefined_functions.def"
#undef BRAMAH_PREDEFINED
    };
    return table;
}

const PredefinedFunction* findPredefined(std::string_view name)
{
    static const auto byName = [] {
        std::unordered_map<std::string_view, const PredefinedFunction*> functions;
        for (const PredefinedFunction& function : predefinedFunctions())
            functions.emplace(function.name, &function);
        return functions;
    }();
    const auto found = byName.find(name);
    return found == byName.end() ? nullptr : found->second;
}

const PredefinedFunction& predefined(Predefined id)
{
    return predefinedFunctions()[static_cast<std::size_t>(id)];
}

ArgumentKind PredefinedFunction::kind(std::size_t position) const
{
    return kinds[std::min(position, kinds.size() - 1)];
}

Value PredefinedFunction::apply(const std::vector<Value>& arguments) const
{
    if (!ofValues || arguments.size() < fewestArguments)
        return {};
    for (std::size_t i = 0; i < arguments.size(); ++i)
        if (!isOfKind(arguments[i], kind(i)))
            return {};
    return ofValues(arguments);
}

}  // namespace bramah::model
