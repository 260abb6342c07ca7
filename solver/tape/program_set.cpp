// SPDX-License-Identifier: BSD-3-Clause
#include "solver/tape/program_set.h"

#include "solver/tape/shared_native_code.h"
#include "solver/tape/system_code.h"

#include <limits>

namespace bramah::solver {
namespace {

constexpr std::int64_t kEvaluationsBetweenLooks = 100;

}  // namespace

ProgramSet::ProgramSet(std::shared_ptr<const CompiledSystem> system)
    : derivative(system->derivativeProgram),
      jacobian(system->jacobianProgram),
      output(system->outputProgram),
      relation(system->relationProgram),
      event(system->eventProgram),
      assertion(system->assertionProgram),
      dae(system->daeProgram),
      past(system->pastProgram),
      system_(std::move(system))
{
}

ProgramSet::~ProgramSet()
{
    endCompilation();
}

std::array<RunnableProgram*, 8> ProgramSet::all()
{
    return {&derivative, &jacobian, &output, &relation, &event, &assertion, &dae, &past};
}

void ProgramSet::selectRow(std::span<const std::size_t> chosen)
{
    endCompilation();
    row_ = std::make_unique<Row>(*system_, chosen);
    if (mode_ == EvaluationMode::Native)
        setMode(mode_);
}

void ProgramSet::setMode(EvaluationMode mode)
{
    endCompilation();
    mode_ = mode;
    nextLook_ = evaluations_ + kEvaluationsBetweenLooks;
    if (mode == EvaluationMode::Native) {
        isUnwanted_ = false;
        compile();
        take();
    } else if (mode == EvaluationMode::Auto) {
        code_ = system_->machineCode->get();
        take();
    } else {
        for (RunnableProgram* program : all())
            program->native = nullptr;
        if (row_)
            row_->runnable.native = nullptr;
    }
}

void ProgramSet::look()
{
    nextLook_ = evaluations_ + kEvaluationsBetweenLooks;
    if (compilation_.joinable()) {
        if (!isCompiled_.load(std::memory_order_acquire))
            return;
        compilation_.join();
        take();
        nextLook_ = std::numeric_limits<std::int64_t>::max();
        return;
    }
    SharedNativeCode& shared = *system_->machineCode;
    const bool isWorthWhile = shared.count(kEvaluationsBetweenLooks) >= kEvaluationsBeforeCompilation;
    if (!code_) {
        code_ = shared.get();
        take();
    }
    if (code_ ? evaluations_ >= kEvaluationsBeforeCompilation : isWorthWhile && shared.claim())
        beginCompilation();
}

void ProgramSet::beginCompilation()
{
    isUnwanted_ = isCompiled_ = false;
    compilation_ = std::thread([this] {
        compile();
        isCompiled_.store(true, std::memory_order_release);
    });
}

void ProgramSet::compile()
{
    const auto isStopWanted = [this] { return isUnwanted_.load(std::memory_order_relaxed); };
    SharedNativeCode& shared = *system_->machineCode;
    // Code that the run has is not touched, as the run reads it meanwhile.
    if (!code_)
        code_ = shared.get();
    if (!code_)
        code_ = makeSharedCode(*system_, isStopWanted);
    if (code_ && row_ && !row_->code) {
        const Program* program = &row_->program.program();
        row_->code = compileNative({&program, 1}, isStopWanted, forLanes(row_->compact ? &*row_->compact : nullptr),
                                   system_->uses);
    }
}

void ProgramSet::take()
{
    if (code_) {
        const auto runnables = all();
        for (std::size_t i = 0; i < runnables.size(); ++i)
            runnables[i]->native = &code_->programs[i];
    }
    if (row_ && row_->code)
        row_->runnable.native = row_->code->programs.data();
}

void ProgramSet::endCompilation()
{
    if (!compilation_.joinable())
        return;
    isUnwanted_ = true;
    compilation_.join();
}

}  // namespace bramah::solver
