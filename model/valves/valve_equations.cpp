// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/valves/valve_equations.h"

#include "model/edit/geometry_text.h"
#include "model/valves/valve_symbol.h"

#include <algorithm>
#include <map>
#include <set>

namespace bramah::model {

namespace {

using PortPair = std::pair<int, int>;

/// Writes the equations for the share of the spool's way to each position, and those that depend on it.
class EquationWriter
{
public:
    explicit EquationWriter(const ValveTable& table)
        : table_(table), ports_(valvePorts(table.portCount)), controls_(ValveGeometry::of(table).controls)
    {
    }

    ValveEquations written()
    {
        const bool isFromRest = table_.isProportional && passesMiddle(table_);
        text_.extends.append(QByteArray("  extends Bramah.Hydraulics.Interfaces.") +
                             (table_.isProportional ? "ProportionalSpool" : "SwitchingSpool") +
                             (isFromRest ? "(x_start=-x_max);" : ";"));
        addPilots();
        addHand();
        if (table_.isProportional)
            text_.equations.append("  u_spool = " + command() + ';');
        else
            addTarget();
        addEdges();
        addFlows();
        return text_;
    }

private:
    [[nodiscard]] QByteArray name(int port) const { return ports_.at(static_cast<std::size_t>(port)).name.toUtf8(); }
    /// Three or four positions: the spool moves both ways from the box at rest.
    [[nodiscard]] bool hasThree() const { return table_.boxes().size() >= 3; }
    [[nodiscard]] bool hasFour() const { return table_.boxes().size() == 4; }
    [[nodiscard]] bool hasSprings() const { return table_.left.hasSpring || table_.right.hasSpring; }

    void addPilots()
    {
        const bool isSwitched = !table_.isProportional;
        bool hasPilot = false;
        for (const ValveControl& control : controls_) {
            if (control.actuator != ValveActuator::HydraulicPilot && control.role != ValveControl::Supply)
                continue;
            const QByteArray port = control.name.toUtf8();
            text_.inner.append("  Real y_" + port + " \"Share of the travel that the pressure at " + port +
                               " asks for\";");
            text_.equations.append("  " + port + ".m_flow = 0;");
            text_.equations.append("  y_" + port + " = noEvent(min(max((" + port +
                                   ".p - fluid.p_ambient - p_pilot)/dp_pilot, 0), 1));");
            hasPilot = true;
        }
        if (!hasPilot)
            return;
        const QByteArray begin = isSwitched ? "4e5" : "5e5";
        const QByteArray range = isSwitched ? "2e5" : "20e5";
        text_.parameters.append("  parameter Bramah.Units.PressureDifference p_pilot = " + begin +
                                " \"Pilot pressure over ambient at which the spool begins to move\" "
                                "annotation(Dialog(group=\"Pilot\"));");
        text_.parameters.append(
            "  parameter Bramah.Units.PressureDifference dp_pilot(min=100) = " + range +
            " \"Pressure from there to the end of the travel\" annotation(Dialog(group=\"Pilot\"));");
    }

    /// Adds the one input for all parts moved by a person: above 0.5 it means a, below -0.5 b, below -1.5 c.
    void addHand()
    {
        std::vector<const ValveControl*> moved;
        for (const ValveControl& control : controls_)
            if (isMovedByPerson(control.actuator))
                moved.push_back(&control);
        if (moved.empty())
            return;
        const auto isMoved = [&](bool isLeft) {
            return std::ranges::any_of(moved, [&](const auto* control) { return control->isLeft == isLeft; });
        };
        const int from = !goesBack(isMoved(false)) ? 0 : hasFour() ? -2 : -1;
        const int to = goesForth(isMoved(true)) ? 1 : 0;
        addHandParameters(from, to);
        QByteArrayList by;
        for (const ValveControl* control : moved) {
            const QByteArray name = control->name.toUtf8();
            text_.inner.append(QByteArray("  Bramah.Blocks.Interfaces.") +
                               (table_.isProportional ? "RealInput " : "BooleanInput ") + name + "_used \"" + name +
                               " in use\";");
            text_.equations.append("  connect(" + name + ", " + name + "_used);");
            by.append("    " + name + "_used = " + byHandle(*control) + ';');
        }
        text_.equations << "  if byHand then" << by << "  end if;";
    }
    /// May the handle be moved to 1, or to -1? A proportional valve of two positions uses 0 to 1 only.
    [[nodiscard]] bool goesForth(bool isMovedAtLeft) const { return table_.isProportional || isMovedAtLeft; }
    [[nodiscard]] bool goesBack(bool isMovedAtRight) const
    {
        return table_.isProportional ? hasThree() : isMovedAtRight;
    }
    void addHandParameters(int from, int to)
    {
        // The handle moves with the envelope, which moves left for the box at the right.
        const bool isTurned = table_.isProportional && table_.boxes().size() == 2 && table_.rest() == 0;
        const double travel = (isTurned ? -1 : 1) * (to - from) * valveBoxWidth(table_.portCount);
        text_.parameters
            << "  parameter Boolean byHand = true \"true: moved on the sheet during a run; false: by signals\" "
               "annotation(Evaluate=true, Dialog(group=\"Handle\"));"
            << "  parameter Real handle(min=" + QByteArray::number(from) + ", max=" + QByteArray::number(to) +
                   ") = 0 \"Where the hand holds it; may be changed during a run\" annotation(__Bramah(hand(from=" +
                   QByteArray::number(from) + ", to=" + QByteArray::number(to) + ", travel=" + numberText(travel) +
                   (hasSprings() ? ", returns=true" : "") + ")), Dialog(group=\"Handle\", enable=byHand));"
            << "  parameter String keyForth = \"\" \"Key that moves the handle up during a run\" "
               "annotation(Dialog(group=\"Handle\", enable=byHand));"
            << "  parameter String keyBack = \"\" \"Key that moves the handle down during a run\" "
               "annotation(Dialog(group=\"Handle\", enable=byHand));";
    }
    [[nodiscard]] QByteArray byHandle(const ValveControl& control) const
    {
        if (table_.isProportional)
            return "handle";
        if (control.role == ValveControl::Fourth)
            return "handle < -1.5";
        if (control.isLeft)
            return "handle > 0.5";
        return hasFour() ? "handle < -0.5 and handle > -1.5" : "handle < -0.5";
    }

