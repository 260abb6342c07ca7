// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/circuit_writer.h"

#include "model/valves/valve_class.h"
#include "model/valves/valve_symbol.h"
#include "tests/solver/library/random_valves.h"

#include <cmath>
#include <random>

namespace bramah::test {
namespace {

bool startsWith(const std::string& text, const char* start)
{
    return text.rfind(start, 0) == 0;
}

std::string numberText(double value)
{
    return QByteArray::number(value, 'g', 6).toStdString();
}

class Writer
{
public:
    Writer(const CircuitParts& parts, std::uint64_t seed) : parts_(parts), random_(seed) {}

    QByteArray write()
    {
        const int nodes = 2 + below(4);
        for (int k = 0; k < nodes; ++k)
            nodes_.push_back(declare("Bramah.Hydraulics.Node", "(V = " + numberText(logarithmic(1e-7, 1e-2)) + ")"));
        // What every circuit has: a source, and a way to the tank.
        supply();
        leakToTank(nodes_[0]);
        const int components = 2 + below(7);
        for (int k = 0; k < components; ++k)
            addHydraulic(pick(parts_.hydraulic));
        for (int k = below(3); k > 0; --k)
            addComposedValve();
        if (chance(0.3))
            addElectricPump();
        if (chance(0.15))
            addSolenoid();
        for (int k = below(3); k > 0; --k)
            addMechanical(pick(parts_.translational), masses_, &Writer::mass);
        for (int k = below(3); k > 0; --k)
            addMechanical(pick(parts_.rotational), inertias_, &Writer::inertia);
        return QByteArray::fromStdString("model Circuit\n" + classTexts_ + "  inner Bramah.Hydraulics.Fluid fluid" +
                                         oil() + ";\n" + declarations_ + "equation\n" + equations_ + "end Circuit;\n");
    }

private:
    double unit() { return static_cast<double>(random_() >> 11) * 0x1p-53; }
    int below(int count) { return static_cast<int>(unit() * count); }
    bool chance(double probability) { return unit() < probability; }
    double logarithmic(double from, double to) { return from * std::pow(to / from, unit()); }
    template <typename T>
    const T& pick(const std::vector<T>& items)
    {
        return items[static_cast<std::size_t>(below(static_cast<int>(items.size())))];
    }

    std::string declare(const std::string& className, const std::string& modifiers = {})
    {
        const std::string name = "c" + std::to_string(++count_);
        declarations_ += "  " + className + " " + name + modifiers + ";\n";
        return name;
    }
    void join(const std::string& a, const std::string& b) { equations_ += "  connect(" + a + ", " + b + ");\n"; }

    /// Modifiers of the fluid: in half of the circuits as it comes.
    std::string oil()
    {
        if (chance(0.5))
            return {};
        static const std::vector<std::string> presets = {"ISO_VG_22", "ISO_VG_32", "ISO_VG_68", "WaterGlycolHFC",
                                                         "Water"};
        std::string text = "(oil(preset = Bramah.Media.Preset." + pick(presets) +
                           ", airFraction = " + numberText(chance(0.2) ? 0 : logarithmic(1e-4, 0.1)) +
                           ", T = " + numberText(283 + 60 * unit());
        if (chance(0.3))
            text += ", p_dissolve = " + numberText(logarithmic(5e5, 100e5));
        text += "), p_ambient = " + numberText(logarithmic(0.6e5, 1.1e5));
        if (chance(0.2))
            text += ", densityModel = Bramah.Types.DensityModel.Textbook";
        if (chance(0.2))
            text += ", orificeLaw = Bramah.Types.OrificeLaw.Smoothed";
        return text + ")";
    }

    std::string tank() { return declare("Bramah.Hydraulics.Sources.Tank") + ".T"; }
    std::string node() { return pick(nodes_) + ".port"; }

    std::string orifice()
    {
        return declare("Bramah.Hydraulics.FlowValves.Orifice", "(d = " + numberText(logarithmic(2e-4, 2e-2)) + ")");
    }
    void leakToTank(const std::string& node)
    {
        const std::string orifice = this->orifice();
        join(node + ".port", orifice + ".A");
        join(orifice + ".B", tank());
    }

