// SPDX-License-Identifier: GPL-3.0-or-later
// Buttons that mend what is wrong with a drawing.
#include "editor/problems/mending.h"
#include "app/widgets/message_bar.h"
#include "editor/problems/problems_panel.h"
#include "editor/render/sheet_geometry.h"
#include "editor/view/sheet_view.h"
#include "model/planning/connection_plan.h"
#include "model/routing/drawing_faults.h"
#include "tests/app/window/hands.h"
#include "tests/app/window/opened_text.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QTreeView>
#include <QtTest/QTest>

#include <algorithm>
#include <optional>

using namespace bramah;

class MendingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTankGoesToAnOpenPortByAClick();
    void whatAMendAddsIsInView();
    void anOpenPortIsJoinedToTheTankThatIsThere();
    void aCircuitThatCannotRunOffersItsMends();
    void theSecondSourceCanGo();
    void aMissingChartOrOilIsNamedAndOffered_data();
    void aMissingChartOrOilIsNamedAndOffered();
    void whatIsSetTwiceIsToldInWordsAndMended_data();
    void whatIsSetTwiceIsToldInWordsAndMended();
    void everyMendOfTheExamplesEndsItsProblem();
    void longProblemsAreReadInFull();
    void theFaultOfARunGoesWithTheNextRun();
    void aMessageGoesWithWhatItIsAbout();
    void aMessageLiesOverNoSymbol();

private:
    static QPushButton* button(const QWidget& parent, const QString& text)
    {
        for (auto* one : parent.findChildren<QPushButton*>())
            if (one->text() == text && one->isVisible())
                return one;
        return nullptr;
    }
    static void chooseProblem(QTreeView& list, const QString& place)
    {
        for (int row = 0; row < list.model()->rowCount(); ++row)
            if (list.model()->index(row, 1).data().toString() == place)
                QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                                  list.visualRect(list.model()->index(row, 0)).center());
    }
    /// Opens the problems, chooses the one at \a place and presses its button \a mend. False if there is no such
    /// button.
    static bool mendByClicks(test::TestWindow& test, const QString& place, const QString& mend)
    {
        test::Hands(test).press(Qt::Key_2, Qt::ControlModifier | Qt::ShiftModifier);
        auto* panel = test.window().findChild<editor::ProblemsPanel*>();
        if (!panel)
            return false;
        chooseProblem(panel->view(), place);
        QPushButton* pressed = button(*panel, mend);
        if (pressed)
            QTest::mouseClick(pressed, Qt::LeftButton);
        return pressed != nullptr;
    }
    static int faultCount(const model::Diagram& diagram) { return static_cast<int>(checkDrawing(diagram).size()); }
};

namespace {

const char* const kOpenPump =
    "model circuit\n"
    "  inner Bramah.Hydraulics.Fluid fluid annotation(Placement(transformation(extent={{-10,-10},{10,10}}, "
    "origin={-60,60})));\n"
    "  Bramah.Hydraulics.Pumps.FixedPump pump annotation(Placement(transformation(extent={{-10,-10},{10,10}}, "
    "origin={0,0})));\n"
    "  Bramah.Hydraulics.PressureValves.ReliefValve relief annotation(Placement(transformation(extent={{-10,-10},"
    "{10,10}}, origin={40,20})));\n"
    "  Bramah.Hydraulics.Sensors.PressureGauge gauge annotation(Placement(transformation(extent={{-10,-10},{10,10}}, "
    "origin={80,20})));\n"
    "equation\n"
    "  connect(pump.P, relief.P);\n"
    "end circuit;\n";

}  // namespace

// Below the list of problems stands a button; a click puts a tank below the port and joins it, and undo takes it back.
void MendingTest::aTankGoesToAnOpenPortByAClick()
{
    test::TestWindow test;
    test::Hands hands(test);
    test::openText(test, kOpenPump);
    editor::DocumentSession& session = test.page().session();
    const QByteArray before = session.file().document().text().bytes();
    QVERIFY(mendByClicks(test, QStringLiteral("pump.S"), QStringLiteral("Put a tank at pump.S")));
    const model::Diagram& diagram = session.sheet().diagram();
    const model::PortRef suction{{QStringLiteral("pump")}, QStringLiteral("S")};
    const model::PortRef tank{{QStringLiteral("tank")}, QStringLiteral("T")};
    QVERIFY(diagram.netOf(suction) >= 0);
    QCOMPARE(diagram.netOf(tank), diagram.netOf(suction));
    QVERIFY(diagram.port(tank)->position.y() < diagram.port(suction)->position.y());
    QCOMPARE(faultCount(diagram), 0);
    QVERIFY(session.selection().components.contains({QStringLiteral("tank")}));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session.file().document().text().bytes(), before);
}

