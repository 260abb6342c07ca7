// SPDX-License-Identifier: GPL-3.0-or-later
// How long the window is busy on large sheets: opening, zooming, dragging, selecting, moving all and undoing that,
// taking the live check's messages and showing results. Times are of the window's own thread, so that other programs
// and the check in its worker do not count.
#include "app/documents/document_page.h"
#include "app/sheet/line_results.h"
#include "editor/canvas/probe.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/commands/sheet_commands.h"
#include "editor/render/sheet_geometry.h"
#include "editor/view/sheet_view.h"
#include "model/lists/drawing_lists.h"
#include "model/routing/router.h"
#include "solver/results/result_store.h"
#include "tests/app/window/test_window.h"
#include "tests/benchmarks/benchmark.h"
#include "tests/benchmarks/large_sheet.h"
#include "tests/benchmarks/thread_time.h"

#include <QApplication>
#include <QFile>
#include <QWheelEvent>
#include <QtTest/QTest>

#include <cmath>
#include <ctime>
#include <list>
#include <map>
#include <string>

namespace bramah::bench {
namespace {

constexpr int kSizes[] = {100, 1000, 5000};  // symbols
constexpr double kConstant = 1.3;            // largest ratio of costs per symbol
constexpr double kWorkZoom = 4;              // pixels per diagram unit
constexpr int kSteps = 40;                   // of the mouse
constexpr int kRest = 1000;                  // ms, in which all comes that waits for a rest

/// Lets the window do what it has to, painting included.
void settle()
{
    for (int k = 0; k < 3; ++k) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

template <typename Work>
double secondsOf(Work work)
{
    const double begin = threadSeconds();
    work();
    settle();
    return threadSeconds() - begin;
}

/// The window with a large sheet in front.
class LargeWindow
{
public:
    explicit LargeWindow(int symbols) : LargeWindow(largeSheet(groupsFor(symbols))) {}
    explicit LargeWindow(const QByteArray& text)
    {
        settle();
        const QString path = test_.filePath(QStringLiteral("Large.mo"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return;
        file.write(text);
        file.close();
        openSeconds_ = secondsOf([&] { page_ = test_.window().documents().open(path); });
    }
    [[nodiscard]] bool isOpen() const
    {
        return page_ && !page_->session().sheet().diagram().components().empty() && page_->session().isEditable();
    }
    [[nodiscard]] double openSeconds() const { return openSeconds_; }
    [[nodiscard]] app::DocumentPage& page() { return *page_; }
    [[nodiscard]] editor::SheetView& view() { return page_->sheet(); }
    [[nodiscard]] const model::Diagram& diagram() { return page_->session().sheet().diagram(); }
    /// A pump in the midst of the sheet.
    [[nodiscard]] const model::DiagramComponent& pump()
    {
        const auto group = static_cast<int>(diagram().components().size()) / kSymbolsOfGroup / 2;
        return *diagram().component({QStringLiteral("pump%1").arg(group)});
    }
    [[nodiscard]] app::SheetPart seen()
    {
        return {editor::toScene(view().mapToScene(view().viewport()->rect()).boundingRect()), true};
    }
    void lookAtPump()
    {
        view().setZoom(kWorkZoom);
        view().locate(pump().id);
        page_->session().select({});
        settle();
    }
    void mouse(QEvent::Type type, QPointF sheet, Qt::MouseButtons buttons)
    {
        const QPoint at = view().fromSheet(sheet);
        QMouseEvent event(type, at, view().viewport()->mapToGlobal(at),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, buttons, Qt::NoModifier);
        QCoreApplication::sendEvent(view().viewport(), &event);
    }
    void wheel(int notches)
    {
        const QPoint at = view().viewport()->rect().center();
        QWheelEvent event(at, view().viewport()->mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(view().viewport(), &event);
    }

private:
    test::TestWindow test_;
    app::DocumentPage* page_ = nullptr;
    double openSeconds_ = 0;
};

/// What a user does on a sheet: what of it is measured [s], and what is allowed [ms].
struct Times {
    struct Row {
        QString name;
        double seconds = 0;
        double allowed = 0;  ///< ms
    };
    std::vector<Row> rows;
    int symbols = 0;
};
using Use = Times (*)(int symbols);

Times timesOfOpening(int symbols)
{
    std::vector<double> times;
    int count = 0;
    for (int k = 0; k < 3; ++k) {
        LargeWindow window(symbols);
        if (!window.isOpen())
            return {};
        times.push_back(window.openSeconds());
        count = static_cast<int>(window.diagram().components().size());
    }
    return {{{QStringLiteral("open"), median(times), 1500}}, count};
}

/// A drawing of ten sheets with codes at all parts, and a parts list on the first one.
Times timesOfReleasedDrawing(int symbols)
{
    const QByteArray text = codedDrawing(groupsFor(symbols), 10);
    std::vector<double> openings, edits, lists;
    int count = 0;
    for (int k = 0; k < 3; ++k) {
        LargeWindow window(text);
        if (!window.isOpen() || window.diagram().pages().size() != 10)
            return {};
        openings.push_back(window.openSeconds());
        count = static_cast<int>(window.diagram().components().size());
        editor::DocumentSession& session = window.page().session();
        for (int edit = 1; edit <= 3; ++edit) {
            edits.push_back(secondsOf([&] {
                session.setParameter(window.pump().id, QStringLiteral("D"), QStringLiteral("%1e-6").arg(20 + edit));
            }));
            lists.push_back(secondsOf([&] {
                static_cast<void>(model::drawingListOf(*session.sheet().root(), QString(), session.sheet().diagram(),
                                                       model::DrawingList::Parts));
            }));
        }
    }
    return {{{QStringLiteral("open ten sheets"), median(openings), 1000},
             {QStringLiteral("edit with a list on the sheet"), median(edits), 200},
             {QStringLiteral("parts list after an edit"), median(lists), 50}},
            count};
}

Times timesOfFrames(int symbols)
{
    LargeWindow window(symbols);
    if (!window.isOpen())
        return {};
    const auto steps = [&] {
        std::vector<double> times;
        for (int k = 0; k < kSteps / 2; ++k)
            times.push_back(secondsOf([&] { window.wheel(k % 2 == 0 ? 1 : -1); }));
        return median(times);
    };
    window.view().fit();
    settle();
    const double whole = steps();
    window.lookAtPump();
    const double near = steps();
    return {{{QStringLiteral("wheel step, whole sheet in view"), whole, 16},
             {QStringLiteral("wheel step, at the zoom of work"), near, 16}},
            static_cast<int>(window.diagram().components().size())};
}

Times timesOfDragging(int symbols)
{
    LargeWindow window(symbols);
    if (!window.isOpen())
        return {};
    window.lookAtPump();
    const QPointF start = window.pump().anchor();
    window.mouse(QEvent::MouseMove, start, Qt::NoButton);
    window.mouse(QEvent::MouseButtonPress, start, Qt::LeftButton);
    std::vector<double> times;
    for (int k = 1; k <= kSteps; ++k)
        times.push_back(secondsOf([&] {
            window.mouse(QEvent::MouseMove, start + model::Router::kGrid * QPointF(k % 10, k / 10), Qt::LeftButton);
        }));
    const double drop = secondsOf(
        [&] { window.mouse(QEvent::MouseButtonRelease, start + model::Router::kGrid * QPointF(5, 4), Qt::NoButton); });
    return {{{QStringLiteral("step of a drag"), median(times), 16}, {QStringLiteral("drop"), drop, 200}},
            static_cast<int>(window.diagram().components().size())};
}

Times timesOfSelecting(int symbols)
{
    LargeWindow window(symbols);
    if (!window.isOpen())
        return {};
    std::vector<double> times;
    for (int k = 0; k < 5; ++k) {
        window.page().session().select({});
        settle();
        times.push_back(secondsOf([&] { editor::selectAll(window.page().session()); }));
    }
    return {{{QStringLiteral("select all"), median(times), 50}},
            static_cast<int>(window.diagram().components().size())};
}

Times timesOfUndo(int symbols)
{
    LargeWindow window(symbols);
    if (!window.isOpen())
        return {};
    editor::DocumentSession& session = window.page().session();
    editor::selectAll(session);
    settle();
    std::vector<double> nudges, undoes;
    for (int k = 0; k < 3; ++k) {
        nudges.push_back(secondsOf([&] { editor::nudgeSelection(session, {1, 0}); }));
        undoes.push_back(secondsOf([&] { session.file().undoStack().undo(); }));
    }
    return {{{QStringLiteral("nudge all"), median(nudges), 200}, {QStringLiteral("undo"), median(undoes), 200}},
            static_cast<int>(window.diagram().components().size())};
}

Times timesOfChecking(int symbols)
{
    LargeWindow window(symbols);
    if (!window.isOpen())
        return {};
    bool isChecked = false;
    QObject::connect(&window.page().check(), &app::LiveCheck::checked, [&] { isChecked = true; });
    const double begin = threadSeconds();
    if (!QTest::qWaitFor([&] { return isChecked; }, 120000))
        return {};
    // The list of variables and the panels follow when the window rests: of a small sheet after the check, of a large
    // one before its end.
    QTest::qWait(kRest);
    settle();
    const double whole = threadSeconds() - begin;
    return {{{QStringLiteral("window's part of a check"), whole, 200}},
            static_cast<int>(window.diagram().components().size())};
}

/// Waits until what the window shows has been checked.
bool isChecked(LargeWindow& window)
{
    return QTest::qWaitFor([&] { return !window.page().check().isPending(); }, 120000);
}

/// From an edit that changes equations to the end of its check, and a drag while a check is on its way.
Times timesOfLiveChecks(int symbols)
{
    static const std::map<int, double> kAllowedTimes{{20, 30}, {200, 100}, {2000, 1000}};  // ms
    LargeWindow window(symbols);
    if (!window.isOpen() || !isChecked(window))
        return {};
    window.lookAtPump();
    editor::DocumentSession& session = window.page().session();
    const model::ComponentId pump = window.pump().id;
    int edits = 0;
    const auto edit = [&] {
        session.setParameter(pump, QStringLiteral("D"), QStringLiteral("25e-6*(1 + %1)").arg(++edits % 2));
    };
    std::vector<double> checks, steps;
    for (int k = 0; k < 5; ++k) {
        QTest::qWait(200);
        bool isDone = true;
        checks.push_back(secondsOf([&] {
            edit();
            isDone = isChecked(window);
        }));
        if (!isDone)
            return {};
    }
    const QPointF start = window.pump().anchor();
    edit();
    QCoreApplication::processEvents();  // begins the check
    window.mouse(QEvent::MouseMove, start, Qt::NoButton);
    window.mouse(QEvent::MouseButtonPress, start, Qt::LeftButton);
    // Of a small circuit the check is done after few.
    for (int k = 1; k <= kSteps && (k == 1 || window.page().check().isPending()); ++k)
        steps.push_back(secondsOf([&] {
            window.mouse(QEvent::MouseMove, start + model::Router::kGrid * QPointF(k % 10, k / 10), Qt::LeftButton);
        }));
    window.mouse(QEvent::MouseButtonRelease, start, Qt::NoButton);
    return {{{QStringLiteral("from an edit to its check"), median(checks), kAllowedTimes.at(symbols)},
             {QStringLiteral("step of a drag while a check goes on"), median(steps), 16}},
            static_cast<int>(window.diagram().components().size())};
}

/// The processor's time from opening a file to the end of its check, all threads together.
Times timesOfAllAtTheStart(int symbols)
{
    const std::clock_t begin = std::clock();
    LargeWindow window(symbols);
    if (!window.isOpen() || !isChecked(window))
        return {};
    settle();
    return {{{QStringLiteral("open and check"), static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC, 7000}},
            static_cast<int>(window.diagram().components().size())};
}

/// Results of a run with a pressure and a flow for each port on the sheet.
solver::ResultStore resultsFor(const model::Diagram& diagram)
{
    std::vector<solver::ResultColumn> columns;
    for (const model::DiagramComponent& symbol : diagram.components())
        for (const model::DiagramPort& port : symbol.ports)
            for (const QString& path : editor::variablesOf(diagram, {symbol.id, port.name})) {
                solver::ResultColumn column;
                column.path = path;
                column.unit = path.endsWith(QLatin1String(".p")) ? QStringLiteral("Pa") : QString();
                columns.push_back(std::move(column));
            }
    solver::ResultStore store;
    const std::size_t width = columns.size();
    store.reset(std::move(columns));
    solver::SampleBatch batch;
    std::vector<double> values(width);
    for (int row = 0; row < 100; ++row) {
        for (std::size_t c = 0; c < width; ++c)
            values[c] = 1e5 * (1 + std::sin(0.1 * row + static_cast<double>(c)));
        batch.add(0.01 * row, solver::kGridRow, values);
    }
    store.append(std::move(batch));
    return store;
}

Times timesOfResults(int symbols)
{
    LargeWindow window(symbols);
    if (!window.isOpen())
        return {};
    window.lookAtPump();
    const solver::ResultStore results = resultsFor(window.diagram());
    app::LineResults lines;
    std::vector<double> times;
    for (int k = 0; k < kSteps / 2; ++k)
        times.push_back(secondsOf([&] {
            window.view().sheet().showResults(
                lines.at(window.diagram(), results, 0.01 * k, app::LineResultsShown(), window.seen(), 0.033));
        }));
    return {{{QStringLiteral("frame with results, at the zoom of work"), median(times), 16}},
            static_cast<int>(window.diagram().components().size())};
}

/// Each measured once a program.
const Times& measured(Use use, int symbols)
{
    static std::map<std::pair<Use, int>, Times> known;
    const auto found = known.find({use, symbols});
    return found != known.end() ? found->second : known[{use, symbols}] = use(symbols);
}

Result plainResultOf(Use use, int symbols)
{
    const Times& times = measured(use, symbols);
    Result result;
    if (times.rows.empty()) {
        result.failure = QStringLiteral("a sheet of %1 symbols cannot be used").arg(symbols);
        return result;
    }
    for (const Times::Row& row : times.rows)
        result.measurements.push_back(
            {row.name + QStringLiteral("; allowed"), row.seconds * kMilliseconds, QStringLiteral("ms"), row.allowed});
    return result;
}

Result resultOf(Use use, int symbols)
{
    Result result = plainResultOf(use, symbols);
    const Times& times = measured(use, symbols);
    if (symbols <= kSizes[1] || !result.failure.isEmpty())
        return result;
    const Times& fewer = measured(use, kSizes[1]);
    for (std::size_t k = 0; k < std::min(times.rows.size(), fewer.rows.size()); ++k)
        result.measurements.push_back(
            {QStringLiteral("%1: cost a symbol, beside %2 symbols; allowed").arg(times.rows[k].name).arg(kSizes[1]),
             times.rows[k].seconds / times.symbols / (fewer.rows[k].seconds / fewer.symbols), QString(), kConstant});
    return result;
}

struct RegisterUse {
    RegisterUse(const char* name, const char* description, Use use)
    {
        for (const int symbols : kSizes) {
            names.push_back(std::string("editor_") + name + "_" + std::to_string(symbols));
            benchmarks().push_back({names.back().c_str(), description, [=] { return resultOf(use, symbols); }});
        }
    }
    static inline std::list<std::string> names;
};

const RegisterUse kOpen("open", "a large sheet from its file to the window", timesOfOpening);
const RegisterUse kFrame("frame", "zooming on a large sheet", timesOfFrames);
const RegisterUse kDrag("drag", "dragging one of many symbols", timesOfDragging);
const RegisterUse kSelect("select", "selecting all of a large sheet", timesOfSelecting);
const RegisterUse kUndo("undo", "moving all of a large sheet, and back", timesOfUndo);
const RegisterUse kCheck("check", "what the window does for a live check", timesOfChecking);
const std::vector<RegisterBenchmark> kLiveChecks{
    {"live_check_20", "from an edit to the end of its check", [] { return plainResultOf(timesOfLiveChecks, 20); }},
    {"live_check_200", "from an edit to the end of its check", [] { return plainResultOf(timesOfLiveChecks, 200); }},
    {"live_check_2000", "from an edit to the end of its check", [] { return plainResultOf(timesOfLiveChecks, 2000); }}};
const RegisterBenchmark kAllAtTheStart("editor_start_17000", "a sheet of 17,000 symbols, from its file to rest",
                                       [] { return plainResultOf(timesOfAllAtTheStart, 17000); });
const RegisterBenchmark kDrawing("released_drawing", "ten sheets with 1,000 symbols and a parts list",
                                 [] { return plainResultOf(timesOfReleasedDrawing, 1000); });
const RegisterUse kResults("results", "showing a run on a large sheet", timesOfResults);

}  // namespace
}  // namespace bramah::bench
