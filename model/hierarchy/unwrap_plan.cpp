// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hierarchy/unwrap_plan.h"

#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"
#include "model/edit/connect_edits.h"
#include "model/edit/edited_text.h"
#include "model/hierarchy/inlined_names.h"
#include "model/hierarchy/moved_text.h"
#include "model/edit/plot_names.h"
#include "model/hierarchy/wrapped_symbol.h"
#include "model/planning/diagram_edits.h"
#include "model/planning/diagram_sketch.h"
#include "model/routing/router.h"
#include "model/translate.h"

#include <QHash>

#include <algorithm>

namespace bramah::model {

using namespace syntax;

namespace {

QString firstNameOf(ExpressionPtr end)
{
    const auto* reference = end ? end->to<ComponentReference>() : nullptr;
    return reference ? toString(reference->parts.front().name.text) : QString();
}

/// A line at a port: the port at its other end, and whether that end is written first.
struct PortLine {
    PortRef other;
    bool isFirst;
    LineStyle style;
};

class Unwrapper
{
public:
    explicit Unwrapper(const UnwrapRequest& request)
        : request_(request),
          tree_(*request.tree),
          name_(request.component.name),
          around_(findClass(tree_, request.diagram.className())),
          instance_(request.root.child(name_.toStdString()))
    {
    }

    tl::expected<Unwrapping, QString> plan()
    {
        if (QString fault = look(); !fault.isEmpty())
            return tl::unexpected(fault);
        InlinedNames names(tree_, request_.root, *instance_, *class_);
        if (!names.refusal().isEmpty())
            return tl::unexpected(names.refusal());
        if (QString fault = lookAtLines(names); !fault.isEmpty())
            return tl::unexpected(fault);
        EditedText text(request_.tree);
        DiagramChanges changes = drawing(names);
        TextEdits edits = contentsInPlace(names, changes);
        const bool fits = edits.add(names.outside(*around_, linesAtIt()));
        if (!names.refusal().isEmpty())
            return tl::unexpected(names.refusal());
        if (!fits)
            return tl::unexpected(tr("Its class is written where it is used."));
        text.apply(edits);
        renameInPlots(text, names);
        text.apply(textEditsOf(text.sharedTree(), request_.diagram.className(), changes));
        Unwrapping done{text.edits(), {}};
        for (const DiagramComponent& component : request_.inner.components())
            done.components.push_back({movedId(names, component.id)});
        return done;
    }

private:
    QString look()
    {
        const DiagramComponent* symbol = request_.diagram.component(request_.component);
        const auto declared = around_ ? findComponent(*around_, name_) : DeclaredComponent();
        if (!symbol || symbol->isInherited || !declared || !instance_)
            return tr("%1 belongs to a class that this one extends.").arg(name_);
        if (instance_->isArray() || declared.component->condition)
            return tr("%1 is an array, or exists only on a condition.").arg(name_);
        const Prefixes& prefixes = declared.element->prefixes;
        if (prefixes.isInner || prefixes.isOuter || prefixes.isReplaceable || prefixes.isRedeclare)
            return tr("%1 is inner, outer or replaceable.").arg(name_);
        const ClassNode& node = instance_->classNode();
        class_ = node.tree() == request_.root.classNode().tree() ? node.definition() : nullptr;
        if (!class_)
            return tr("Its class %1 is not written in this file.").arg(QString::fromStdString(node.qualifiedName()));
        bool isAroundUs = false;
        for (const ClassNode* scope = &request_.root.classNode(); scope; scope = scope->parent())
            isAroundUs |= scope == node.parent();
        if (!isAroundUs)
            return tr("Its class %1 is inside of another one.").arg(QString::fromStdString(node.qualifiedName()));
        if (class_->form != ClassForm::Long || class_->isEncapsulated || class_->external ||
            !class_->algorithmSections.empty())
            return tr("Its class has algorithms, or is made of another class.");
        for (const EquationSection& section : class_->equationSections)
            if (section.isInitial)
                return tr("Its class has initial equations.");
        return shadowedName(node);
    }

