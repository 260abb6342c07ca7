// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/diagram/diagram.h"

#include <cstdint>
#include <vector>

namespace bramah::model {

/// A step, a transition or a bar of the sequence charts on a sheet.
struct ChartPart {
    /// What a part is, by the ends (SequenceEnd) that its ports are.
    enum class Kind : std::uint8_t {
        Step,
        Transition,
        BelowStep,       ///< a bar below steps: the begin of alternatives, or the end of parallel sequences
        BelowTransition  ///< a bar below transitions: the begin of parallel
                         ///< sequences, or the end of alternatives
    };
    const DiagramComponent* component = nullptr;
    Kind kind = Kind::Step;
    /// A line that arrives from above.
    struct Lead {
        int part = 0;  ///< index of the part it comes from
        QString port;  ///< lower end of that part, without subscripts
        friend bool operator==(const Lead&, const Lead&) = default;
    };
    std::vector<Lead> above;
    bool isFromOutside = false;  ///< a port of the class itself leads to it

    /// Does the part need all parts above it to be active, and not just one?
    [[nodiscard]] bool needsAll() const { return kind == Kind::Transition || kind == Kind::BelowStep; }
};

/// The sequence charts of one sheet as a graph from above to below. Borrows the diagram.
class Chart
{
public:
    /// Reads the charts of \a diagram; parts point to its components.
    explicit Chart(const Diagram& diagram);

    /// All parts in the order of the diagram's components; the numbers in ChartPart are places here. Empty without a
    /// chart.
    [[nodiscard]] const std::vector<ChartPart>& parts() const { return parts_; }
    /// For each part: can it ever become active or clear, if the steps \a active are active at the start?
    [[nodiscard]] std::vector<bool> reachedFrom(const std::vector<int>& active) const;

private:
    void readParts(const Diagram& diagram);
    void readLines(const Diagram& diagram, const Net& net);
    [[nodiscard]] int partOf(const PortRef& ref) const;

    std::vector<ChartPart> parts_;
    QHash<ComponentId, int> numbers_;
};

}  // namespace bramah::model
