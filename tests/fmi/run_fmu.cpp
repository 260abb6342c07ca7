// SPDX-License-Identifier: GPL-3.0-or-later
// Runs an unpacked FMU for co-simulation and prints its values, a line for each communication step.
#include "tests/fmi/importer.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <optional>
#include <string>
#include <vector>

namespace {

int usage()
{
    std::fputs(
        "usage: run_fmu FOLDER STEP [--stop T] [--untold] [--tolerance R] [--set NAME=VALUE] NAME...\n"
        "  --untold: the FMU is not told the stop time\n",
        stderr);
    return 2;
}

}  // namespace

int main(int count, char** arguments)
try {
    using namespace bramah::test;
    if (count < 3)
        return usage();
    const ImportedFmu fmu(arguments[1]);
    const double way = std::strtod(arguments[2], nullptr);
    double stop = fmu.description().stopTime;
    bool isTold = true;
    std::optional<double> tolerance;
    std::vector<std::pair<std::string, double>> values;
    std::vector<std::string> names;
    for (int i = 3; i < count; ++i) {
        const std::string argument = arguments[i];
        if (argument == "--stop" && i + 1 < count) {
            stop = std::strtod(arguments[++i], nullptr);
        } else if (argument == "--tolerance" && i + 1 < count) {
            tolerance = std::strtod(arguments[++i], nullptr);
        } else if (argument == "--untold") {
            isTold = false;
        } else if (argument == "--set" && i + 1 < count) {
            const std::string setting = arguments[++i];
            const std::size_t equal = setting.find('=');
            values.emplace_back(setting.substr(0, equal), std::strtod(setting.c_str() + equal + 1, nullptr));
        } else {
            names.push_back(argument);
        }
    }
    ImportedInstance instance(fmu);
    const auto check = [&](int status, const char* what) {
        if (status <= 1)
            return true;
        std::fprintf(stderr, "%s: %s\n", what, instance.log().empty() ? "failed" : instance.log().back().c_str());
        return false;
    };
    if (!check(instance.setUp(0, isTold ? std::optional(stop) : std::nullopt, tolerance), "set up"))
        return 1;
    for (const auto& [name, value] : values)
        if (!check(instance.set(name, value), name.c_str()))
            return 1;
    if (!check(instance.exitInitialization(), "start"))
        return 1;
    std::printf("time");
    for (const std::string& name : names)
        std::printf(",%s", name.c_str());
    for (long k = 0;; ++k) {
        const double time = k * way;
        std::printf("\n%.17g", time);
        for (const std::string& name : names)
            std::printf(",%.17g", instance.get(name));
        if (time + way / 2 > stop || instance.isTerminated())
            break;
        if (const int status = instance.step(time, way); !instance.isTerminated() && !check(status, "step"))
            return 1;
    }
    std::printf("\n");
    return 0;
} catch (const std::exception& exception) {
    std::fprintf(stderr, "%s\n", exception.what());
    return 1;
}
