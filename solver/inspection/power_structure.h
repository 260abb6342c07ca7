// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/inspection/port_causality.h"

#include <functional>
#include <string>
#include <vector>

namespace bramah::solver {

/// What the equations of components say about the power through their ports, from efforts e and flows f alone.
enum class PowerVerdict : std::uint8_t {
    Lossless,    ///< e'f = 0 at every point
    Dissipates,  ///< e'f >= 0: takes power at every point
    Gives,       ///< e'f <= 0
    Either,      ///< takes or gives power, depending on the point
    Stores,      ///< fewer equations than ports: others contain derivatives or integrals
    Source,      ///< an effort or a flow is fixed
    Nonlinear    ///< some equations are not linear, so matrices do not describe it
};

/// The relations E e + F f = 0 between efforts and flows at the ports of components, with all inner variables
/// eliminated (a Dirac structure; van der Schaft and Maschke). Efforts are pressures above ambient [Pa], forces,
/// torques, voltages; flows are positive inwards: volume flows at ambient density [m3/s], speeds, angular speeds,
/// currents.
struct PowerStructure {
    /// A port that leads out of the components.
    struct Port {
        std::string connector;
        std::string effort, flow;  ///< names, as `p` and `q`
    };
    std::vector<Port> ports;
    std::vector<std::vector<double>> efforts, flows;  ///< E and F by row
    bool isSkewSymmetric = false;                     ///< E F' + F E' = 0
    PowerVerdict verdict = PowerVerdict::Nonlinear;

    [[nodiscard]] std::size_t rank() const { return efforts.size(); }  ///< of [E F]; that of a whole one: one per port
};

/// The power structure of \a components joined as in the circuit; its ports are those that lead out of them. \a
/// parameter returns values of parameters.
[[nodiscard]] PowerStructure powerStructure(const FlatModel& model, const SystemStructure& structure,
                                            const std::vector<ComponentId>& components,
                                            const std::function<double(VariableId)>& parameter);
/// The power structure of the joint \a connectionSet; flows of the ports are positive into the joint.
[[nodiscard]] PowerStructure powerStructureOfJoint(const FlatModel& model, const SystemStructure& structure,
                                                   std::size_t connectionSet);

}  // namespace bramah::solver
