// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/use/frequency_forms.h"

#include "solver/analysis/input_change.h"
#include "solver/translate.h"
#include "solver/use/model.h"

#include <algorithm>

namespace bramah::solver {

namespace {

using Forms = std::shared_ptr<const FrequencyForms>;
using Problem = tl::unexpected<QString>;

/// The forms for one input and output.
tl::expected<Forms, QString> formsOf(const FrequencyNumber& number, Model& model,
                                     const std::function<bool()>& isStopWanted)
{
    const auto uncomputable = [] {
        return Problem(tr("the circuit cannot be computed; the list of problems says why"));
    };
    if (!model.flattened(isStopWanted).model)
        return uncomputable();
    FrequencyForms forms;
    ModelForm ports{ModelForm::Kind::Ports, {number.input.toStdString()}, {number.output.toStdString()}};
    if (number.isCut) {
        if (const auto signal = signalNamed(*model.flattened().model, ports.inputs.front()); !signal)
            return Problem(signal.error());
        forms.signal = ports.outputs.front() == ports.inputs.front() ? 0 : 1;
        if (*forms.signal > 0)
            ports.outputs.push_back(ports.inputs.front());
    }
    const BuiltForm& open = model.built(ports, isStopWanted);
    if (!open.problem.empty())
        return Problem(QStringLiteral("%1: %2").arg(number.text(), QString::fromStdString(open.problem)));
    forms.open = open.system;
    forms.ports = open.ports;
    forms.rest = model.built({ModelForm::Kind::Rest}, isStopWanted).system;
    if (!forms.open || !forms.rest)
        return uncomputable();
    return std::make_shared<const FrequencyForms>(std::move(forms));
}

}  // namespace

tl::expected<std::vector<AskedFrequencyNumber>, QString> frequencyForms(const std::vector<FrequencyNumber>& numbers,
                                                                        Model& model,
                                                                        const std::function<bool()>& isStopWanted)
{
    std::vector<AskedFrequencyNumber> asked;
    for (const FrequencyNumber& number : numbers) {
        const auto same = std::ranges::find_if(asked, [&](const AskedFrequencyNumber& one) {
            return one.number.input == number.input && one.number.output == number.output &&
                   one.number.isCut == number.isCut;
        });
        auto forms =
            same != asked.end() ? tl::expected<Forms, QString>(same->forms) : formsOf(number, model, isStopWanted);
        if (!forms)
            return Problem(forms.error());
        asked.push_back({number, *forms});
    }
    return asked;
}

tl::expected<SplitOutputs, QString> splitOutputs(const QStringList& outputs)
{
    SplitOutputs split;
    for (const QString& output : outputs) {
        auto number = frequencyNumberIn(output);
        if (!number)
            return Problem(number.error());
        if (*number)
            split.numbers.push_back(**number);
        else
            split.variables << output;
    }
    return split;
}

}  // namespace bramah::solver
