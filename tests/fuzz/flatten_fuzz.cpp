// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer target: whatever a text declares is parsed, instantiated, flattened and, if it is a model, compiled without
// a crash or a hang. Build with the preset `fuzz`; run `flatten_fuzz -dict=tests/fuzz/modelica.dict CORPUS`.
#include "model/classes/class_library.h"
#include "solver/compile/compile.h"
#include "solver/flatten/flatten.h"

#include <chrono>

using namespace bramah;

namespace {

constexpr int kMostClasses = 12;
/// Both stages ask whether they shall stop: so does a user who has waited long enough, for all classes of a text.
constexpr std::chrono::milliseconds kPatience{1000};

using Moment = std::chrono::steady_clock::time_point;

void flatten(const model::ClassLibrary& library, const model::ClassNode& node, int& budget, Moment end)
{
    if (--budget < 0)
        return;
    const auto isStopWanted = [end] { return std::chrono::steady_clock::now() > end; };
    solver::FlattenOptions options;
    options.isStopWanted = isStopWanted;
    solver::FlattenOutcome outcome = solver::flatten(library, node, options);
    for (const auto& diagnostic : outcome.diagnostics)
        (void)diagnostic.commandLineText();
    if (outcome.model)
        for (const auto& diagnostic : solver::compile(std::move(*outcome.model), {isStopWanted, false, {}}).diagnostics)
            (void)diagnostic.commandLineText();
    for (const auto* child : node.children())
        flatten(library, *child, budget, end);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    model::ClassLibrary library;
    const auto text = std::make_shared<model::SourceText>(QStringLiteral("example.mo"), bytes);
    int budget = kMostClasses;
    const Moment end = std::chrono::steady_clock::now() + kPatience;
    for (const auto* node : library.addFile(model::syntax::SyntaxTree::parse(text)))
        flatten(library, *node, budget, end);
    return 0;
}
