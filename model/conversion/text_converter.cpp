// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/conversion/text_converter.h"

#include "model/edit/class_in_text.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/reference_walk.h"
#include "model/text/dotted_name.h"
#include "model/translate.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <cctype>

namespace bramah::model {

using namespace syntax;

namespace {

/// `b.c` of \a parts from \a at on.
template <typename Parts, typename TextOf>
std::string joined(const Parts& parts, std::size_t at, TextOf textOf)
{
    std::string path;
    for (std::size_t i = at; i < parts.size(); ++i)
        (path += path.empty() ? "" : ".") += textOf(parts[i]);
    return path;
}

std::string pathOfParts(const ComponentReference& reference, std::size_t at)
{
    return joined(reference.parts, at, [](const ReferencePart& part) { return part.name.text; });
}

std::size_t countNames(const std::string& path)
{
    return static_cast<std::size_t>(namesIn(QString::fromStdString(path)).size());
}

/// The value of a modifier as convertClassIf() compares it: an enumeration's literal without its class.
QByteArray comparedValue(const SyntaxTree& tree, ExpressionPtr value)
{
    if (const auto* reference = value->to<ComponentReference>())
        return QByteArray::fromStdString(std::string(reference->parts.back().name.text));
    const std::string_view text = tree.text().view(value->span);
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace

TextConverter::TextConverter(const ClassLibrary& library, const std::string& converted, const ConversionRules& rules,
                             const std::shared_ptr<const SyntaxTree>& tree, ConversionNotes& notes)
    : library_(library),
      converted_(converted),
      rules_(rules),
      tree_(tree),
      notes_(notes),
      renames_(rules),
      names_(library, converted, renames_, *tree),
      edits_(*tree),
      modifiers_(rules, *tree, edits_, notes),
      implied_(library, rules, renames_)
{
}

TextEdits TextConverter::convert()
{
    const Name& within = tree_->root().within;
    const ClassNode* around = &library_.root();
    for (const Identifier& part : within.parts)
        around = around ? around->child(part.text) : nullptr;
    for (const ClassDefinition* definition : tree_->root().classes)
        if (const ClassNode* node = around ? around->child(definition->name.text) : nullptr;
            node && node->definition() == definition)
            look(*node);
    implied_.tell(tree_->sharedText(), notes_);
    return edits_.edits();
}

void TextConverter::look(const ClassNode& user)
{
    place_ = &user;
    walk(*user.definition());
    for (const ClassNode* inner : user.children())
        if (inner->tree() == tree_ && inner->definition())
            look(*inner);
}

void TextConverter::walk(const ClassDefinition& definition)
{
    for (const Element* element : definition.elements)
        walk(*element);
    for (const EquationSection& section : definition.equationSections)
        equations(section.equations);
    for (const AlgorithmSection& section : definition.algorithmSections)
        statements(section.statements);
    if (definition.external)
        expressions(definition.external->arguments);
    plain(definition.annotation);
    if (definition.extendsModification)
        modifiers(definition.extendsModification, {});
    shortClass(definition, *place_->parent());
}

void TextConverter::shortClass(const ClassDefinition& definition, const ClassNode& place)
{
    if (definition.base.isEmpty())
        return;
    const OldMeaning type = names_.meaning(definition.base, place);
    const Argument* decisive = nullptr;
    className(writtenName(definition.base), place, chosenClass(type, definition.baseModification, decisive));
    expressions(definition.baseSubscripts);
    modifiers(definition.baseModification, type);
    const std::int32_t end = definition.baseSubscripts.empty()
                                 ? definition.base.span.end
                                 : behindBracket(definition.baseSubscripts.back()->span.end);
    if (definition.form == ClassForm::Short)
        modifiers_.convert({definition.baseModification, end, names_.oldClasses(type), decisive, isDirect(type),
                            !definition.baseSubscripts.empty(), false, toString(definition.name.text),
                            definition.base.span, nullptr});
}

void TextConverter::walk(const Element& element)
{
    switch (element.kind) {
    case ElementKind::Import: import(element); break;
    case ElementKind::Extends: extends(element); break;
    case ElementKind::Component: components(element); break;
    case ElementKind::Class: break;  // a class node of its own, which look() visits
    }
    if (element.constraint) {
        const OldMeaning type = names_.meaning(element.constraint->type, *place_);
        className(writtenName(element.constraint->type), *place_);
        modifiers(element.constraint->modification, type);
        modifiers_.convert({element.constraint->modification, element.constraint->type.span.end,
                            names_.oldClasses(type), nullptr, false, false, false,
                            toString(element.constraint->type.parts.back().text), element.constraint->span, nullptr});
    }
    plain(element.comment.annotation);
}

void TextConverter::extends(const Element& element)
{
    const OldMeaning type = names_.meaning(element.name, *place_);
    const Argument* decisive = nullptr;
    className(writtenName(element.name), *place_, chosenClass(type, element.modification, decisive));
    modifiers(element.modification, type);
    if (!type)
        return;
    implied_.use(names_.oldClasses(type), element.span);
    modifiers_.convert({element.modification, element.name.span.end, names_.oldClasses(type), decisive, isDirect(type),
                        false, false, QString::fromStdString(place_->name()), element.span, nullptr});
}

void TextConverter::components(const Element& element)
{
    const OldMeaning type = names_.meaning(element.name, *place_);
    const Classes classes = names_.oldClasses(type);
    implied_.use(classes, element.span);
    std::set<std::string> chosen;
    std::vector<const Argument*> decisive(element.components.size(), nullptr);
    for (std::size_t i = 0; i < element.components.size(); ++i) {
        const Modification* modification = element.components[i].modification;
        chosen.insert(chosenClass(type, modification ? modification->nested : nullptr, decisive[i]));
    }
    if (chosen.size() > 1)
        notes_.refused(
            tree_->sharedText(), element.name.span,
            QString::fromStdString(joined(element.name.parts, 0, [](const Identifier& part) { return part.text; })),
            tr("its components become different classes; declare each "
               "of them by itself"));
    else
        className(writtenName(element.name), *place_, chosen.empty() ? std::string() : *chosen.begin());
    expressions(element.subscripts);
    const bool isOnlyOuter =
        element.prefixes.isOuter && !element.prefixes.isInner;  // its modifiers are those of `inner`
    for (std::size_t i = 0; i < element.components.size(); ++i) {
        const syntax::Component& component = element.components[i];
        const Modification* modification = component.modification;
        expressions(component.subscripts);
        modifiers(modification ? modification->nested : nullptr, type);
        if (modification && modification->value)
            expression(modification->value);
        if (component.condition)
            expression(component.condition);
        plain(component.comment.annotation);
        const std::int32_t end = component.subscripts.empty() ? component.name.span.end
                                                              : behindBracket(component.subscripts.back()->span.end);
        modifiers_.convert(
            {modification ? modification->nested : nullptr, end, classes, chosen.size() > 1 ? nullptr : decisive[i],
             isDirect(type) && !isOnlyOuter, !component.subscripts.empty() || !element.subscripts.empty(),
             modification && modification->value, toString(component.name.text), component.span, place_->definition()});
    }
}

bool TextConverter::isDirect(const OldMeaning& type) const
{
    return !type.node && type && !isInAnnotation_;
}

std::int32_t TextConverter::behindBracket(std::int32_t offset) const
{
    const std::vector<Token>& tokens = tree_->tokens();
    const auto bracket = std::ranges::find_if(tokens, [&](const Token& token) {
        return token.span.begin >= offset && token.kind == TokenKind::RightBracket;
    });
    return bracket == tokens.end() ? offset : bracket->span.end;
}

std::string TextConverter::chosenClass(const OldMeaning& type, const ClassModification* list,
                                       const Argument*& decisive) const
{
    for (const ConversionRules::ClassIf& rule : rules_.classesIf) {
        if (type.node || type.path != rule.from)
            continue;
        const Argument* argument = argumentOf(list, rule.element);
        ExpressionPtr value = argument && argument->modification ? argument->modification->value : nullptr;
        if (!value || comparedValue(*tree_, value) != QByteArray::fromStdString(rule.value))
            continue;
        decisive = argument;
        return rule.to;
    }
    return {};
}

TextConverter::WrittenName TextConverter::writtenName(const Name& name)
{
    return {{name.parts.begin(), name.parts.end()}, name.isGlobal, name.span};
}

void TextConverter::messages(const Classes& classes, Span span, const std::string& element)
{
    for (const ConversionRules::Message& rule : rules_.messages)
        if (classes.contains(rule.ofClass) && rule.element == element)
            notes_.refused(tree_->sharedText(), span, QString::fromStdString(element.empty() ? rule.ofClass : element),
                           QString::fromStdString(rule.text));
}

void TextConverter::className(const WrittenName& name, const ClassNode& place, const std::string& chosen)
{
    if (name.parts.empty())
        return;
    OldNames::First first = name.isGlobal ? OldNames::First{names_.top(name.parts.front().text), {}, false}
                                          : names_.first(name.parts.front().text, place);
    OldMeaning meaning = first.meaning;
    std::size_t at = 1;
    for (; meaning.node && at < name.parts.size(); ++at) {
        OldMeaning next = names_.member(meaning, name.parts[at].text);
        if (!next)
            return;
        // A class of another text that leads to the library's keeps its name, and what follows is behind it.
        if (!next.node)
            first = {next, pathAround(next.path), false};
        meaning = std::move(next);
    }
    if (!meaning || meaning.node)
        return;
    const std::size_t start =
        first.via.empty() ? 0 : at - 1;  // the part at which the library's path begins to be written
    std::string path = meaning.path;
    for (; at < name.parts.size(); ++at)
        path += '.' + std::string(name.parts[at].text);
    messages({path}, name.span);
    ClassRenames::Beginning beginning = renames_.longest(path);
    if (!chosen.empty())
        beginning = {path, chosen};
    if (beginning.from.empty() || beginning.from == beginning.to)
        return;
    const std::size_t viaCount = first.via.empty() ? 0 : countNames(first.via);
    const std::size_t count = countNames(beginning.from);
    // The number of written parts from `start` on that the renamed beginning covers.
    const std::size_t hidden = first.isAlias ? viaCount - 1 : viaCount;
    if (count <= viaCount && (chosen.empty() || !first.isAlias))
        return;  // what is renamed is not written here, but in the import or base class that leads there
    const std::size_t covered = count - hidden;
    const std::string newVia = renames_.renamed(first.via);
    std::size_t from = start;
    std::string text = beginning.to;
    if (!first.via.empty() && leadsThrough(beginning.to, newVia) && beginning.to != newVia) {
        text = beginning.to.substr(newVia.size() + 1);
        from += first.isAlias ? 1 : 0;
    } else if (start > 0) {
        from = 0;
    }
    const Span span{name.parts[from].span.begin, name.parts[start + covered - 1].span.end};
    edits_.replace(span, QByteArray::fromStdString(text));
    notes_.renamed(QString::fromStdString(beginning.from), QString::fromStdString(beginning.to));
}

void TextConverter::import(const Element& element)
{
    const OldMeaning target = names_.fromTop(element.name);
    if (target.path.empty() || target.node)
        return;
    const std::string now = renames_.renamed(target.path);
    if (!element.importedNames.empty()) {
        importedNames(element, target.path);
        return;
    }
    messages({target.path}, element.name.span);
    if (now == target.path)
        return;
    const std::string local(element.alias.text.empty() ? element.name.parts.back().text : element.alias.text);
    const std::string around = pathAround(now);
    const bool isSameName = now.substr(around.empty() ? 0 : around.size() + 1) == local;
    const bool needsAlias = !element.isWildcard && element.alias.text.empty() && !isSameName;
    edits_.replace(element.name.span, QByteArray::fromStdString(needsAlias ? local + " = " + now : now));
    notes_.renamed(QString::fromStdString(target.path), QString::fromStdString(now));
}

void TextConverter::importedNames(const Element& element, const std::string& package)
{
    const std::string newPackage = renames_.renamed(package);
    QByteArrayList each;
    bool isKept = true;
    for (const Identifier& name : element.importedNames) {
        const std::string local(name.text);
        const std::string now = renames_.renamed(package + '.' + local);
        isKept = isKept && now == newPackage + '.' + local;
        each << QByteArray::fromStdString("import " + local + " = " + now);
    }
    if (isKept && newPackage == package)
        return;
    if (isKept)
        edits_.replace(element.name.span, QByteArray::fromStdString(newPackage));
    else
        edits_.replace(element.span, each.join("; "));
    notes_.renamed(QString::fromStdString(package), QString::fromStdString(newPackage));
}

void TextConverter::modifiers(const ClassModification* list, const OldMeaning& type, const std::string& around)
{
    if (!list)
        return;
    for (const Argument& argument : list->arguments)
        modifier(argument, type, around);
}

void TextConverter::modifier(const Argument& argument, const OldMeaning& type, const std::string& around)
{
    renameModifier(argument, type, around);
    if (argument.element) {
        redeclaration(argument);
        return;
    }
    // The class of what the argument names, as far as other texts declare it.
    OldMeaning inner = around.empty() ? type : OldMeaning{};
    for (std::size_t i = 0; i < argument.name.parts.size(); ++i)
        inner = inner.node ? names_.typeOf(names_.component(*inner.node, argument.name.parts[i].text)) : OldMeaning{};
    const Modification* modification = argument.modification;
    if (!modification)
        return;
    if (modification->value)
        expression(modification->value);
    if (!modification->nested)
        return;
    if (inner) {
        modifiers(modification->nested, inner);
        modifiers_.convert({modification->nested, modification->nested->span.begin, names_.oldClasses(inner), nullptr,
                            false, false, modification->value != nullptr, toString(argument.name.parts.back().text),
                            argument.span, nullptr});
        return;
    }
    const std::string path = joined(argument.name.parts, 0, [](const Identifier& part) { return part.text; });
    modifiers(modification->nested, type, around.empty() ? path : around + '.' + path);
}

void TextConverter::redeclaration(const Argument& argument)
{
    const Element& element = *argument.element;
    if (element.kind == ElementKind::Component)
        components(element);
    if (element.definition)
        shortClass(*element.definition, *place_);
    if (element.constraint) {
        const OldMeaning type = names_.meaning(element.constraint->type, *place_);
        className(writtenName(element.constraint->type), *place_);
        modifiers(element.constraint->modification, type);
    }
}

void TextConverter::renameModifier(const Argument& argument, OldMeaning type, const std::string& around)
{
    std::vector<Identifier> parts(argument.name.parts.begin(), argument.name.parts.end());
    if (argument.element && !argument.element->components.empty())
        parts = {argument.element->components.front().name};
    else if (argument.element && argument.element->definition)
        parts = {argument.element->definition->name};
    std::string before = around;
    for (std::size_t at = 0; type && at < parts.size(); ++at) {
        const Classes classes = names_.oldClasses(type);
        const std::string own = joined(parts, at, [](const Identifier& part) { return part.text; });
        const std::string path = before.empty() ? own : before + '.' + own;
        messages(classes, parts[at].span, path);
        if (const ConversionRules::Element* rule = modifiers_.elementRule(classes, path)) {
            if (before.empty() || !leadsThrough(before, rule->from))  // else the argument around is renamed
                renameModifier(*rule, {parts.begin() + static_cast<std::ptrdiff_t>(at), parts.end()}, before,
                               modifiers_.renamedElement(classes, before));
            return;
        }
        if (!type.node)
            return;
        type = names_.typeOf(names_.component(*type.node, parts[at].text));
        before.clear();
    }
}

void TextConverter::renameModifier(const ConversionRules::Element& rule, const std::vector<Identifier>& parts,
                                   const std::string& before, const std::string& newBefore)
{
    const std::size_t outer = before.empty() ? 0 : countNames(before);
    const std::size_t count = countNames(rule.from) - outer;
    std::string now = rule.to;
    if (outer > 0) {
        if (!leadsThrough(rule.to, newBefore) || rule.to == newBefore) {
            notes_.refused(tree_->sharedText(), parts.front().span, QString::fromStdString(rule.from),
                           tr("it is now `%1`; write that with dots").arg(QString::fromStdString(rule.to)));
            return;
        }
        now = rule.to.substr(newBefore.size() + 1);
    }
    edits_.replace({parts.front().span.begin, parts[count - 1].span.end}, QByteArray::fromStdString(now));
    notes_.renamed(QString::fromStdString(rule.from), QString::fromStdString(rule.to),
                   QString::fromStdString(rule.ofClass));
}

void TextConverter::plain(const ClassModification* list)
{
    if (!list)
        return;
    for (const Argument& argument : list->arguments) {
        if (argument.element)
            redeclaration(argument);
        else if (argument.modification) {
            plain(argument.modification->nested);
            if (argument.modification->value)
                expression(argument.modification->value);
        }
    }
}

void TextConverter::plain(const Annotation* annotation)
{
    if (!annotation)
        return;
    const QScopedValueRollback inside(isInAnnotation_, true);
    plain(annotation->arguments);
}

void TextConverter::expressions(List<ExpressionPtr> list)
{
    for (ExpressionPtr one : list)
        if (one)
            expression(one);
}

void TextConverter::equations(List<const Equation*> list)
{
    for (const Equation* equation : list) {
        const std::size_t outer = iterators_.size();
        indices(equation->indices);
        for (ExpressionPtr side : {equation->left, equation->right})
            if (side)
                expression(side);
        for (const EquationBranch& branch : equation->branches) {
            if (branch.condition)
                expression(branch.condition);
            equations(branch.equations);
        }
        equations(equation->body);
        iterators_.resize(outer);
        plain(equation->comment.annotation);
    }
}

void TextConverter::statements(List<const Statement*> list)
{
    for (const Statement* statement : list) {
        const std::size_t outer = iterators_.size();
        indices(statement->indices);
        for (ExpressionPtr side : {statement->target, statement->value})
            if (side)
                expression(side);
        for (const StatementBranch& branch : statement->branches) {
            if (branch.condition)
                expression(branch.condition);
            statements(branch.statements);
        }
        statements(statement->body);
        iterators_.resize(outer);
    }
}

void TextConverter::indices(List<ForIndex> list)
{
    for (const ForIndex& index : list) {
        if (index.range)
            expression(index.range);
        iterators_.push_back(index.name.text);
    }
}

bool TextConverter::isIterator(std::string_view name) const
{
    return std::ranges::find(iterators_, name) != iterators_.end();
}

void TextConverter::expression(ExpressionPtr expression)
{
    if (const auto* written = expression->to<ComponentReference>()) {
        reference(*written, false);
        for (const ReferencePart& part : written->parts)
            expressions(part.subscripts);
        return;
    }
    const std::size_t outer = iterators_.size();
    if (const auto* called = expression->to<CallExpression>()) {
        indices(called->iterators);
        call(*called);
    } else if (const auto* list = expression->to<ArrayExpression>()) {
        indices(list->iterators);
    } else if (const auto* partial = expression->to<PartialApplication>()) {
        className(writtenName(partial->function), *place_);
    } else if (const auto* text = expression->to<StringLiteral>()) {
        links(*text);
    }
    forEachChild(*expression, [this](const Expression& child) { this->expression(&child); });
    iterators_.resize(outer);
}

void TextConverter::call(const CallExpression& call)
{
    reference(*call.callee, true);
    OldMeaning meaning = call.callee->isGlobal ? names_.top(call.callee->parts.front().name.text)
                                               : names_.first(call.callee->parts.front().name.text, *place_).meaning;
    for (std::size_t i = 1; meaning && i < call.callee->parts.size(); ++i)
        meaning = names_.member(meaning, call.callee->parts[i].name.text);
    const Classes classes = names_.oldClasses(meaning);
    if (classes.empty() || isInAnnotation_)
        return;
    std::size_t byPosition = 0;
    for (const FunctionArgument& argument : call.arguments) {
        if (argument.name.text.empty()) {
            ++byPosition;
            continue;
        }
        const std::string name(argument.name.text);
        messages(classes, argument.span, name);
        if (const auto* rule = modifiers_.elementRule(classes, name); rule && rule->from == name) {
            edits_.replace(argument.name.span, QByteArray::fromStdString(rule->to));
            notes_.renamed(QString::fromStdString(rule->from), QString::fromStdString(rule->to),
                           QString::fromStdString(rule->ofClass));
        }
    }
    if (!isDirect(meaning))
        return;
    // Which inputs have a value by position is told by the library's present class.
    const ClassNode* now = library_.find(renames_.renamed(meaning.path));
    modifiers_.convert(call, classes, [&](const std::string& input) {
        for (const FunctionArgument& argument : call.arguments)
            if (argument.name.text == input ||
                modifiers_.renamedElement(classes, std::string(argument.name.text)) == input)
                return true;
        std::size_t at = 0;
        if (now && now->definition())
            for (const Element* element : now->definition()->elements)
                for (const syntax::Component& component : element->components) {
                    if (component.name.text == input)
                        return at < byPosition;
                    at += element->prefixes.isOutput ? 0 : 1;
                }
        return byPosition > 0;
    });
}

void TextConverter::reference(const ComponentReference& written, bool isCallee)
{
    const std::string_view head = written.parts.front().name.text;
    if (!written.isGlobal && !isCallee && isIterator(head))
        return;
    if (!written.isGlobal && !isCallee) {
        for (const ClassNode* at = place_; at->parent(); at = at->parent()) {
            if (const auto component = names_.component(*at, head); component.element) {
                elements(written, 1, names_.typeOf(component));
                return;
            }
            if (elementName(written, 0, names_.oldClasses({at, {}})))
                return;
            if (names_.member({at, {}}, head))
                break;
        }
    }
    WrittenName name{{}, written.isGlobal, written.span};
    for (const ReferencePart& part : written.parts)
        name.parts.push_back(part.name);
    className(name, *place_);
}

bool TextConverter::elementName(const ComponentReference& written, std::size_t at, const Classes& classes)
{
    if (classes.empty() || at >= written.parts.size())
        return false;
    const std::string path = pathOfParts(written, at);
    messages(classes, written.parts[at].name.span, std::string(written.parts[at].name.text));
    const ConversionRules::Element* rule = modifiers_.elementRule(classes, path);
    if (!rule)
        return false;
    const std::size_t count = countNames(rule->from);
    for (std::size_t i = at; i + 1 < at + count; ++i)
        if (!written.parts[i].subscripts.empty()) {
            notes_.refused(tree_->sharedText(), written.span, QString::fromStdString(rule->from),
                           tr("it is now `%1`; correct it by hand").arg(QString::fromStdString(rule->to)));
            return true;
        }
    edits_.replace({written.parts[at].name.span.begin, written.parts[at + count - 1].name.span.end},
                   QByteArray::fromStdString(rule->to));
    notes_.renamed(QString::fromStdString(rule->from), QString::fromStdString(rule->to),
                   QString::fromStdString(rule->ofClass));
    return true;
}

void TextConverter::elements(const ComponentReference& written, std::size_t at, OldMeaning type)
{
    for (; type && at < written.parts.size(); ++at) {
        if (elementName(written, at, names_.oldClasses(type)) || !type.node)
            return;
        type = names_.typeOf(names_.component(*type.node, written.parts[at].name.text));
    }
}

void TextConverter::links(const StringLiteral& text)
{
    const std::string_view bytes = tree_->text().view(text.span);
    constexpr std::string_view kScheme = "modelica://";
    for (std::size_t at = bytes.find(kScheme); at != std::string_view::npos; at = bytes.find(kScheme, at + 1)) {
        const std::size_t begin = at + kScheme.size();
        std::size_t end = begin;
        while (end < bytes.size() &&
               (std::isalnum(static_cast<unsigned char>(bytes[end])) != 0 || bytes[end] == '_' || bytes[end] == '.'))
            ++end;
        std::string path(bytes.substr(begin, end - begin));
        while (path.ends_with('.'))  // of the sentence around
            path.pop_back();
        const ClassRenames::Beginning beginning = renames_.longest(path);
        if (beginning.from.empty() || !leadsThrough(path, converted_))
            continue;
        const auto offset = text.span.begin + static_cast<std::int32_t>(begin);
        edits_.replace({offset, offset + static_cast<std::int32_t>(beginning.from.size())},
                       QByteArray::fromStdString(beginning.to));
        notes_.renamed(QString::fromStdString(beginning.from), QString::fromStdString(beginning.to));
    }
}

}  // namespace bramah::model
