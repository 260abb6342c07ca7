// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/lowering/function_inlining.h"

#include "model/edit/class_references.h"
#include "model/instance/function_call.h"
#include "model/syntax/annotation_values.h"
#include "model/values/array_offsets.h"
#include "model/values/stack_room.h"
#include "solver/flatten/functions/external_functions.h"
#include "solver/flatten/functions/oil_functions.h"
#include "solver/flatten/functions/predefined_functions.h"
#include "solver/flatten/lowering/symbolic_algorithm.h"
#include "solver/flatten/symbols/class_kinds.h"
#include "solver/flatten/symbols/parameter_check.h"
#include "solver/translate.h"

#include <algorithm>

namespace bramah::solver {

using model::DiagnosticKind;
using model::Instance;
namespace syntax = model::syntax;

namespace {

constexpr int kMaxCallDepth = 240;     ///< of expressions, and of calls (which may be statements)
constexpr int kMostCalls = 1'000'000;  ///< calls within one

std::size_t dimensionsOf(const Instance& variable)
{
    std::size_t count = variable.component()->subscripts.size() + variable.element()->subscripts.size();
    for (const model::ClassPart& part : variable.parts())
        if (const auto* definition = part.node->definition())
            count += definition->baseSubscripts.size();
    return count;
}

/// Appends the scalars of \a value.
void addElements(const Symbolic& value, std::vector<ExprId>& elements)
{
    elements.insert(elements.end(), value.elements.begin(), value.elements.end());
    for (const auto& field : value.fields)
        addElements(field.second, elements);
}

/// Visits each input that gets a value.
template <typename Visit>
void forEachArgument(const Instance& function, const std::vector<Symbolic>& positional,
                     const std::map<std::string, Symbolic>& named, Visit&& visit)
{
    std::size_t next = 0;
    for (const auto& variable : function.children()) {
        if (!model::isArgument(function, *variable))
            continue;
        const auto given = named.find(variable->name());
        if (given != named.end())
            visit(*variable, given->second);
        else if (next < positional.size())
            visit(*variable, positional[next]);
        ++next;
    }
}

}  // namespace

FunctionInlining::FunctionInlining(ExpressionLowering& lowering, const Instance& function, const Place& caller,
                                   model::Span span)
    : lowering_(lowering), instance_(function), function_(function.classNode()), caller_(caller), span_(span)
{
}

std::vector<Symbolic> FunctionInlining::lower(const syntax::CallExpression& call)
{
    if (const model::ClassNode* enumeration = instance_.enumeration())
        return {literalOf(*enumeration, call)};
    std::vector<Symbolic> positional;
    std::map<std::string, Symbolic> named;
    arguments_ = call.arguments;
    if (!doArgumentsFit())
        return {};
    for (const syntax::FunctionArgument& argument : call.arguments) {
        Symbolic value = isOfNoUse(argument, positional.size()) ? Symbolic::scalar(lowering_.graph().constant(0))
                                                                : lowering_.lower(*argument.value, caller_);
        if (!value.isKnown())
            return {};
        if (argument.name.text.empty())
            positional.push_back(std::move(value));
        else
            named[std::string(argument.name.text)] = std::move(value);
    }
    return lower(positional, named);
}

bool FunctionInlining::isOfNoUse(const syntax::FunctionArgument& argument, std::size_t position) const
{
    const auto* reference = argument.value->to<syntax::ComponentReference>();
    const Symbolic* local = reference && reference->parts.size() == 1 && caller_.locals
                                ? caller_.locals->find(reference->parts.front().name.text)
                                : nullptr;
    if (!local || local->isKnown())
        return false;
    const Instance* input = nullptr;
    for (const auto& variable : instance_.children()) {
        if (!model::isArgument(instance_, *variable))
            continue;
        if (argument.name.text.empty() ? position-- == 0 : variable->name() == argument.name.text) {
            input = variable.get();
            break;
        }
    }
    if (!input || input->builtin() != model::BuiltinType::Real || dimensionsOf(*input) > 0)
        return false;
    bool isUsed = false;
    for (const model::ClassPart& part : instance_.parts())
        if (const auto* definition = part.node->definition()) {
            isUsed = isUsed || definition->external;
            model::forEachClassReference(*definition, [&](const syntax::ComponentReference& used) {
                isUsed = isUsed || used.parts.front().name.text == input->name();
            });
        }
    return !isUsed;
}

std::vector<Symbolic> FunctionInlining::lowerPassed(const syntax::CallExpression& call,
                                                    const std::map<std::string, Symbolic>& bound)
{
    std::vector<const Instance*> open;
    for (const auto& variable : instance_.children())
        if (model::isArgument(instance_, *variable) && !bound.contains(variable->name()))
            open.push_back(variable.get());
    std::map<std::string, Symbolic> named = bound;
    std::size_t next = 0;
    for (const syntax::FunctionArgument& argument : call.arguments) {
        std::string name(argument.name.text);
        if (name.empty() && next < open.size())
            name = open[next]->name();
        ++next;
        const bool isInput = std::ranges::any_of(open, [&](const Instance* input) { return input->name() == name; });
        if (!isInput) {
            report(DiagnosticKind::WrongArguments, {this->name()});
            return {};
        }
        named[name] = lowering_.lower(*argument.value, caller_);
        if (!named[name].isKnown())
            return {};
    }
    return lower({}, named);
}

Symbolic FunctionInlining::literalOf(const model::ClassNode& enumeration, const syntax::CallExpression& call)
{
    if (call.arguments.size() != 1 || !call.arguments.front().name.text.empty() || !call.iterators.empty()) {
        lowering_.messages().report(DiagnosticKind::WrongArguments,
                                    {QString::fromStdString(enumeration.qualifiedName())}, caller_, span_);
        return {};
    }
    const model::Span written = call.arguments.front().value->span;
    Symbolic result = lowering_.lower(*call.arguments.front().value, caller_);
    if (!result.isKnown() || !lowering_.types().expectType(result, ValueType::Integer, caller_, written))
        return {};
    const auto count = std::ssize(enumeration.definition()->literals);
    for (const ExprId element : result.elements) {
        if (!lowering_.graph().isConstant(element)) {
            lowering_.context().assertions.addInside(element, count, textOf(caller_, written), textOf(caller_, span_),
                                                     caller_, written);
        } else if (const double number = lowering_.graph().node(element).value;
                   !(number >= 1 && number <= static_cast<double>(count))) {
            lowering_.messages().reportIndex(QString::number(number), count, caller_, written);
            return {};
        }
    }
    result.type = ValueType::Enumeration;
    result.enumeration = &enumeration;
    return result;
}

bool FunctionInlining::doArgumentsFit() const
{
    const Instance* constructor = constructorOfObject();
    const Instance& called = constructor ? *constructor : instance_;
    if (called.kind() != syntax::ClassKind::Function && called.kind() != syntax::ClassKind::Record)
        return true;  // for functions that cannot be called at all
    const syntax::FunctionArgument* wrong = model::misfitArgument(called, arguments_);
    if (!wrong)
        return true;
    const std::string_view name = wrong->name.text;
    const QString function = QString::fromStdString(function_.qualifiedName());
    const Instance* input = called.child(name);
    if (name.empty() || (input && model::isArgument(called, *input)))
        lowering_.messages().report(DiagnosticKind::WrongArguments, {function}, caller_,
                                    name.empty() ? span_ : wrong->name.span);
    else
        lowering_.messages().report(
            DiagnosticKind::UnknownName,
            {function + QLatin1Char('.') + QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))},
            caller_, wrong->name.span);
    return false;
}

