// SPDX-License-Identifier: GPL-3.0-or-later
// Models of many shapes at two sizes: what an element costs to flatten and compile must not grow with their number.
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/many_drives.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bramah::bench {
namespace {

struct Shape {
    const char* name;
    const char* body;  ///< of a model with a constant n
};

constexpr std::array kShapes{
    Shape{"parameter array",
          "parameter Real p[n] = {i^2 for i in 1:n}; Real x[n]; "
          "equation for i in 1:n loop x[i] = p[i]*time; end for;"},
    Shape{"chain of states",
          "Real x[n](each start = 0, each fixed = true); equation der(x[1]) = 1 - x[1]; "
          "for i in 2:n loop der(x[i]) = x[i - 1] - x[i]; end for;"},
    Shape{"starts by equation",
          "Real x[n]; initial equation for i in 1:n loop x[i] = i; end for; "
          "equation for i in 1:n loop der(x[i]) = -x[i]; end for;"},
    Shape{"chain of aliases", "Real x[n]; equation x[1] = time; for i in 2:n loop x[i] = x[i - 1]; end for;"},
    Shape{"linear block",
          "Real x[n]; equation 2*x[1] + x[2] = time; "
          "for i in 2:n - 1 loop x[i - 1] + 3*x[i] + x[i + 1] = 1; end for; x[n - 1] + 3*x[n] = 2;"},
    Shape{"nonlinear blocks", "Real x[n]; equation for i in 1:n loop x[i]^3 + x[i] = time + i; end for;"},
    Shape{"slices",
          "Real x[n], y[n]; equation x = linspace(0, 1, n)*time; y[1] = x[1]; "
          "y[2:n] = x[1:n - 1] + x[2:n];"},
    Shape{"long sum", "Real x[n], s; equation for i in 1:n loop x[i] = i*time; end for; s = sum(x);"},
    Shape{"sampled variables",
          "discrete Real d[n](each start = 0, each fixed = true); equation "
          "when sample(0, 0.5) then for i in 1:n loop d[i] = pre(d[i]) + i; end for; end when;"},
    Shape{"time events",
          "discrete Real d[n](each start = 0, each fixed = true); equation "
          "for i in 1:n loop when time > i/n then d[i] = i; end when; end for;"},
    Shape{"algorithm", "Real x[n]; algorithm for i in 1:n loop x[i] := i*time; end for;"},
    Shape{"structural array",
          "model A parameter Integer m = 1; Real x[m]; equation for i in 1:m loop x[i] = i; "
          "end for; end A; A a[n](m = {1 + mod(i, 2) for i in 1:n});"},
    Shape{"connections",
          "R r[n]; V low; V high(v = 1); equation "
          "for k in 1:n loop connect(high.a, r[k].a); connect(r[k].b, low.a); end for;"},
    Shape{"one node",
          "R r[n], q[n]; V low; V high(v = 1); equation for k in 1:n loop connect(high.a, r[k].a); "
          "connect(r[k].b, q[1].a); connect(q[k].b, low.a); end for; "
          "for k in 2:n loop connect(q[k].a, q[1].a); end for;"}};

/// What the shapes are built of.
constexpr const char* kParts =
    "connector C Real v; flow Real i; end C; "
    "model R C a, b; equation a.v - b.v = a.i; a.i + b.i = 0; end R; "
    "model V parameter Real v = 0; C a; equation a.v = v; end V; ";

Result compileShapes()
{
    Result result;
    constexpr std::array kSizes{2000, 8000};
    for (const Shape& shape : kShapes) {
        std::array<double, kSizes.size()> costs{};  // [us of processor time for each element]
        for (std::size_t i = 0; i < kSizes.size(); ++i) {
            const QByteArray text = QByteArray(kParts) +
                                    "model M constant Integer n = " + QByteArray::number(kSizes[i]) + "; " +
                                    QByteArray(shape.body) + " end M;";
            double least = HUGE_VAL;
            for (int round = 0; round < 3; ++round) {
                const CompiledText compiled = compileText(text);
                if (!compiled.system) {
                    result.failure = QString::fromLatin1(shape.name) + QStringLiteral(": ") + compiled.failure;
                    return result;
                }
                least = std::min(least, compiled.flattenSeconds + compiled.compileSeconds);
            }
            costs[i] = 1e6 * least / kSizes[i];
        }
        result.measurements.push_back({QStringLiteral("%1, one of %2 beside one of %3")
                                           .arg(QLatin1String(shape.name))
                                           .arg(kSizes.back())
                                           .arg(kSizes.front()),
                                       costs.back(), QStringLiteral("us"), costs.front()});
    }
    return result;
}

const RegisterBenchmark kCompileShapes("compile_shapes", "arrays, chains, blocks, events at two sizes", compileShapes);

}  // namespace
}  // namespace bramah::bench