    /// The name of a control's signal, in whichever way it arrives.
    [[nodiscard]] static QByteArray used(const ValveControl& control)
    {
        return control.name.toUtf8() + (isMovedByPerson(control.actuator) ? "_used" : "");
    }

    [[nodiscard]] const ValveControl* control(bool isLeft) const
    {
        const auto found = std::find_if(controls_.begin(), controls_.end(), [&](const ValveControl& c) {
            return c.isLeft == isLeft && c.role == ValveControl::Main;
        });
        return found == controls_.end() ? nullptr : &*found;
    }

    [[nodiscard]] const ValveControl* withRole(ValveControl::Role role) const
    {
        const auto found =
            std::find_if(controls_.begin(), controls_.end(), [&](const ValveControl& c) { return c.role == role; });
        return found == controls_.end() ? nullptr : &*found;
    }

    [[nodiscard]] QByteArray fourthSignal() const
    {
        const ValveControl* fourth = withRole(ValveControl::Fourth);
        return fourth ? used(*fourth) : QByteArray("false");
    }
    /// The port of the second stage's pilot pressure.
    [[nodiscard]] QByteArray supply() const
    {
        const ValveControl* port = withRole(ValveControl::Supply);
        return port ? port->name.toUtf8() : QByteArray();
    }

    /// The signal of a control, combined with that of its override.
    [[nodiscard]] QByteArray signal(const ValveControl& control) const
    {
        const auto behind = std::ranges::find_if(controls_, [&](const ValveControl& other) {
            return other.isLeft == control.isLeft && other.role == ValveControl::Override;
        });
        return behind == controls_.end() ? used(control) : '(' + used(control) + " or " + used(*behind) + ')';
    }

    /// The signal of an end; `false` without a control there.
    [[nodiscard]] QByteArray signalOf(const ValveControl* control) const
    {
        return control ? signal(*control) : QByteArray("false");
    }

    /// The demand of a control, 0 to 1, as an expression; `0` without a control.
    [[nodiscard]] QByteArray share(const ValveControl* control) const
    {
        if (!control)
            return "0";
        const QByteArray name = control->name.toUtf8();
        if (control->actuator == ValveActuator::HydraulicPilot)
            return "y_" + name;
        if (control->actuator == ValveActuator::ElectroHydraulic && name == "u")
            return "u*y_" + supply();
        if (control->actuator == ValveActuator::ElectroHydraulic)
            return "(if " + name + " then y_" + supply() + " else 0)";
        return name == "u" ? used(*control) : "(if " + signal(*control) + " then 1 else 0)";
    }
    /// The condition under which a control asks for its position.
    [[nodiscard]] QByteArray condition(const ValveControl& control) const
    {
        const auto hasPressure = [](const QByteArray& port) {
            return port + ".p - fluid.p_ambient > p_pilot + dp_pilot/2";
        };
        if (control.actuator == ValveActuator::HydraulicPilot)
            return hasPressure(control.name.toUtf8());
        if (control.actuator == ValveActuator::ElectroHydraulic)
            return control.name.toUtf8() + " and " + hasPressure(supply());
        return signal(control);
    }
    [[nodiscard]] static bool isSwitchedAtOnce(const ValveControl* control)
    {
        return !control || (control->actuator != ValveActuator::HydraulicPilot &&
                            control->actuator != ValveActuator::ElectroHydraulic);
    }

