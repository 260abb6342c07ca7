// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/structure/bonds/bond_model.h"

#include "app/translate.h"
#include "model/diagram/diagram_builder.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"
#include "model/edit/connect_edits.h"
#include "model/edit/edited_text.h"
#include "model/instance/instance.h"
#include "model/templates/copied_class.h"
#include "model/units/quantity_text.h"
#include "solver/evaluate/system_evaluator.h"
#include "solver/reports/failure_text.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace bramah::app {
namespace {

using Side = BondPort::Side;

/// Large: one text that is made step by step.
class Writer
{
public:
    Writer(const std::shared_ptr<const solver::CompiledSystem>& system, const model::ClassLibrary& library)
        : system_(system), model_(system->model), library_(library), twins_(library)
    {
    }

    BondModel write()
    {
        node_ = library_.find(model_.className);
        circuit_ = circuitBonds(*system_, twins_);
        if (!node_ || !isPossible() || !readStarts())
            return std::move(made_);
        const QString base = QString::fromStdString(node_->name()) + QStringLiteral("Bonds");
        made_.name = base;
        for (int number = 2; library_.find(made_.name.toStdString()); ++number)
            made_.name = base + QString::number(number);
        const QByteArray copy = model::copiedClass(*node_, made_.name);
        text_.emplace(model::syntax::SyntaxTree::parse(
            std::make_shared<model::SourceText>(made_.name + QStringLiteral(".mo"), copy + ";\n")));
        readPlaces();
        removeLines();
        for (const BondPart& part : circuit_.parts)
            replace(part);
        for (const std::vector<BondPort>& joint : circuit_.joints)
            join(joint);
        for (const BondPort& port : circuit_.openPorts)
            closeOpen(port);
        text_->apply(model::setClassAnnotation(text_->tree(), own(), {{{"Documentation", "info"}, documentation()}}));
        made_.text = text_->tree().text().bytes();
        return std::move(made_);
    }

private:
    [[nodiscard]] const model::syntax::ClassDefinition& own() { return *model::findClass(text_->tree(), made_.name); }

    [[nodiscard]] QString pathOf(const BondPort& port) const
    {
        return circuit_.parts[static_cast<std::size_t>(port.part)].path + QLatin1Char('.') + port.name;
    }

    bool isPossible()
    {
        for (const BondPart& part : circuit_.parts) {
            if (part.path.contains(QLatin1Char('.')))
                made_.reasons << tr("`%1` lies in a subsystem; dissolve it first").arg(part.path);
            else if (part.kind == BondPart::Kind::Word)
                made_.reasons << QStringLiteral("`%1`: %2").arg(part.path, part.without);
            else if (const auto* definition = node_->definition();
                     !definition || !model::findComponent(*definition, part.path))
                made_.reasons << tr("`%1` is inherited from another class").arg(part.path);
        }
        if (circuit_.parts.empty())
            made_.reasons << tr("the circuit has no component that power goes through");
        return made_.reasons.isEmpty();
    }

    /// Where positions and angles are at the start.
    bool readStarts()
    {
        const auto evaluator = solver::makeEvaluator(system_);
        std::vector<double> states(evaluator->layout().states.size());
        std::vector<double> outputs(evaluator->layout().outputs.size());
        const double time = model_.experiment.startTime;
        solver::EvaluationStatus status = evaluator->updateParameters();
        if (status.ok())
            status = evaluator->initialise(time, states).status;
        if (status.ok())
            status = evaluator->outputs(time, states, outputs);
        if (!status.ok()) {
            made_.reasons << tr("the circuit has no start: %1").arg(solver::failureText(status, model_));
            return false;
        }
        for (const BondPart& part : circuit_.parts) {
            if (part.kind != BondPart::Kind::Twin)
                continue;
            for (const QString& name : part.twin->startingAnywhere)
                if (const solver::VariableId id =
                        model_.findVariable((part.path + QLatin1Char('.') + name).toStdString());
                    id != solver::kNoVariable)
                    starts_[part.path].emplace_back(name, evaluator->value(id));
        }
        return true;
    }

