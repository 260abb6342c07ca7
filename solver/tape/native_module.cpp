// SPDX-License-Identifier: BSD-3-Clause
// The module bramah_native: compiles tapes to machine code by LLVM. The only file that includes its headers.
#include "solver/tape/native_module.h"

#include <llvm/ExecutionEngine/Orc/LLJIT.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/TargetSelect.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <unordered_map>
#include <utility>

namespace bramah::solver {
namespace {

// LLVM's time for a function grows faster than its length, so long functions are divided.
constexpr std::uint32_t kLongestFunction = 128;
// Up to this number of instructions in strips the interpreter is as fast as machine code, which has to be compiled and
// loaded.
constexpr std::uint32_t kInterpretedStrips = 16;
// A compilation can be stopped between two modules.
constexpr std::size_t kFunctionsPerModule = 64;
// Fewer quick instructions are not worth a jump.
constexpr std::size_t kShortestSkip = 6;

const Instruction* behind(const Instruction* i)
{
    return i + (i->strip > 1 ? 2 : 1);
}

/// The end of the consecutive strips from \a i on; \a i itself if machine code suits them better.
const Instruction* behindStrips(const Instruction* i, const Instruction* end)
{
    std::uint32_t length = 0;
    const Instruction* at = i;
    for (; at != end && at->strip > 1; at = behind(at))
        length += at->strip;
    return length < kInterpretedStrips ? i : at;
}

/// The function that runInstructions() calls for an operation of one operand; null if there is none.
double (*unaryFunction(Operation operation))(double)
{
    switch (operation) {
    case Operation::Exp: return exponential;
    case Operation::Log: return std::log;
    case Operation::Log10: return std::log10;
    case Operation::Sin: return std::sin;
    case Operation::Cos: return std::cos;
    case Operation::Tan: return std::tan;
    case Operation::Asin: return std::asin;
    case Operation::Acos: return std::acos;
    case Operation::Atan: return std::atan;
    case Operation::Sinh: return std::sinh;
    case Operation::Cosh: return std::cosh;
    case Operation::Tanh: return std::tanh;
    default: return nullptr;
    }
}

enum class Width : std::uint8_t { Single, Lanes };

/// Writes one function. Results are stored, and kept for instructions that need them next.
class FunctionWriter
{
public:
    /// Keeps in \a code the instructions that the function gives to the interpreter.
    FunctionWriter(llvm::Module& module, const std::string& name, const NativeRequest& request, NativeCode& code,
                   Width width)
        : context_(module.getContext()),
          builder_(context_),
          request_(request),
          code_(code),
          lanes_(width == Width::Lanes ? kLanes : 1)
    {
        type_ = builder_.getDoubleTy();
        if (lanes_ > 1)
            type_ = llvm::FixedVectorType::get(type_, lanes_);
        auto* pointer = llvm::PointerType::getUnqual(context_);
        auto* type = llvm::FunctionType::get(builder_.getVoidTy(), {pointer, pointer}, false);
        function_ = llvm::Function::Create(type, llvm::Function::ExternalLinkage, name, module);
        function_->addFnAttr(llvm::Attribute::NoUnwind);
        slots_ = function_->getArg(0);
        called_ = function_->getArg(1);
        builder_.SetInsertPoint(llvm::BasicBlock::Create(context_, "entry", function_));
    }

    void write(const Instruction* begin, const Instruction* end)
    {
        for (const Instruction* i = begin; i != end;) {
            const Instruction* next = behindStrips(i, end);
            if (next != i) {
                writeAllWaiting();
                interpret(i, next);
            } else {
                next = behind(i);
                forEachInstruction({i, next}, [this](const Instruction& one) { writeOrWait(one); });
            }
            i = next;
        }
        writeAllWaiting();
        builder_.CreateRetVoid();
    }

private:
    /// Instructions of one branch of an `if`, which wait for the first reader of their results outside of it.
    struct Branch {
        SlotUse use;
        std::vector<Instruction> instructions;
    };

