// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "model/diagram/diagram_builder.h"
#include "model/instance/instance.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace bramah;
using model::Domain;

namespace {

using model::syntax::ClassKind;

void collect(const model::ClassNode& node, std::vector<const model::ClassNode*>& components)
{
    if ((node.kind() == ClassKind::Model || node.kind() == ClassKind::Block) && !node.isPartial())
        components.push_back(&node);
    for (const model::ClassNode* child : node.children())
        collect(*child, components);
}

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
        switch (port.domain) {
        case Domain::Hydraulic: joinOil(port, name, part); break;
        case Domain::Translational:
            declarations_ += "  T.Mass mass" + name + "(m=20);\n  T.SpringDamper spring" + name +
                             "(c=2e4, d=400);\n  T.Fixed ground" + name + ";\n";
            equations_ += "  connect(" + part + ", mass" + name + ".flange_a);\n  connect(mass" + name +
                          ".flange_b, spring" + name + ".flange_a);\n  connect(spring" + name + ".flange_b, ground" +
                          name + ".flange);\n";
            break;
        case Domain::Rotational:
            declarations_ += "  R.Inertia inertia" + name + "(J=0.1);\n  R.Damper damper" + name +
                             "(d=0.3);\n  R.Fixed ground" + name + ";\n";
            equations_ += "  connect(" + part + ", inertia" + name + ".flange_a);\n  connect(inertia" + name +
                          ".flange_b, damper" + name + ".flange_a);\n  connect(damper" + name + ".flange_b, ground" +
                          name + ".flange);\n";
            break;
        case Domain::Electrical: joinElectrical(name, part); break;
        case Domain::Signal:
            if (port.causality == model::Causality::Input && !port.hasDefault)
                equations_ += "  " + part + " = " + signal(port) + ";\n";
            break;
        default: break;
        }
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
        model::ClassLibrary library;
        library.addSearchPath(test::libraryFolder());
        std::vector<const model::ClassNode*> components;
        for (const char* package : {"Bramah.Hydraulics", "Bramah.Mechanics", "Bramah.Electrical", "Bramah.Blocks"})
            collect(*library.find(package), components);
        model::IconCache icons;
        for (const model::ClassNode* node : components) {
            const QString name = QString::fromStdString(node->qualifiedName());
            if (name.contains(QStringLiteral(".Int")))
                continue;
            model::InstanceTree tree(library);
            const model::DiagramComponent symbol = model::DiagramBuilder(icons).symbolOf(tree.instantiate(*node));
            if (!symbol.ports.empty())
                QTest::newRow(qPrintable(name)) << SimplestCircuit(symbol).text();
        }
    }

    // To the end, without a warning, every value finite, absolute pressures above vacuum. Few take more than some
    // thousand steps; the Pipe's waves, which ring between the orifices at up to 3 kHz, take 1.1e5.
    void everyComponentRunsAsItComes()
    {
        QFETCH(QByteArray, text);
        test::LibraryRunOptions options;
        options.stopTime = 1;
        options.tolerance = 1e-6;
        options.variables = QStringLiteral(".*");
        const solver::FlatModel flat = test::flatText(text);
        std::set<QString> pressures;
        for (const solver::FlatVariable& variable : flat.variables)
            if (variable.texts->quantity == "AbsolutePressure")
                pressures.insert(QString::fromStdString(variable.path));
        const test::LibraryRun run = test::runText(text, options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages() + QLatin1Char('\n') + QString::fromUtf8(text)));
        for (const model::Diagnostic& diagnostic : run.diagnostics)
            QVERIFY2(diagnostic.severity() == model::Severity::Note,
                     qPrintable(diagnostic.commandLineText() + QLatin1Char('\n') + QString::fromUtf8(text)));
        std::vector<double> values(run.results.rowCount());
        for (std::size_t column = 0; column < run.results.columns().size(); ++column) {
            const QString& path = run.results.columns()[column].path;
            run.results.read(static_cast<int>(column), 0, values);
            for (const double value : values) {
                QVERIFY2(std::isfinite(value), qPrintable(path));
                QVERIFY2(value > 0 || pressures.count(path) == 0, qPrintable(path));
                // Pressures stay in the range of the trade: nothing multiplies them without end.
                QVERIFY2(value < 1000e5 || pressures.count(path) == 0,
                         qPrintable(path + QLatin1Char(' ') + QString::number(value)));
            }
        }
        QVERIFY2(run.status.statistics.steps < 150000, qPrintable(QString::number(run.status.statistics.steps)));
    }
};

BRAMAH_TEST(LibraryDefaultsTest);

#include "library_defaults_test.moc"
