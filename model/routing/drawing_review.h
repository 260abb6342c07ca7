// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"

#include <memory>
#include <optional>
#include <vector>

namespace bramah::model {

/// The false lines of a drawing that changes, as checkDrawing() tells them: after a change only the nets near it are
/// looked at anew, after a shift of the whole drawing none.
class DrawingReview
{
public:
    /// Takes \a diagram, never null, in place of the one before.
    void look(std::shared_ptr<const Diagram> diagram);
    [[nodiscard]] Diagnostics diagnostics() const;

private:
    using OfNets = std::vector<Diagnostics>;

    [[nodiscard]] bool isShift(const Diagram& next) const;
    [[nodiscard]] std::optional<std::vector<QRectF>> changes(const Diagram& next) const;
    [[nodiscard]] OfNets partlyAnew(const Diagram& next, const std::vector<QRectF>& changed) const;

    std::shared_ptr<const Diagram> diagram_;
    OfNets ofNets_;  ///< as the diagram's nets
};

}  // namespace bramah::model
