// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/analysis/energy_audit.h"

#include "model/text/dotted_name.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace bramah::solver {
namespace {

// The energy that a class stores and the losses that it states; `@` is the component's path, `h(p)` the power of a mass
// flow by its pressure, and `oil(dm, V, e, p, V_all)` the energy of oil, see oilTerms().
struct ClassRow {
    const char* name;  ///< class name behind `Bramah.`
    EnergyRole role;
    const char* stored;
    const char* losses;
    const char* oil;              ///< mass of the oil in it [kg]
    const char* simplified = "";  ///< power that its equations leave out [W]
};

// The integral of c*e^2/((e + delta)*(1 - e/h)) over the depth e in a stop; h is the depth that no force reaches.
constexpr const char* kStop = "@.c_stop*%2*((@.delta^2*log(1 + %1/@.delta) - %2^2*log(1 - %1/%2))/(%2 + @.delta) - %1)";

/// The energy stored by a stop at the depth \a depth, where no force reaches \a limit.
QString inStop(const QString& depth, const char* limit)
{
    return QString::fromLatin1(kStop).arg(QStringLiteral("noEvent(max(%1, 0))").arg(depth), QLatin1String(limit));
}

/// The energy stored by both stops of an actuator at \a position, between 0 and \a most.
QString inStops(const char* position, const char* most)
{
    const QString at = QLatin1String(position);
    return inStop(QLatin1Char('-') + at, "@.e_max0") + QStringLiteral(" + ") +
           inStop(at + QStringLiteral(" - ") + QLatin1String(most), "@.e_max1");
}

/// The energy of a spool with a spring: of its motion, its spring and its hard ends.
QString inSpool()
{
    return QStringLiteral("@.m*@.v^2/2 + @.f_0*@.x + @.c_used*@.x^2/2 + ") +
           inStop(QStringLiteral("@.x_low - @.x"), "@.e_max") + QStringLiteral(" + ") +
           inStop(QStringLiteral("@.x - @.x_high"), "@.e_max");
}

/// The energy stored by the stiff springs of a class of Hopsan at \a position, with \a least and \a most.
QString inSprings(const char* position, const char* least, const char* most)
{
    const auto spring = [](const QString& depth) {
        return QStringLiteral("@.c_stop*(%1^2/2 - 1e-5*%1 + 1e-10*log(1 + %1/1e-5))")
            .arg(QStringLiteral("noEvent(max(%1, 0))").arg(depth));
    };
    return spring(QStringLiteral("%1 - %2").arg(QLatin1String(least), QLatin1String(position))) +
           QStringLiteral(" + ") + spring(QStringLiteral("%2 - %1").arg(QLatin1String(most), QLatin1String(position)));
}

constexpr const char* kMassWithStops =
    "@.m*@.v^2/2 + @.c_stop*(max(@.smin - @.s, 0)^2/2 - 1e-5*max(@.smin - @.s, 0)"
    " + 1e-10*log(1 + max(@.smin - @.s, 0)/1e-5) + max(@.s - @.smax, 0)^2/2 - 1e-5*max(@.s - @.smax, 0)"
    " + 1e-10*log(1 + max(@.s - @.smax, 0)/1e-5))";
constexpr const char* kSolenoid =
    "@.W + @.m*@.w^2/2 + @.c_stop*(max(-@.s, 0)^2/2 - 1e-5*max(-@.s, 0) + 1e-10*log(1 + max(-@.s, 0)/1e-5)"
    " + max(@.s - @.stroke, 0)^2/2 - 1e-5*max(@.s - @.stroke, 0) + 1e-10*log(1 + max(@.s - @.stroke, 0)/1e-5))";
// A volume of a line, whose wall widens with the pressure and stores energy, and a piece of oil between two volumes
// with its kinetic energy m^2*l/(2*rho_0*A).
constexpr const char* kLine =
    "sum(oil(@.dm[i], @.w[i]*@.V, @.e[i], @.p[i], @.w[i]*@.V*(1 + (@.p[i] - fluid.p_ambient)*@.k_wall))"
    " + @.w[i]*@.V*@.k_wall*(@.p[i] - fluid.p_ambient)^2/2 for i in 1:@.N + 1)"
    " + sum(@.length/@.N*@.m[j]^2/(2*fluid.oil.rho_0*@.area) for j in 1:@.N)";
constexpr const char* kLineFriction = "sum(@.m[j]*@.dp_f[j]/fluid.oil.rho_0 for j in 1:@.N)";
// The power that moves a piece is m*dh, but its inertia takes m*dp/rho_0, as if every piece had the density rho_0.
constexpr const char* kLineDensity =
    "sum(@.m[j]*(h(@.p[j]) - h(@.p[j + 1]) - (@.p[j] - @.p[j + 1])/fluid.oil.rho_0) for j in 1:@.N)";
constexpr const char* kActuator = "@.m_moving*@.v_rod^2/2 + @.f_static*@.s_stick*@.z^2/2 + ";

constexpr std::array kClasses{
    ClassRow{"Hydraulics.Node", EnergyRole::Lossless, "if @.ideal then 0 else oil(@.dm, @.V, @.e, @.p, @.V)", "",
             "@.dm + fluid.oil.rho_0*@.V"},
    ClassRow{"Hydraulics.Cylinders.SingleActingCylinder", EnergyRole::Lossy, "@.f_0*@.x + @.c*@.x^2/2", "", ""},
    ClassRow{"Hydraulics.Cylinders.SpringPiston", EnergyRole::Lossy, "@.f_0*@.x + @.c*@.x^2/2", "", ""},
    ClassRow{"Hydraulics.Accumulators.SpringAccumulator", EnergyRole::Lossless,
             "@.V_max*(@.p_0*@.y + (@.p_1 - @.p_0)*@.y^2/2) + oil(@.dm, @.V_port, @.e, @.p, @.V_port + @.V_oil)", "",
             "@.dm"},
    ClassRow{"Hydraulics.Accumulators.IsolatingBlock", EnergyRole::Lossy, "", "", ""},
    // The gas stores p_rep*(V - V_own)/(e - 1) less the work of its attraction; its heat is the loss.
    ClassRow{"Hydraulics.Accumulators.", EnergyRole::Stated,
             "@.p_rep*(@.V_gas - @.V_own)/(@.e - 1) + fluid.p_ambient*@.V_gas"
             " + (if @.V_own > 0 then @.a_own/(2*sqrt(2)*@.V_own)*log((@.V_gas + @.V_own*(1 - sqrt(2)))"
             "/(@.V_gas + @.V_own*(1 + sqrt(2)))) else 0)"
             " + oil(@.dm, @.V_port, @.e_oil, @.p, @.V_port + @.V_oil)",
             "-@.p_rep*(@.V_gas - @.V_own)*@.k_rate/(@.e - 1)", "@.dm"},
    ClassRow{"Hydraulics.Lines.Pipe", EnergyRole::Stated, kLine, kLineFriction, "sum(@.dm)", kLineDensity},
    ClassRow{"Hydraulics.Lines.Hose", EnergyRole::Stated, kLine, kLineFriction, "sum(@.dm)", kLineDensity},
    ClassRow{"Hydraulics.FlowValves.GearFlowDivider", EnergyRole::Lossy, "@.gears.J*@.gears.w^2/2", "", ""},
    ClassRow{"Hydraulics.Motors.HydrostaticTransmission", EnergyRole::Lossy,
             "oil(@.lineA.dm, @.lineA.V, @.lineA.e, @.lineA.p, @.lineA.V)"
             " + oil(@.lineB.dm, @.lineB.V, @.lineB.e, @.lineB.p, @.lineB.V)",
             "", "@.lineA.dm + fluid.oil.rho_0*@.lineA.V + @.lineB.dm + fluid.oil.rho_0*@.lineB.V"},
    // Oil mass and energy in a delay line are integrals over waves, which LineEnergyTest checks.
    ClassRow{"Hydraulics.Lines.TransmissionLine", EnergyRole::Untold, "", "", ""},
    ClassRow{"Hydraulics.Lines.ShortLine", EnergyRole::Untold, "", "", ""},
    ClassRow{"Hydraulics.Sources.", EnergyRole::Source, "", "", ""},
    ClassRow{"Hydraulics.Sensors.", EnergyRole::Lossless, "", "", ""},
    ClassRow{"Mechanics.Translational.MassWithStops", EnergyRole::Lossy, kMassWithStops, "", ""},
    ClassRow{"Mechanics.Translational.Mass", EnergyRole::Lossless, "@.m*@.v^2/2", "", ""},
    ClassRow{"Mechanics.Translational.SpringDamper", EnergyRole::Stated, "@.c*(@.s_rel - @.s_rel0)^2/2", "@.lossPower",
             ""},
    ClassRow{"Mechanics.Translational.Spring", EnergyRole::Lossless, "@.c*(@.s_rel - @.s_rel0)^2/2", "", ""},
    ClassRow{"Mechanics.Translational.ElastoGap", EnergyRole::Lossy, "@.f_c^2/(2*@.c)", "", ""},
    ClassRow{"Mechanics.Translational.", EnergyRole::Source, "", "", ""},
    ClassRow{"Mechanics.Rotational.Inertia", EnergyRole::Lossless, "@.J*@.w^2/2", "", ""},
    ClassRow{"Mechanics.Rotational.SpringDamper", EnergyRole::Stated, "@.c*(@.phi_rel - @.phi_rel0)^2/2", "@.lossPower",
             ""},
    ClassRow{"Mechanics.Rotational.Spring", EnergyRole::Lossless, "@.c*(@.phi_rel - @.phi_rel0)^2/2", "", ""},
    ClassRow{"Mechanics.Rotational.", EnergyRole::Source, "", "", ""},
    ClassRow{"Hopsan.Accumulator", EnergyRole::Lossy,
             "@.p_0*@.V_0/max(@.kappa - 1, 1e-6)*((@.V_0/@.V_gas)^max(@.kappa - 1, 1e-6) - 1) - fluid.p_ambient*@.V",
             "", ""},
    ClassRow{"Hopsan.Mass", EnergyRole::Lossy, "@.m*@.v^2/2 + @.c*@.x^2/2", "", ""},
    ClassRow{"Hopsan.LeverMass", EnergyRole::Lossy, "@.m*@.v^2/2", "", ""},
    ClassRow{"Hopsan.TwoMasses", EnergyRole::Lossy, "@.m_1*@.v_1^2/2 + @.m_2*@.v_2^2/2", "", ""},
    ClassRow{"Hopsan.LoadedCylinder", EnergyRole::Lossy, "@.m*@.v^2/2 + @.c*@.x^2/2", "", ""},
    ClassRow{"Hopsan.Vehicle", EnergyRole::Lossy, "@.m*@.v^2/2", "", ""},
    ClassRow{"Hopsan.Inertia", EnergyRole::Lossy, "@.J*@.w^2/2 + @.c*@.phi^2/2", "", ""},
    ClassRow{"Hopsan.Gear", EnergyRole::Lossy, "@.J*@.w^2/2", "", ""},
    ClassRow{"Hopsan.GearShaft", EnergyRole::Lossless, "@.tau^2/(2*@.c)", "", ""},
    ClassRow{"Hopsan.LoadedMotor", EnergyRole::Lossy, "@.J*@.w^2/2", "", ""},
    ClassRow{"Hopsan.DrivenPump", EnergyRole::Source, "", "", ""},
    ClassRow{"Hopsan.PressureControlledPump", EnergyRole::Source, "", "", ""},
    ClassRow{"Hopsan.SpeedDrive", EnergyRole::Source, "", "", ""},
    ClassRow{"Hopsan.Battery", EnergyRole::Source, "", "", ""},
    ClassRow{"Hopsan.CurrentSource", EnergyRole::Source, "", "", ""},
    // Its voltages count between limits, and its current lags what is wanted.
    ClassRow{"Hopsan.PowerConverter", EnergyRole::Untold, "", "", ""},
    ClassRow{"Electrical.Resistor", EnergyRole::Stated, "", "@.LossPower", ""},
    ClassRow{"Electrical.Inductor", EnergyRole::Lossless, "@.L*@.i^2/2", "", ""},
    ClassRow{"Electrical.Capacitor", EnergyRole::Lossless, "@.C*@.v^2/2", "", ""},
    ClassRow{"Electrical.DCMotor", EnergyRole::Stated, "@.L*@.i^2/2 + @.J*@.w^2/2", "@.LossPower", ""},
    ClassRow{"Electrical.Solenoid", EnergyRole::Lossy, kSolenoid, "", ""},
    ClassRow{"Electrical.Diode", EnergyRole::Stated, "", "@.LossPower", ""},
    ClassRow{"Electrical.Switch", EnergyRole::Stated, "", "@.LossPower", ""},
    ClassRow{"Electrical.", EnergyRole::Source, "", "", ""},
    ClassRow{"BondGraphs.Passive.C", EnergyRole::Lossless, "@.q^2/(2*@.C)", "", ""},
    ClassRow{"BondGraphs.Passive.I", EnergyRole::Lossless, "@.p^2/(2*@.I)", "", ""},
    // Its energy is the area under a curve.
    ClassRow{"BondGraphs.Passive.TableC", EnergyRole::Untold, "", "", ""},
    ClassRow{"BondGraphs.Passive.", EnergyRole::Lossy, "", "", ""},
    ClassRow{"BondGraphs.Modulated.mR", EnergyRole::Lossy, "", "", ""},
    ClassRow{"BondGraphs.Modulated.mTurbulent", EnergyRole::Lossy, "", "", ""},
    ClassRow{"BondGraphs.Systems.HydraulicMotor", EnergyRole::Lossy,
             "@.c1.q^2/(2*@.c1.C) + @.c2.q^2/(2*@.c2.C) + @.inertia.p^2/(2*@.inertia.I)", "", ""},
    // A bond's flow is volume at the density rho_0, without the enthalpy of compressed oil.
    ClassRow{"BondGraphs.Adapters.Hydraulic", EnergyRole::Lossless, "", "", "", "@.e*@.f + @.A.m_flow*h(@.A.p)"},
    ClassRow{"BondGraphs.Junctions.", EnergyRole::Lossless, "", "", ""},
    ClassRow{"BondGraphs.Sensors.", EnergyRole::Lossless, "", "", ""},
    ClassRow{"BondGraphs.Bonds.", EnergyRole::Lossless, "", "", ""},
    ClassRow{"BondGraphs.Adapters.", EnergyRole::Lossless, "", "", ""},
    ClassRow{"BondGraphs.", EnergyRole::Source, "", "", ""},
};

/// Classes that store nothing and pass all energy on.
constexpr std::array kPassing{
    "Mechanics.Translational.Lever",
    "Mechanics.Translational.PositionSensor",
    "Mechanics.Translational.SpeedSensor",
    "Mechanics.Translational.ForceSensor",
    "Mechanics.Rotational.IdealGear",
    "Mechanics.Rotational.RackPinion",
    "Mechanics.Rotational.AngleSensor",
    "Mechanics.Rotational.SpeedSensor",
    "Mechanics.Rotational.TorqueSensor",
    "Mechanics.Rotational.Tachometer",
    "Electrical.EMF",
    "BondGraphs.Passive.TF",
    "BondGraphs.Passive.GY",
    "BondGraphs.Modulated.mTF",
    "BondGraphs.Modulated.mGY",
};
constexpr ClassRow kPassingRow{"", EnergyRole::Lossless, "", "", ""};
/// Classes that store nothing and lose `lossPower`.
constexpr std::array kDissipating{
    "Mechanics.Translational.Damper", "Mechanics.Translational.Friction", "Mechanics.Rotational.Damper",
    "Mechanics.Rotational.Clutch",    "Mechanics.Rotational.Brake",
};
constexpr ClassRow kDissipatingRow{"", EnergyRole::Stated, "", "@.lossPower", ""};

const ClassRow* rowOf(const std::string& className)
{
    const auto isClass = [&](const char* name) { return className == std::string("Bramah.") + name; };
    if (std::ranges::any_of(kPassing, isClass))
        return &kPassingRow;
    if (std::ranges::any_of(kDissipating, isClass))
        return &kDissipatingRow;
    for (const ClassRow& row : kClasses) {
        const std::string name = std::string("Bramah.") + row.name;
        if (name.back() == '.' ? className.compare(0, name.size(), name) == 0 : className == name)
            return &row;
    }
    return nullptr;
}

/// The power that enters through a connector, by the name
/// of its flow variable; empty if no known power passes it.
QString powerThrough(const QString& connector, const QString& flow, bool isBond)
{
    const QString path = connector + QLatin1Char('.');
    if (flow == QLatin1String("m_flow"))
        return path + QStringLiteral("m_flow*h(") + path + QStringLiteral("p)");
    if (isBond)
        return path + QStringLiteral("e*") + path + QStringLiteral("f");
    if (flow == QLatin1String("f"))
        return path + QStringLiteral("f*der(") + path + QStringLiteral("s)");
    if (flow == QLatin1String("tau"))
        return path + QStringLiteral("tau*der(") + path + QStringLiteral("phi)");
    if (flow == QLatin1String("Q_flow"))
        return path + QStringLiteral("Q_flow");
    return flow == QLatin1String("i") ? path + QStringLiteral("i*") + path + QStringLiteral("v") : QString();
}

constexpr auto kIsTextbook = "fluid.densityModel == Bramah.Types.DensityModel.Textbook";

/// The energy per volume of oil with the compression \a e by the textbook law: the integral of p - p_ambient over it.
QString textbookEnergy(const QString& e)
{
    return QStringLiteral(
               "((if noEvent(%1 > 0) then fluid.oil.p_vapour*%1 + fluid.oil.beta*%1^2/2 else fluid.oil.p_vapour^2"
               "/(fluid.oil.beta - fluid.oil.p_vapour)*log(fluid.oil.p_vapour/(fluid.oil.beta - (fluid.oil.beta - "
               "fluid.oil.p_vapour)*exp(noEvent(min(%1, 0)))))) - fluid.p_ambient*%1)")
        .arg(e);
}

/// \a text with its terms of oil written out:
/// `h(p)`: the power of a mass flow, over the flow. With Textbook all oil has the density rho_0.
/// `oil(dm, V, e, p, V_all)`: the energy of oil with the excess mass dm over rho_0*V, or with Textbook the compression
/// e, in the volume V_all, which may be more than V. It is m*h(p) - (p - p_ambient)*V_all, since its time derivative is
/// h*m_flow - (p - p_ambient)*dV_all/dt.
QString withOil(QString text)
{
    static const QRegularExpression flow(QStringLiteral("\\bh\\(([^()]*)\\)"));
    static const QRegularExpression oil(QStringLiteral(
        "\\boil\\(([^,()]*), ([^,()]*), ([^,()]*), ([^,()]*), ((?:[^()]|\\([^()]*(?:\\([^()]*\\)[^()]*)*\\))*)\\)"));
    for (auto found = oil.match(text); found.hasMatch(); found = oil.match(text))
        text.replace(found.capturedStart(), found.capturedLength(),
                     QStringLiteral("(if %1 then %2*%3 else (%4 + fluid.oil.rho_0*%2)*h(%5) - (%5 - "
                                    "fluid.p_ambient)*(%6))")
                         .arg(QLatin1String(kIsTextbook), found.captured(2), textbookEnergy(found.captured(3)),
                              found.captured(1), found.captured(4), found.captured(5)));
    return text.replace(flow, QStringLiteral("(if %1 then (\\1 - fluid.p_ambient)/fluid.oil.rho_0 else "
                                             "Bramah.Media.enthalpy(fluid.oil, \\1))")
                                  .arg(QLatin1String(kIsTextbook)));
}

QString sum(const QStringList& terms)
{
    return terms.isEmpty() ? QStringLiteral("0") : terms.join(QStringLiteral(" + "));
}

bool isOfLibrary(const std::string& className)
{
    return className.starts_with("Bramah.") && !className.starts_with("Bramah.Examples.");
}

class AuditText
{
public:
    AuditText(const FlatModel& flat, AuditOf wanted) : flat_(flat), wanted_(wanted)
    {
        flows_.resize(flat.components.size());
        for (const FlatVariable& variable : flat.variables) {
            paths_.insert(variable.path);
            if (variable.isFlow && !variable.isProtected)
                flows_[index(variable.origin.component)].push_back(&variable);
        }
        hasFlowsInside_.assign(flat.components.size(), false);
        for (std::uint32_t i = 1; i < flat.components.size(); ++i) {
            const FlatComponent& component = flat.components[i];
            if (component.className == "Bramah.Hydraulics.Fluid")
                fluids_.emplace(index(component.parent), component.path);
            if (!flows_[i].empty())
                for (ComponentId at = component.parent; at != ComponentId{}; at = flat.component(at).parent)
                    hasFlowsInside_[index(at)] = true;
        }
    }

