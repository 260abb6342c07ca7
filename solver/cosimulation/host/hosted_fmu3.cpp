// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/cosimulation/host/hosted_fmu.h"
#include "solver/fmi/shell/fmi3_types.h"

#include <cmath>
#include <type_traits>

namespace bramah::solver::host {
namespace {

void hear(fmi3InstanceEnvironment environment, fmi3Status, fmi3String, fmi3String message)
{
    static_cast<HostedFmu*>(environment)->hear(message != nullptr ? message : "");
}

/// By the functions of FMI 3.0.2 for co-simulation.
class Fmu3 final : public HostedFmu
{
public:
    explicit Fmu3(const Library& library) : library_(library.path), told_(library) {}

    void instantiate() override
    {
        if (instance_ != nullptr)
            library_.function<void(void*)>("fmi3FreeInstance")(instance_);
        const std::string resources = told_.resources + "/";
        instance_ =
            library_.function<void*(const char*, const char*, const char*, bool, bool, bool, bool, const std::uint32_t*,
                                    std::size_t, void*, fmi3LogMessageCallback, fmi3IntermediateUpdateCallback)>(
                "fmi3InstantiateCoSimulation")(told_.instanceName.c_str(), told_.token.c_str(), resources.c_str(),
                                               false, false, false, false, nullptr, 0, static_cast<HostedFmu*>(this),
                                               host::hear, nullptr);
        if (instance_ == nullptr)
            throw Refusal("it made no instance");
    }

    void set(const Values& values) override
    {
        switch (values.type) {
        case Type::Float64: return give<double>("fmi3SetFloat64", values);
        case Type::Float32: return give<float>("fmi3SetFloat32", values);
        case Type::Int8: return give<std::int8_t>("fmi3SetInt8", values);
        case Type::UInt8: return give<std::uint8_t>("fmi3SetUInt8", values);
        case Type::Int16: return give<std::int16_t>("fmi3SetInt16", values);
        case Type::UInt16: return give<std::uint16_t>("fmi3SetUInt16", values);
        case Type::Int32: return give<std::int32_t>("fmi3SetInt32", values);
        case Type::UInt32: return give<std::uint32_t>("fmi3SetUInt32", values);
        case Type::Int64: return give<std::int64_t>("fmi3SetInt64", values);
        case Type::UInt64: return give<std::uint64_t>("fmi3SetUInt64", values);
        case Type::Boolean: return give<bool>("fmi3SetBoolean", values);
        case Type::Text: break;
        }
    }

    void setTexts(const Texts& texts) override
    {
        std::vector<const char*> plain;
        for (const std::string& text : texts.texts)
            plain.push_back(text.c_str());
        call("fmi3SetString", texts.references.data(), texts.references.size(), plain.data(), plain.size());
    }

    void begin(const Beginning& beginning) override
    {
        call("fmi3EnterInitializationMode", beginning.tolerance > 0, beginning.tolerance, beginning.start, false, 0.0);
    }
    void run() override { call("fmi3ExitInitializationMode"); }

    std::vector<double> get(const Values& values) override
    {
        switch (values.type) {
        case Type::Float64: return taken<double>("fmi3GetFloat64", values);
        case Type::Float32: return taken<float>("fmi3GetFloat32", values);
        case Type::Int8: return taken<std::int8_t>("fmi3GetInt8", values);
        case Type::UInt8: return taken<std::uint8_t>("fmi3GetUInt8", values);
        case Type::Int16: return taken<std::int16_t>("fmi3GetInt16", values);
        case Type::UInt16: return taken<std::uint16_t>("fmi3GetUInt16", values);
        case Type::Int32: return taken<std::int32_t>("fmi3GetInt32", values);
        case Type::UInt32: return taken<std::uint32_t>("fmi3GetUInt32", values);
        case Type::Int64: return taken<std::int64_t>("fmi3GetInt64", values);
        case Type::UInt64: return taken<std::uint64_t>("fmi3GetUInt64", values);
        case Type::Boolean: return taken<bool>("fmi3GetBoolean", values);
        case Type::Text: break;
        }
        return {};
    }

    bool step(const Way& way) override
    {
        bool needsEvent = false, isTerminated = false, isEarly = false;
        double reached = way.from + way.length;
        call("fmi3DoStep", way.from, way.length, true, &needsEvent, &isTerminated, &isEarly, &reached);
        return isTerminated;
    }

    std::string save() override
    {
        void* state = nullptr;
        call("fmi3GetFMUState", &state);
        std::size_t size = 0;
        call("fmi3SerializedFMUStateSize", state, &size);
        std::string bytes(size, '\0');
        call("fmi3SerializeFMUState", state, reinterpret_cast<fmi3Byte*>(bytes.data()), size);
        call("fmi3FreeFMUState", &state);
        return bytes;
    }

    void restore(const std::string& bytes) override
    {
        void* state = nullptr;
        call("fmi3DeserializeFMUState", reinterpret_cast<const fmi3Byte*>(bytes.data()), bytes.size(), &state);
        call("fmi3SetFMUState", state);
        call("fmi3FreeFMUState", &state);
    }

private:
    template <typename... Arguments>
    void call(const char* name, Arguments... arguments)
    {
        expectGood(library_.function<int(void*, Arguments...)>(name)(instance_, arguments...), name);
    }
    template <typename T>
    void give(const char* name, const Values& values)
    {
        const auto plain = std::make_unique<T[]>(values.numbers.size());
        for (std::size_t i = 0; i < values.numbers.size(); ++i)
            if constexpr (std::is_floating_point_v<T>)
                plain[i] = static_cast<T>(values.numbers[i]);
            else if constexpr (std::is_same_v<T, bool>)
                plain[i] = values.numbers[i] != 0;
            else
                plain[i] = static_cast<T>(std::llround(values.numbers[i]));
        call(name, values.references.data(), values.references.size(), static_cast<const T*>(plain.get()),
             values.numbers.size());
    }
    template <typename T>
    std::vector<double> taken(const char* name, const Values& values)
    {
        const auto plain = std::make_unique<T[]>(values.count);
        call(name, values.references.data(), values.references.size(), plain.get(), std::size_t{values.count});
        return {plain.get(), plain.get() + values.count};
    }

    LoadedLibrary library_;
    Library told_;
    void* instance_ = nullptr;
};

}  // namespace

std::unique_ptr<HostedFmu> hostedFmu3(const Library& library)
{
    return std::make_unique<Fmu3>(library);
}

}  // namespace bramah::solver::host
