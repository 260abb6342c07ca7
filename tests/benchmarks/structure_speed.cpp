// SPDX-License-Identifier: GPL-3.0-or-later
// Time to describe a system of 20,000 equations for people, and to paint its graph: as a whole, and near.
#include "app/structure/tables/order_graph_picture.h"
#include "model/classes/class_library.h"
#include "model/syntax/syntax_tree.h"
#include "solver/compile/compile.h"
#include "solver/flatten/flatten.h"
#include "solver/overview/structure_table.h"
#include "solver/tape/compiled_system.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/chain_model.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <ctime>
#include <memory>
#include <vector>

namespace bramah::bench {

namespace {

constexpr int kStructureEquations = 20'000;
constexpr int kFrames = 5;
constexpr double kAllowedStructure = 1;  // s
constexpr double kAllowedPaint = 0.016;

template <typename Work>
double cpuSecondsOf(Work work)
{
    const std::clock_t start = std::clock();
    work();
    return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

std::shared_ptr<const solver::CompiledSystem> compiledChain(bool keepStructure)
{
    const auto text =
        std::make_shared<model::SourceText>(QStringLiteral("chain.mo"), chain(kStructureEquations / kEquationsOfCell));
    model::ClassLibrary library;
    const auto classes = library.addFile(model::syntax::SyntaxTree::parse(text));
    solver::FlattenOutcome flat = solver::flatten(library, *classes.back());
    solver::CompileOptions options;
    options.keepStructure = keepStructure;
    return flat.model ? solver::compile(std::move(*flat.model), options).system : nullptr;
}

/// A frame of a window of 1600 x 900 pixels that shows \a part of \a picture.
double frameSeconds(const app::OrderGraphPicture& picture, const QRectF& part)
{
    QImage image(1600, 900, QImage::Format_ARGB32_Premultiplied);
    std::vector<double> times;
    for (int i = 0; i < kFrames; ++i)
        times.push_back(cpuSecondsOf([&] {
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            const double scale = std::min(image.width() / part.width(), image.height() / part.height());
            painter.scale(scale, scale);
            painter.translate(-part.topLeft());
            picture.paint(painter, part, QGuiApplication::palette());
        }));
    return median(times);
}

Result describeChain()
{
    Result result;
    std::vector<double> plain, kept;
    std::shared_ptr<const solver::CompiledSystem> system;
    for (int i = 0; i < 3; ++i) {
        plain.push_back(cpuSecondsOf([&] { system = compiledChain(false); }));
        kept.push_back(cpuSecondsOf([&] { system = compiledChain(true); }));
    }
    if (!system || !system->structure) {
        result.failure = QStringLiteral("the chain does not compile");
        return result;
    }
    std::size_t rows = 0;
    const double tables =
        cpuSecondsOf([&] { rows = solver::portTable(*system).rows.size() + solver::orderTable(*system).rows.size(); });
    app::OrderGraphPicture picture;
    const double graph = cpuSecondsOf([&] { picture.layOut(solver::orderGraph(*system), QGuiApplication::font()); });
    const auto add = [&](const char* name, double seconds, double allowed) {
        result.measurements.push_back({QLatin1String(name), seconds, QStringLiteral("s"), allowed});
    };
    add("structure of 20000 equations; allowed", std::max(median(kept) - median(plain), 1e-6) + tables,
        kAllowedStructure);
    add("graph laid out; allowed", graph, kAllowedStructure);
    add("graph painted as a whole; allowed", frameSeconds(picture, picture.bounds()), kAllowedPaint);
    QRectF near(0, 0, 1600, 900);
    near.moveCenter(picture.bounds().center());
    add("graph painted near; allowed", frameSeconds(picture, near), kAllowedPaint);
    if (rows < 1000)
        result.failure = QStringLiteral("the tables are too short");
    return result;
}

const RegisterBenchmark kStructure("structure_20000", "describes a chain of 20,000 equations and paints its graph",
                                   describeChain);

}  // namespace

}  // namespace bramah::bench
