// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/classes/class_library.h"
#include "model/valves/valve_annotation.h"
#include "model/valves/valve_class.h"
#include "model/valves/valve_symbol.h"
#include "tests/model/valves/valve_tables.h"
#include "tests/solver/library/case_text.h"
#include "tests/test_registry.h"

#include <cmath>

using namespace bramah;
using namespace bramah::test;
using model::ValveControl;
using model::ValveTable;

namespace {

// Commands in turn, a second each: rest, left, none, right, none, both, none, fourth.
using Seconds = std::array<bool, 8>;
constexpr Seconds kLeftOn{false, true, false, false, false, true, false, false};
constexpr Seconds kRightOn{false, false, false, true, false, true, false, false};
constexpr Seconds kFourthOn{false, false, false, false, false, false, false, true};

/// The box at the ports at the end of each second, by what an engineer reads off the symbol.
std::array<int, 8> expectedBoxes(const ValveTable& table)
{
    const auto count = static_cast<int>(table.boxes().size());
    const int last = count == 2 ? 1 : 2;  // that the right end asks for
    const bool hasLeft = table.left.actuator != Act::None;
    const bool hasRight = table.right.actuator != Act::None;
    const bool isHeld = hasLeft && hasRight && !table.left.hasSpring && !table.right.hasSpring;
    std::array<int, 8> boxes{};
    int box = table.rest();
    for (std::size_t second = 0; second < boxes.size(); ++second) {
        const bool toLeft = kLeftOn[second] && hasLeft;
        const bool toRight = kRightOn[second] && hasRight;
        if (kFourthOn[second] && count == 4)
            box = 3;
        else if (toLeft != toRight)
            box = toLeft ? 0 : last;
        else if (toLeft && toRight)
            box = last == 2 || !isHeld ? table.rest() : box;
        else if (!isHeld)
            box = table.rest();
        boxes[second] = box;
    }
    return boxes;
}

QByteArray onText(const Seconds& on)
{
    QByteArray text = "false";
    for (std::size_t second = 0; second < on.size(); ++second)
        if (on[second])
            text +=
                " or time >= " + QByteArray::number(int(second)) + " and time < " + QByteArray::number(int(second) + 1);
    return text;
}

double pressureOf(int port)
{
    constexpr std::array<double, 6> kBars{210, 10, 90, 40, 150, 25};
    return kBars.at(static_cast<std::size_t>(port)) * 1e5;
}

/// Each port of `valve` at a pressure of its own, its controls moved in turn.
QByteArray circuitText(const ValveTable& table, const QByteArray& declaration)
{
    QByteArray text =
        "model M\n  inner Bramah.Hydraulics.Fluid fluid(densityModel=Bramah.Types.DensityModel.Textbook);\n" +
        declaration;
    QByteArray equations;
    for (int port = 0; port < table.portCount; ++port) {
        const QByteArray name = model::valvePorts(table.portCount)[static_cast<std::size_t>(port)].name.toUtf8();
        text += "  Bramah.Hydraulics.Sources.PressureSource source" + name + "(p=" + number(pressureOf(port)) + ");\n";
        equations += "  connect(source" + name + ".A, valve." + name + ");\n";
    }
    for (const ValveControl& control : model::ValveGeometry::of(table).controls) {
        const QByteArray name = control.name.toUtf8();
        QByteArray on = '(' + onText(control.isLeft ? kLeftOn : kRightOn) + ')';
        // Of an actuator and what stands behind it the one switches first, then the other.
        const model::ValveEnd& end = control.isLeft ? table.left : table.right;
        if (end.manualOverride != Act::None)
            on += control.role == ValveControl::Override ? " and time >= 4" : " and time < 4";
        if (control.role == ValveControl::Supply) {
            text += "  Bramah.Hydraulics.Sources.PressureSource pilotX(p=40e5);\n";
            equations += "  connect(pilotX.A, valve.X);\n";
            continue;
        }
        if (control.role == ValveControl::Fourth)
            on = onText(kFourthOn);
        if (control.actuator == Act::HydraulicPilot) {
            text += "  Bramah.Hydraulics.Sources.PressureSource pilot" + name + "(useInput=true);\n";
            equations += "  connect(pilot" + name + ".A, valve." + name + ");\n  pilot" + name + ".u = if " + on +
                         " then 40e5 else 1e5;\n";
        } else if (name == "u") {
            // The one command of a proportional valve goes both ways.
            const bool goesBothWays = table.boxes().size() >= 3 && table.left.actuator != Act::HydraulicPilot &&
                                      table.right.actuator != Act::HydraulicPilot;
            QByteArray back = goesBothWays ? " - (if (" + onText(kRightOn) + ") then 1 else 0)" : QByteArray();
            if (table.boxes().size() == 4)
                back += " - (if (" + onText(kFourthOn) + ") then 2 else 0)";
            const QByteArray forth = goesBothWays ? '(' + onText(kLeftOn) + ')' : on;
            equations += "  valve.u = (if " + forth + " then 1 else 0)" + back + ";\n";
        } else {
            equations += "  valve." + name + " = " + on + ";\n";
        }
    }
    return text + "equation\n" + equations + "end M;\n";
}

bool hasHandle(const ValveTable& table)
{
    return std::ranges::any_of(model::ValveGeometry::of(table).controls,
                               [](const ValveControl& control) { return model::isMovedByPerson(control.actuator); });
}

/// A single proportional actuator pushes and pulls: the test commands it both ways.
ValveTable asCommanded(ValveTable table)
{
    if (table.isProportional && table.boxes().size() >= 3) {
        if (table.left.actuator == Act::None)
            table.left.actuator = table.right.actuator;
        if (table.right.actuator == Act::None)
            table.right.actuator = table.left.actuator;
    }
    return table;
}

/// The share of its area that a path has, by the defaults of the parameters: a tenth if throttled; a check valve is
/// shut below 0.5 bar and open from 1.5 bar on, and no two of the pressures are nearer than that.
double openingOf(const model::ValvePath& path)
{
    switch (path.kind) {
    case model::ValvePathKind::Open: break;
    case model::ValvePathKind::Throttled: return 0.1;
    case model::ValvePathKind::Check: return pressureOf(path.ports[0]) > pressureOf(path.ports[1]) ? 1 : 0;
    }
    return 1;
}

/// Runs the circuit and compares the flow of every port with what the open paths let pass.
void expectFlowsOf(const ValveTable& table, const QByteArray& text, const QString& what)
{
    LibraryRunOptions options;
    options.stopTime = 8;
    options.interval = 0.25;
    options.tolerance = 1e-8;
    const LibraryRun run = runText(text, options);
    QVERIFY2(run.isRegular() && run.diagnostics.empty(), qPrintable(what + run.messages() + QString::fromUtf8(text)));
    const std::array<int, 8> boxes = expectedBoxes(asCommanded(table));
    constexpr double kFlow = 1e-3;  // q_nom [m3/s]
    constexpr double kDrop = 5e5;   // dp_nom [Pa]
    for (std::size_t second = 0; second < boxes.size(); ++second) {
        std::vector<double> flows(static_cast<std::size_t>(table.portCount), 0);
        for (const model::ValvePath& path : table.boxes()[static_cast<std::size_t>(boxes[second])])
            for (const auto& [from, to] : model::portPairs(path, table.portCount)) {
                const double dp = pressureOf(from) - pressureOf(to);
                const double q = openingOf(path) * std::copysign(kFlow * std::sqrt(std::abs(dp) / kDrop), dp);
                flows[static_cast<std::size_t>(from)] += q;
                flows[static_cast<std::size_t>(to)] -= q;
            }
        for (int port = 0; port < table.portCount; ++port) {
            const QString name = model::valvePorts(table.portCount)[static_cast<std::size_t>(port)].name;
            const double time = static_cast<double>(second) + 0.75;
            const double density = run.at(QStringLiteral("rho_0"), time);
            const double q = run.at(QStringLiteral("valve.%1.m_flow").arg(name), time) / density;
            expectNear(q, flows[static_cast<std::size_t>(port)], 1e-3 * kFlow,
                       QStringLiteral("%1: %2 in second %3, box %4\n").arg(what, name).arg(second).arg(boxes[second]) +
                           QString::fromUtf8(text));
            if (QTest::currentTestFailed())
                return;
        }
    }
}

QByteArray withDensity(QByteArray text)
{
    return text.replace("equation\n  connect(source", "  Real rho_0 = fluid.oil.rho_0;\nequation\n  connect(source");
}

}  // namespace

