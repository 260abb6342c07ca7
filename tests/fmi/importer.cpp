// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fmi/importer.h"

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>

#if defined(_WIN32)
#include <windows.h>
#else
#include <dlfcn.h>
#endif

namespace bramah::test {

/// The C structure fmi2CallbackFunctions.
struct Callbacks {
    void (*logger)(void*, const char*, int, const char*, const char*, ...);
    void* (*allocate)(std::size_t, std::size_t);
    void (*free)(void*);
    void (*finished)(void*, int);
    void* environment;
};

namespace {

using Attributes = std::map<std::string, std::string>;

std::string decoded(const std::string& text)
{
    static const std::map<std::string, char> entities{
        {"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&apos;", '\''}};
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t end = text[i] == '&' ? text.find(';', i) : std::string::npos;
        const auto known = end == std::string::npos ? entities.end() : entities.find(text.substr(i, end - i + 1));
        plain += known == entities.end() ? text[i] : known->second;
        i = known == entities.end() ? i : end;
    }
    return plain;
}

/// Calls \a visit(name, attributes) for each element of \a xml as it begins.
template <typename Visit>
void forEachElement(const std::string& xml, Visit&& visit)
{
    for (std::size_t at = xml.find('<'); at != std::string::npos; at = xml.find('<', at + 1)) {
        std::size_t i = xml.find_first_of(" />\n", at + 1);
        const std::string name = xml.substr(at + 1, i - at - 1);
        if (name.empty() || name[0] == '?' || name[0] == '!')
            continue;
        Attributes attributes;
        while (xml[i] != '>' && xml[i] != '/') {
            i = xml.find_first_not_of(" \n\t", i);
            if (xml[i] == '>' || xml[i] == '/')
                break;
            const std::size_t equal = xml.find('=', i), end = xml.find('"', equal + 2);
            attributes[xml.substr(i, equal - i)] = decoded(xml.substr(equal + 2, end - equal - 2));
            i = end + 1;
        }
        visit(name, attributes);
        at = i;
    }
}

std::optional<double> startOf(const Attributes& attributes)
{
    const auto start = attributes.find("start");
    if (start == attributes.end())
        return std::nullopt;
    return start->second == "true" ? 1 : start->second == "false" ? 0 : std::strtod(start->second.c_str(), nullptr);
}

std::string typeOf(const std::string& element)
{
    return element == "Float64" ? "Real" : element == "Int32" ? "Integer" : element;
}

void hear2(void* environment, const char*, int, const char*, const char* format, ...)
{
    char text[4096];
    va_list arguments;
    va_start(arguments, format);
    std::vsnprintf(text, sizeof(text), format, arguments);
    va_end(arguments);
    static_cast<ImportedInstance*>(environment)->hear(text);
}

void hear3(void* environment, int, const char*, const char* text)
{
    static_cast<ImportedInstance*>(environment)->hear(text);
}

std::string fileAddress(const std::string& path)
{
    std::string address = "file://";
    if (!path.empty() && path[0] != '/')
        address += '/';
    for (const char sign : path)
        address += sign == ' ' ? std::string("%20") : sign == '\\' ? std::string("/") : std::string(1, sign);
    return address;
}

}  // namespace

ImportedDescription readDescription(const std::string& folder)
{
    std::ifstream file(folder + "/modelDescription.xml", std::ios::binary);
    const std::string xml{std::istreambuf_iterator<char>(file), {}};
    ImportedDescription made;
    std::string open;  // ScalarVariable of FMI 2
    forEachElement(xml, [&](const std::string& name, const Attributes& attributes) {
        const auto get = [&](const char* key) {
            const auto at = attributes.find(key);
            return at == attributes.end() ? std::string() : at->second;
        };
        if (name == "fmiModelDescription") {
            made.isThree = get("fmiVersion").rfind("3", 0) == 0;
            made.token = get(made.isThree ? "instantiationToken" : "guid");
            made.modelName = get("modelName");
        } else if (name == "CoSimulation") {
            made.identifier = get("modelIdentifier");
        } else if (name == "DefaultExperiment") {
            made.stopTime = std::strtod(get("stopTime").c_str(), nullptr);
        } else if (!made.isThree && name == "ScalarVariable") {
            open = get("name");
            if (made.variables.count(open) > 0)
                throw std::runtime_error("two variables are called " + open);
            made.variables[open] = {static_cast<std::uint32_t>(std::stoul(get("valueReference"))),
                                    "",
                                    get("causality"),
                                    get("variability"),
                                    get("initial"),
                                    "",
                                    {}};
        } else if (!made.isThree && !open.empty()) {
            ImportedVariable& variable = made.variables[open];
            variable.type = name;
            variable.unit = get("unit");
            variable.start = startOf(attributes);
            open.clear();
        } else if (made.isThree && attributes.count("name") > 0 && attributes.count("valueReference") > 0) {
            if (made.variables.count(get("name")) > 0)
                throw std::runtime_error("two variables are called " + get("name"));
            made.variables[get("name")] = {static_cast<std::uint32_t>(std::stoul(get("valueReference"))),
                                           typeOf(name),
                                           get("causality"),
                                           get("variability"),
                                           get("initial"),
                                           get("unit"),
                                           startOf(attributes)};
        }
    });
    if (made.identifier.empty() || made.token.empty())
        throw std::runtime_error(folder + "/modelDescription.xml is no description of an FMU for co-simulation");
    return made;
}