    EnergyAudit made()
    {
        for (std::uint32_t i = 1; i < flat_.components.size(); ++i)
            if (isAudited(i))
                addComponent(i);
        declarations_ << QStringLiteral("  Real oil = %1;").arg(sum(oil_))
                      << QStringLiteral("  Real oil_in(start=0, fixed=true, nominal=0.1);");
        equations_ << QStringLiteral("  der(oil_in) = %1;").arg(sum(oilIn_));
        audit_.declarations = declarations_.join(QLatin1Char('\n')).toUtf8() + '\n';
        audit_.equations = equations_.join(QLatin1Char('\n')).toUtf8() + '\n';
        return std::move(audit_);
    }

private:
    /// The known energy terms of one component.
    struct Terms {
        QStringList power, driven, stored, simplified, mass, massFlow;
    };

    [[nodiscard]] bool isAudited(std::uint32_t component) const
    {
        const FlatComponent& own = flat_.components[component];
        for (ComponentId at = own.parent; at != ComponentId{}; at = flat_.component(at).parent)
            if (isOfLibrary(flat_.component(at).className))
                return false;
        return isOfLibrary(own.className) || !hasFlowsInside_[component];
    }
    [[nodiscard]] bool has(const QString& path) const { return paths_.contains(path.toStdString()); }