    void supply()
    {
        if (chance(0.3)) {
            const std::string source = declare("Bramah.Hydraulics.Sources.PressureSource",
                                               "(p = " + numberText(logarithmic(1e5, 350e5)) + ")");
            const std::string orifice = this->orifice();
            join(source + ".A", orifice + ".A");
            join(orifice + ".B", node());
            return;
        }
        const std::string pump =
            declare("Bramah.Hydraulics.Pumps.FixedPump", "(D = " + numberText(logarithmic(1e-6, 1e-4)) + ")");
        const std::string line = node();
        join(pump + ".S", tank());
        join(pump + ".P", line);
        const std::string relief = declare("Bramah.Hydraulics.PressureValves.ReliefValve",
                                           "(p_set = " + numberText(logarithmic(10e5, 300e5)) + ")");
        join(relief + ".P", line);
        join(relief + ".T", tank());
    }

    /// Modifiers of a component, and what they make of its ports.
    std::string modifiers(const CircuitPart& component, std::vector<CircuitPart::Port>& ports)
    {
        std::vector<std::string> parts;
        for (const CircuitPart::Parameter& parameter : component.parameters) {
            if (!chance(0.15))
                continue;
            const double value = parameter.value * logarithmic(0.01, 100);
            if (value > parameter.min && value < parameter.max)
                parts.push_back(parameter.name + " = " + numberText(value));
        }
        for (const CircuitPart::Choice& choice : component.choices) {
            if (!chance(0.2))
                continue;
            parts.push_back(choice.name + " = " + pick(choice.values));
            for (const std::string& name : choice.removed)
                std::erase_if(ports, [&](const CircuitPart::Port& port) { return port.name == name; });
            ports.insert(ports.end(), choice.added.begin(), choice.added.end());
        }
        std::string text;
        for (const std::string& part : parts)
            text += (text.empty() ? "" : ", ") + part;
        return text.empty() ? text : "(" + text + ")";
    }

    std::string signal(const std::string& unit)
    {
        const double size = unit == "Pa"      ? logarithmic(1e5, 300e5)
                            : unit == "N"     ? logarithmic(10, 1e5)
                            : unit == "N.m"   ? logarithmic(1, 1e3)
                            : unit == "rad/s" ? logarithmic(1, 300)
                            : unit == "m/s"   ? logarithmic(0.01, 1)
                            : unit == "m"     ? logarithmic(1e-3, 0.5)
                            : unit == "V"     ? logarithmic(6, 500)
                            : unit == "m3/s"  ? logarithmic(1e-6, 3e-3)
                                              : 1;
        const std::string height = numberText(chance(0.3) ? -size : size), start = numberText(unit_());
        switch (below(5)) {
        case 0: return declare("Bramah.Blocks.Sources.Constant", "(k = " + height + ")");
        case 1: return declare("Bramah.Blocks.Sources.Step", "(height = " + height + ", startTime = " + start + ")");
        case 2:
            return declare("Bramah.Blocks.Sources.Ramp", "(height = " + height +
                                                             ", duration = " + numberText(logarithmic(1e-3, 1)) +
                                                             ", startTime = " + start + ")");
        case 3:
            return declare("Bramah.Blocks.Sources.Sine",
                           "(amplitude = " + height + ", f = " + numberText(logarithmic(0.1, 20)) + ")");
        default:
            return declare("Bramah.Blocks.Sources.Pulse",
                           "(amplitude = " + height + ", period = " + numberText(logarithmic(0.05, 1)) + ")");
        }
    }
    double unit_() { return std::floor(unit() * 100) / 100; }

    std::string truth()
    {
        return chance(0.5) ? declare("Bramah.Blocks.Sources.BooleanStep", "(startTime = " + numberText(unit_()) + ")")
                           : declare("Bramah.Blocks.Sources.BooleanPulse",
                                     "(period = " + numberText(logarithmic(0.05, 1)) + ")");
    }

