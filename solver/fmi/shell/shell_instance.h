// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "solver/fmi/shell/fmu_instance.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <exception>
#include <string>
#include <utility>

namespace bramah::solver::fmi {

/// How a call of the C interface has ended, in the order in which the enumerations of both versions begin.
enum class CallResult { Ok, Warning, Discard, Error, Fatal };

/// What the shells of both versions keep for an instance besides the co-simulation itself.
class ShellInstance
{
public:
    /// Hands a message to the importer: how bad it is, a category of FMI, and the text in English.
    using Tell = std::function<void(CallResult, const char* category, const std::string& text)>;

    /// \a tell is called by the thread that calls the instance; with \a isLogging for warnings and notes too, not only
    /// for errors.
    ShellInstance(std::shared_ptr<const FmuModel> model, Tell tell, bool isLogging)
        : tell_(std::move(tell)),
          isLogging_(isLogging),
          run(std::move(model), [this](Severity severity, const std::string& text) { hear(severity, text); })
    {
    }
    ShellInstance(const ShellInstance&) = delete;
    ShellInstance& operator=(const ShellInstance&) = delete;

    /// Calls \a body; an exception, as for memory that there is not, ends in words and not in the importer.
    template <typename Body>
    CallResult guarded(Body&& body)
    {
        hasWarned_ = false;
        try {
            const CallResult result = std::forward<Body>(body)();
            return result == CallResult::Ok && hasWarned_ ? CallResult::Warning : result;
        } catch (const std::exception& exception) {
            tell_(CallResult::Fatal, kErrors, std::string("the FMU cannot go on: ") + exception.what());
            return CallResult::Fatal;
        }
    }
    /// Are warnings and notes told? Errors always are.
    void setLogging(bool isOn) { isLogging_ = isOn; }
    /// Tells \a text as an error; the result of a call that is refused.
    CallResult refuse(const std::string& text)
    {
        hear(Severity::Error, text);
        return CallResult::Error;
    }

    /// \a give takes (index, value) for each reference.
    template <typename Reference, typename Give>
    CallResult get(const Reference* references, std::size_t count, Give&& give)
    {
        for (std::size_t i = 0; i < count; ++i) {
            const auto value = run.value(references[i]);
            if (!value)
                return CallResult::Error;
            give(i, *value);
        }
        return CallResult::Ok;
    }
    /// \a take(index) gives the value for each reference. Those before a refused one stay set.
    template <typename Reference, typename Take>
    CallResult set(const Reference* references, std::size_t count, Take&& take)
    {
        for (std::size_t i = 0; i < count; ++i)
            if (!run.set(references[i], take(i)))
                return CallResult::Error;
        return CallResult::Ok;
    }
    /// The value of a text, which lives as long as the instance.
    [[nodiscard]] const char* textOf(std::uint32_t reference) const
    {
        const FlatVariable* variable = run.variable(reference);
        return variable && variable->type == ValueType::String ? variable->texts->stringValue.c_str() : nullptr;
    }

    // A state of the importer's is a pointer to an InstanceState.
    /// Writes the present state to the one that \a state points to, or, if that is null, to a new one.
    CallResult saveTo(void** state)
    {
        if (!state)
            return refuse("there is no place for the state");
        auto saved = run.save();
        if (!saved)
            return CallResult::Error;
        if (auto* const place = static_cast<InstanceState*>(*state))
            *place = std::move(*saved);
        else
            *state = new InstanceState(std::move(*saved));
        return CallResult::Ok;
    }
    /// Goes on from \a state; an error if it is null or that of another FMU.
    CallResult restoreFrom(void* state) { return resultOf(state && run.restore(*static_cast<InstanceState*>(state))); }
    /// Deletes a state and sets the importer's pointer to null; null is allowed.
    static CallResult freeState(void** state)
    {
        if (state)
            delete static_cast<InstanceState*>(std::exchange(*state, nullptr));
        return CallResult::Ok;
    }
    /// The number of bytes that serialise() needs for \a state; an error without one.
    CallResult sizeOf(void* state, std::size_t* size)
    {
        if (!state || !size)
            return refuse("there is no state");
        *size = writeState(*static_cast<InstanceState*>(state)).size();
        return CallResult::Ok;
    }
    /// Writes \a state to \a bytes, of which there are \a size; an error if these are too few, or without a state.
    CallResult serialise(void* state, void* bytes, std::size_t size)
    {
        if (!state || !bytes)
            return refuse("there is no state");
        const std::string text = writeState(*static_cast<InstanceState*>(state));
        if (size < text.size())
            return refuse("the state needs more room than it was given");
        std::memcpy(bytes, text.data(), text.size());
        return CallResult::Ok;
    }
    /// Makes a new state of bytes; an error if they are no state. Whether it is one of this FMU shows in restoreFrom().
    CallResult deserialise(const void* bytes, std::size_t size, void** state)
    {
        if (!state || !bytes)
            return refuse("these bytes are no state of this FMU");
        auto read = readState({static_cast<const char*>(bytes), size});
        if (!read)
            return refuse("these bytes are no state of this FMU");
        *state = new InstanceState(std::move(*read));
        return CallResult::Ok;
    }

    /// \a seeds: one for each known; \a values takes one for each unknown.
    CallResult derivatives(std::vector<std::uint32_t> unknowns, std::vector<std::uint32_t> knowns,
                           std::vector<double> seeds, double* values)
    {
        const auto found = run.derivatives(unknowns, knowns, seeds);
        if (!found)
            return CallResult::Error;
        std::ranges::copy(*found, values);
        return CallResult::Ok;
    }

    /// The result of a call whose reason of failure has been told.
    static CallResult resultOf(bool isGood) { return isGood ? CallResult::Ok : CallResult::Error; }

    static constexpr const char* kErrors = "logStatusError";
    static constexpr const char* kWarnings = "logStatusWarning";
    static constexpr const char* kNotes = "logAll";

private:
    void hear(Severity severity, const std::string& text)
    {
        switch (severity) {
        case Severity::Error: tell_(CallResult::Error, kErrors, text); return;
        case Severity::Warning:
            hasWarned_ = true;
            if (isLogging_)
                tell_(CallResult::Warning, kWarnings, text);
            return;
        case Severity::Note:
            if (isLogging_)
                tell_(CallResult::Ok, kNotes, text);
        }
    }

    Tell tell_;
    bool isLogging_;
    bool hasWarned_ = false;

public:
    FmuInstance run;
};

/// The model in the folder \a resources, a path or a `file:` address, which instances share. The error says why there
/// is none, or that it is not the one that \a token is of.
[[nodiscard]] tl::expected<std::shared_ptr<const FmuModel>, std::string> modelFor(const char* resources,
                                                                                  const char* token);

}  // namespace bramah::solver::fmi