    /// \a text with its terms of oil written out, `@` replaced by the component's path, and with the path of its fluid.
    [[nodiscard]] QString placed(QString text, std::uint32_t component) const
    {
        text = withOil(std::move(text));
        ComponentId at = flat_.components[component].parent;
        auto fluid = fluids_.find(index(at));
        while (fluid == fluids_.end() && at != ComponentId{}) {
            at = flat_.component(at).parent;
            fluid = fluids_.find(index(at));
        }
        if (fluid != fluids_.end() && fluid->second != "fluid")
            text.replace(QLatin1String("fluid."), QString::fromStdString(fluid->second) + QLatin1Char('.'));
        return text.replace(QLatin1Char('@'), QString::fromStdString(flat_.components[component].path));
    }

    void addPorts(std::uint32_t component, Terms& terms) const
    {
        const QString path = QString::fromStdString(flat_.components[component].path);
        for (const FlatVariable* variable : flows_[component]) {
            const QString name = QString::fromStdString(variable->path).mid(path.size() + 1);
            if (model::namesIn(name).size() != 2)
                continue;
            const QString connector = QStringLiteral("@.") + model::firstName(name);
            const QString flow = model::behindFirst(name);
            const QString power = powerThrough(connector, flow, has(path + connector.mid(1) + QStringLiteral(".e")));
            if (!power.isEmpty())
                terms.power << power;
            if (flow == QLatin1String("m_flow"))
                terms.massFlow << QStringLiteral("@.") + name;
        }
    }

