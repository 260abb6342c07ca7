// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/library/examples.h"
#include "tests/solver/library/library_run.h"
#include "tests/test_registry.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

using namespace bramah;
using test::Example;
using test::LibraryRun;
using test::LibraryRunOptions;

namespace {

LibraryRun runOf(const QByteArray& text, solver::EventRows eventRows = solver::EventRows::Both)
{
    LibraryRunOptions options;
    options.eventRows = eventRows;
    options.useExperiment = true;
    return test::runText(text, options);
}

/// Every symbol and line elsewhere, every symbol mirrored; more comments.
QByteArray redrawn(const QByteArray& text)
{
    QString result = QString::fromUtf8(text);
    static const QRegularExpression origin(QStringLiteral("origin=\\{(-?[\\d.]+),(-?[\\d.]+)\\}"));
    result.replace(origin, QStringLiteral("origin={1\\1,\\2}, rotation=90"));
    static const QRegularExpression extent(QStringLiteral("extent=\\{\\{(-?[\\d.]+),(-?[\\d.]+)\\},\\{(-?[\\d.]+),"));
    result.replace(extent, QStringLiteral("extent={{\\3,\\2},{\\1,"));
    static const QRegularExpression line(QStringLiteral("\\s*annotation\\(Line\\([^;]*\\)\\);"));
    result.replace(line, QStringLiteral("; // a line not drawn"));
    return result.toUtf8();
}

/// The statements that start as \a start in the opposite order.
QString reversed(const QString& text, const QString& start)
{
    const QRegularExpression statement(QStringLiteral("^  ") + start + QStringLiteral("[^;]*;\n"),
                                       QRegularExpression::MultilineOption);
    QStringList statements;
    for (auto match = statement.globalMatch(text); match.hasNext();)
        statements.prepend(match.next().captured());
    QString result;
    qsizetype done = 0;
    int next = 0;
    for (auto match = statement.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        result += text.mid(done, found.capturedStart() - done) + statements[next++];
        done = found.capturedEnd();
    }
    return result + text.mid(done);
}

QByteArray reordered(const QByteArray& text)
{
    const QString declarations = reversed(QString::fromUtf8(text), QStringLiteral("(inner )?Bramah\\."));
    return reversed(declarations, QStringLiteral("connect\\(")).toUtf8();
}

const QString kPart = QStringLiteral("part.");

/// \a text, whose class is \a name, and a model with one component of that class, `part`, that runs as it does.
QByteArray wrappedAs(const QString& name, const QByteArray& text)
{
    const QString experiment =
        QRegularExpression(QStringLiteral("experiment\\([^)]*\\)")).match(QString::fromUtf8(text)).captured();
    return text + "\nmodel Wrapped\n  " + name.toUtf8() + " part;\n  annotation(" + experiment.toUtf8() +
           ");\nend Wrapped;\n";
}

/// The span of \a variable over the run, as a share of its largest value.
double driftOf(const LibraryRun& run, const char* variable)
{
    const auto range = run.results.range(run.results.find(QLatin1String(variable)));
    return (range.upper - range.lower) / range.upper;
}

}  // namespace

/// Changes of a model that must not change a result (`cases.md` 14), and quantities that a closed circuit must keep, at
/// rest and while oil circulates.
class LibraryInvarianceTest : public QObject
{
    Q_OBJECT