    void readPlaces()
    {
        model::InstanceTree tree(library_);
        model::IconCache icons;
        const model::Diagram diagram = model::DiagramBuilder(icons).build(tree.instantiate(*node_));
        for (const model::DiagramComponent& component : diagram.components()) {
            taken_.insert(component.id.name);
            symbols_.push_back(component.bounds);
            for (const model::DiagramPort& port : component.ports)
                places_.insert(component.id.name + QLatin1Char('.') + port.name, port.position);
        }
    }

    /// The lines between ports that power goes through: junctions come in their place.
    void removeLines()
    {
        QSet<QString> ports;
        for (const std::vector<BondPort>& joint : circuit_.joints)
            for (const BondPort& port : joint)
                ports.insert(pathOf(port));
        std::vector<model::ConnectKey> lines;
        for (const model::syntax::Equation* connect : model::connectsOf(own())) {
            const model::ConnectKey key{model::referenceText(text_->tree(), connect->left),
                                        model::referenceText(text_->tree(), connect->right)};
            if (ports.contains(key.a) || ports.contains(key.b))
                lines.push_back(key);
        }
        // Equal ones go one after the other, each the first of them.
        for (const model::ConnectKey& line : lines)
            text_->apply(model::removeConnect(text_->tree(), own(), line));
    }

    void replace(const BondPart& part)
    {
        if (part.kind == BondPart::Kind::Joint)
            text_->apply(model::removeComponent(text_->tree(), own(), part.path));
        if (part.kind != BondPart::Kind::Twin)
            return;
        text_->apply(model::setType(text_->tree(), own(), part.path, part.twinName));
        for (const auto& [name, value] : starts_[part.path]) {
            // A start that the circuit fixes stands there.
            text_->apply(model::setModifier(text_->tree(), own(), part.path, name + QStringLiteral(".start"),
                                            model::exactNumber(value)));
            text_->apply(model::setModifier(text_->tree(), own(), part.path, name + QStringLiteral(".fixed"),
                                            QStringLiteral("true")));
        }
    }

    [[nodiscard]] QString freeName(const QString& base)
    {
        for (int number = 1;; ++number)
            if (const QString name = base + QString::number(number); !taken_.contains(name)) {
                taken_.insert(name);
                return name;
            }
    }

    /// A component of bonds at \a place, on the grid.
    QString add(const QString& type, const QString& base, const QString& modification, QPointF place)
    {
        model::NewComponent made;
        made.type = QStringLiteral("Bramah.BondGraphs.") + type;
        made.name = freeName(base);
        made.modification = modification;
        model::Placement placement;
        placement.extent = {{-2, -2}, {2, 2}};
        placement.origin = place;
        made.placement = placement;
        text_->apply(model::addComponent(text_->tree(), own(), made));
        return made.name;
    }

    /// Without a drawn line: the sheet finds it a way.
    void connect(const QString& tail, const QString& head)
    {
        text_->apply(model::addConnect(text_->tree(), own(), tail, head, {}));
    }

    [[nodiscard]] static QPointF onGrid(QPointF point)
    {
        return {2 * std::round(point.x() / 2), 2 * std::round(point.y() / 2)};
    }

    /// Near \a wanted, beside all symbols.
    [[nodiscard]] QPointF freePlaceAt(QPointF wanted)
    {
        constexpr double kRoom = 5, kStep = 6;
        QPointF place = wanted;
        const auto isTaken = [this](QPointF at) {
            return std::ranges::any_of(symbols_, [&](const QRectF& symbol) {
                return symbol.adjusted(-kRoom, -kRoom, kRoom, kRoom).contains(at);
            });
        };
        for (int ring = 1; ring < 20 && isTaken(place); ++ring)
            for (const QPointF way : {QPointF(-1, 0), QPointF(1, 0), QPointF(0, 1), QPointF(0, -1), QPointF(-1, 1),
                                      QPointF(1, 1), QPointF(-1, -1), QPointF(1, -1)})
                if (isTaken(place))
                    place = wanted + kStep * ring * way;
        symbols_.emplace_back(place - QPointF(2, 2), QSizeF(4, 4));
        return place;
    }

