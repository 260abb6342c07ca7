// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fmi/fmu_form.h"

#include "solver/analysis/open_ports.h"
#include "solver/use/driven_form.h"
#include "solver/use/model.h"

namespace bramah::solver {
namespace {

ModelForm formWith(const FlatModel& model, const QStringList& inputs)
{
    std::vector<RunInput> wanted;
    for (const QString& path : inputs) {
        wanted.emplace_back();
        wanted.back().path = path;
    }
    return wanted.empty() ? ModelForm() : drivenForm(model, wanted);
}

}  // namespace

ModelForm fmuForm(Model& model, const QStringList& inputs, const std::function<bool()>& isStopWanted)
{
    const FlattenOutcome& flat = model.flattened(isStopWanted);
    if (!flat.model)
        return {};
    QStringList given = inputs;
    for (const ModelPort& port : openPorts(*flat.model)) {
        const auto nameOf = [&](VariableId id) { return QString::fromStdString(flat.model->variable(id).path); };
        const QStringList both{nameOf(port.potential), nameOf(port.flow)};
        if (given.contains(both[0]) || given.contains(both[1]))
            continue;
        for (const QString& path : both)
            if (model.built(formWith(*flat.model, given + QStringList(path)), isStopWanted).system) {
                given << path;
                break;
            }
    }
    return formWith(*flat.model, given);
}

}  // namespace bramah::solver