model::Span FunctionInlining::argumentSpan(std::size_t position, std::string_view name) const
{
    for (const syntax::FunctionArgument& argument : arguments_)
        if (argument.name.text == name)
            return argument.value->span;
    return position < arguments_.size() ? arguments_[position].value->span : span_;
}

std::vector<std::optional<std::int64_t>> FunctionInlining::declaredSizes(const Instance& variable,
                                                                         const LocalSymbols& locals,
                                                                         std::optional<std::int64_t> unknown)
{
    std::vector<std::optional<std::int64_t>> sizes;
    const auto add = [&](syntax::List<syntax::ExpressionPtr> subscripts, const Place& written) {
        for (const syntax::Expression* subscript : subscripts) {
            if (subscript->kind == syntax::ExpressionKind::Colon)
                sizes.emplace_back();
            else if (const model::ClassNode* counted = variable.indexClass(sizes.size()))
                sizes.emplace_back(model::ValueRange::allOf(*counted).count());
            else if (const auto size = lowering_.structuralValue(*subscript, written).integer())
                sizes.push_back(size);
            else
                sizes.push_back(unknown);
        }
    };
    const Place place{variable.parent(), variable.declaredIn(), &locals, true};
    add(variable.component()->subscripts, place);
    add(variable.element()->subscripts, place);
    for (auto part = variable.parts().rbegin(); part != variable.parts().rend(); ++part)
        if (const auto* definition = part->node->definition())
            add(definition->baseSubscripts, {&variable, part->node, nullptr, true});
    return sizes;
}

