// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/imports/hopsan/hopsan_import.h"
#include "model/diagram/diagram_builder.h"
#include "model/imports/hopsan/hmf_reader.h"
#include "model/imports/hopsan/hopsan_values.h"
#include "model/imports/hopsan/type_map.h"
#include "model/instance/instance.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest/QTest>

#include <algorithm>
#include <set>

using namespace bramah;
using namespace bramah::model;
using Group = hopsan::ImportNote::Group;

namespace {

/// A file of the format 0.4 with \a objects and \a connections in one system.
QByteArray hmf(const QByteArray& objects, const QByteArray& connections, const QByteArray& parameters = {})
{
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<hopsanmodelfile hmfversion=\"0.4\">\n"
           "<system typename=\"Subsystem\" name=\"Top\">\n<simulationtime stop=\"2\" timestep=\"0.001\" start=\"0\"/>\n"
           "<parameters>" +
           parameters + "</parameters>\n<objects>\n" + objects + "</objects>\n<connections>\n" + connections +
           "</connections>\n</system>\n</hopsanmodelfile>\n";
}

QByteArray component(const QByteArray& type, const QByteArray& name, const QByteArray& values = {}, int x = 0,
                     int y = 0)
{
    return "<component typename=\"" + type + "\" name=\"" + name + "\"><parameters>" + values +
           "</parameters><hopsangui><pose x=\"" + QByteArray::number(x) + "\" y=\"" + QByteArray::number(y) +
           "\" flipped=\"false\" a=\"0\"/></hopsangui></component>\n";
}

QByteArray value(const QByteArray& name, const QByteArray& text)
{
    return "<parameter name=\"" + name + "\" value=\"" + text + "\" type=\"double\"/>";
}

QByteArray line(const QByteArray& from, const QByteArray& fromPort, const QByteArray& to, const QByteArray& toPort)
{
    return "<connect startcomponent=\"" + from + "\" startport=\"" + fromPort + "\" endcomponent=\"" + to +
           "\" endport=\"" + toPort + "\"/>\n";
}

QString problemOf(const QByteArray& text)
{
    const auto read = hopsan::readHmf(text, QStringLiteral("a.hmf"));
    return read ? QString() : read.error().commandLineText();
}

const hopsan::ImportNote* noteOf(const hopsan::HopsanImport& made, const QString& name)
{
    const auto found = std::ranges::find(made.notes, name, &hopsan::ImportNote::component);
    return found == made.notes.end() ? nullptr : &*found;
}

}  // namespace

/// Models of Hopsan become Modelica files.
class HopsanImportTest : public QObject
{
    Q_OBJECT

    QTemporaryDir folder_;
    ClassLibrary library_;

    hopsan::HopsanImport imported(const QByteArray& text, const QString& name = QStringLiteral("model.hmf"))
    {
        QFile file(folder_.filePath(name));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        file.write(text);
        file.close();
        auto made = hopsan::importHopsan(file.fileName(), library_);
        return made ? std::move(*made) : hopsan::HopsanImport{{}, made.error().message().toUtf8(), {}};
    }

private Q_SLOTS:
    void initTestCase() { library_.addDefaultSearchPaths(); }

    void valuesBecomeModelica()
    {
        const auto name = [](const QString& known) {
            return known == QLatin1String("p_s") ? std::optional(QStringLiteral("p_s")) : std::nullopt;
        };
        QCOMPARE(hopsan::modelicaText(QStringLiteral("2e+007"), name), QStringLiteral("2e7"));
        QCOMPARE(hopsan::modelicaText(QStringLiteral("-p_s * 2"), name), QStringLiteral("-p_s*2"));
        QVERIFY(!hopsan::modelicaText(QStringLiteral("unknown"), name));
        QVERIFY(!hopsan::modelicaText(QStringLiteral("1; end M"), name));
        QVERIFY(!hopsan::modelicaText(QStringLiteral("(1"), name));
        QCOMPARE(hopsan::numberOf(QStringLiteral("2*(3 - 1)^2/4")), 2.0);
        QVERIFY(!hopsan::numberOf(QString(100000, QLatin1Char('('))));
    }