    /// A name in the contents that would mean another class at the new place; empty if there is none.
    [[nodiscard]] QString shadowedName(const ClassNode& node) const
    {
        if (node.parent() == &request_.root.classNode())
            return {};
        for (const Element* element : around_->elements)
            for (const Token& token : tree_.tokens())
                if (element->definition && token.kind == TokenKind::Identifier &&
                    token.span.begin > class_->span.begin && token.span.end < class_->span.end &&
                    tree_.text().view(token.span) == element->definition->name.text)
                    return tr("%1 means another class there.").arg(toString(element->definition->name.text));
        return {};
    }

    QString lookAtLines(const InlinedNames& names) const
    {
        for (const DiagramConnection& line : request_.diagram.connections())
            for (const PortRef* end : {&line.id.a, &line.id.b})
                if (end->component == request_.component &&
                    (line.isReadOnly || !names.isPort(end->port) || line.id.a.component == line.id.b.component))
                    return tr("The line between %1 and %2 cannot be continued.")
                        .arg(line.id.a.text(), line.id.b.text());
        for (const DiagramConnection& line : request_.inner.connections())
            for (const PortRef* end : {&line.id.a, &line.id.b})
                if (end->component.isEmpty() &&
                    (line.isReadOnly || !names.isPort(end->port) || line.id.a.component == line.id.b.component))
                    return tr("The line between %1 and %2 inside cannot be continued.")
                        .arg(line.id.a.text(), line.id.b.text());
        return {};
    }

    [[nodiscard]] std::vector<Span> linesAtIt() const
    {
        std::vector<Span> spans;
        for (const Equation* connect : connectsOf(*around_))
            if (firstNameOf(connect->left) == name_ || firstNameOf(connect->right) == name_)
                spans.push_back(connect->span);
        return spans;
    }

    /// Writes the declarations in the place of the component's, the equations in that of its first line, extended lines
    /// in that of the lines to it, which leave \a changes. Removes the class if nothing else uses it.
    TextEdits contentsInPlace(const InlinedNames& names, DiagramChanges& changes) const
    {
        const TextLayout layout(tree_);
        const auto indentation = static_cast<int>(layout.innerIndentation(*around_).size()) -
                                 static_cast<int>(layout.innerIndentation(*class_).size());
        MovedText moved(tree_, names.inside(), indentation);
        for (const Element* element : class_->elements)
            moved.take(*element, names.movedNames());
        for (const EquationSection& section : class_->equationSections)
            for (const Equation* equation : section.equations)
                if (equation->kind != EquationKind::Connect ||
                    (!names.isPort(firstNameOf(equation->left)) && !names.isPort(firstNameOf(equation->right))))
                    moved.take(*equation);
        const QByteArray line = layout.lineEnd();
        const TextEdits none;
        MovedText gone(tree_, none, 0);
        const Element& element = *findComponent(*around_, name_).element;
        const bool isPlaced = gone.take(element, {name_}, moved.declarations().join(line));
        QByteArrayList equations = moved.equations();
        for (const Equation* connect : connectsOf(*around_)) {
            const bool isLeft = firstNameOf(connect->left) == name_;
            if (!isLeft && firstNameOf(connect->right) != name_)
                continue;
            const auto& parts = (isLeft ? connect->left : connect->right)->as<ComponentReference>().parts;
            const QString port = parts.size() > 1 ? toString(parts[1].name.text) : QString();
            const auto isOfPort = [&](const DiagramChange& change) {
                const auto* joint = std::get_if<AddConnection>(&change);
                return joint && portOfJoint_.value(joint->a.text() + QLatin1Char(' ') + joint->b.text()) == port;
            };
            QByteArrayList texts = equations;
            for (const DiagramChange& change : changes)
                if (isOfPort(change)) {
                    const auto& joint = std::get<AddConnection>(change);
                    texts.append(lineOf(addConnect(tree_, *around_, joint.a.text(), joint.b.text(), joint.points,
                                                   lineAttributes(joint.style))));
                }
            if (gone.drop(*connect, texts.join(line))) {
                equations.clear();
                std::erase_if(changes, isOfPort);
            }
        }
        TextEdits edits = gone.removal();
        if (!isPlaced && !moved.declarations().isEmpty())
            edits.insert(behindElements(layout), line + moved.declarations().join(line));
        if (!equations.isEmpty())
            addEquations(edits, equations.join(line));
        if (!isNamedElsewhere()) {
            TextEdits end;
            layout.removeWithSemicolon(end, class_->span);
            edits.add(end);
        }
        return edits;
    }