    void writeOrWait(const Instruction& i)
    {
        const SlotUse use = lanes_ == 1 && i.result < request_.uses.size() ? request_.uses[i.result] : SlotUse();
        for (const Slot operand : operandsOf(i))
            if (const auto found = waiting_.find(operand);
                found != waiting_.end() && !(branches_[found->second].use == use))
                writeWaiting(branches_[found->second]);
        if (use.isAlways()) {
            write(i);
            return;
        }
        auto branch = std::ranges::find(branches_, use, &Branch::use);
        if (branch == branches_.end())
            branch = branches_.insert(branches_.end(), {use, {}});
        branch->instructions.push_back(i);
        waiting_[i.result] = static_cast<std::size_t>(branch - branches_.begin());
    }

    void writeAllWaiting()
    {
        for (Branch& branch : branches_)
            writeWaiting(branch);
    }

    /// Writes the instructions of a branch, to be skipped while nobody uses them if they take longer than a jump.
    void writeWaiting(Branch& branch)
    {
        const std::vector<Instruction> instructions = std::exchange(branch.instructions, {});
        for (const Instruction& i : instructions)
            waiting_.erase(i.result);
        const bool isLong = instructions.size() >= kShortestSkip || std::ranges::any_of(instructions, takesLong);
        if (!isLong) {
            std::ranges::for_each(instructions, [this](const Instruction& i) { write(i); });
            return;
        }
        auto* inside = llvm::BasicBlock::Create(context_, "used", function_);
        auto* behind = llvm::BasicBlock::Create(context_, "behind", function_);
        llvm::Value* condition = isTrue(branch.use.condition);
        builder_.CreateCondBr(condition, branch.use.isTrue ? inside : behind, branch.use.isTrue ? behind : inside);
        // Values in registers would be stored once more at the end of a block, for others that find them in the slots.
        known_.clear();
        builder_.SetInsertPoint(inside);
        std::ranges::for_each(instructions, [this](const Instruction& i) { write(i); });
        builder_.CreateBr(behind);
        known_.clear();
        builder_.SetInsertPoint(behind);
    }

    static bool takesLong(const Instruction& i)
    {
        return i.operation == Operation::Divide || i.operation == Operation::Sqrt || i.operation == Operation::Power ||
               i.operation == Operation::Call || unaryFunction(i.operation);
    }

    void write(const Instruction& i)
    {
        llvm::Value* const value = valueOf(i);
        if (!value) {
            interpret(&i, &i + 1);
            return;
        }
        builder_.CreateAlignedStore(value, place(i.result), llvm::Align(sizeof(double)));
        known_[i.result] = value;
    }

    llvm::Value* place(Slot slot)
    {
        return builder_.CreateConstInBoundsGEP1_64(builder_.getDoubleTy(), slots_, std::uint64_t{lanes_} * slot);
    }
    llvm::Value* at(Slot slot)
    {
        llvm::Value*& value = known_[slot];
        if (!value)
            value = builder_.CreateAlignedLoad(type_, place(slot), llvm::Align(sizeof(double)));
        return value;
    }
    llvm::Value* constant(double value) { return llvm::ConstantFP::get(type_, value); }
    llvm::Value* truth(llvm::Value* condition) { return builder_.CreateSelect(condition, constant(1), constant(0)); }
    llvm::Value* isTrue(Slot slot) { return builder_.CreateFCmpUNE(at(slot), constant(0)); }

    /// b if the \a comparison of b and a holds, else a.
    llvm::Value* selected(llvm::CmpInst::Predicate comparison, llvm::Value* a, llvm::Value* b)
    {
        return builder_.CreateSelect(builder_.CreateFCmp(comparison, b, a), b, a);
    }

