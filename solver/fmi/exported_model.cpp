// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/fmi/exported_model.h"

#include "model/classes/class_library.h"
#include "model/instance/instance.h"
#include "model/instance/shown_texts.h"
#include "model/text/dotted_name.h"
#include "solver/analysis/open_ports.h"
#include "solver/flat_model/parameter_refusal.h"
#include "solver/tape/compiled_system.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace bramah::solver {
namespace {

/// Decides what each variable of a system is to an importer.
class Exporter
{
public:
    Exporter(const SystemEvaluator& evaluator, const CompiledSystem& system,
             const std::optional<QRegularExpression>& outputs)
        : evaluator_(evaluator), model_(evaluator.model()), outputs_(outputs)
    {
        for (const CompiledInput& input : system.inputs)
            inputs_.insert(input.variable);
        for (const ModelPort& port : modelPorts(model_))
            if (inputs_.contains(port.potential) != inputs_.contains(port.flow))
                joined_.push_back(port);
        for (const auto& ranges : {evaluator.ranges(), evaluator.parameterRanges()})
            for (const VariableRange& range : ranges)
                ranges_.emplace(range.variable, range);
    }

    [[nodiscard]] FmuVariable of(VariableId id) const
    {
        const FlatVariable& variable = model_.variable(id);
        FmuVariable made{index(id), &variable, causalityOf(id), FmuVariability::Continuous, {}, {}, {}};
        made.variability = variabilityOf(made);
        const bool isGiven = made.causality == FmuCausality::Input || made.causality == FmuCausality::Parameter ||
                             made.variability == FmuVariability::Constant;
        const double value = evaluator_.value(id);
        if (isGiven && std::isfinite(value))
            made.start = value;
        takeBounds(id, made);
        return made;
    }

    /// The ports of the model, an instance of which is \a root, to which an importer joins others.
    [[nodiscard]] std::vector<FmuTerminal> terminals(const model::Instance& root) const
    {
        std::vector<FmuTerminal> made;
        for (const ModelPort& port : joined_) {
            FmuTerminal& terminal = made.emplace_back();
            terminal.name = QString::fromStdString(port.path);
            if (const model::Instance* connector = root.descendant(port.path)) {
                terminal.className = QString::fromStdString(connector->classNode().qualifiedName());
                terminal.description = model::shownDescription(*connector);
            }
            for (const VariableId id : {port.potential, port.flow})
                terminal.members.push_back(
                    {QString::fromStdString(model_.variable(id).path), id == port.flow, inputs_.contains(id)});
        }
        return made;
    }

private:
    [[nodiscard]] bool isOfTerminal(VariableId id) const
    {
        return std::ranges::any_of(joined_,
                                   [id](const ModelPort& port) { return port.potential == id || port.flow == id; });
    }

    [[nodiscard]] FmuCausality causalityOf(VariableId id) const
    {
        const FlatVariable& variable = model_.variable(id);
        if (inputs_.contains(id))
            return FmuCausality::Input;
        if (variable.variability == Variability::Parameter && variable.type != ValueType::String) {
            if (!parameterRefusal(model_, variable.path))
                return FmuCausality::Parameter;
            return variable.isFinal ? FmuCausality::CalculatedParameter : FmuCausality::Local;
        }
        const bool isWanted = outputs_ && variable.variability > Variability::Parameter &&
                              outputs_->match(QString::fromStdString(variable.path)).hasMatch();
        return variable.causality == Causality::Output || isWanted || isOfTerminal(id) ? FmuCausality::Output
                                                                                       : FmuCausality::Local;
    }

    [[nodiscard]] FmuVariability variabilityOf(const FmuVariable& made) const
    {
        const FlatVariable& variable = *made.variable;
        switch (variable.variability) {
        case Variability::Constant: return FmuVariability::Constant;
        case Variability::Parameter:
            if (made.causality == FmuCausality::Parameter)
                return FmuVariability::Tunable;
            // What decides the equations is as it was exported.
            return made.causality == FmuCausality::CalculatedParameter ? FmuVariability::Tunable
                                                                       : FmuVariability::Constant;
        case Variability::Discrete: return FmuVariability::Discrete;
        case Variability::Continuous: break;
        }
        return variable.type == ValueType::Real ? FmuVariability::Continuous : FmuVariability::Discrete;
    }

    void takeBounds(VariableId id, FmuVariable& made) const
    {
        const auto known = ranges_.find(id);
        if (known == ranges_.end())
            return;
        if (std::isfinite(known->second.least))
            made.min = known->second.least;
        if (std::isfinite(known->second.most))
            made.max = known->second.most;
    }

    const SystemEvaluator& evaluator_;
    const FlatModel& model_;
    const std::optional<QRegularExpression>& outputs_;
    std::set<VariableId> inputs_;
    std::vector<ModelPort> joined_;
    std::map<VariableId, VariableRange> ranges_;
};

}  // namespace

ExportedModel exportedModel(const SystemEvaluator& evaluator, const CompiledSystem& system,
                            const model::ClassNode& node, const std::optional<QRegularExpression>& outputs)
{
    const FlatModel& model = evaluator.model();
    const Exporter exporter(evaluator, system, outputs);
    ExportedModel exported;
    exported.model = &model;
    model::InstanceTree tree(node.library());
    exported.terminals = exporter.terminals(tree.instantiate(node));
    exported.timeReference = static_cast<std::uint32_t>(model.variables.size());
    for (std::uint32_t i = 0; i < model.variables.size(); ++i) {
        const FlatVariable& variable = model.variables[i];
        const bool isKnown = variable.type == ValueType::String || system.tape.places[i].slot != kNoSlot;
        // Names that the compiler has made, as der(x), are none that a model has.
        const bool isNamed = model::findUnquoted(std::string_view(variable.path), '(') == std::string_view::npos;
        if (isKnown && isNamed && !variable.isProtected)
            exported.variables.push_back(exporter.of(VariableId{i}));
    }
    // A constant is known by its start alone.
    std::erase_if(exported.variables, [](const FmuVariable& one) {
        return one.variability == FmuVariability::Constant && one.variable->type != ValueType::String && !one.start;
    });
    return exported;
}

QString modelIdentifier(const std::string& className)
{
    QString name = QString::fromStdString(className.substr(className.rfind('.') + 1));
    for (QChar& sign : name)
        if (!(sign.unicode() < 128 && (sign.isLetterOrNumber() || sign == u'_')))
            sign = u'_';
    return name.isEmpty() || name.front().isDigit() ? QStringLiteral("model_") + name : name;
}

}  // namespace bramah::solver
