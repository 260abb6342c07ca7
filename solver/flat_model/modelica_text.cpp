// SPDX-License-Identifier: BSD-3-Clause
#include "solver/flat_model/modelica_text.h"

#include "solver/expressions/number_text.h"
#include "solver/flat_model/shared_expressions.h"
#include "solver/history/history_operator.h"

#include <algorithm>
#include <map>

namespace bramah::solver {
namespace {

std::string quotedText(std::string_view words)
{
    std::string text = "\"";
    for (const char letter : words) {
        if (letter == '"' || letter == '\\')
            text += '\\';
        text += letter;
    }
    return text + "\"";
}

const char* nameOf(StateSelect select)
{
    switch (select) {
    case StateSelect::Never: return "StateSelect.never";
    case StateSelect::Avoid: return "StateSelect.avoid";
    case StateSelect::Prefer: return "StateSelect.prefer";
    case StateSelect::Always: return "StateSelect.always";
    case StateSelect::Default: break;
    }
    return "StateSelect.default";
}

class Writer
{
public:
    explicit Writer(const FlatModel& model) : model_(model), shared_(model) {}

    std::string write()
    {
        writeEquations();
        std::string declarations;
        for (const FlatVariable& variable : model_.variables)
            declarations += declaration(variable);
        declarations += sharedDeclarations();
        std::string head = "model " + nameText(className()) + " \"Flat form of " + model_.className + "\"\n";
        for (const std::uint32_t function : shared_.functions()) {
            const std::string name = shared_.functionName(function);
            const std::string text = model_.graph.functions()[function]->modelicaText(name);
            head += text.empty() ? "  // " + name + " is a function that this text does not hold\n" : text;
        }
        for (const auto& [literals, name] : shared_.enumerations())
            head += "  type " + name + " = enumeration(" + listOf(literals) + ");\n";
        return head + declarations + body_ + experiment() + "end " + nameText(className()) + ";\n";
    }

private:
    [[nodiscard]] std::string className() const
    {
        const auto dot = model_.className.rfind('.');
        return dot == std::string::npos ? model_.className : model_.className.substr(dot + 1);
    }

    static std::string listOf(const std::vector<std::string>& literals)
    {
        std::string text;
        for (const std::string& literal : literals)
            text += (text.empty() ? "" : ", ") + nameText(literal);
        return text;
    }

    [[nodiscard]] std::string typeText(const FlatVariable& variable) const
    {
        switch (variable.type) {
        case ValueType::Integer: return "Integer";
        case ValueType::Boolean: return "Boolean";
        case ValueType::String: return "String";
        case ValueType::Enumeration:
            return variable.texts->literals.empty() ? "Integer" : shared_.enumerations().at(variable.texts->literals);
        case ValueType::Real: break;
        }
        return "Real";
    }

    /// What stands in front of the type of a variable.
    static std::string prefixText(const FlatVariable& variable)
    {
        const std::string text =
            variable.isFinal && variable.variability <= Variability::Parameter ? "final " : std::string();
        switch (variable.variability) {
        case Variability::Constant: return "constant ";
        case Variability::Parameter: return text + "parameter ";
        case Variability::Discrete: return variable.type == ValueType::Real ? "discrete " : "";
        case Variability::Continuous: break;
        }
        if (variable.causality == Causality::Input)
            return "input ";
        return variable.causality == Causality::Output ? "output " : "";
    }

    std::string declaration(const FlatVariable& variable)
    {
        const ExpressionType type = shared_.typeOf(variable);
        std::string text = "  " + prefixText(variable) + typeText(variable) + ' ' + quotedName(variable.path);
        std::string attributes;
        const auto add = [&](const char* name, const std::string& value) {
            attributes += (attributes.empty() ? "" : ", ") + std::string(name) + '=' + value;
        };
        if (variable.type == ValueType::Real) {
            if (!variable.texts->unit.empty())
                add("unit", quotedText(variable.texts->unit));
            if (!variable.texts->displayUnit.empty())
                add("displayUnit", quotedText(variable.texts->displayUnit));
        }
        const bool isParameter = variable.variability <= Variability::Parameter;
        if (variable.start != kNoExpr && variable.type != ValueType::String)
            add("start", expression(variable.start, type));
        if (variable.isFixed != isParameter && variable.type != ValueType::String)
            add("fixed", variable.isFixed ? "true" : "false");
        if (variable.type == ValueType::Real && variable.nominal != kNoExpr)
            add("nominal", expression(variable.nominal, type));
        if (variable.type == ValueType::Real || variable.type == ValueType::Integer) {
            if (variable.min != kNoExpr)
                add("min", expression(variable.min, type));
            if (variable.max != kNoExpr)
                add("max", expression(variable.max, type));
        }
        if (variable.type == ValueType::Real && variable.stateSelect != StateSelect::Default && !isParameter)
            add("stateSelect", nameOf(variable.stateSelect));
        if (!attributes.empty())
            text += '(' + attributes + ')';
        if (variable.type == ValueType::String)
            text += " = " + quotedText(variable.texts->stringValue);
        else if (variable.binding != kNoExpr)
            text += " = " + expression(variable.binding, type);
        if (!variable.texts->description.empty())
            text += ' ' + quotedText(variable.texts->description);
        return text + ";\n";
    }

