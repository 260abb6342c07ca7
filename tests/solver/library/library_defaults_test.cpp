// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/library_symbols.h"
#include "tests/solver/library/sound_run.h"
#include "tests/test_registry.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace bramah;
using model::Domain;

namespace {

/// The simplest circuit around one component with the values it comes with: pressure where oil goes in, tanks where it
/// comes out, each behind an orifice and, where the port stores no oil, a node, as drawing inserts it; something to
/// move on flanges; a voltage; signals that change.
class SimplestCircuit
{
public:
    explicit SimplestCircuit(const model::DiagramComponent& symbol) : symbol_(symbol)
    {
        for (const model::DiagramPort& port : symbol.ports)
            join(port);
    }

    [[nodiscard]] QByteArray text() const
    {
        return "model M\n  import T = Bramah.Mechanics.Translational;\n  import R = Bramah.Mechanics.Rotational;\n"
               "  inner Bramah.Hydraulics.Fluid fluid;\n  " +
               symbol_.className.toUtf8() + " part;\n" + declarations_ + "equation\n" + equations_ + "end M;\n";
    }

private:
    [[nodiscard]] bool hasPort(const char* name) const
    {
        return std::any_of(symbol_.ports.begin(), symbol_.ports.end(),
                           [&](const model::DiagramPort& port) { return port.name == QLatin1String(name); });
    }

    void join(const model::DiagramPort& port)
    {
        const QByteArray name = port.name.toUtf8();
        const QByteArray part = "part." + name;
        if (port.domain == Domain::Hydraulic)
            joinOil(port, name, part);
        else if (port.domain == Domain::Translational)
            joinFlange(name, "T.Mass mass" + name + "(m=20)", "T.SpringDamper link" + name + "(c=2e4, d=400)",
                       "T.Fixed ground" + name);
        else if (port.domain == Domain::Rotational)
            joinFlange(name, "R.Inertia mass" + name + "(J=0.1)", "R.Damper link" + name + "(d=0.3)",
                       "R.Fixed ground" + name);
        else if (port.domain == Domain::Electrical)
            joinElectrical(name, part);
        else if (port.domain == Domain::Bond)
            joinBond(port, name, part);
        else if (port.domain == Domain::Signal && port.causality == model::Causality::Input && !port.hasDefault)
            equations_ += "  " + part + " = " + signal(port) + ";\n";
    }

    /// Something that moves, held by something to the ground.
    void joinFlange(const QByteArray& name, const QByteArray& mass, const QByteArray& link, const QByteArray& ground)
    {
        declarations_ += "  " + mass + ";\n  " + link + ";\n  " + ground + ";\n";
        equations_ += "  connect(part." + name + ", mass" + name + ".flange_a);\n  connect(mass" + name +
                      ".flange_b, link" + name + ".flange_a);\n  connect(link" + name + ".flange_b, ground" + name +
                      ".flange);\n";
    }

    void joinOil(const model::DiagramPort& port, const QByteArray& name, const QByteArray& part)
    {
        const bool isPilot = name.startsWith('X');
        const bool isReturn = name.startsWith('T') || name == "Y" || name == "L" || name == "S" || name == "C2";
        // A pump feeds itself.
        const bool isFed = !isReturn && !isPilot && !hasFeed_ && !hasPort("S");
        hasFeed_ |= isFed;
        declarations_ +=
            "  Bramah.Hydraulics.FlowValves.Orifice orifice" + name + (name == "S" ? "(d=0.02);\n" : "(d=2e-3);\n");
        declarations_ += isFed || isPilot ? "  Bramah.Hydraulics.Sources.PressureSource end" + name +
                                                (isPilot ? "(p=30e5);\n" : "(p=100e5);\n")
                                          : "  Bramah.Hydraulics.Sources.Tank end" + name + ";\n";
        equations_ += "  connect(end" + name + (isFed || isPilot ? ".A" : ".T") + ", orifice" + name + ".A);\n";
        if (port.stores) {
            equations_ += "  connect(orifice" + name + ".B, " + part + ");\n";
        } else {
            declarations_ += "  Bramah.Hydraulics.Node node" + name + ";\n";
            equations_ += "  connect(orifice" + name + ".B, node" + name + ".port);\n  connect(node" + name +
                          ".port, " + part + ");\n";
        }
    }