bool FunctionInlining::doSizesFit(const Instance& input, std::size_t position, const LocalSymbols& locals)
{
    const Symbolic& given = locals.values.at(input.name());
    if (given.kind != Symbolic::Kind::Scalars || input.builtin() == model::BuiltinType::None)
        return true;
    const auto wanted = declaredSizes(input, locals);
    std::vector<std::int64_t> sizes = given.sizes;
    sizes.resize(wanted.size(), 1);
    for (std::size_t i = 0; i < wanted.size(); ++i)
        sizes[i] = wanted[i].value_or(sizes[i]);
    if (sizes == given.sizes)
        return true;
    const model::Span span = argumentSpan(position, input.name());
    lowering_.messages().report(
        DiagnosticKind::SizesDiffer,
        {textOf(caller_, span), textOfSizes(given.sizes), QString::fromStdString(input.name()), textOfSizes(sizes)},
        caller_, span);
    return false;
}

Symbolic FunctionInlining::initialValue(const Instance& variable, const LocalSymbols& locals,
                                        const std::vector<std::int64_t>& around)
{
    const model::Modifier* binding = variable.modifiers().binding();
    if (binding && around.empty())
        return lowering_.lower(*binding->value, {binding->scope, binding->part,
                                                 binding->scope->isWithin(instance_) ? &locals : nullptr, true});
    std::vector<std::int64_t> sizes = around;
    for (const std::optional<std::int64_t> size : declaredSizes(variable, locals, -1))
        sizes.push_back(size.value_or(0));
    const Place declared{variable.parent(), variable.declaredIn(), &locals, true};
    if (std::ranges::any_of(sizes, [](std::int64_t size) { return size < 0; })) {
        lowering_.messages().report(DiagnosticKind::SizeNotKnown, {QString::fromStdString(variable.name())}, declared,
                                    variable.component()->span);
        return {};
    }
    if (!lowering_.messages().hasRoomFor(model::elementCount(sizes), declared, variable.component()->span))
        return {};
    if (variable.builtin() == model::BuiltinType::None) {
        Symbolic record;
        record.kind = Symbolic::Kind::Record;
        for (const auto& field : variable.children())
            record.fields.emplace_back(field->name(), initialValue(*field, locals, sizes));
        return record;
    }
    const bool isField = variable.parent() != &instance_;
    if (sizes.empty() && (!isField || variable.builtin() == model::BuiltinType::String))
        return {};
    // Records and arrays are filled part by part.
    Symbolic parts = Symbolic::array(
        sizes, std::vector<ExprId>(static_cast<std::size_t>(model::elementCount(sizes)), lowering_.graph().missing()),
        ExpressionChecks::typeOf(variable.builtin()));
    parts.enumeration = variable.enumeration();
    return parts;
}

