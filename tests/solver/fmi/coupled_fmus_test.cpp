// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/fmi/unpacked_fmu.h"
#include "tests/test_registry.h"

#include <QTest>

#include <array>
#include <cmath>
#include <functional>
#include <stdexcept>
#include <utility>
#include <vector>

namespace bramah::test {

using namespace solver;

namespace {

constexpr double kTolerance = 1e-10;  // of all runs: what differs comes from the coupling

/// How a master gives each half what the other one had.
enum class Coupling {
    Jacobi,       ///< both make a step with what the other had at its beginning
    GaussSeidel,  ///< the second one has what the first has come to
    Slopes        ///< Jacobi, with inputs that go on as they did in the last step (FMI 2)
};

void check(int status)
{
    if (status > 1)
        throw std::runtime_error("an FMU refuses");
}

/// Two FMUs that are the halves of a circuit, cut at their ports `port`: the first takes the flow and gives the
/// pressure, which is a state and does not depend on the flow; the second is the other way round.
class Halves
{
public:
    Halves(const ImportedFmu& first, const ImportedFmu& second) : first_(first), second_(second)
    {
        check(first_.setUp(0, {}, kTolerance));
        check(second_.setUp(0, {}, kTolerance));
        exchange();
        check(first_.exitInitialization());
        check(second_.exitInitialization());
    }

    /// Makes \a count steps of \a step seconds; calls \a seen at the beginning and after each.
    void run(Coupling coupling, double step, int count, const std::function<void()>& seen)
    {
        exchange();
        seen();
        for (int k = 0; k < count; ++k) {
            const double time = k * step;
            if (coupling == Coupling::Slopes && k > 0) {
                check(first_.setSlope("port.m_flow", (flow_ - lastFlow_) / step));
                check(second_.setSlope("port.p", (pressure_ - lastPressure_) / step));
            }
            check(first_.step(time, step));
            if (coupling == Coupling::GaussSeidel)
                check(second_.set("port.p", first_.get("port.p")));
            check(second_.step(time, step));
            exchange();
            seen();
        }
    }

    [[nodiscard]] ImportedInstance& first() { return first_; }
    [[nodiscard]] ImportedInstance& second() { return second_; }

private:
    /// First the pressure, on which the flow depends at once.
    void exchange()
    {
        lastPressure_ = std::exchange(pressure_, first_.get("port.p"));
        check(second_.set("port.p", pressure_));
        lastFlow_ = std::exchange(flow_, -second_.get("port.m_flow"));
        check(first_.set("port.m_flow", flow_));
    }

    ImportedInstance first_, second_;
    double pressure_ = 0, flow_ = 0, lastPressure_ = 0, lastFlow_ = 0;
};

/// C_1 p_1' = Q - q with Q = 1 + sin(20 t)/2, q = (p_1 - p_2)/R, C_2 p_2' = q - G p_2: a volume with a pump, and behind
/// a line with a resistance another one that leaks.
const QByteArray kHalves =
    "connector Port Real p(unit=\"Pa\"); flow Real m_flow(unit=\"kg/s\"); end Port; "
    "model First Port port; Real p(start=2, fixed=true); equation p = port.p; "
    "0.05*der(p) = 1 + 0.5*sin(20*time) + port.m_flow; end First; "
    "model Second Port port; Real p(start=1, fixed=true); equation port.m_flow = (port.p - p)/0.8; "
    "0.02*der(p) = port.m_flow - 0.6*p; end Second; ";
const QByteArray kFirst = kHalves + "model Half extends First; end Half;";
const QByteArray kSecond = kHalves + "model Half extends Second; end Half;";
const QByteArray kWhole =
    kHalves + "model Whole First first; Second second; equation connect(first.port, second.port); end Whole;";

/// The solution of the whole, and the error of the halves in steps H over H, for small H. In a step of Jacobi's the
/// first half has the flow of its beginning: what is missing of its integral is H^2/2 q', so that to the first order of
/// H the half is given q - H/2 q'. Likewise the second one is given p_1 - H/2 p_1'; in a step of Gauss-Seidel's it is
/// given p_1 + H/2 p_1', as it has the pressure of the end. With p + H e in place of p this gives the equations of e.
class LeadingError
{
public:
    explicit LeadingError(Coupling coupling) : shift_(coupling == Coupling::GaussSeidel ? 0.5 : -0.5) {}

    using Point = std::array<double, 4>;  ///< p_1, p_2, e_1, e_2

