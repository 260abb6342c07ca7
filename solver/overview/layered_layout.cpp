// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/overview/layered_layout.h"

#include <algorithm>
#include <limits>

namespace bramah::solver {
namespace {

constexpr int kSweeps = 12;

class LayeredLayout
{
public:
    explicit LayeredLayout(LayeredNodes& nodes)
        : nodes_(nodes), heights_(nodes.neighbours.size()), isPlaced_(nodes.neighbours.size(), false)
    {
        for (const auto& layer : nodes_.layers)
            for (std::size_t row = 0; row < layer.size(); ++row) {
                height(layer[row]) = static_cast<double>(row);
                isPlaced_[layer[row]] = true;
            }
    }

    std::vector<double> make()
    {
        for (int sweep = 0; sweep < kSweeps; ++sweep) {
            for (auto& layer : nodes_.layers)
                settle(layer);
            for (auto layer = nodes_.layers.rbegin(); layer != nodes_.layers.rend(); ++layer)
                settle(*layer);
        }
        double top = std::numeric_limits<double>::max();
        for (const auto& layer : nodes_.layers)
            for (const std::size_t node : layer)
                top = std::min(top, height(node));
        for (const auto& layer : nodes_.layers)
            for (const std::size_t node : layer)
                height(node) -= top;
        return std::move(heights_);
    }

private:
    double& height(std::size_t node) { return heights_[node]; }

    /// Moves the nodes of a layer to the mean height of their neighbours, at least a row apart.
    void settle(std::vector<std::size_t>& layer)
    {
        for (const std::size_t node : layer) {
            double sum = 0, count = 0;
            for (const std::size_t other : nodes_.neighbours[node])
                if (isPlaced_[other]) {
                    sum += height(other);
                    ++count;
                }
            if (count > 0)
                height(node) = sum / count;
        }
        std::ranges::stable_sort(layer, {}, [this](std::size_t node) { return height(node); });
        double wanted = 0, placed = 0, at = std::numeric_limits<double>::lowest();
        for (const std::size_t node : layer) {
            wanted += height(node);
            at = std::max(height(node), at + 1);
            height(node) = at;
            placed += at;
        }
        for (const std::size_t node : layer)
            height(node) += (wanted - placed) / static_cast<double>(layer.size());
    }

    LayeredNodes& nodes_;
    std::vector<double> heights_;
    std::vector<bool> isPlaced_;
};

}  // namespace

std::vector<double> placeInLayers(LayeredNodes& nodes)
{
    return LayeredLayout(nodes).make();
}

}  // namespace bramah::solver