std::optional<std::vector<std::int64_t>> FunctionInlining::sizesOfCalls(
    const Instance& function, const std::vector<Symbolic>& positional,
    const std::map<std::string, Symbolic>& named) const
{
    std::optional<std::vector<std::int64_t>> sizes;
    forEachArgument(function, positional, named, [&](const Instance& input, const Symbolic& given) {
        const std::size_t own = dimensionsOf(input);
        if (given.kind != Symbolic::Kind::Scalars || given.sizes.size() <= own)
            return;
        std::vector<std::int64_t> around(given.sizes.begin(), given.sizes.end() - static_cast<std::ptrdiff_t>(own));
        const bool isAlike = !sizes || *sizes == around;
        sizes = isAlike ? std::move(around) : std::vector<std::int64_t>();
    });
    return sizes;
}

std::vector<Symbolic> FunctionInlining::lowerEach(const Instance& function, const std::vector<std::int64_t>& sizes,
                                                  const std::vector<Symbolic>& positional,
                                                  const std::map<std::string, Symbolic>& named)
{
    std::vector<std::vector<Symbolic>> results;
    model::forEachCombination(model::allIndices(sizes), [&](const std::vector<std::int64_t>& indices) {
        std::map<std::string, Symbolic> arguments;
        forEachArgument(function, positional, named, [&](const Instance& input, const Symbolic& given) {
            const bool isSplit = given.kind == Symbolic::Kind::Scalars && given.sizes.size() > dimensionsOf(input);
            arguments[input.name()] = isSplit ? given.at(indices) : given;
        });
        const auto outputs = lower({}, arguments);
        results.resize(outputs.size());
        for (std::size_t i = 0; i < outputs.size(); ++i)
            results[i].push_back(outputs[i]);
    });
    std::vector<Symbolic> whole;
    for (const std::vector<Symbolic>& elements : results)
        if (std::ssize(elements) == model::elementCount(sizes))
            whole.push_back(stacked(sizes, elements));
    return whole;
}

const Instance* FunctionInlining::constructorOfObject() const
{
    const model::ClassNode* constructor = instance_.builtin() == model::BuiltinType::ExternalObject
                                              ? lowering_.tree().names().classes().memberClass(function_, "constructor")
                                              : nullptr;
    return constructor ? &lowering_.tree().names().packageInstance(*constructor) : nullptr;
}

ExternalImplementation FunctionInlining::tabulated() const
{
    if (lowering_.context().keepsLaws)
        return nullptr;
    const auto* annotation = function_.definition()->annotation;
    const auto name =
        annotation ? syntax::stringIn(syntax::vendorAnnotation(annotation), "tabulated") : std::optional<QString>();
    return name ? tabulatedImplementation(name->toStdString()) : nullptr;
}

Symbolic FunctionInlining::external(const syntax::External& declaration, const Place& body,
                                    const std::vector<Symbolic>& inputs, LocalSymbols& locals)
{
    const std::string_view name =
        declaration.function.text.empty() ? std::string_view(function_.name()) : declaration.function.text;
    // `external "builtin"` only gives a predefined function another name.
    if (const auto* known = declaration.language == "builtin" ? model::findPredefined(name) : nullptr)
        if (const SymbolicFunction function = symbolicFunction(known->id))
            return applyPredefined(function, known->id, {lowering_.context(), caller_, span_, inputs});
    const ExternalImplementation implementation = externalImplementation(name);
    if (!implementation || declaration.language == "builtin") {
        lowering_.messages().report(
            DiagnosticKind::UnsupportedConstruct,
            {QStringLiteral("external ") + QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()))},
            caller_, span_);
        return {};
    }
    ExternalCall call{lowering_.context(), caller_, span_, {}};
    std::vector<const Instance*> outputs;
    for (const syntax::Expression* argument : declaration.arguments) {
        const auto* reference = argument->to<syntax::ComponentReference>();
        const Instance* local = reference ? instance_.child(reference->parts.front().name.text) : nullptr;
        const bool isOutput = local && local->prefixes().isOutput;  // passed by address
        if (isOutput)
            outputs.push_back(local);
        call.arguments.push_back(isOutput ? Symbolic() : lowering_.lower(*argument, body));
        if (!isOutput && !call.arguments.back().isKnown())
            return {};
    }
    if (declaration.arguments.empty())
        call.arguments = inputs;
    if (std::ranges::any_of(call.arguments, &Symbolic::isChangingText)) {
        lowering_.messages().reportChangingText(caller_, span_);
        return {};
    }
    Symbolic value = implementation(call);
    if (value.isKnown() && call.outputs.size() == outputs.size())
        for (std::size_t i = 0; i < outputs.size(); ++i)
            locals.values[outputs[i]->name()] = call.outputs[i];
    return value;
}

