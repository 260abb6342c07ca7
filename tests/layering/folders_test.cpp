// SPDX-License-Identifier: GPL-3.0-or-later
// The folders of each layer are a graph without circles: a newcomer can read them from below, and a folder can be
// changed knowing only what stands above it. The table says which folders of its own layer each folder may include.
#include "tests/test_registry.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

namespace {

/// More files than this in one folder are hard to overlook.
constexpr int kMostFiles = 40;
/// A README is read before the sources: more lines than these are not.
constexpr int kMostLines = 20, kMostLinesOfLayer = 40;

/// `folder: the folders of its layer that it may include`, from the lowest to the highest; a line that begins with
/// spaces goes on with the one before. All may include what lies in the layer's own folder (`translate.h`).
constexpr auto kFolders = R"(
model:
model/threads:
model/files:
model/text:
model/diagnostics: text
model/syntax: diagnostics text
model/translations: diagnostics text
model/classes: syntax text translations
model/graphics: syntax text
model/notes: graphics
model/edit: graphics syntax text
model/declarations: edit syntax text
model/codes: edit syntax
model/document: diagnostics edit files syntax text
model/templates: classes edit syntax
model/refactoring: classes edit syntax templates text
model/units:
model/conversion: classes diagnostics edit syntax text
model/loading: classes conversion diagnostics syntax text
model/values: classes syntax text
model/instance: classes diagnostics syntax text units values
model/csv: text units
model/checks: classes instance syntax units
model/connections: instance syntax
model/release: syntax text
model/diagram: classes codes connections diagnostics graphics instance notes release syntax text units
model/routing: diagnostics diagram graphics
model/capsules: diagram instance syntax
model/sequences: diagnostics diagram instance syntax text values
model/faults: classes instance syntax
model/lists: codes diagram instance sequences syntax text
model/symbol: diagram edit graphics instance syntax
model/planning: codes declarations diagnostics diagram edit graphics notes routing symbol syntax text
model/imports/hopsan: classes diagnostics diagram edit graphics instance planning routing syntax text units
model/catalogue: classes codes csv diagnostics instance planning syntax text units
model/pages: codes diagram edit instance lists planning release routing syntax
model/hierarchy: declarations diagram edit graphics instance planning routing syntax text
model/valves: diagram edit graphics syntax

solver:
solver/archive:
solver/expressions: archive
solver/history: archive expressions
solver/flat_model: expressions history
solver/messages: flat_model
solver/structure:
solver/tables: archive expressions
solver/results:
solver/data_files: results
solver/flatten/symbols: expressions flat_model messages
solver/flatten/context: expressions flat_model flatten/symbols
solver/zip:
solver/cosimulation: archive history zip
solver/flatten/functions: cosimulation data_files flatten/context flatten/symbols tables
solver/flatten/lowering: expressions flat_model flatten/context flatten/functions flatten/symbols history
solver/flatten: expressions flat_model flatten/context flatten/functions flatten/lowering flatten/symbols messages
    structure
solver/linear_algebra:
solver/sundials: linear_algebra
solver/nonlinear: linear_algebra sundials
solver/measures: expressions results
solver/measured: data_files measures results
solver/tape: expressions flat_model history linear_algebra
solver/system_file: archive expressions flat_model history tables tape
solver/compile/base: flat_model messages tape
solver/compile/analysis: compile/base expressions flat_model structure
solver/compile/reduce: compile/base expressions flat_model
solver/compile/events: compile/analysis compile/base expressions flat_model history messages structure
solver/compile/index_reduction: compile/analysis compile/base expressions flat_model structure
solver/compile/blocks: compile/analysis compile/base compile/reduce expressions flat_model linear_algebra structure
solver/compile/assemble: compile/analysis compile/base compile/blocks expressions flat_model tape
solver/compile/parts: compile/assemble compile/base expressions history tape
solver/inspection: compile/analysis compile/base expressions flat_model linear_algebra structure tape
solver/compile: compile/analysis compile/assemble compile/base compile/blocks compile/events
    compile/index_reduction compile/parts compile/reduce expressions flat_model inspection tape
solver/evaluate/blocks: expressions flat_model history linear_algebra nonlinear tape
solver/evaluate: evaluate/blocks expressions flat_model history tape
solver/integrators: evaluate linear_algebra sundials
solver/integrate/watches: evaluate history integrators
solver/integrate: evaluate flat_model history integrate/watches integrators results tape
solver/words: evaluate evaluate/blocks expressions flat_model integrate
solver/reports: evaluate evaluate/blocks flat_model integrate results words
solver/analysis: evaluate expressions flat_model integrate linear_algebra nonlinear reports
solver/analysis/loops: analysis
solver/design: analysis compile compile/base evaluate expressions flat_model inspection integrate nonlinear reports tape
solver/parts: evaluate expressions history integrate results tape
solver/run: analysis compile evaluate flat_model integrate parts reports results tape
solver/optimise: run
solver/versions: data_files linear_algebra sundials tape
solver/study: analysis analysis/loops compile evaluate flat_model measures reports results run tape
solver/use: analysis analysis/loops compile evaluate flat_model flatten optimise reports results run study tape
solver/fmi/shell: archive evaluate flat_model history integrate system_file tape words
solver/cosimulation/host: archive cosimulation fmi/shell
solver/fmi: analysis cosimulation evaluate expressions flat_model reports run system_file tape use zip
solver/fit: data_files linear_algebra measured measures results run study tape use
solver/faults: evaluate fit reports results run tape use
solver/plan: measures reports results run study tape use
solver/goals: flat_model measures optimise reports results run study tape use
solver/questions: fit goals optimise study
solver/overview: analysis design evaluate expressions flat_model inspection results tape use
solver/overview/bonds: analysis evaluate expressions flat_model inspection overview reports tape

editor:
editor/theme:
editor/files:
editor/render: files theme
editor/drawing: render
editor/dxf: files render
editor/session: drawing
editor/problems: session theme
editor/notes: render session
editor/commands: notes session
editor/hierarchy: session
editor/canvas: notes render session
editor/palette: render session theme
editor/tools: canvas commands hierarchy notes render session
editor/tables:
editor/formulas:
editor/properties: formulas notes palette render session tables theme
editor/declarations: properties session theme
editor/documentation: properties session theme
editor/valves: render session
editor/symbol/drawing: render session
editor/symbol/tools: session symbol/drawing
editor/symbol: palette render session symbol/drawing symbol/tools theme
editor/view: canvas commands notes render session theme tools
editor/reading: canvas render session view

app:
app/cli/options:
app/cli/pictures: cli/options
app/cli/models: cli/options
app/cli/outputs: cli/options
app/cli/commands: cli/models cli/options cli/outputs cli/pictures
app/cli/exchange: cli/commands cli/models cli/options cli/pictures
app/cli: cli/commands cli/options
app/python: cli/commands cli/models cli/options
app/lists:
app/work:
app/panels:
app/results:
app/packaging:
app/widgets:
app/motion: results widgets
app/runs: results work widgets
app/run: results work
app/files:
app/language:
app/plots/drawing:
app/plots/content: plots/drawing results
app/plots: plots/content plots/drawing results widgets
app/measured: results widgets work
app/replay: results widgets
app/structure/tables:
app/structure: plots/drawing results run structure/tables widgets work
app/sheet: results run work
app/frequency: plots/drawing results run sheet widgets work
app/questions:
app/optimise: plots/drawing questions results run runs widgets work
app/studies: plots/drawing questions run runs widgets work
app/fit: plots/drawing questions results run widgets work
app/theme:
app/views: run
app/animation: motion plots plots/drawing replay results sheet widgets
app/report: plots results runs
app/about: cli/options plots/drawing
app/commands: about animation cli/commands cli/models cli/options cli/outputs cli/pictures fmu language files lists manual motion plots
    plots/drawing report results structure/tables theme window
app/drawing: widgets
app/fmu: widgets work
app/imports:
app/manual: files
app/documents: animation drawing files fmu imports measured plots plots/drawing replay report results run runs sheet
    structure structure/tables views widgets
app/tune: documents plots plots/drawing results run widgets work
app/codes: documents widgets
app/catalogue: documents widgets
app/start: documents files widgets
app/lessons: documents files results widgets
app/shortcuts: widgets
app/causes: documents results run widgets
app/components: documents views widgets
app/hierarchy: components documents views widgets
app/crash: about cli/options widgets
app/window: about catalogue causes cli/commands codes components crash documents drawing files fit frequency
    hierarchy language lessons lists manual measured motion panels
    plots plots/drawing replay
    results run runs sheet shortcuts start optimise structure studies theme tune views widgets
)";