// The sheet was fitted to what stood there, so a symbol beside that would be cut off.
void MendingTest::whatAMendAddsIsInView()
{
    test::TestWindow test;
    test::openText(test,
                   "model circuit\n"
                   "  Bramah.Mechanics.Translational.Mass mass(m=10)"
                   " annotation(Placement(transformation(extent={{-60,-10},{-40,10}})));\n"
                   "  Bramah.Mechanics.Translational.Damper damper"
                   " annotation(Placement(transformation(extent={{-20,-8},{20,8}})));\n"
                   "equation\n"
                   "  connect(mass.flange_b, damper.flange_a) annotation(Line(points={{-40,0},{-20,0}}));\n"
                   "end circuit;\n");
    QVERIFY(mendByClicks(test, QStringLiteral("damper.flange_b"), QStringLiteral("Put a wall at damper.flange_b")));
    editor::SheetView& sheet = test.page().sheet();
    const model::DiagramComponent* wall = test.page().session().sheet().diagram().component({QStringLiteral("fixed")});
    QVERIFY(wall);
    QVERIFY(sheet.viewport()->rect().contains(sheet.mapFromScene(editor::toScene(wall->bounds)).boundingRect()));
}

// Where there is a tank no second one is needed.
void MendingTest::anOpenPortIsJoinedToTheTankThatIsThere()
{
    test::TestWindow test;
    QByteArray text(kOpenPump);
    text.replace("equation\n",
                 "  Bramah.Hydraulics.Sources.Tank tank annotation(Placement(transformation(extent={{-2,-2},{2,0}}, "
                 "origin={0,-40})));\nequation\n  connect(pump.S, tank.T);\n");
    test::openText(test, text);
    editor::DocumentSession& session = test.page().session();
    const QByteArray before = session.file().document().text().bytes();
    QStringList offered;
    for (const model::Mend& mend : editor::mendsFor(session, model::ComponentId{QStringLiteral("relief")})) {
        offered.append(mend.text);
        if (mend.text == QStringLiteral("Join relief.T to tank"))
            QVERIFY(editor::applyMend(session, mend));
    }
    QVERIFY2(offered.contains(QStringLiteral("Put a tank at relief.T")) &&
                 offered.contains(QStringLiteral("Join relief.T to tank")),
             qPrintable(offered.join(QLatin1Char('\n'))));
    const model::Diagram& diagram = session.sheet().diagram();
    QCOMPARE(diagram.netOf(model::PortRef{{QStringLiteral("relief")}, QStringLiteral("T")}),
             diagram.netOf(model::PortRef{{QStringLiteral("tank")}, QStringLiteral("T")}));
    QCOMPARE(faultCount(diagram), 0);
    session.file().undoStack().undo();
    QCOMPARE(session.file().document().text().bytes(), before);
}

// The bar that says why a circuit cannot be run has the same buttons.
void MendingTest::aCircuitThatCannotRunOffersItsMends()
{
    test::TestWindow test;
    test::Hands hands(test);
    QByteArray text(kOpenPump);
    text.replace("  connect(pump.P", "  connect(pump.S, relief.T);\n  connect(pump.P");
    test::openText(test, text);
    hands.press(Qt::Key_F5);
    QVERIFY(test.waitForEnd());
    // The gauge is joined to nothing; a tank at it would be one way.
    QVERIFY2(test.page().messages().text().contains(QStringLiteral("gauge")),
             qPrintable(test.page().messages().text()));
    QPushButton* mend = button(test.page().messages(), QStringLiteral("Put a tank at gauge.A"));
    QVERIFY(mend);
    QTest::mouseClick(mend, Qt::LeftButton);
    QVERIFY(test.page().session().sheet().diagram().component({QStringLiteral("tank")}));
}

// Two pressures on one line: one of the two sources is offered to go, whichever is named second.
void MendingTest::theSecondSourceCanGo()
{
    test::TestWindow test;
    test::openText(
        test,
        "model circuit\n"
        "  inner Bramah.Hydraulics.Fluid fluid;\n"
        "  Bramah.Hydraulics.Sources.PressureSource source annotation(Placement(transformation(extent={{-10,-10},"
        "{10,10}}, origin={0,0})));\n"
        "  Bramah.Hydraulics.Sources.Tank tank annotation(Placement(transformation(extent={{-10,-10},{10,10}}, "
        "origin={60,0})));\n"
        "equation\n"
        "  connect(source.A, tank.T);\n"
        "end circuit;\n");
    editor::DocumentSession& session = test.page().session();
    QStringList texts;
    for (const model::Diagnostic& problem : session.sheet().problems())
        for (const model::Mend& mend : editor::mendsFor(session, problem)) {
            texts.append(mend.text);
            if (mend.text == QStringLiteral("Remove tank")) {
                QVERIFY(editor::applyMend(session, mend));
                QVERIFY(!session.sheet().diagram().component({QStringLiteral("tank")}));
                return;
            }
        }
    QFAIL(qPrintable(texts.join(QStringLiteral(", "))));
}

