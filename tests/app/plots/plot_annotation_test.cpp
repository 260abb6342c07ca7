// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_annotation.h"

#include "model/classes/class_library.h"
#include "tests/test_registry.h"

#include <QRandomGenerator>
#include <QtTest/QTest>

using namespace bramah;
using app::PlotDefinitions;
using app::PlotLayout;
using app::PlotPages;

class PlotAnnotationTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void writesAndReads();
    void saysWhatIsNewInTheNextFormat();
    void pagesAreFigures();
    void notesStandBesideTheirPlots();
    void anyPagesAreReadBack();
    void leavesNewerFormatsAlone();
    void figuresSayWhatTheStandardSays();
    void figuresOfOthersAreShownAndKept();
};

namespace {

/// A library that holds one class, M, of the given text.
struct OneClass {
    explicit OneClass(const QByteArray& text)
    {
        node = library
                   .addFile(model::syntax::SyntaxTree::parse(
                       std::make_shared<const model::SourceText>(QStringLiteral("m.mo"), text)))
                   .front();
    }
    model::ClassLibrary library;
    const model::ClassNode* node;
};

const QByteArray kPlain = "model M \"A model\"\n  Real x = 1; // kept\n  annotation(experiment(StopTime=1));\nend M;\n";

PlotPages onePage(const PlotDefinitions& plots)
{
    return plots.empty() ? PlotPages() : PlotPages{{.plots = plots}};
}

/// The text of the class's file with \a pages in its annotation.
std::optional<QByteArray> textWithPages(const model::ClassNode& node, const PlotPages& pages)
{
    const auto edits = app::editsForPlots(node, pages);
    return edits ? std::optional(edits->appliedTo(node.tree()->text().bytes())) : std::nullopt;
}

std::optional<QByteArray> textWithPlots(const model::ClassNode& node, const PlotDefinitions& plots)
{
    return textWithPages(node, onePage(plots));
}

}  // namespace

void PlotAnnotationTest::writesAndReads()
{
    const OneClass plain(kPlain);
    QVERIFY(!app::plotsOf(*plain.node));
    const PlotDefinitions plots{{QStringLiteral("Pressures \"P\""),
                                 {{QStringLiteral("a.p"), QStringLiteral("bar")}, {QStringLiteral("b.p"), {}}}},
                                {QString(), {{QStringLiteral("x"), {}}}},
                                {QStringLiteral("Steps"), {{QStringLiteral("s.X"), {}}}, app::PlotKind::Steps},
                                {QString(), {{QStringLiteral("s.X"), {}}}, app::PlotKind::StepNumbers}};
    const auto written = textWithPlots(*plain.node, plots);
    QVERIFY(written);
    QVERIFY(written->contains("// kept"));
    QVERIFY(written->contains("__Bramah(format=1"));
    // What Modelica has words for stands where other tools look for it.
    QVERIFY(
        written->contains("Documentation(figures={Figure(identifier=\"bramah\", preferred=true, "
                          "plots={Plot(curves={Curve(y=x)})})}"));
    QVERIFY(written->contains("kind=\"steps\""));
    const OneClass again(written->constData());
    QVERIFY(!again.node->tree()->hasErrors());
    QVERIFY(app::plotsOf(*again.node) == onePage(plots));
    // Written twice it is the same text; without plots it is the first text again but for the format.
    QCOMPARE(*textWithPlots(*again.node, plots), written->constData());
    const OneClass emptied(*textWithPlots(*again.node, {}));
    QVERIFY(!app::plotsOf(*emptied.node));
    QVERIFY(emptied.node->tree()->text().bytes().contains("experiment(StopTime=1)"));
}

void PlotAnnotationTest::saysWhatIsNewInTheNextFormat()
{
    const OneClass plain(kPlain);
    app::PlotDefinition spectrum{QString(), {{QStringLiteral("x"), {}}}, app::PlotKind::Spectrum};
    const OneClass plainly(*textWithPlots(*plain.node, {spectrum}));
    QVERIFY(app::plotsOf(*plainly.node) == onePage({spectrum}));
    QVERIFY(plainly.node->tree()->text().bytes().contains("format=2"));
    spectrum.isPlaceLogarithmic = spectrum.isValueLogarithmic = true;
    const OneClass again(*textWithPlots(*plainly.node, {spectrum}));
    QVERIFY(app::plotsOf(*again.node) == onePage({spectrum}));
    app::PlotDefinition loop{QString(), {{QStringLiteral("a.p - b.p"), QStringLiteral("bar"), QStringLiteral("Load")}}};
    loop.kind = app::PlotKind::Xy;
    loop.x = {QStringLiteral("mass.s"), QStringLiteral("mm")};
    const OneClass looped(*textWithPlots(*again.node, {loop}));
    QVERIFY(app::plotsOf(*looped.node) == onePage({loop}));
    QVERIFY(looped.node->tree()->text().bytes().contains("format=2"));
    // What the first format can say is said in it again.
    const auto old = textWithPlots(*again.node, {{QString(), {{QStringLiteral("x"), {}}}}});
    QVERIFY(old && !old->contains("format=2, plots") && !old->contains("logarithmic"));
}