    void join(const std::vector<BondPort>& joint)
    {
        std::vector<const BondPort*> ends;
        for (const BondPort& port : joint)
            if (port.side != Side::Unknown)
                ends.push_back(&port);
        if (ends.size() < 2)
            return;
        const auto placeOf = [this](const BondPort& port) { return places_.value(pathOf(port)); };
        if (ends.size() == 2 && ends[0]->side != ends[1]->side) {
            const BondPort &tail = *ends[ends[0]->side == Side::Tail ? 0 : 1],
                           &head = *ends[ends[0]->side == Side::Tail ? 1 : 0];
            connect(pathOf(tail), pathOf(head));
            return;
        }
        QPointF middle;
        int in = 0, out = 0;
        for (const BondPort* port : ends) {
            middle += placeOf(*port) / double(ends.size());
            ++(port->side == Side::Tail ? in : out);
        }
        const QPointF place = freePlaceAt(onGrid(middle));
        const QString name = addJunction(ends.front()->isMechanical, in, out, place);
        in = out = 0;
        for (const BondPort* port : ends) {
            if (port->side == Side::Tail)
                connect(pathOf(*port), QStringLiteral("%1.bondIn[%2]").arg(name).arg(++in));
            else
                connect(QStringLiteral("%1.bondOut[%2]").arg(name).arg(++out), pathOf(*port));
        }
    }

    QString addJunction(bool isOne, int in, int out, QPointF place)
    {
        QStringList sizes;
        if (in > 0)
            sizes << QStringLiteral("nIn=%1").arg(in);
        if (out > 0)
            sizes << QStringLiteral("nOut=%1").arg(out);
        return add(isOne ? QStringLiteral("Junctions.J1") : QStringLiteral("Junctions.J0"),
                   isOne ? QStringLiteral("one") : QStringLiteral("zero"),
                   QStringLiteral("(%1)").arg(sizes.join(QStringLiteral(", "))), place);
    }

    /// Nothing pushes a flange to which nothing is joined; of a bond without a line the flow would be zero.
    void closeOpen(const BondPort& port)
    {
        if (!port.isMechanical || port.side == Side::Unknown)
            return;
        const QPointF place = freePlaceAt(onGrid(places_.value(pathOf(port)) + QPointF(12, 0)));
        const QString nothing = add(QStringLiteral("Sources.Se"), QStringLiteral("free"), QStringLiteral("(e0=0)"),
                                    port.side == Side::Head ? place : place + QPointF(0, 8));
        if (port.side == Side::Head) {
            connect(nothing + QStringLiteral(".bond"), pathOf(port));
            return;
        }
        const QString junction = addJunction(true, 2, 0, place);
        connect(pathOf(port), junction + QStringLiteral(".bondIn[1]"));
        connect(nothing + QStringLiteral(".bond"), junction + QStringLiteral(".bondIn[2]"));
    }

    [[nodiscard]] QByteArray documentation() const
    {
        return QStringLiteral(
                   "\"<html>\n<p>The bond graph of <code>%1</code>, derived from it: 0-junctions where "
                   "lines share a pressure or a\nvoltage, 1-junctions where they share a motion.</p>\n"
                   "</html>\"")
            .arg(QString::fromStdString(model_.className))
            .toUtf8();
    }

    std::shared_ptr<const solver::CompiledSystem> system_;
    const solver::FlatModel& model_;
    const model::ClassLibrary& library_;
    BondTwins twins_;
    const model::ClassNode* node_ = nullptr;
    CircuitBonds circuit_;
    BondModel made_;
    std::optional<model::EditedText> text_;
    std::map<QString, std::vector<std::pair<QString, double>>> starts_;  ///< by component
    QHash<QString, QPointF> places_;                                     ///< of ports, and of new junctions
    std::vector<QRectF> symbols_;                                        ///< that stand on the sheet
    QSet<QString> taken_;                                                ///< names
};

}  // namespace

BondModel bondModel(const std::shared_ptr<const solver::CompiledSystem>& system, const model::ClassLibrary& library)
{
    return Writer(system, library).write();
}

}  // namespace bramah::app
