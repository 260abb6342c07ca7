// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/pictures/pictures.h"

namespace bramah::app {

/// What the commands of `bramah` draw, with the means of the window.
class DrawnPictures : public cli::Pictures
{
public:
    [[nodiscard]] std::vector<solver::LibraryVersion> libraries() const override;

    [[nodiscard]] int render(const QStringList& arguments, cli::CommandStreams& streams) const override;
    [[nodiscard]] int report(const QStringList& arguments, cli::CommandStreams& streams) const override;
    [[nodiscard]] int manual(const QStringList& arguments, cli::CommandStreams& streams) const override;

    [[nodiscard]] std::optional<QString> writePlots(solver::ResultStore& store, const model::ClassNode& node,
                                                    const QString& path) const override;
    [[nodiscard]] std::optional<QString> problemOf(const cli::AnimationOptions& options) const override;
    [[nodiscard]] std::optional<QString> writeAnimation(solver::ResultStore& store, const model::ClassLibrary& library,
                                                        const model::ClassNode& node,
                                                        const cli::AnimationOptions& options) const override;

    [[nodiscard]] std::optional<QString> writeSheet(const model::Diagram& diagram, const QString& path) const override;
    [[nodiscard]] std::optional<QString> writeGraph(solver::OrderGraph graph, const QString& path) const override;
    [[nodiscard]] std::optional<QString> writeEnergies(const std::vector<solver::ComponentEnergy>& energies,
                                                       const QString& path) const override;
    [[nodiscard]] solver::FmuPictures fmuPictures(const model::Instance& circuit) const override;
    [[nodiscard]] std::optional<QString> writeComposition(const model::Instance& root,
                                                          const QString& path) const override;
};

}  // namespace bramah::app
