// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/plot_annotation.h"

#include "model/classes/class_library.h"
#include "tests/test_registry.h"

#include <QtTest/QTest>

using namespace bramah;
using app::PlotDefinitions;

class PlotAnnotationTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void writesAndReads();
    void saysWhatIsNewInTheNextFormat();
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

/// The text of the class's file with \a plots in its annotation.
std::optional<QByteArray> textWithPlots(const model::ClassNode& node, const PlotDefinitions& plots)
{
    const auto edits = app::editsForPlots(node, plots);
    return edits ? std::optional(edits->appliedTo(node.tree()->text().bytes())) : std::nullopt;
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
    const OneClass again(*written);
    QVERIFY(!again.node->tree()->hasErrors());
    QVERIFY(app::plotsOf(*again.node) == plots);
    // Written twice it is the same text; without plots it is the first text again but for the format.
    QCOMPARE(*textWithPlots(*again.node, plots), *written);
    const OneClass emptied(*textWithPlots(*again.node, {}));
    QVERIFY(!app::plotsOf(*emptied.node));
    QVERIFY(emptied.node->tree()->text().bytes().contains("experiment(StopTime=1)"));
}

void PlotAnnotationTest::saysWhatIsNewInTheNextFormat()
{
    const OneClass plain(kPlain);
    app::PlotDefinition spectrum{QString(), {{QStringLiteral("x"), {}}}, app::PlotKind::Spectrum};
    const OneClass plainly(*textWithPlots(*plain.node, {spectrum}));
    QVERIFY(app::plotsOf(*plainly.node) == PlotDefinitions{spectrum});
    QVERIFY(plainly.node->tree()->text().bytes().contains("format=2"));
    spectrum.isPlaceLogarithmic = spectrum.isValueLogarithmic = true;
    const OneClass again(*textWithPlots(*plainly.node, {spectrum}));
    QVERIFY(app::plotsOf(*again.node) == PlotDefinitions{spectrum});
    app::PlotDefinition loop{QString(), {{QStringLiteral("a.p - b.p"), QStringLiteral("bar"), QStringLiteral("Load")}}};
    loop.kind = app::PlotKind::Xy;
    loop.x = {QStringLiteral("mass.s"), QStringLiteral("mm")};
    const OneClass looped(*textWithPlots(*again.node, {loop}));
    QVERIFY(app::plotsOf(*looped.node) == PlotDefinitions{loop});
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
    const OneClass again(*written);
    QVERIFY(!again.node->tree()->hasErrors());
    QVERIFY(app::plotsOf(*again.node) == plots);
    QCOMPARE(*textWithPlots(*again.node, plots), *written);
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
    QVERIFY(shown && shown->size() == 2);
    QCOMPARE(shown->front().title, QStringLiteral("Battery"));
    QCOMPARE(shown->front().curves.size(), std::size_t(2));
    QCOMPARE(shown->front().curves[0].variable, QStringLiteral("cell.v"));
    QCOMPARE(shown->front().curves[0].name, QStringLiteral("U"));
    QCOMPARE(shown->front().curves[1].variable, QStringLiteral("der(cell.q)"));
    QVERIFY(shown->front().kind == app::PlotKind::Curves);
    // Plots of one's own stand beside them, and their text stays.
    const auto written = textWithPlots(*other.node, {{QString(), {{QStringLiteral("x"), {}}}}});
    QVERIFY(written->contains(figure) && written->contains("info=\"<p>x</p>\""));
    const OneClass again(*written);
    QVERIFY(app::plotsOf(*again.node) == (PlotDefinitions{{QString(), {{QStringLiteral("x"), {}}}}}));
    const auto emptied = textWithPlots(*again.node, {});
    QVERIFY(emptied->contains(figure) && !emptied->contains("bramah"));
}

void PlotAnnotationTest::leavesNewerFormatsAlone()
{
    const OneClass newer("model M\n  annotation(__Bramah(format=99, plots={plot(y={\"x\"})}));\nend M;\n");
    QVERIFY(!app::plotsOf(*newer.node));
    QVERIFY(!textWithPlots(*newer.node, {{QString(), {{QStringLiteral("x"), {}}}}}));
}

BRAMAH_TEST(PlotAnnotationTest);
#include "plot_annotation_test.moc"
