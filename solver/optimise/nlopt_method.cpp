// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/optimise/nlopt_method.h"

#include <nlopt.h>

#include <algorithm>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>

namespace bramah::solver {

namespace {

nlopt_algorithm algorithmOf(NloptMethod method)
{
    switch (method) {
    case NloptMethod::Bobyqa: return NLOPT_LN_BOBYQA;
    case NloptMethod::Cobyla: return NLOPT_LN_COBYLA;
    case NloptMethod::Sbplx: return NLOPT_LN_SBPLX;
    case NloptMethod::DirectL: break;
    }
    return NLOPT_GN_ORIG_DIRECT_L;
}

/// What NLopt calls. It asks for the function and for the constraints of one place one after the other.
class Callee
{
public:
    Callee(const BoxFunction& function, nlopt_opt optimiser) : function_(function), optimiser_(optimiser) {}

    static double objective(unsigned size, const double* x, double*, void* callee)
    {
        return static_cast<Callee*>(callee)->at({x, size}).front();
    }
    static void constraints(unsigned count, double* result, unsigned size, const double* x, double*, void* callee)
    {
        const std::vector<double>& values = static_cast<Callee*>(callee)->at({x, size});
        std::copy_n(values.begin() + 1, count, result);
    }
    [[nodiscard]] bool isEnded() const { return isEnded_; }

private:
    const std::vector<double>& at(std::span<const double> x)
    {
        if (isEnded_ || std::ranges::equal(x, place_))
            return values_;
        place_.assign(x.begin(), x.end());
        if (auto values = function_.values(x)) {
            values_ = *std::move(values);
            return values_;
        }
        // NLopt ends before it uses these.
        isEnded_ = true;
        values_.resize(1 + function_.constraints);
        nlopt_force_stop(optimiser_);
        return values_;
    }

    const BoxFunction& function_;
    nlopt_opt optimiser_;
    std::vector<double> place_, values_;
    bool isEnded_ = false;
};

/// Roundoff ends a method near its goal.
bool isRefusal(nlopt_result result)
{
    return result < 0 && result != NLOPT_FORCED_STOP && result != NLOPT_ROUNDOFF_LIMITED && result != NLOPT_FAILURE;
}

}  // namespace

bool runNlopt(NloptMethod method, const BoxFunction& function, std::vector<double>& x, double step, double tolerance)
{
    const std::unique_ptr<nlopt_opt_s, void (*)(nlopt_opt)> optimiser(
        nlopt_create(algorithmOf(method), static_cast<unsigned>(x.size())), nlopt_destroy);
    if (!optimiser)
        throw std::bad_alloc();
    Callee callee(function, optimiser.get());
    nlopt_opt opt = optimiser.get();
    nlopt_set_lower_bounds(opt, function.lower.data());
    nlopt_set_upper_bounds(opt, function.upper.data());
    nlopt_set_min_objective(opt, &Callee::objective, &callee);
    if (function.constraints > 0)
        nlopt_add_inequality_mconstraint(opt, static_cast<unsigned>(function.constraints), &Callee::constraints,
                                         &callee, nullptr);
    nlopt_set_initial_step1(opt, step);
    nlopt_set_xtol_abs1(opt, tolerance);
    double value = 0;
    const nlopt_result result = nlopt_optimize(opt, x.data(), &value);
    if (isRefusal(result)) {
        const char* why = nlopt_get_errmsg(opt);
        throw std::logic_error("NLopt: " + std::string(why ? why : nlopt_result_to_string(result)));
    }
    return !callee.isEnded();
}

}  // namespace bramah::solver
