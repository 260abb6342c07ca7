// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/components/try_bench.h"

#include "app/documents/document_page.h"
#include "app/translate.h"
#include "app/views/class_views.h"
#include "editor/session/workspace.h"
#include "editor/view/sheet_view.h"
#include "model/document/document.h"
#include "model/edit/class_edits.h"
#include "model/edit/class_in_text.h"
#include "model/edit/text_layout.h"
#include "model/planning/connection_plan.h"
#include "model/text/dotted_name.h"

#include <QTimer>

#include <algorithm>
#include <map>

namespace bramah::app {

namespace {

using model::DiagramComponent;
using model::DiagramPort;
using model::Domain;

constexpr double kModule = 5;          // sheet units
constexpr double kAway = 6 * kModule;  // from a port to the component at it

/// The component to join to a port, the \a count th of its domain, from 0; empty if none is needed.
QString counterpartOf(const DiagramPort& port, int count)
{
    struct Counterpart {
        const Domain& domain;
        const char* first;
        const char* others;
    };
    const Counterpart counterparts[] = {
        {Domain::Hydraulic, "Bramah.Hydraulics.Sources.PressureSource", "Bramah.Hydraulics.Sources.Tank"},
        {Domain::Translational, "Bramah.Mechanics.Translational.Fixed", "Bramah.Mechanics.Translational.ConstantForce"},
        {Domain::Rotational, "Bramah.Mechanics.Rotational.Fixed", "Bramah.Mechanics.Rotational.ConstantTorque"},
        {Domain::Electrical, "Bramah.Electrical.Ground", ""}};
    for (const Counterpart& one : counterparts)
        if (port.domain == one.domain)
            return QLatin1String(count == 0 ? one.first : one.others);
    if (port.domain != Domain::Signal || port.causality != model::Causality::Input || port.hasDefault)
        return {};
    if (port.signalType == QLatin1String("Boolean"))
        return QStringLiteral("Bramah.Blocks.Sources.BooleanStep");
    return port.signalType == QLatin1String("Real") ? QStringLiteral("Bramah.Blocks.Sources.Ramp") : QString();
}

QPointF outwards(model::Side side)
{
    switch (side) {
    case model::Side::North: return {0, 1};
    case model::Side::East: return {1, 0};
    case model::Side::South: return {0, -1};
    case model::Side::West: return {-1, 0};
    }
    return {};
}

QString instanceName(const QString& className)
{
    QString name = model::lastName(className);
    name[0] = name[0].toLower();
    return editor::DocumentSession::isName(name) && name != className ? name : QStringLiteral("part");
}

/// The class around \a className in its text; null for a class at the top of the file.
const model::syntax::ClassDefinition* classAround(const model::syntax::SyntaxTree& tree, const QString& className)
{
    const QString around = model::outerPath(className);
    return around.isEmpty() ? nullptr : model::findClass(tree, around);
}

class Bench
{
public:
    Bench(editor::DocumentSession& session, const DiagramComponent& part)
        : session_(session), part_(part), className_(session.sheet().className())
    {
    }

    /// Writes the bench. Returns the full name of its class; empty if the text cannot be changed.
    QString make()
    {
        session_.file().undoStack().beginMacro(tr("Try %1").arg(className_));
        const QString bench = addClass();
        if (!bench.isEmpty() && session_.showClass(bench)) {
            addPart();
            addCounterparts();
            session_.apply(tr("Draw lines"), model::planRouteAgain(session_.sheet().diagram(), {}, {}));
        }
        session_.file().undoStack().endMacro();
        return bench;
    }

private:
    QString addClass()
    {
        const model::syntax::SyntaxTree& tree = session_.file().document().tree();
        const auto* around = classAround(tree, className_);
        const QString prefix = around ? model::outerPath(className_) + QLatin1Char('.') : QString();
        const QString own = model::lastName(className_);
        QString name = QStringLiteral("Try") + own;
        for (int number = 2; session_.workspace().library().find((prefix + name).toStdString()); ++number)
            name = QStringLiteral("Try%1%2").arg(own).arg(number);
        const QByteArray indentation = around ? model::TextLayout(tree).innerIndentation(*around) : QByteArray();
        const QByteArray text = QStringLiteral(
                                    "model %1 \"Test bench of %2\"\n"
                                    "  annotation(\n"
                                    "    Diagram(coordinateSystem(extent={{-120,-84},{120,84}})),\n"
                                    "    experiment(StopTime=1));\n"
                                    "end %1")
                                    .arg(name, own)
                                    .toUtf8()
                                    .replace("\n", "\n" + indentation);
        const QByteArray bytes = session_.file().document().text().bytes();
        const QByteArray edited = around ? model::addClass(tree, *around, text).appliedTo(bytes)
                                         : bytes + (bytes.endsWith('\n') ? "" : "\n") + text + ";\n";
        return session_.file().replaceText(tr("Add the class %1").arg(name), edited) ? prefix + name : QString();
    }

