// SPDX-License-Identifier: GPL-3.0-or-later
// The generators of random numbers of Modelica.Math.Random.Generators (Modelica Standard Library 4.1.0): xorshift64*,
// xorshift128+ and xorshift1024* of S. Vigna (An experimental exploration of Marsaglia's xorshift generators,
// scrambled, 2016; Further scramblings of Marsaglia's xorshift generators, 2017), with the states that the Standard
// Library keeps: of xorshift64* the product, of xorshift128+ the sum. States are Integers; the same seeds give the same
// numbers in every run.
#include "solver/flatten/functions/external_functions.h"
#include "solver/tables/random_words.h"
#include "solver/translate.h"

#include <array>
#include <unordered_map>

namespace bramah::solver {

namespace {

using model::DiagnosticKind;

/// A word of 64 bits as expressions of its halves.
struct Word {
    ExprId low = kNoExpr, high = kNoExpr;
};

/// Makes expressions of words.
class Words
{
public:
    explicit Words(ExpressionGraph& graph) : graph_(graph) {}

    [[nodiscard]] Word shiftedXor(const Word& x, int shift) const
    {
        return {call(solver::shiftedXor(shift, WordHalf::Low), x.low, x.high),
                call(solver::shiftedXor(shift, WordHalf::High), x.low, x.high)};
    }
    [[nodiscard]] Word shifted(const Word& x, int shift) const
    {
        return {call(solver::shifted(shift, WordHalf::Low), x.low, x.high),
                call(solver::shifted(shift, WordHalf::High), x.low, x.high)};
    }
    [[nodiscard]] Word product(const Word& x, std::uint64_t factor) const
    {
        return {call(productWith(factor, WordHalf::Low), x.low, x.high),
                call(productWith(factor, WordHalf::High), x.low, x.high)};
    }
    [[nodiscard]] Word exclusive(const Word& x, const Word& y) const
    {
        return {call(xorOfHalves(), x.low, y.low), call(xorOfHalves(), x.high, y.high)};
    }
    [[nodiscard]] Word sum(const Word& x, const Word& y) const
    {
        const ExprId high = call(sumOfHalves(), x.high, y.high);
        return {call(sumOfHalves(), x.low, y.low), call(sumOfHalves(), high, call(carryOfHalves(), x.low, y.low))};
    }
    [[nodiscard]] ExprId uniform(const Word& x) const { return call(uniformOfWord(), x.low, x.high); }
    /// \a x if \a condition holds, else \a y.
    [[nodiscard]] Word chosen(ExprId condition, const Word& x, const Word& y) const
    {
        return {graph_.ternary(Operation::If, condition, x.low, y.low),
                graph_.ternary(Operation::If, condition, x.high, y.high)};
    }

private:
    [[nodiscard]] ExprId call(const std::shared_ptr<const NativeFunction>& function, ExprId a, ExprId b) const
    {
        return graph_.call(graph_.addFunction(function), std::array{a, b});
    }

    ExpressionGraph& graph_;
};

/// The words of a state, which is the first argument; empty (and a message) if it has another size.
std::vector<Word> stateOf(const ExternalCall& call, std::int64_t size)
{
    const Symbolic& state = call.value(0);
    if (state.sizes != std::vector{size}) {
        call.report(DiagnosticKind::WrongArguments, {tr("random")});
        return {};
    }
    std::vector<Word> words;
    for (qsizetype i = 0; i + 1 < state.elements.size(); i += 2)
        words.push_back({state.elements[i], state.elements[i + 1]});
    return words;
}

/// Gives the outputs of a generator: its new state and the number.
Symbolic finished(ExternalCall& call, const std::vector<Word>& state, ExprId number, ExprId index = kNoExpr)
{
    std::vector<ExprId> elements;
    for (const Word& word : state)
        elements.insert(elements.end(), {word.low, word.high});
    if (index != kNoExpr)
        elements.push_back(index);
    call.outputs = {Symbolic::array({std::ssize(elements)}, elements, ValueType::Integer), Symbolic::scalar(number)};
    return call.outputs.back();
}

Symbolic xorshift64star(ExternalCall& call)
{
    std::vector<Word> state = stateOf(call, 2);
    if (state.empty())
        return {};
    const Words words(call.context.graph());
    for (const int shift : {-12, 25, -27})
        state[0] = words.shiftedXor(state[0], shift);
    state[0] = words.product(state[0], 2685821657736338717ULL);
    return finished(call, state, words.uniform(state[0]));
}

Symbolic xorshift128plus(ExternalCall& call)
{
    std::vector<Word> state = stateOf(call, 4);
    if (state.empty())
        return {};
    const Words words(call.context.graph());
    const Word s1 = words.shiftedXor(state[0], 23);
    const Word s0 = state[1];
    const Word mixed =
        words.exclusive(words.exclusive(s1, s0), words.exclusive(words.shifted(s1, -17), words.shifted(s0, -26)));
    state = {s0, words.sum(mixed, s0)};
    return finished(call, state, words.uniform(state[1]));
}

Symbolic xorshift1024star(ExternalCall& call)
{
    std::vector<Word> state = stateOf(call, 33);
    if (state.empty())
        return {};
    ExpressionGraph& graph = call.context.graph();
    const Words words(graph);
    const std::size_t count = state.size();
    // The first one is any Integer.
    const ExprId any = call.value(0).elements.back(), size = graph.constant(static_cast<double>(count));
    const ExprId turns = graph.unary(Operation::Floor, graph.binary(Operation::Divide, any, size));
    const ExprId place = graph.binary(Operation::Subtract, any,
                                      graph.binary(Operation::Multiply, size, graph.unary(Operation::NoEvent, turns)));
    const auto indexIs = [&](std::size_t i) {
        return graph.binary(Operation::Equal, place, graph.constant(static_cast<double>(i)));
    };
    Word s0 = state[0];
    Word s1 = state[1];
    ExprId next = graph.constant(1);
    for (std::size_t i = 1; i < count; ++i) {
        s0 = words.chosen(indexIs(i), state[i], s0);
        s1 = words.chosen(indexIs(i), state[(i + 1) % count], s1);
        next = graph.ternary(Operation::If, indexIs(i), graph.constant(static_cast<double>((i + 1) % count)), next);
    }
    s1 = words.shiftedXor(words.shiftedXor(s1, 31), -11);
    const Word mixed = words.exclusive(words.shiftedXor(s0, -30), s1);
    for (std::size_t i = 0; i < count; ++i)
        state[(i + 1) % count] = words.chosen(indexIs(i), mixed, state[(i + 1) % count]);
    return finished(call, state, words.uniform(words.product(mixed, 1181783497276652981ULL)), next);
}

/// A seed that differs from run to run would make results that nobody can repeat.
Symbolic automaticSeed(ExternalCall& call)
{
    call.report(DiagnosticKind::UnsupportedConstruct, {tr("a seed that differs from run to run")});
    return {};
}

}  // namespace

ExternalImplementation randomImplementation(std::string_view name)
{
    static const std::unordered_map<std::string_view, ExternalImplementation> functions{
        {"ModelicaRandom_xorshift64star", xorshift64star},
        {"ModelicaRandom_xorshift128plus", xorshift128plus},
        {"ModelicaRandom_xorshift1024star", xorshift1024star},
        {"ModelicaRandom_automaticGlobalSeed", automaticSeed},
    };
    const auto found = functions.find(name);
    return found == functions.end() ? nullptr : found->second;
}

}  // namespace bramah::solver