    static void rows()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        // Those of the library as if a user had copied them.
        static const QRegularExpression within(QStringLiteral("^within [^;]*;"), QRegularExpression::MultilineOption);
        for (const Example& example : test::shippedExamples())
            QTest::newRow(qPrintable(example.name)) << example.name.section(QLatin1Char('.'), -1)
                                                    << QString::fromUtf8(example.text).remove(within).toUtf8();
    }

    /// The largest difference of two runs, over each variable's greatest size; where it is.
    static std::pair<double, QString> difference(const LibraryRun& run, const LibraryRun& other, const QString& prefix,
                                                 const std::map<QString, double>& sizes = {})
    {
        std::pair<double, QString> worst{0, {}};
        for (std::size_t column = 0; column < run.results.columns().size(); ++column) {
            const QString& path = run.results.columns()[column].path;
            const int otherColumn = other.results.find(prefix + path);
            if (otherColumn < 0)
                return {INFINITY, path};
            const auto state = sizes.find(path);
            if (!sizes.empty() && state == sizes.end())
                continue;
            const solver::ValueRange range = run.results.range(static_cast<int>(column));
            const double size =
                std::max({std::abs(range.lower), std::abs(range.upper), sizes.empty() ? 0 : state->second});
            for (std::size_t row = 0; row < run.results.rowCount(); ++row) {
                const double t = run.results.time(row);
                const double error =
                    std::abs(run.results.value(static_cast<int>(column), row) - other.results.value(otherColumn, row));
                if (error > worst.first * size)
                    worst = {error / size, QStringLiteral("%1 at %2 s").arg(path).arg(t)};
            }
        }
        return worst;
    }

