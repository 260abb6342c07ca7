// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_node.h"

#include "model/classes/class_library.h"
#include "model/classes/class_words.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"
#include "model/text/regular_file.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace bramah::model {

namespace {

const std::shared_ptr<const syntax::SyntaxTree> kNoTree;

/// Names in the order of `package.order`; empty if there is none.
std::vector<std::string> packageOrder(const QDir& folder)
{
    std::vector<std::string> order;
    const auto text = readRegularFile(folder.filePath(QStringLiteral("package.order")));
    if (!text)
        return order;
    for (const QByteArray& line : text->split('\n')) {
        const QByteArray name = line.trimmed();
        if (!name.isEmpty())
            order.push_back(name.toStdString());
    }
    return order;
}

/// The type that \a definition adds no more than attributes to; see ClassNode::plainType().
BuiltinType plainTypeOf(const syntax::ClassDefinition& definition)
{
    if (definition.form == syntax::ClassForm::Enumeration)
        return BuiltinType::Enumeration;
    const bool isPlain = definition.form == syntax::ClassForm::Short && definition.kind == syntax::ClassKind::Type &&
                         !definition.isInput && !definition.isOutput && definition.baseSubscripts.empty() &&
                         definition.base.parts.size() == 1;
    if (!isPlain)
        return BuiltinType::None;
    const std::string_view base = definition.base.parts.front().text;
    return base == "Real"      ? BuiltinType::Real
           : base == "Integer" ? BuiltinType::Integer
           : base == "Boolean" ? BuiltinType::Boolean
           : base == "String"  ? BuiltinType::String
                               : BuiltinType::None;
}

}  // namespace

ClassNode::ClassNode(const ClassLibrary& library, const ClassNode* parent, std::string name)
    : library_(library), parent_(parent), name_(std::move(name))
{
    qualifiedName_ = parent_ && !parent_->qualifiedName_.empty() ? parent_->qualifiedName_ + '.' + name_ : name_;
}

const std::shared_ptr<const syntax::SyntaxTree>& ClassNode::tree() const
{
    load();
    return definition_ ? tree_ : kNoTree;
}

syntax::ClassKind ClassNode::kind() const
{
    if (builtin() != BuiltinType::None)
        return syntax::ClassKind::Type;
    const auto* own = definition();
    return own ? own->kind : syntax::ClassKind::Package;
}

bool ClassNode::isPartial() const
{
    const auto* own = definition();
    return own && own->isPartial;
}

std::string ClassNode::description() const
{
    const auto* own = definition();
    return own ? syntax::descriptionText(own->description).toStdString() : std::string();
}

QString ClassNode::shown(const QString& text) const
{
    const Translations& translations = library_.translations();
    if (translations.language().isEmpty() || !parent_)
        return text;
    const ClassNode* place = &textPlace();
    const ClassNode* top = place;
    while (top->parent_->parent_)
        top = top->parent_;
    const auto& tree = top->tree();
    const QString own =
        translations.text(tree ? tree->text().fileName() : QString(), QString::fromStdString(top->name_),
                          QString::fromStdString(place->qualifiedName_), text);
    if (own != text)
        return own;
    // A copy has the texts of its original (copiedFromLibrary()).
    const auto* definition = place->definition();
    const auto original =
        definition ? syntax::stringIn(syntax::vendorAnnotation(definition->annotation), "copyOf") : std::nullopt;
    const ClassNode* node = original ? library_.find(original->toStdString()) : nullptr;
    const bool isOfOther = node && node->definition() &&
                           !syntax::stringIn(syntax::vendorAnnotation(node->definition()->annotation), "copyOf");
    return isOfOther ? node->shown(text) : text;
}

const ClassNode& ClassNode::textPlace() const
{
    const ClassNode* place = this;
    while (place->parent_ && place->parent_->parent_ && place->definition() &&
           place->definition()->form != syntax::ClassForm::Long &&
           place->definition()->form != syntax::ClassForm::Extended)
        place = place->parent_;
    return *place;
}

QString ClassNode::shownDescription() const
{
    return shown(QString::fromStdString(description()));
}

QString ClassNode::shownName() const
{
    return shown(wordsOf(QString::fromStdString(name_)));
}

const ClassNode* ClassNode::child(std::string_view name) const
{
    load();
    const auto found = children_.find(std::string(name));
    return found == children_.end() ? nullptr : found->second.get();
}

std::vector<const ClassNode*> ClassNode::children() const
{
    load();
    std::vector<const ClassNode*> list;
    for (const std::string& name : order_)
        if (const auto found = children_.find(name); found != children_.end())
            list.push_back(found->second.get());
    return list;
}

ClassNode& ClassNode::makeChild(std::string_view name)
{
    std::string key(name);
    auto& slot = children_[key];
    if (!slot) {
        slot = std::make_unique<ClassNode>(library_, this, key);
        order_.push_back(std::move(key));
    }
    return *slot;
}

void ClassNode::adopt(const syntax::ClassDefinition& definition, const std::shared_ptr<const syntax::SyntaxTree>& tree)
{
    definition_ = &definition;
    tree_ = tree;
    if (definition.form == syntax::ClassForm::Enumeration)
        builtin_ = BuiltinType::Enumeration;
    plainType_ = plainTypeOf(definition);
    for (const syntax::Element* element : definition.elements)
        if (element->kind == syntax::ElementKind::Class && element->definition)
            makeChild(element->definition->name.text).adopt(*element->definition, tree);
}

void ClassNode::load() const
{
    if (pendingFile_.empty())
        return;
    const QString path = QString::fromStdString(std::exchange(pendingFile_, {}));
    auto& self = const_cast<ClassNode&>(*this);  // reading a file at first use is no change that a caller can see
    const bool isFolder = QFileInfo(path).isDir();
    const auto tree = library_.read(isFolder ? QDir(path).filePath(QStringLiteral("package.mo")) : path);
    if (!tree)
        return;
    for (const syntax::ClassDefinition* definition : tree->root().classes)
        if (definition->name.text == name_)
            self.adopt(*definition, tree);
    library_.checkPlace(*this, tree);
    if (!parent_->parent_)
        const_cast<ClassLibrary&>(library_).chooseVersions(*tree, ClassLibrary::Choice::OfUnread);
    if (!isFolder)
        return;
    const QDir folder(path);
    for (const QFileInfo& entry : folder.entryInfoList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (!library_.isClassFile(entry))
            continue;
        ClassNode& child = self.makeChild(ClassLibrary::classNameOf(entry));
        if (!child.definition_)
            child.pendingFile_ = entry.filePath().toStdString();
    }
    const auto order = packageOrder(folder);
    const auto rank = [&order](const std::string& name) {
        return std::find(order.begin(), order.end(), name) - order.begin();
    };
    std::stable_sort(self.order_.begin(), self.order_.end(),
                     [&rank](const std::string& left, const std::string& right) { return rank(left) < rank(right); });
}

}  // namespace bramah::model