    void damageIsNamedWithItsLine_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("a.hmf:1:1: error: `a.hmf` is no Hopsan model");
        QTest::newRow("cut") << hmf(component("SignalGain", "g"), {}).left(260) << QStringLiteral("line 7: ");
        QTest::newRow("other file") << QByteArray("<html>\n</html>")
                                    << QStringLiteral("begins with <html> instead of <hopsanmodelfile>");
        QTest::newRow("twice") << hmf(component("SignalGain", "g") + component("SignalGain", "g"), {})
                               << QStringLiteral("line 8: `g` is there twice");
        QTest::newRow("no number") << hmf({}, {}).replace("stop=\"2\"", "stop=\"soon\"")
                                   << QStringLiteral("line 4: `soon` is no number");
        QByteArray deep;
        for (int i = 0; i < 100; ++i)
            deep += "<system name=\"s\"><objects>";
        QTest::newRow("deep") << hmf(deep, {}) << QStringLiteral("nested more than 40 deep");
        QTest::newRow("file that is not there")
            << hmf("<system name=\"s\" external_path=\"nowhere.hmf\"/>", {}) << QStringLiteral("cannot be read");
    }

    void damageIsNamedWithItsLine()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, said);
        const QString problem = problemOf(text);
        QVERIFY2(problem.contains(said), qPrintable(problem));
    }

    void oldNamesAreRead()
    {
        const QByteArray text =
            "<hopsanmodelfile hmfversion=\"0.1\"><system name=\"s\"><objects>"
            "<component typename=\"HydraulicLaminarOrifice\" name=\"o\"><parameters>"
            "<parameter name=\"K_c::Value\" value=\"2e-11\"/></parameters>"
            "<startvalues><startvalue portname=\"P1\" variable=\"Angular Velocity\" value=\"3\"/></startvalues>"
            "</component></objects></system></hopsanmodelfile>";
        const auto read = hopsan::readHmf(text, QStringLiteral("a.hmf"));
        QVERIFY(read.has_value());
        const hopsan::HmfObject* orifice = read->object(QStringLiteral("o"));
        QVERIFY(orifice);
        QCOMPARE(orifice->values.value(QStringLiteral("K_c")), QStringLiteral("2e-11"));
        QCOMPARE(orifice->values.value(QStringLiteral("P1#AngularVelocity")), QStringLiteral("3"));
        const QByteArray made = imported(text).text;
        QVERIFY2(made.contains("Bramah.Hydraulics.FlowValves.LaminarRestrictor o(G = 2e-11)"), made.constData());
    }

    void componentsLinesAndPlacesAreTakenOver()
    {
        const hopsan::HopsanImport made = imported(
            hmf(component("HydraulicPressureSourceC", "source", value("p#Value", "p_s"), 100, 100) +
                    component("HydraulicLaminarOrifice", "gap 1", value("Kc#Value", "1e-11"), 250, 100) +
                    component("HydraulicTankC", "tank", value("p", "100000"), 400, 100),
                line("source", "P1", "gap 1", "P1") + line("gap 1", "P2", "tank", "P1"), value("p_s", "5e+006")),
            QStringLiteral("two parts.hmf"));
        QCOMPARE(made.name, QStringLiteral("two_parts"));
        for (const char* part :
             {"parameter Real p_s = 5e6;", "PressureSource source(p = p_s)",
              "LaminarRestrictor gap_1(G = 1e-11) \"gap 1\"", "Tank tank(p = 1e5)", "connect(gap_1.A, source.A)",
              "connect(gap_1.B, tank.T)", "Line(points=", "experiment(StartTime=0, StopTime=2)"})
            QVERIFY2(made.text.contains(part), (made.text + part).constData());
        QCOMPARE(std::ranges::count(made.notes, Group::Mapped, &hopsan::ImportNote::group), 3);
        const auto library = library_.clone();
        const auto added = library->addFile(
            syntax::SyntaxTree::parse(std::make_shared<SourceText>(QStringLiteral("m.mo"), made.text)));
        InstanceTree tree(*library);
        IconCache icons;
        const Diagram sheet = DiagramBuilder(icons).build(tree.instantiate(*added.front()));
        const auto at = [&](const char* name) { return sheet.component({QString::fromLatin1(name)})->anchor(); };
        QVERIFY(at("source").x() < at("gap_1").x() && at("gap_1").x() < at("tank").x());
        for (const DiagramComponent& a : sheet.components())
            for (const DiagramComponent& b : sheet.components())
                QVERIFY2(&a == &b || !a.bounds.intersects(b.bounds), qPrintable(a.id.name + b.id.name));
    }

    void partsThatFaceOneAnotherGetAMirror()
    {
        const QByteArray parts = component("MechanicTranslationalMass", "a") +
                                 component("MechanicTranslationalMass", "b") +
                                 component("MechanicTranslationalSpring", "spring", value("k", "100"));
        const QByteArray straight =
            imported(hmf(parts, line("a", "P2", "spring", "P1") + line("spring", "P2", "b", "P1"))).text;
        QVERIFY2(!straight.contains("Bramah.Hopsan.Mirror"), straight.constData());
        const QByteArray facing =
            imported(hmf(parts, line("a", "P2", "spring", "P1") + line("spring", "P2", "b", "P2"))).text;
        QCOMPARE(facing.count("Bramah.Hopsan.Mirror"), 1);
    }

    void systemsBecomeClassesWithTheirParameters()
    {
        const QByteArray inner = "<system typename=\"Subsystem\" name=\"scaled\"><parameters>" + value("own", "3") +
                                 "</parameters><objects><systemport typename=\"SystemPort\" name=\"x\"/><systemport "
                                 "typename=\"SystemPort\" name=\"y\"/>" +
                                 component("SignalGain", "gain", value("k#Value", "own*size")) +
                                 "</objects><connections>" + line("x", "x", "gain", "in") +
                                 line("gain", "out", "y", "y") + "</connections></system>";
        const hopsan::HopsanImport made = imported(hmf(
            inner + component("SignalConstant", "one", value("y#Value", "1")) + component("SignalIntegrator2", "end"),
            line("one", "y", "scaled", "x") + line("scaled", "y", "end", "in"), value("size", "2")));
        for (const char* part :
             {"model scaledSystem", "RealInput x", "RealOutput y", "k = own*size", "parameter Real size;",
              "scaledSystem scaled(size = size)", "connect(one.y, scaled.x)", "connect(scaled.y, end_.u)"})
            QVERIFY2(made.text.contains(part), (made.text + part).constData());
        QVERIFY(noteOf(made, QStringLiteral("scaled.gain")));
    }

    void sensorsOfFlowStandInTheLine()
    {
        const QByteArray text =
            imported(hmf(component("HydraulicFlowSourceQ", "pump") + component("HydraulicVolume", "line") +
                             component("HydraulicFlowSensor", "meter") + component("SignalGain", "gain"),
                         line("pump", "P1", "line", "P1") + line("meter", "P1", "pump", "P1") +
                             line("meter", "out", "gain", "in")))
                .text;
        for (const char* part : {"connect(pump.A, meter.A)", "connect(meter.B, line.port)", "connect(meter.y, gain.u)"})
            QVERIFY2(text.contains(part), (text + part).constData());
        QVERIFY(!text.contains("connect(pump.A, line.port)"));
    }

    void whatNothingStandsForIsAPlaceholder()
    {
        const hopsan::HopsanImport made =
            imported(hmf(component("AeroJetEngine", "engine") + component("SignalSink", "scope"),
                         line("engine", "thrust", "scope", "in")));
        QVERIFY(noteOf(made, QStringLiteral("engine")));
        QCOMPARE(noteOf(made, QStringLiteral("engine"))->group, Group::Placeholder);
        QCOMPARE(noteOf(made, QStringLiteral("scope"))->group, Group::Dropped);
        QVERIFY2(made.text.contains("standsFor=\"Hopsan: AeroJetEngine\"") && made.text.contains("RealOutput thrust"),
                 made.text.constData());
    }

    void whatCannotBeTakenOverIsSaid()
    {
        const hopsan::HopsanImport made =
            imported(hmf(component("SignalSineWave", "wave", value("f#Value", "nowhere")) +
                             component("Hydraulic22Valve", "valve") + component("SignalGain", "gain"),
                         line("wave", "out", "valve", "d") + line("wave", "out", "gone", "in")));
        QCOMPARE(noteOf(made, QStringLiteral("wave"))->group, Group::Approximated);
        QVERIFY(noteOf(made, QStringLiteral("wave"))->text.contains(QStringLiteral("`nowhere`")));
        QVERIFY(
            noteOf(made, QStringLiteral("valve"))->text.contains(QStringLiteral("the signal at d is not followed")));
        QVERIFY(std::ranges::any_of(made.notes, [](const hopsan::ImportNote& note) {
            return note.group == Group::Dropped && note.text.contains(QStringLiteral("there is no `gone`"));
        }));
    }

    void theDataFitTheLibrary_data()
    {
        QTest::addColumn<QString>("type");
        const auto map = hopsan::TypeMap::read(ClassLibrary::shippedLibraryPath());
        QVERIFY2(map.has_value(), map ? "" : qPrintable(map.error()));
        QStringList types = map->mappedTypes();
        types.sort();
        QVERIFY(types.size() > 150);
        for (const QString& type : types)
            QTest::newRow(qPrintable(type)) << type;
    }

    // Every class, connector, parameter and condition that the data name exists, there and in Hopsan.
    void theDataFitTheLibrary()
    {
        QFETCH(QString, type);
        const auto map = hopsan::TypeMap::read(ClassLibrary::shippedLibraryPath());
        const hopsan::TypeInterface* interface = map->interfaceOf(type);
        QVERIFY2(interface, qPrintable(type + QStringLiteral(" has no interface")));
        for (const hopsan::TypeRule& rule : map->mappingOf(type)->rules) {
            if (rule.className.isEmpty()) {
                QVERIFY(!map->mappingOf(type)->dropped.isEmpty());
                continue;
            }
            const QStringList faults = faultsOf(*interface, rule);
            QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral("; "))));
        }
    }