/// These stand above all folders of their layer: the program, and what is compiled once for all files.
bool isAbove(const QString& file)
{
    return file.endsWith(QLatin1String("/main.cpp")) || file.endsWith(QLatin1String("/precompiled.h"));
}

using Graph = QMap<QString, QStringList>;

/// Reads lines as `solver/tape: expressions flat_model`.
Graph readGraph(QString text)
{
    Graph graph;
    text.replace(QLatin1String("\n "), QLatin1String(" "));
    for (const QString& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const QString folder = line.section(QLatin1Char(':'), 0, 0);
        const QString layer = folder.section(QLatin1Char('/'), 0, 0);
        QStringList used;
        for (const QString& name : line.section(QLatin1Char(':'), 1).split(QLatin1Char(' '), Qt::SkipEmptyParts))
            used << layer + QLatin1Char('/') + name;
        graph.insert(folder, used);
    }
    return graph;
}

/// A circle of folders, the first one again at the end; empty if there is none.
QStringList circle(const Graph& graph)
{
    QSet<QString> done;
    QStringList way;
    const std::function<bool(const QString&)> closes = [&](const QString& folder) {
        const bool isClosed = way.contains(folder);
        way << folder;
        if (isClosed)
            return true;
        if (!done.contains(folder))
            for (const QString& next : graph.value(folder))
                if (closes(next))
                    return true;
        way.removeLast();
        done.insert(folder);
        return false;
    };
    for (auto folder = graph.cbegin(); folder != graph.cend(); ++folder)
        if (closes(folder.key()))
            return way.mid(way.indexOf(way.last()));
    return {};
}

