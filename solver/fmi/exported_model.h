// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/evaluate/system_evaluator.h"

#include <QRegularExpression>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace bramah::model {
class ClassNode;
}

namespace bramah::solver {

/// The version of FMI that an FMU is made for: 2.0 or 3.0.
enum class FmiVersion { Two, Three };

/// The relative tolerance of a model that names none.
inline constexpr double kUsualTolerance = 1e-6;

/// What a variable of an FMU is to its importer.
enum class FmuCausality { Input, Output, Parameter, CalculatedParameter, Local };
/// When a variable of an FMU may change (FMI 2.0.4, 2.2.7); a tunable parameter also during a run.
enum class FmuVariability { Constant, Tunable, Discrete, Continuous };

/// A variable of an FMU.
struct FmuVariable {
    std::uint32_t reference = 0;  ///< its number in the system
    const FlatVariable* variable = nullptr;
    FmuCausality causality = FmuCausality::Local;
    FmuVariability variability = FmuVariability::Continuous;
    std::optional<double> start, min, max;  ///< SI; a start is given where the importer may set one
};

/// A port of the model itself, to whose potential and flow an importer joins another one.
struct FmuTerminal {
    /// A variable of a terminal.
    struct Member {
        QString variable;     ///< its path
        bool isFlow = false;  ///< positive into the FMU
        bool isInput = false;
    };
    QString name;       ///< path of the port
    QString className;  ///< of its connector
    QString description;
    std::vector<Member> members;  ///< potential, flow
};

/// What an FMU tells about a model. The model must live as long.
struct ExportedModel {
    const FlatModel* model = nullptr;
    QString description;
    std::vector<FmuVariable> variables;
    std::uint32_t timeReference = 0;
    std::vector<FmuTerminal> terminals;
};

/// Takes the variables of \a evaluator, whose parameters are up to date: its inputs and outputs, and as outputs those
/// whose path \a outputs matches, besides all that are not protected. The open ports of the class \a node, of which one
/// variable is an input, are terminals; their other variable is an output.
[[nodiscard]] ExportedModel exportedModel(const SystemEvaluator& evaluator, const CompiledSystem& system,
                                          const model::ClassNode& node,
                                          const std::optional<QRegularExpression>& outputs);

/// The last name of a class as one of C, by which the libraries in the FMU are called.
[[nodiscard]] QString modelIdentifier(const std::string& className);

}  // namespace bramah::solver