    void addChambers(std::uint32_t component, Terms& terms) const
    {
        const std::string prefix = flat_.components[component].path + '.';
        for (const FlatComponent& part : flat_.components) {
            if (!part.path.starts_with(prefix))
                continue;
            const QString c = QStringLiteral("@.") + QString::fromStdString(part.path.substr(prefix.size()));
            if (part.className == "Bramah.Hydraulics.Internal.Chamber") {
                terms.mass << QStringLiteral("%1.dm + fluid.oil.rho_0*%1.V").arg(c);
                terms.stored << QStringLiteral("oil(%1.dm, %1.V, %1.e, %1.p, %1.V)").arg(c);
                // By the textbook law the energy of the oil does not grow with the volume.
                terms.simplified << QStringLiteral("(if %1 then -der(%2.V)*%3 else 0)")
                                        .arg(QLatin1String(kIsTextbook), c, textbookEnergy(c + QStringLiteral(".e")));
            }
        }
    }

    /// Adds the terms of an actuator, or of a component around one.
    void addActuators(std::uint32_t component, Terms& terms) const
    {
        const std::string& path = flat_.components[component].path;
        for (const FlatComponent& part : flat_.components) {
            if ((part.path + '.').compare(0, path.size() + 1, path + '.') != 0 ||
                !paths_.contains(part.path + ".s_stick"))
                continue;
            terms.stored << QString::fromLatin1(kActuator)
                                .append(inStops("@.x", "@.stroke"))
                                .replace(QLatin1Char('@'), QString::fromStdString(part.path));
        }
    }