    /// Adds equations where the component had no line that they could replace.
    void addEquations(TextEdits& edits, const QByteArray& text) const
    {
        const TextLayout layout(tree_);
        for (const EquationSection& section : around_->equationSections)
            if (!section.isInitial) {
                constexpr std::int32_t kKeyword = 8;  // "equation"
                const auto end = section.equations.empty() ? section.span.begin + kKeyword
                                                           : layout.behindSemicolon(section.equations.back()->span.end);
                edits.insert(layout.behindTail(end), layout.lineEnd() + text);
                return;
            }
        // On a line of its own: the line before may belong to the component and be replaced as a whole.
        const QByteArray line = layout.lineEnd();
        const QByteArray section = layout.indentationAt(around_->span.begin) + "equation" + line + text;
        const std::int32_t end = behindElements(layout);
        const auto newline = static_cast<std::int32_t>(line.size());
        if (tree_.text().bytes().sliced(end).startsWith(line))
            edits.insert(end + newline, section + line);
        else
            edits.insert(end, line + section);
    }
    [[nodiscard]] std::int32_t behindElements(const TextLayout& layout) const
    {
        const auto end = layout.behindSemicolon(around_->elements.back()->span.end);
        return layout.behindTail(std::max(end, around_->elements.back()->span.end));
    }

    [[nodiscard]] bool isNamedElsewhere() const
    {
        const Span type = findComponent(*around_, name_).element->name.span;
        const bool isShared = findComponent(*around_, name_).element->components.size() > 1;
        const auto isIn = [](const Token& token, Span span) {
            return token.span.begin >= span.begin && token.span.end <= span.end;
        };
        return isShared || std::ranges::any_of(tree_.tokens(), [&](const Token& token) {
                   return token.kind == TokenKind::Identifier && tree_.text().view(token.span) == class_->name.text &&
                          !isIn(token, class_->span) && !isIn(token, type);
               });
    }

    void renameInPlots(EditedText& text, const InlinedNames& names) const
    {
        const auto rename = [&](const QString& from, const QString& to) {
            const ClassDefinition* definition = findClass(text.tree(), request_.diagram.className());
            text.apply(renamePlotted(text.tree(), *definition, from, to));
        };
        for (auto one = names.moved().cbegin(); one != names.moved().cend(); ++one)
            rename(name_ + QLatin1Char('.') + one.key(), one.value());
        // A plot of a port now shows the inner port that is joined to it.
        for (const DiagramComponent& port : request_.inner.ownPorts()) {
            const auto inside = linesAt(request_.inner, {{}, port.id.name});
            if (inside.size() == 1)
                rename(name_ + QLatin1Char('.') + port.id.name, movedRef(names, inside.front().other).text());
        }
    }

    [[nodiscard]] static QString movedId(const InlinedNames& names, const ComponentId& id)
    {
        return names.moved().value(id.baseName(), id.baseName()) + id.name.mid(id.baseName().size());
    }
    [[nodiscard]] static PortRef movedRef(const InlinedNames& names, const PortRef& ref)
    {
        return {{movedId(names, ref.component)}, ref.port};
    }

    [[nodiscard]] static std::vector<PortLine> linesAt(const Diagram& diagram, const PortRef& port)
    {
        std::vector<PortLine> lines;
        for (const DiagramConnection& line : diagram.connections()) {
            if (line.id.a == port)
                lines.push_back({line.id.b, false, line.style});
            else if (line.id.b == port)
                lines.push_back({line.id.a, true, line.style});
        }
        return lines;
    }

