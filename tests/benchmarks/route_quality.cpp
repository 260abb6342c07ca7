// SPDX-License-Identifier: GPL-3.0-or-later
// What lines look like after symbols were moved, rotated and mirrored at random: what lies, and what the drawings cost
// against the best ways an exhaustive search finds.
#include "model/routing/pieces.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/dots_without_joint.h"
#include "tests/model/routing/random_layout.h"
#include "tests/solver/library/library_run.h"

#include <QDir>
#include <QDirIterator>

#include <algorithm>
#include <climits>
#include <map>

namespace bramah::bench {
namespace {

constexpr int kLayouts = 300;
constexpr int kMoves = 20;

/// What was found on all sheets.
struct Tally {
    std::map<model::DrawingFault::Kind, int> faults;
    int dots = 0;
    int moves = 0;
    QStringList told;  ///< the faults in words, with the sheets they are on

    void look(const model::Diagram& diagram)
    {
        const model::SheetPicture picture(diagram);
        for (const model::DrawingFault& fault : model::DrawingChecker(picture).faults())
            ++faults[fault.kind];
        for (const model::Diagnostic& fault : checkDrawing(diagram))
            told.append(diagram.className() + QStringLiteral(": ") + fault.message());
        dots += static_cast<int>(test::dotsWithoutJoint(diagram).size());
    }
    /// How many of these kinds; of all, dots too, if none is given.
    [[nodiscard]] double count(std::initializer_list<model::DrawingFault::Kind> kinds) const
    {
        int sum = 0;
        if (kinds.size() == 0) {
            for (const auto& [kind, number] : faults)
                sum += number;
            return sum + dots;
        }
        for (const auto kind : kinds)
            if (const auto found = faults.find(kind); found != faults.end())
                sum += found->second;
        return sum;
    }
};

/// Adds what was counted; any fault fails the benchmark.
void takeTally(Result& result, const QString& when, const Tally& tally)
{
    using Kind = model::DrawingFault::Kind;
    const auto add = [&](const char* what, double value) {
        result.measurements.push_back({QStringLiteral("%1: %2").arg(when, QLatin1String(what)), value, QString()});
    };
    add("lines through symbols", tally.count({Kind::ThroughSymbol}));
    add("lines through texts", tally.count({Kind::ThroughText}));
    add("pieces shared by two nets", tally.count({Kind::SharedPiece}));
    add("false joints, lines over foreign ports", tally.count({Kind::FalseJoint, Kind::OverPort}));
    add("lines that run back", tally.count({Kind::RunBack}));
    add("names over symbols", tally.count({Kind::TextOverSymbol}));
    add("dots without a joint", tally.dots);
    add("moves", tally.moves);
    if (const double lies = tally.count({}); lies > 0)
        result.failure +=
            QStringLiteral("%1: %2 faults: %3; ").arg(when).arg(lies).arg(tally.told.join(QStringLiteral("; ")));
}

/// Sheets and where they come from.
struct ExampleSheets {
    std::vector<model::Diagram> all;
    std::size_t ofFiles = 0;  ///< the first ones; the others are the library's
};

/// All sheets of the examples and of the library's example circuits.
ExampleSheets exampleSheets()
{
    const QDir source(QDir(qEnvironmentVariable("BRAMAH_SOURCE_DIR", QStringLiteral("."))).absolutePath());
    const QDir libraryFolder(QDir(test::libraryFolder()).absolutePath());
    model::ClassLibrary library;
    library.addSearchPath(libraryFolder.path());
    ExampleSheets sheets;
    model::IconCache icons;
    const auto add = [&](const model::ClassNode& node) {
        model::InstanceTree tree(library);
        model::Diagram diagram = model::DiagramBuilder(icons).build(tree.instantiate(node));
        if (!diagram.nets().empty())
            sheets.all.push_back(std::move(diagram));
    };
    model::Diagnostics diagnostics;
    for (const QString& name :
         QDir(source.filePath(QStringLiteral("resources/examples"))).entryList({QStringLiteral("*.mo")}))
        for (const model::ClassNode* node :
             library.loadFile(source.filePath(QStringLiteral("resources/examples/") + name), diagnostics))
            add(*node);
    sheets.ofFiles = sheets.all.size();
    QDirIterator files(libraryFolder.filePath(QStringLiteral("Bramah/Examples")), {QStringLiteral("*.mo")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QString name = libraryFolder.relativeFilePath(files.next());
        name.chop(3);
        if (const auto* node = library.find(name.replace(QLatin1Char('/'), QLatin1Char('.')).toStdString()))
            add(*node);
    }
    return sheets;
}

/// The fewest bends between two ports past symbols, and the shortest length with them, by breadth first search over
/// all modules of the sheet.
class ExhaustiveRouter
{
public:
    ExhaustiveRouter(std::vector<QRectF> symbols) : symbols_(std::move(symbols)) {}

    struct Best {
        int bends = 0;
        int length = 0;  ///< modules
    };
    [[nodiscard]] Best best(QPointF from, model::Side fromSide, QPointF to, model::Side toSide) const
    {
        constexpr int kHalf = 80;
        constexpr int kWidth = 2 * kHalf + 1;
        const auto cellOf = [](QPointF p) {
            return (qRound(p.y() / model::Router::kGrid) + kHalf) * kWidth + qRound(p.x() / model::Router::kGrid) +
                   kHalf;
        };
        const int target = cellOf(to);
        std::vector<std::pair<int, int>> costs(kWidth * kWidth * 4, {INT_MAX, INT_MAX});
        std::map<std::pair<int, int>, std::vector<int>> open;
        const int start = cellOf(from) * 4 + static_cast<int>(fromSide);
        costs[static_cast<std::size_t>(start)] = {0, 0};
        open[{0, 0}].push_back(start);
        constexpr int kDx[] = {0, 1, 0, -1};
        constexpr int kDy[] = {1, 0, -1, 0};
        while (!open.empty()) {
            const auto [cost, states] = *open.begin();
            open.erase(open.begin());
            for (const int state : states) {
                if (costs[static_cast<std::size_t>(state)] < cost)
                    continue;
                const int cell = state / 4;
                const int side = state % 4;
                if (cell == target && side == (static_cast<int>(toSide) + 2) % 4)
                    return {cost.first, cost.second};
                const auto push = [&](int next, std::pair<int, int> sum) {
                    if (sum < costs[static_cast<std::size_t>(next)]) {
                        costs[static_cast<std::size_t>(next)] = sum;
                        open[sum].push_back(next);
                    }
                };
                const int x = cell % kWidth + kDx[side];
                const int y = cell / kWidth + kDy[side];
                if (x > 0 && y > 0 && x < kWidth - 1 && y < kWidth - 1 &&
                    (y * kWidth + x == target || !isInSymbol(x - kHalf, y - kHalf)))
                    push((y * kWidth + x) * 4 + side, {cost.first, cost.second + 1});
                if (cell != start / 4 && cell != target)
                    for (const int turn : {(side + 1) % 4, (side + 3) % 4})
                        push(cell * 4 + turn, {cost.first + 1, cost.second});
            }
        }
        return {};
    }

private:
    [[nodiscard]] bool isInSymbol(int x, int y) const
    {
        const QPointF place(x * model::Router::kGrid, y * model::Router::kGrid);
        return std::any_of(symbols_.begin(), symbols_.end(), [&](const QRectF& symbol) {
            return symbol.adjusted(-model::kTouch, -model::kTouch, model::kTouch, model::kTouch).contains(place);
        });
    }
    std::vector<QRectF> symbols_;
};

/// Sums over lines with two ports and no other line on the sheet.
struct AgainstBest {
    double bends = 0, bestBends = 0, length = 0, bestLength = 0;

    void look(const model::Diagram& diagram)
    {
        std::vector<QRectF> symbols;
        for (const model::DiagramComponent& symbol : diagram.components())
            if (!symbol.isNode)
                symbols.push_back(symbol.bounds);
        const ExhaustiveRouter exhaustive(symbols);
        const model::SheetPicture picture(diagram);
        for (int n = 0; n < static_cast<int>(picture.nets.size()); ++n) {
            std::vector<const model::SheetPicture::Port*> ends;
            for (const int p : picture.nets[static_cast<std::size_t>(n)].ports)
                if (picture.ports[static_cast<std::size_t>(p)].side)
                    ends.push_back(&picture.ports[static_cast<std::size_t>(p)]);
            if (ends.size() != 2)
                continue;
            const model::NetTree tree(picture, n);
            const std::vector<QPointF> way = tree.way(ends[0]->position, ends[1]->position);
            const auto best = exhaustive.best(ends[0]->position, *ends[0]->side, ends[1]->position, *ends[1]->side);
            bends += static_cast<double>(way.size()) - 2;
            bestBends += best.bends;
            for (std::size_t i = 0; i + 1 < way.size(); ++i)
                length += QLineF(way[i], way[i + 1]).length() / model::Router::kGrid;
            bestLength += best.length;
        }
    }
};

Result routeQuality()
{
    Result result;
    Tally before;
    Tally after;
    unsigned seed = 1;
    const auto move = [&](test::RandomDraughtsman& user) {
        before.look(user.diagram());
        int moves = 0;
        for (int i = 0; i < 6 * kMoves && moves < kMoves; ++i)
            moves += user.move() ? 1 : 0;
        after.moves += moves;
        after.look(user.diagram());
    };
    ExampleSheets sheets = exampleSheets();
    if (sheets.ofFiles == 0 || sheets.ofFiles == sheets.all.size()) {
        result.failure = QStringLiteral("%1 sheets of example files and %2 of the library can be read")
                             .arg(sheets.ofFiles)
                             .arg(sheets.all.size() - sheets.ofFiles);
        return result;
    }
    for (model::Diagram& sheet : sheets.all) {
        test::RandomDraughtsman user(std::move(sheet), seed++);
        move(user);
    }
    takeTally(result, QStringLiteral("%1 examples, as drawn").arg(sheets.all.size()), before);
    takeTally(result, QStringLiteral("examples, moved"), after);
    before = after = Tally();
    for (int i = 0; i < kLayouts; ++i) {
        test::RandomDraughtsman user(test::diagramOf(test::randomSymbols(seed)), seed);
        ++seed;
        for (int k = 0; k < 30; ++k)
            user.connect();
        move(user);
    }
    takeTally(result, QStringLiteral("%1 random sheets, as drawn").arg(kLayouts), before);
    takeTally(result, QStringLiteral("random sheets, moved"), after);
    AgainstBest comparison;
    for (int i = 0; i < kLayouts; ++i) {
        test::RandomDraughtsman user(test::diagramOf(test::randomSymbols(seed)), seed);
        ++seed;
        for (int k = 0; k < 40 && user.diagram().nets().empty(); ++k)
            user.connect();
        for (int k = 0; k < kMoves; ++k)
            user.move();
        comparison.look(user.diagram());
    }
    result.measurements.push_back(
        {QStringLiteral("small cases: bends; best"), comparison.bends, QString(), comparison.bestBends});
    result.measurements.push_back(
        {QStringLiteral("small cases: length in M; best"), comparison.length, QString(), comparison.bestLength});
    return result;
}

const RegisterBenchmark kRouteQuality("route_quality", "lines after random moves: what lies, what they cost",
                                      routeQuality);

}  // namespace
}  // namespace bramah::bench
