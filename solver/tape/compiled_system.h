// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/flat_model/flat_model.h"
#include "solver/history/history_operator.h"
#include "solver/tape/crossing_kind.h"
#include "solver/tape/shared_native_code.h"
#include "solver/tape/system_layout.h"
#include "solver/tape/tape.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace bramah::solver {

class CompactProgram;
struct DecoupledParts;
struct SystemStructure;

/// Where a variable's value is: sign * slots[slot].
struct ValuePlace {
    Slot slot = kNoSlot;
    double sign = 1;
};

/// A block that a linear or a Newton solver solves at run time. All slots are in row order. Large: a plain record.
struct TapeBlock {
    bool isLinear = false;
    std::vector<VariableId> tears;
    std::vector<Slot> tearSlots;
    std::vector<Slot> residualSlots;   ///< Newton
    std::vector<Slot> matrixSlots;     ///< row by row; Newton: derivative of the residuals by the tears
    std::vector<Slot> rightSideSlots;  ///< linear
    std::vector<bool> mayVanish;       ///< linear, by tear: do its coefficients change in a run?
    std::vector<Slot> startSlots, nominalSlots, minSlots, maxSlots;  ///< of the tears; nominal, min, max may be kNoSlot
    /// Newton: held truths that its equations read and its unknowns decide, and their literal values, which are
    /// computed with the matrix.
    std::vector<Slot> truthSlots, literalSlots;
    std::vector<Origin> residualOrigins;
    std::vector<std::pair<ExprId, ExprId>> residualEquations;  ///< left and right side, for messages
    bool isInDerivatives = false;                              ///< its tears are in SystemLayout::algebraics
    std::uint32_t firstAlgebraic = 0;                          ///< index of its first tear in SystemLayout::algebraics

    /// The number of tears, and of equations that are left for them.
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(tears.size()); }
};

/// A derivative of row `row` by column `column` that a slot holds.
struct JacobianSlot {
    std::uint32_t row = 0, column = 0;
    Slot slot = 0;
};

/// How partial derivatives with constant tears give the Jacobian of the explicit form: for each block S_b = dz_b/dx =
/// -G_b^-1 (dG_b/dx + sum over earlier blocks of dG_b/dz_c S_c); then df/dx = f_x + sum f_z S. All index work is done
/// in advance.
struct ImplicitJacobian {
    /// An entry that one partial derivative gives.
    struct Direct {
        std::uint32_t target;  ///< index into the values to fill
        Slot slot;
    };
    /// The product of a partial derivative and a row of S, of which each entry goes to one target.
    struct Chain {
        Slot slot;
        std::uint32_t source;  ///< first entry of the tear's row of S
        std::uint32_t length;
        std::uint32_t firstTarget;  ///< index into `targets`, `length` of them
    };
    /// What is solved for one block.
    struct BlockPart {
        std::uint32_t block = 0;
        std::uint32_t first = 0;        ///< begin of its S in the work array, row by row
        std::uint32_t columns = 0;      ///< number of states on which it depends
        std::vector<Slot> matrixSlots;  ///< dG_b/dz_b row by row; kNoSlot: zero
        std::vector<Direct> direct;     ///< targets relative to `first`
        std::vector<Chain> chains;
    };
    std::vector<BlockPart> blocks;
    std::vector<Direct> direct;
    std::vector<Chain> chains;
    std::vector<std::uint32_t> targets;
    std::uint32_t workSize = 0;
};

/// A relation in slots, which the event program evaluates literally.
struct CompiledRelation {
    CrossingKind kind = CrossingKind::State;
    Operation operation = Operation::Less;
    VariableId truth = kNoVariable;
    Slot truthSlot = kNoSlot;
    Slot left = kNoSlot, right = kNoSlot;  ///< values; State and Floor
    Slot instant = kNoSlot;                ///< Time
    Slot next = kNoSlot;                   ///< slot of its literal value, which the event program writes
    bool isTrueAfter = false;
    std::int32_t firstRoot = -1;  ///< index in SystemLayout::relations; Floor has two
};

/// A discrete variable.
struct CompiledDiscrete {
    VariableId variable = kNoVariable;
    Slot slot = kNoSlot;  ///< slot of its value
    Slot next = kNoSlot;  ///< slot of its new value, which the event program writes; kNoSlot: keeps its value
    Slot held = kNoSlot;  ///< its new value with relations as held, not literal
    Slot start = kNoSlot;
};

