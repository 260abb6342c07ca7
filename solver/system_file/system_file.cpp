// SPDX-License-Identifier: BSD-3-Clause
#include "solver/system_file/system_file.h"

#include "solver/archive/byte_reader.h"
#include "solver/expressions/expression_cone.h"
#include "solver/system_file/system_fields.h"
#include "solver/tape/compact_program.h"

#include <array>
#include <cstdio>
#include <cstring>
#include <unordered_map>
#include <utility>
#include <vector>

namespace bramah::solver {
namespace {

constexpr std::array<char, 8> kMark{'B', 'r', 'a', 'm', 'a', 'h', ' ', 'S'};

/// By D. V. Fowler, L. C. Noll and K.-P. Vo, 64 bits (FNV-1a).
std::uint64_t checksum(std::string_view bytes)
{
    std::uint64_t sum = 0xCBF29CE484222325u;
    for (const char byte : bytes)
        sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001B3u;
    return sum;
}

/// Calls \a visit with each expression that messages of \a system show.
template <typename System, typename Visit>
void forEachShown(System& system, Visit&& visit)
{
    const auto ofTape = [&](auto& tape) {
        for (auto& block : tape.blocks)
            for (auto& [left, right] : block.residualEquations) {
                visit(left);
                visit(right);
            }
    };
    const auto ofSolved = [&](auto& solved) {
        for (auto& place : solved)
            visit(place.divisor);
    };
    ofTape(system.tape);
    ofSolved(system.solved);
    if (system.initial) {
        ofTape(system.initial->tape);
        ofSolved(system.initial->solved);
    }
}

/// The expressions of a file: those of another graph that were asked for, and what they consist of.
class ShownExpressions
{
public:
    explicit ShownExpressions(const ExpressionGraph& graph) : graph_(graph) {}

    void add(std::span<const ExprId> shown)
    {
        ExpressionCone cone(graph_);
        for (const ExprId id : cone.collect(shown))
            numbers_.emplace(index(id), ExprId{static_cast<std::uint32_t>(nodes_.size())}), nodes_.push_back(id);
    }
    [[nodiscard]] ExprId numberOf(ExprId id) const { return id == kNoExpr ? id : numbers_.at(index(id)); }

    void write(ByteWriter& to) const
    {
        to(static_cast<std::uint64_t>(nodes_.size()));
        for (const ExprId id : nodes_) {
            const ExpressionNode& node = graph_.node(id);
            to(node.operation, node.variable, numberOf(node.a), numberOf(node.b), numberOf(node.c), node.function,
               node.value);
            if (isCall(node.operation))
                writeFunction(to, graph_.functions()[node.function]);
        }
    }

private:
    const ExpressionGraph& graph_;
    std::vector<ExprId> nodes_;
    std::unordered_map<std::uint32_t, ExprId> numbers_;
};

void readExpressions(ByteReader& from, ExpressionGraph& graph)
{
    const auto count = from.take<std::uint64_t>();
    for (std::uint64_t i = 0; i < count && from.isGood(); ++i) {
        ExpressionNode node;
        from(node.operation, node.variable, node.a, node.b, node.c, node.function, node.value);
        if (isCall(node.operation))
            if (const auto function = readFunction(from))
                node.function = graph.addFunction(function);
        const bool hasOperands = std::ranges::all_of(std::array{node.a, node.b, node.c}, [&](ExprId operand) {
            return operand == kNoExpr || index(operand) < i;
        });
        if (!from.isGood() || !hasOperands || index(graph.copied(node)) != i)
            from.fail();
    }
}

void writeModel(ByteWriter& to, const FlatModel& model)
{
    to(model.className, model.components, model.variables, model.experiment);
}

void readModel(ByteReader& from, FlatModel& model)
{
    from(model.className, model.components, model.variables, model.experiment);
    model.variableIndex.setCount(model.variables.size());
}

}  // namespace

std::string writeSystem(const CompiledSystem& system)
{
    CompiledSystem written = system;
    std::vector<ExprId> shown;
    forEachShown(std::as_const(system), [&](ExprId id) {
        if (id != kNoExpr)
            shown.push_back(id);
    });
    ShownExpressions expressions(system.model.graph);
    expressions.add(shown);
    forEachShown(written, [&](ExprId& id) { id = expressions.numberOf(id); });
    ByteWriter body;
    writeModel(body, system.model);
    expressions.write(body);
    body(std::as_const(written));
    ByteWriter file;
    file(kMark, kSystemFileVersion, static_cast<std::uint64_t>(body.bytes().size()), checksum(body.bytes()));
    return file.bytes() + body.bytes();
}

std::string systemToken(std::string_view bytes)
{
    std::uint64_t first = 0xCBF29CE484222325u, second = 0x9E3779B97F4A7C15u;  // two sums of FNV's kind
    for (const char byte : bytes) {
        first = (first ^ static_cast<unsigned char>(byte)) * 0x100000001B3u;
        second = (second ^ static_cast<unsigned char>(byte)) * 0x100000001B3u;
    }
    char text[40];
    std::snprintf(text, sizeof(text), "{%016llx%016llx}", static_cast<unsigned long long>(first),
                  static_cast<unsigned long long>(second));
    return text;
}

tl::expected<std::shared_ptr<const CompiledSystem>, SystemFileProblem> readSystem(std::string_view bytes)
{
    constexpr std::size_t kHead = kMark.size() + sizeof(std::uint32_t) + 2 * sizeof(std::uint64_t);
    if (bytes.size() < kHead || std::memcmp(bytes.data(), kMark.data(), kMark.size()) != 0)
        return tl::unexpected(SystemFileProblem::NoSystem);
    ByteReader head(bytes.substr(kMark.size(), kHead - kMark.size()));
    const auto version = head.take<std::uint32_t>();
    const auto size = head.take<std::uint64_t>(), sum = head.take<std::uint64_t>();
    if (version != kSystemFileVersion)
        return tl::unexpected(SystemFileProblem::OtherVersion);
    const std::string_view body = bytes.substr(kHead);
    if (body.size() != size || checksum(body) != sum)
        return tl::unexpected(SystemFileProblem::Damaged);
    ByteReader from(body);
    auto system = std::make_shared<CompiledSystem>();
    readModel(from, system->model);
    readExpressions(from, system->model.graph);
    from(*system);
    if (!from.isGood() || !from.isAtEnd())
        return tl::unexpected(SystemFileProblem::Damaged);
    system->compactDerivative = CompactProgram::ofDerivatives(*system);
    return system;
}

}  // namespace bramah::solver
