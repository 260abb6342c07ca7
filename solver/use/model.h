// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "solver/analysis/linear_ports.h"
#include "solver/flatten/flatten.h"
#include "solver/run/simulation_run.h"
#include "solver/use/model_cache.h"
#include "solver/use/model_form.h"

#include <tl/expected.hpp>

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace bramah::model {
class ClassLibrary;
class ClassNode;
}  // namespace bramah::model

namespace bramah::solver {

/// The class that a model is made of, and for what.
struct ModelSource {
    std::shared_ptr<const model::ClassLibrary> library;  ///< nobody else may use it while the model makes equations
    std::string className;
    /// It is a component that is only to be checked: its ports count as connected, and it cannot run.
    bool arePortsOpen = false;
    /// As in FlattenOptions.
    bool keepsLaws = false;
    /// People look at the equations: their description is kept, and starts that the model writes can be set.
    bool isForPeople = false;
    /// Where equations of the same structure may be found and are kept; or null.
    std::shared_ptr<ModelCache> cache;
    std::string structure;  ///< what the equations depend on, for the cache
    /// The values in the text that \c structure leaves out, by path.
    std::map<std::string, model::LiteralValue> values;
    std::shared_ptr<const model::syntax::SyntaxTree> tree;  ///< the text, to which messages of the cache refer
};

/// The equations of a model in one form.
struct BuiltForm {
    std::shared_ptr<const CompiledSystem> system;  ///< null: errors, a stop, or \c problem
    model::Diagnostics diagnostics;                ///< of the compiler alone
    std::string problem;                           ///< what is wrong with the form asked for, as an input that is none
    LinearPorts ports;                             ///< of ModelForm::Kind::Ports
    std::map<std::string, std::string> stageTexts;
};

/// A model that one can hold: a class with values of its parameters, whose equations are made when a question first
/// needs them, and kept in each form for the questions that follow. The only place that flattens and compiles. Any
/// number of threads may ask; each gets an evaluator of its own.
class Model
{
public:
    /// Asked at times; the work ends when it is true, without a result that is kept.
    using StopCheck = std::function<bool()>;

    /// Makes nothing yet; the source's library is never null.
    explicit Model(ModelSource source) : source_(std::move(source)) {}

    /// The class; null if the library has none of that name.
    [[nodiscard]] const model::ClassNode* node() const;
    /// The library of the source.
    [[nodiscard]] const model::ClassLibrary& library() const { return *source_.library; }

    /// Gives parameters values: `path=value`, SI or with a unit. Those on which equations depend make the equations
    /// anew. Returns what is wrong, with the name of the \a option that gave them; then none is set.
    [[nodiscard]] std::optional<std::string> set(const std::vector<std::string>& settings,
                                                 const std::string& option = "--set");
    /// The values set that need no equations anew, SI.
    [[nodiscard]] const std::vector<std::pair<std::string, double>>& values() const;

    /// The scalar variables and equations, or why there are none.
    [[nodiscard]] const FlattenOutcome& flattened(const StopCheck& isStopWanted = {});
    /// The equations in \a form.
    [[nodiscard]] const BuiltForm& built(const ModelForm& form = {}, const StopCheck& isStopWanted = {});
    /// The equations of a run with everything that was found in making them; from the cache, if it has some of this
    /// structure that tell the same, perhaps with other values.
    [[nodiscard]] ModelCache::Entry known(const StopCheck& isStopWanted = {});

    /// A new evaluator of \a form with the values set; null if there are no equations.
    [[nodiscard]] std::unique_ptr<SystemEvaluator> evaluator(const ModelForm& form = {},
                                                             const StopCheck& isStopWanted = {});
    /// The function that a run calls in its worker. The model must outlive the call.
    [[nodiscard]] static PrepareSystem prepareRun(std::shared_ptr<Model> model);

private:
    using NewValues = std::vector<std::pair<VariableId, double>>;

    // These are called while making_ is held.
    void flatten(const StopCheck& isStopWanted);
    [[nodiscard]] const BuiltForm& formOf(const ModelForm& form, const StopCheck& isStopWanted);
    [[nodiscard]] BuiltForm build(const ModelForm& form, const StopCheck& isStopWanted);
    /// Laws kept as they are have no tables by which a start is found: \a flat gets that of the same model with tables.
    void giveStartGuesses(FlatModel& flat) const;
    [[nodiscard]] std::string change(FlatModel& flat, const ModelForm& form, LinearPorts& ports) const;

    [[nodiscard]] ModelCache::Entry madeAnew(const StopCheck& isStopWanted);
    [[nodiscard]] std::optional<NewValues> newValues(const KnownEquations& known) const;
    [[nodiscard]] PreparedSystem prepared(const StopCheck& isStopWanted);
    void setValues(SystemEvaluator& evaluator) const;

    ModelSource source_;
    std::mutex making_;
    std::string overrides_;  ///< as Modelica text
    std::vector<std::pair<std::string, double>> values_;
    std::set<std::string> given_;  ///< paths of all parameters with a value set
    std::optional<FlattenOutcome> flattened_;
    std::map<ModelForm, BuiltForm> forms_;
};

}  // namespace bramah::solver
