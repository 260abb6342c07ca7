// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/shown_class.h"

#include "editor/session/workspace.h"
#include "model/diagram/diagram_builder.h"
#include "model/instance/instance.h"
#include "model/planning/diagram_sketch.h"
#include "model/routing/missing_lines.h"

#include <algorithm>

namespace bramah::editor {

namespace {

/// A drawing of 5,000 symbols takes some 10 MB.
constexpr std::size_t kMostDrawings = 6;

bool isPlaceOrLine(const model::DiagramChange& change)
{
    return std::holds_alternative<model::SetPlacement>(change) || std::holds_alternative<model::SetLine>(change) ||
           std::holds_alternative<model::SetLabel>(change);
}

}  // namespace

ShownClass::ShownClass(Workspace& workspace) : workspace_(workspace) {}
ShownClass::~ShownClass() = default;

ShownClass::Expectation::Expectation(ShownClass& shown, const model::DiagramChanges& changes) : shown_(shown)
{
    // A symbol without a place is laid out beside all others, and messages with a place in the text would lose it.
    const auto isPlaced = [](const model::DiagramComponent& component) { return component.isPlaced; };
    const auto hasText = [](const model::Diagnostic& diagnostic) { return diagnostic.text != nullptr; };
    if (!std::ranges::all_of(changes, isPlaceOrLine) || !std::ranges::all_of(shown.diagram_->components(), isPlaced) ||
        std::ranges::any_of(shown.diagnostics(), hasText))
        return;
    model::DiagramSketch sketch(*shown.diagram_);
    sketch.apply(changes);
    shown.expected_ = std::make_shared<const model::Diagram>(sketch.diagram());
}

void ShownClass::drop()
{
    // The messages are kept; the classes to which the tree refers end.
    if (tree_)
        diagnostics_ = diagnostics();
    isTakenOver_ = true;
    instance_ = nullptr;
    tree_.reset();
}

bool ShownClass::isFor(const Drawing& drawing, const model::SourceText& text) const
{
    return drawing.className == className_ && drawing.changesBeside == workspace_.changesBeside(text.fileName()) &&
           drawing.text == text.bytes();
}

void ShownClass::show(const QString& className, const model::SourceText& text)
{
    drop();
    const bool isSameClass = className == className_;
    className_ = className;
    const auto known = std::ranges::find_if(drawings_, [&](const Drawing& one) { return isFor(one, text); });
    if (known != drawings_.end()) {
        diagram_ = known->diagram;
        diagnostics_ = known->diagnostics;
        declarationsVersion_ = known->declarationsVersion;
    } else if (expected_ && isSameClass) {
        diagram_ = std::move(expected_);
        keep(text);
    } else {
        isTakenOver_ = false;
        declarationsVersion_ = ++declarationsCount_;
        const model::Instance* shown = instance();
        diagram_ = shown ? std::make_shared<const model::Diagram>(
                               model::withMissingLines(model::DiagramBuilder(workspace_.icons()).build(*shown)))
                         : std::make_shared<const model::Diagram>();
        keep(text);
    }
}

void ShownClass::keep(const model::SourceText& text)
{
    drawings_.push_front({text.bytes(), className_, workspace_.changesBeside(text.fileName()), diagram_, diagnostics(),
                          declarationsVersion_});
    if (drawings_.size() > kMostDrawings)
        drawings_.pop_back();
}

const model::Instance* ShownClass::instance() const
{
    if (tree_)
        return instance_;
    const model::ClassNode* node = className_.isEmpty() ? nullptr : workspace_.library().find(className_.toStdString());
    if (!node)
        return nullptr;
    tree_ = std::make_unique<model::InstanceTree>(workspace_.library());
    instance_ = &tree_->instantiate(*node);
    return instance_;
}

model::Diagnostics ShownClass::diagnostics() const
{
    if (isTakenOver_ || !tree_)
        return diagnostics_;
    return {tree_->diagnostics().begin(), tree_->diagnostics().end()};
}

}  // namespace bramah::editor
