// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flat/function_inlining.h"

#include "solver/flat/builtin_calls.h"
#include "solver/flat/external_functions.h"
#include "solver/flat/symbolic_algorithm.h"

namespace bramah::solver {

using model::DiagnosticKind;
using model::Instance;
namespace syntax = model::syntax;

namespace {

constexpr int kMaxCallDepth = 60;

}  // namespace

FunctionInlining::FunctionInlining(ExpressionLowering& lowering, const model::ClassNode& function, const Place& caller,
                                   model::Span span)
    : lowering_(lowering), function_(function), caller_(caller), span_(span)
{
}

std::vector<Symbolic> FunctionInlining::lower(const syntax::CallExpression& call)
{
    std::vector<Symbolic> positional;
    std::map<std::string, Symbolic> named;
    for (const syntax::FunctionArgument& argument : call.arguments) {
        Symbolic value = lowering_.lower(*argument.value, caller_);
        if (!value.isKnown())
            return {};
        if (argument.name.text.empty())
            positional.push_back(std::move(value));
        else
            named[std::string(argument.name.text)] = std::move(value);
    }
    return lower(positional, named);
}

Symbolic FunctionInlining::initialValue(const Instance& variable, const LocalSymbols& locals)
{
    const Place place{variable.parent(), variable.declaredIn(), &locals, true};
    if (const model::Modifier* binding = variable.modifiers().binding())
        return lowering_.lower(*binding->value, {binding->scope, binding->part, &locals, true});
    std::vector<std::int64_t> sizes;
    const auto addSizes = [&](syntax::List<syntax::ExpressionPtr> subscripts) {
        for (const syntax::Expression* subscript : subscripts) {
            const auto size = subscript->kind == syntax::ExpressionKind::Colon
                                  ? std::nullopt
                                  : lowering_.structuralValue(*subscript, place).number();
            sizes.push_back(size ? static_cast<std::int64_t>(*size) : 0);
        }
    };
    addSizes(variable.component()->subscripts);
    addSizes(variable.element()->subscripts);
    if (sizes.empty() && variable.builtin() == model::BuiltinType::None) {
        Symbolic record;
        record.kind = Symbolic::Kind::Record;
        for (const auto& field : variable.children())
            record.fields.emplace_back(field->name(), initialValue(*field, locals));
        return record;
    }
    if (sizes.empty())
        return {};
    std::int64_t count = 1;
    for (const std::int64_t size : sizes)
        count *= size;
    // Elements of an array that is filled one by one start as zero.
    return Symbolic::array(sizes, std::vector<ExprId>(static_cast<std::size_t>(count), lowering_.graph().constant(0)));
}

const model::ClassNode* FunctionInlining::constructorOfObject() const
{
    const Instance& instance = lowering_.tree().packageInstance(function_);
    return instance.builtin() == model::BuiltinType::ExternalObject
               ? lowering_.tree().memberClass(function_, "constructor")
               : nullptr;
}

Symbolic FunctionInlining::external(const syntax::External& declaration, const Place& body,
                                    const std::vector<Symbolic>& inputs)
{
    const std::string_view name =
        declaration.function.text.empty() ? std::string_view(function_.name()) : declaration.function.text;
    // `external "builtin"` gives a predefined function another name and nothing else.
    if (declaration.language == "builtin")
        if (auto result = BuiltinCalls(lowering_, caller_, span_).apply(name, inputs))
            return *result;
    const ExternalImplementation implementation = externalImplementation(name);
    if (!implementation || declaration.language == "builtin") {
        lowering_.report(
            DiagnosticKind::UnsupportedConstruct,
            {QStringLiteral("external ") + QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))},
            caller_, span_);
        return {};
    }
    ExternalCall call{lowering_, caller_, span_, {}};
    for (const syntax::Expression* argument : declaration.arguments) {
        const auto* reference = argument->to<syntax::ComponentReference>();
        const Symbolic* local = reference ? body.locals->find(reference->parts.front().name.text) : nullptr;
        // What has no value yet is an output that is written by address.
        const bool isOutput = local && !local->isKnown();
        call.arguments.push_back(isOutput ? Symbolic() : lowering_.lower(*argument, body));
        if (!isOutput && !call.arguments.back().isKnown())
            return {};
    }
    if (declaration.arguments.empty())
        call.arguments = inputs;
    return implementation(call);
}

