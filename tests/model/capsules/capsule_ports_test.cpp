// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/capsules/capsule_ports.h"

#include "model/classes/class_library.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah::model;

namespace {

const char* const kPlant = R"(package Plant
  connector Pin Real v; flow Real i; end Pin;
  connector In = input Real;
  connector Out = output Real;
  connector Asks output Boolean go; input Boolean done; end Asks;
  connector Obeys input Boolean go; output Boolean done; end Obeys;
  connector Late input Boolean go; output Boolean done; annotation(__Bramah(role="master")); end Late;
  model Coil Pin p; Pin n; In u; Out y; Pin spare; equation p.i + n.i = 0; p.v - n.v = u*p.i; y = p.i; end Coil;
  model Drive
    Pin a; Pin b; In u; Asks asks; Obeys obeys; Late late; In idle;
    Coil coil; Coil other(u=u);
  protected
    Pin hidden;
  equation
    connect(a, coil.p);
    connect(coil.n, b);
    connect(b, other.n);
    asks.go = obeys.go;
    obeys.done = asks.done;
    when late.go then
      late.done = true;
    end when;
  end Drive;
  model Bang In u; Out y; equation y = u; end Bang;
end Plant;
)";

}  // namespace

/// Ports of components: their roles, and the parts inside that use them.
class CapsulePortsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        library_.addFile(syntax::SyntaxTree::parse(
            std::make_shared<const SourceText>(QStringLiteral("Plant.mo"), QByteArray(kPlant))));
    }

    void roles()
    {
        QCOMPARE(rolesOf("Plant.Coil"),
                 QStringLiteral("p Physical, n Physical, u Modulating, y Measuring, spare Physical"));
        QCOMPARE(rolesOf("Plant.Bang"), QStringLiteral("u SignalIn, y SignalOut"));
        QCOMPARE(rolesOf("Plant.Drive"),
                 QStringLiteral("a Physical, b Physical, u Modulating, asks Master, obeys Slave, late Master, idle "
                                "Modulating"));
    }

    void endAndRelayPorts()
    {
        InstanceTree tree(library_);
        QStringList uses;
        for (const CapsulePort& port : capsulePorts(tree.instantiate(*library_.find("Plant.Drive"))))
            uses << port.name + QLatin1Char(' ') +
                        (port.use == PortUse::End     ? QStringLiteral("end")
                         : port.use == PortUse::Relay ? QStringLiteral("to ") + port.passedTo.join(QLatin1Char('+'))
                                                      : QStringLiteral("unused"));
        QCOMPARE(uses.join(QStringLiteral(", ")),
                 QStringLiteral("a to coil.p, b to coil.n+other.n, u end, asks end, obeys end, late end, idle unused"));
    }

    void aProtocolsSignals()
    {
        InstanceTree tree(library_);
        const auto ports = capsulePorts(tree.instantiate(*library_.find("Plant.Drive")));
        const auto asks = std::ranges::find(ports, QStringLiteral("asks"), &CapsulePort::name);
        QCOMPARE(asks->protocol, QStringLiteral("Plant.Asks"));
        QCOMPARE(asks->gives, QStringList{QStringLiteral("go")});
        QCOMPARE(asks->takes, QStringList{QStringLiteral("done")});
    }

private:
    QString rolesOf(const char* className)
    {
        static const std::map<PortRole, const char*> words{
            {PortRole::Physical, "Physical"},   {PortRole::Modulating, "Modulating"},
            {PortRole::Measuring, "Measuring"}, {PortRole::SignalIn, "SignalIn"},
            {PortRole::SignalOut, "SignalOut"}, {PortRole::Master, "Master"},
            {PortRole::Slave, "Slave"},         {PortRole::Other, "Other"}};
        InstanceTree tree(library_);
        QStringList roles;
        for (const CapsulePort& port : capsulePorts(tree.instantiate(*library_.find(className))))
            roles << port.name + QLatin1Char(' ') + QLatin1String(words.at(port.role));
        return roles.join(QStringLiteral(", "));
    }

    ClassLibrary library_;
};

BRAMAH_TEST(CapsulePortsTest);

#include "capsule_ports_test.moc"