    /// A mass that a rod moves; its other end may be loaded.
    std::string mass()
    {
        const std::string mass =
            declare("Bramah.Mechanics.Translational.Mass", "(m = " + numberText(logarithmic(0.1, 5000)) + ")");
        switch (below(4)) {
        case 0:
            join(mass + ".flange_b",
                 declare("Bramah.Mechanics.Translational.ConstantForce",
                         "(f_constant = " + numberText((chance(0.5) ? -1 : 1) * logarithmic(10, 5e4)) + ")") +
                     ".flange");
            break;
        case 1: {
            const std::string damper =
                declare("Bramah.Mechanics.Translational.Damper", "(d = " + numberText(logarithmic(1, 1e5)) + ")");
            join(mass + ".flange_b", damper + ".flange_a");
            join(damper + ".flange_b", declare("Bramah.Mechanics.Translational.Fixed") + ".flange");
            break;
        }
        case 2: {
            const std::string spring =
                declare("Bramah.Mechanics.Translational.Spring", "(c = " + numberText(logarithmic(100, 1e6)) + ")");
            join(mass + ".flange_b", spring + ".flange_a");
            join(spring + ".flange_b", declare("Bramah.Mechanics.Translational.Fixed") + ".flange");
            break;
        }
        default: break;
        }
        masses_.push_back(mass);
        return mass + ".flange_a";
    }
    std::string inertia()
    {
        const std::string inertia =
            declare("Bramah.Mechanics.Rotational.Inertia", "(J = " + numberText(logarithmic(1e-4, 10)) + ")");
        if (chance(0.5))
            join(inertia + ".flange_b", declare("Bramah.Mechanics.Rotational.ConstantTorque",
                                                "(tau_constant = " + numberText(-logarithmic(0.1, 300)) + ")") +
                                            ".flange");
        inertias_.push_back(inertia);
        return inertia + ".flange_a";
    }

    void joinSignal(const std::string& name, const CircuitPart::Port& port)
    {
        if (port.type == "RealInput")
            join(signal(port.unit) + ".y", name + "." + port.name);
        else if (port.type == "BooleanInput")
            join(truth() + ".y", name + "." + port.name);
    }

    void addHydraulic(const CircuitPart& component)
    {
        std::vector<CircuitPart::Port> ports = component.ports;
        const std::string text = modifiers(component, ports);
        const std::string name = declare(component.className, text);
        const bool mayDrain = component.className.find("Sensor") == std::string::npos &&
                              component.className.find("FlowMeter") == std::string::npos;
        joinPorts(name, ports, mayDrain);
    }

    void joinPorts(const std::string& name, const std::vector<CircuitPart::Port>& ports, bool mayDrain)
    {
        std::size_t at = static_cast<std::size_t>(below(static_cast<int>(nodes_.size())));
        for (const CircuitPart::Port& port : ports) {
            const std::string own = name + "." + port.name;
            if (port.type == "Port")
                join(own, mayDrain && (startsWith(port.name, "T") || chance(0.15))
                              ? tank()
                              : nodes_[at++ % nodes_.size()] + ".port");
            else if (startsWith(port.type, "Flange"))
                join(own, port.isRotational ? inertia() : mass());
            else
                joinSignal(name, port);
        }
    }

    /// A valve composed from a table, its class in the circuit.
    void addComposedValve()
    {
        const model::ValveTable table = randomValve(random_);
        const std::string className = "Valve" + std::to_string(++valves_);
        classTexts_ +=
            "  " + model::valveClassText(table, QString::fromStdString(className), "  ").toStdString() + ";\n";
        std::vector<CircuitPart::Port> ports;
        for (const model::ValvePort& port : model::valvePorts(table.portCount))
            ports.push_back({port.name.toStdString(), "Port", {}});
        for (const model::ValveControl& control : model::ValveGeometry::of(table).controls) {
            const bool isOil =
                control.actuator == model::ValveActuator::HydraulicPilot || control.role == model::ValveControl::Supply;
            ports.push_back({control.name.toStdString(),
                             isOil                  ? "Port"
                             : table.isProportional ? "RealInput"
                                                    : "BooleanInput",
                             {}});
        }
        const bool hasHandle = std::ranges::any_of(
            model::ValveGeometry::of(table).controls,
            [](const model::ValveControl& control) { return model::isMovedByPerson(control.actuator); });
        joinPorts(declare(className,
                          "(q_nom = " + numberText(logarithmic(1e-5, 5e-3)) + (hasHandle ? ", byHand = false)" : ")")),
                  ports, true);
    }