private:
    QStringList faultsOf(const hopsan::TypeInterface& interface, const hopsan::TypeRule& rule) const
    {
        const ClassNode* node = library_.find(rule.className.toStdString());
        if (!node)
            return {rule.className + QStringLiteral(" does not exist")};
        QStringList faults;
        InstanceTree tree(library_);
        const Instance& instance = tree.instantiate(*node);
        const auto has = [&](const QString& name) {
            const QString first = name.section(QRegularExpression(QStringLiteral("[.(]")), 0, 0);
            return instance.child(first.toStdString()) || instance.isRemoved(first.toStdString());
        };
        const auto demand = [&](const QString& name) {
            if (!name.isEmpty() && !has(name))
                faults << rule.className + QStringLiteral(" has no ") + name;
        };
        for (auto port = rule.ports.cbegin(); port != rule.ports.cend(); ++port) {
            if (!interface.port(port.key()))
                faults << QStringLiteral("Hopsan has no port ") + port.key();
            if (!port->port.startsWith(QLatin1Char('@')))
                demand(port->port);
            demand(port->value);
            demand(port->size);
            demand(port->variable.section(QLatin1Char('*'), 0, 0));
            for (const auto& [name, pattern] : port->whenConnected)
                demand(name);
            if (!port->via.isEmpty() && !library_.find(port->via.toStdString()))
                faults << port->via + QStringLiteral(" does not exist");
        }
        for (const auto& [name, pattern] : rule.modifiers)
            demand(name.startsWith(QLatin1Char('?')) ? name.mid(1) : name);
        for (const auto& [first, second] : rule.inlines) {
            demand(first);
            demand(second);
        }
        for (auto it = rule.neighbours.cbegin(); it != rule.neighbours.cend(); ++it)
            demand(it.key());
        return faults;
    }
};

BRAMAH_TEST(HopsanImportTest);

#include "hopsan_import_test.moc"