    /// The values at multiples of \a interval up to \a end, by the classical method of Runge and Kutta.
    [[nodiscard]] std::vector<Point> at(double interval, int count) const
    {
        constexpr int kSteps = 100;  // in an interval
        const double h = interval / kSteps;
        std::vector<Point> points{{2, 1, 0, 0}};
        Point x = points.front();
        for (int n = 0; n < kSteps * count; ++n) {
            const double t = n * h;
            const Point a = slope(t, x), b = slope(t + h / 2, moved(x, a, h / 2));
            const Point c = slope(t + h / 2, moved(x, b, h / 2)), d = slope(t + h, moved(x, c, h));
            for (std::size_t i = 0; i < x.size(); ++i)
                x[i] += h / 6 * (a[i] + 2 * b[i] + 2 * c[i] + d[i]);
            if ((n + 1) % kSteps == 0)
                points.push_back(x);
        }
        return points;
    }

private:
    [[nodiscard]] static Point moved(const Point& from, const Point& slope, double way)
    {
        Point to = from;
        for (std::size_t i = 0; i < to.size(); ++i)
            to[i] += way * slope[i];
        return to;
    }

    [[nodiscard]] Point slope(double t, const Point& x) const
    {
        constexpr double kC1 = 0.05, kC2 = 0.02, kR = 0.8, kG = 0.6;
        const double flow = (x[0] - x[1]) / kR, flowError = (x[2] - x[3]) / kR;
        const double p1 = (1 + 0.5 * std::sin(20 * t) - flow) / kC1, p2 = (flow - kG * x[1]) / kC2;
        return {p1, p2, (-flowError + (p1 - p2) / kR / 2) / kC1, (flowError + shift_ * p1 / kR - kG * x[3]) / kC2};
    }

    double shift_;
};

/// A pump whose flow pulsates feeds a line that ends in an orifice; at the cut the volume of the line begins.
const QByteArray kOilHalves =
    "model Source Bramah.Blocks.Sources.Sine sine(amplitude=1e-4, f=20, offset=5e-4); "
    "Bramah.Hydraulics.Sources.FlowSource pump(useInput=true); Bramah.Hydraulics.Node line(V=1e-3, p_start=40e5); "
    "Bramah.Hydraulics.Interfaces.Port port; equation connect(sine.y, pump.u); connect(pump.A, line.port); "
    "connect(line.port, port); end Source; "
    "model Sink Bramah.Hydraulics.Interfaces.Port port; Bramah.Hydraulics.FlowValves.Orifice first(d=5e-3), "
    "second(d=4e-3); Bramah.Hydraulics.Node volume(V=5e-4, p_start=20e5); Bramah.Hydraulics.Sources.Tank tank; "
    "equation connect(port, first.A); connect(first.B, volume.port); connect(volume.port, second.A); "
    "connect(second.B, tank.T); end Sink; ";
QByteArray oilHalf(const QByteArray& name)
{
    return kOilHalves + "model Half inner Bramah.Hydraulics.Fluid fluid; extends " + name + "; end Half;";
}

constexpr double kInterval = 0.01;  ///< of what is compared [s]
constexpr int kCount = 30;

LibraryRun wholeRun(const QByteArray& text)
{
    LibraryRunOptions options;
    options.stopTime = kCount * kInterval;
    options.interval = kInterval;
    options.tolerance = 1e-9;
    return runText(text, options);
}

/// The difference of halves from what they should be, at the multiple \a k of the interval.
using Difference = std::function<double(int k, double step, Halves& halves)>;

/// The largest difference of the halves in steps of 1 ms, 0.5, 0.25, 0.125 ms.
std::vector<double> largestDifferences(UnpackedFmu& first, UnpackedFmu& second, Coupling coupling,
                                       const Difference& difference)
{
    std::vector<double> largest;
    for (const int parts : {10, 20, 40, 80}) {
        Halves halves(first.fmu(), second.fmu());
        double& own = largest.emplace_back(0);
        int step = 0;
        halves.run(coupling, kInterval / parts, kCount * parts, [&] {
            if (step % parts == 0)
                own = std::max(own, difference(step / parts, kInterval / parts, halves));
            ++step;
        });
    }
    return largest;
}

double largerOf(double a, double b)
{
    return std::max(std::fabs(a), std::fabs(b));
}

/// From the theory's error, over step.
double fromTheory(const LeadingError::Point& x, double step, Halves& halves)
{
    return largerOf((halves.first().get("p") - x[0]) / step - x[2], (halves.second().get("p") - x[1]) / step - x[3]);
}

double fromSolution(const LeadingError::Point& x, Halves& halves)
{
    return largerOf(halves.first().get("p") - x[0], halves.second().get("p") - x[1]);
}

double fromWhole(const LibraryRun& whole, double time, Halves& halves)
{
    return largerOf(halves.first().get("line.p") - whole.at(QStringLiteral("source.line.p"), time),
                    halves.second().get("volume.p") - whole.at(QStringLiteral("sink.volume.p"), time));
}

}  // namespace

class CoupledFmusTest : public QObject
{
    Q_OBJECT