void MendingTest::aMissingChartOrOilIsNamedAndOffered_data()
{
    QTest::addColumn<QByteArray>("declaration");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("mend");
    QTest::addColumn<QString>("component");
    QTest::newRow("chart") << QByteArray("Bramah.Sequences.Step step(initialStep=true)")
                           << QStringLiteral("no `Sequences.Chart` is on the sheet")
                           << QStringLiteral("Put a chart on the sheet") << QStringLiteral("chart");
    QTest::newRow("oil") << QByteArray("Bramah.Hydraulics.Node node")
                         << QStringLiteral("no `Hydraulics.Fluid` named `fluid` is on the sheet")
                         << QStringLiteral("Put the oil on the sheet") << QStringLiteral("fluid");
}

// What the components of a sheet share is named as the library does, with a button that adds it.
void MendingTest::aMissingChartOrOilIsNamedAndOffered()
{
    QFETCH(QByteArray, declaration);
    QFETCH(QString, said);
    QFETCH(QString, mend);
    QFETCH(QString, component);
    test::TestWindow test;
    test::openText(test, "model circuit\n  " + declaration +
                             " annotation(Placement(transformation(extent={{-10,-10},{10,10}})));\nend circuit;\n");
    editor::DocumentSession& session = test.page().session();
    const auto told = [&]() -> std::optional<model::Diagnostic> {
        for (const model::Diagnostic& problem : session.sheet().problems())
            if (problem.message().contains(said))
                return problem;
        return std::nullopt;
    };
    QTRY_VERIFY(told());
    QVERIFY2(!told()->message().contains(QStringLiteral("Internal")), qPrintable(told()->message()));
    const std::vector<model::Mend> offered = editor::mendsFor(session, *told());
    const auto one = std::ranges::find(offered, mend, &model::Mend::text);
    QVERIFY(one != offered.end());
    QVERIFY(editor::applyMend(session, *one));
    QVERIFY(session.sheet().diagram().component({component}));
    QTRY_VERIFY(!told());
}

void MendingTest::whatIsSetTwiceIsToldInWordsAndMended_data()
{
    QTest::addColumn<QByteArray>("declarations");
    QTest::addColumn<QByteArray>("connections");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("mend");
    QTest::newRow("two sources on one line") << QByteArray(
                                                    "  inner Bramah.Hydraulics.Fluid fluid;\n"
                                                    "  Bramah.Hydraulics.Sources.PressureSource low(p=20e5);\n"
                                                    "  Bramah.Hydraulics.Sources.PressureSource high(p=100e5);\n")
                                             << QByteArray("  connect(low.A, high.A);\n")
                                             << QStringLiteral("`low` and `high` are joined") << QStringLiteral("high");
    QTest::newRow("two fixed points on a flange")
        << QByteArray(
               "  Bramah.Mechanics.Translational.Mass mass(m=2);\n"
               "  Bramah.Mechanics.Translational.Fixed wall(s0=0);\n"
               "  Bramah.Mechanics.Translational.Fixed post(s0=0.1);\n")
        << QByteArray("  connect(wall.flange, mass.flange_a);\n  connect(post.flange, mass.flange_a);\n")
        << QStringLiteral("`wall` and `post` are joined") << QStringLiteral("post");
    QTest::newRow("more equations than unknowns: a mass between two walls")
        << QByteArray(
               "  Bramah.Mechanics.Translational.Mass mass(m=2);\n"
               "  Bramah.Mechanics.Translational.Fixed wall(s0=0);\n"
               "  Bramah.Mechanics.Translational.Fixed post(s0=0.1);\n")
        << QByteArray("  connect(wall.flange, mass.flange_a);\n  connect(post.flange, mass.flange_b);\n")
        << QStringLiteral("the position at port flange_a of `mass`") << QStringLiteral("post");
    QTest::newRow("more equations than unknowns: two voltages side by side")
        << QByteArray(
               "  Bramah.Electrical.ConstantVoltage battery(V=24);\n"
               "  Bramah.Electrical.ConstantVoltage supply(V=12);\n  Bramah.Electrical.Ground ground;\n")
        << QByteArray(
               "  connect(battery.p, supply.p);\n  connect(battery.n, ground.p);\n"
               "  connect(supply.n, ground.p);\n")
        << QStringLiteral("the voltage at port p of") << QStringLiteral("supply");
}