    void addComponent(std::uint32_t component)
    {
        const FlatComponent& own = flat_.components[component];
        const QString path = QString::fromStdString(own.path);
        const auto hasOwn = [&](const char* name) { return has(path + QLatin1Char('.') + QLatin1String(name)); };
        Terms terms;
        addPorts(component, terms);
        if (terms.power.isEmpty())
            return;
        addChambers(component, terms);
        const ClassRow* row = rowOf(own.className);
        const EnergyRole unknown = isOfLibrary(own.className) ? EnergyRole::Lossy : EnergyRole::Untold;
        if (row && *row->stored)
            terms.stored << QLatin1String(row->stored);
        if (row && *row->simplified)
            terms.simplified << QLatin1String(row->simplified);
        if (row && *row->oil)
            terms.mass << QLatin1String(row->oil);
        addActuators(component, terms);
        if (own.className.starts_with("Bramah.Hopsan.") && hasOwn("c_stop"))
            terms.stored << (hasOwn("stroke") ? inSprings("@.x", "0", "@.stroke")
                             : hasOwn("s_1")  ? inSprings("(@.s_1 - @.s_2)", "@.x_min", "@.x_max")
                                              : inSprings("@.x", "@.x_min", "@.x_max"));
        if (hasOwn("x_low"))
            terms.stored << inSpool();
        if (hasOwn("J_moving"))
            terms.stored << QStringLiteral("@.J_moving*@.w^2/2") << inStops("@.phi", "@.angle");
        if (hasOwn("w_shaft") && !hasOwn("shaft.tau"))
            terms.driven << QStringLiteral("@.tau*@.w_shaft");
        if (hasOwn("f_hand") && !hasOwn("flange.f"))
            terms.driven << QStringLiteral("@.f_drive*@.v");  // by hand
        write(component, terms, row);
        audit_.components.push_back({path, QString::fromStdString(own.className), row ? row->role : unknown});
    }