void PlotAnnotationTest::figuresSayWhatTheStandardSays()
{
    const OneClass plain(kPlain);
    app::PlotDefinition pressures{QStringLiteral("Pressures"),
                                  {{QStringLiteral("a.p"), QStringLiteral("bar"), QStringLiteral("Line")},
                                   {QStringLiteral("b[2].p"), QStringLiteral("bar")}}};
    pressures.isValueLogarithmic = true;
    app::PlotDefinition loop{QString(), {{QStringLiteral("a.p"), {}}}, app::PlotKind::Xy};
    loop.x = {QStringLiteral("mass.s"), QStringLiteral("mm")};
    const app::PlotDefinition mixed{QString(),
                                    {{QStringLiteral("a.p"), QStringLiteral("bar")}, {QStringLiteral("x"), {}}}};
    const PlotDefinitions plots{pressures, mixed, loop};
    const auto written = textWithPlots(*plain.node, plots);
    QVERIFY(
        written->contains("Plot(title=\"Pressures\", curves={Curve(y=a.p, legend=\"Line\"), Curve(y=b[2].p)}, "
                          "y=Axis(unit=\"bar\", scale=Log()))"));
    QVERIFY(written->contains("Plot(curves={Curve(x=mass.s, y=a.p)}, x=Axis(unit=\"mm\"))"));
    // The old form, which has words for units of single curves, keeps its number; the order is kept.
    QVERIFY(written->contains("__Bramah(format=1, plots={plot(y={\"a.p\", \"x\"}, units={\"bar\", \"\"}, at=1)})"));
    const OneClass again(written->constData());
    QVERIFY(!again.node->tree()->hasErrors());
    QVERIFY(app::plotsOf(*again.node) == onePage(plots));
    QCOMPARE(*textWithPlots(*again.node, plots), written->constData());
    // Taken away again, nothing is left of them but the format.
    const auto emptied = textWithPlots(*again.node, {});
    QVERIFY(!emptied->contains("figures") && !emptied->contains("plots"));
}

void PlotAnnotationTest::figuresOfOthersAreShownAndKept()
{
    const QByteArray figure =
        "Figure(title=\"Battery\", identifier=\"voltage\", plots={Plot(curves={Curve(x=time, y=cell.v, "
        "legend=\"U\"), Curve(y=der(cell.q))}, y=Axis(unit=\"V\", min=0)), Plot(curves={Curve(y=cell.q)})}, "
        "caption=\"The %{cell.v} falls.\")";
    const OneClass other("model M\n  Real x;\n  annotation(Documentation(info=\"<p>x</p>\", figures={" + figure +
                         "}));\nend M;\n");
    const auto shown = app::plotsOf(*other.node);
    QVERIFY(shown && shown->size() == 1);
    QCOMPARE(shown->front().title, QStringLiteral("Battery"));
    const PlotDefinitions& plots = shown->front().plots;
    QCOMPARE(plots.size(), std::size_t(2));
    QCOMPARE(plots.front().curves.size(), std::size_t(2));
    QCOMPARE(plots.front().curves[0].variable, QStringLiteral("cell.v"));
    QCOMPARE(plots.front().curves[0].name, QStringLiteral("U"));
    QCOMPARE(plots.front().curves[1].variable, QStringLiteral("der(cell.q)"));
    QVERIFY(plots.front().kind == app::PlotKind::Curves);
    // Plots of one's own stand beside them, and their text stays.
    const auto written = textWithPlots(*other.node, {{QString(), {{QStringLiteral("x"), {}}}}});
    QVERIFY(written->contains(figure) && written->contains("info=\"<p>x</p>\""));
    const OneClass again(written->constData());
    QVERIFY(app::plotsOf(*again.node) == onePage({{QString(), {{QStringLiteral("x"), {}}}}}));
    const auto emptied = textWithPlots(*again.node, {});
    QVERIFY(emptied->contains(figure) && !emptied->contains("bramah"));
}