// One error, which names components and ports as the field does and no equation; its button takes the second one away,
// and no error is left.
void MendingTest::whatIsSetTwiceIsToldInWordsAndMended()
{
    QFETCH(QByteArray, declarations);
    QFETCH(QByteArray, connections);
    QFETCH(QString, said);
    QFETCH(QString, mend);
    test::TestWindow test;
    test::openText(test, "model circuit\n" + declarations + "equation\n" + connections + "end circuit;\n");
    editor::DocumentSession& session = test.page().session();
    const auto errors = [&] {
        QStringList all;
        for (const model::Diagnostic& problem : session.sheet().problems())
            if (problem.severity() == model::Severity::Error)
                all.append(problem.message());
        return all.join(QLatin1Char('\n'));
    };
    QTRY_VERIFY(!errors().isEmpty());
    QVERIFY2(errors().contains(said) && errors().contains(QLatin1Char('`') + mend + QLatin1Char('`')),
             qPrintable(errors()));
    for (const char* equation : {" = ", "equation", "unknowns", "\n"})
        QVERIFY2(!errors().contains(QLatin1String(equation)), qPrintable(errors()));
    test::Hands hands(test);
    hands.press(Qt::Key_2, Qt::ControlModifier | Qt::ShiftModifier);
    auto& panel = *test.window().findChild<editor::ProblemsPanel*>();
    QTreeView& list = panel.view();
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(list.model()->index(0, 0)).center());
    QPushButton* remove = button(panel, QStringLiteral("Remove ") + mend);
    QVERIFY2(remove, qPrintable(errors()));
    const QByteArray before = session.file().document().text().bytes();
    QTest::mouseClick(remove, Qt::LeftButton);
    QVERIFY(!session.sheet().diagram().component({mend}));
    QVERIFY(QTest::qWaitFor([&] { return !test.page().check().isPending(); }, 5000));
    QCOMPARE(errors(), QString());
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session.file().document().text().bytes(), before);
}

// From each example some components are taken away. Whatever is offered then does end its problem, leaves no line that
// lies, and is undone to the same bytes.
void MendingTest::everyMendOfTheExamplesEndsItsProblem()
{
    constexpr int kRemovals = 3;
    QRandomGenerator random(7);
    int count = 0;
    const QDir folder(QFileInfo(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))).path());
    test::TestWindow test;
    for (const QString& name : folder.entryList({QStringLiteral("*.mo")})) {
        QVERIFY(test.window().documents().open(folder.filePath(name)));
        editor::DocumentSession& session = test.page().session();
        for (int k = 0; k < kRemovals; ++k) {
            const auto& components = session.sheet().diagram().components();
            const model::ComponentId removed =
                components[static_cast<std::size_t>(random.bounded(static_cast<int>(components.size())))].id;
            if (!session.apply(QStringLiteral("Delete"), model::planRemoval(session.sheet().diagram(), {removed}, {})))
                continue;
            const int faultsBefore = faultCount(session.sheet().diagram());
            for (const model::Diagnostic& problem : model::Diagnostics(session.sheet().problems())) {
                for (const model::Mend& mend : editor::mendsFor(session, problem)) {
                    const QByteArray before = session.file().document().text().bytes();
                    QVERIFY2(editor::applyMend(session, mend), qPrintable(mend.text));
                    const QString what =
                        name + QStringLiteral(" without ") + removed.name + QStringLiteral(": ") + mend.text;
                    for (const model::Diagnostic& left : session.sheet().problems())
                        QVERIFY2(left.kind != problem.kind || left.component != problem.component ||
                                     left.port != problem.port,
                                 qPrintable(what));
                    QVERIFY2(faultCount(session.sheet().diagram()) <= faultsBefore, qPrintable(what));
                    session.file().undoStack().undo();
                    QCOMPARE(session.file().document().text().bytes(), before);
                    ++count;
                }
            }
            session.file().undoStack().undo();
        }
        QVERIFY(test.window().documents().close(test.page()));
    }
    QVERIFY2(count > 50, qPrintable(QString::number(count)));
}

