// SPDX-License-Identifier: GPL-3.0-or-later
// The external function of Bramah.Blocks.Internal.fmuOutputs: an FMU beside the model.
#include "solver/cosimulation/co_simulation.h"
#include "solver/cosimulation/fmu_package.h"
#include "solver/flatten/functions/external_functions.h"
#include "solver/translate.h"

#include <array>

namespace bramah::solver {
namespace {

using Role = ForeignVariable::Role;

/// The arguments in their order.
enum Argument : std::size_t {
    kFile,
    kOutputNames,
    kCount,
    kStep,
    kExtrapolate,
    kTimeLimit,
    kInputNames,
    kInputs,
    kParameterNames,
    kParameters,
    kTextNames,
    kTexts,
};

/// The texts of an array of them; none of an empty one.
std::vector<std::string> textsOf(const Symbolic& value)
{
    return value.kind == Symbolic::Kind::Text ? value.texts : std::vector<std::string>();
}

/// The variables of a list of names that the FMU must have in one of \a roles.
class NamedVariables
{
public:
    NamedVariables(const ExternalCall& call, const ForeignDescription& description) : call_(call), description_(description)
    {
    }

    [[nodiscard]] std::vector<std::size_t> of(std::size_t argument, std::initializer_list<Role> roles)
    {
        std::vector<std::size_t> numbers;
        for (const std::string& name : textsOf(call_.value(argument))) {
            const ForeignVariable* found = description_.find(QString::fromStdString(name));
            if (!found || std::ranges::find(roles, found->role) == roles.end()) {
                if (problem_.isEmpty())
                    problem_ = tr("it has no `%1` that could be used as here").arg(QString::fromStdString(name));
                continue;
            }
            numbers.push_back(static_cast<std::size_t>(found - description_.variables.data()));
            count_ += found->count();
        }
        return numbers;
    }
    /// The number of elements of all that were asked for since the last call.
    [[nodiscard]] std::size_t takeCount() { return std::exchange(count_, 0); }
    [[nodiscard]] const QString& problem() const { return problem_; }

private:
    const ExternalCall& call_;
    const ForeignDescription& description_;
    std::size_t count_ = 0;
    QString problem_;
};

std::vector<ExprId> elementsOf(const Symbolic& value)
{
    return {value.elements.begin(), value.elements.end()};
}

Symbolic outputs(ExternalCall& call)
{
    const QString path = call.filePath(call.text(kFile));
    call.context.flat.dataFiles.insert(path.toStdString());
    const auto fmu = FmuPackage::open(path);
    if (!fmu)
        return call.refused(model::DiagnosticKind::WrongFmu, fmu.error());
    CoSimulationCall made;
    made.fmu = *fmu;
    NamedVariables named(call, (*fmu)->description());
    made.inputs = named.of(kInputNames, {Role::Input});
    const std::vector<ExprId> inputs = elementsOf(call.value(kInputs));
    bool isWhole = named.takeCount() == inputs.size();
    made.parameters = named.of(kParameterNames, {Role::Parameter, Role::Start, Role::Output});
    const std::vector<ExprId> parameters = elementsOf(call.value(kParameters));
    isWhole = isWhole && named.takeCount() == parameters.size();
    made.outputs = named.of(kOutputNames, {Role::Output});
    const std::size_t count = named.takeCount();
    isWhole = isWhole && static_cast<double>(count) == call.number(kCount);
    const std::vector<std::size_t> textual = named.of(kTextNames, {Role::Parameter});
    const std::vector<std::string> texts = textsOf(call.value(kTexts));
    for (std::size_t k = 0; k < std::min(texts.size(), textual.size()); ++k)
        made.texts.emplace_back(textual[k], texts[k]);
    if (!named.problem().isEmpty())
        return call.refused(model::DiagnosticKind::WrongFmu,
                            tr("%1: %2; import the FMU again").arg((*fmu)->fileName(), named.problem()));
    if (!isWhole || count == 0 || count > kMostOutputs)
        return call.refused(model::DiagnosticKind::WrongFmu,
                            tr("%1: the numbers of its inputs, outputs or parameters differ from those here; import "
                               "the FMU again")
                                .arg((*fmu)->fileName()));

    FlatHistory history;
    history.operation = &coSimulationOperator(made);
    history.inputs = {call.context.graph().leaf(Operation::Time)};
    history.inputs.insert(history.inputs.end(), inputs.begin(), inputs.end());
    history.settings = {call.expression(kStep), call.expression(kExtrapolate), call.expression(kTimeLimit)};
    history.settings.insert(history.settings.end(), parameters.begin(), parameters.end());
    history.origin = call.context.messages.originOf(call.place, call.span);
    std::vector<FlatHistory>& all = call.context.flat.histories;
    const auto number = static_cast<std::uint32_t>(all.size());
    all.push_back(std::move(history));
    std::vector<ExprId> elements;
    for (std::uint32_t k = 0; k < count; ++k)
        elements.push_back(call.context.graph().remembered(number, k));
    call.outputs = {Symbolic::array({static_cast<std::int64_t>(count)}, elements)};
    return call.outputs.front();
}

}  // namespace

ExternalImplementation fmuImplementation(std::string_view name)
{
    return name == "bramah_fmuOutputs" ? outputs : nullptr;
}

}  // namespace bramah::solver
