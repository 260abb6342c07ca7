// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/outputs/model_parameters.h"

#include "model/instance/text_attribute.h"

namespace bramah::cli {

std::function<std::optional<solver::KnownNumber>(const QString& path)> parametersOf(
    const model::Instance& model, const std::vector<std::pair<QString, double>>& values)
{
    return [&](const QString& path) -> std::optional<solver::KnownNumber> {
        const model::Instance* parameter = model.descendant(path.toStdString());
        if (!parameter || !(parameter->prefixes().isParameter || parameter->prefixes().isConstant))
            return std::nullopt;
        const QString unit = model::textAttribute(*parameter, "unit");
        for (const auto& [name, value] : values)
            if (name == path)
                return solver::KnownNumber{value, unit};
        const auto number = parameter->value().number();
        return number ? std::optional(solver::KnownNumber{*number, unit}) : std::nullopt;
    };
}

}  // namespace bramah::cli
