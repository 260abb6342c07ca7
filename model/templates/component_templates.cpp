// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/templates/component_templates.h"

#include "model/syntax/string_literal.h"

namespace bramah::model {

namespace {

/// Symbol and documentation at the end of a class: \a body are graphics, \a nameAt is the extent of the name. The
/// documentation repeats no equations, which change without it.
QString closing(const char* extent, const QString& body, const char* nameAt)
{
    return QStringLiteral(
               "  annotation(\n"
               "    Icon(coordinateSystem(extent={{%1}}, preserveAspectRatio=true, grid={2,2}), graphics={\n"
               "%2"
               "      Text(extent={{%3}}, textString=\"%name\")}),\n"
               "    Documentation(info=\"<html>\n<p>What it is for.</p>\n</html>\"));\n")
        .replace(QStringLiteral("%1"), QLatin1String(extent))
        .replace(QStringLiteral("%2"), body)
        .replace(QStringLiteral("%3"), QLatin1String(nameAt));
}

QString twoPort()
{
    return QStringLiteral(
               "  extends Bramah.Hydraulics.Interfaces.TwoPort;\n"
               "  parameter Bramah.Units.LeakageCoefficient k = 1e-11 \"Flow per pressure drop\";\n"
               "equation\n"
               "  q = k*dp;\n"
               "  m_flow = oil.rho_0*q;\n") +
           closing("-40,-80},{40,80",
                   QStringLiteral("      Line(points={{0,-80},{0,-40}}),\n"
                                  "      Line(points={{0,40},{0,80}}),\n"
                                  "      Rectangle(extent={{-20,-40},{20,40}}),\n"),
                   "30,-15},{170,15");
}

QString threePort()
{
    const QString port = QStringLiteral(
        "  Bramah.Hydraulics.Interfaces.Port %1 \"%2\"\n"
        "    annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={%3})));\n");
    return QStringLiteral("  extends Bramah.Hydraulics.Interfaces.OilComponent;\n") +
           port.arg(QStringLiteral("P"), QStringLiteral("Supply"), QStringLiteral("0,-80")) +
           port.arg(QStringLiteral("A"), QStringLiteral("First consumer"), QStringLiteral("-40,80")) +
           port.arg(QStringLiteral("B"), QStringLiteral("Second consumer"), QStringLiteral("40,80")) +
           QStringLiteral(
               "  parameter Bramah.Units.LeakageCoefficient k_A = 1e-11 \"Flow per pressure drop to A\";\n"
               "  parameter Bramah.Units.LeakageCoefficient k_B = 1e-11 \"Flow per pressure drop to B\";\n"
               "  Bramah.Units.VolumeFlowRate q_A \"Flow from P to A\";\n"
               "  Bramah.Units.VolumeFlowRate q_B \"Flow from P to B\";\n"
               "equation\n"
               "  q_A = k_A*(P.p - A.p);\n"
               "  q_B = k_B*(P.p - B.p);\n"
               "  A.m_flow = -oil.rho_0*q_A;\n"
               "  B.m_flow = -oil.rho_0*q_B;\n"
               "  P.m_flow + A.m_flow + B.m_flow = 0;\n") +
           closing("-60,-80},{60,80",
                   QStringLiteral("      Line(points={{0,-80},{0,-40}}),\n"
                                  "      Line(points={{-40,40},{-40,80}}),\n"
                                  "      Line(points={{40,40},{40,80}}),\n"
                                  "      Rectangle(extent={{-60,-40},{60,40}}),\n"),
                   "-56,-15},{56,15");
}

QString signalBlock()
{
    return QStringLiteral(
        "  extends Bramah.Blocks.Interfaces.SISO;\n"
        "  parameter Real k = 1 \"Gain\";\n"
        "equation\n"
        "  y = k*u;\n"
        "  annotation(\n"
        "    Icon(coordinateSystem(extent={{-80,-60},{80,60}}, preserveAspectRatio=true, grid={2,2}), graphics={\n"
        "      Line(points={{-40,-40},{40,40}}, color={44,99,201})}),\n"
        "    Documentation(info=\"<html>\n<p>What it is for.</p>\n</html>\"));\n");
}

QString compliant(const QString& extends, const QString& parameter, const QString& equation)
{
    return QStringLiteral(
               "  extends Bramah.Mechanics.%1.Interfaces.PartialCompliant;\n"
               "  parameter Bramah.Units.%2;\n"
               "equation\n"
               "  %3;\n")
               .arg(extends, parameter, equation) +
           closing("-100,-40},{100,40",
                   QStringLiteral("      Line(points={{-100,0},{-40,0}}),\n"
                                  "      Line(points={{40,0},{100,0}}),\n"
                                  "      Rectangle(extent={{-40,-20},{40,20}}),\n"),
                   "-100,28},{100,58");
}

QString subsystem()
{
    return closing("-100,-60},{100,60", QStringLiteral("      Rectangle(extent={{-100,-60},{100,60}}),\n"),
                   "-90,-15},{90,15")
        .replace(QStringLiteral("    Documentation"),
                 QStringLiteral("    Diagram(coordinateSystem(extent={{-120,-84},{120,84}})),\n    Documentation"));
}

/// One connector of a protocol: an output here is an input in the other one.
QString side(const char* name, const char* role, const char* description, const char* order, const char* answer,
             const char* fill)
{
    return QStringLiteral(
               "  connector %1 \"%3\"\n"
               "    %4 Boolean order \"What the slave is to do\";\n"
               "    %5 Boolean done \"It has done it\";\n"
               "    annotation(\n"
               "      __Bramah(role=\"%2\"),\n"
               "      Icon(coordinateSystem(extent={{-100,-100},{100,100}}), graphics={\n"
               "        Rectangle(extent={{-50,-50},{50,50}}, lineColor={96,104,116}, fillColor={%6}, "
               "fillPattern=FillPattern.Solid)}));\n"
               "  end %1;\n")
        .arg(QLatin1String(name), QLatin1String(role), QLatin1String(description), QLatin1String(order),
             QLatin1String(answer), QLatin1String(fill));
}

QString protocol()
{
    return side("Master", "master", "Gives the orders", "output", "input", "96,104,116") +
           side("Slave", "slave", "Obeys, and answers", "input", "output", "255,255,255") +
           QStringLiteral(
               "  annotation(Documentation(info=\"<html>\n<p>A protocol: signals to and fro between two capsules. "
               "What goes out of the one side comes into the other; both have the same names.</p>\n</html>\"));\n");
}

QString bodyOf(ComponentTemplate kind)
{
    switch (kind) {
    case ComponentTemplate::TwoPort: return twoPort();
    case ComponentTemplate::ThreePort: return threePort();
    case ComponentTemplate::SignalBlock: return signalBlock();
    case ComponentTemplate::Translational:
        return compliant(QStringLiteral("Translational"),
                         QStringLiteral("TranslationalDampingConstant d = 1000 \"Force per velocity\""),
                         QStringLiteral("f = d*der(s_rel)"));
    case ComponentTemplate::Rotational:
        return compliant(QStringLiteral("Rotational"),
                         QStringLiteral("RotationalDampingConstant d = 1 \"Torque per speed\""),
                         QStringLiteral("tau = d*der(phi_rel)"));
    case ComponentTemplate::Subsystem: return subsystem();
    case ComponentTemplate::Protocol: return protocol();
    }
    return {};
}

}  // namespace

std::vector<ComponentTemplate> componentTemplates()
{
    return {ComponentTemplate::TwoPort,       ComponentTemplate::ThreePort,  ComponentTemplate::SignalBlock,
            ComponentTemplate::Translational, ComponentTemplate::Rotational, ComponentTemplate::Subsystem,
            ComponentTemplate::Protocol};
}

QString firstToWrite(ComponentTemplate kind, const QString& name)
{
    return kind == ComponentTemplate::Protocol ? name + QStringLiteral(".Master") : name;
}

QByteArray componentText(ComponentTemplate kind, const QString& name, const QString& description,
                         const QByteArray& indentation)
{
    QByteArray text = kind == ComponentTemplate::SignalBlock ? "block "
                      : kind == ComponentTemplate::Protocol  ? "package "
                                                             : "model ";
    text += name.toUtf8();
    if (!description.isEmpty())
        text += ' ' + syntax::quoted(description);
    text += '\n' + bodyOf(kind).toUtf8() + "end " + name.toUtf8();
    return text.replace("\n", "\n" + indentation);
}

}  // namespace bramah::model
