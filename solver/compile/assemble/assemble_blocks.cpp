// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/compile/assemble/assemble.h"

#include "solver/compile/analysis/dependence.h"
#include "solver/compile/analysis/jacobian_rows.h"
#include "solver/compile/assemble/instruction_order.h"
#include "solver/expressions/expression_cone.h"

#include <algorithm>
#include <span>
#include <unordered_set>

namespace bramah::solver {

namespace {

/// The expressions of a Newton block, divided into those that depend on its tears and the others.
class NewtonEmission
{
public:
    NewtonEmission(BlockAssembly& a, const Block& block) : a_(a), graph_(a.c.model.graph)
    {
        for (VariableId v : block.unknowns)
            unknowns_.insert(index(v));
        findTruths(block);
    }

    /// The relations whose truths the block reads and its unknowns decide.
    [[nodiscard]] const std::vector<const EventRelation*>& relations() const { return relations_; }

    /// Computes values that do not change during the iteration in advance.
    void hoist(ExprId root)
    {
        const auto nodes = a_.cone.collect(root);
        std::vector<ExprId> steady;
        std::unordered_set<std::uint32_t> dependent;
        for (ExprId id : nodes) {
            const ExpressionNode& n = graph_.node(id);
            bool isDependent = n.operation == Operation::Variable &&
                               (unknowns_.contains(index(n.variable)) || truths_.contains(index(n.variable)));
            graph_.forEachOperand(id, [&](ExprId operand) { isDependent |= dependent.contains(index(operand)); });
            if (isDependent)
                dependent.insert(index(id));
            else
                steady.push_back(id);
        }
        for (ExprId id : steady)
            a_.tape.require(id);
    }

private:
    void findTruths(const Block& block)
    {
        std::vector<ExprId> read(block.residuals.begin(), block.residuals.end());
        for (const Assignment& assignment : block.assignments)
            read.push_back(assignment.value);
        std::unordered_set<std::uint32_t> readTruths;
        for (VariableId v : a_.cone.variables(read))
            if (a_.c.role(v) == Role::Truth)
                readTruths.insert(index(v));
        if (readTruths.empty())
            return;
        for (const EventRelation& relation : a_.c.crossings) {
            if (relation.kind != CrossingKind::State || !readTruths.contains(index(relation.truth)))
                continue;
            const ExprId sides[] = {relation.left, relation.right};
            bool isDecided = false, isKnown = true;
            for (VariableId v : a_.cone.variables(sides)) {
                const bool isOwn = unknowns_.contains(index(v));
                isDecided = isDecided || isOwn;
                isKnown = isKnown && (isOwn || a_.tape.isThere(graph_.variable(v)));
            }
            if (!isDecided || !isKnown)
                continue;
            relations_.push_back(&relation);
            truths_.insert(index(relation.truth));
        }
    }

