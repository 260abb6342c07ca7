// SPDX-License-Identifier: GPL-3.0-or-later
// libFuzzer target: any bytes are read without a crash, tokens cover them, and edits of sound texts keep their
// promises. Build with the preset `fuzz`; run `parse_fuzz -dict=tests/fuzz/modelica.dict CORPUS`.
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"
#include "model/edit/connect_edits.h"
#include "tests/model/syntax/parse_text.h"
#include "tests/model/syntax/tree_shape.h"

#include <cstdio>
#include <cstdlib>

using namespace bramah::model;
using namespace bramah::test;
using syntax::SyntaxTree;

namespace {

void require(bool isTrue, const char* what, const QByteArray& bytes, const QString& details = {})
{
    if (isTrue)
        return;
    std::fprintf(stderr, "broken: %s\n%s\n----\n%s\n", what, qPrintable(details), bytes.constData());
    std::abort();
}

void checkTokens(const SyntaxTree& tree)
{
    std::int32_t at = 0;
    for (const auto& token : tree.tokens()) {
        require(token.span.begin == at && token.span.end >= at, "tokens have gaps", tree.text().bytes());
        at = token.span.end;
    }
    require(at == tree.text().bytes().size(), "tokens end early", tree.text().bytes());
}

void checkEdits(const SyntaxTree& tree, const char* what, const TextEdits& edits)
{
    const auto& before = tree.text().bytes();
    const auto after = edits.appliedTo(before);
    require(edits.inverse(before).appliedTo(after) == before, what, before);
    const auto edited = parseText(after);
    require(!edited->hasErrors(), what, before, messagesOf(*edited) + u'\n' + QString::fromUtf8(after));
}

void editEverything(const SyntaxTree& tree, const syntax::ClassDefinition& definition)
{
    const Placement placement{{{-10, -10}, {10, 10}}, {20, 30}, 90};
    const auto name = QStringLiteral("newName");
    checkEdits(tree, "add", addComponent(tree, definition, {QStringLiteral("A.B"), name, {}, placement, true}));
    checkEdits(tree, "connect", addConnect(tree, definition, QStringLiteral("a.b"), QStringLiteral("c"), {{1, 2}}));
    checkEdits(tree, "experiment", setExperiment(tree, definition, {{}, 2.0, {}, {}}));
    for (const auto* connect : connectsOf(definition)) {
        const ConnectKey key{referenceText(tree, connect->left), referenceText(tree, connect->right), 0};
        checkEdits(tree, "line", setLinePoints(tree, definition, key, {{1, 2}, {3, 4}}));
        checkEdits(tree, "disconnect", removeConnect(tree, definition, key));
    }
    for (const auto* element : definition.elements) {
        for (const auto& component : element->components) {
            const auto old = toString(component.name.text);
            checkEdits(tree, "remove", removeComponent(tree, definition, old));
            checkEdits(tree, "rename", renameComponent(tree, definition, old, name));
            checkEdits(tree, "place", setPlacement(tree, definition, old, placement));
            for (const auto& path : {QString(), QStringLiteral("k"), QStringLiteral("a.b")}) {
                checkEdits(tree, "set", setModifier(tree, definition, old, path, QStringLiteral("1")));
                checkEdits(tree, "unset", setModifier(tree, definition, old, path, std::nullopt));
            }
        }
        if (element->definition)
            editEverything(tree, *element->definition);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto expression = parseExpression(bytes);
    checkTokens(*expression);
    require(!shapeOf(expression->expression()).isEmpty(), "no expression", bytes);

    const auto tree = parseText(bytes);
    checkTokens(*tree);
    (void)messagesOf(*tree);
    for (const auto* definition : tree->root().classes)
        (void)outlineOf(*definition);
    constexpr std::size_t kLargestEdited = 600;  // each edit reads the text anew
    if (!tree->hasErrors() && size <= kLargestEdited) {
        for (const auto* definition : tree->root().classes)
            editEverything(*tree, *definition);
    }
    return 0;
}