    /// Null if LLVM has no instruction for the operation.
    llvm::Value* valueOf(const Instruction& i)
    {
        switch (i.operation) {
        case Operation::Add: return builder_.CreateFAdd(at(i.a), at(i.b));
        case Operation::Subtract: return builder_.CreateFSub(at(i.a), at(i.b));
        case Operation::Multiply: return builder_.CreateFMul(at(i.a), at(i.b));
        case Operation::Divide: return builder_.CreateFDiv(at(i.a), at(i.b));
        case Operation::Negate: return builder_.CreateFNeg(at(i.a));
        case Operation::Sqrt: return builder_.CreateUnaryIntrinsic(llvm::Intrinsic::sqrt, at(i.a));
        case Operation::Abs: return builder_.CreateUnaryIntrinsic(llvm::Intrinsic::fabs, at(i.a));
        case Operation::If: return builder_.CreateSelect(isTrue(i.a), at(i.b), at(i.c));
        case Operation::Less: return truth(builder_.CreateFCmpOLT(at(i.a), at(i.b)));
        case Operation::LessEqual: return truth(builder_.CreateFCmpOLE(at(i.a), at(i.b)));
        case Operation::Greater: return truth(builder_.CreateFCmpOGT(at(i.a), at(i.b)));
        case Operation::GreaterEqual: return truth(builder_.CreateFCmpOGE(at(i.a), at(i.b)));
        case Operation::Equal: return truth(builder_.CreateFCmpOEQ(at(i.a), at(i.b)));
        case Operation::NotEqual: return truth(builder_.CreateFCmpUNE(at(i.a), at(i.b)));
        case Operation::And: return truth(builder_.CreateAnd(isTrue(i.a), isTrue(i.b)));
        case Operation::Or: return truth(builder_.CreateOr(isTrue(i.a), isTrue(i.b)));
        case Operation::Not: return truth(builder_.CreateFCmpOEQ(at(i.a), constant(0)));
        case Operation::Min: return selected(llvm::CmpInst::FCMP_OLT, at(i.a), at(i.b));
        case Operation::Max: return selected(llvm::CmpInst::FCMP_OGT, at(i.a), at(i.b));
        case Operation::NoEvent: return at(i.a);
        case Operation::Power: return called<double(double, double)>(std::pow, {at(i.a), at(i.b)});
        case Operation::Call: return called(request_.call, {called_, builder_.getInt32(i.c), at(i.a), at(i.b)});
        default: break;
        }
        double (*function)(double) = unaryFunction(i.operation);
        return function ? called(function, {at(i.a)}) : nullptr;
    }

    /// A call of a function that returns a double, separately in each lane.
    template <typename Function>
    llvm::Value* called(Function* function, std::initializer_list<llvm::Value*> arguments)
    {
        if (lanes_ == 1)
            return calledOnce(reinterpret_cast<const void*>(function), arguments);
        llvm::Value* results = llvm::PoisonValue::get(type_);
        for (unsigned lane = 0; lane < lanes_; ++lane) {
            std::vector<llvm::Value*> own;
            for (llvm::Value* argument : arguments)
                own.push_back(argument->getType() == type_ ? builder_.CreateExtractElement(argument, lane) : argument);
            llvm::Value* result = lane < kUsedLanes ? calledOnce(reinterpret_cast<const void*>(function), own)
                                                    : builder_.CreateExtractElement(results, kUsedLanes - 1);
            results = builder_.CreateInsertElement(results, result, lane);
        }
        return results;
    }
    llvm::Value* calledOnce(const void* function, llvm::ArrayRef<llvm::Value*> arguments)
    {
        std::vector<llvm::Type*> types;
        for (const llvm::Value* argument : arguments)
            types.push_back(argument->getType());
        auto* type = llvm::FunctionType::get(builder_.getDoubleTy(), types, false);
        return builder_.CreateCall(type, address(function), arguments);
    }

