// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <cstdint>
#include <vector>

namespace bramah::model {

/// A step, a transition or a bar of the sequence charts on a sheet.
struct ChartPart {
    enum class Kind : std::uint8_t {
        Step,
        Transition,
        BelowStep,  ///< a bar that passes on that steps are active: an alternative's begin, the end of parallel ones
        BelowTransition  ///< a bar that passes on that a transition clears: the begin of parallel ones, an
                         ///< alternative's end
    };
    const DiagramComponent* component = nullptr;
    Kind kind = Kind::Step;
    /// A line from above.
    struct Lead {
        int part = 0;  ///< number of the part
        QString port;  ///< its lower end, without subscripts
        friend bool operator==(const Lead&, const Lead&) = default;
    };
    std::vector<Lead> above;
    bool isFromOutside = false;  ///< a line from a port of the class itself leads to it

    /// Does it need all that is above, and not just one of it?
    [[nodiscard]] bool needsAll() const { return kind == Kind::Transition || kind == Kind::BelowStep; }
};

/// The sequence charts on one sheet, as a graph from above to below. Borrows the diagram.
class Chart
{
public:
    explicit Chart(const Diagram& diagram);

    [[nodiscard]] const std::vector<ChartPart>& parts() const { return parts_; }
    /// Which parts can ever be active or clear, if the steps \a active are at the start; by number.
    [[nodiscard]] std::vector<bool> reachedFrom(const std::vector<int>& active) const;

private:
    void readParts(const Diagram& diagram);
    void readLines(const Diagram& diagram, const Net& net);
    [[nodiscard]] int partOf(const PortRef& ref) const;

    std::vector<ChartPart> parts_;
    QHash<ComponentId, int> numbers_;
};

}  // namespace bramah::model