    void addPart()
    {
        name_ = instanceName(className_);
        model::DiagramChanges changes{
            model::AddComponent{className_, name_, model::Placement::at({0, 0}, part_.icon->coordinateSystem), {}}};
        const bool isHydraulic =
            std::ranges::any_of(part_.ports, [](const auto& port) { return port.domain == Domain::Hydraulic; });
        if (const auto fluid = session_.workspace().symbolOf(QStringLiteral("Bramah.Hydraulics.Fluid"));
            isHydraulic && fluid) {
            model::AddComponent add{QStringLiteral("Bramah.Hydraulics.Fluid"),
                                    QStringLiteral("fluid"),
                                    model::Placement::at({-60, 40}, fluid->icon->coordinateSystem),
                                    {}};
            add.prefixes = QStringLiteral("inner");
            changes.emplace_back(add);
        }
        session_.apply(tr("Add the component"), changes);
    }

    void addCounterparts()
    {
        std::map<Domain, int> counts;
        const DiagramComponent* placed = session_.sheet().diagram().component({name_});
        const std::vector<DiagramPort> ports = placed ? placed->ports : std::vector<DiagramPort>();
        for (const DiagramPort& port : ports) {
            const QString className = counterpartOf(port, counts[port.domain]++);
            const auto symbol = className.isEmpty() ? std::nullopt : session_.workspace().symbolOf(className);
            if (!symbol)
                continue;
            const auto own =
                std::ranges::find(symbol->ports, port.domain, [](const DiagramPort& one) { return one.domain; });
            if (own == symbol->ports.end())
                continue;
            addCounterpart(port, *symbol, *own);
        }
    }

    /// Adds a component turned so that its port faces \a port; a tank stays upright.
    void addCounterpart(const DiagramPort& port, const DiagramComponent& symbol, const DiagramPort& own)
    {
        const bool isTank = symbol.className.endsWith(QLatin1String(".Tank"));
        const bool isAbove = isTank && port.side == model::Side::North;
        const QPointF anchor = port.position + (isAbove ? QPointF(kAway, 2 * kModule) : kAway * outwards(port.side));
        model::Placement place = model::Placement::at(anchor, symbol.icon->coordinateSystem);
        DiagramComponent turned = symbol;
        turned.moveTo(place);
        for (int turn = 0; turn < 3 && !isTank && turned.port(own.name)->side != opposite(port.side); ++turn) {
            place = place.rotatedBy(1, anchor);
            turned.moveTo(place);
        }
        const QString base = instanceName(symbol.className);
        const QString name = session_.sheet().diagram().freeName(base);
        session_.apply(tr("Add the component"), {model::AddComponent{symbol.className, name, place, {}}});
        const auto end = [&](const QString& component, const QString& portName) {
            const model::PortRef ref{{component}, portName};
            const DiagramPort* at = session_.sheet().diagram().port(ref);
            return model::LineTarget{ref, {}, at ? at->position : QPointF()};
        };
        const model::LineTarget from = end(name_, port.name), to = end(name, own.name);
        session_.apply(tr("Draw a line"),
                       model::planConnection(session_.sheet().diagram(), from, to, {from.position, to.position}));
    }

    editor::DocumentSession& session_;
    const DiagramComponent part_;
    const QString className_;
    QString name_;
};

}  // namespace

void tryComponent(DocumentPage& page)
{
    editor::DocumentSession& session = page.session();
    page.views().commit();
    const auto symbol = session.workspace().symbolOf(session.sheet().className());
    if (!session.isEditable() || !symbol || symbol->ports.empty()) {
        page.messages().show(model::Severity::Note, session.isEditable()
                                                        ? tr("This class has no ports to put a source or a tank at.")
                                                        : session.readOnlyReason());
        return;
    }
    const QString bench = Bench(session, *symbol).make();
    if (bench.isEmpty())
        return;
    page.views().show(ClassViewKind::Circuit);
    // The sheet gets its size when it is shown.
    QTimer::singleShot(0, &page.sheet(), [&sheet = page.sheet()] { sheet.fit(); });
}

}  // namespace bramah::app