ImportedFmu::ImportedFmu(const std::string& folder) : folder_(folder), description_(readDescription(folder))
{
#if defined(_WIN32)
    const std::string path = folder + "/binaries/" + (description_.isThree ? "x86_64-windows" : "win64") + "/" +
                             description_.identifier + ".dll";
    library_ = reinterpret_cast<void*>(LoadLibraryA(path.c_str()));
    if (!library_)
        throw std::runtime_error(path + " cannot be loaded: " + std::to_string(GetLastError()));
#else
    const std::string path = folder + "/binaries/" + (description_.isThree ? "x86_64-linux" : "linux64") + "/" +
                             description_.identifier + ".so";
    library_ = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!library_)
        throw std::runtime_error(dlerror());
#endif
}

ImportedFmu::~ImportedFmu()
{
#if defined(_WIN32)
    FreeLibrary(static_cast<HMODULE>(library_));
#else
    dlclose(library_);
#endif
}

void* ImportedFmu::find(const std::string& name) const
{
#if defined(_WIN32)
    void* const found = reinterpret_cast<void*>(GetProcAddress(static_cast<HMODULE>(library_), name.c_str()));
#else
    void* const found = dlsym(library_, name.c_str());
#endif
    if (!found)
        throw std::runtime_error("the FMU lacks " + name);
    return found;
}

template <typename... Arguments>
int ImportedInstance::call(const char* name, Arguments... arguments) const
{
    return fmu_.function<int(void*, Arguments...)>(prefix_ + name)(instance_, arguments...);
}

ImportedInstance::ImportedInstance(const ImportedFmu& fmu, bool usesEvents, const std::string& token)
    : fmu_(fmu), isThree_(fmu.description().isThree), prefix_(isThree_ ? "fmi3" : "fmi2")
{
    const std::string& used = token.empty() ? fmu.description().token : token;
    if (isThree_) {
        const std::string resources = fmu.folder() + "/resources/";
        instance_ = fmu.function<void*(const char*, const char*, const char*, bool, bool, bool, bool,
                                       const std::uint32_t*, std::size_t, void*, decltype(&hear3), void*)>(
            "fmi3InstantiateCoSimulation")("instance", used.c_str(), resources.c_str(), false, true, usesEvents,
                                           usesEvents, nullptr, 0, this, hear3, nullptr);
    } else {
        callbacks_ = std::make_unique<Callbacks>(Callbacks{hear2, std::calloc, std::free, nullptr, this});
        const std::string resources = fileAddress(fmu.folder() + "/resources");
        instance_ = fmu.function<void*(const char*, int, const char*, const char*, const Callbacks*, int, int)>(
            "fmi2Instantiate")("instance", 1, used.c_str(), resources.c_str(), callbacks_.get(), 0, 1);
    }
    if (!instance_)
        throw std::runtime_error(log_.empty() ? "the FMU makes no instance" : log_.back());
}

ImportedInstance::~ImportedInstance()
{
    fmu_.function<void(void*)>(prefix_ + "FreeInstance")(instance_);
}

const ImportedVariable& ImportedInstance::variable(const std::string& name) const
{
    const auto at = fmu_.description().variables.find(name);
    if (at == fmu_.description().variables.end())
        throw std::runtime_error("the FMU has no variable " + name);
    return at->second;
}

int ImportedInstance::setUp(double start, std::optional<double> stop, std::optional<double> tolerance)
{
    if (isThree_)
        return call("EnterInitializationMode", tolerance.has_value(), tolerance.value_or(0), start, stop.has_value(),
                    stop.value_or(0));
    const int status = call("SetupExperiment", static_cast<int>(tolerance.has_value()), tolerance.value_or(0), start,
                            static_cast<int>(stop.has_value()), stop.value_or(0));
    return status > 1 ? status : call("EnterInitializationMode");
}

int ImportedInstance::exitInitialization()
{
    return call("ExitInitializationMode");
}

int ImportedInstance::reset()
{
    return call("Reset");
}

int ImportedInstance::set(const std::string& name, double value)
{
    const ImportedVariable& known = variable(name);
    const std::uint32_t* const reference = &known.reference;
    const std::size_t one = 1;
    if (isThree_) {
        if (known.type == "Real")
            return call("SetFloat64", reference, one, static_cast<const double*>(&value), one);
        const auto integer = static_cast<std::int32_t>(value);
        const std::int64_t large = integer;
        const bool truth = value != 0;
        if (known.type == "Integer")
            return call("SetInt32", reference, one, &integer, one);
        if (known.type == "Enumeration")
            return call("SetInt64", reference, one, &large, one);
        return call("SetBoolean", reference, one, &truth, one);
    }
    const int integer = static_cast<int>(value);
    if (known.type == "Real")
        return call("SetReal", reference, one, static_cast<const double*>(&value));
    return call(known.type == "Boolean" ? "SetBoolean" : "SetInteger", reference, one, &integer);
}

