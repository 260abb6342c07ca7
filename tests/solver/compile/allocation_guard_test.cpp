// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/solver/compile/model_kit.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

thread_local bool isGuarded = false;
thread_local int allocations = 0;

}  // namespace

// Counts what this thread allocates while it is guarded.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept
{
    if (isGuarded)
        ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}
void* operator new(std::size_t size)
{
    if (void* memory = operator new(size, std::nothrow))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept
{
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace bramah::test {

/// The inner loop allocates nothing.
class AllocationGuardTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void guardCounts()
    {
        isGuarded = true;
        allocations = 0;
        int* volatile seen = new int(3);  // else the compiler may leave out both
        delete seen;
        isGuarded = false;
        QCOMPARE(allocations, 1);
    }

    void evaluationAllocatesNothing()
    {
        // Explicit parts, a linear block, Newton blocks, crossings and a discrete variable.
        TestRun run(
            "model M parameter Real R[2] = {1, 2}; Real x(start = 1, fixed = true); Real y(start = 2, fixed = true); "
            "Real a(start = 1); Real b(start = 1); Real c; Real i; Real k; Real l; Boolean on; "
            "equation der(x) = -a*y + i; der(y) = b - c + (if on then 1 else 0); a + a^3 = x; b + exp(b) = a + y; "
            "c = a*b + x; R[1]*i + R[2]*k + l = x; R[2]*i - R[1]*k + x*l = y; i + k*x - R[2]*l = 1; on = x > y; end "
            "M;");
        run.start();
        QVERIFY2(run.status.ok(), run.detail().c_str());
        solver::SystemEvaluator& e = *run.evaluator;
        std::vector<double> x = run.x, xdot(x.size()),
                            jacobian(static_cast<std::size_t>(e.layout().odeJacobian.entries())),
                            relations(e.layout().relations.size()), outputs(e.layout().outputs.size()),
                            y(x.size() + e.layout().algebraics.size()), r(y.size()), ydot(y.size()),
                            dae(static_cast<std::size_t>(e.layout().daeJacobian.entries()));
        QVERIFY(!e.layout().algebraics.empty());
        QVERIFY(!relations.empty());
        bool isGood = true;
        allocations = 0;
        isGuarded = true;
        for (int step = 1; step <= 20; ++step) {
            const double t = 0.01 * step;
            x[0] += 0.001;
            isGood = isGood && e.derivatives(t, x, xdot).ok() && e.jacobian(t, x, jacobian).ok() &&
                     e.relations(t, x, relations).ok() && e.outputs(t, x, outputs).ok();
            std::copy(x.begin(), x.end(), y.begin());
            e.algebraics(std::span(y).subspan(x.size()));
            isGood = isGood && e.residual(t, y, ydot, r).ok() && e.residualJacobian(t, y, 2, dae).ok() &&
                     e.acceptStep(t, x).ok() && e.nextTimeEvent(t) > t;
        }
        isGuarded = false;
        QVERIFY(isGood);
        QCOMPARE(allocations, 0);
    }
};

BRAMAH_TEST(AllocationGuardTest);

}  // namespace bramah::test

#include "allocation_guard_test.moc"
