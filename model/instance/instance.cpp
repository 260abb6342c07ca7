// SPDX-License-Identifier: GPL-3.0-or-later
// An instance's path, sizes, elements and values.
#include "model/instance/instance.h"

#include "model/instance/evaluator.h"
#include "model/instance/instance_diagnostic.h"
#include "model/values/array_offsets.h"

#include <algorithm>
#include <ranges>

namespace bramah::model {
namespace {

/// A larger array of components is taken for a mistake in a size.
constexpr std::int64_t kMaxElements = 100'000;

}  // namespace

Instance::Instance(InstanceTree& tree, const Instance* parent, std::string name, std::uint32_t number)
    : parent_(parent), number_(number), tree_(&tree), name_(std::move(name)), modifiers_(tree.memory_)
{
}

Instance::Whole::Whole(std::pmr::memory_resource& memory)
    : baseModifiers(&memory),
      parts(&memory),
      children(&memory),
      removedChildren(&memory),
      namedChildren(&memory),
      elements(&memory)
{
}

void Instance::makeWhole() const
{
    void* const place = memory().allocate(sizeof(Whole), alignof(Whole));
    whole_.reset(std::construct_at(static_cast<Whole*>(place), memory()));
}

std::pmr::memory_resource& Instance::memory() const
{
    return tree_->memory_;
}

std::string Instance::path() const
{
    std::size_t length = 0;
    for (const Instance* at = this; at->parent_; at = at->parent_)
        length += at->name_.size() + 1;
    if (length == 0)
        return {};
    std::string path(length - 1, '.');
    std::size_t end = path.size();
    for (const Instance* at = this; at->parent_; at = at->parent_) {
        at->name_.copy(path.data() + end - at->name_.size(), at->name_.size());
        end -= std::min(end, at->name_.size() + 1);
    }
    return path;
}

const Instance& Instance::resolved() const
{
    if (!declaredPrefixes_.isOuter || declaredPrefixes_.isInner)
        return *this;
    if (!inner_)
        inner_ = &tree_->innerFor(*this);
    return *inner_;
}

const Instance& Instance::referred() const
{
    if (!declaredPrefixes_.isOuter || !declaredPrefixes_.isInner)
        return resolved();
    if (!inner_)
        inner_ = &tree_->innerFor(*this);
    return *inner_;
}

void Instance::takeDeclarationOf(const Instance& like)
{
    class_ = like.class_;
    package_ = like.package_;
    declaredIn_ = like.declaredIn_;
    typeScope_ = like.typeScope_;
    element_ = like.element_;
    component_ = like.component_;
}

bool Instance::isArray() const
{
    if (isArrayElement_ || !component_)
        return false;
    if (!component_->subscripts.empty() || !element_->subscripts.empty())
        return true;
    return !sizes().empty();
}

const std::vector<std::int64_t>& Instance::sizes() const
{
    if (!isArrayElement_ && component_)
        sizesUse_.once([this] {
            if (hasDimensions())
                whole().sizes = evaluateSizes();
        });
    static const std::vector<std::int64_t> none;
    return whole_ ? whole_->sizes : none;
}

std::vector<std::int64_t> Instance::evaluateSizes() const
{
    Evaluator evaluator(*tree_);
    std::vector<std::int64_t> sizes;
    forEachDimension([&](const syntax::Expression& written, const Instance& scope, const ClassNode* part) {
        std::optional<std::int64_t> size;
        if (written.kind == syntax::ExpressionKind::Colon) {
            if (const Modifier* modifier = modifiers_.binding()) {
                const Value bound = evaluator.evaluate(*modifier);
                if (const auto* array = bound.to<ArrayValue>(); array && sizes.size() < array->sizes.size())
                    size = array->sizes[sizes.size()];
            }
        } else {
            size = evaluator.evaluateSize(written, {scope, part});
        }
        if (const auto& external = evaluator.externalCall(); external && !size) {
            tree_->report(about(*this, DiagnosticKind::UnsupportedConstruct,
                                {QStringLiteral("external ") + QString::fromStdString(external->function)},
                                external->part, external->span));
            size = 0;
        } else if (!size || *size < 0) {
            tree_->report(
                about(*this, DiagnosticKind::SizeNotKnown, {QString::fromStdString(name_)}, part, written.span));
            size = 0;
        }
        sizes.push_back(*size);
    });
    return sizes;
}

bool Instance::hasDimensions() const
{
    if (!component_->subscripts.empty() || !element_->subscripts.empty())
        return true;
    return class_->plainType() == BuiltinType::None && std::ranges::any_of(parts(), [](const ClassPart& part) {
               return part.node->definition() && !part.node->definition()->baseSubscripts.empty();
           });
}

void Instance::forEachDimension(
    const std::function<void(const syntax::Expression&, const Instance&, const ClassNode*)>& visit) const
{
    for (const syntax::Expression* size : component_->subscripts)
        visit(*size, *parent_, declaredIn_);
    for (const syntax::Expression* size : element_->subscripts)
        visit(*size, *parent_, typeScope_);
    for (const ClassPart& part : std::views::reverse(parts()))
        if (const auto* definition = part.node->definition())
            for (const syntax::Expression* size : definition->baseSubscripts)
                visit(*size, *this, part.node);
}

const ClassNode* Instance::indexClass(std::size_t dimension) const
{
    const ClassNode* found = nullptr;
    if (component_)
        forEachDimension([&, at = std::size_t{0}](const syntax::Expression& size, const Instance& scope,
                                                  const ClassNode* part) mutable {
            if (at++ == dimension)
                found = Evaluator(*tree_).indexClassOf(size, {scope, part});
        });
    return found;
}

const std::pmr::vector<InstancePtr>& Instance::elements() const
{
    static const std::pmr::vector<InstancePtr> none;
    if (!isArray() || builtin() != BuiltinType::None)
        return whole_ ? whole_->elements : none;
    std::pmr::vector<InstancePtr>& made = whole().elements;
    if (!made.empty())
        return made;
    const std::int64_t count = elementCount(sizes());
    if (count > kMaxElements) {
        tree_->report(about(*this, DiagnosticKind::ArrayTooLarge,
                            {QString::fromStdString(name_), QString::number(count)}, declaredIn_, component_->span));
        return made;
    }
    if (!tree_->hasRoomFor(count, *this))
        return made;
    std::vector<std::int64_t> indices(sizes().size(), 1);
    for (std::int64_t i = 0; i < count; ++i) {
        std::string suffix;
        for (const std::int64_t at : indices)
            suffix += (suffix.empty() ? "[" : ",") + std::to_string(at);
        InstancePtr element = tree_->make(parent_, name_ + suffix + ']');
        element->takeDeclarationOf(*this);
        element->declaredPrefixes_ = declaredPrefixes_;
        element->isProtected_ = isProtected_;
        element->isArrayElement_ = true;
        element->modifiers_ = modifiers_.forArrayElement(*this, indices);
        made.push_back(std::move(element));
        for (std::size_t d = indices.size(); d-- > 0;) {
            if (++indices[d] <= sizes()[d])
                break;
            indices[d] = 1;
        }
    }
    return made;
}

const Instance* Instance::elementAt(const std::vector<std::int64_t>& indices) const
{
    const bool isInside = std::ranges::equal(
        indices, sizes(), [](std::int64_t index, std::int64_t size) { return index >= 1 && index <= size; });
    return isInside && !elements().empty() ? elements()[static_cast<std::size_t>(offsetOf(indices, sizes()))].get()
                                           : nullptr;
}

void Instance::expandAttributes() const
{
    if (parts().empty() || !partsUse_.isDone() || attributesUse_.isDone())
        return;
    // The first part, the outermost base class, has all modifications on its way, the outermost first.
    const Modifiers::Attributes said = parts().front().modifiers->attributes();
    attributes_ = said.said;
    repeatedAttributes_ = said.repeated;
    attributesUse_.setDone();
}

bool Instance::mayHaveAttribute(std::string_view name) const
{
    const int number = attributeNumber(name);
    if (!attributesUse_.isDone())
        expandAttributes();
    return number < 0 || !attributesUse_.isDone() || (attributes_ >> number & 1u) != 0;
}

std::uint16_t Instance::repeatedAttributes() const
{
    expandAttributes();
    return repeatedAttributes_;
}

std::optional<Modifier> Instance::attributeModifier(std::string_view name) const
{
    if (!mayHaveAttribute(name) || parts().empty())
        return std::nullopt;
    return parts().front().modifiers->bindingOf(name);
}

syntax::ExpressionPtr Instance::attributeExpression(std::string_view name) const
{
    return mayHaveAttribute(name) && !parts().empty() ? parts().front().modifiers->expressionOf(name) : nullptr;
}

Value Instance::attribute(std::string_view name) const
{
    const std::optional<Modifier> modifier = attributeModifier(name);
    return modifier ? Evaluator(*tree_).evaluate(*modifier) : Value();
}

const Value& Instance::value() const
{
    if (valueUse_.isUnderWay())
        tree_->report(about(*this, DiagnosticKind::CyclicValue, {QString::fromStdString(path())}, declaredIn_,
                            component_ ? component_->span : Span{}));
    valueUse_.once([this] { value_ = evaluateValue(); });
    return value_;
}

Value Instance::evaluateValue() const
{
    if (builtin() != BuiltinType::None) {
        if (const Modifier* modifier = modifiers_.binding())
            return Evaluator(*tree_).evaluate(*modifier);
        if (prefixes().isParameter || prefixes().isConstant) {
            if (!isArray()) {
                // A type may carry a value too: `type T = Real(start = 1)`; the specification lets tools use start.
                if (const Value start = attribute("start"); start.isKnown())
                    return start;
            }
        }
        return {};
    }
    if (isArray()) {
        ArrayValue array;
        array.sizes = sizes();
        for (const auto& element : elements())
            array.elements.push_back(element->value());
        return array;
    }
    if (kind() != syntax::ClassKind::Record && kind() != syntax::ClassKind::OperatorRecord)
        return {};
    RecordValue record;
    record.type = class_;
    for (const auto& field : children())
        record.fields.emplace_back(field->name(), field->value());
    return record;
}

}  // namespace bramah::model