    [[nodiscard]] std::string originText(const Origin& origin) const
    {
        const std::string& component = model_.component(origin.component).path;
        if (origin.connectionSet >= 0)
            return "  // connection";
        return component.empty() ? std::string() : "  // " + component;
    }

    std::string expression(ExprId id, ExpressionType wanted, bool isLiteral = false)
    {
        return shared_.text(id, wanted, isLiteral);
    }

    std::string equation(const FlatEquation& one)
    {
        // A constant has the type of the other side.
        ExpressionType type = shared_.typeOf(one.left);
        if (type.isOpen())
            type = shared_.typeOf(one.right);
        return expression(one.left, type) + " = " + expression(one.right, type);
    }

    void writeEquations()
    {
        if (!model_.initialEquations.empty())
            body_ += "initial equation\n";
        for (const FlatEquation& one : model_.initialEquations)
            body_ += "  " + equation(one) + ';' + originText(one.origin) + '\n';
        body_ += "equation\n";
        for (const FlatEquation& one : model_.equations)
            body_ += "  " + equation(one) + ';' + originText(one.origin) + '\n';
        for (std::size_t number = 0; number < model_.histories.size(); ++number)
            writeHistory(number);
        for (const FlatAction& assertion : model_.assertions)
            body_ += "  " + action(assertion) + ';' + originText(assertion.origin) + '\n';
        for (const FlatWhen& when : model_.whens)
            writeWhen(when);
    }

    static constexpr ExpressionType kReal{ValueType::Real}, kBoolean{ValueType::Boolean};

    std::string conditions(const std::vector<ExprId>& all)
    {
        std::string text;
        for (const ExprId one : all)
            text += (text.empty() ? "" : ", ") + expression(one, kBoolean);
        return all.size() == 1 ? text : '{' + text + '}';
    }

    /// Values that have another one while no branch acts are computed at all events: by an if over what has become
    /// true.
    void writeWhen(const FlatWhen& when)
    {
        const char* keyword = "  when ";
        std::string text, outside;
        bool hasActions = false;
        for (const FlatWhen::Branch& branch : when.branches) {
            text += keyword + conditions(branch.conditions) + " then\n";
            keyword = "  elsewhen ";
            for (const FlatAction& one : branch.actions) {
                if (one.kind == ActionKind::Assign && one.otherwise != kNoExpr)
                    continue;
                text += "    " + action(one) + ";\n";
                hasActions = true;
            }
        }
        std::map<std::uint32_t, std::vector<std::pair<std::string, const FlatAction*>>> always;
        for (const FlatWhen::Branch& branch : when.branches)
            for (const FlatAction& one : branch.actions)
                if (one.kind == ActionKind::Assign && one.otherwise != kNoExpr)
                    always[index(one.variable)].emplace_back(becomesTrue(branch.conditions), &one);
        if (hasActions)
            body_ += text + "  end when;" + originText(when.origin) + '\n';
        for (const auto& [variable, branches] : always) {
            const ExpressionType type = shared_.typeOf(model_.variables[variable]);
            std::string value;
            for (const auto& [condition, one] : branches)
                value += "if " + condition + " then " + expression(one->value, type) + " else ";
            body_ += "  " + quotedName(model_.variables[variable].path) + " = " + value +
                     expression(branches.front().second->otherwise, type) + ';' + originText(when.origin) + '\n';
        }
    }

    std::string becomesTrue(const std::vector<ExprId>& all)
    {
        std::string text;
        for (const ExprId one : all)
            text += (text.empty() ? "" : " or ") + ("edge(" + shared_.named(one, kBoolean) + ')');
        return text;
    }

