// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagnostics/diagnostic.h"
#include "model/diagram/diagram.h"

#include <memory>
#include <optional>
#include <vector>

namespace bramah::model {

/// The faults of a changing drawing, as checkDrawing() finds them: after a change only nets and names near it are
/// checked again, after a shift of the whole drawing none.
class DrawingReview
{
public:
    /// Checks \a diagram, which is not null, as the successor of the one before.
    void look(std::shared_ptr<const Diagram> diagram);
    /// The faults of the last diagram given to look(), as notes; empty before.
    [[nodiscard]] Diagnostics diagnostics() const;

private:
    using OfEach = std::vector<Diagnostics>;

    [[nodiscard]] bool isShift(const Diagram& next) const;
    [[nodiscard]] std::optional<std::vector<QRectF>> changes(const Diagram& next) const;
    void checkLines(const Diagram& next, const std::vector<QRectF>& changed);
    void checkNames(const Diagram& next, const std::vector<QRectF>& changed);

    std::shared_ptr<const Diagram> diagram_;
    OfEach ofNets_;   ///< by number of the net
    OfEach ofNames_;  ///< by number of the symbol, own ports last
};

}  // namespace bramah::model
