// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/bonds/bond_model.h"

#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/component_edits.h"
#include "model/edit/edited_text.h"
#include "model/edit/text_layout.h"
#include "model/instance/instance.h"
#include "model/templates/copied_class.h"
#include "model/text/dotted_name.h"
#include "model/units/quantity_text.h"
#include "solver/evaluate/system_evaluator.h"
#include "solver/overview/bonds/bond_sheet.h"
#include "solver/reports/failure_text.h"
#include "solver/translate.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace bramah::solver {
namespace {

using Side = BondPort::Side;

/// A class of the circuit rewritten with bonds.
struct WrittenClass {
    QString name;                         ///< relative to the circuit's class
    std::map<QString, BondTie> ports;     ///< by their names
    std::map<QString, QString> adapters;  ///< variables of adapters that have a start, and the variables they follow
};

/// Writes the class of the circuit, and a class inside it for each subsystem.
class Writer
{
public:
    Writer(const std::shared_ptr<const CompiledSystem>& system, const model::ClassLibrary& library)
        : system_(system), model_(system->model), library_(library), instances_(library)
    {
    }

    BondModel write()
    {
        node_ = library_.find(model_.className);
        circuit_ = circuitBonds(*system_, library_);
        notePorts();
        if (circuit_.parts.empty())
            made_.reasons << tr("the circuit has no component that power goes through");
        if (!node_ || !made_.reasons.isEmpty() || !readStart())
            return std::move(made_);
        const QString base = QString::fromStdString(node_->name()) + QStringLiteral("Bonds");
        made_.name = base;
        for (int number = 2; library_.find(made_.name.toStdString()); ++number)
            made_.name = base + QString::number(number);
        const QByteArray copy = model::copiedClass(*node_, made_.name);
        text_.emplace(model::syntax::SyntaxTree::parse(
            std::make_shared<model::SourceText>(made_.name + QStringLiteral(".mo"), copy + ";\n")));
        const WrittenClass circuit = writeClass(made_.name, *node_, {});
        if (!made_.reasons.isEmpty())
            return std::move(made_);
        setStarts(circuit);
        text_->apply(model::setClassAnnotation(text_->tree(), *model::findClass(text_->tree(), made_.name),
                                               {{{"Documentation", "info"}, documentation()}}));
        made_.text = text_->tree().text().bytes();
        return std::move(made_);
    }

private:
    void notePorts()
    {
        const auto note = [this](const BondPort& port) {
            ports_.insert(circuit_.parts[static_cast<std::size_t>(port.part)].path + QLatin1Char('.') + port.name,
                          port);
        };
        for (const std::vector<BondPort>& joint : circuit_.joints)
            std::ranges::for_each(joint, note);
        std::ranges::for_each(circuit_.openPorts, note);
    }

    bool readStart()
    {
        evaluator_ = makeEvaluator(system_);
        std::vector<double> states(evaluator_->layout().states.size());
        std::vector<double> outputs(evaluator_->layout().outputs.size());
        const double time = model_.experiment.startTime;
        EvaluationStatus status = evaluator_->updateParameters();
        if (status.ok())
            status = evaluator_->initialise(time, states).status;
        if (status.ok())
            status = evaluator_->outputs(time, states, outputs);
        if (!status.ok())
            made_.reasons << tr("the circuit has no start: %1").arg(failureText(status, model_));
        return status.ok();
    }

    /// Is \a path a component of the class at \a prefix itself, not of one inside it? Then \a name is its name.
    [[nodiscard]] static bool liesIn(const QString& path, const QString& prefix, QString& name)
    {
        if (!path.startsWith(prefix))
            return false;
        name = path.mid(prefix.size());
        return model::firstDot(name) < 0;
    }

