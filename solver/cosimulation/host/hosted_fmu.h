// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/cosimulation/host_protocol.h"

#include <memory>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace bramah::solver::host {

/// What an FMU refuses, in words.
class Refusal : public std::runtime_error
{
    using std::runtime_error::runtime_error;
};

/// The functions of an FMU's shared library, loaded.
class LoadedLibrary
{
public:
    /// Throws a Refusal if it cannot be loaded.
    explicit LoadedLibrary(const std::string& path);
    LoadedLibrary(const LoadedLibrary&) = delete;  // stays loaded until the process ends
    LoadedLibrary& operator=(const LoadedLibrary&) = delete;

    /// Throws a Refusal if there is none of this name.
    template <typename Function>
    [[nodiscard]] Function* function(const std::string& name) const
    {
        return reinterpret_cast<Function*>(find(name));
    }

private:
    [[nodiscard]] void* find(const std::string& name) const;

    void* library_;
};

/// An FMU for co-simulation with at most one instance. All methods throw a Refusal where the FMU does not do what it
/// is asked.
class HostedFmu
{
public:
    virtual ~HostedFmu() = default;

    ///@{
    /// What the question of the same name asks (host_protocol.h), by the functions of the FMU's C interface.
    virtual void instantiate() = 0;
    virtual void set(const Values& values) = 0;
    virtual void setTexts(const Texts& texts) = 0;
    virtual void begin(const Beginning& beginning) = 0;
    virtual void run() = 0;
    [[nodiscard]] virtual std::vector<double> get(const Values& values) = 0;
    /// True if the FMU wants the run to end at the end of the way.
    [[nodiscard]] virtual bool step(const Way& way) = 0;
    [[nodiscard]] virtual std::string save() = 0;
    virtual void restore(const std::string& state) = 0;
    ///@}

    /// What the FMU has told since the last call, a line each; the last lines if it is much.
    [[nodiscard]] std::string takeTold();
    /// For the callbacks of the FMU.
    void hear(const std::string& text);

protected:
    /// Throws a Refusal if \a status of FMI, of the call \a name, is worse than a warning.
    static void expectGood(int status, const char* name);

private:
    std::string told_;
};

///@{
/// An FMU of FMI 2.0, or 3.0: loads \a library, or throws a Refusal. Makes no instance yet.
[[nodiscard]] std::unique_ptr<HostedFmu> hostedFmu2(const Library& library);
[[nodiscard]] std::unique_ptr<HostedFmu> hostedFmu3(const Library& library);
///@}

}  // namespace bramah::solver::host
