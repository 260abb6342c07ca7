// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/cosimulation/host/hosted_fmu.h"
#include "solver/fmi/shell/fmi2_types.h"

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>

namespace bramah::solver::host {
namespace {

void hear(void* environment, const char*, fmi2Status, const char*, const char* format, ...)
{
    char text[2048];
    va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(text, sizeof(text), format, arguments);
    va_end(arguments);
    static_cast<HostedFmu*>(environment)->hear(text);
}

/// As an address: what is no plain sign is written by its number.
std::string fileAddress(const std::string& path)
{
    std::string address = "file://";
    for (const char sign : path) {
        const auto code = static_cast<unsigned char>(sign);
        if (std::isalnum(code) != 0 || std::string_view("/-_.~").find(sign) != std::string_view::npos) {
            address += sign;
        } else {
            char number[4];
            std::snprintf(number, sizeof(number), "%%%02X", code);
            address += number;
        }
    }
    return address;
}

/// By the functions of FMI 2.0.4 for co-simulation.
class Fmu2 final : public HostedFmu
{
public:
    explicit Fmu2(const Library& library)
        : library_(library.path),
          told_(library),
          callbacks_{host::hear, std::calloc, std::free, nullptr, static_cast<HostedFmu*>(this)}
    {
    }

    void instantiate() override
    {
        if (instance_ != nullptr)
            library_.function<void(void*)>("fmi2FreeInstance")(instance_);
        const std::string address = fileAddress(told_.resources);
        instance_ = library_.function<void*(const char*, fmi2Type, const char*, const char*,
                                            const fmi2CallbackFunctions*, int, int)>("fmi2Instantiate")(
            told_.instanceName.c_str(), fmi2CoSimulation, told_.token.c_str(), address.c_str(), &callbacks_, 0, 0);
        if (instance_ == nullptr)
            throw Refusal("it made no instance");
    }

    void set(const Values& values) override
    {
        switch (values.type) {
        case Type::Float64: return give("fmi2SetReal", values.references, values.numbers);
        case Type::Boolean: return give("fmi2SetBoolean", values.references, whole(values.numbers));
        default: return give("fmi2SetInteger", values.references, whole(values.numbers));
        }
    }

    void setTexts(const Texts& texts) override
    {
        std::vector<const char*> plain;
        for (const std::string& text : texts.texts)
            plain.push_back(text.c_str());
        give("fmi2SetString", texts.references, plain);
    }

    void begin(const Beginning& beginning) override
    {
        const bool hasTolerance = beginning.tolerance > 0;
        call("fmi2SetupExperiment", int{hasTolerance}, beginning.tolerance, beginning.start, 0, 0.0);
        call("fmi2EnterInitializationMode");
    }
    void run() override { call("fmi2ExitInitializationMode"); }

    std::vector<double> get(const Values& values) override
    {
        if (values.type == Type::Float64)
            return taken<double>("fmi2GetReal", values.references);
        const std::vector<int> found =
            taken<int>(values.type == Type::Boolean ? "fmi2GetBoolean" : "fmi2GetInteger", values.references);
        return {found.begin(), found.end()};
    }

    bool step(const Way& way) override
    {
        constexpr const char* kStep = "fmi2DoStep";
        const int status =
            library_.function<int(void*, double, double, int)>(kStep)(instance_, way.from, way.length, 1);
        int isTerminated = 0;
        if (status == fmi2Discard)
            call("fmi2GetBooleanStatus", int{::fmi2Terminated}, &isTerminated);
        if (isTerminated == 0)
            expectGood(status, kStep);
        return isTerminated != 0;
    }

    std::string save() override
    {
        void* state = nullptr;
        call("fmi2GetFMUstate", &state);
        std::size_t size = 0;
        call("fmi2SerializedFMUstateSize", state, &size);
        std::string bytes(size, '\0');
        call("fmi2SerializeFMUstate", state, bytes.data(), size);
        call("fmi2FreeFMUstate", &state);
        return bytes;
    }

    void restore(const std::string& bytes) override
    {
        void* state = nullptr;
        call("fmi2DeSerializeFMUstate", bytes.data(), bytes.size(), &state);
        call("fmi2SetFMUstate", state);
        call("fmi2FreeFMUstate", &state);
    }

private:
    template <typename... Arguments>
    void call(const char* name, Arguments... arguments)
    {
        expectGood(library_.function<int(void*, Arguments...)>(name)(instance_, arguments...), name);
    }
    template <typename T>
    void give(const char* name, const std::vector<std::uint32_t>& references, const std::vector<T>& values)
    {
        call(name, references.data(), references.size(), values.data());
    }
    template <typename T>
    std::vector<T> taken(const char* name, const std::vector<std::uint32_t>& references)
    {
        std::vector<T> values(references.size());
        call(name, references.data(), references.size(), values.data());
        return values;
    }
    static std::vector<int> whole(const std::vector<double>& numbers)
    {
        std::vector<int> values(numbers.size());
        std::ranges::transform(numbers, values.begin(), [](double x) { return static_cast<int>(std::lround(x)); });
        return values;
    }

    LoadedLibrary library_;
    Library told_;
    fmi2CallbackFunctions callbacks_;
    void* instance_ = nullptr;
};

}  // namespace

std::unique_ptr<HostedFmu> hostedFmu2(const Library& library)
{
    return std::make_unique<Fmu2>(library);
}

}  // namespace bramah::solver::host