int ImportedInstance::setSlope(const std::string& name, double slope)
{
    const int order = 1;
    return call("SetRealInputDerivatives", &variable(name).reference, std::size_t{1}, &order,
                static_cast<const double*>(&slope));
}

double ImportedInstance::get(const std::string& name)
{
    const ImportedVariable& known = variable(name);
    const std::uint32_t* const reference = &known.reference;
    const std::size_t one = 1;
    double real = 0;
    std::int32_t integer = 0;
    std::int64_t large = 0;
    bool truth = false;
    int status = 0;
    if (known.type == "Real")
        status = isThree_ ? call("GetFloat64", reference, one, &real, one) : call("GetReal", reference, one, &real);
    else if (isThree_ && known.type == "Integer")
        status = call("GetInt32", reference, one, &integer, one);
    else if (isThree_ && known.type == "Enumeration")
        status = call("GetInt64", reference, one, &large, one);
    else if (isThree_)
        status = call("GetBoolean", reference, one, &truth, one);
    else
        status = call(known.type == "Boolean" ? "GetBoolean" : "GetInteger", reference, one, &integer);
    if (status > 1)
        throw std::runtime_error(log_.empty() ? "the FMU gives no value of " + name : log_.back());
    return real + integer + static_cast<double>(large) + (truth ? 1 : 0);
}

std::string ImportedInstance::text(const std::string& name)
{
    const char* found = nullptr;
    const std::size_t one = 1;
    const std::uint32_t* const reference = &variable(name).reference;
    const int status =
        isThree_ ? call("GetString", reference, one, &found, one) : call("GetString", reference, one, &found);
    if (status > 1)
        throw std::runtime_error("the FMU gives no value of " + name);
    return found;
}

int ImportedInstance::step(double from, double way)
{
    if (!isThree_) {
        const int status = call("DoStep", from, way, 1);
        double time = 0;
        int ended = 0;
        call("GetRealStatus", 2, &time);
        call("GetBooleanStatus", 3, &ended);
        reached_ = time;
        isTerminated_ = ended != 0;
        return status;
    }
    bool isEvent = false;
    const int status = call("DoStep", from, way, true, &isEvent, &isTerminated_, &wasEarly_, &reached_);
    if (isEvent) {
        bool needsUpdate = false, terminates = false, nominals = false, states = false, isDefined = false;
        double next = 0;
        if (const int entered = call("EnterEventMode"); entered > 1)
            return entered;
        if (const int updated =
                call("UpdateDiscreteStates", &needsUpdate, &terminates, &nominals, &states, &isDefined, &next);
            updated > 1)
            return updated;
        if (const int left = call("EnterStepMode"); left > 1)
            return left;
    }
    return status;
}

double ImportedInstance::derivative(const std::string& unknown, const std::string& known)
{
    const double seed = 1;
    double found = 0;
    const std::size_t one = 1;
    const std::uint32_t *of = &variable(unknown).reference, *by = &variable(known).reference;
    const int status = isThree_ ? call("GetDirectionalDerivative", of, one, by, one, &seed, one, &found, one)
                                : call("GetDirectionalDerivative", of, one, by, one, &seed, &found);
    if (status > 1)
        throw std::runtime_error("the FMU gives no derivative of " + unknown);
    return found;
}

void* ImportedInstance::save()
{
    void* state = nullptr;
    return call(isThree_ ? "GetFMUState" : "GetFMUstate", &state) > 1 ? nullptr : state;
}

int ImportedInstance::restore(void* state)
{
    return call(isThree_ ? "SetFMUState" : "SetFMUstate", state);
}

void ImportedInstance::free(void* state)
{
    call(isThree_ ? "FreeFMUState" : "FreeFMUstate", &state);
}

std::vector<char> ImportedInstance::serialise(void* state)
{
    std::size_t size = 0;
    if (call(isThree_ ? "SerializedFMUStateSize" : "SerializedFMUstateSize", state, &size) > 1)
        return {};
    std::vector<char> bytes(size);
    if (call(isThree_ ? "SerializeFMUState" : "SerializeFMUstate", state, bytes.data(), size) > 1)
        return {};
    return bytes;
}

void* ImportedInstance::deserialise(const std::vector<char>& bytes)
{
    void* state = nullptr;
    const int status =
        call(isThree_ ? "DeserializeFMUState" : "DeSerializeFMUstate", bytes.data(), bytes.size(), &state);
    return status > 1 ? nullptr : state;
}

}  // namespace bramah::test
