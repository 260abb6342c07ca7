// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/random_circuits.h"

#include "model/instance/instance.h"
#include "solver/compile/compile.h"
#include "solver/results/result_store.h"
#include "solver/run/simulation_run.h"
#include "tests/solver/library/library_run.h"

#include <QElapsedTimer>

#include <cmath>
#include <limits>
#include <random>

namespace bramah::test {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

bool startsWith(const std::string& text, const char* start)
{
    return text.rfind(start, 0) == 0;
}

double numberOf(const model::Instance& instance, const char* name, double otherwise)
{
    const model::Value value = instance.attribute(name);
    if (const auto* real = value.to<double>())
        return *real;
    if (const auto* whole = value.to<std::int64_t>())
        return static_cast<double>(*whole);
    return otherwise;
}

std::string number(double value)
{
    return QByteArray::number(value, 'g', 6).toStdString();
}

}  // namespace

/// Writes one circuit.
class RandomCircuits::Writer
{
public:
    Writer(const RandomCircuits& classes, std::uint64_t seed) : classes_(classes), random_(seed) {}

    QByteArray write()
    {
        const int nodes = 2 + below(4);
        for (int k = 0; k < nodes; ++k)
            nodes_.push_back(declare("Bramah.Hydraulics.Node", "(V = " + number(logarithmic(1e-7, 1e-2)) + ")"));
        // What every circuit has: a source, and a way to the tank.
        supply();
        leakToTank(nodes_[0]);
        const int components = 2 + below(7);
        for (int k = 0; k < components; ++k)
            addHydraulic(pick(classes_.hydraulic_));
        for (int k = below(3); k > 0; --k)
            addMechanical(pick(classes_.translational_), masses_, &Writer::mass);
        for (int k = below(3); k > 0; --k)
            addMechanical(pick(classes_.rotational_), inertias_, &Writer::inertia);
        return QByteArray::fromStdString("model Circuit\n  inner Bramah.Hydraulics.Fluid fluid" + oil() + ";\n" +
                                         declarations_ + "equation\n" + equations_ + "end Circuit;\n");
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
                           ", airFraction = " + number(chance(0.2) ? 0 : logarithmic(1e-4, 0.1)) +
                           ", T = " + number(283 + 60 * unit());
        if (chance(0.3))
            text += ", p_dissolve = " + number(logarithmic(5e5, 100e5));
        text += "), p_ambient = " + number(logarithmic(0.6e5, 1.1e5));
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
        return declare("Bramah.Hydraulics.FlowValves.Orifice", "(d = " + number(logarithmic(2e-4, 2e-2)) + ")");
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
            const std::string source =
                declare("Bramah.Hydraulics.Sources.PressureSource", "(p = " + number(logarithmic(1e5, 350e5)) + ")");
            const std::string orifice = this->orifice();
            join(source + ".A", orifice + ".A");
            join(orifice + ".B", node());
            return;
        }
        const std::string pump =
            declare("Bramah.Hydraulics.Pumps.FixedPump", "(D = " + number(logarithmic(1e-6, 1e-4)) + ")");
        const std::string line = node();
        join(pump + ".S", tank());
        join(pump + ".P", line);
        const std::string relief = declare("Bramah.Hydraulics.PressureValves.ReliefValve",
                                           "(p_set = " + number(logarithmic(10e5, 300e5)) + ")");
        join(relief + ".P", line);
        join(relief + ".T", tank());
    }

    std::string modifiers(const Template& component)
    {
        std::string text;
        for (const Parameter& parameter : component.parameters) {
            if (!chance(0.15))
                continue;
            const double value = parameter.value * logarithmic(0.01, 100);
            if (value > parameter.min && value < parameter.max)
                text += (text.empty() ? "" : ", ") + parameter.name + " = " + number(value);
        }
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
                                              : 1;
        const std::string height = number(chance(0.3) ? -size : size), start = number(unit_());
        switch (below(5)) {
        case 0: return declare("Bramah.Blocks.Sources.Constant", "(k = " + height + ")");
        case 1: return declare("Bramah.Blocks.Sources.Step", "(height = " + height + ", startTime = " + start + ")");
        case 2:
            return declare("Bramah.Blocks.Sources.Ramp", "(height = " + height +
                                                             ", duration = " + number(logarithmic(1e-3, 1)) +
                                                             ", startTime = " + start + ")");
        case 3:
            return declare("Bramah.Blocks.Sources.Sine",
                           "(amplitude = " + height + ", f = " + number(logarithmic(0.1, 20)) + ")");
        default:
            return declare("Bramah.Blocks.Sources.Pulse",
                           "(amplitude = " + height + ", period = " + number(logarithmic(0.05, 1)) + ")");
        }
    }
    double unit_() { return std::floor(unit() * 100) / 100; }

    std::string truth()
    {
        return chance(0.5)
                   ? declare("Bramah.Blocks.Sources.BooleanStep", "(startTime = " + number(unit_()) + ")")
                   : declare("Bramah.Blocks.Sources.BooleanPulse", "(period = " + number(logarithmic(0.05, 1)) + ")");
    }

    /// A mass that a rod moves; its other end may be loaded.
    std::string mass()
    {
        const std::string mass =
            declare("Bramah.Mechanics.Translational.Mass", "(m = " + number(logarithmic(0.1, 5000)) + ")");
        switch (below(4)) {
        case 0:
            join(mass + ".flange_b",
                 declare("Bramah.Mechanics.Translational.ConstantForce",
                         "(f_constant = " + number((chance(0.5) ? -1 : 1) * logarithmic(10, 5e4)) + ")") +
                     ".flange");
            break;
        case 1: {
            const std::string damper =
                declare("Bramah.Mechanics.Translational.Damper", "(d = " + number(logarithmic(1, 1e5)) + ")");
            join(mass + ".flange_b", damper + ".flange_a");
            join(damper + ".flange_b", declare("Bramah.Mechanics.Translational.Fixed") + ".flange");
            break;
        }
        case 2: {
            const std::string spring =
                declare("Bramah.Mechanics.Translational.Spring", "(c = " + number(logarithmic(100, 1e6)) + ")");
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
            declare("Bramah.Mechanics.Rotational.Inertia", "(J = " + number(logarithmic(1e-4, 10)) + ")");
        if (chance(0.5))
            join(inertia + ".flange_b", declare("Bramah.Mechanics.Rotational.ConstantTorque",
                                                "(tau_constant = " + number(-logarithmic(0.1, 300)) + ")") +
                                            ".flange");
        inertias_.push_back(inertia);
        return inertia + ".flange_a";
    }

    void joinSignal(const std::string& name, const Port& port)
    {
        if (port.type == "RealInput")
            join(signal(port.unit) + ".y", name + "." + port.name);
        else if (port.type == "BooleanInput")
            join(truth() + ".y", name + "." + port.name);
    }

    void addHydraulic(const Template& component)
    {
        const std::string name = declare(component.className, modifiers(component));
        const bool mayDrain = component.className.find("Sensor") == std::string::npos &&
                              component.className.find("FlowMeter") == std::string::npos;
        std::size_t at = static_cast<std::size_t>(below(static_cast<int>(nodes_.size())));
        for (const Port& port : component.ports) {
            const std::string own = name + "." + port.name;
            if (port.type == "Port")
                join(own,
                     mayDrain && (port.name == "T" || chance(0.15)) ? tank() : nodes_[at++ % nodes_.size()] + ".port");
            else if (startsWith(port.type, "Flange"))
                join(own, component.className.find("Motor") != std::string::npos ||
                                  component.className.find("Rotary") != std::string::npos
                              ? inertia()
                              : mass());
            else
                joinSignal(name, port);
        }
    }

    void addMechanical(const Template& component, std::vector<std::string>& bodies, std::string (Writer::*body)())
    {
        const std::string name = declare(component.className, modifiers(component));
        // What joins its ends rigidly, or may stick, must not close a loop; a spring's ends lead to two bodies.
        bool isRigid = false;
        for (const char* rigid :
             {"Mass", "MassWithStops", "Inertia", "ForceSensor", "TorqueSensor", "Friction", "Clutch", "Brake"})
            isRigid = isRigid || component.className.substr(component.className.rfind('.') + 1) == rigid;
        bool isFirst = true;
        std::string last;
        for (const Port& port : component.ports) {
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

    const RandomCircuits& classes_;
    std::mt19937_64 random_;
    int count_ = 0;
    std::vector<std::string> nodes_, masses_, inertias_;
    std::string declarations_, equations_;
};

RandomCircuits::RandomCircuits(const model::ClassLibrary& library)
{
    if (const model::ClassNode* package = library.find("Bramah.Hydraulics"))
        collect(*package);
    if (const model::ClassNode* package = library.find("Bramah.Mechanics"))
        collect(*package);
}

void RandomCircuits::collect(const model::ClassNode& node)
{
    using model::syntax::ClassKind;
    const std::string name = node.qualifiedName();
    // Parts of other classes; what prescribes a motion can contradict another; what every circuit has anyway.
    for (const char* part : {".Interfaces", ".Internal", ".Fluid", ".Node", ".Tank", ".PressureSource", ".LevelSensor",
                             ".FlowSensor", ".FlowMeter", ".Position", ".Translational.Speed", ".Rotational.Speed",
                             ".Fixed", ".Lever", ".IdealGear", ".RackPinion", ".Functions"})
        if (name.size() >= std::string(part).size() &&
            name.compare(name.size() - std::string(part).size(), std::string::npos, part) == 0)
            return;
    if (node.kind() == ClassKind::Package) {
        for (const model::ClassNode* child : node.children())
            collect(*child);
        return;
    }
    if (node.kind() != ClassKind::Model || node.isPartial())
        return;
    Template component = describe(node);
    if (component.ports.empty())
        return;
    (startsWith(name, "Bramah.Hydraulics")                ? hydraulic_
     : startsWith(name, "Bramah.Mechanics.Translational") ? translational_
                                                          : rotational_)
        .push_back(std::move(component));
}

RandomCircuits::Template RandomCircuits::describe(const model::ClassNode& node)
{
    Template result;
    result.className = node.qualifiedName();
    model::InstanceTree tree(node.library());
    const model::Instance& root = tree.instantiate(node);
    for (const auto& child : root.children()) {
        if (child->isProtected())
            continue;
        if (child->isConnector()) {
            const std::string type = child->classNode().qualifiedName();
            const model::Value unit = child->attribute("unit");
            const auto* text = unit.to<std::string>();
            result.ports.push_back({child->name(), type.substr(type.rfind('.') + 1), text ? *text : std::string()});
            continue;
        }
        const model::Value value = child->value();
        const auto* real = value.to<double>();
        if (child->prefixes().isParameter && !child->prefixes().isFinal && real != nullptr && *real > 0)
            result.parameters.push_back(
                {child->name(), *real, numberOf(*child, "min", -kInfinity), numberOf(*child, "max", kInfinity)});
    }
    return result;
}

QByteArray RandomCircuits::text(std::uint64_t seed) const
{
    return Writer(*this, seed).write();
}

CircuitOutcome runCircuit(const QByteArray& text)
{
    constexpr qint64 kBudget = 10000;  // ms
    std::shared_ptr<const solver::CompiledSystem> system;
    try {
        solver::CompileOutcome compiled = solver::compile(flatText(text));
        for (const model::Diagnostic& diagnostic : compiled.diagnostics)
            if (diagnostic.severity() == model::Severity::Error)
                return {CircuitEnd::Wrong, diagnostic.commandLineText()};
        system = compiled.system;
    } catch (const std::runtime_error& error) {
        return {CircuitEnd::Wrong, QString::fromUtf8(error.what())};
    }
    solver::RunSettings settings;
    settings.tolerance = 1e-5;
    solver::SimulationRun run(solver::prepareCompiled(system), settings);
    solver::ResultStore results;
    QElapsedTimer clock;
    clock.start();
    run.start();
    while (!run.isEnded()) {
        run.waitForRows(20);
        run.drainInto(results);
        if (clock.elapsed() > kBudget)
            run.stop();
    }
    run.drainInto(results);
    const solver::RunStatus status = run.status();
    const QString message = QStringLiteral("%1: %2 (%3 steps, %4 events)")
                                .arg(status.end->component, status.end->message)
                                .arg(status.statistics.steps)
                                .arg(status.statistics.stateEvents);
    for (std::size_t column = 0; column < results.columns().size(); ++column)
        for (std::size_t row = 0; row < results.rowCount(); ++row)
            if (!std::isfinite(results.value(static_cast<int>(column), row)))
                return {CircuitEnd::Wrong,
                        results.columns()[column].path + QStringLiteral(" is not a number; ") + message};
    if (clock.elapsed() > kBudget)
        return {CircuitEnd::OverBudget, QStringLiteral("at %1 s, ").arg(status.end->time) + message +
                                            status.statistics.explanations().join(QLatin1String("; "))};
    if (status.end->isRegular())
        return {CircuitEnd::StopTime, {}};
    if (status.end->isInputError())
        return {CircuitEnd::Refused, message};
    return {status.end->component.isEmpty() ? CircuitEnd::Wrong : CircuitEnd::Blamed, message};
}

}  // namespace bramah::test