    void write(std::uint32_t component, const Terms& terms, const ClassRow* row)
    {
        const auto with = [&](const QString& text) { return placed(text, component); };
        const auto stated = [&](const char* text) { return *text ? with(QLatin1String(text)) : QStringLiteral("0"); };
        const QString n = QString::number(audit_.components.size());
        declarations_ << QStringLiteral("  Real in_%1, stored_%1, loss_%1, stated_%1, simplified_%1;").arg(n);
        equations_ << QStringLiteral("  in_%1 = %2;").arg(n, with(sum(terms.power + terms.driven)))
                   << QStringLiteral("  stored_%1 = %2;").arg(n, with(sum(terms.stored)))
                   << QStringLiteral("  loss_%1 = in_%1 - der(stored_%1);").arg(n)
                   << QStringLiteral("  stated_%1 = %2;").arg(n, row ? stated(row->losses) : QStringLiteral("0"))
                   << QStringLiteral("  simplified_%1 = %2;").arg(n, with(sum(terms.simplified)));
        if (wanted_ == AuditOf::Energies) {
            declarations_ << QStringLiteral(
                                 "  Real energy_%1(start=0, fixed=true, nominal=1000), "
                                 "driven_%1(start=0, fixed=true, nominal=1000), drive_%1, "
                                 "left_%1(start=0, fixed=true, nominal=1000);")
                                 .arg(n);
            equations_ << QStringLiteral("  drive_%1 = %2;").arg(n, with(sum(terms.driven)))
                       << QStringLiteral("  der(energy_%1) = in_%1;").arg(n)
                       << QStringLiteral("  der(left_%1) = simplified_%1;").arg(n)
                       << QStringLiteral("  der(driven_%1) = drive_%1;").arg(n);
        }
        for (const QString& mass : terms.mass)
            oil_ << with(mass);
        if (!terms.mass.isEmpty())
            for (const QString& flow : terms.massFlow)
                oilIn_ << with(flow);
    }

    const FlatModel& flat_;
    AuditOf wanted_;
    std::set<std::string> paths_;
    std::vector<std::vector<const FlatVariable*>> flows_;  ///< by component: flow variables of its ports
    std::vector<bool> hasFlowsInside_;                     ///< by component
    std::map<std::uint32_t, std::string> fluids_;          ///< by the component that declares them
    EnergyAudit audit_;
    QStringList declarations_, equations_, oil_, oilIn_;
};

}  // namespace

EnergyAudit auditOf(const FlatModel& flat, AuditOf wanted)
{
    return AuditText(flat, wanted).made();
}

}  // namespace bramah::solver