    static void couplings()
    {
        QTest::addColumn<Coupling>("coupling");
        QTest::newRow("Jacobi") << Coupling::Jacobi;
        QTest::newRow("Gauss-Seidel") << Coupling::GaussSeidel;
    }

    /// By how much each difference is smaller than that of the step twice as long.
    static void fall(const std::vector<double>& differences, double least, double most)
    {
        for (std::size_t i = 1; i < differences.size(); ++i) {
            const double ratio = differences[i - 1] / differences[i];
            QVERIFY2(ratio > least && ratio < most, qPrintable(QString::number(ratio)));
        }
    }

private Q_SLOTS:
    void theWholeIsAsTheorySays()
    {
        const LibraryRun run = wholeRun(kWhole);
        QVERIFY2(run.isRegular(), qPrintable(run.messages()));
        const auto exact = LeadingError(Coupling::Jacobi).at(kInterval, kCount);
        for (int k = 0; k <= kCount; ++k) {
            const LeadingError::Point& point = exact[static_cast<std::size_t>(k)];
            QVERIFY(std::fabs(run.at(QStringLiteral("first.p"), k * kInterval) - point[0]) < 1e-6);
            QVERIFY(std::fabs(run.at(QStringLiteral("second.p"), k * kInterval) - point[1]) < 1e-6);
        }
    }

    /// The theory leaves out a share of the order of the step over the fastest time constant, R C_2 = 16 ms.
    void errorIsThatOfTheory_data() { couplings(); }
    void errorIsThatOfTheory()
    {
        QFETCH(Coupling, coupling);
        UnpackedFmu first(kFirst, FmiVersion::Three), second(kSecond, FmiVersion::Three);
        const auto theory = LeadingError(coupling).at(kInterval, kCount);
        double largest = 0;
        for (const LeadingError::Point& x : theory)
            largest = std::max(largest, largerOf(x[2], x[3]));
        const auto differences = largestDifferences(first, second, coupling, [&](int k, double step, auto& halves) {
            return fromTheory(theory[static_cast<std::size_t>(k)], step, halves);
        });
        QVERIFY2(differences.front() < 0.2 * largest, qPrintable(QString::number(differences.front() / largest)));
        fall(differences, 1.7, 2.3);
    }

    /// Inputs that go on along their last slope leave an error of the second order.
    void slopesGiveTheSecondOrder()
    {
        UnpackedFmu first(kFirst, FmiVersion::Two), second(kSecond, FmiVersion::Two);
        const auto exact = LeadingError(Coupling::Jacobi).at(kInterval, kCount);
        fall(largestDifferences(
                 first, second, Coupling::Slopes,
                 [&](int k, double, auto& halves) { return fromSolution(exact[static_cast<std::size_t>(k)], halves); }),
             3.2, 4.8);
    }

    void halvesOfAnOilCircuitComeToTheWhole_data() { couplings(); }
    void halvesOfAnOilCircuitComeToTheWhole()
    {
        QFETCH(Coupling, coupling);
        const LibraryRun whole =
            wholeRun(kOilHalves +
                     "model Whole inner Bramah.Hydraulics.Fluid fluid; Source source; Sink sink; equation "
                     "connect(source.port, sink.port); end Whole;");
        QVERIFY2(whole.isRegular(), qPrintable(whole.messages()));
        UnpackedFmu first(oilHalf("Source"), FmiVersion::Three, {}, true);
        UnpackedFmu second(oilHalf("Sink"), FmiVersion::Three, {}, true);
        const auto differences = largestDifferences(first, second, coupling, [&](int k, double, auto& halves) {
            return fromWhole(whole, k * kInterval, halves);
        });
        QVERIFY2(differences.front() < 2e5, qPrintable(QString::number(differences.front())));  // of about 40 bar
        fall(differences, 1.7, 2.3);
    }
};

BRAMAH_TEST(CoupledFmusTest);

}  // namespace bramah::test

#include "coupled_fmus_test.moc"