    /// Rewrites the class \a className in the text with bonds. \a prefix: the path of a component of it with a final
    /// dot, or empty.
    WrittenClass writeClass(const QString& className, const model::ClassNode& node, const QString& prefix)
    {
        model::IconCache icons;
        const model::Diagram diagram = model::DiagramBuilder(icons).build(instances_.instantiate(node));
        BondSheet sheet(*text_, className, diagram);
        WrittenClass written;
        std::map<QString, BondTie> ties = tiesOfSubsystems(sheet, prefix, diagram, written);
        QString name;
        for (const BondPart& part : circuit_.parts) {
            if (!liesIn(part.path, prefix, name))
                continue;
            if (!sheet.declares(name))
                made_.reasons
                    << tr("`%1` is inherited from another class, or one of several in an array").arg(part.path);
            for (auto port = ports_.cbegin(); port != ports_.cend(); ++port)
                if (&circuit_.parts[static_cast<std::size_t>(port->part)] == &part)
                    ties[name + QLatin1Char('.') + port->name] = {name + QLatin1Char('.') + port->name, port->side,
                                                                  port->isMechanical};
        }
        for (const model::DiagramComponent& own : diagram.ownPorts())
            if (!own.ports.empty() && !isSignal(own.ports.front().lineStyle) && !own.ports.front().isBus)
                ties[own.id.name] = {own.id.name, Side::Unknown, false, true};
        if (made_.reasons.isEmpty())
            rewrite(sheet, prefix, diagram, ties, written);
        return written;
    }

    /// Writes the classes of subsystems; returns their ports as ends of bonds.
    std::map<QString, BondTie> tiesOfSubsystems(BondSheet& sheet, const QString& prefix, const model::Diagram& diagram,
                                                WrittenClass& written)
    {
        std::map<QString, BondTie> ties;
        QString name;
        for (const BondSubsystem& subsystem : circuit_.subsystems) {
            if (!liesIn(subsystem.path, prefix, name))
                continue;
            const model::ClassNode* node = library_.find(subsystem.className.toStdString());
            if (!node || !sheet.declares(name)) {
                made_.reasons
                    << tr("`%1` is inherited from another class, or one of several in an array").arg(subsystem.path);
                continue;
            }
            if (isOfBonds(subsystem)) {
                for (const model::DiagramPort& port : diagram.component({name})->ports)
                    if (port.bondEnd != model::BondEnd::None)
                        ties[name + QLatin1Char('.') + port.name] = {
                            name + QLatin1Char('.') + port.name,
                            port.bondEnd == model::BondEnd::Head ? Side::Head : Side::Tail};
                continue;
            }
            const WrittenClass& inner = writtenSubsystem(subsystem, *node);
            if (!made_.reasons.isEmpty())
                continue;
            // Components of the class itself keep their places if that class was rewritten.
            if (node->parent() != node_ || inner.name != QString::fromStdString(node->name()))
                text_->apply(model::setType(text_->tree(), sheet.definition(), name, inner.name));
            for (const auto& [port, tie] : inner.ports)
                ties[name + QLatin1Char('.') + port] = {name + QLatin1Char('.') + port, tie.side, tie.isMechanical};
            for (const auto& [adapter, follows] : inner.adapters)
                written.adapters[name + QLatin1Char('.') + adapter] = name + QLatin1Char('.') + follows;
        }
        return ties;
    }

    /// Does it consist only of bond graph elements?
    [[nodiscard]] bool isOfBonds(const BondSubsystem& subsystem) const
    {
        return subsystem.className.startsWith(QLatin1String("Bramah.BondGraphs."));
    }

    /// Writes the class of a subsystem. Components of one class with different bonds inside need classes of their own.
    const WrittenClass& writtenSubsystem(const BondSubsystem& subsystem, const model::ClassNode& node)
    {
        const QString prefix = subsystem.path + QLatin1Char('.');
        QString key = subsystem.className;
        for (const BondPart& part : circuit_.parts)
            if (part.path.startsWith(prefix))
                key += QStringLiteral(" %1=%2%3").arg(part.path.mid(prefix.size()), part.className).arg(int(part.kind));
        const auto [known, isNew] = written_.try_emplace(key);
        if (isNew) {
            const QString name = classFor(node);
            WrittenClass written = writeClass(made_.name + QLatin1Char('.') + name, node, prefix);
            written.name = name;
            written_[key] = std::move(written);
        }
        return written_[key];
    }

