// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/flatten/lowering/symbolic_algorithm.h"

#include "model/instance/function_call.h"
#include "model/values/array_offsets.h"
#include "solver/flatten/symbols/assigned_targets.h"
#include "solver/flatten/symbols/call_arguments.h"
#include "solver/translate.h"

#include <algorithm>

namespace bramah::solver {

using model::DiagnosticKind;
namespace syntax = model::syntax;

bool SymbolicAlgorithm::fail(DiagnosticKind kind, QStringList arguments, model::Span span)
{
    lowering_.messages().report(kind, std::move(arguments), place_, span);
    return false;
}

SymbolicAlgorithm::Flow SymbolicAlgorithm::run(syntax::List<const syntax::Statement*> statements)
{
    Flow flow = Flow::Next;
    ++depth_;
    for (std::size_t i = 0; i < statements.size() && flow == Flow::Next; ++i) {
        flow = run(*statements[i]);
        if (flow == Flow::Next && isLeft()) {
            flow = runWhereOpen(statements.subspan(i + 1));
            break;
        }
    }
    --depth_;
    return flow;
}

SymbolicAlgorithm::Flow SymbolicAlgorithm::runWhereOpen(syntax::List<const syntax::Statement*> rest)
{
    ExpressionGraph& graph = lowering_.graph();
    if (rest.empty() || graph.isConstant(skips(), 1))
        return Flow::Next;
    const std::unordered_set<std::string> assigned = assignedNames(rest);
    const Choice choice = beginChoice(graph.unary(Operation::Not, skips()), assigned);
    const GuardedAssertions::Guard guard(lowering_.context().assertions, choice.condition);
    const Flow flow = run(rest);
    return endChoice(choice, assigned, flow, rest.front()->span);
}

SymbolicAlgorithm::Flow SymbolicAlgorithm::run(const syntax::Statement& statement)
{
    switch (statement.kind) {
    case syntax::StatementKind::Assign: return assign(statement);
    case syntax::StatementKind::Call: return call(statement);
    case syntax::StatementKind::Break:
        if (!loops_.empty())
            return Flow::Break;
        fail(DiagnosticKind::NothingToLeave, {QStringLiteral("break")}, statement.span);
        return Flow::Failed;
    case syntax::StatementKind::Return:
        if (place_.isInFunction)
            return Flow::Return;
        fail(DiagnosticKind::NothingToLeave, {QStringLiteral("return")}, statement.span);
        return Flow::Failed;
    case syntax::StatementKind::If: return branch(statement, 0);
    case syntax::StatementKind::For: return loop(statement, 0);
    case syntax::StatementKind::While: {
        loops_.emplace_back();
        const Flow flow = repeat(statement);
        loops_.pop_back();
        return flow;
    }
    case syntax::StatementKind::When:
        fail(DiagnosticKind::UnsupportedConstruct, {tr("when inside another statement")}, statement.span);
        return Flow::Failed;
    case syntax::StatementKind::Error: return Flow::Failed;
    }
    return Flow::Failed;
}

SymbolicAlgorithm::Flow SymbolicAlgorithm::call(const syntax::Statement& statement)
{
    const auto* called = statement.value ? statement.value->to<syntax::CallExpression>() : nullptr;
    if (!called)
        return Flow::Next;
    if (!isAction(*called)) {
        const std::size_t before = lowering_.messages().count();
        lowering_.lowerEffects(*called, place_);
        return lowering_.messages().count() == before ? Flow::Next : Flow::Failed;
    }
    const std::string_view name = called->callee->parts.front().name.text;
    if (name == "assert" && place_.isInFunction) {
        lowering_.assertions().add(*called, place_);
    } else if (name == "assert") {
        if (auto assertion = lowering_.assertions().lower(*called, place_))
            lowering_.context().assertions.add(std::move(*assertion));
    } else if (depth_ > 1 || place_.isInFunction) {
        fail(DiagnosticKind::UnsupportedConstruct,
             {(place_.isInFunction ? tr("%1 in a function") : tr("%1 inside another statement"))
                  .arg(QString::fromUtf8(name.data(), std::ssize(name)))},
             statement.span);
        return Flow::Failed;
    }
    return Flow::Next;
}

SymbolicAlgorithm::Flow SymbolicAlgorithm::assign(const syntax::Statement& statement)
{
    if (const auto* target = statement.target->to<syntax::ComponentReference>()) {
        Symbolic value = lowering_.lower(*statement.value, place_);
        if (structuralLoops_ > 0 && value.kind == Symbolic::Kind::Scalars)
            if (const model::Value known = lowering_.structural().parameterValue(value); known.isKnown())
                value.elements = fromValue(lowering_.graph(), known).elements;  // prevents growth in each iteration
        return value.isKnown() && assign(*target, std::move(value), statement.value->span) ? Flow::Next : Flow::Failed;
    }
    const auto* tuple = statement.target->to<syntax::TupleExpression>();
    const auto* call = statement.value->to<syntax::CallExpression>();
    if (!tuple || !call)
        return Flow::Failed;
    const std::size_t before = lowering_.messages().count();
    const auto results = lowering_.lowerCall(*call, place_);
    if (results.size() < tuple->elements.size()) {
        if (lowering_.messages().count() == before)
            fail(DiagnosticKind::ShapesDiffer, {textOf(place_, statement.span)}, statement.span);
        return Flow::Failed;
    }
    for (std::size_t i = 0; i < tuple->elements.size(); ++i) {
        const auto* target = tuple->elements[i] ? tuple->elements[i]->to<syntax::ComponentReference>() : nullptr;
        if (target && !assign(*target, results[i], statement.value->span))
            return Flow::Failed;
    }
    return Flow::Next;
}

std::optional<bool> SymbolicAlgorithm::conditionValue(const syntax::Expression& condition)
{
    if (structuralLoops_ == 0)
        return lowering_.structuralValue(condition, place_).boolean();
    return lowering_.structural().parameterValue(lowering_.lower(condition, place_)).boolean();
}

SymbolicAlgorithm::Flow SymbolicAlgorithm::branch(const syntax::Statement& statement, std::size_t index)
{
    if (index == statement.branches.size())
        return Flow::Next;
    const syntax::StatementBranch& choice = statement.branches[index];
    if (!choice.condition)
        return run(choice.statements);
    if (const auto known = conditionValue(*choice.condition))
        return *known ? run(choice.statements) : branch(statement, index + 1);
    const Symbolic condition = lowering_.lower(*choice.condition, place_);
    if (!condition.isScalar() ||
        !lowering_.types().expectType(condition, ValueType::Boolean, place_, choice.condition->span))
        return Flow::Failed;
    ExpressionGraph& graph = lowering_.graph();
    const ExprId isTrue = place_.isInFunction ? graph.unary(Operation::NoEvent, condition.only()) : condition.only();

    const LocalSymbols before = locals_;
    const Passed passedBefore{hasReturned_, hasBroken_};
    const auto runWhere = [&](ExprId guarded, const auto& statements) {
        const GuardedAssertions::Guard guard(lowering_.context().assertions, guarded);
        return statements();
    };
    const Flow first = runWhere(isTrue, [&] { return run(choice.statements); });
    const Passed whenTruePassed = passed(first);
    LocalSymbols whenTrue = std::exchange(locals_, before);
    hasReturned_ = passedBefore.returned;
    hasBroken_ = passedBefore.broken;
    const Flow second = runWhere(graph.unary(Operation::Not, isTrue), [&] { return branch(statement, index + 1); });
    return join(isTrue, first, whenTruePassed, std::move(whenTrue), second, statement.span);
}

SymbolicAlgorithm::Flow SymbolicAlgorithm::join(ExprId condition, Flow first, const Passed& whenTruePassed,
                                                LocalSymbols whenTrue, Flow second, model::Span span)
{
    const Flow flow = merge(condition, first, whenTruePassed, second, passed(second));
    if (flow == Flow::Failed)
        return Flow::Failed;
    mergeGaps(condition, whenTrue);
    for (auto& [name, otherwise] : locals_.values) {
        auto both = chosen(condition, whenTrue.values[name], otherwise);
        if (!both) {
            fail(DiagnosticKind::ShapesDiffer, {QString::fromStdString(name)}, span);
            return Flow::Failed;
        }
        otherwise = std::move(*both);
    }
    return flow;
}

void SymbolicAlgorithm::mergeGaps(ExprId condition, const LocalSymbols& whenTrue)
{
    ExpressionGraph& graph = lowering_.graph();
    const auto gapIn = [&graph](const LocalSymbols& locals, const std::string& name) {
        const auto value = locals.values.find(name);
        const bool isKnown = value != locals.values.end() && value->second.isKnown();
        const ExprId gap = locals.gapOf(name);
        return !isKnown ? graph.boolean(true) : gap == kNoExpr ? graph.boolean(false) : gap;
    };
    for (const auto& [name, otherwise] : locals_.values) {
        const ExprId first = gapIn(whenTrue, name);
        const ExprId second = gapIn(locals_, name);
        const ExprId both =
            first == second
                ? first
                : graph.binary(Operation::Or, graph.binary(Operation::And, condition, first),
                               graph.binary(Operation::And, graph.unary(Operation::Not, condition), second));
        if (graph.isConstant(both))
            locals_.gaps.erase(name);
        else
            locals_.gaps[name] = both;
    }
}

std::optional<Symbolic> SymbolicAlgorithm::chosen(ExprId condition, const Symbolic& then, const Symbolic& otherwise)
{
    // Assigned only in one branch: an assertion makes sure that it is used only then.
    if (!then.isKnown() || !otherwise.isKnown())
        return then.isKnown() ? then : otherwise;
    if (otherwise.kind == Symbolic::Kind::Object)
        return then.object == otherwise.object ? std::optional(otherwise) : std::nullopt;
    Symbolic result = otherwise;
    if (then.kind == Symbolic::Kind::Record && otherwise.kind == Symbolic::Kind::Record) {
        for (auto& [name, field] : result.fields) {
            auto both = chosen(condition, then.field(name), field);
            if (!both)
                return std::nullopt;
            field = std::move(*both);
        }
        return result;
    }
    ExpressionGraph& graph = lowering_.graph();
    const ExpressionNode test = graph.node(condition);
    const bool isInverse = test.operation == Operation::Not;
    result = zipped(then, otherwise, [&](ExprId a, ExprId b) {
        return a == b      ? a
               : isInverse ? graph.ternary(Operation::If, test.a, b, a)
                           : graph.ternary(Operation::If, condition, a, b);
    });
    if (!result.isKnown())
        return std::nullopt;
    result.enumeration = otherwise.enumeration;
    return result;
}

ExprId SymbolicAlgorithm::skips() const
{
    ExpressionGraph& graph = lowering_.graph();
    if (graph.unary(Operation::Not, hasReturned_) == hasBroken_ ||
        graph.unary(Operation::Not, hasBroken_) == hasReturned_)
        return graph.boolean(true);
    return graph.binary(Operation::Or, hasReturned_, hasBroken_);
}

SymbolicAlgorithm::Passed SymbolicAlgorithm::passed(Flow flow) const
{
    ExpressionGraph& graph = lowering_.graph();
    // A later return or break does not undo statements before an earlier one.
    const ExprId open = graph.unary(Operation::Not, skips());
    return {flow == Flow::Return ? graph.binary(Operation::Or, hasReturned_, open) : hasReturned_,
            flow == Flow::Break ? graph.binary(Operation::Or, hasBroken_, open) : hasBroken_};
}

SymbolicAlgorithm::Flow SymbolicAlgorithm::merge(ExprId condition, Flow first, const Passed& whenTrue, Flow second,
                                                 const Passed& whenFalse)
{
    if (first == Flow::Failed || second == Flow::Failed)
        return Flow::Failed;
    ExpressionGraph& graph = lowering_.graph();
    const auto either = [&](ExprId a, ExprId b) {
        if (a == b)
            return a;
        return graph.binary(Operation::Or, graph.binary(Operation::And, condition, a),
                            graph.binary(Operation::And, graph.unary(Operation::Not, condition), b));
    };
    hasReturned_ = either(whenTrue.returned, whenFalse.returned);
    hasBroken_ = either(whenTrue.broken, whenFalse.broken);
    return first == second ? first : Flow::Next;
}

const model::Instance* SymbolicAlgorithm::declarationOf(const syntax::ComponentReference& target) const
{
    const model::Instance* at = place_.scope->child(target.parts.front().name.text);
    for (std::size_t i = 1; at && i < target.parts.size(); ++i)
        at = at->child(target.parts[i].name.text);
    return at;
}

bool SymbolicAlgorithm::assign(const syntax::ComponentReference& target, Symbolic value, model::Span span)
{
    const std::string name(target.parts.front().name.text);
    const auto found = locals_.values.find(name);
    if (found == locals_.values.end())
        return fail(DiagnosticKind::UnknownName, {textOf(place_, target.span)}, target.span);
    if (!model::isAssignable(*place_.scope, loops_, name))
        return fail(DiagnosticKind::NotAssignable, {QString::fromStdString(name)}, target.span);
    if (const model::Instance* variable = declarationOf(target)) {
        if (!lowering_.types().expectType(value, *variable, place_, span))
            return false;
        if (value.kind == Symbolic::Kind::Scalars)
            value.type = ExpressionChecks::typeOf(variable->builtin());
    }
    Symbolic whole = found->second;
    const std::size_t before = lowering_.messages().count();
    if (!assignInto(whole, target, value)) {
        const bool isSaid = lowering_.messages().count() != before;
        return !isSaid && fail(DiagnosticKind::ShapesDiffer, {textOf(place_, target.span)}, target.span);
    }
    if (target.parts.size() == 1 && target.parts.front().subscripts.empty())
        locals_.gaps.erase(name);
    locals_.values[name] = std::move(whole);
    return true;
}

bool SymbolicAlgorithm::assignInto(Symbolic& whole, const syntax::ComponentReference& target, const Symbolic& value)
{
    // An array of records is a record of arrays: its subscripts precede those of its fields.
    static const syntax::Expression all{syntax::ExpressionKind::Colon, {}};
    Symbolic* field = &whole;
    std::vector<syntax::ExpressionPtr> subscripts;
    const model::Instance* part = place_.scope;
    for (std::size_t i = 0; i < target.parts.size(); ++i) {
        part = part ? part->child(target.parts[i].name.text) : nullptr;
        if (i > 0) {
            const auto found = std::ranges::find(field->fields, target.parts[i].name.text,
                                                 [](const auto& named) { return std::string_view(named.first); });
            if (found == field->fields.end())
                return false;
            field = &found->second;
        }
        const auto& own = target.parts[i].subscripts;
        subscripts.insert(subscripts.end(), own.begin(), own.end());
        const bool isAsked = std::any_of(target.parts.begin() + static_cast<std::ptrdiff_t>(i), target.parts.end(),
                                         [](const auto& later) { return !later.subscripts.empty(); });
        if (own.empty() && isAsked && part && i + 1 < target.parts.size())
            subscripts.insert(subscripts.end(), part->sizes().size(), &all);
    }
    const model::Instance* array =
        target.parts.size() == 1 ? place_.scope->child(target.parts.front().name.text) : nullptr;
    if (!subscripts.empty())
        return assignElements(*field, array, subscripts, value, target.span);
    // The size of an array without elements may have been unknown: `Real x[:]`.
    const bool isOpen = field->elements.empty() && field->sizes.size() == value.sizes.size();
    if (value.kind == Symbolic::Kind::Scalars && field->sizes != value.sizes && !isOpen)
        return false;
    *field = value;
    return true;
}

bool SymbolicAlgorithm::assignElements(Symbolic& whole, const model::Instance* array,
                                       syntax::List<syntax::ExpressionPtr> subscripts, const Symbolic& value,
                                       model::Span span)
{
    if (whole.kind == Symbolic::Kind::Record && value.kind == Symbolic::Kind::Record) {
        for (auto& [name, field] : whole.fields)
            if (!assignElements(field, array, subscripts, value.field(name), span))
                return false;
        return true;
    }
    if (whole.kind != Symbolic::Kind::Scalars || value.kind != Symbolic::Kind::Scalars)
        return false;
    std::vector<std::int64_t> resultSizes;
    const std::size_t before = lowering_.messages().count();
    std::size_t next = 0;
    const auto nextValue = [&] { return value.isArray() ? value.elements[next++] : value.only(); };
    if (const auto known = lowering_.subscripts().selections(subscripts, {whole.sizes, array}, place_, resultSizes)) {
        if (resultSizes != value.sizes)
            return false;
        model::forEachCombination(*known, [&](const std::vector<std::int64_t>& indices) {
            whole.elements[static_cast<std::size_t>(model::offsetOf(indices, whole.sizes))] = nextValue();
        });
        return true;
    }
    if (lowering_.messages().count() != before || subscripts.size() > whole.sizes.size())
        return false;
    resultSizes.clear();
    const auto changing =
        lowering_.subscripts().changingSelections(subscripts, {whole.sizes, array}, place_, span, resultSizes);
    if (!changing || resultSizes != value.sizes)
        return false;
    // The assigned element changes during the run, so each element may be the one.
    ExpressionGraph& graph = lowering_.graph();
    const auto all = model::allIndices(whole.sizes);
    model::forEachCombination(*changing, [&](const std::vector<ExprId>& chosen) {
        const ExprId assigned = nextValue();
        model::forEachCombination(all, [&](const std::vector<std::int64_t>& indices) {
            ExprId isHere = graph.boolean(true);
            for (std::size_t d = 0; d < indices.size(); ++d)
                isHere = graph.binary(
                    Operation::And, isHere,
                    graph.binary(Operation::Equal, chosen[d], graph.constant(static_cast<double>(indices[d]))));
            ExprId& element = whole.elements[static_cast<std::size_t>(model::offsetOf(indices, whole.sizes))];
            element = graph.ternary(Operation::If, graph.unary(Operation::NoEvent, isHere), assigned, element);
        });
    });
    return true;
}

}  // namespace bramah::solver