std::vector<Symbolic> FunctionInlining::lower(const std::vector<Symbolic>& positional,
                                              const std::map<std::string, Symbolic>& named)
{
    Nesting& nesting = lowering_.context().nesting;
    const Nesting::Call open(nesting);
    if (nesting.isGivenUp())
        return {};
    if (nesting.depth() > kMaxCallDepth || model::isStackAlmostFull() || nesting.countCall() > kMostCalls) {
        report(DiagnosticKind::RecursionTooDeep, {name()});
        nesting.giveUp();
        return {};
    }
    if (const auto* constructor = constructorOfObject()) {
        FunctionInlining construction(lowering_, *constructor, caller_, span_);
        construction.arguments_ = arguments_;
        return construction.lower(positional, named);
    }
    if (!isCallable())
        return {};
    if (const auto sizes = sizesOfCalls(instance_, positional, named)) {
        if (!sizes->empty() && model::elementCount(*sizes) > 0)
            return lowerEach(instance_, *sizes, positional, named);
        report(DiagnosticKind::ShapesDiffer, {textOf(caller_, span_)});
        return {};
    }
    LocalSymbols locals;
    if (!bindArguments(positional, named, locals) || !declareVariables(locals))
        return {};
    if (instance_.kind() != syntax::ClassKind::Record)
        return result(locals);
    Symbolic record;
    record.kind = Symbolic::Kind::Record;
    for (const auto& field : instance_.children())
        record.fields.emplace_back(field->name(), locals.values[field->name()]);
    return {record};
}

QString FunctionInlining::name() const
{
    return QString::fromStdString(function_.qualifiedName());
}

void FunctionInlining::report(DiagnosticKind kind, const QStringList& arguments) const
{
    lowering_.messages().report(kind, arguments, caller_, span_);
}

bool FunctionInlining::isCallable() const
{
    const syntax::ClassKind kind = instance_.kind();
    const bool isFunction = kind == syntax::ClassKind::Function && function_.definition();
    if (kind == syntax::ClassKind::OperatorRecord)
        report(DiagnosticKind::UnsupportedConstruct, {QStringLiteral("operator record ") + name()});
    else if (kind != syntax::ClassKind::Record && !isFunction)
        report(DiagnosticKind::UnknownFunction, {name()});
    return kind == syntax::ClassKind::Record || isFunction;
}

bool FunctionInlining::setLocal(const Instance& variable, Symbolic value, LocalSymbols& locals)
{
    if (value.kind == Symbolic::Kind::Scalars && variable.builtin() == model::BuiltinType::Real)
        value.type = ValueType::Real;  // an Integer passed for a Real becomes a Real
    if (model::isArgument(instance_, variable) && missingPart(lowering_.graph(), value)) {
        report(DiagnosticKind::ArgumentMissing, {QString::fromStdString(variable.name()), name()});
        return false;
    }
    if (const UnitId declared = lowering_.types().unitOf(variable); declared != kAnyUnit)
        value.unit = declared;  // messages about the argument show the text of the call
    locals.values[variable.name()] = std::move(value);
    return true;
}