    /// A source with a resistance feeds a head, a store with a loss takes from a tail.
    void joinBond(const model::DiagramPort& port, const QByteArray& name, const QByteArray& part)
    {
        if (port.size >= 0)
            return;  // a junction without bonds
        const bool isHead = port.bondEnd == model::BondEnd::Head;
        declarations_ += "  Bramah.BondGraphs.Junctions.J1 j" + name + "(nIn=1, nOut=2)" +
                         ";\n  Bramah.BondGraphs.Passive.R r" + name + "(R=2);\n";
        declarations_ += isHead ? "  Bramah.BondGraphs.Sources.Se s" + name + "(e0=10);\n"
                                : "  Bramah.BondGraphs.Passive.C c" + name + "(q(start=0, fixed=true));\n";
        equations_ += "  connect(j" + name + ".bondOut[1], r" + name + ".bond);\n";
        equations_ += isHead ? "  connect(s" + name + ".bond, j" + name + ".bondIn[1]);\n  connect(j" + name +
                                   ".bondOut[2], " + part + ");\n"
                             : "  connect(" + part + ", j" + name + ".bondIn[1]);\n  connect(j" + name +
                                   ".bondOut[2], c" + name + ".bond);\n";
    }

    void joinElectrical(const QByteArray& name, const QByteArray& part)
    {
        if (!hasVoltage_) {
            declarations_ += "  Bramah.Electrical.Ground earth;\n  Bramah.Electrical.ConstantVoltage supply(V=24);\n";
            equations_ += "  connect(supply.n, earth.p);\n";
            hasVoltage_ = true;
        }
        declarations_ += "  Bramah.Electrical.Resistor resistor" + name + "(R=5);\n";
        equations_ += "  connect(" + part + ", resistor" + name + ".p);\n  connect(resistor" + name + ".n, " +
                      (isFirstPin_ ? "supply.p" : "earth.p") + ");\n";
        isFirstPin_ = false;
    }

    static QByteArray signal(const model::DiagramPort& port)
    {
        const QByteArray one = port.signalType == QLatin1String("Boolean")   ? "sin(7*time) > 0.3"
                               : port.signalType == QLatin1String("Integer") ? "1"
                                                                             : "0.5 + 0.3*sin(5*time)";
        return port.size < 0 ? one : "fill(" + one + ", " + QByteArray::number(port.size) + ")";
    }

    const model::DiagramComponent& symbol_;
    QByteArray declarations_;
    QByteArray equations_;
    bool hasFeed_ = false;
    bool hasVoltage_ = false;
    bool isFirstPin_ = true;
};

}  // namespace

/// Defaults that work: every component, dropped on a sheet and connected in the simplest way, runs as it is.
class LibraryDefaultsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyComponentRunsAsItComes_data()
    {
        QTest::addColumn<QByteArray>("text");
        static const QRegularExpression shown(
            QStringLiteral("^Bramah\\.(Hydraulics|Mechanics|Electrical|Blocks|BondGraphs)\\."));
        for (const auto& [name, symbol] : test::symbolsOfTheLibrary())
            if (name.contains(shown) && !symbol.ports.empty())
                QTest::newRow(qPrintable(name)) << SimplestCircuit(symbol).text();
    }

    // To the end, without a warning, every value finite, absolute pressures above vacuum. Few take more than some
    // thousand steps; the Pipe's waves, which ring between the orifices at up to 2 kHz, take 1.7e4.
    void everyComponentRunsAsItComes()
    {
        QFETCH(QByteArray, text);
        test::LibraryRunOptions options;
        options.stopTime = 1;
        options.tolerance = 1e-6;
        options.variables = QStringLiteral(".*");
        const test::LibraryRun run = test::runText(text, options);
        // Pressures stay in the range of the trade: nothing multiplies them without end.
        const QString fault = test::faultOf(run, text, 1000e5);
        QVERIFY2(fault.isEmpty(), qPrintable(fault + QLatin1Char('\n') + QString::fromUtf8(text)));
        QVERIFY2(run.status.statistics.steps < 30000, qPrintable(QString::number(run.status.statistics.steps)));
    }
};

BRAMAH_TEST(LibraryDefaultsTest);

#include "library_defaults_test.moc"