/// The value of a variable before the event.
struct CompiledPre {
    VariableId variable = kNoVariable;
    Slot slot = kNoSlot;  ///< slot of the remembered value
    Slot start = kNoSlot;
};

/// sample(start, interval) in slots.
struct CompiledSample {
    Slot truth = kNoSlot, start = kNoSlot, interval = kNoSlot;
    Origin origin;
};

/// An action of a when clause, or an assertion.
struct CompiledAction {
    FlatAction action;
    Slot fires = kNoSlot;
    Slot value = kNoSlot;     ///< condition or new value
    std::int32_t state = -1;  ///< Reinit
    std::vector<Slot> messageValues;
};

/// A variable that is solved in the plan, to name the cause of a value that is not finite.
struct SolvedPlace {
    VariableId variable = kNoVariable;
    Slot slot = kNoSlot;
    Origin origin;
    ExprId divisor = kNoExpr;                                    ///< divisor in its value; kNoExpr: none
    std::vector<std::pair<VariableId, Slot>> divisorSlots = {};  ///< variables in the divisor
};

/// The slots that an operator with a past reads and writes. If it has a root, the distance of its next jump, that root
/// comes behind those of the relations in SystemLayout::relations.
struct CompiledHistory {
    const HistoryOperator* operation = nullptr;
    HistoryPlaces places;
    VariableId variable = kNoVariable;  ///< its first output, for messages
    /// Until its past comes out, its output is the first input's value at the start, which is known without it.
    bool startsAsInput = false;
    bool isReceived = false;  ///< another part of the system computes its first input
    bool isSent = false;      ///< other parts of the system read its output
    bool isRead = true;       ///< this system itself reads its outputs
};

/// A state.
struct CompiledState {
    VariableId variable = kNoVariable;
    Slot slot = kNoSlot;
    Slot derivative = kNoSlot;
    Slot start = kNoSlot, nominal = kNoSlot;  ///< nominal may be kNoSlot
    bool isFixed = false;
};

/// A parameter that a run may set, and what it does otherwise.
struct CompiledParameter {
    VariableId variable = kNoVariable;
    Slot slot = kNoSlot;
    Slot isOverridden = kNoSlot;  ///< 1: the value is that of `value`, not of the binding
    Slot value = kNoSlot;
    Slot min = kNoSlot, max = kNoSlot;  ///< kNoSlot: unbounded
};

/// An input of the model itself. Nothing computes `slot`: the evaluator writes it, as time and states.
struct CompiledInput {
    VariableId variable = kNoVariable;
    Slot slot = kNoSlot;
    Slot start = kNoSlot;     ///< its value where nobody sets it, among the parameters
    bool isDiscrete = false;  ///< changes at events only
};

/// The declared bounds of a variable, for watching a run.
struct CompiledRange {
    VariableId variable = kNoVariable;
    Slot min = kNoSlot, max = kNoSlot;  ///< kNoSlot: unbounded
};

/// A set of programs over one array of slots. Parameters, inputs, states, discrete values and time are given; the
/// programs fill the other slots.
struct CompiledTape {
    std::vector<double> initialSlots;  ///< with constants in place
    TapeFunctions functions;           ///< functions of Call instructions
    Slot time = kNoSlot, isInitial = kNoSlot, isTerminal = kNoSlot, lambda = kNoSlot;
    std::vector<ValuePlace> places;  ///< by variable
    std::vector<TapeBlock> blocks;
    Program parameterProgram;  ///< computes everything that depends only on parameters
};

/// The initial system, if start values alone do not determine the start: fixed starts of variables that are no states,
/// initial equations, parameters to be found. It has a tape of its own, in which the states are unknowns.
struct CompiledInitial {
    /// A value that goes from one array of slots to the other.
    struct Link {
        Slot from = kNoSlot, to = kNoSlot;
    };
    /// A parameter that initial equations give.
    struct SolvedParameter {
        VariableId parameter = kNoVariable;
        Slot slot = kNoSlot;
    };
    CompiledTape tape;
    Program program;
    std::vector<Link> inputs;   ///< from the system's slots: parameters, discrete values, truths, time
    std::vector<Link> results;  ///< to the system's slots: states and tears
    std::vector<SolvedParameter> parameters;
    std::vector<SolvedPlace> solved;
    bool hasHomotopy = false;  ///< tape.lambda goes from the simplified (0) to the actual (1) equations
};