bool FunctionInlining::bindArguments(const std::vector<Symbolic>& positional,
                                     const std::map<std::string, Symbolic>& named, LocalSymbols& locals)
{
    std::size_t next = 0;
    for (const auto& variable : instance_.children()) {
        if (!model::isArgument(instance_, *variable))
            continue;
        const auto given = named.find(variable->name());
        const std::size_t at = next++;
        Symbolic value = given != named.end() ? given->second : at < positional.size() ? positional[at] : Symbolic();
        if (!value.isKnown())
            continue;
        if (!lowering_.types().expectType(value, *variable, caller_, argumentSpan(at, variable->name())) ||
            !setLocal(*variable, std::move(value), locals))
            return false;
    }
    return true;
}

bool FunctionInlining::declareVariables(LocalSymbols& locals)
{
    for (const auto& variable : instance_.children())
        if (variable->component() && variable->builtin() == model::BuiltinType::None && isModel(variable->kind())) {
            lowering_.messages().report(DiagnosticKind::UnsupportedConstruct,
                                        {tr("%1 as a variable of a function")
                                             .arg(QString::fromStdString(variable->classNode().qualifiedName()))},
                                        {&instance_, variable->declaredIn()}, variable->component()->span);
            return false;
        }
    for (const Instance* variable : model::inOrderOfUse(instance_)) {
        if (locals.values.contains(variable->name()))
            continue;
        const std::size_t before = lowering_.messages().count();
        Symbolic value = initialValue(*variable, locals);
        if (lowering_.messages().count() != before || !setLocal(*variable, std::move(value), locals))
            return false;
    }
    if (instance_.kind() == syntax::ClassKind::Record)
        return true;
    std::size_t position = 0;
    for (const auto& variable : instance_.children())
        if (model::isArgument(instance_, *variable) && !doSizesFit(*variable, position++, locals))
            return false;
    return true;
}

std::vector<Symbolic> FunctionInlining::result(LocalSymbols& locals)
{
    std::vector<const Instance*> outputs;
    std::vector<Symbolic> inputs;
    for (const auto& variable : instance_.children()) {
        if (model::isArgument(instance_, *variable))
            inputs.push_back(locals.values[variable->name()]);
        if (variable->prefixes().isOutput)
            outputs.push_back(variable.get());
    }
    if (const ExternalImplementation implementation = outputs.size() == 1 ? tabulated() : nullptr) {
        ExternalCall table{lowering_.context(), caller_, span_, inputs};
        Symbolic value = implementation(table);
        value.unit = lowering_.types().unitOf(*outputs.front());
        return value.isKnown() ? std::vector{std::move(value)} : std::vector<Symbolic>();
    }
    if (lowering_.context().keepsLaws && outputs.size() == 1)
        if (Symbolic solved = solvedByInverse(*outputs.front(), locals); solved.isKnown())
            return {std::move(solved)};
    bool hasBody = false;
    for (const model::ClassPart& part : instance_.parts()) {
        const auto* body = part.node->definition();
        if (!body)
            continue;
        if (body->external) {
            Symbolic value = external(*body->external, {&instance_, part.node, &locals, true}, inputs, locals);
            if (value.isKnown() && outputs.size() > 1)
                return outputValues(outputs, true, locals);
            if (value.kind == Symbolic::Kind::Scalars && outputs.size() == 1) {
                value.type = ExpressionChecks::typeOf(outputs.front()->builtin());
                value.enumeration = outputs.front()->enumeration();
            }
            return value.isKnown() ? std::vector{std::move(value)} : std::vector<Symbolic>();
        }
        hasBody = hasBody || !body->algorithmSections.empty();
        if (!runBody(*body, part.node, locals))
            return {};
    }
    return outputValues(outputs, hasBody, locals);
}

