// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/session/shown_class.h"

#include "editor/drawing/drawn_sheet.h"
#include "editor/session/workspace.h"
#include "model/instance/instance.h"
#include "model/planning/diagram_sketch.h"

#include <algorithm>
#include <utility>

namespace bramah::editor {

namespace {

/// A drawing of 5,000 symbols takes some 10 MB.
constexpr std::size_t kMostDrawings = 6;

/// Has the instance a sheet that can be shown in place?
bool canBeShown(const model::Instance* instance)
{
    using model::syntax::ClassKind;
    if (!instance || instance->isMissing() || instance->isArray() || instance->prefixes().isOuter)
        return false;
    const ClassKind kind = instance->kind();
    return kind == ClassKind::Model || kind == ClassKind::Block || kind == ClassKind::Class;
}

bool isPlaceOrLine(const model::DiagramChange& change)
{
    return std::holds_alternative<model::SetPlacement>(change) || std::holds_alternative<model::SetLine>(change) ||
           std::holds_alternative<model::SetLabel>(change) || std::holds_alternative<model::SetMark>(change);
}

}  // namespace

ShownClass::ShownClass(Workspace& workspace) : workspace_(workspace) {}
ShownClass::~ShownClass() = default;

ShownClass::Expectation::Expectation(ShownClass& shown, const model::DiagramChanges& changes) : shown_(shown)
{
    // A symbol without a place is laid out beside all others, and messages with a place in the text would lose that.
    const auto isPlaced = [](const model::DiagramComponent& component) { return component.isPlaced; };
    const auto hasText = [](const model::Diagnostic& diagnostic) { return diagnostic.text != nullptr; };
    // Which rows a list on the sheet has depends on where the lists are, and on the order of the pages.
    const auto isList = [](const model::DiagramComponent& component) { return !component.list.isEmpty(); };
    if (!std::ranges::all_of(changes, isPlaceOrLine) || !std::ranges::all_of(shown.diagram_->components(), isPlaced) ||
        std::ranges::any_of(shown.diagnostics(), hasText) || std::ranges::any_of(shown.diagram_->components(), isList))
        return;
    shown.expected_ = std::make_shared<const model::Diagram>(model::changedDiagram(*shown.diagram_, changes));
}

void ShownClass::drop()
{
    // Messages are kept, as the classes to which the tree refers end.
    if (tree_)
        diagnostics_ = diagnostics();
    isTakenOver_ = true;
    root_ = instance_ = nullptr;
    tree_.reset();
}

bool ShownClass::isFor(const Drawing& drawing, const model::SourceText& text) const
{
    return drawing.place == place_ && drawing.changesBeside == workspace_.changesBeside(text.fileName()) &&
           drawing.text == text.bytes();
}

void ShownClass::shortenWay()
{
    className_ = place_.root;
    if (!place_.isInside())
        return;
    makeTree();
    while (place_.isInside() && !(root_ && canBeShown(root_->descendant(place_.path().toStdString()))))
        place_.way.removeLast();
    instance_ = place_.isInside() ? root_->descendant(place_.path().toStdString()) : root_;
    if (place_.isInside())
        className_ = QString::fromStdString(instance_->classNode().qualifiedName());
}

void ShownClass::show(const ShownPlace& place, const model::SourceText& text)
{
    drop();
    const ShownPlace before = std::exchange(place_, place);
    shortenWay();
    const auto known = std::ranges::find_if(drawings_, [&](const Drawing& one) { return isFor(one, text); });
    if (known != drawings_.end()) {
        diagram_ = known->diagram;
        diagnostics_ = known->diagnostics;
        declarationsVersion_ = known->declarationsVersion;
    } else if (expected_ && place_ == before) {
        diagram_ = std::move(expected_);
        keep(text);
    } else {
        isTakenOver_ = false;
        declarationsVersion_ = ++declarationsCount_;
        const model::Instance* shown = instance();
        diagram_ = shown ? std::make_shared<const model::Diagram>(drawnSheet(workspace_.icons(), *root_, place_.path()))
                         : std::make_shared<const model::Diagram>();
        // A class that is not there now may come with the same text.
        if (shown)
            keep(text);
    }
}

void ShownClass::keep(const model::SourceText& text)
{
    drawings_.push_front({text.bytes(), place_, workspace_.changesBeside(text.fileName()), diagram_, diagnostics(),
                          declarationsVersion_});
    if (drawings_.size() > kMostDrawings)
        drawings_.pop_back();
}

void ShownClass::makeTree() const
{
    if (tree_)
        return;
    const QString& name = place_.root;
    const model::ClassNode* node = name.isEmpty() ? nullptr : workspace_.library().find(name.toStdString());
    if (!node)
        return;
    tree_ = std::make_unique<model::InstanceTree>(workspace_.library());
    root_ = &tree_->instantiate(*node);
    instance_ = place_.isInside() ? root_->descendant(place_.path().toStdString()) : root_;
}

const model::Instance* ShownClass::root() const
{
    makeTree();
    return root_;
}

const model::Instance* ShownClass::instance() const
{
    makeTree();
    return instance_;
}

model::Diagnostics ShownClass::diagnostics() const
{
    if (isTakenOver_ || !tree_)
        return diagnostics_;
    return {tree_->diagnostics().begin(), tree_->diagnostics().end()};
}

}  // namespace bramah::editor