private Q_SLOTS:
    void drawingChangesNothing_data() { rows(); }

    void drawingChangesNothing()
    {
        QFETCH(QByteArray, text);
        QVERIFY(redrawn(text) != text);
        const LibraryRun run = runOf(text);
        const LibraryRun other = runOf(redrawn(text));
        QVERIFY2(run.isRegular() && other.isRegular(), qPrintable(other.messages()));
        QCOMPARE(other.results.rowCount(), run.results.rowCount());
        const auto [worst, where] = difference(run, other, {});
        QVERIFY2(worst == 0, qPrintable(where));
    }

    void orderAndWrappingDoNotMatter_data() { rows(); }

    // The integrator promises its tolerance for states; ten times that is the case's. Other variables, such as the flow
    // into a volume as the small difference of large ones, follow less closely.
    void orderAndWrappingDoNotMatter()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        if (name == QStringLiteral("ring_main"))  // its nine parts take ten times as long as all others together
            text.replace("StopTime=5", "StopTime=1");
        QVERIFY(reordered(text) != text);
        // At the instants of the grid: rounding may put two events of one run into one of the other.
        const auto runOnGrid = [](const QByteArray& model) { return runOf(model, solver::EventRows::None); };
        const LibraryRun run = runOnGrid(text);
        const LibraryRun turned = runOnGrid(reordered(text));
        QVERIFY2(run.isRegular() && turned.isRegular(), qPrintable(turned.messages()));
        const LibraryRun wrapped = runOnGrid(wrappedAs(name, text));
        QVERIFY2(wrapped.isRegular(), qPrintable(wrapped.messages()));
        std::map<QString, double> states;
        const auto evaluator = test::evaluatorOf(test::flatText(text));
        for (const solver::StateLayout& state : evaluator->layout().states)
            states[QString::fromStdString(evaluator->model().variable(state.variable).path)] = std::abs(state.nominal);
        const double tolerance = evaluator->model().experiment.tolerance.value();
        QCOMPARE(turned.results.rowCount(), run.results.rowCount());
        QCOMPARE(wrapped.results.rowCount(), run.results.rowCount());
        if (std::max(difference(run, turned, {}, states), difference(run, wrapped, kPart, states)).first <=
            10 * tolerance)
            return;
        // What the runs themselves do not know cannot be asked for: the differences from a run at a hundredth of their
        // tolerance. With these errors out of the way the order has to make no difference at all, by the same measure;
        // what two such runs do not know of each other goes with a hundredth of that.
        std::optional<LibraryRun> exact;
        std::pair<double, QString> left{INFINITY, {}};
        for (const char* tightTolerance : {"Tolerance=1e-8", "Tolerance=1e-10"}) {
            if (left.first <= 10 * tolerance)
                break;
            const QByteArray tight = QString::fromUtf8(text)
                                         .replace(QRegularExpression(QStringLiteral("Tolerance=[^,)]*")),
                                                  QString::fromLatin1(tightTolerance))
                                         .toUtf8();
            exact.emplace(runOnGrid(tight));
            QVERIFY2(exact->isRegular(), qPrintable(exact->messages()));
            left = std::max(difference(*exact, runOnGrid(reordered(tight)), {}, states),
                            difference(*exact, runOnGrid(wrappedAs(name, tight)), kPart, states));
        }
        QVERIFY2(left.first <= 10 * tolerance, qPrintable(QStringLiteral("%1 %2").arg(left.second).arg(left.first)));
        const double error = difference(*exact, run, {}, states).first;
        for (const auto& [other, prefix] : {std::pair{&turned, QString()}, std::pair{&wrapped, kPart}}) {
            const double allowed = std::max(10 * tolerance, error + difference(*exact, *other, prefix, states).first);
            QVERIFY2(allowed < 2e-2, qPrintable(QString::number(allowed)));
            const auto [worst, where] = difference(run, *other, prefix, states);
            QVERIFY2(worst <= allowed, qPrintable(QStringLiteral("%1 %2").arg(where).arg(worst)));
        }
    }

    // 1,000 cycles of a cylinder whose sides are joined by an orifice: the oil's mass is kept to rounding, whatever the
    // tolerance, and so the mean pressure after the last cycle is that after the first.
    void closedCircuitKeepsOilAndPressure()
    {
        for (const double tolerance : {1e-5, 1e-6}) {
            LibraryRunOptions options;
            options.stopTime = 1000;
            options.interval = 0.02;
            options.isOpened = true;
            options.tolerance = tolerance;
            const LibraryRun run = test::runText(
                "model M\n  import H = Bramah.Hydraulics;\n  inner H.Fluid fluid;\n"
                "  H.Cylinders.DoubleRodCylinder c(x_start=0.25, m_moving=50, pA_start=20e5, pB_start=20e5);\n"
                "  H.FlowValves.Orifice o(d=3e-3);\n"
                "  Bramah.Mechanics.Translational.Force f;\n  Bramah.Blocks.Sources.Sine s(amplitude=8000, f=1);\n"
                "  Bramah.Mechanics.Translational.SpringDamper middle(c=2e4, d=100, s_rel0=0.25);\n"
                "  Bramah.Mechanics.Translational.Fixed ground;\n"
                "  Real m = c.chamberA.dm + c.chamberB.dm + fluid.oil.rho_0*(c.VA + c.VB);\n"
                "  Real p = (c.pA + c.pB)/2;\n"
                "equation\n  connect(c.A, o.A);\n  connect(o.B, c.B);\n  connect(s.y, f.f);\n  connect(f.flange, "
                "c.rod);\n  connect(ground.flange, middle.flange_a);\n  connect(middle.flange_b, c.rod);\nend M;\n",
                options);
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            const double drift = driftOf(run, "m");
            QVERIFY2(drift < 1e-12, qPrintable(QString::number(drift)));
            const int p = run.results.find(QStringLiteral("p"));
            const auto mean = [&run, p](double from, double to) {
                double sum = 0;
                int count = 0;
                for (std::size_t row = run.results.rowAt(from); row < run.results.rowAt(to); ++row, ++count)
                    sum += run.results.value(p, row);
                return sum / count;
            };
            const double before = mean(9.99, 19.99);
            const double after = mean(989.99, 999.99);
            QVERIFY2(std::abs(after - before) <= tolerance * before, qPrintable(QString::number(after - before)));
            QVERIFY(run.results.range(run.results.find(QStringLiteral("c.x"))).upper > 0.35);
        }
    }

    // Volumes joined with nothing between them, those of a moving piston and a gas too, keep their oil to rounding.
    void joinedVolumesKeepTheirOil()
    {
        for (const char* cylinder : {"DoubleActingCylinder c(x_start=0.2, m_moving=20, pA_start=30e5, pB_start=45e5)",
                                     "DoubleRodCylinder c(x_start=0.2, m_moving=20, pA_start=30e5, pB_start=45e5)"}) {
            LibraryRunOptions options;
            options.stopTime = 20;
            options.interval = 0.02;
            options.isOpened = true;
            options.tolerance = 1e-5;
            const LibraryRun run = test::runText(
                "model M\n  import H = Bramah.Hydraulics;\n  inner H.Fluid fluid;\n  H.Cylinders." +
                    QByteArray(cylinder) +
                    ";\n  H.FlowValves.Orifice o(d=3e-3);\n  H.Node n1(V=3e-4, p_start=30e5);\n"
                    "  H.Node n2(V=1e-4, p_start=30e5);\n"
                    "  H.Accumulators.BladderAccumulator g(V_0=1e-3, p_precharge=20e5, p_start=45e5);\n"
                    "  Bramah.Mechanics.Translational.Force f;\n"
                    "  Real m = n1.dm + n2.dm + g.dm + c.chamberA.dm + c.chamberB.dm + fluid.oil.rho_0*(c.chamberA.V + "
                    "c.chamberB.V);\n"
                    "equation\n  f.f = 4000*sin(6.28*time);\n  connect(n1.port, c.A);\n  connect(n2.port, c.A);\n"
                    "  connect(n1.port, o.A);\n  connect(o.B, c.B);\n  connect(g.A, c.B);\n  connect(f.flange, "
                    "c.rod);\nend M;\n",
                options);
            QVERIFY2(run.isRegular(), qPrintable(run.messages()));
            const double drift = driftOf(run, "m");
            QVERIFY2(drift < 1e-12, qPrintable(QString::number(drift)));
            const auto travel = run.results.range(run.results.find(QStringLiteral("c.x")));
            QVERIFY(travel.upper - travel.lower > 0.01);
        }
    }

    // Every storing and switching part at ambient pressure, for an hour.
    void circuitAtAmbientPressureStaysStill()
    {
        LibraryRunOptions options;
        options.stopTime = 3600;
        const LibraryRun run = test::runText(
            "model M\n  import H = Bramah.Hydraulics;\n  inner H.Fluid fluid;\n"
            "  H.Cylinders.DoubleActingCylinder c(x_start=0.25);\n  H.DirectionalValves.ProportionalValve43 v;\n"
            "  Bramah.Blocks.Sources.Constant u(k=0.3);\n  H.Sources.Tank t1, t2;\n  H.Node n;\n"
            "  H.Accumulators.BladderAccumulator a;\n  H.CheckValves.CheckValve k;\n"
            "  H.PressureValves.ReliefValve r;\n  H.Lines.Pipe pipe(length=2, d=0.012);\n  H.Node end_;\n"
            "  H.Motors.FixedMotor motor(D=20e-6);\n  Bramah.Mechanics.Rotational.Inertia j(J=0.1);\n"
            "  H.Cylinders.DoubleRodCylinder d(x_start=0.1);\n  H.FlowValves.Orifice o(d=1e-3);\n"
            "equation\n  connect(v.A, c.A);\n  connect(v.B, c.B);\n  connect(u.y, v.u);\n  connect(v.T, t1.T);\n"
            "  connect(v.P, n.port);\n  connect(n.port, a.A);\n  connect(t2.T, k.A);\n  connect(k.B, n.port);\n"
            "  connect(n.port, r.P);\n  connect(r.T, t1.T);\n  connect(n.port, pipe.A);\n  connect(pipe.B, "
            "end_.port);\n"
            "  connect(end_.port, motor.A);\n  connect(motor.B, t2.T);\n  connect(motor.shaft, j.flange_a);\n"
            "  connect(d.A, o.A);\n  connect(o.B, d.B);\nend M;\n",
            options);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        for (const auto& [path, value] : {std::pair{"c.x", 0.25}, std::pair{"d.x", 0.1}, std::pair{"j.phi", 0.0}}) {
            const auto range = run.results.range(run.results.find(QLatin1String(path)));
            QVERIFY2(range.lower == value && range.upper == value, path);
        }
        for (const char* path : {"n.p", "end_.p", "c.pA", "c.pB", "a.p"}) {
            const auto range = run.results.range(run.results.find(QLatin1String(path)));
            QVERIFY2(std::abs(range.lower / 101325 - 1) < 1e-9 && std::abs(range.upper / 101325 - 1) < 1e-9, path);
        }
    }
};

BRAMAH_TEST(LibraryInvarianceTest);

#include "library_invariance_test.moc"
