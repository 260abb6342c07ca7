// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer target: whatever a text declares is instantiated, evaluated and drawn without a crash or a hang.
// Build with the preset `fuzz`; run `instance_fuzz -dict=tests/fuzz/modelica.dict CORPUS`.
#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"
#include "model/diagram/diagram_checks.h"
#include "model/instance/instance.h"

using namespace bramah::model;

namespace {

constexpr int kMostInstances = 2000;
constexpr int kDeepest = 60;

void visit(const Instance& instance, int& budget, int depth)
{
    if (--budget < 0 || depth > kDeepest)
        return;
    (void)instance.path();
    (void)instance.prefixes();
    (void)instance.sizes();
    (void)instance.value();
    for (const char* attribute : {"start", "unit", "min"})
        (void)instance.attribute(attribute);
    for (const auto& element : instance.resolved().elements())
        visit(*element, budget, depth + 1);
    for (const auto& child : instance.children())
        visit(*child, budget, depth + 1);
}

void instantiate(const ClassLibrary& library, const ClassNode& node, int& budget)
{
    InstanceTree tree(library);
    const Instance& root = tree.instantiate(node);
    visit(root, budget, 0);
    IconCache icons;
    (void)checkDiagram(DiagramBuilder(icons).build(root));
    for (const auto& diagnostic : tree.diagnostics())
        (void)diagnostic.commandLineText();
    for (const auto* child : node.children()) {
        if (budget > 0)
            instantiate(library, *child, budget);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    ClassLibrary library;
    const auto text = std::make_shared<SourceText>(QStringLiteral("example.mo"), bytes);
    int budget = kMostInstances;
    for (const auto* node : library.addFile(syntax::SyntaxTree::parse(text)))
        instantiate(library, *node, budget);
    return 0;
}
