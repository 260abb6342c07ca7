// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/python/interruptible.h"
#include "app/python/problem.h"
#include "app/python/run_result.h"
#include "solver/analysis/harmonic_response.h"
#include "solver/analysis/operating_point.h"
#include "solver/study/study_runner.h"
#include "solver/tape/code_for_many_runs.h"
#include "solver/use/linear_question.h"
#include "solver/use/model.h"
#include "solver/use/variation.h"

#include <QStringList>

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace bramah::python {

/// A parameter as a user sees it.
struct ParameterInfo {
    const solver::FlatVariable* variable = nullptr;  ///< of the held system
    double value = 0;                                ///< SI; that of an enumeration counts from 1
    std::optional<double> least, most;               ///< nothing: no bound, or one that depends on other parameters
};

/// What a run is asked for; what is not given is as in the model.
struct RunQuestion {
    std::optional<double> start, stop, interval, tolerance;  ///< times in s
    std::optional<QString> method;                           ///< as `radau`
    std::optional<QString> variables;                        ///< regular expression for whole paths
    QStringList texts;                                       ///< values of this run alone, `path=120 kg`
    std::vector<std::pair<QString, double>> numbers;         ///< the same [SI]
    std::vector<solver::RunInput> inputs;
    bool isFromRest = false;
    std::shared_ptr<const RunResult> from;  ///< a run that it continues; or null
    bool hasEventRows = true;
};

/// An operating point with the system that has it.
struct RestResult {
    solver::OperatingPoint point;
    double time = 0;  ///< [s]
    std::vector<std::pair<const solver::FlatVariable*, double>> values;
    std::shared_ptr<const solver::CompiledSystem> system;  ///< owns the variables
};

/// A study that can be run.
struct PlannedStudy {
    std::shared_ptr<solver::Study> study;
    solver::StudyDesign design;
};

/// A model that Python holds: opened once, asked many times. Its equations and their machine code are kept. Any number
/// of threads may ask. All functions block, and throw a Problem; they are for Work, without Python's lock.
class HeldModel
{
public:
    /// The class \a className of \a files, with libraries as on the command line; an empty name means the one model.
    HeldModel(const QStringList& files, const QString& className, const QStringList& libraries);

    [[nodiscard]] const QString& name() const { return name_; }
    /// Of the texts and the equations, without errors.
    [[nodiscard]] model::Diagnostics diagnostics(const StopCheck& isStopWanted);
    /// Gives parameters values, all or none: `path=value`, SI or with a unit.
    void set(const QStringList& settings, const StopCheck& isStopWanted);
    /// The parameters that can be set, in the order of the model. Their variables live as long as \a system.
    [[nodiscard]] std::vector<ParameterInfo> parameters(std::shared_ptr<const solver::CompiledSystem>& system,
                                                        const StopCheck& isStopWanted);

    /// Runs the model. Unlike the others it is called with Python's lock, and is left by itself on Ctrl+C: a run has a
    /// thread of its own, and another one beside it would take a tenth of a short run's time.
    [[nodiscard]] static std::shared_ptr<RunResult> simulate(const std::shared_ptr<HeldModel>& model,
                                                             const RunQuestion& question);
    [[nodiscard]] RestResult steady(std::optional<double> time, const StopCheck& isStopWanted);
    /// Writes an FMU to \a path; returns the platforms that it runs on. \a version: of FMI, 2 or 3.
    [[nodiscard]] QStringList exportFmu(const QString& path, int version, const QStringList& inputs,
                                        const QStringList& outputs, const StopCheck& isStopWanted);
    [[nodiscard]] solver::LinearSystem linearize(const solver::LinearQuestion& question, const StopCheck& isStopWanted);
    /// The units of variables, empty where none is known.
    [[nodiscard]] std::vector<std::string> unitsOf(const std::vector<std::string>& paths,
                                                   const StopCheck& isStopWanted);
    /// \a question without its times, which the model has.
    [[nodiscard]] std::vector<solver::HarmonicPoint> respond(const std::string& input,
                                                             solver::HarmonicQuestion question,
                                                             const StopCheck& isStopWanted);
    /// A study of what \a variations vary, with runs as in \a question. The \a sampling `own` takes paths and draws no
    /// points: they come later.
    [[nodiscard]] PlannedStudy study(const QStringList& variations, const std::optional<QString>& sampling,
                                     std::optional<std::size_t> runs, std::uint64_t seed, const QString& reduction,
                                     bool hasMeasures, const RunQuestion& question, const StopCheck& isStopWanted);

private:
    /// What a run needs.
    struct ReadyRun {
        std::shared_ptr<const solver::CompiledSystem> system;
        solver::RunSettings settings;
    };
    [[nodiscard]] ReadyRun readyRun(const RunQuestion& question, const StopCheck& isStopWanted);
    /// The same if no equations have to be made and nobody asks at this moment; else nothing.
    [[nodiscard]] std::optional<ReadyRun> readyAtOnce(const RunQuestion& question);

    /// Where the class itself declares the component at a path, or the one around it.
    [[nodiscard]] TextPlace placeOf(const QString& component) const;
    [[noreturn]] void throwFailure(const solver::EvaluationStatus& status, const solver::FlatModel& model) const;
    [[nodiscard]] const solver::FlatModel& flat(const StopCheck& isStopWanted);
    [[nodiscard]] std::shared_ptr<const solver::CompiledSystem> system(const solver::ModelForm& form,
                                                                       const StopCheck& isStopWanted);
    [[nodiscard]] std::unique_ptr<solver::SystemEvaluator> evaluator(const solver::ModelForm& form,
                                                                     const StopCheck& isStopWanted);
    [[nodiscard]] std::vector<solver::ParameterRange> takeVariations(const QStringList& texts, solver::Study& study);
    [[nodiscard]] static std::vector<solver::ParameterRange> takeOwn(const QStringList& paths, solver::Study& study);
    [[nodiscard]] solver::RunSettings settingsOf(const RunQuestion& question, const StopCheck& isStopWanted);

    std::mutex asking_;          ///< held while the library is read and equations are made
    bool hasEquations_ = false;  ///< of runs, for the values set
    std::shared_ptr<const solver::CompiledSystem> manyRunsOf_;  ///< the system that several runs have had
    std::unique_ptr<solver::CodeForManyRuns> code_;             ///< its machine code, made beside them
    std::shared_ptr<solver::Model> model_;
    model::Diagnostics loaded_;
    QString name_;
    std::map<QString, QString> numbers_, structural_;  ///< values set, by path: with the same equations, with others
};

}  // namespace bramah::python