    /// The shift of the contents: they keep their arrangement, around the place of the component.
    [[nodiscard]] QPointF offset(const Diagram& rest) const
    {
        const QPointF middle = request_.inner.coordinateSystem().extent.rect().center();
        const QPointF anchor = request_.diagram.component(request_.component)->anchor();
        const QPointF wanted = Router::snapped(anchor) - Router::snapped(middle);
        const auto isFree = [&](QPointF delta) {
            return std::ranges::none_of(request_.inner.components(), [&](const DiagramComponent& one) {
                return std::ranges::any_of(rest.components(), [&](const DiagramComponent& other) {
                    return other.bounds.intersects(one.bounds.translated(delta));
                });
            });
        };
        return !isFree(wanted) && isFree({}) ? QPointF() : wanted;
    }

    [[nodiscard]] DiagramChanges drawing(const InlinedNames& names)
    {
        const Diagram rest =
            request_.diagram.without({request_.component}, request_.diagram.connectionsAt(request_.component));
        const QPointF delta = offset(rest);
        DiagramContent content = rest.content();
        DiagramChanges changes = names.modifiers();
        std::vector<ComponentId> placed;
        for (DiagramComponent component : request_.inner.components()) {
            component.id = {movedId(names, component.id)};
            component.moveTo(component.placement.movedBy(delta));
            if (!delta.isNull() && component.isPlaced)
                changes.push_back(SetPlacement{component.id, component.placement});
            placed.push_back(component.id);
            content.components.push_back(std::move(component));
        }
        for (DiagramConnection line : request_.inner.connections()) {
            if (line.id.a.component.isEmpty() || line.id.b.component.isEmpty())
                continue;
            line.id.a = movedRef(names, line.id.a);
            line.id.b = movedRef(names, line.id.b);
            for (QPointF& point : line.points)
                point += delta;
            if (!delta.isNull() && !line.isReadOnly && !line.points.empty())
                changes.push_back(SetLine{line.id, line.points});
            content.connections.push_back(std::move(line));
        }
        const Diagram start(std::move(content));
        DiagramSketch sketch(start);
        sketch.apply(joints(names, start));
        clearLines(sketch, start, placed);
        const DiagramChanges lines = sketch.changes();
        changes.insert(changes.end(), lines.begin(), lines.end());
        return changes;
    }

    /// The lines to the ports, extended to the ports inside.
    [[nodiscard]] DiagramChanges joints(const InlinedNames& names, const Diagram& start)
    {
        DiagramChanges added;
        QString portName;
        const auto join = [&](const PortRef& inner, const PortLine& line) {
            AddConnection joint{inner, line.other, {}, line.style};
            if (line.isFirst)
                std::swap(joint.a, joint.b);
            if (start.port(joint.a) && start.port(joint.b))
                joint.points = Router().route(routeEnd(start, joint.a), routeEnd(start, joint.b));
            portOfJoint_.insert(joint.a.text() + QLatin1Char(' ') + joint.b.text(), portName);
            added.push_back(joint);
        };
        for (const DiagramComponent& port : request_.inner.ownPorts()) {
            portName = port.id.name;
            auto inside = linesAt(request_.inner, {{}, port.id.name});
            const auto outside = linesAt(request_.diagram, {request_.component, port.id.name});
            for (PortLine& line : inside)
                line.other = movedRef(names, line.other);
            if (inside.empty()) {
                for (std::size_t i = 1; i < outside.size(); ++i)
                    join(outside.front().other, outside[i]);
                continue;
            }
            for (const PortLine& line : outside)
                join(inside.front().other, line);
            for (std::size_t i = 1; i < inside.size(); ++i)
                join(outside.empty() ? inside.front().other : outside.front().other, inside[i]);
        }
        return added;
    }

    const UnwrapRequest& request_;
    const SyntaxTree& tree_;
    QString name_;
    const ClassDefinition* around_;
    const Instance* instance_;
    const ClassDefinition* class_ = nullptr;
    QHash<QString, QString> portOfJoint_;  ///< by the two ends of a line that passes through the port
};

}  // namespace

tl::expected<Unwrapping, QString> planUnwrapping(const UnwrapRequest& request)
{
    return Unwrapper(request).plan();
}

}  // namespace bramah::model