/// A pre(variable) at the start whose value an initial equation gives.
struct CompiledInitialPre {
    Slot pre = kNoSlot, value = kNoSlot;
};

/// A model ready for evaluation: programs, blocks and the layout for integrators. Immutable and shared
/// between runs; a run keeps its values in an evaluator. Large: a plain record of programs, blocks and
/// layout.
class CompiledSystem
{
public:
    FlatModel model;      ///< includes the variables that the compiler added
    SystemLayout layout;  ///< nominal values for parameters as written
    CompiledTape tape;

    std::vector<CompiledParameter> parameters;  ///< in binding order; of an input its value where nobody sets it
    std::vector<CompiledInput> inputs;
    std::vector<CompiledState> states;  ///< with consecutive slots
    std::vector<CompiledRange> ranges;  ///< of variables with min or max; of equal variables only one
    std::vector<CompiledDiscrete> discretes;
    std::vector<CompiledPre> pres;
    std::vector<CompiledRelation> relations;
    std::vector<CompiledSample> samples;
    std::vector<CompiledHistory> histories;
    std::vector<CompiledAction> eventActions;
    std::vector<CompiledAction> assertions;
    std::vector<std::size_t> startAssertions;  ///< numbers of those that contain initial()
    std::vector<SolvedPlace> solved;           ///< in order of solution
    std::optional<CompiledInitial> initial;    ///< none: states begin at their start attributes
    std::vector<CompiledInitialPre> initialPres;
    bool readsTerminal = false;          ///< terminal() occurs in the model
    std::vector<VariableId> freeStates;  ///< only their start attribute determines their start

    Program derivativeProgram;
    Program jacobianProgram;   ///< to run after the derivative program: partial derivatives with constant tears
    Program outputProgram;     ///< to run after the derivative program
    Program relationProgram;   ///< to run after the derivative program
    Program eventProgram;      ///< to run after derivative and output program: new discrete values, actions
    Program assertionProgram;  ///< to run after derivative and output program: assertions, inputs of histories
    Program daeProgram;        ///< to run instead of the derivative program, for given tears; empty if there are none
    Program pastProgram;       ///< to run instead of all others: inputs of histories, and nothing else

    /// The derivative program for several points at once; null if that is not possible.
    std::shared_ptr<const CompactProgram> compactDerivative;

    std::vector<JacobianSlot> partials;  ///< rows are derivatives, then residuals; columns are states, then tears
    std::vector<Slot> daeResidualSlots;  ///< one for each algebraic unknown
    ImplicitJacobian implicitJacobian;
    std::vector<std::uint32_t> daeTargets;   ///< by partial derivative: its index in the values of the DAE Jacobian
    std::vector<std::uint32_t> daeDiagonal;  ///< by state

    std::vector<SlotUse> uses;  ///< by slot, for machine code: the interpreter computes every slot

    /// The programs that machine code is made of, in its order.
    [[nodiscard]] std::array<const Program*, 8> programs() const
    {
        return {&derivativeProgram, &jacobianProgram,  &outputProgram, &relationProgram,
                &eventProgram,      &assertionProgram, &daeProgram,    &pastProgram};
    }
    /// The text of a stage: flat, parameters, events, alias, index, matching, blocks, torn, initial, tape. Empty if it
    /// was not kept (CompileOptions::keepStageTexts).
    [[nodiscard]] std::string stageText(const std::string& stage) const
    {
        const auto found = stageTexts.find(stage);
        return found == stageTexts.end() ? std::string() : found->second;
    }
    std::map<std::string, std::string> stageTexts;
    /// The model before compilation, from which the system at rest is compiled; null without delays.
    std::shared_ptr<const FlatModel> written;
    /// The parts into which delays divide it; null if they do not.
    std::shared_ptr<const DecoupledParts> parts;
    std::shared_ptr<const SystemStructure> structure;  ///< with CompileOptions::keepStructure, else null

    /// Parameters whose values the compiler has used although equations contain them, in rising order: other values may
    /// need other states or be contradictory, so that a change needs compilation.
    std::vector<VariableId> usedValues;

    /// Of programs(). Parts of a system with equal programs have it in common.
    std::shared_ptr<SharedNativeCode> machineCode = std::make_shared<SharedNativeCode>();
};

}  // namespace bramah::solver
