// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/hierarchy/wrap_plan.h"

#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"
#include "model/edit/connect_edits.h"
#include "model/edit/edited_text.h"
#include "model/hierarchy/cut_ports.h"
#include "model/hierarchy/moved_text.h"
#include "model/hierarchy/passed_names.h"
#include "model/edit/plot_names.h"
#include "model/hierarchy/wrapped_symbol.h"
#include "model/planning/diagram_edits.h"
#include "model/planning/diagram_sketch.h"
#include "model/routing/router.h"
#include "model/text/dotted_name.h"
#include "model/translate.h"

#include <QSet>

#include <algorithm>

namespace bramah::model {

using namespace syntax;

namespace {

QString baseNameOf(ExpressionPtr expression)
{
    const auto* reference = expression ? expression->to<ComponentReference>() : nullptr;
    return reference && !reference->isGlobal ? toString(reference->parts.front().name.text) : QString();
}

/// A line from \a a to \a b along the router's best way.
AddConnection lineBetween(const Diagram& diagram, const PortRef& a, const PortRef& b, LineStyle style)
{
    AddConnection line{a, b, {}, style};
    if (diagram.port(a) && diagram.port(b))
        line.points = Router().route(routeEnd(diagram, a), routeEnd(diagram, b));
    return line;
}

class Wrapper
{
public:
    explicit Wrapper(const WrapRequest& request)
        : request_(request), tree_(*request.tree), definition_(findClass(tree_, request.diagram.className()))
    {
    }

    tl::expected<Wrapping, QString> plan()
    {
        if (QString fault = chooseNames(); !fault.isEmpty())
            return tl::unexpected(fault);
        auto lines = cutLines(request_.diagram, names_, takenNames());
        if (!lines)
            return tl::unexpected(lines.error());
        lines_ = std::move(*lines);
        PassedNames passed(tree_, request_.root, names_, portNames());
        if (QString fault = lookAtText(passed); !fault.isEmpty())
            return tl::unexpected(fault);
        name_ = componentName();
        const int step = static_cast<int>(TextLayout(tree_).indentationStep(*definition_).size());
        MovedText moved(tree_, passed.edits(), step);
        const QByteArray modifiers = passed.modifiers().join(", ");
        DiagramChanges outer = outerChanges(modifiers.isEmpty() ? modifiers : '(' + modifiers + ')');
        move(moved, outer);
        EditedText text(request_.tree);
        text.apply(moved.removal());
        lengthenNames(text);
        text.apply(addClass(text.tree(), *definitionIn(text), classText(moved, passed)));
        const QString inner = request_.diagram.className() + QLatin1Char('.') + request_.className;
        text.apply(textEditsOf(text.sharedTree(), inner, innerChanges()));
        text.apply(textEditsOf(text.sharedTree(), request_.diagram.className(), outer));
        return Wrapping{text.edits(), name_};
    }

private:
    [[nodiscard]] const ClassDefinition* definitionIn(EditedText& text) const
    {
        return findClass(text.tree(), request_.diagram.className());
    }

    QString chooseNames()
    {
        if (!definition_ || !isLongClass(*definition_))
            return tr("This class has no declarations of its own.");
        for (const ComponentId& id : request_.components) {
            const DiagramComponent* component = request_.diagram.component(id);
            if (!component)
                continue;
            const auto declared = findComponent(*definition_, id.baseName());
            if (component->isInherited || !declared)
                return tr("%1 belongs to a class that this one extends.").arg(id.baseName());
            if (component->isMissing)
                return tr("The class of %1 is missing.").arg(id.baseName());
            if (declared.element->prefixes.isInner)
                continue;
            if (declared.element->prefixes.isReplaceable || declared.element->prefixes.isRedeclare)
                return tr("%1 is replaceable: what extends this class may redeclare it.").arg(id.baseName());
            names_.insert(id.baseName());
        }
        return names_.isEmpty() ? tr("Select components first; inner ones and ports stay outside.") : QString();
    }

    /// The names that are taken inside of the new class.
    [[nodiscard]] QStringList takenNames() const
    {
        QStringList taken(names_.begin(), names_.end());
        for (const auto& child : request_.root.children())
            if (child->prefixes().isParameter || child->prefixes().isConstant)
                taken.append(QString::fromStdString(child->name()));
        return taken;
    }
    [[nodiscard]] QStringList portNames() const
    {
        QStringList names(names_.begin(), names_.end());
        for (const CutPort& port : lines_.ports)
            names.append(port.name);
        return names;
    }

