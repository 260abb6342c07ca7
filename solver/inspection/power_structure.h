// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/inspection/port_causality.h"

#include <functional>
#include <string>
#include <vector>

namespace bramah::solver {

/// The verdict of the equations of components about the power through their ports, from efforts e and flows f alone.
enum class PowerVerdict : std::uint8_t {
    Lossless,    ///< e'f = 0 whatever the rest is
    Dissipates,  ///< e'f >= 0: takes power at every point
    Gives,       ///< e'f <= 0
    Either,      ///< takes or gives, as the point is
    Stores,      ///< fewer equations than ports: derivatives or integrals stand in the others
    Source,      ///< fixes an effort or a flow by itself
    Nonlinear    ///< some equations are not linear: no matrices say all
};

/// E e + F f = 0 between the efforts and flows at the ports of components, everything within being eliminated (after
/// van der Schaft and Maschke's Dirac structures). Efforts are pressures over that of the surroundings [Pa], forces,
/// torques, voltages; flows go in: volume flows at the density of the surroundings [m3/s], speeds, angular speeds,
/// currents.
struct PowerStructure {
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

/// The power structure of \a components together, joined as in the circuit: its ports are those that lead out of them.
/// \a parameter gives values of parameters.
[[nodiscard]] PowerStructure powerStructure(const FlatModel& model, const SystemStructure& structure,
                                            const std::vector<ComponentId>& components,
                                            const std::function<double(VariableId)>& parameter);
/// The power structure of the joint of lines \a connectionSet: the ports' flows go into the joint.
[[nodiscard]] PowerStructure powerStructureOfJoint(const FlatModel& model, const SystemStructure& structure,
                                                   std::size_t connectionSet);

}  // namespace bramah::solver
