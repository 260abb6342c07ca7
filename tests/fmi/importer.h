// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bramah::test {

/// A variable as modelDescription.xml tells it.
struct ImportedVariable {
    std::uint32_t reference = 0;
    std::string type;  ///< Real, Integer, Boolean, Enumeration, String
    std::string causality, variability, initial, unit;
    std::optional<double> start;
};

/// What an unpacked FMU says about itself.
struct ImportedDescription {
    bool isThree = false;
    std::string identifier, token, modelName;
    std::map<std::string, ImportedVariable> variables;  ///< by name
    double stopTime = 1;
};
/// Reads \a folder/modelDescription.xml. Throws std::runtime_error where it is none.
[[nodiscard]] ImportedDescription readDescription(const std::string& folder);

/// The library of an unpacked FMU, loaded. Throws std::runtime_error if it cannot be.
class ImportedFmu
{
public:
    explicit ImportedFmu(const std::string& folder);
    ~ImportedFmu();
    ImportedFmu(const ImportedFmu&) = delete;
    ImportedFmu& operator=(const ImportedFmu&) = delete;

    [[nodiscard]] const ImportedDescription& description() const { return description_; }
    [[nodiscard]] const std::string& folder() const { return folder_; }
    /// The function \a name of the library.
    template <typename Function>
    [[nodiscard]] Function* function(const std::string& name) const
    {
        return reinterpret_cast<Function*>(find(name));
    }

private:
    [[nodiscard]] void* find(const std::string& name) const;

    std::string folder_;
    ImportedDescription description_;
    void* library_ = nullptr;
};

/// An instance of an FMU. Calls return the status of FMI: 0 is good, 1 a warning.
class ImportedInstance
{
public:
    /// Throws std::runtime_error, with what the FMU has logged, if it refuses. \a token: another one than the
    /// description's.
    explicit ImportedInstance(const ImportedFmu& fmu, bool usesEvents = false, const std::string& token = {});
    ~ImportedInstance();
    ImportedInstance(const ImportedInstance&) = delete;
    ImportedInstance& operator=(const ImportedInstance&) = delete;

    /// Enters initialization; without \a stop no stop time is told.
    [[nodiscard]] int setUp(double start, std::optional<double> stop, std::optional<double> tolerance = {});
    [[nodiscard]] int exitInitialization();
    [[nodiscard]] int set(const std::string& name, double value);
    [[nodiscard]] int setSlope(const std::string& name, double slope);
    /// Throws std::runtime_error if the FMU refuses.
    [[nodiscard]] double get(const std::string& name);
    [[nodiscard]] std::string text(const std::string& name);
    [[nodiscard]] int step(double from, double way);
    /// FMI 3: the time that the last step has reached, and whether it was early for an event.
    [[nodiscard]] double reached() const { return reached_; }
    [[nodiscard]] bool wasEarly() const { return wasEarly_; }
    [[nodiscard]] bool isTerminated() const { return isTerminated_; }
    [[nodiscard]] int reset();
    [[nodiscard]] double derivative(const std::string& unknown, const std::string& known);

    [[nodiscard]] void* save();
    [[nodiscard]] int restore(void* state);
    void free(void* state);
    [[nodiscard]] std::vector<char> serialise(void* state);
    [[nodiscard]] void* deserialise(const std::vector<char>& bytes);

    [[nodiscard]] const std::vector<std::string>& log() const { return log_; }
    /// For the FMU's callback.
    void hear(const std::string& text) { log_.push_back(text); }

private:
    [[nodiscard]] const ImportedVariable& variable(const std::string& name) const;
    template <typename... Arguments>
    int call(const char* name, Arguments... arguments) const;

    const ImportedFmu& fmu_;
    bool isThree_;
    std::string prefix_;
    void* instance_ = nullptr;
    std::unique_ptr<struct Callbacks> callbacks_;
    std::vector<std::string> log_;
    double reached_ = 0;
    bool wasEarly_ = false, isTerminated_ = false;
};

}  // namespace bramah::test
