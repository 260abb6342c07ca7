// SPDX-License-Identifier: BSD-3-Clause
#include "solver/sundials/vector_operations.h"

#include <nvector/nvector_serial.h>

#include <algorithm>
#include <cmath>

// A result may be one of the operands, element by element: no loop here depends on that, so compilers need not check.
#ifdef __clang__
#define BRAMAH_ELEMENTWISE _Pragma("clang loop vectorize(assume_safety)")
#else
#define BRAMAH_ELEMENTWISE _Pragma("GCC ivdep")
#endif

namespace bramah::solver {
namespace {

using Index = sunindextype;

void linearSum(double a, N_Vector x, double b, N_Vector y, N_Vector z)
{
    const Index n = NV_LENGTH_S(z);
    const double *xs = NV_DATA_S(x), *ys = NV_DATA_S(y);
    double* zs = NV_DATA_S(z);
    BRAMAH_ELEMENTWISE
    for (Index i = 0; i < n; ++i)
        zs[i] = a * xs[i] + b * ys[i];
}

void constant(double c, N_Vector z)
{
    std::fill_n(NV_DATA_S(z), NV_LENGTH_S(z), c);
}

/// Sets z[i] = function(x[i]).
template <typename Function>
void map(N_Vector x, N_Vector z, Function&& function)
{
    const Index n = NV_LENGTH_S(z);
    const double* xs = NV_DATA_S(x);
    double* zs = NV_DATA_S(z);
    BRAMAH_ELEMENTWISE
    for (Index i = 0; i < n; ++i)
        zs[i] = function(xs[i]);
}

void scale(double c, N_Vector x, N_Vector z)
{
    map(x, z, [c](double value) { return c * value; });
}

void absolute(N_Vector x, N_Vector z)
{
    map(x, z, [](double value) { return std::fabs(value); });
}

void inverse(N_Vector x, N_Vector z)
{
    map(x, z, [](double value) { return 1 / value; });
}

void addConstant(N_Vector x, double b, N_Vector z)
{
    map(x, z, [b](double value) { return value + b; });
}

double weightedRmsNorm(N_Vector x, N_Vector w)
{
    const Index n = NV_LENGTH_S(x);
    const double *xs = NV_DATA_S(x), *ws = NV_DATA_S(w);
    // Two sums that do not wait for each other.
    double even = 0, odd = 0;
    Index i = 0;
    for (; i + 1 < n; i += 2) {
        const double first = xs[i] * ws[i], second = xs[i + 1] * ws[i + 1];
        even += first * first;
        odd += second * second;
    }
    if (i < n) {
        const double last = xs[i] * ws[i];
        even += last * last;
    }
    return std::sqrt((even + odd) / static_cast<double>(n));
}

/// Sets z = c[0]*x[0] + ... for as many vectors as the integration order needs, in one pass.
template <int count>
int combine(double* c, N_Vector* x, N_Vector z)
{
    const Index n = NV_LENGTH_S(z);
    double* xs[count];
    for (int k = 0; k < count; ++k)
        xs[k] = NV_DATA_S(x[k]);
    double* zs = NV_DATA_S(z);
    BRAMAH_ELEMENTWISE
    for (Index i = 0; i < n; ++i) {
        double sum = c[0] * xs[0][i];
        for (int k = 1; k < count; ++k)
            sum += c[k] * xs[k][i];
        zs[i] = sum;
    }
    return 0;
}

int linearCombination(int count, double* c, N_Vector* x, N_Vector z)
{
    switch (count) {
    case 1: return combine<1>(c, x, z);
    case 2: return combine<2>(c, x, z);
    case 3: return combine<3>(c, x, z);
    case 4: return combine<4>(c, x, z);
    case 5: return combine<5>(c, x, z);
    case 6: return combine<6>(c, x, z);
    case 7: return combine<7>(c, x, z);
    case 8: return combine<8>(c, x, z);
    default: return N_VLinearCombination_Serial(count, c, x, z);
    }
}

int scaleAddMulti(int count, double* a, N_Vector x, N_Vector* y, N_Vector* z)
{
    for (int k = 0; k < count; ++k)
        linearSum(a[k], x, 1, y[k], z[k]);
    return 0;
}

}  // namespace

void usePlainLoops(N_Vector vector)
{
    N_Vector_Ops ops = vector->ops;
    ops->nvlinearsum = linearSum;
    ops->nvconst = constant;
    ops->nvscale = scale;
    ops->nvabs = absolute;
    ops->nvinv = inverse;
    ops->nvaddconst = addConstant;
    ops->nvwrmsnorm = weightedRmsNorm;
    ops->nvlinearcombination = linearCombination;
    ops->nvscaleaddmulti = scaleAddMulti;
}

}  // namespace bramah::solver