std::vector<Symbolic> FunctionInlining::lower(const std::vector<Symbolic>& positional,
                                              const std::map<std::string, Symbolic>& named)
{
    const QString name = QString::fromStdString(function_.qualifiedName());
    if (lowering_.depth_ > kMaxCallDepth * 4) {
        lowering_.report(DiagnosticKind::RecursionTooDeep, {name}, caller_, span_);
        return {};
    }
    if (const auto* constructor = constructorOfObject())
        return FunctionInlining(lowering_, *constructor, caller_, span_).lower(positional, named);
    const Instance& instance = lowering_.tree().packageInstance(function_);
    const bool isRecord = instance.kind() == syntax::ClassKind::Record;
    const auto* definition = function_.definition();
    if (instance.kind() == syntax::ClassKind::OperatorRecord) {
        lowering_.report(DiagnosticKind::UnsupportedConstruct, {QStringLiteral("operator record ") + name}, caller_,
                         span_);
        return {};
    }
    if (!isRecord && (!definition || instance.kind() != syntax::ClassKind::Function)) {
        lowering_.report(DiagnosticKind::UnknownFunction, {name}, caller_, span_);
        return {};
    }
    LocalSymbols locals;
    std::vector<const Instance*> outputs;
    std::vector<Symbolic> inputs;
    std::size_t next = 0;
    for (const auto& variable : instance.children()) {
        const bool isArgument = isRecord ? !variable->isProtected() : variable->prefixes().isInput;
        Symbolic value;
        if (isArgument && next < positional.size())
            value = positional[next];
        if (isArgument)
            ++next;
        if (const auto given = named.find(variable->name()); isArgument && given != named.end())
            value = given->second;
        if (!value.isKnown())
            value = initialValue(*variable, locals);
        if (isArgument && !value.isKnown()) {
            lowering_.report(DiagnosticKind::ArgumentMissing, {QString::fromStdString(variable->name()), name}, caller_,
                             span_);
            return {};
        }
        if (const UnitId declared = lowering_.unitOf(*variable); declared != kAnyUnit)
            value.unit = declared;  // what is said about the argument is said about the call's text
        if (isArgument)
            inputs.push_back(value);
        locals.values[variable->name()] = std::move(value);
        if (variable->prefixes().isOutput)
            outputs.push_back(variable.get());
    }
    if (next < positional.size()) {
        lowering_.report(DiagnosticKind::WrongArguments, {name}, caller_, span_);
        return {};
    }
    if (isRecord) {
        Symbolic record;
        record.kind = Symbolic::Kind::Record;
        for (const auto& field : instance.children())
            record.fields.emplace_back(field->name(), locals.values[field->name()]);
        return {record};
    }
    bool hasBody = false;
    for (const model::ClassPart& part : instance.parts()) {
        const auto* body = part.node->definition();
        if (!body)
            continue;
        if (body->external) {
            Symbolic result = external(*body->external, {&instance, part.node, &locals, true}, inputs);
            return result.isKnown() ? std::vector{std::move(result)} : std::vector<Symbolic>();
        }
        for (const syntax::AlgorithmSection& section : body->algorithmSections) {
            hasBody = true;
            SymbolicAlgorithm algorithm(lowering_, {&instance, part.node, nullptr, true}, locals);
            const auto flow = algorithm.run(section.statements);
            if (flow == SymbolicAlgorithm::Flow::Failed)
                return {};
            if (flow == SymbolicAlgorithm::Flow::Return)
                break;
        }
    }
    if (!hasBody) {
        lowering_.report(DiagnosticKind::FunctionWithoutBody, {name}, caller_, span_);
        return {};
    }
    std::vector<Symbolic> results;
    for (const Instance* output : outputs) {
        Symbolic& value = locals.values[output->name()];
        if (!value.isKnown()) {
            lowering_.report(DiagnosticKind::ValueMissing, {QString::fromStdString(output->name())},
                             {&instance, &function_, nullptr, true}, output->component()->span);
            return {};
        }
        results.push_back(value);
        results.back().unit = lowering_.unitOf(*output) != kAnyUnit ? lowering_.unitOf(*output) : kAnyUnit;
    }
    return results;
}

}  // namespace bramah::solver