void PlotAnnotationTest::pagesAreFigures()
{
    const OneClass plain(kPlain);
    const app::PlotDefinition x{QString(), {{QStringLiteral("x"), {}}}};
    const app::PlotDefinition mixed{QString(),
                                    {{QStringLiteral("a.p"), QStringLiteral("bar")}, {QStringLiteral("x"), {}}}};
    const PlotPages pages{{.title = QStringLiteral("Line"), .plots = {x}},
                          {.title = QStringLiteral("Valve"), .layout = PlotLayout::Strips, .plots = {mixed, x}},
                          {.title = QStringLiteral("Mixed"), .plots = {mixed}}};
    const auto written = textWithPages(*plain.node, pages);
    QVERIFY2(written->contains("Figure(title=\"Line\", identifier=\"bramah\""), written->constData());
    QVERIFY(written->contains("Figure(title=\"Valve\", identifier=\"bramah2\""));
    QVERIFY(written->contains("page(number=2, title=\"Valve\", layout=\"strips\")"));
    QVERIFY(written->contains("page(number=3, title=\"Mixed\")"));
    QVERIFY(written->contains("format=3"));
    const OneClass again(written->constData());
    QVERIFY(!again.node->tree()->hasErrors());
    QVERIFY(app::plotsOf(*again.node) == pages);
    QCOMPARE(*textWithPages(*again.node, pages), written->constData());
    // The first page alone is what an older version can read.
    const auto first = textWithPages(*again.node, {pages.front()});
    QVERIFY(first && !first->contains("bramah2") && !first->contains("plots={page"));
}

void PlotAnnotationTest::notesStandBesideTheirPlots()
{
    const OneClass plain(kPlain);
    app::PlotDefinition x{QString(), {{QStringLiteral("x"), {}}}};
    x.notes = {{.text = QStringLiteral("The \"knee\""), .x = 0.1, .y = -1e-7, .unit = {}, .offset = {0.25, -0.125}},
               {.text = QStringLiteral("Relief.x opens"), .x = 2, .y = 160, .unit = QStringLiteral("bar")}};
    const PlotPages pages{{.plots = {{QString(), {{QStringLiteral("y"), {}}}}, x}}, {.plots = {x}}};
    const auto written = textWithPages(*plain.node, pages);
    // Another tool shows the plot all the same.
    QVERIFY2(written->contains("plots={Plot(curves={Curve(y=y)}), Plot(curves={Curve(y=x)})}"), written->constData());
    QVERIFY(written->contains("note(plot=2, text=\"The \\\"knee\\\"\", x=0.1, y=-1e-07"));
    const OneClass again(written->constData());
    QVERIFY(!again.node->tree()->hasErrors());
    QVERIFY(app::plotsOf(*again.node) == pages);
    // A note of a plot that is not there is lost, and nothing else.
    const OneClass lost(
        "model M\n annotation(__Bramah(format=3, plots={plot(y={\"x\"}), note(plot=7, text=\"t\"), "
        "note(page=3, text=\"t\"), note(plot=-4, text=\"u\"), what(1), 3}));\nend M;\n");
    const auto found = app::plotsOf(*lost.node);
    QVERIFY(found && found->size() == 1 && found->front().plots.size() == 1);
    QCOMPARE(found->front().plots.front().notes.size(), std::size_t(1));
}

void PlotAnnotationTest::anyPagesAreReadBack()
{
    QRandomGenerator random(7);
    const auto below = [&](int end) { return static_cast<int>(random.bounded(end)); };
    const OneClass plain(kPlain);
    QByteArray text = kPlain;
    for (int round = 0; round < 200; ++round) {
        PlotPages pages(static_cast<std::size_t>(below(4)));
        for (app::PlotPage& page : pages) {
            page.title = below(2) ? QStringLiteral("Page %1").arg(below(9)) : QString();
            page.layout = static_cast<PlotLayout>(below(3));
            page.plots.resize(static_cast<std::size_t>(1 + below(4)));
            for (app::PlotDefinition& plot : page.plots) {
                plot.title = below(2) ? QStringLiteral("T%1").arg(below(9)) : QString();
                plot.kind = static_cast<app::PlotKind>(below(5));
                if (plot.kind == app::PlotKind::Xy)
                    plot.x = {QStringLiteral("s"), below(2) ? QStringLiteral("mm") : QString()};
                for (int curve = 0; curve <= below(3); ++curve)
                    plot.curves.push_back(
                        {below(3) ? QStringLiteral("v%1").arg(curve) : QStringLiteral("a - b%1").arg(curve),
                         below(2) ? QStringLiteral("bar") : QString(),
                         {}});
                for (int note = 0; note < below(3); ++note)
                    plot.notes.push_back({QStringLiteral("n%1").arg(note),
                                          random.generateDouble(),
                                          1.0 * below(9),
                                          QStringLiteral("bar"),
                                          {0.5, random.generateDouble()}});
            }
        }
        const OneClass before(text);
        text = *textWithPages(*before.node, pages);
        const OneClass after(text);
        QVERIFY2(!after.node->tree()->hasErrors(), text.constData());
        QVERIFY2(app::plotsOf(*after.node).value_or(PlotPages()) == pages, text.constData());
    }
}

void PlotAnnotationTest::leavesNewerFormatsAlone()
{
    const OneClass newer("model M\n  annotation(__Bramah(format=99, plots={plot(y={\"x\"})}));\nend M;\n");
    QVERIFY(!app::plotsOf(*newer.node));
    QVERIFY(!textWithPlots(*newer.node, {{QString(), {{QStringLiteral("x"), {}}}}}));
}

BRAMAH_TEST(PlotAnnotationTest);
#include "plot_annotation_test.moc"