    std::string message(const FlatMessage& message)
    {
        std::string text = quotedText(message.texts.empty() ? std::string() : message.texts.front());
        for (std::size_t k = 0; k < message.values.size(); ++k) {
            const ExpressionType type = shared_.typeOf(message.values[k]);
            text += " + String(" + expression(message.values[k], type.isOpen() ? kReal : type) + ')';
            if (k + 1 < message.texts.size() && !message.texts[k + 1].empty())
                text += " + " + quotedText(message.texts[k + 1]);
        }
        return text;
    }

    std::string action(const FlatAction& one)
    {
        switch (one.kind) {
        case ActionKind::Assign: {
            const FlatVariable& variable = model_.variable(one.variable);
            return quotedName(variable.path) + " = " + expression(one.value, shared_.typeOf(variable));
        }
        case ActionKind::Reinit:
            return "reinit(" + quotedName(model_.variable(one.variable).path) + ", " + expression(one.value, kReal) +
                   ')';
        case ActionKind::Terminate: return "terminate(" + message(one.message) + ')';
        case ActionKind::Assert: break;
        }
        return "assert(" + expression(one.value, kBoolean) + ", " + message(one.message) +
               (one.level == AssertionLevel::Warning ? ", AssertionLevel.warning)" : ")");
    }

    void writeHistory(std::size_t number)
    {
        const FlatHistory& history = model_.histories[number];
        const std::string out = historyName(number);
        std::vector<std::string> settings;
        for (const ExprId one : history.settings)
            settings.push_back(expression(one, kReal));
        if (history.operation->isForeign()) {
            writeForeign(number, settings);
            return;
        }
        if (history.position == kNoExpr)
            return;
        const auto half = settings.begin() + static_cast<std::ptrdiff_t>(settings.size() / 2);
        const auto array = [](auto begin, auto end) {
            std::string text;
            for (auto at = begin; at != end; ++at)
                text += (text.empty() ? "" : ", ") + *at;
            return '{' + text + '}';
        };
        body_ += "  (" + quotedName(out + ".0") + ", " + quotedName(out + ".1") + ") = spatialDistribution(" +
                 expression(history.inputs[0], kReal) + ", " + expression(history.inputs[1], kReal) + ", " +
                 expression(history.position, kReal) + ", " + expression(history.inputs[2], kBoolean) + ", " +
                 array(settings.begin(), half) + ", " + array(half, settings.end()) + ");" +
                 originText(history.origin) + '\n';
    }

    /// What a program beside the model gives; how it is asked stays with that.
    void writeForeign(std::size_t number, const std::vector<std::string>& settings)
    {
        const FlatHistory& history = model_.histories[number];
        body_ += "  //";
        for (std::size_t k = 0; k < history.operation->outputCount(); ++k)
            body_ += ' ' + quotedName(historyName(number) + '.' + std::to_string(k));
        body_ += " = " + std::string(history.operation->name()) + '(';
        for (const ExprId one : history.inputs)
            body_ += expression(one, kReal) + "; ";
        for (const std::string& setting : settings)
            body_ += setting + ' ';
        body_ += ')' + originText(history.origin) + '\n';
    }

    static std::string historyName(std::size_t number) { return "transport." + std::to_string(number + 1); }

    std::string sharedDeclarations()
    {
        std::string text;
        for (std::size_t number = 0; number < model_.histories.size(); ++number)
            if (const FlatHistory& history = model_.histories[number];
                history.position != kNoExpr || history.operation->isForeign())
                for (std::size_t k = 0; k < history.operation->outputCount(); ++k)
                    text += "  Real " + quotedName(historyName(number) + '.' + std::to_string(k)) + ";\n";
        // Writing one may name further ones.
        for (std::size_t k = 0; k < shared_.count(); ++k)
            text += shared_.declaration(k);
        return text;
    }

    [[nodiscard]] std::string experiment() const
    {
        const Experiment& run = model_.experiment;
        return "  annotation(experiment(StartTime=" + numberText(run.startTime) +
               ", StopTime=" + numberText(run.stopTime) + ", Tolerance=" + numberText(run.tolerance.value_or(1e-6)) +
               "));\n";
    }

    const FlatModel& model_;
    SharedExpressions shared_;
    std::string body_;
};

}  // namespace

std::string modelicaText(const FlatModel& model)
{
    return Writer(model).write();
}

}  // namespace bramah::solver
