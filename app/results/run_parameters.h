// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/run_record.h"
#include "editor/session/document_session.h"
#include "model/classes/class_library.h"
#include "model/instance/instance.h"
#include "solver/measures/result_expression.h"

#include <memory>
#include <optional>

namespace bramah::app {

/// The parameters of the class that a session runs, in its present text or in the text that an earlier run was started
/// from: expressions over results name them. The last text that was asked for is kept. Borrows the session. GUI thread.
class RunParameters
{
public:
    explicit RunParameters(const editor::DocumentSession& session) : session_(session) {}

    /// The value of the parameter or constant at \a path in \a run, or with null in the present text; nothing if there
    /// is none. Parameters that were set by hand during the run have no single value.
    [[nodiscard]] std::optional<solver::KnownNumber> value(const RunRecord* run, const QString& path);

private:
    [[nodiscard]] const model::Instance* instanceOf(const RunRecord* run);

    const editor::DocumentSession& session_;
    KeptModelText text_;  ///< of what follows
    std::unique_ptr<model::ClassLibrary> library_;
    std::unique_ptr<model::InstanceTree> tree_;
    const model::Instance* instance_ = nullptr;
};

}  // namespace bramah::app
