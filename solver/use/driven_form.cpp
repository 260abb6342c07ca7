// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/use/driven_form.h"

#include <algorithm>

namespace bramah::solver {

ModelForm drivenForm(const FlatModel& model, const std::vector<RunInput>& inputs)
{
    ModelForm form{ModelForm::Kind::Driven};
    for (const RunInput& input : inputs)
        form.inputs.push_back(input.path.toStdString());
    const bool isAsItIs = std::ranges::all_of(form.inputs, [&](const std::string& path) {
        const VariableId id = model.findVariable(path);
        return id != kNoVariable && model.variable(id).causality == Causality::Input;
    });
    return isAsItIs ? ModelForm{} : form;
}

}  // namespace bramah::solver
