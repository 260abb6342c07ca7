// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hierarchy/reached_names.h"

#include "model/declarations/declaration_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/class_references.h"
#include "model/edit/edited_text.h"
#include "model/hierarchy/passed_names.h"
#include "model/planning/diagram_edits.h"
#include "model/text/dotted_name.h"
#include "model/translate.h"

#include <QHash>

#include <string>
#include <vector>

namespace bramah::model {

using namespace syntax;

namespace {

/// The number of components of a class in \a whole, on all levels.
int usesOf(const ClassNode& node, const Instance& whole)
{
    int uses = 0;
    for (const auto& child : whole.children())
        if (child->builtin() == BuiltinType::None)
            uses += (&child->classNode() == &node ? 1 : 0) + usesOf(node, *child);
    return uses;
}

class Reacher
{
public:
    explicit Reacher(const ReachRequest& request) : request_(request), text_(request.tree) {}

    tl::expected<Reaching, QString> plan()
    {
        const auto typed =
            SyntaxTree::parseExpression(std::make_shared<const SourceText>(QString(), request_.expression));
        TextEdits inExpression;
        forEachClassReference(*typed->expression(), [&](const ComponentReference& reference) {
            if (const QString input = inputFor(*typed, reference); !input.isEmpty())
                inExpression.replace(reference.span, input.toUtf8());
        });
        if (!fault_.isEmpty())
            return tl::unexpected(fault_);
        return Reaching{inExpression.appliedTo(request_.expression), text_.edits()};
    }

private:
    /// The input of the shown class by which it reads \a reference; empty if the name is known there, or nowhere.
    QString inputFor(const SyntaxTree& typed, const ComponentReference& reference)
    {
        const std::string first(reference.parts.front().name.text);
        const NameMeaning meaning = request_.shown.tree().names().lookup(first, request_.shown);
        if (reference.isGlobal || meaning.component || meaning.classNode || first == "time")
            return {};
        const Instance* owner = request_.shown.parent();
        std::vector<const Instance*> way{&request_.shown};  // from the shown component outwards
        while (owner && !owner->child(first)) {
            way.push_back(owner);
            owner = owner->parent();
        }
        if (!owner)
            return {};
        const QString path = referenceText(typed, &reference);
        if (const QString known = inputs_.value(path); !known.isEmpty())
            return known;
        const Instance* value = owner->descendant(path.toStdString());
        if (!value || passedDeclaration(*value, path).isEmpty()) {
            fault_ = tr("%1 is no single value that could be read here").arg(path);
            return {};
        }
        return inputs_[path] = pass(*value, path, way);
    }

    /// Lets each component of \a way get \a value from the one around it; the name of the innermost input.
    QString pass(const Instance& value, const QString& path, const std::vector<const Instance*>& way)
    {
        QString outside = path;
        for (auto at = way.rbegin(); at != way.rend(); ++at) {
            const Instance& component = **at;
            const QString className = QString::fromStdString(component.classNode().qualifiedName());
            if (component.classNode().tree() != request_.tree) {
                fault_ = tr("%1 is not written in this file, so that it cannot get %2").arg(className, path);
                return {};
            }
            const Instance* top = &component;
            while (top->parent())
                top = top->parent();
            if (usesOf(component.classNode(), *top) > 1) {
                fault_ = tr("%1 is used by several components; give this one a class of its own to read %2")
                             .arg(lastName(className), path);
                return {};
            }
            QString name = passedName(path);
            for (int number = 2; component.child(name.toStdString()); ++number)
                name = passedName(path) + QString::number(number);
            text_.apply(addDeclaration(text_.tree(), *findClass(text_.tree(), className),
                                       QString::fromUtf8(passedDeclaration(value, name))));
            const QString around = QString::fromStdString(component.parent()->classNode().qualifiedName());
            text_.apply(textEditsOf(text_.sharedTree(), around,
                                    {SetModifier{{QString::fromStdString(component.name())}, name, outside}}));
            outside = name;
        }
        return outside;
    }

    const ReachRequest& request_;
    EditedText text_;
    QHash<QString, QString> inputs_;  ///< by path
    QString fault_;
};

}  // namespace

tl::expected<Reaching, QString> planReaching(const ReachRequest& request)
{
    return Reacher(request).plan();
}

}  // namespace bramah::model
