// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

namespace bramah::solver {

/// The nodes of a graph in layers, as they are drawn side by side. A node is named by its number.
struct LayeredNodes {
    std::vector<std::vector<std::size_t>> layers;
    std::vector<std::vector<std::size_t>> neighbours;  ///< by node; those in no layer are ignored
};

/// Places the nodes of each layer below each other, at least one row apart, so that few lines cross: in sweeps to and
/// fro through the layers each node moves to the mean height of its neighbours (K. Sugiyama, S. Tagawa, M. Toda,
/// "Methods for visual understanding of hierarchical system structures", IEEE Trans. SMC 11, 1981). Sorts the layers
/// from above and returns the heights by node, in rows; the highest is at 0.
[[nodiscard]] std::vector<double> placeInLayers(LayeredNodes& nodes);

}  // namespace bramah::solver