    QString lookAtText(PassedNames& passed) const
    {
        for (const Element* element : definition_->elements)
            for (const Component& one : element->components)
                if (const QString name = toString(one.name.text); names_.contains(name))
                    if (QString fault = lookAt(name, *element, one, passed); !fault.isEmpty())
                        return fault;
        for (const Equation* connect : connectsOf(*definition_))
            for (const ExpressionPtr end : {connect->left, connect->right})
                if (names_.contains(baseNameOf(end)))
                    passed.take(*end);
        if (!passed.refusal().isEmpty())
            return passed.refusal();
        const auto isKnown = [&](const Equation* connect) {
            const ConnectionId id{refOf(connect->left), refOf(connect->right), 0};
            return request_.diagram.connection(id) != nullptr;
        };
        for (const Equation* connect : connectsOf(*definition_))
            if ((names_.contains(baseNameOf(connect->left)) || names_.contains(baseNameOf(connect->right))) &&
                !isKnown(connect))
                return tr("A line at %1 ends at a component that a condition removes.")
                    .arg(referenceText(tree_, connect->left));
        return {};
    }

    QString lookAt(const QString& name, const Element& element, const Component& component, PassedNames& passed) const
    {
        const auto isAtIt = [&](const ConnectionId& line) {
            return line.a.component.baseName() == name || line.b.component.baseName() == name;
        };
        if (component.condition && std::ranges::any_of(lines_.cut, isAtIt))
            return tr("%1 exists only on a condition, and lines lead out of it.").arg(name);
        passed.take(component);
        for (const ExpressionPtr size : element.subscripts)
            passed.take(*size);
        if (QString fault = replaceableIn(element); !fault.isEmpty())
            return tr("%1 names %2, which may be redeclared.").arg(name, fault);
        return {};
    }

    [[nodiscard]] PortRef refOf(ExpressionPtr end) const
    {
        const auto& parts = end->as<ComponentReference>().parts;
        const auto written = [&](Span span) { return withoutBlanks(toString(tree_.text().view(span))); };
        if (parts.size() < 2)
            return {{}, written(parts.front().span)};
        return {{written(parts.front().span)}, written({parts[1].span.begin, parts.back().span.end})};
    }

    /// The name of a replaceable class of this class that is the type of \a element; empty if none is.
    [[nodiscard]] QString replaceableIn(const Element& element) const
    {
        QSet<QString> replaceable;
        for (const ClassPart& part : request_.root.parts())
            if (const auto* definition = part.node->definition())
                for (const Element* one : definition->elements)
                    if (one->definition && (one->prefixes.isReplaceable || one->prefixes.isRedeclare))
                        replaceable.insert(toString(one->definition->name.text));
        for (const Token& token : tree_.tokens())
            if (token.kind == TokenKind::Identifier && token.span.begin >= element.span.begin &&
                token.span.end <= element.span.end && replaceable.contains(toString(tree_.text().view(token.span))))
                return toString(tree_.text().view(token.span));
        return {};
    }

    [[nodiscard]] QString componentName() const
    {
        QString base = request_.className;
        base.replace(0, 1, base.left(1).toLower());
        if (base == request_.className || keywordOrIdentifier(base.toStdString()) != TokenKind::Identifier)
            base += QLatin1Char('1');
        QString name = base;
        for (int number = 2; request_.root.child(name.toStdString()) || request_.diagram.symbol({name}); ++number)
            name = base + QString::number(number);
        return name;
    }

    /// Moves the part out of the class. The new component replaces its first declaration, a line to a port replaces the
    /// first line that was cut; such lines are taken out of \a outer.
    void move(MovedText& moved, DiagramChanges& outer) const
    {
        QByteArray component;
        for (const DiagramChange& change : outer)
            if (const auto* added = std::get_if<AddComponent>(&change))
                component =
                    lineOf(addComponent(tree_, *definition_,
                                        {added->className, added->name, added->modification, added->placement, false}));
        bool isPlaced = false;
        for (const Element* element : definition_->elements)
            isPlaced |= moved.take(*element, names_,
                                   isPlaced || element->visibility != Visibility::Public ? QByteArray() : component);
        if (isPlaced)
            std::erase_if(outer, [](const DiagramChange& one) { return std::holds_alternative<AddComponent>(one); });
        for (const Equation* connect : connectsOf(*definition_)) {
            const bool hasLeft = names_.contains(baseNameOf(connect->left));
            const bool hasRight = names_.contains(baseNameOf(connect->right));
            if (hasLeft && hasRight)
                moved.take(*connect);
            else if (hasLeft || hasRight)
                replaceCut(moved, *connect, outer);
        }
    }