/// Valves do what their tables say: flows of each position, and which position the controls bring.
class ValveComposerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void composedValvesDoWhatTheirTablesSay()
    {
        for (const ValveTable& table : someValves()) {
            const QByteArray modifier = QByteArray("(q_nom=1e-3") + (table.isProportional ? ", clearance=0" : "") +
                                        (hasHandle(table) ? ", byHand=false)" : ")");
            const QByteArray text = circuitText(table, "  " + model::valveClassText(table, QStringLiteral("V"), "  ") +
                                                           ";\n  V valve" + modifier + ";\n");
            expectFlowsOf(table, withDensity(text), QString::fromUtf8(model::valveAnnotationText(table)));
            if (QTest::currentTestFailed())
                return;
        }
    }

    void theLibrarysValvesDoWhatTheirTablesSay()
    {
        model::ClassLibrary library;
        library.addSearchPath(libraryFolder());
        const model::ClassNode* package = library.find("Bramah.Hydraulics.DirectionalValves");
        QVERIFY(package);
        int variants = 0;
        for (const model::ClassNode* node : package->children()) {
            const auto written = model::valveTableOf(*node->definition());
            if (!written)
                continue;
            QVERIFY(*written);
            ValveTable table = **written;
            std::vector<model::ValveVariant> choices = table.variants;
            table.variants.clear();
            if (choices.empty())
                choices.push_back({{}, table.positions});
            for (const model::ValveVariant& choice : choices) {
                table.positions = choice.positions;
                QByteArray modifier = table.isProportional ? "q_nom=1e-3, clearance=0" : "q_nom=1e-3";
                // `centre == Types.Centre.Open` is what the parameter is to be.
                const QByteArray condition = choice.condition.toUtf8();
                if (const auto equals = condition.indexOf(" == "); equals > 0)
                    modifier += ", " + condition.left(equals) + "=Bramah." + condition.mid(equals + 4);
                const QByteArray declaration =
                    "  " + QByteArray::fromStdString(node->qualifiedName()) + " valve(" + modifier + ");\n";
                expectFlowsOf(table, withDensity(circuitText(table, declaration)),
                              QString::fromStdString(node->qualifiedName()) + choice.condition);
                if (QTest::currentTestFailed())
                    return;
                ++variants;
            }
        }
        QCOMPARE(variants, 22);
    }

    // The handle brings each position as the signal of that end would.
    void theHandleDoesWhatSignalsDo()
    {
        int count = 0;
        for (const ValveTable& table : someValves()) {
            if (!hasHandle(table))
                continue;
            const auto controls = model::ValveGeometry::of(table).controls;
            for (const ValveControl& control : controls) {
                if (!model::isMovedByPerson(control.actuator) || table.isProportional)
                    continue;
                const QByteArray handle = control.role == ValveControl::Fourth ? "-2" : control.isLeft ? "1" : "-1";
                const auto runOf = [&](bool isByHand) {
                    QByteArray text = "model M\n  inner Bramah.Hydraulics.Fluid fluid;\n  " +
                                      model::valveClassText(table, QStringLiteral("V"), "  ") +
                                      ";\n  V valve(byHand=" + (isByHand ? "true, handle=" + handle : "false") + ");\n";
                    QByteArray equations = "equation\n";
                    for (const ValveControl& other : controls) {
                        const QByteArray name = other.name.toUtf8();
                        if (other.actuator == Act::HydraulicPilot || other.role == ValveControl::Supply)
                            text += "  Bramah.Hydraulics.Sources.PressureSource pilot" + name + "(p=1e5);\n",
                                equations += "  connect(pilot" + name + ".A, valve." + name + ");\n";
                        else if (!isByHand || !model::isMovedByPerson(other.actuator))
                            equations += "  valve." + name + " = " + (&other == &control ? "true" : "false") + ";\n";
                    }
                    for (const model::ValvePort& port : model::valvePorts(table.portCount)) {
                        const QByteArray name = port.name.toUtf8();
                        text += "  Bramah.Hydraulics.Sources.Tank tank" + name + ";\n";
                        equations += "  connect(tank" + name + ".T, valve." + name + ");\n";
                    }
                    LibraryRunOptions options;
                    options.stopTime = 0.5;
                    const LibraryRun run = runText(text + equations + "end M;\n", options);
                    return run.isRegular() ? run.at(QStringLiteral("valve.x"), 0.5) : std::nan("");
                };
                const double byHand = runOf(true);
                expectNear(byHand, runOf(false), 1e-6);
                // The box at the ports, counted from the left: of three or more the first is at x = 1, the next at 0,
                // of two the first at 1 and the other at 0.
                const auto boxes = static_cast<int>(table.boxes().size());
                const int box = control.role == ValveControl::Fourth ? 3 : control.isLeft ? 0 : boxes == 2 ? 1 : 2;
                expectNear(byHand, 1 - box, 1e-3,
                           QString::fromUtf8(model::valveAnnotationText(table)) + QLatin1Char(' ') + control.name);
                ++count;
            }
        }
        QVERIFY2(count >= 8, qPrintable(QString::number(count)));
    }

    // Without pilot pressure a solenoid's second stage leaves the spool where it is.
    void twoStagesNeedPilotPressure()
    {
        const ValveTable table = valveTable(4, {QStringLiteral("P>A, B>T"), QString(), QStringLiteral("P>B, A>T")},
                                            {Act::ElectroHydraulic, true}, {Act::ElectroHydraulic, true});
        const QByteArray text = withDensity(circuitText(
            table, "  " + model::valveClassText(table, QStringLiteral("V"), "  ") + ";\n  V valve(q_nom=1e-3);\n"));
        LibraryRunOptions options;
        options.stopTime = 2;
        options.tolerance = 1e-8;
        const auto spoolAt = [&](const QByteArray& pressure) {
            QByteArray supplied = text;
            supplied.replace("pilotX(p=40e5)", "pilotX(p=" + pressure + ")");
            const LibraryRun run = runText(supplied, options);
            return run.isRegular() ? run.at(QStringLiteral("valve.x"), 1.9) : std::nan("");
        };
        // p_pilot 4 bar, dp_pilot 2 bar, over an ambient of 1.01325 bar.
        expectNear(spoolAt("4e5"), 0, 1e-9);
        expectNear(spoolAt("6.01325e5"), 0.5, 1e-4);
        expectNear(spoolAt("8e5"), 1, 1e-4);
    }

    // A valve half way between its positions by a weak pilot, and the table of a metering edge, in a class of one's
    // own.
    void composedProportionalValvesMeter()
    {
        const ValveTable table = someValves().at(18);
        const QByteArray text = withDensity(circuitText(
            table, "  " + model::valveClassText(table, QStringLiteral("V"), "  ") +
                       ";\n  V valve(q_nom=1e-3, metering=Bramah.Types.Metering.Table, table=[0, 0; 0.5, 0.2; 1, "
                       "1]);\n"));
        LibraryRunOptions options;
        options.stopTime = 1.9;
        options.tolerance = 1e-8;
        QByteArray half = text;
        half.replace("valve.u = (if ", "valve.u = 0.5*(if ");
        const LibraryRun full = runText(text, options);
        const LibraryRun run = runText(half, options);
        QVERIFY2(full.isRegular() && run.isRegular(), qPrintable(full.messages() + run.messages()));
        expectNear(run.at(QStringLiteral("valve.A_plus"), 1.9) / full.at(QStringLiteral("valve.A_plus"), 1.9), 0.2,
                   1e-4);
    }
};

BRAMAH_TEST(ValveComposerTest);

#include "valve_composer_test.moc"
