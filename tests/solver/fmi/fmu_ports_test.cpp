// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/fmi/unpacked_fmu.h"
#include "tests/test_registry.h"

#include <QTest>

#include <cmath>

namespace bramah::test {

using namespace solver;

namespace {

const QByteArray kConnectors =
    "connector Port Real p(unit=\"Pa\", quantity=\"AbsolutePressure\"); flow Real m_flow(unit=\"kg/s\"); end Port; "
    "connector Flange Real s(unit=\"m\"); flow Real f(unit=\"N\"); end Flange; ";

const QByteArray kVolume = kConnectors +
                           "model Volume Port port \"Cut < here\"; Real p(start=3, fixed=true); equation p = port.p; "
                           "der(p) = 10*port.m_flow; end Volume;";
const QByteArray kOrifice =
    kConnectors + "model Orifice Port port; equation port.m_flow = 2*(port.p - 1); end Orifice;";

}  // namespace

class FmuPortsTest : public QObject
{
    Q_OBJECT

    static QString terminalsOf(const UnpackedFmu& unpacked)
    {
        return QString::fromUtf8(unpacked.read(QStringLiteral("terminalsAndIcons/terminalsAndIcons.xml"))).simplified();
    }

private Q_SLOTS:
    void portTakesWhatItCan_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("taken");
        QTest::addColumn<QString>("given");
        const auto row = [](const char* name, const QByteArray& text, const char* taken, const char* given) {
            QTest::newRow(name) << text << QString::fromLatin1(taken) << QString::fromLatin1(given);
        };
        row("volume", kVolume, "port.m_flow", "port.p");
        row("orifice", kOrifice, "port.p", "port.m_flow");
        row("inertia",
            kConnectors +
                "model M Port port; Real m(start=0, fixed=true); equation port.m_flow = m; "
                "der(m) = port.p - m; end M;",
            "port.p", "port.m_flow");
        row("orifice to a second port, which is shut otherwise",
            kConnectors +
                "model M Port port, other; equation port.m_flow = port.p - other.p; "
                "port.m_flow + other.m_flow = 0; end M;",
            "port.p", "port.m_flow");
        row("source of pressure", kConnectors + "model M Port port; equation port.p = 3; end M;", "port.m_flow",
            "port.p");
        row("spring", kConnectors + "model M Flange port; equation port.f = 5*port.s; end M;", "port.s", "port.f");
        row("mass",
            kConnectors +
                "model M Flange port; Real v(start=0, fixed=true); Real s(start=0, fixed=true); equation "
                "s = port.s; der(s) = v; der(v) = port.f; end M;",
            "port.f", "port.s");
    }
    void portTakesWhatItCan()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, taken);
        QFETCH(QString, given);
        UnpackedFmu unpacked(text, FmiVersion::Three);
        const auto& variables = unpacked.fmu().description().variables;
        QCOMPARE(variables.at(taken.toStdString()).causality, std::string("input"));
        QCOMPARE(variables.at(given.toStdString()).causality, std::string("output"));
    }

    void terminalNamesItsMembers()
    {
        for (const FmiVersion version : {FmiVersion::Two, FmiVersion::Three}) {
            UnpackedFmu unpacked(kVolume, version);
            QCOMPARE(terminalsOf(unpacked),
                     QStringLiteral(
                         "<?xml version=\"1.0\" encoding=\"UTF-8\"?> <fmiTerminalsAndIcons fmiVersion=\"3.0\"> "
                         "<Terminals> <Terminal name=\"port\" matchingRule=\"plug\" terminalKind=\"Port\" "
                         "description=\"Cut &lt; here\"> <TerminalMemberVariable variableName=\"port.p\" "
                         "memberName=\"p\" variableKind=\"signal\"/> <TerminalMemberVariable "
                         "variableName=\"port.m_flow\" memberName=\"m_flow\" variableKind=\"inflow\"/> </Terminal> "
                         "</Terminals> </fmiTerminalsAndIcons>"));
            QVERIFY(unpacked.read(QStringLiteral("documentation/index.html"))
                        .contains("<td>port</td><td>Port</td><td>port.m_flow</td><td>port.p</td>"
                                  "<td>Cut &lt; here</td>"));
        }
    }

    /// The schema of the standard asks for the scale of the coordinates.
    void iconHasItsPlaceBesideTerminals()
    {
        FmuQuestion question;
        question.pictures = {"icon", "drawing"};
        UnpackedFmu unpacked(kOrifice, FmiVersion::Three, question);
        QVERIFY(terminalsOf(unpacked).contains(QStringLiteral(
            "<GraphicalRepresentation> <CoordinateSystem x1=\"-100\" y1=\"-100\" x2=\"100\" y2=\"100\" "
            "suggestedScalingFactorTo_mm=\"0.1\"/> <Icon x1=\"-100\" y1=\"-100\" x2=\"100\" y2=\"100\"/> "
            "</GraphicalRepresentation> <Terminals>")));
        QCOMPARE(unpacked.read(QStringLiteral("terminalsAndIcons/icon.png")), QByteArray("icon"));
        QCOMPARE(unpacked.read(QStringLiteral("documentation/diagram.png")), QByteArray("drawing"));
        QVERIFY(unpacked.read(QStringLiteral("documentation/index.html")).contains("<img src=\"diagram.png\""));
        UnpackedFmu without("model M Real x(start=0, fixed=true); equation der(x) = 1; end M;", FmiVersion::Three);
        QVERIFY(terminalsOf(without).isEmpty());
    }

    void userChoosesWhatPortTakes()
    {
        FmuQuestion question;
        question.inputs = QStringList{QStringLiteral("port.m_flow")};
        UnpackedFmu unpacked(kOrifice, FmiVersion::Three, question);
        ImportedInstance run(unpacked.fmu());
        QVERIFY(run.setUp(0, {}) <= 1 && run.set("port.m_flow", 4) <= 1 && run.exitInitialization() <= 1);
        QCOMPARE(run.get("port.p"), 3.0);
    }

    /// Where nothing is joined to it, a port that takes the flow is shut, and one that takes the pressure is in air.
    void portThatNobodyGives()
    {
        UnpackedFmu volume(kVolume, FmiVersion::Three), orifice(kOrifice, FmiVersion::Three);
        QCOMPARE(volume.fmu().description().variables.at("port.m_flow").start, std::optional(0.0));
        QCOMPARE(orifice.fmu().description().variables.at("port.p").start, std::optional(101325.0));
        ImportedInstance run(orifice.fmu());
        QVERIFY(run.setUp(0, {}) <= 1 && run.exitInitialization() <= 1);
        QCOMPARE(run.get("port.m_flow"), 2 * 101324.0);
    }

    /// The pressure of a volume follows from its oil.
    void pressureAtVolumeIsRefused()
    {
        FmuQuestion question;
        question.inputs = QStringList{QStringLiteral("port.p")};
        std::string message;
        try {
            const UnpackedFmu unpacked(kVolume, FmiVersion::Three, question);
        } catch (const std::runtime_error& error) {
            message = error.what();
        }
        QVERIFY2(message.find("needs the derivative of the input `port.p`") != std::string::npos, message.c_str());
    }
};

BRAMAH_TEST(FmuPortsTest);

}  // namespace bramah::test

#include "fmu_ports_test.moc"