    /// Adds a call of the tape's interpreter for some instructions.
    void interpret(const Instruction* begin, const Instruction* end)
    {
        auto* pointer = llvm::PointerType::getUnqual(context_);
        auto* type = llvm::FunctionType::get(builder_.getVoidTy(), {pointer, pointer, pointer, pointer}, false);
        const auto interpreter = lanes_ > 1 ? request_.runInstructionsInLanes : request_.runInstructions;
        const std::vector<Instruction>& kept = code_.interpreted.emplace_back(begin, end);
        builder_.CreateCall(type, address(reinterpret_cast<const void*>(interpreter)),
                            {address(kept.data()), address(kept.data() + kept.size()), slots_, called_});
        known_.clear();
    }
    llvm::Value* address(const void* object)
    {
        return builder_.CreateIntToPtr(builder_.getInt64(reinterpret_cast<std::uintptr_t>(object)),
                                       llvm::PointerType::getUnqual(context_));
    }

    llvm::LLVMContext& context_;
    llvm::IRBuilder<> builder_;
    const NativeRequest& request_;
    NativeCode& code_;
    llvm::Function* function_ = nullptr;
    llvm::Value *slots_ = nullptr, *called_ = nullptr;
    unsigned lanes_ = 1;
    llvm::Type* type_ = nullptr;                    ///< type of a slot's value
    std::unordered_map<Slot, llvm::Value*> known_;  ///< values of slots that the block has read or written
    std::vector<Branch> branches_;
    std::unordered_map<Slot, std::size_t> waiting_;  ///< slots that instructions of a branch, by index, will write
};

/// Measured: as the tape has no common subexpressions left, optimised code makes a run only 5 % faster, but takes nine
/// times as long to compile.
std::unique_ptr<llvm::orc::LLJIT> makeCompiler()
{
    static const bool isTargetReady = !llvm::InitializeNativeTarget() && !llvm::InitializeNativeTargetAsmPrinter();
    if (!isTargetReady)
        return nullptr;
    auto target = llvm::orc::JITTargetMachineBuilder::detectHost();
    if (!target) {
        llvm::consumeError(target.takeError());
        return nullptr;
    }
    target->setCodeGenOptLevel({});  // none, whose name has changed since LLVM 17
    target->getOptions().AllowFPOpFusion = llvm::FPOpFusion::Strict;
    auto compiler = llvm::orc::LLJITBuilder().setJITTargetMachineBuilder(std::move(*target)).create();
    if (!compiler) {
        llvm::consumeError(compiler.takeError());
        return nullptr;
    }
    return std::move(*compiler);
}

class ProgramCompiler
{
public:
    explicit ProgramCompiler(const NativeRequest& request) : request_(request), compiler_(makeCompiler()) {}

    bool compile(NativeCode& code)
    {
        if (!compiler_)
            return false;
        for (const Program* program : request_.programs)
            if (!compile(*program, code, code.programs.emplace_back(), Width::Single))
                return false;
        if (request_.inLanes && !compile(*request_.inLanes, code, code.inLanes, Width::Lanes))
            return false;
        code.memory = std::shared_ptr<llvm::orc::LLJIT>(std::move(compiler_));
        return true;
    }

private:
    struct Piece {
        const Instruction* begin;
        const Instruction* end;
        bool operator==(const Piece& other) const { return std::equal(begin, end, other.begin, other.end); }
    };
    struct HashOfPiece {
        std::size_t operator()(const Piece& piece) const
        {
            constexpr std::size_t kPrime = 0x100000001b3;  // of the hash by Fowler, Noll and Vo
            std::size_t hash = 0;
            for (const Instruction* i = piece.begin; i != piece.end; ++i)
                for (const std::size_t part : {static_cast<std::size_t>(i->operation), std::size_t{i->result},
                                               std::size_t{i->a}, std::size_t{i->b}, std::size_t{i->c}})
                    hash = (hash ^ part) * kPrime;
            return hash;
        }
    };
    using Made = std::unordered_map<Piece, MachineFunction, HashOfPiece>;