    void replaceCut(MovedText& moved, const Equation& connect, DiagramChanges& outer) const
    {
        const ConnectionId id{refOf(connect.left), refOf(connect.right), 0};
        const auto port = std::ranges::find_if(
            lines_.ports, [&](const CutPort& one) { return std::ranges::find(one.lines, id) != one.lines.end(); });
        const auto isOfPort = [&](const DiagramChange& change) {
            const auto* line = std::get_if<AddConnection>(&change);
            const PortRef ref{{name_}, port == lines_.ports.end() ? QString() : port->name};
            return line && (line->a == ref || line->b == ref);
        };
        QByteArrayList texts;
        for (const DiagramChange& change : outer)
            if (isOfPort(change)) {
                const auto& line = std::get<AddConnection>(change);
                texts.append(lineOf(addConnect(tree_, *definition_, line.a.text(), line.b.text(), line.points,
                                               lineAttributes(line.style))));
            }
        if (moved.drop(connect, texts.join(TextLayout(tree_).lineEnd())))
            std::erase_if(outer, isOfPort);
    }

    void lengthenNames(EditedText& text) const
    {
        for (const QString& name : names_) {
            const QString path = name_ + QLatin1Char('.') + name;
            text.apply(renameReferences(text.tree(), *definitionIn(text), name, path));
            text.apply(renamePlotted(text.tree(), *definitionIn(text), name, path));
        }
    }

    [[nodiscard]] QByteArray classText(const MovedText& moved, const PassedNames& passed) const
    {
        const TextLayout layout(tree_);
        const QByteArray outer = layout.innerIndentation(*definition_), step = layout.indentationStep(*definition_);
        const QByteArray inner = outer + step, line = layout.lineEnd();
        QByteArray all = "model " + request_.className.toUtf8();
        for (const QByteArray& declaration : passed.declarations())
            all += line + inner + declaration + ';';
        for (std::size_t i = 0; i < lines_.ports.size(); ++i)
            all += line + inner + portDeclaration(lines_.ports, i, symbolSize(), layout.annotationOpening());
        for (const QByteArray& declaration : moved.declarations())
            all += line + declaration;
        if (!moved.equations().isEmpty())
            all += line + outer + "equation";
        for (const QByteArray& equation : moved.equations())
            all += line + equation;
        QByteArray graphics = layout.annotationOpening() + iconText(lines_.ports, symbolSize(), lines_.area);
        all += line + inner + graphics.replace("\n", line + inner);
        return all + line + outer + "end " + request_.className.toUtf8();
    }

    [[nodiscard]] QSizeF symbolSize() const { return sizeOfSymbol(lines_.ports, name_); }

    /// Lines to the ports, and removal of the lines that they replace.
    [[nodiscard]] DiagramChanges innerChanges() const
    {
        DiagramContent content;
        content.className = request_.className;
        content.graphics = std::make_shared<const Icon>();
        for (const DiagramComponent& component : request_.diagram.components())
            if (names_.contains(component.id.baseName()))
                content.components.push_back(component);
        for (const CutPort& port : lines_.ports)
            content.ownPorts.push_back(innerPort(port));
        for (const ConnectionId& id : lines_.inside)
            content.connections.push_back(*request_.diagram.connection(id));
        const Diagram start(std::move(content));
        DiagramSketch sketch(start);
        DiagramChanges added;
        for (const CutPort& port : lines_.ports)
            for (const PortRef& end : port.inner)
                added.push_back(port.leadsOut ? lineBetween(start, end, {{}, port.name}, port.style)
                                              : lineBetween(start, {{}, port.name}, end, port.style));
        sketch.apply(added);
        clearLines(sketch, start);
        return sketch.changes();
    }

    [[nodiscard]] DiagramChanges outerChanges(const QByteArray& modification) const
    {
        std::vector<ComponentId> gone;
        for (const DiagramComponent& component : request_.diagram.components())
            if (names_.contains(component.id.baseName()))
                gone.push_back(component.id);
        std::vector<ConnectionId> lines = lines_.inside;
        lines.insert(lines.end(), lines_.cut.begin(), lines_.cut.end());
        const Diagram start = request_.diagram.without(gone, lines);
        DiagramComponent symbol = outerSymbol(lines_.ports, symbolSize());
        symbol.id = {name_};
        symbol.className = request_.className;
        symbol.moveTo(freePlace(start, symbol, lines_.area.center()));
        DiagramSketch sketch(start);
        sketch.add({request_.className, name_, symbol.placement, QString::fromUtf8(modification)}, symbol);
        DiagramChanges added;
        for (const CutPort& port : lines_.ports)
            for (const PortRef& end : port.outer)
                added.push_back(port.leadsOut ? lineBetween(sketch.diagram(), {{name_}, port.name}, end, port.style)
                                              : lineBetween(sketch.diagram(), end, {{name_}, port.name}, port.style));
        sketch.apply(added);
        clearLines(sketch, start, {symbol.id});
        return sketch.changes();
    }

    const WrapRequest& request_;
    const SyntaxTree& tree_;
    const ClassDefinition* definition_;
    QSet<QString> names_;
    CutLines lines_;
    QString name_;
};

}  // namespace

tl::expected<Wrapping, QString> planWrapping(const WrapRequest& request)
{
    return Wrapper(request).plan();
}

}  // namespace bramah::model