QString folderOf(const QString& file)
{
    return file.section(QLatin1Char('/'), 0, -2);
}

/// Why \a file may not include \a include; empty if it may.
QString problem(const Graph& graph, const QString& file, const QString& include)
{
    const QString layer = file.section(QLatin1Char('/'), 0, 0);
    if (!include.startsWith(layer + QLatin1Char('/')) || isAbove(file))
        return {};
    const QString from = folderOf(file);
    const QString to = folderOf(include);
    if (!graph.contains(from))
        return QStringLiteral("%1 is not in the table of folders").arg(from);
    if (from == to || to == layer || graph.value(from).contains(to))
        return {};
    return QStringLiteral("%1 may not use %2").arg(from, to);
}

/// What is wrong with the README of \a folder below \a root; empty if nothing is.
QString readmeProblem(const QDir& root, const QString& folder)
{
    QFile readme(root.filePath(folder + QStringLiteral("/README.md")));
    if (!readme.open(QIODevice::ReadOnly))
        return QStringLiteral("%1 has no README.md: say what it holds, what it may use, where to start").arg(folder);
    const auto lines = readme.readAll().count('\n');
    const int most = folder.contains(QLatin1Char('/')) ? kMostLines : kMostLinesOfLayer;
    return lines <= most ? QString()
                         : QStringLiteral("%1/README.md has %2 lines: %3 at most").arg(folder).arg(lines).arg(most);
}

}  // namespace

class FoldersTest : public QObject
{
    Q_OBJECT

    const Graph graph_ = readGraph(QString::fromLatin1(kFolders));

private Q_SLOTS:
    void circlesAreFound()
    {
        QCOMPARE(circle(readGraph(QStringLiteral("l/a: b c\nl/b: c\nl/c:"))), QStringList());
        QCOMPARE(circle(readGraph(QStringLiteral("l/a: b\nl/b: c\nl/c: b"))),
                 QStringList({QStringLiteral("l/b"), QStringLiteral("l/c"), QStringLiteral("l/b")}));
    }

    void forbiddenIncludesAreFound()
    {
        const Graph graph = readGraph(QStringLiteral("l/a:\nl/b: a\nl/b/c: b"));
        QVERIFY(problem(graph, QStringLiteral("l/b/x.h"), QStringLiteral("l/a/y.h")).isEmpty());
        QVERIFY(problem(graph, QStringLiteral("l/b/x.h"), QStringLiteral("l/translate.h")).isEmpty());
        QVERIFY(problem(graph, QStringLiteral("l/b/c/x.h"), QStringLiteral("l/b/y.h")).isEmpty());
        QVERIFY(problem(graph, QStringLiteral("l/a/x.h"), QStringLiteral("vector")).isEmpty());
        QVERIFY(problem(graph, QStringLiteral("l/precompiled.h"), QStringLiteral("l/a/y.h")).isEmpty());
        QVERIFY(!problem(graph, QStringLiteral("l/a/x.h"), QStringLiteral("l/b/y.h")).isEmpty());
        QVERIFY(!problem(graph, QStringLiteral("l/b/x.h"), QStringLiteral("l/b/c/y.h")).isEmpty());
        QVERIFY(!problem(graph, QStringLiteral("l/new/x.h"), QStringLiteral("l/a/y.h")).isEmpty());
    }

