// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "model/instance/instance_diagnostic.h"
#include "model/syntax/annotation_values.h"

#include <algorithm>

namespace bramah::model {

namespace {

constexpr std::int64_t kMostInstances = 1'000'000;  ///< about a gigabyte of memory

}  // namespace

InstanceTree::InstanceTree(const ClassLibrary& library)
    : library_(library), names_(*this, library), room_(kMostInstances)
{
}
InstanceTree::~InstanceTree() = default;

InstancePtr InstanceTree::make(const Instance* parent, std::string name)
{
    void* const place = memory_.allocate(sizeof(Instance), alignof(Instance));
    return InstancePtr(new (place) Instance(*this, parent, std::move(name), instanceCount_++));
}

InstancePtr InstanceTree::makeOf(const ClassNode& node, const Instance* around)
{
    InstancePtr instance = make(around, node.name());
    instance->class_ = &node;
    instance->declaredIn_ = node.parent();
    return instance;
}

bool InstanceTree::hasRoomFor(std::int64_t count, const Instance& whole)
{
    if (isFull_)
        return false;
    isFull_ = instanceCount_ + count > room_;
    if (isFull_ && circular_.empty()) {
        const ClassNode& node = whole.parent_ ? *whole.declaredIn_ : *whole.class_;
        const Span span = whole.component_ ? whole.component_->span : node.definition()->name.span;
        report(about(whole, DiagnosticKind::TooManyParts,
                     {QString::number(kMostInstances), QString::fromStdString(whole.class_->name())}, &node, span));
    }
    return !isFull_;
}

void InstanceTree::addCircle(const ClassNode& node)
{
    // Classes that contain each other have countless paths through them even if each stops at a repetition.
    constexpr std::int64_t kRoomForMessages = 10'000;
    if (circular_.empty())
        room_ = std::min<std::int64_t>(kMostInstances, instanceCount_ + kRoomForMessages);
    circular_.insert(&node);
}

ChildNames& InstanceTree::childNames(const Instance& instance)
{
    auto& ofClass = childNames_[&instance.classNode()];
    for (const auto& names : ofClass)
        if (std::ranges::equal(names->parts(), instance.madeParts(), {}, {}, &ClassPart::node))
            return *names;
    std::vector<const ClassNode*> parts;
    for (const ClassPart& part : instance.madeParts())
        parts.push_back(part.node);
    return *ofClass.emplace_back(std::make_unique<ChildNames>(std::move(parts)));
}

void DestroyInstance::operator()(Instance* instance) const
{
    std::destroy_at(instance);  // the tree frees the memory
}

const Instance& InstanceTree::instantiate(const ClassNode& node, const QByteArray& overrides)
{
    root_ = makeOf(node, nullptr);
    if (!overrides.isEmpty()) {
        // Modelica text of a modification cannot stand alone, so it is parsed as part of a component declaration.
        const QByteArray text = "model M X x" + overrides + "; end M;";
        overrides_ = syntax::SyntaxTree::parse(std::make_shared<const SourceText>(QStringLiteral("--set"), text));
        for (const Diagnostic& diagnostic : overrides_->diagnostics())
            report(diagnostic);
        const auto& elements = overrides_->root().classes.front()->elements;
        if (!overrides_->hasErrors() && !elements.empty() && elements.front()->components.front().modification) {
            Modifier modifier;
            modifier.scope = root_.get();
            modifier.part = &node;
            modifier.nested = elements.front()->components.front().modification->nested;
            modifier.text = overrides_->sharedText().get();
            modifier.span = elements.front()->components.front().modification->span;
            root_->modifiers_.append(std::move(modifier));
        }
    }
    return *root_;
}

const Instance& InstanceTree::innerFor(const Instance& outer)
{
    const Instance* unseen = nullptr;
    for (const Instance* at = outer.parent(); at; at = at->parent()) {
        const Instance* candidate = at->child(outer.name());
        if (candidate && candidate != &outer && candidate->declaredPrefixes_.isInner)
            return *candidate;
        if (candidate && candidate != &outer && !candidate->declaredPrefixes_.isOuter &&
            std::ranges::find(candidate->parts(), outer.class_, &ClassPart::node) != candidate->parts().end())
            unseen = candidate;
    }
    // The top of the model may itself have an `inner outer` element of that name, which cannot be its own outer one.
    const bool isTaken = outer.parent() == root_.get() && outer.declaredPrefixes_.isInner;
    const std::string name = isTaken ? outer.name() + "_around" : outer.name();
    for (const auto& made : defaultInners_)
        if (made->name() == name)
            return *made;
    InstancePtr inner = make(root_.get(), name);
    inner->takeDeclarationOf(outer);
    inner->declaredPrefixes_ = outer.declaredPrefixes_;
    inner->declaredPrefixes_.isOuter = false;
    inner->declaredPrefixes_.isInner = true;
    if (root_)
        inner->modifiers_ = root_->modifiers_.forElement(outer.name());
    reportDefault(outer, unseen);
    defaultInners_.push_back(std::move(inner));
    return *defaultInners_.back();
}

void InstanceTree::reportDefault(const Instance& outer, const Instance* unseen)
{
    const QString name = QString::fromStdString(outer.name());
    const QString className = QString::fromStdString(outer.class_->qualifiedName());
    if (unseen) {
        report(
            about(*unseen, DiagnosticKind::NotInner, {name, className}, unseen->declaredIn_, unseen->component_->span));
        return;
    }
    const syntax::ClassDefinition* definition = outer.class_->definition();
    const auto words = syntax::stringIn(
        definition && definition->annotation ? definition->annotation->arguments : nullptr, "missingInnerMessage");
    report({words ? DiagnosticKind::MissingInner : DiagnosticKind::DefaultInner,
            {name, className, outer.class_->shown(words.value_or(QString()))},
            nullptr,
            {},
            QString::fromStdString(outer.path()),
            {}});
}

void InstanceTree::report(Diagnostic diagnostic)
{
    // The default inner is noted once, for the element that needed it first.
    if (!knownDiagnostics_.contains(diagnostics_, diagnostic))
        diagnostics_.push_back(std::move(diagnostic));
}

}  // namespace bramah::model
