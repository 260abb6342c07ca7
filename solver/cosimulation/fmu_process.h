// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/cosimulation/host_protocol.h"

#include <QString>

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace bramah::solver {

class FmuPackage;

/// Why an FMU cannot go on, in words that name it.
class FmuFailure : public std::runtime_error
{
    using std::runtime_error::runtime_error;
};

/// The user has not allowed its code.
class FmuNotAllowed : public FmuFailure
{
    using FmuFailure::FmuFailure;
};

/// An FMU's code in a process of its own (`host/`), which its crash or endless loop ends, and nothing else. All methods
/// wait for the answer, and throw an FmuFailure where there is none. One thread at a time.
class FmuProcess
{
public:
    /// Starts the process, if the user has allowed the code of \a fmu (AllowedFmus), else throws FmuNotAllowed. A call
    /// that takes longer than \a timeLimit [s], or while which \a isStopWanted becomes true, ends it. That must outlive
    /// the process.
    FmuProcess(std::shared_ptr<const FmuPackage> fmu, double timeLimit, const std::function<bool()>& isStopWanted);
    ~FmuProcess();
    FmuProcess(const FmuProcess&) = delete;
    FmuProcess& operator=(const FmuProcess&) = delete;

    /// Makes a new instance, in place of one that there was.
    void instantiate();
    /// Sets variables of one type, all but texts; where FMI allows that is for the caller to keep.
    void set(const host::Values& values);
    /// Sets String parameters, before begin().
    void setTexts(const host::Texts& texts);
    /// Begins the initialisation at the time \a start [s]; \a tolerance is relative, 0 tells none.
    void begin(double start, double tolerance);
    /// Ends the initialisation; from here on step() is possible.
    void run();
    /// As many numbers as Values::count, in the units of the FMU; the numbers of \a values are not looked at.
    [[nodiscard]] std::vector<double> get(const host::Values& values);
    /// From the time \a from [s] on. True if the FMU wants the run to end there.
    [[nodiscard]] bool step(double from, double length);
    /// The state as bytes of the FMU's own making; needs ForeignDescription::savesState.
    [[nodiscard]] std::string save();
    /// Returns to what save() gave, perhaps in another process of the same FMU.
    void restore(const std::string& state);

private:
    template <typename... Parts>
    host::Answer ask(host::Question question, const QString& doing, const Parts&... parts);
    [[nodiscard]] std::string exchanged(const std::string& question, const QString& doing);
    void start();
    void send(const std::string& bytes, const QString& doing);
    void receive(char* to, std::size_t left, double until, const QString& doing);
    /// Ends the process and tells why it has gone.
    [[noreturn]] void fail(const QString& doing, const std::string& reason);
    [[noreturn]] void failAsGone(const QString& doing);
    void end();

    std::shared_ptr<const FmuPackage> fmu_;
    double timeLimit_;
    const std::function<bool()>& isStopWanted_;
    int connection_ = -1;
    int process_ = -1;
};

}  // namespace bramah::solver