    void tableHasNoCircle()
    {
        const QStringList found = circle(graph_);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1String(" -> "))));
        const QDir root(qEnvironmentVariable("BRAMAH_SOURCE_DIR"));
        for (auto folder = graph_.cbegin(); folder != graph_.cend(); ++folder) {
            QVERIFY2(root.exists(folder.key()), qPrintable(folder.key()));
            for (const QString& used : *folder)
                QVERIFY2(graph_.contains(used), qPrintable(folder.key() + QLatin1String(" -> ") + used));
        }
    }

    void everyFolderHasAShortReadme()
    {
        const QDir root(qEnvironmentVariable("BRAMAH_SOURCE_DIR"));
        QStringList problems;
        for (auto folder = graph_.cbegin(); folder != graph_.cend(); ++folder) {
            const QString why = readmeProblem(root, folder.key());
            if (!why.isEmpty())
                problems << why;
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
        // The rules as such.
        QTemporaryDir made;
        const QDir below(made.path());
        QVERIFY(below.mkpath(QStringLiteral("l/a")));
        QVERIFY(!readmeProblem(below, QStringLiteral("l")).isEmpty());
        const auto write = [&](const QString& folder, int lines) {
            QFile file(below.filePath(folder + QStringLiteral("/README.md")));
            return file.open(QIODevice::WriteOnly) && file.write(QByteArray(lines, '\n')) == lines;
        };
        QVERIFY(write(QStringLiteral("l"), 40) && write(QStringLiteral("l/a"), 20));
        QVERIFY(readmeProblem(below, QStringLiteral("l")).isEmpty());
        QVERIFY(readmeProblem(below, QStringLiteral("l/a")).isEmpty());
        QVERIFY(write(QStringLiteral("l"), 41) && write(QStringLiteral("l/a"), 21));
        QVERIFY(!readmeProblem(below, QStringLiteral("l")).isEmpty());
        QVERIFY(!readmeProblem(below, QStringLiteral("l/a")).isEmpty());
    }

    void everyIncludeIsInTheTable()
    {
        static const QRegularExpression kInclude(QStringLiteral("^\\s*#\\s*include\\s*\"([^\"]+)\""),
                                                 QRegularExpression::MultilineOption);
        const QDir root(qEnvironmentVariable("BRAMAH_SOURCE_DIR"));
        QMap<QString, int> files;  // by folder
        QStringList problems;
        for (const char* layer : {"model", "solver", "editor", "app"}) {
            QDirIterator entries(root.filePath(QLatin1String(layer)), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                                 QDir::Files, QDirIterator::Subdirectories);
            while (entries.hasNext()) {
                QFile source(entries.next());
                QVERIFY(source.open(QIODevice::ReadOnly));
                const QString path = root.relativeFilePath(source.fileName());
                ++files[folderOf(path)];
                auto matches = kInclude.globalMatch(QString::fromUtf8(source.readAll()));
                while (matches.hasNext()) {
                    const QString include = matches.next().captured(1);
                    const QString why = problem(graph_, path, include);
                    if (!why.isEmpty())
                        problems << QStringLiteral("%1 includes %2: %3").arg(path, include, why);
                }
            }
        }
        QVERIFY(files.size() > 40);
        for (auto folder = files.cbegin(); folder != files.cend(); ++folder) {
            if (!graph_.contains(folder.key()))
                problems << QStringLiteral("%1 is not in the table of folders").arg(folder.key());
            if (*folder > kMostFiles)
                problems << QStringLiteral("%1 has %2 files: part it").arg(folder.key()).arg(*folder);
        }
        QVERIFY2(problems.isEmpty(), qPrintable(problems.join(QLatin1Char('\n'))));
    }
};

BRAMAH_TEST(FoldersTest);
#include "folders_test.moc"