Symbolic FunctionInlining::solvedByInverse(const Instance& output, const LocalSymbols& locals)
{
    constexpr double kStart = 1e6;  // Pa: laws with an inverse give pressures
    const auto* annotation = function_.definition()->annotation;
    const auto* inverse = annotation ? syntax::nestedIn(annotation->arguments, "inverse") : nullptr;
    const auto* inlined = annotation ? syntax::valueIn(annotation->arguments, "Inline") : nullptr;
    const Place body{&instance_, &function_, &locals, true};
    if (!inverse || inverse->arguments.size() != 1 || inverse->arguments.front().name.isEmpty() || !inlined ||
        !syntax::argumentOf(syntax::vendorAnnotation(annotation), "tabulated") ||
        lowering_.structuralValue(*inlined, body).boolean().value_or(true))
        return {};
    const std::string input(inverse->arguments.front().name.parts.front().text);
    const auto given = locals.values.find(input);
    const auto* function = syntax::valueIn(inverse, input);
    FlatModel& flat = lowering_.context().flat;
    if (!function || given == locals.values.end() || !given->second.isScalar() ||
        isOfParameters(flat, given->second.only()))
        return {};

    std::vector<ExprId> inputs;
    for (const auto& [name, value] : locals.values)
        addElements(value, inputs);
    lowering_.context().recorder.noteOwn();
    const auto [known, isNew] = lowering_.context().inverted.try_emplace({given->second.only(), inputs}, kNoVariable);
    if (isNew) {
        FlatVariable unknown;
        unknown.path = "inverse." + std::to_string(lowering_.context().inverted.size());
        unknown.isProtected = true;
        unknown.start = unknown.nominal = lowering_.graph().constant(kStart);
        unknown.origin = lowering_.messages().originOf(caller_, span_);
        known->second = flat.declare(std::move(unknown));
    }
    Symbolic result = Symbolic::scalar(lowering_.graph().variable(known->second));
    result.unit = lowering_.types().unitOf(output);
    if (!isNew)
        return result;
    const LocalSymbols solved{&locals, {{output.name(), result}}};
    const Symbolic value = lowering_.lower(*function, body.with(solved));
    if (value.isScalar())
        flat.equations.push_back({given->second.only(), value.only(), lowering_.messages().originOf(caller_, span_)});
    return value.isScalar() ? result : Symbolic();
}

bool FunctionInlining::runBody(const syntax::ClassDefinition& body, const model::ClassNode* part, LocalSymbols& locals)
{
    for (const syntax::AlgorithmSection& section : body.algorithmSections) {
        SymbolicAlgorithm algorithm(lowering_, {&instance_, part, nullptr, true}, locals);
        const auto flow = algorithm.run(section.statements);
        if (flow == SymbolicAlgorithm::Flow::Failed)
            return false;
        if (flow == SymbolicAlgorithm::Flow::Return)
            break;
    }
    return true;
}

std::vector<Symbolic> FunctionInlining::outputValues(const std::vector<const Instance*>& outputs, bool hasBody,
                                                     LocalSymbols& locals)
{
    const bool isGiven = !outputs.empty() && std::ranges::all_of(outputs, [&](const Instance* output) {
        return !missingPart(lowering_.graph(), locals.values[output->name()]);
    });
    if (!hasBody && !isGiven) {
        report(DiagnosticKind::FunctionWithoutBody, {name()});
        return {};
    }
    std::vector<Symbolic> results;
    for (const Instance* output : outputs) {
        Symbolic& value = locals.values[output->name()];
        if (const auto missing = missingPart(lowering_.graph(), value)) {
            lowering_.messages().report(DiagnosticKind::ValueMissing,
                                        {QString::fromStdString(output->name() + *missing)},
                                        {&instance_, &function_, nullptr, true}, output->component()->span);
            return {};
        }
        lowering_.assertions().assertAssigned(*output, locals.gapOf(output->name()), caller_, span_);
        results.push_back(value);
        results.back().unit = lowering_.types().unitOf(*output);
    }
    return results;
}

}  // namespace bramah::solver