// A row is as high as its message needs, at each width of the panel; the tip of the mouse wraps, too.
void MendingTest::longProblemsAreReadInFull()
{
    model::SortedProblems problems;
    problems.open.push_back({model::DiagnosticKind::EmptyMacroStep, {QStringLiteral("drill")}, nullptr, {}, {}, {}});
    editor::ActiveTheme theme;
    const editor::IconSet icons(theme);
    editor::ProblemsPanel panel(icons);
    panel.resize(1600, 300);
    panel.show();
    panel.setProblems(problems, {}, {});
    auto* view = panel.findChild<QTreeView*>();
    QVERIFY(view);
    const auto height = [&] { return view->visualRect(view->model()->index(0, 0)).height(); };
    QTRY_VERIFY(height() > 0);
    const int line = height();
    panel.resize(500, 300);
    QTRY_VERIFY(height() >= line + view->fontMetrics().height());
    panel.resize(1600, 300);
    QTRY_COMPARE(height(), line);
    QVERIFY(Qt::mightBeRichText(view->model()->index(0, 0).data(Qt::ToolTipRole).toString()));
}

// The bar over the sheet does not tell of the run before while another one is under way.
void MendingTest::theFaultOfARunGoesWithTheNextRun()
{
    test::TestWindow test;
    test::openText(test,
                   "model m\n  Real x(start=0, fixed=true);\nequation\n  der(x) = 1;\n"
                   "  assert(time < 1, \"too long\");\n  annotation(experiment(StopTime=2));\nend m;\n");
    app::DocumentPage& page = test.page();
    page.runs().run();
    QVERIFY(test.waitForEnd());
    QTRY_VERIFY(page.messages().isVisible());
    QVERIFY2(page.messages().text().contains(QStringLiteral("oo long")), qPrintable(page.messages().text()));
    bool isGone = false;
    connect(&page.history(), &app::RunHistory::runStarted, this, [&] { isGone = page.messages().isHidden(); });
    page.runs().run();
    QVERIFY(test.waitForEnd());
    QVERIFY(isGone);
    QTRY_VERIFY(page.messages().isVisible());
}

// Its button would mend what is gone.
void MendingTest::aMessageGoesWithWhatItIsAbout()
{
    test::TestWindow test;
    test::Hands hands(test);
    test::openText(test, kOpenPump);
    app::DocumentPage& page = test.page();
    hands.clickOnSheet(hands.middleOf("gauge"));
    hands.press(Qt::Key_Right);
    hands.clickTool("run.start");
    QTRY_VERIFY(page.messages().isVisible());
    QVERIFY2(page.messages().text().contains(QStringLiteral("cannot be run yet")), qPrintable(page.messages().text()));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(page.messages().isHidden());
    // What a command says of the selection goes with an edit too.
    hands.press(Qt::Key_F5);
    QTRY_VERIFY(page.messages().isVisible());
    hands.clickOnSheet(hands.middleOf("gauge"));
    hands.press(Qt::Key_Delete);
    QVERIFY(page.messages().isHidden());
    // What is about the file stays until it is saved.
    page.messages().show(model::Severity::Warning, QStringLiteral("Another program"), {}, app::MessageBar::Topic::File);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(page.messages().isVisible());
}

void MendingTest::aMessageLiesOverNoSymbol()
{
    test::TestWindow test;
    test::Hands hands(test);
    test::openText(test, kOpenPump);
    app::DocumentPage& page = test.page();
    editor::SheetView& sheet = page.sheet();
    const auto topOf = [&](const char* name) {
        const QPointF middle = hands.middleOf(name);
        return sheet.viewport()->mapTo(&test.window(), sheet.fromSheet(middle)).y();
    };
    const auto isClear = [&](const char* name) {
        const QRectF bounds = page.session().sheet().diagram().symbol({QLatin1String(name)})->bounds;
        return sheet.viewport()->rect().contains(QRect(sheet.fromSheet(bounds.bottomLeft()), QSize(1, 1)));
    };
    // Where the mouse has been on the sheet, it is not fitted again: what is drawn stays, if there is room above.
    hands.clickOnSheet(hands.middleOf("gauge"));
    for (const int scrolled : {0, 60}) {
        sheet.verticalScrollBar()->setValue(sheet.verticalScrollBar()->value() - scrolled);
        const int before = topOf("fluid");
        page.messages().show(model::Severity::Warning, QStringLiteral("A message"));
        QCoreApplication::processEvents();
        QVERIFY(isClear("fluid"));
        QVERIFY(page.messages().geometry().bottom() < sheet.mapTo(page.messages().parentWidget(), QPoint()).y());
        if (scrolled > 0)
            QCOMPARE(topOf("fluid"), before);
        page.messages().hide();
        QCoreApplication::processEvents();
        QCOMPARE(topOf("fluid"), before);
    }
}

BRAMAH_TEST(MendingTest);
#include "mending_test.moc"