    /// A voltage source, through a switch, a resistance, a coil or a diode at random; the pins that it ends in.
    std::pair<std::string, std::string> voltage()
    {
        const std::string volts = numberText((chance(0.2) ? -1 : 1) * logarithmic(6, 500));
        std::string source;
        if (chance(0.5)) {
            source = declare("Bramah.Electrical.ConstantVoltage", "(V = " + volts + ")");
        } else {
            source = declare("Bramah.Electrical.SignalVoltage");
            join(signal("V") + ".y", source + ".v");
        }
        join(source + ".n", declare("Bramah.Electrical.Ground") + ".p");
        std::string plus = source + ".p";
        const auto lead = [&](const std::string& part) {
            join(plus, part + ".p");
            plus = part + ".n";
        };
        if (chance(0.4))
            lead(declare("Bramah.Electrical.Resistor", "(R = " + numberText(logarithmic(1e-3, 100)) + ")"));
        if (chance(0.4)) {
            const std::string contact = declare("Bramah.Electrical.Switch");
            join(truth() + ".y", contact + ".control");
            lead(contact);
        }
        if (chance(0.3))
            lead(declare("Bramah.Electrical.Diode"));
        if (chance(0.3))
            lead(declare("Bramah.Electrical.CurrentSensor"));
        return {plus, source + ".n"};
    }

    /// A pump on the shaft of a direct-current motor, or of one put together from its parts.
    void addElectricPump()
    {
        const std::string pump = declare("Bramah.Hydraulics.Pumps.FixedPump",
                                         "(useShaft = true, D = " + numberText(logarithmic(1e-7, 3e-5)) + ")");
        join(pump + ".S", tank());
        join(pump + ".P", node());
        const auto [plus, minus] = voltage();
        std::string motor;
        if (chance(0.5)) {
            motor = declare("Bramah.Electrical.DCMotor", "(k = " + numberText(logarithmic(0.01, 2)) + ")");
            join(plus, motor + ".p");
        } else {
            motor = declare("Bramah.Electrical.EMF", "(k = " + numberText(logarithmic(0.01, 2)) + ")");
            const std::string coil =
                declare("Bramah.Electrical.Inductor", "(L = " + numberText(logarithmic(1e-5, 1e-1)) + ")");
            const std::string armature =
                declare("Bramah.Electrical.Resistor", "(R = " + numberText(logarithmic(1e-2, 10)) + ")");
            join(plus, armature + ".p");
            join(armature + ".n", coil + ".p");
            join(coil + ".n", motor + ".p");
        }
        join(motor + ".n", minus);
        const std::string shaft = inertia();
        join(motor + ".flange", shaft);
        join(pump + ".shaft", shaft);
    }

    /// A solenoid that pushes a mass.
    void addSolenoid()
    {
        const auto [plus, minus] = voltage();
        const std::string solenoid = declare("Bramah.Electrical.Solenoid");
        join(plus, solenoid + ".p");
        join(solenoid + ".n", minus);
        join(solenoid + ".flange", mass());
    }

    void addMechanical(const CircuitPart& component, std::vector<std::string>& bodies, std::string (Writer::*body)())
    {
        std::vector<CircuitPart::Port> ports = component.ports;
        const std::string text = modifiers(component, ports);
        const std::string name = declare(component.className, text);
        // What joins its ends rigidly, or may stick, must not close a loop; a spring's ends lead to two bodies.
        bool isRigid = false;
        for (const char* rigid :
             {"Mass", "MassWithStops", "Inertia", "ForceSensor", "TorqueSensor", "Friction", "Clutch", "Brake"})
            isRigid = isRigid || component.className.substr(component.className.rfind('.') + 1) == rigid;
        bool isFirst = true;
        std::string last;
        for (const CircuitPart::Port& port : ports) {
            if (!startsWith(port.type, "Flange")) {
                joinSignal(name, port);
                continue;
            }
            const bool isFresh = bodies.empty() || (!isFirst && (isRigid || bodies.size() == 1)) || chance(0.3);
            std::string at = isFresh ? (this->*body)() : pick(bodies) + ".flange_a";
            if (at == last)
                at = (this->*body)();
            join(name + "." + port.name, at);
            last = at;
            isFirst = false;
        }
    }

    const CircuitParts& parts_;
    std::mt19937_64 random_;
    int count_ = 0;
    int valves_ = 0;
    std::vector<std::string> nodes_, masses_, inertias_;
    std::string classTexts_, declarations_, equations_;
};

}  // namespace

QByteArray randomCircuitText(const CircuitParts& parts, std::uint64_t seed)
{
    return Writer(parts, seed).write();
}

}  // namespace bramah::test