    BlockAssembly& a_;
    ExpressionGraph& graph_;
    std::unordered_set<std::uint32_t> unknowns_, truths_;
    std::vector<const EventRelation*> relations_;
};

/// Symbolic derivatives of a block's residuals by its tears, row by row.
std::vector<ExprId> newtonMatrix(BlockAssembly& a, const Block& block)
{
    ExpressionGraph& graph = a.c.model.graph;
    JacobianRows& rows = a.newtonRows;
    rows.clear();
    const auto count = static_cast<std::uint32_t>(block.tears.size());
    for (std::uint32_t k = 0; k < count; ++k)
        rows.setColumn(block.tears[k], k);
    for (const Assignment& assignment : block.assignments)
        rows.assign(assignment.variable, assignment.value);
    std::vector<ExprId> matrix(std::size_t{count} * count, graph.constant(0));
    for (std::uint32_t r = 0; r < count; ++r)
        for (const auto& [column, value] : rows.rowOf(block.residuals[r]))
            matrix[std::size_t{r} * count + column] = value;
    return matrix;
}

/// Notes the components of a block if the values of parameters make a row or column of its \a matrix zero.
void noteUndetermined(BlockAssembly& a, const Block& block, std::span<const ExprId> matrix)
{
    const std::size_t size = block.tears.size();
    std::vector<bool> isRow(size), isColumn(size);
    for (std::size_t i = 0; i < matrix.size(); ++i)
        if (a.anywhere(matrix[i]) != 0)
            isRow[i / size] = isColumn[i % size] = true;
    if (std::ranges::count(isRow, false) + std::ranges::count(isColumn, false) == 0)
        return;
    for (const std::uint32_t e : block.equations)
        a.c.undetermined.push_back({a.plan.equations[e].origin.component, kNoVariable, kNoExpr});
}

void emitNewton(BlockAssembly& a, std::size_t number, Program& program)
{
    const Block& block = a.plan.blocks[number];
    const auto tapeNumber = static_cast<std::uint32_t>(a.tapeBlockOf[number]);
    const std::vector<ExprId> matrix = newtonMatrix(a, block);
    noteUndetermined(a, block, matrix);
    NewtonEmission emission(a, block);
    for (const Assignment& assignment : block.assignments)
        emission.hoist(assignment.value);
    for (ExprId residual : block.residuals)
        emission.hoist(residual);
    for (ExprId entry : matrix)
        emission.hoist(entry);
    for (const EventRelation* relation : emission.relations()) {
        emission.hoist(relation->left);
        emission.hoist(relation->right);
    }
    a.tape.finishRun();

    Program::NewtonRanges ranges;
    ranges.residualBegin = a.tape.position();
    for (std::size_t k = 0; k < block.tears.size(); ++k)
        a.tape.setSolved(block.tears[k], a.slotOf[index(block.tears[k])]);
    for (const Assignment& assignment : block.assignments) {
        a.slotOf[index(assignment.variable)] = a.tape.assign(assignment.variable, assignment.value);
    }
    std::vector<Slot> residualSlots, matrixSlots;
    for (ExprId residual : block.residuals)
        residualSlots.push_back(a.tape.require(residual));
    a.tape.closeRange(ranges.residualBegin);
    ranges.residualEnd = ranges.matrixBegin = a.tape.position();
    // The matrix is evaluated at points other than the solution, so no other instruction may read its values.
    a.tape.openInside(TapeSection::NewtonMatrix);
    for (ExprId entry : matrix)
        matrixSlots.push_back(a.tape.require(entry));
    std::vector<Slot> truthSlots, literalSlots;
    for (const EventRelation* relation : emission.relations()) {
        truthSlots.push_back(a.slotOf[index(relation->truth)]);
        literalSlots.push_back(
            a.tape.require(a.c.model.graph.binary(relation->operation, relation->left, relation->right)));
    }
    a.tape.closeRange(ranges.matrixBegin);
    ranges.matrixEnd = a.tape.position();
    a.tape.closeInside();
    TapeBlock& made = a.made.blocks[tapeNumber];
    made.residualSlots = std::move(residualSlots);
    made.matrixSlots = std::move(matrixSlots);
    made.truthSlots = std::move(truthSlots);
    made.literalSlots = std::move(literalSlots);
    program.newtonRanges.push_back(ranges);
    a.tape.addStep({StepKind::SolveNewton, static_cast<std::uint32_t>(program.newtonRanges.size() - 1), 0, tapeNumber});
}

/// By tear of a linear block: do its coefficients change in a run?
std::vector<bool> changingColumns(const Compilation& c, const Block& block)
{
    DependenceTable dependence(c);
    const std::size_t size = block.tears.size();
    std::vector<bool> changes(size);
    for (std::size_t i = 0; i < block.matrix.size(); ++i)
        if (dependence(block.matrix[i]) > Dependence::Parameter)
            changes[i % size] = true;
    return changes;
}

}  // namespace

std::vector<bool> blocksNeededBy(const BlockAssembly& a, const std::vector<ExprId>& roots)
{
    std::vector<bool> isWanted(a.c.model.variables.size(), false);
    ExpressionCone cone(a.c.model.graph);
    const auto want = [&](std::span<const ExprId> expressions) {
        for (VariableId v : cone.variables(expressions))
            isWanted[index(v)] = true;
    };
    want(roots);
    std::vector<bool> isNeeded(a.plan.blocks.size(), false);
    std::vector<ExprId> expressions;
    // A block reads only unknowns of earlier ones, so from the
    // last to the first block the needed unknowns are known.
    for (std::size_t b = a.plan.blocks.size(); b-- > 0;) {
        const Block& block = a.plan.blocks[b];
        isNeeded[b] = std::ranges::any_of(block.unknowns, [&](VariableId v) { return isWanted[index(v)]; });
        if (!isNeeded[b])
            continue;
        expressions.assign(block.residuals.begin(), block.residuals.end());
        for (const Assignment& assignment : block.assignments)
            expressions.push_back(assignment.value);
        expressions.insert(expressions.end(), block.matrix.begin(), block.matrix.end());
        expressions.insert(expressions.end(), block.rightSide.begin(), block.rightSide.end());
        want(expressions);
    }
    return isNeeded;
}

SolvedPlace BlockAssembly::solvedPlace(const Assignment& assignment)
{
    SolvedPlace place{assignment.variable, slotOf[index(assignment.variable)],
                      plan.equations[static_cast<std::size_t>(assignment.equation)].origin};
    const ExpressionGraph& graph = c.model.graph;
    const auto withoutSign = [&graph](ExprId id) {
        while (graph.node(id).operation == Operation::Negate)
            id = graph.node(id).a;
        return id;
    };
    ExprId value = withoutSign(assignment.value);
    const ExpressionNode& branches = graph.node(value);
    if (branches.operation == Operation::If)  // 0*x = 0 has a branch of its own
        value = withoutSign(branches.c);
    if (branches.operation == Operation::If && graph.node(branches.a).operation == Operation::Equal &&
        graph.isConstant(value, 0)) {
        const ExpressionNode& isZero = graph.node(branches.a);
        place.divisor = withoutSign(graph.isConstant(isZero.a) ? isZero.b : isZero.a);
    } else if (graph.node(value).operation == Operation::Divide && !graph.isConstant(graph.node(value).b))
        place.divisor = withoutSign(graph.node(value).b);
    else
        return place;
    const ExprId root[] = {place.divisor};
    for (VariableId v : cone.variables(root)) {
        if (slotOf[index(v)] == kNoSlot)
            return {place.variable, place.slot, place.origin};
        place.divisorSlots.emplace_back(v, slotOf[index(v)]);
    }
    return place;
}

void emitBlock(BlockAssembly& a, std::size_t number, Program& program, bool areTearsGiven)
{
    const Block& block = a.plan.blocks[number];
    if (block.kind == BlockKind::Nonlinear && !areTearsGiven) {
        emitNewton(a, number, program);
        return;
    }
    if (block.kind != BlockKind::Explicit) {
        if (block.kind == BlockKind::Linear && !areTearsGiven) {
            std::vector<Slot> matrix, rightSide;
            for (ExprId entry : block.matrix)
                matrix.push_back(a.tape.require(entry));
            for (ExprId entry : block.rightSide)
                rightSide.push_back(a.tape.require(entry));
            const auto tapeNumber = static_cast<std::uint32_t>(a.tapeBlockOf[number]);
            a.made.blocks[tapeNumber].matrixSlots = std::move(matrix);
            a.made.blocks[tapeNumber].mayVanish = changingColumns(a.c, block);
            a.made.blocks[tapeNumber].rightSideSlots = std::move(rightSide);
            noteUndetermined(a, block, block.matrix);
            a.tape.finishRun();
            a.tape.addStep({StepKind::SolveLinear, 0, 0, tapeNumber});
        }
        for (VariableId v : block.tears)
            a.tape.setSolved(v, a.slotOf[index(v)]);
    }
    for (const Assignment& assignment : block.assignments) {
        a.slotOf[index(assignment.variable)] = a.tape.assign(assignment.variable, assignment.value);
    }
    if (areTearsGiven && block.kind != BlockKind::Explicit) {
        TapeBlock& made = a.made.blocks[static_cast<std::size_t>(a.tapeBlockOf[number])];
        made.residualSlots.clear();
        for (ExprId residual : block.residuals)
            made.residualSlots.push_back(a.tape.require(residual));
    }
}

void makeTapeBlock(BlockAssembly& a, std::size_t number)
{
    const Block& block = a.plan.blocks[number];
    a.tapeBlockOf[number] = static_cast<std::int32_t>(a.made.blocks.size());
    TapeBlock made;
    made.isLinear = block.kind == BlockKind::Linear;
    made.tears = block.tears;
    a.tape.open(TapeSection::Parameters, a.made.parameterProgram, {});
    for (VariableId v : block.tears) {
        const Slot slot = a.tape.newSlot();
        made.tearSlots.push_back(slot);
        a.slotOf[index(v)] = slot;
        const FlatVariable& variable = a.c.model.variable(v);
        made.startSlots.push_back(a.startSlot(v));
        made.nominalSlots.push_back(a.attribute(variable.nominal));
        made.minSlots.push_back(a.attribute(variable.min));
        made.maxSlots.push_back(a.attribute(variable.max));
    }
    for (std::uint32_t e : block.residualEquations) {
        const ContinuousEquation& equation = a.plan.equations[e];
        made.residualOrigins.push_back(equation.origin);
        made.residualEquations.emplace_back(equation.left, equation.right);
    }
    a.made.blocks.push_back(std::move(made));
}

void assembleBlocks(Assembly& a)
{
    Compilation& c = a.c;
    std::vector<VariableId> derivatives;
    for (VariableId state : c.states)
        derivatives.push_back(c.derivatives[index(state)]);
    std::vector<ExprId> roots;
    for (VariableId v : derivatives)
        roots.push_back(c.model.graph.variable(v));
    a.isNeeded = blocksNeededBy(a, roots);
    std::uint32_t algebraics = 0;
    for (const bool pass : {true, false}) {
        for (std::size_t b = 0; b < a.plan.blocks.size(); ++b) {
            if (a.plan.blocks[b].kind == BlockKind::Explicit || a.isNeeded[b] != pass)
                continue;
            makeTapeBlock(a, b);
            TapeBlock& made = a.system.tape.blocks.back();
            made.firstAlgebraic = algebraics;
            made.isInDerivatives = pass;
            if (pass)
                algebraics += made.size();
        }
    }
    const auto emit = [&](Program& program, bool isNeeded, bool areTearsGiven) {
        for (std::size_t b = 0; b < a.plan.blocks.size(); ++b)
            if (a.isNeeded[b] == isNeeded)
                emitBlock(a, b, program, areTearsGiven);
    };
    a.tape.open(TapeSection::Derivatives, a.system.derivativeProgram, {});
    emit(a.system.derivativeProgram, true, false);
    a.tape.finishRun();
    for (std::size_t i = 0; i < c.states.size(); ++i)
        a.system.states[i].derivative = a.slotOf[index(derivatives[i])];

    if (algebraics > 0) {
        a.tape.open(TapeSection::Dae, a.system.daeProgram, {});
        emit(a.system.daeProgram, true, true);
        a.tape.finishRun();
    }

    for (const TapeBlock& block : a.system.tape.blocks)
        if (block.isInDerivatives)
            a.system.daeResidualSlots.insert(a.system.daeResidualSlots.end(), block.residualSlots.begin(),
                                             block.residualSlots.end());

    a.tape.open(TapeSection::Outputs, a.system.outputProgram, {TapeBuilder::mask(TapeSection::Derivatives)});
    emit(a.system.outputProgram, false, false);
    a.tape.finishRun();

    for (const Block& block : a.plan.blocks) {
        for (VariableId v : block.tears)
            a.system.solved.push_back({v, a.slotOf[index(v)], c.model.variable(v).origin});
        for (const Assignment& assignment : block.assignments)
            a.system.solved.push_back(a.solvedPlace(assignment));
    }
}

}  // namespace bramah::solver
