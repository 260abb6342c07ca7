// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"

#include <memory>
#include <optional>
#include <vector>

namespace bramah::model {

/// The faults of a changing drawing, as checkDrawing() finds them: after a change only nets near it are checked again,
/// after a shift of the whole drawing none.
class DrawingReview
{
public:
    /// Checks \a diagram, which is not null, as the successor of the one before.
    void look(std::shared_ptr<const Diagram> diagram);
    [[nodiscard]] Diagnostics diagnostics() const;

private:
    using OfNets = std::vector<Diagnostics>;

    [[nodiscard]] bool isShift(const Diagram& next) const;
    [[nodiscard]] std::optional<std::vector<QRectF>> changes(const Diagram& next) const;
    [[nodiscard]] OfNets partlyAnew(const Diagram& next, const std::vector<QRectF>& changed) const;

    std::shared_ptr<const Diagram> diagram_;
    OfNets ofNets_;  ///< by number of the net
};

}  // namespace bramah::model
