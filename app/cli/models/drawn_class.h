// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram_builder.h"
#include "model/instance/instance.h"

namespace bramah::cli {

/// The drawing of a class, to be checked.
class DrawnClass
{
public:
    DrawnClass(const model::ClassLibrary& library, const model::ClassNode& node);
    /// Open ports, circuits without a tank and others.
    [[nodiscard]] model::Diagnostics problems() const;
    /// Places where the drawing is wrong or illegible.
    [[nodiscard]] model::Diagnostics illegibilities() const;

private:
    model::InstanceTree tree_;
    const model::Instance& instance_;
    model::IconCache icons_;
    model::Diagram diagram_;
};

}  // namespace bramah::cli
