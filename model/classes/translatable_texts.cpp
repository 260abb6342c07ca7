// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/translatable_texts.h"

#include "model/classes/class_node.h"
#include "model/classes/class_words.h"
#include "model/syntax/annotation_values.h"
#include "model/syntax/string_literal.h"

#include <QDir>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace bramah::model {

using namespace syntax;

namespace {

/// Names of annotation arguments whose strings are translated.
constexpr std::array<std::string_view, 18> kTextPlaces{"info",
                                                       "revisions",
                                                       "group",
                                                       "tab",
                                                       "caption",
                                                       "filter",
                                                       "missingInnerMessage",
                                                       "obsolete",
                                                       "unassignedMessage",
                                                       "mustBeConnected",
                                                       "title",
                                                       "label",
                                                       "legend",
                                                       "mend",
                                                       "teaches",
                                                       "do",
                                                       "ask",
                                                       "answer"};

bool hasWord(const QString& text)
{
    static const QRegularExpression substituted(QStringLiteral("%\\{[^}]*\\}|%\\w+"));
    static const QRegularExpression word(QStringLiteral("\\p{L}{2}"));
    return QString(text).remove(substituted).contains(word);
}

/// True if a text has a word to translate: most texts in symbols are port letters, formulas or names of functions.
bool hasLongWord(const QString& text)
{
    static const QRegularExpression substituted(QStringLiteral("%\\{[^}]*\\}|%\\w+"));
    static const QRegularExpression word(QStringLiteral("\\p{L}{4}"));
    return QString(text).remove(substituted).contains(word);
}

class TextCollector
{
public:
    TextCollector(PoFile& file, const QString& folder) : file_(file), folder_(folder) {}

    void collect(const ClassNode& node)
    {
        const ClassDefinition* definition = node.definition();
        if (!definition)
            return;
        node_ = &node;
        context_ = QString::fromStdString(node.textPlace().qualifiedName());
        add(wordsOf(QString::fromStdString(node.name())), definition->name.span,
            QStringLiteral("the name of the class, as it is shown"));
        add(definition->description);
        addAnnotation(definition->annotation);
        for (const EnumerationLiteral& literal : definition->literals)
            add(literal.comment.strings);
        for (const Element* element : definition->elements) {
            if (element->kind != ElementKind::Component)
                continue;
            for (const Component& component : element->components) {
                add(component.comment.strings);
                addAnnotation(component.comment.annotation);
            }
        }
        for (const EquationSection& section : definition->equationSections)
            addMessages(section.equations);
        for (const AlgorithmSection& section : definition->algorithmSections)
            addMessages(section.statements);
        for (const ClassNode* child : node.children())
            collect(*child);
    }

private:
    void add(List<StringLiteral> strings)
    {
        if (!strings.empty())
            add(descriptionText(strings), strings.front().span, {});
    }

    void add(const QString& text, Span span, const QString& note)
    {
        if (!hasWord(text))
            return;
        const auto& tree = node_->tree();
        const QString file = QDir(folder_).relativeFilePath(tree->text().fileName());
        const QString place = QStringLiteral("%1:%2").arg(file).arg(tree->text().position(span.begin).line);
        const std::pair<QString, QString> key{context_, text};
        if (const auto known = index_.constFind(key); known != index_.constEnd()) {
            PoEntry& entry = file_.entries[*known];
            if (!entry.places.contains(place))
                entry.places << place;
            return;
        }
        index_.insert(key, file_.entries.size());
        file_.entries.push_back({context_, text, {}, {place}, note, false});
    }

    void addAnnotation(const Annotation* annotation)
    {
        if (annotation && annotation->arguments)
            addModification(*annotation->arguments);
    }

    void addModification(const ClassModification& modification)
    {
        for (const Argument& argument : modification.arguments) {
            if (argument.kind != ArgumentKind::Modify || !argument.modification || argument.name.parts.empty())
                continue;
            if (argument.modification->nested)
                addModification(*argument.modification->nested);
            if (argument.modification->value)
                addValue(argument.name.parts.back().text, *argument.modification->value);
        }
    }

    void addValue(std::string_view name, const Expression& value)
    {
        if (const auto text = stringOf(&value)) {
            const bool isText = name == "textString" || name == "string";
            const bool isWanted = std::ranges::find(kTextPlaces, name) != kTextPlaces.end() || isText;
            if (isWanted && (!isText || hasLongWord(*text)))
                add(*text, value.span, {});
            return;
        }
        // `graphics={Text(...)}`, `plots={plot(...)}`
        if (const auto* list = value.to<ArrayExpression>()) {
            for (const ExpressionPtr element : list->elements)
                addValue({}, *element);
        } else if (const auto* call = value.to<CallExpression>()) {
            for (const FunctionArgument& argument : call->arguments)
                if (argument.value)
                    addValue(argument.name.text, *argument.value);
        }
    }

    void addMessages(List<const Equation*> equations)
    {
        for (const Equation* equation : equations) {
            if (equation->kind == EquationKind::Call)
                addMessage(equation->left);
            for (const EquationBranch& branch : equation->branches)
                addMessages(branch.equations);
            addMessages(equation->body);
        }
    }

    void addMessages(List<const Statement*> statements)
    {
        for (const Statement* statement : statements) {
            if (statement->kind == StatementKind::Call)
                addMessage(statement->value);
            for (const StatementBranch& branch : statement->branches)
                addMessages(branch.statements);
            addMessages(statement->body);
        }
    }

    /// Adds the message of an `assert` or `terminate`: each string literal in it, as values may stand between them.
    void addMessage(ExpressionPtr expression)
    {
        const auto* call = expression ? expression->to<CallExpression>() : nullptr;
        if (!call || !call->callee || call->callee->parts.size() != 1)
            return;
        const std::string_view name = call->callee->parts.front().name.text;
        if (name != "assert" && name != "terminate")
            return;
        int before = name == "assert" ? 1 : 0;  // number of the arguments before the message
        for (const FunctionArgument& argument : call->arguments) {
            const bool isMessage = argument.name.text.empty() ? before == 0 : argument.name.text == "message";
            if (isMessage && argument.value)
                addPieces(*argument.value);
            --before;
        }
    }

    void addPieces(const Expression& message)
    {
        if (const auto* piece = message.to<StringLiteral>()) {
            add(unescape(piece->raw), piece->span, {});
        } else if (const auto* sum = message.to<BinaryExpression>()) {
            addPieces(*sum->left);
            addPieces(*sum->right);
        } else if (const auto* inner = message.to<ParenthesizedExpression>()) {
            addPieces(*inner->inner);
        }
    }

    PoFile& file_;
    QString folder_;
    const ClassNode* node_ = nullptr;
    QString context_;
    QHash<std::pair<QString, QString>, std::size_t> index_;
};

}  // namespace

PoFile translatableTexts(const ClassNode& top, const QString& folder)
{
    PoFile file;
    TextCollector(file, folder).collect(top);
    return file;
}

}  // namespace bramah::model