    /// The command to the spool of a proportional valve, -1 (with four positions -2) to 1.
    [[nodiscard]] QByteArray command() const
    {
        const ValveControl* left = control(true);
        const ValveControl* right = control(false);
        QByteArray asked;
        if (!hasThree())
            asked = share(left ? left : right);
        else if (left && right)
            asked = share(left) + " - " + share(right);
        else
            asked = share(left ? left : right);
        return passesMiddle(table_) ? "2*" + asked + " - 1" : asked;
    }

    void addTarget()
    {
        const ValveControl* left = control(true);
        const ValveControl* right = control(false);
        if (left && right && !hasSprings()) {
            addHeldTarget(*left, *right);
            return;
        }
        const bool areSignals = isSwitchedAtOnce(left) && isSwitchedAtOnce(right);
        QByteArray target;
        if (hasThree()) {
            const QByteArray fourth = hasFour() ? "if " + fourthSignal() + " then -2 else" : "";
            target = areSignals ? fourth + "if " + signalOf(left) + " == " + signalOf(right) + " then 0 elseif " +
                                      signalOf(left) + " then 1 else -1"
                                : share(left) + " - " + share(right);
        } else {
            // The other end pushes to the position at rest, together with the spring.
            const ValveControl* switching = table_.rest() == 1 ? left : right;
            const ValveControl* back = table_.rest() == 1 ? right : left;
            target = share(switching);
            if (back)
                target = "noEvent(max(" + target + " - " + share(back) + ", 0))";
            else if (target.startsWith('('))
                target = target.mid(1, target.size() - 2);
        }
        text_.equations.append("  x_target = " + target + ';');
    }

    /// Without springs the spool stays where it was switched last.
    void addHeldTarget(const ValveControl& left, const ValveControl& right)
    {
        text_.inner.append("  Boolean toLeft \"The left position is asked for\";");
        text_.inner.append("  Boolean toRight \"The right position is asked for\";");
        text_.inner.append("  discrete Real x_held(start=0, fixed=true) \"Where the spool was switched to last\";");
        text_.equations << "  toLeft = " + condition(left) + ';' << "  toRight = " + condition(right) + ';'
                        << "  when {initial(), toLeft, toRight" + (hasFour() ? ", " + fourthSignal() : QByteArray()) +
                               "} then"
                        << "    x_held = " + (hasFour() ? "if " + fourthSignal() + " then -2 else" : QByteArray()) +
                               "if toLeft == toRight then " + (hasThree() ? "0" : "pre(x_held)") +
                               " elseif toLeft then 1 else " + (hasThree() ? "-1;" : "0;")
                        << "  end when;"
                        << "  x_target = x_held;";
    }

    /// The opening or the area of the paths of a box.
    [[nodiscard]] QByteArray openingOf(std::size_t box)
    {
        const auto rest = static_cast<std::size_t>(table_.rest());
        const bool isPlus = hasThree() ? box == 0 : box != rest;
        const bool isMinus = hasThree() && box == 2;
        if (hasFour() && box >= 2)
            return QByteArray(table_.isProportional ? "A_" : "y_") + (box == 2 ? '3' : '4');
        if (!table_.isProportional)
            return isPlus ? "y_a" : isMinus ? "y_b" : "y_0";
        if (isPlus)
            return "A_plus";
        if (isMinus || passesMiddle(table_))
            return "A_minus";
        needsCentreArea_ = true;
        return "A_0";
    }

    /// \a opening reduced by the restrictions in \a path.
    [[nodiscard]] QByteArray narrowed(const QByteArray& opening, const ValvePath& path) const
    {
        switch (path.kind) {
        case ValvePathKind::Open: break;
        case ValvePathKind::Throttled: return "throttle*" + opening;
        case ValvePathKind::Check:
            return opening + "*Bramah.Hydraulics.Functions.smoothStep((" + name(path.ports[0]) + ".p - " +
                   name(path.ports[1]) + ".p - p_crack)/dp_open)";
        }
        return opening;
    }

    void addPathParameters()
    {
        if (table_.hasPath(ValvePathKind::Throttled))
            text_.parameters.append(
                "  parameter Real throttle(unit=\"1\", min=1e-6, max=1) = 0.1 \"Area of a throttled "
                "path over that of an open one\" annotation(Dialog(group=\"Metering\"));");
        if (!table_.hasPath(ValvePathKind::Check))
            return;
        text_.parameters.append(
            "  parameter Bramah.Units.PressureDifference p_crack(min=0) = 0.5e5 \"Cracking pressure "
            "of the check valves\" annotation(Dialog(group=\"Metering\"));");
        text_.parameters.append(
            "  parameter Bramah.Units.PressureDifference dp_open(min=100) = 1e5 \"Pressure rise from "
            "cracking to fully open\" annotation(Dialog(group=\"Metering\"));");
    }

