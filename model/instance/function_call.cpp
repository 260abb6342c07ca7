// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/instance/function_call.h"

#include "model/syntax/reference_walk.h"
#include "model/values/predefined_functions.h"
#include "model/values/value_operations.h"

#include <algorithm>
#include <functional>
#include <set>

namespace bramah::model {

using syntax::StatementKind;

namespace {

constexpr int kMaxCallDepth = 200;

bool isOutput(const Instance& variable)
{
    return variable.prefixes().isOutput;
}

/// \a value converted to the type of \a variable: an Integer becomes a Real; unknown if the type does not fit.
Value declaredValue(const Instance& variable, Value value)
{
    if (!isOfKind(value, argumentKind(variable.builtin())))
        return {};
    if (variable.builtin() == BuiltinType::Real && value.to<std::int64_t>())
        return *value.number();
    return value;
}

/// Have all elements and fields a value?
bool isComplete(const Value& value)
{
    if (const auto* array = value.to<ArrayValue>())
        return std::ranges::all_of(array->elements, isComplete);
    if (const auto* record = value.to<RecordValue>())
        return std::ranges::all_of(record->fields, [](const auto& field) { return isComplete(field.second); });
    return value.isKnown();
}

}  // namespace

bool isArgument(const Instance& function, const Instance& variable)
{
    if (function.kind() != syntax::ClassKind::Record)
        return variable.prefixes().isInput;
    const Modifier* binding = variable.modifiers().binding();
    const bool isFinal = binding && (binding->isFinal || (variable.element() && variable.element()->prefixes.isFinal));
    return !variable.isProtected() && !isFinal;
}

bool isAssignable(const Instance& scope, std::span<const std::string_view> iterators, std::string_view name)
{
    if (std::ranges::find(iterators, name) != iterators.end())
        return false;
    const Instance* variable = scope.kind() == syntax::ClassKind::Function ? scope.child(name) : nullptr;
    return !variable ||
           !(variable->prefixes().isInput || variable->prefixes().isParameter || variable->prefixes().isConstant);
}

const syntax::FunctionArgument* misfitArgument(const Instance& function,
                                               syntax::List<syntax::FunctionArgument> arguments)
{
    const auto isNamed = [](const syntax::FunctionArgument& argument) { return !argument.name.text.empty(); };
    auto unnamed = std::ranges::count_if(arguments, std::not_fn(isNamed));
    std::set<std::string_view> open;
    for (const auto& variable : function.children())
        if (isArgument(function, *variable) && unnamed-- <= 0)
            open.insert(variable->name());
    if (unnamed > 0)
        return &arguments[arguments.size() - 1];
    for (const syntax::FunctionArgument& argument : arguments)
        if (isNamed(argument) && open.erase(argument.name.text) == 0)
            return &argument;
    return nullptr;
}

std::vector<const Instance*> inOrderOfUse(const Instance& function)
{
    std::map<std::string_view, const Instance*> open;
    for (const auto& variable : function.children())
        open.emplace(variable->name(), variable.get());
    std::vector<const Instance*> order;
    const std::function<void(const Instance&)> add = [&](const Instance& variable) {
        if (open.erase(variable.name()) == 0)
            return;
        const auto addUsed = [&](const syntax::Expression& expression) {
            syntax::forEachReference(expression, {}, [&](const syntax::ComponentReference& reference) {
                if (const auto used = open.find(reference.parts.front().name.text); used != open.end())
                    add(*used->second);
            });
        };
        if (const Modifier* binding = variable.modifiers().binding(); binding && binding->scope->isWithin(function))
            addUsed(*binding->value);
        if (variable.component())
            std::ranges::for_each(variable.component()->subscripts, [&](const auto* size) { addUsed(*size); });
        if (variable.element())
            std::ranges::for_each(variable.element()->subscripts, [&](const auto* size) { addUsed(*size); });
        order.push_back(&variable);
    };
    for (const auto& variable : function.children())
        add(*variable);
    return order;
}

Value FunctionCall::evaluate(const syntax::Expression& expression, const ClassNode* part)
{
    return evaluator_.evaluate(expression, {*scope_, part, &locals_});
}

Value FunctionCall::initialValue(const Instance& variable)
{
    if (const Modifier* binding = variable.modifiers().binding())
        return binding->scope->isWithin(*scope_) ? evaluate(*binding->value, binding->part)
                                                 : evaluator_.evaluate(*binding);
    std::vector<Value> sizes{Value()};  // fill value of arrays: unknown
    const auto addSizes = [&](syntax::List<syntax::ExpressionPtr> subscripts) {
        for (const syntax::Expression* subscript : subscripts)
            sizes.push_back(evaluate(*subscript, variable.declaredIn()));
    };
    if (!variable.component())
        return {};
    addSizes(variable.component()->subscripts);
    addSizes(variable.element()->subscripts);
    if (sizes.size() > 1)
        return predefined(Predefined::Fill).apply(sizes);
    if (variable.builtin() == BuiltinType::None && variable.kind() == syntax::ClassKind::Record) {
        RecordValue record;
        record.type = &variable.classNode();
        for (const auto& field : variable.children())
            record.fields.emplace_back(field->name(), field->value());
        return record;
    }
    return {};
}

std::vector<Value> FunctionCall::run(const std::vector<Value>& positional, const std::map<std::string, Value>& named)
{
    if (evaluator_.isCallTooLong_ || evaluator_.depth_ == kMaxCallDepth || !evaluator_.mayGoOn()) {
        evaluator_.isCallTooLong_ = true;
        return {};
    }
    ++evaluator_.depth_;
    const bool isRecord = scope_->kind() == syntax::ClassKind::Record;
    const auto setLocal = [this](const Instance& variable, Value value) {
        locals_.values[variable.name()] = declaredValue(variable, std::move(value));
    };
    std::size_t next = 0;
    std::vector<const Instance*> outputs;
    for (const auto& variable : scope_->children()) {
        if (isOutput(*variable))
            outputs.push_back(variable.get());
        if (!isArgument(*scope_, *variable))
            continue;
        const auto given = named.find(variable->name());
        Value value = given != named.end() ? given->second : next < positional.size() ? positional[next] : Value();
        ++next;
        if (value.isKnown())
            setLocal(*variable, std::move(value));
    }
    for (const Instance* variable : inOrderOfUse(*scope_))
        if (!locals_.values.contains(variable->name()))
            setLocal(*variable, initialValue(*variable));
    std::vector<Value> results;
    if (isRecord) {
        RecordValue record;
        record.type = &scope_->classNode();
        for (const auto& field : scope_->children())
            record.fields.emplace_back(field->name(), locals_.values[field->name()]);
        results.emplace_back(std::move(record));
    } else {
        Flow flow = outputs.empty() ? Flow::Failed : Flow::Next;
        bool hasBody = false;
        for (const ClassPart& part : scope_->parts()) {
            const auto* definition = part.node->definition();
            if (!definition)
                continue;
            for (const syntax::AlgorithmSection& section : definition->algorithmSections) {
                hasBody = true;
                if (flow == Flow::Next)
                    flow = execute(section.statements, part.node);
            }
        }
        if (hasBody && flow != Flow::Failed && flow != Flow::Break)
            for (const Instance* output : outputs)
                results.push_back(isComplete(locals_.values[output->name()]) ? locals_.values[output->name()]
                                                                             : Value());
    }
    if (--evaluator_.depth_ == 0)
        evaluator_.isCallTooLong_ = false;
    return results;
}

bool FunctionCall::mayGoOn()
{
    return evaluator_.mayGoOn() && !evaluator_.isCallTooLong_;
}

FunctionCall::Flow FunctionCall::execute(syntax::List<const syntax::Statement*> statements, const ClassNode* part)
{
    for (const syntax::Statement* statement : statements)
        if (const Flow flow = execute(*statement, part); flow != Flow::Next)
            return flow;
    return Flow::Next;
}

FunctionCall::Flow FunctionCall::execute(const syntax::Statement& statement, const ClassNode* part)
{
    if (!mayGoOn())
        return Flow::Failed;
    switch (statement.kind) {
    case StatementKind::Assign: return assign(statement, part) ? Flow::Next : Flow::Failed;
    case StatementKind::Call: return Flow::Next;  // assert and print have no result
    case StatementKind::Break: return Flow::Break;
    case StatementKind::Return: return Flow::Return;
    case StatementKind::If:
        for (const syntax::StatementBranch& branch : statement.branches) {
            const auto isTrue = branch.condition ? evaluate(*branch.condition, part).boolean() : std::optional(true);
            if (!isTrue)
                return Flow::Failed;
            if (*isTrue)
                return execute(branch.statements, part);
        }
        return Flow::Next;
    case StatementKind::For: return loop(statement, 0, part);
    case StatementKind::While: return repeat(statement, part);
    case StatementKind::When:
    case StatementKind::Error: return Flow::Failed;
    }
    return Flow::Failed;
}

bool FunctionCall::assign(const syntax::Statement& statement, const ClassNode* part)
{
    if (const auto* target = statement.target->to<syntax::ComponentReference>())
        return assign(*target, evaluate(*statement.value, part), part);
    const auto* tuple = statement.target->to<syntax::TupleExpression>();
    const auto* call = statement.value->to<syntax::CallExpression>();
    if (!tuple || !call)
        return false;
    std::vector<Value> positional;
    std::map<std::string, Value> named;
    for (const syntax::FunctionArgument& argument : call->arguments) {
        Value value = evaluate(*argument.value, part);
        if (argument.name.text.empty())
            positional.push_back(std::move(value));
        else
            named[std::string(argument.name.text)] = std::move(value);
    }
    const Instance* callee = tree_.names().functionAt(*call->callee, *scope_, part);
    const auto results = callee ? evaluator_.call(*callee, positional, named) : std::vector<Value>();
    for (std::size_t i = 0; i < tuple->elements.size(); ++i) {
        if (!tuple->elements[i])
            continue;
        const auto* target = tuple->elements[i]->to<syntax::ComponentReference>();
        if (!target || i >= results.size() || !assign(*target, results[i], part))
            return false;
    }
    return true;
}

FunctionCall::Flow FunctionCall::repeat(const syntax::Statement& statement, const ClassNode* part)
{
    for (;;) {
        const auto isTrue = evaluate(*statement.value, part).boolean();
        if (!isTrue || !mayGoOn())
            return Flow::Failed;
        if (!*isTrue)
            return Flow::Next;
        const Flow flow = execute(statement.body, part);
        if (flow == Flow::Break)
            return Flow::Next;
        if (flow != Flow::Next)
            return flow;
    }
}

FunctionCall::Flow FunctionCall::loop(const syntax::Statement& statement, std::size_t index, const ClassNode* part)
{
    if (index == statement.indices.size())
        return execute(statement.body, part);
    const syntax::ForIndex& iterator = statement.indices[index];
    const auto repeated = [&](const syntax::ReferenceVisit& visit) {
        syntax::forEachReference(statement, index, visit);
    };
    const auto values = evaluator_.loopValues(iterator, repeated, {*scope_, part, &locals_});
    if (!values)
        return Flow::Failed;
    const std::string name(iterator.name.text);
    const auto outer = locals_.values.find(name);
    const Value hidden = outer == locals_.values.end() ? Value() : outer->second;
    Flow flow = Flow::Next;
    iterators_.push_back(iterator.name.text);
    for (std::int64_t i = 0; i < values->count(); ++i) {
        if (!mayGoOn()) {
            flow = Flow::Failed;
            break;
        }
        locals_.values[name] = values->at(i);
        flow = loop(statement, index + 1, part);
        if (flow == Flow::Break) {
            flow = Flow::Next;
            break;
        }
        if (flow != Flow::Next)
            break;
    }
    iterators_.pop_back();
    if (hidden.isKnown())
        locals_.values[name] = hidden;
    else
        locals_.values.erase(name);
    return flow;
}

bool FunctionCall::assign(const syntax::ComponentReference& target, Value value, const ClassNode* part)
{
    const std::string_view name = target.parts.front().name.text;
    const auto found = locals_.values.find(name);
    if (found == locals_.values.end() || !isAssignable(*scope_, iterators_, name))
        return false;
    const Instance* variable = scope_->child(name);
    for (std::size_t i = 1; variable && i < target.parts.size(); ++i)
        variable = variable->child(target.parts[i].name.text);
    if (variable && value.isKnown())
        if (value = declaredValue(*variable, std::move(value)); !value.isKnown())
            return false;
    // Works on a copy, since a subscript may read the assigned variable.
    Value whole = found->second;
    if (!assignInto(whole, target, 0, std::move(value), part))
        return false;
    locals_.values[std::string(name)] = std::move(whole);
    return true;
}

bool FunctionCall::assignInto(Value& whole, const syntax::ComponentReference& target, std::size_t position, Value value,
                              const ClassNode* part)
{
    const syntax::ReferencePart& step = target.parts[position];
    const bool isLast = position + 1 == target.parts.size();
    const auto intoField = [&](Value& holder) {
        auto* record = std::get_if<RecordValue>(&holder.data());
        if (!record)
            return false;
        for (auto& [name, field] : record->fields)
            if (name == target.parts[position + 1].name.text)
                return assignInto(field, target, position + 1, std::move(value), part);
        return false;
    };
    if (step.subscripts.empty()) {
        if (!isLast)
            return intoField(whole);
        whole = std::move(value);
        return true;
    }
    auto* array = std::get_if<ArrayValue>(&whole.data());
    if (!array || step.subscripts.size() != array->sizes.size())
        return false;
    // Assigns one element, or a slice whose elements come in order from an array value.
    std::vector<std::vector<std::int64_t>> selections;
    for (std::size_t d = 0; d < step.subscripts.size(); ++d) {
        std::vector<std::int64_t> selection;
        if (step.subscripts[d]->kind == syntax::ExpressionKind::Colon) {
            for (std::int64_t i = 1; i <= array->sizes[d]; ++i)
                selection.push_back(i);
        } else {
            const LocalValues withEnd{&locals_, {{"end", Value(array->sizes[d])}}};
            const Value at = evaluator_.evaluate(*step.subscripts[d], {*scope_, part, &withEnd});
            if (const auto* list = at.to<ArrayValue>()) {
                for (const Value& element : list->elements)
                    selection.push_back(element.integer().value_or(0));
            } else {
                selection.push_back(at.integer().value_or(0));
            }
        }
        for (const std::int64_t index : selection)
            if (index < 1 || index > array->sizes[d])
                return false;
        selections.push_back(std::move(selection));
    }
    std::vector<std::size_t> offsets{0};
    for (std::size_t d = 0; d < selections.size(); ++d) {
        std::vector<std::size_t> extended;
        for (const std::size_t offset : offsets)
            for (const std::int64_t index : selections[d])
                extended.push_back(offset * static_cast<std::size_t>(array->sizes[d]) +
                                   static_cast<std::size_t>(index - 1));
        offsets = std::move(extended);
    }
    if (!isLast)
        return offsets.size() == 1 && intoField(array->elements[offsets.front()]);
    const auto* values = value.to<ArrayValue>();
    for (std::size_t i = 0; i < offsets.size(); ++i)
        array->elements[offsets[i]] = values ? (i < values->elements.size() ? values->elements[i] : Value()) : value;
    return true;
}

}  // namespace bramah::model
