// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/use/model_form.h"

#include <QStringList>

#include <functional>

namespace bramah::solver {

class Model;

/// The form of the equations of \a model in its FMU: the importer gives \a inputs and one variable of each open port.
/// Of these it gives the potential, as a pressure, where the port can take it without a derivative, as at an orifice, a
/// line's inertia or a delay; else the flow, as at a volume, whose pressure is a state, or at a mass. A port whose
/// potential or flow is among \a inputs is as they say; one that can take neither stays shut.
[[nodiscard]] ModelForm fmuForm(Model& model, const QStringList& inputs,
                                const std::function<bool()>& isStopWanted = {});

}  // namespace bramah::solver