    /// Adds the equations of boxes beyond those that the base class knows.
    void addFourthOpening()
    {
        if (!hasFour())
            return;
        if (table_.isProportional) {
            text_.inner.append("  Bramah.Units.Area A_3 \"Free area of the paths of the third position\";");
            text_.inner.append("  Bramah.Units.Area A_4 \"Free area of the paths of the fourth position\";");
            text_.equations.append("  A_3 = A_minus*noEvent(min(max((1.5 + x/x_max)/0.5, 0), 1));");
            text_.equations.append(
                "  A_4 = width*noEvent(max(min(-x - (1 + overlap)*x_max, (1 - overlap)*x_max) + clearance, 0));");
            return;
        }
        text_.inner.append("  Real y_3 \"Opening of the paths of the third position\";");
        text_.inner.append("  Real y_4 \"Opening of the paths of the fourth position\";");
        text_.equations.append("  y_3 = noEvent(min(y_b, min(max((1.5 + x)/0.5, 0), 1)));");
        text_.equations.append("  y_4 = noEvent(min(max((-x - 1 - overlap)/(1 - overlap), 0), 1));");
    }

    void addEdges()
    {
        addPathParameters();
        addFourthOpening();
        std::map<PortPair, std::set<QByteArray>> openings;
        for (std::size_t box = 0; box < table_.boxes().size(); ++box)
            for (const ValvePath& path : table_.boxes()[box])
                for (const PortPair& pair : portPairs(path, table_.portCount))
                    openings[pair].insert(narrowed(openingOf(box), path));
        if (needsCentreArea_) {
            text_.inner.append("  Bramah.Units.Area A_0 \"Free area of the paths of the middle position\";");
            text_.equations.append("  A_0 = width*x_max*noEvent(max(1 - 2*abs(x_in)/x_max, 0));");
        }
        for (const auto& [pair, terms] : openings) {
            edges_.push_back(pair);
            QByteArray area = *terms.begin();
            for (auto term = std::next(terms.begin()); term != terms.end(); ++term)
                area = "max(" + area + ", " + *term + ')';
            if (terms.size() > 1)
                area = "noEvent(" + area + ')';
            if (!table_.isProportional)
                area = "A_max*" + area;
            text_.inner.append(
                "  Bramah.Hydraulics.Internal.Edge " + edgeName(pair) +
                "(final oil=oil, final densityModel=densityModel, final law=law, final Cd=Cd, final Re_t=Re_t,");
            text_.inner.append("    final dp_small=dp_small, final dp_t_max=dp_path/10, area=" + area +
                               ", p_1=" + name(pair.first) + ".p, p_2=" + name(pair.second) + ".p);");
        }
    }

    [[nodiscard]] QByteArray edgeName(const PortPair& pair) const
    {
        return "edge" + name(pair.first) + name(pair.second);
    }

    void addFlows()
    {
        for (int port = 0; port < table_.portCount; ++port) {
            QByteArray sum;
            for (const PortPair& pair : edges_) {
                if (pair.first == port)
                    sum += (sum.isEmpty() ? "" : " + ") + edgeName(pair) + ".m_flow";
                else if (pair.second == port)
                    sum += (sum.isEmpty() ? "-" : " - ") + edgeName(pair) + ".m_flow";
            }
            text_.equations.append("  " + name(port) + ".m_flow = " + (sum.isEmpty() ? "0" : sum) + ';');
        }
        for (const char* port : {"A", "B"}) {
            const bool exists = std::any_of(ports_.begin(), ports_.end(),
                                            [&](const ValvePort& p) { return p.name == QLatin1String(port); });
            if (!exists)
                continue;
            text_.results.append("  Bramah.Units.VolumeFlowRate q_" + QByteArray(port) + " \"Volume flow rate out of " +
                                 port + ", at the density rho_0\";");
            text_.equations.append("  q_" + QByteArray(port) + " = -" + port + ".m_flow/oil.rho_0;");
        }
    }

    const ValveTable& table_;
    const std::vector<ValvePort>& ports_;
    std::vector<ValveControl> controls_;
    std::vector<PortPair> edges_;
    bool needsCentreArea_ = false;
    ValveEquations text_;
};

}  // namespace

ValveEquations ValveEquations::of(const ValveTable& table)
{
    return EquationWriter(table).written();
}

}  // namespace bramah::model