    /// A class inside that of the circuit with the text of \a node: the existing one or a copy.
    QString classFor(const model::ClassNode& node)
    {
        const QString base = QString::fromStdString(node.name());
        const auto isTaken = [&](const QString& name) {
            return model::findClass(text_->tree(), made_.name + QLatin1Char('.') + name) ||
                   model::findComponent(*model::findClass(text_->tree(), made_.name), name);
        };
        if (node.parent() == node_ && !usedNames_.contains(base)) {
            usedNames_.insert(base);
            return base;
        }
        QString name = base;
        for (int number = 2; isTaken(name); ++number)
            name = base + QString::number(number);
        usedNames_.insert(name);
        const model::syntax::ClassDefinition& own = *model::findClass(text_->tree(), made_.name);
        const QByteArray step = model::TextLayout(text_->tree()).innerIndentation(own);
        text_->apply(model::addClass(text_->tree(), own, model::copiedClass(node, name, step)));
        return name;
    }

    void rewrite(BondSheet& sheet, const QString& prefix, const model::Diagram& diagram,
                 std::map<QString, BondTie>& ties, WrittenClass& written)
    {
        QSet<QString> names, replaced;
        for (const auto& [name, tie] : ties) {
            names.insert(name);
            if (!isKept(prefix + model::firstName(name)))
                replaced.insert(name);
        }
        for (const BondPart& part : circuit_.parts)
            if (QString name; liesIn(part.path, prefix, name) && part.kind == BondPart::Kind::Joint)
                replaced.insert(name);
        if (const QString reader = sheet.readerOf(replaced); !reader.isEmpty()) {
            made_.reasons << tr("`%1` reads a port or a node that a bond graph does not have").arg(reader);
            return;
        }
        std::vector<QStringList> nets = sheet.nets();
        for (const BondPart& part : circuit_.parts)
            if (QString name; liesIn(part.path, prefix, name) && part.kind == BondPart::Kind::Joint)
                mergeAt(nets, ties, name + QLatin1Char('.'));
        sheet.removeLines(names);
        for (const BondPart& part : circuit_.parts)
            if (QString name; liesIn(part.path, prefix, name))
                replace(part, name, sheet, diagram, ties, written);
        QSet<QString> joined;
        for (const QStringList& net : nets)
            joinNet(net, sheet, ties, joined, written);
        for (const auto& [name, tie] : ties)
            if (!joined.contains(name) && tie.isMechanical && tie.side != Side::Unknown && !tie.isOwn)
                sheet.closeOpen(tie);
    }

    /// Does the component at \a path stay with its ports?
    [[nodiscard]] bool isKept(const QString& path) const
    {
        const auto part = std::ranges::find(circuit_.parts, path, &BondPart::path);
        return part != circuit_.parts.end() && part->kind != BondPart::Kind::Joint;
    }

    /// Joins the nets at the component whose ports begin with \a start to one, without its ports.
    static void mergeAt(std::vector<QStringList>& nets, std::map<QString, BondTie>& ties, const QString& start)
    {
        QStringList all;
        std::erase_if(nets, [&](const QStringList& net) {
            const bool isHere = std::ranges::any_of(
                net, [&](const QString& name) { return name.startsWith(start) && ties.contains(name); });
            if (isHere)
                all += net;
            return isHere;
        });
        std::erase_if(ties, [&](const auto& tie) { return tie.first.startsWith(start); });
        nets.push_back(all);
    }