    bool compile(const Program& program, NativeCode& code, NativeProgram& native, Width width)
    {
        const Instruction* first = program.instructions.data();
        pieces_.clear();
        const auto cut = [&](std::uint32_t begin, std::uint32_t end) {
            NativeProgram::Range range;
            range.begin = static_cast<std::uint32_t>(pieces_.size());
            for (const Instruction *i = first + begin, *last = first + end; i != last;) {
                Piece piece{i, i};
                for (std::uint32_t length = 0; length < kLongestFunction && piece.end != last;) {
                    const Instruction* next = behindStrips(piece.end, last);
                    length += next == piece.end ? piece.end->strip : 1;
                    piece.end = next == piece.end ? behind(piece.end) : next;
                }
                pieces_.push_back(piece);
                i = piece.end;
            }
            range.end = static_cast<std::uint32_t>(pieces_.size());
            return range;
        };
        for (const ProgramStep& step : program.steps)
            native.steps.push_back(step.kind == StepKind::Run ? cut(step.begin, step.end) : NativeProgram::Range{});
        for (const Program::NewtonRanges& ranges : program.newtonRanges) {
            native.residuals.push_back(cut(ranges.residualBegin, ranges.residualEnd));
            native.matrices.push_back(cut(ranges.matrixBegin, ranges.matrixEnd));
        }
        for (std::size_t at = 0; at < pieces_.size(); at += kFunctionsPerModule) {
            if (request_.isStopWanted && request_.isStopWanted())
                return false;
            if (!compilePieces(at, std::min(at + kFunctionsPerModule, pieces_.size()), code, native, width))
                return false;
        }
        return true;
    }

    bool compilePieces(std::size_t from, std::size_t to, NativeCode& code, NativeProgram& native, Width width)
    {
        auto context = std::make_unique<llvm::LLVMContext>();
        auto module = std::make_unique<llvm::Module>("tape", *context);
        module->setDataLayout(compiler_->getDataLayout());
        // Programs have blocks in common, as those for derivatives and for the past: they run the same code.
        Made& made = made_[width == Width::Lanes ? 1 : 0];
        std::vector<std::pair<std::string, MachineFunction*>> wanted;
        for (std::size_t i = from; i < to; ++i) {
            const auto [place, isNew] = made.emplace(pieces_[i], nullptr);
            if (!isNew)
                continue;
            wanted.emplace_back("f" + std::to_string(functions_++), &place->second);
            FunctionWriter(*module, wanted.back().first, request_, code, width).write(pieces_[i].begin, pieces_[i].end);
        }
        if (!wanted.empty())
            if (auto error =
                    compiler_->addIRModule(llvm::orc::ThreadSafeModule(std::move(module), std::move(context)))) {
                llvm::consumeError(std::move(error));
                return false;
            }
        for (const auto& [name, function] : wanted) {
            auto address = compiler_->lookup(name);
            if (!address) {
                llvm::consumeError(address.takeError());
                return false;
            }
            *function = address->toPtr<MachineFunction>();
        }
        for (std::size_t i = from; i < to; ++i)
            native.functions.push_back(made.at(pieces_[i]));
        return true;
    }

    const NativeRequest& request_;
    std::unique_ptr<llvm::orc::LLJIT> compiler_;
    std::vector<Piece> pieces_;
    std::array<Made, 2> made_;  ///< functions for one point and for lanes
    std::size_t functions_ = 0;
};

}  // namespace
}  // namespace bramah::solver

extern "C" __attribute__((visibility("default"))) const char* bramahNativeCompilerVersion()
{
    return LLVM_VERSION_STRING;
}

extern "C" __attribute__((visibility("default"))) bool bramahCompileNative(const bramah::solver::NativeRequest& request,
                                                                           bramah::solver::NativeCode& code)
{
    return bramah::solver::ProgramCompiler(request).compile(code);
}
