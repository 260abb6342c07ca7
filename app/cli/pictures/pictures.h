// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/command_options.h"
#include "model/diagram/diagram.h"
#include "model/instance/instance.h"
#include "solver/fmi/fmu_file.h"
#include "solver/overview/energy_table.h"
#include "solver/overview/order_graph.h"
#include "solver/results/result_store.h"
#include "solver/versions/library_versions.h"

#include <optional>
#include <vector>

namespace bramah::cli {

struct AnimationOptions;

/// All that the command line draws. The program with a window gives it; `bramah-cli`, which knows neither fonts nor
/// painting, has none. What returns a text says by it what went wrong. Needs a QApplication.
class Pictures
{
public:
    virtual ~Pictures() = default;

    /// What is drawn and written with, for --version.
    [[nodiscard]] virtual std::vector<solver::LibraryVersion> libraries() const = 0;

    /// The commands that do nothing else.
    [[nodiscard]] virtual int render(const QStringList& arguments, CommandStreams& streams) const = 0;
    [[nodiscard]] virtual int report(const QStringList& arguments, CommandStreams& streams) const = 0;
    [[nodiscard]] virtual int manual(const QStringList& arguments, CommandStreams& streams) const = 0;

    /// Draws the plots of \a store, the results of the class \a node. The store is lent meanwhile.
    [[nodiscard]] virtual std::optional<QString> writePlots(solver::ResultStore& store, const model::ClassNode& node,
                                                            const QString& path) const = 0;
    /// What is wrong with these options.
    [[nodiscard]] virtual std::optional<QString> problemOf(const AnimationOptions& options) const = 0;
    /// Writes \a store, the results of the class \a node, as an animation. The store is lent meanwhile.
    [[nodiscard]] virtual std::optional<QString> writeAnimation(solver::ResultStore& store,
                                                                const model::ClassLibrary& library,
                                                                const model::ClassNode& node,
                                                                const AnimationOptions& options) const = 0;

    [[nodiscard]] virtual std::optional<QString> writeSheet(const model::Diagram& diagram,
                                                            const QString& path) const = 0;
    [[nodiscard]] virtual std::optional<QString> writeGraph(solver::OrderGraph graph, const QString& path) const = 0;
    [[nodiscard]] virtual std::optional<QString> writeEnergies(const std::vector<solver::ComponentEnergy>& energies,
                                                               const QString& path) const = 0;
    [[nodiscard]] virtual solver::FmuPictures fmuPictures(const model::Instance& circuit) const = 0;
    /// Draws the capsules in \a root.
    [[nodiscard]] virtual std::optional<QString> writeComposition(const model::Instance& root,
                                                                  const QString& path) const = 0;
};

}  // namespace bramah::cli