    void joinNet(const QStringList& net, BondSheet& sheet, std::map<QString, BondTie>& ties, QSet<QString>& joined,
                 WrittenClass& written)
    {
        std::vector<BondTie> inner, own;
        for (const QString& name : net)
            if (const auto tie = ties.find(name); tie != ties.end())
                if (tie->second.isOwn || tie->second.side != Side::Unknown) {
                    (tie->second.isOwn ? own : inner).push_back(tie->second);
                    joined.insert(name);
                }
        const bool isMechanical = std::ranges::any_of(inner, &BondTie::isMechanical);
        for (BondTie& tie : own) {
            tie.side = inner.size() == 1 && own.size() == 1 ? inner.front().side : Side::Head;
            tie.isMechanical = isMechanical;
            const QString bond = tie.side == Side::Head ? QStringLiteral("BondIn") : QStringLiteral("BondOut");
            text_->apply(model::setType(text_->tree(), sheet.definition(), tie.name,
                                        QStringLiteral("Bramah.BondGraphs.Interfaces.") + bond));
            written.ports[tie.name] = tie;
        }
        inner.insert(inner.end(), own.begin(), own.end());
        sheet.join(inner);
    }

    void replace(const BondPart& part, const QString& name, BondSheet& sheet, const model::Diagram& diagram,
                 std::map<QString, BondTie>& ties, WrittenClass& written)
    {
        if (part.kind == BondPart::Kind::Joint)
            text_->apply(model::removeComponent(text_->tree(), sheet.definition(), name));
        if (part.kind != BondPart::Kind::Component)
            return;
        const model::DiagramComponent* shown = diagram.component({name});
        for (const model::DiagramPort& port : shown ? shown->ports : std::vector<model::DiagramPort>()) {
            const auto tie = ties.find(name + QLatin1Char('.') + port.name);
            if (tie == ties.end())
                continue;
            if (port.bondEnd != model::BondEnd::None) {
                tie->second.side = port.bondEnd == model::BondEnd::Head ? Side::Head : Side::Tail;
                continue;
            }
            const BondTie adapted = sheet.adapt(tie->first, port.domain);
            if (adapted.name.isEmpty()) {
                made_.reasons << tr("there is no adapter from bonds to the port `%1.%2`").arg(part.path, port.name);
                continue;
            }
            tie->second = adapted;
            if (!adapted.isMechanical)
                continue;
            const QString position =
                port.domain == model::Domain::Rotational ? QStringLiteral("phi") : QStringLiteral("s");
            written.adapters[model::firstName(adapted.name) + QLatin1Char('.') + position] =
                tie->first + QLatin1Char('.') + position;
        }
    }

    /// Sets positions and angles of adapters at the start: the circuit determines them, differently in each copy of a
    /// subsystem.
    void setStarts(const WrittenClass& circuit)
    {
        for (const auto& [adapter, follows] : circuit.adapters)
            if (const VariableId id = model_.findVariable(follows.toStdString()); id != kNoVariable)
                text_->apply(model::setModifier(
                    text_->tree(), *model::findClass(text_->tree(), made_.name), model::firstName(adapter),
                    model::behindFirst(adapter) + QStringLiteral(".start"), model::exactNumber(evaluator_->value(id))));
    }

    [[nodiscard]] QByteArray documentation() const
    {
        return QStringLiteral(
                   "\"<html>\n<p>The bonds of <code>%1</code>, derived from it: 0-junctions where "
                   "lines share a pressure or a\nvoltage, 1-junctions where they share a motion. Components keep "
                   "their laws and are joined by adapters.</p>\n</html>\"")
            .arg(QString::fromStdString(model_.className))
            .toUtf8();
    }

    std::shared_ptr<const CompiledSystem> system_;
    const FlatModel& model_;
    const model::ClassLibrary& library_;
    model::InstanceTree instances_;
    const model::ClassNode* node_ = nullptr;
    CircuitBonds circuit_;
    QHash<QString, BondPort> ports_;              ///< by path
    std::unique_ptr<SystemEvaluator> evaluator_;  ///< at the start
    BondModel made_;
    std::optional<model::EditedText> text_;
    std::map<QString, WrittenClass> written_;  ///< by class and the bonds inside
    QSet<QString> usedNames_;                  ///< of classes inside the circuit's class
};

}  // namespace

BondModel bondModel(const std::shared_ptr<const CompiledSystem>& system, const model::ClassLibrary& library)
{
    return Writer(system, library).write();
}

}  // namespace bramah::solver
