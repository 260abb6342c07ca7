// SPDX-License-Identifier: GPL-3.0-or-later
// A component of one's own from nothing: Hopsan's variable pump, with leakage, displacement setting and cavitation at
// both ports, by mouse and keys in the views of its class.
#include "app/components/new_component_dialog.h"
#include "app/views/class_bar.h"
#include "app/views/class_views.h"
#include "app/views/equation_edit.h"
#include "app/views/equation_view.h"
#include "editor/declarations/declaration_table.h"
#include "editor/declarations/declarations_view.h"
#include "editor/symbol/symbol_canvas.h"
#include "editor/symbol/symbol_shelf.h"
#include "editor/symbol/symbol_view.h"
#include "editor/view/sheet_view.h"
#include "model/document/document.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah;
using Column = editor::DeclarationColumn;

namespace {

/// The same pump as text, in a circuit in which the pressure at its inlet falls below 0. Negative pressures count as 0
/// at both ports, as in Hopsan's.
constexpr auto kBench = R"mo(model bench
  model TextPump
    extends Bramah.Hydraulics.Interfaces.TwoPort;
    parameter Real D(unit="m3") = 5e-5;
    parameter Real w(unit="rad/s") = 150;
    parameter Real c_leak(unit="m3/(s.Pa)") = 2e-12;
    Bramah.Blocks.Interfaces.RealInput eps
      annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={-40,0})));
  equation
    q = eps*D*w/(2*Bramah.Units.pi) - c_leak*(max(B.p, 0) - max(A.p, 0));
    m_flow = oil.rho_0*q;
    annotation(Icon(coordinateSystem(extent={{-40,-80},{40,80}}), graphics={Ellipse(extent={{-40,-40},{40,40}})}));
  end TextPump;
  inner Bramah.Hydraulics.Fluid fluid
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-90,60})));
  Bramah.Blocks.Sources.Ramp falling(height=-4e5, offset=2e5, duration=0.4)
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-90,-50})));
  Bramah.Hydraulics.Sources.PressureSource suction(useInput=true)
    annotation(Placement(transformation(extent={{-4,-2},{4,6}}, origin={-60,-50})));
  Bramah.Blocks.Sources.Ramp setting(height=0.8, duration=0.2)
    annotation(Placement(transformation(extent={{-6,-6},{6,6}}, origin={-90,0})));
  TextPump textPump
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-60,0})));
  Bramah.Hydraulics.Node line
    annotation(Placement(transformation(extent={{-1,-1},{1,1}}, origin={-60,30})));
  Bramah.Hydraulics.FlowValves.Orifice throttle
    annotation(Placement(transformation(extent={{-4,-8},{4,8}}, origin={-40,10})));
  Bramah.Hydraulics.Sources.Tank back
    annotation(Placement(transformation(extent={{-4,-6},{4,2}}, origin={-40,-20})));
equation
  connect(falling.y, suction.u) annotation(Line(points={{-84,-50},{-64,-50}}));
  connect(setting.y, textPump.eps) annotation(Line(points={{-84,0},{-64,0}}));
  connect(suction.A, textPump.A) annotation(Line(points={{-60,-44},{-60,-8}}));
  connect(textPump.B, line.port) annotation(Line(points={{-60,8},{-60,30}}));
  connect(line.port, throttle.B) annotation(Line(points={{-60,30},{-40,30},{-40,18}}));
  connect(throttle.A, back.T) annotation(Line(points={{-40,2},{-40,-20}}));
  annotation(experiment(StopTime=0.5));
end bench;
)mo";

}  // namespace

class PumpByHandTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void thePumpIsMadeFromNothing();

private:
    [[nodiscard]] editor::DeclarationsView& declarations() const
    {
        return *test_->page().findChild<editor::DeclarationsView*>();
    }
    [[nodiscard]] QByteArray text() const { return test_->page().document().text().bytes(); }
    void makeClass();
    void declare(const char* adder, const char* name, Column column, const char* typed);
    void typeInCell(const QString& name, Column column, const QString& typed);
    void writeEquations(const QString& equations);
    void drawSymbol();
    void compareRuns();

    std::unique_ptr<test::TestWindow> test_;
    std::unique_ptr<test::Hands> hands_;
};

void PumpByHandTest::init()
{
    test_ = std::make_unique<test::TestWindow>();
    hands_ = std::make_unique<test::Hands>(*test_);
}

void PumpByHandTest::cleanup()
{
    hands_.reset();
    test_.reset();
}

void PumpByHandTest::makeClass()
{
    hands_->whenAsked({[](QWidget& dialog) {
        dialog.findChild<QComboBox*>()->setCurrentIndex(1);  // this file
        auto& list = *dialog.findChild<QListWidget*>();
        for (int row = 0; row < list.count(); ++row)
            if (list.item(row)->data(Qt::UserRole).toInt() == static_cast<int>(model::ComponentTemplate::TwoPort))
                QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(row)).center());
        QTest::keyClicks(dialog.findChild<QLineEdit*>(QStringLiteral("name")), QStringLiteral("VarPump"));
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
    }});
    hands_->press(Qt::Key_M, Qt::ControlModifier | Qt::ShiftModifier);
}

void PumpByHandTest::typeInCell(const QString& name, Column column, const QString& typed)
{
    QTreeView& table = declarations().table();
    auto& model = *static_cast<editor::DeclarationTable*>(table.model());
    hands_->doubleClick(table, model.indexOf(name, column));
    auto* field = table.viewport()->findChild<QLineEdit*>(QStringLiteral("cell"));
    QVERIFY2(field, qPrintable(name));
    field->selectAll();
    for (const QChar letter : typed)
        QTest::keyClicks(QApplication::activePopupWidget() ? QApplication::activePopupWidget() : field, letter);
    if (QApplication::activePopupWidget())
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
    test_->window().activateWindow();
    field->setFocus();
    QTest::keyClick(field, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/// One more declaration, by a button and the cells of its row. A bare number counts in the unit shown, as rev/min.
void PumpByHandTest::declare(const char* adder, const char* name, Column column, const char* typed)
{
    for (auto* button : declarations().findChildren<QToolButton*>())
        if (button->property("action").toByteArray() == adder)
            QTest::mouseClick(button, Qt::LeftButton);
    auto* field = declarations().table().viewport()->findChild<QLineEdit*>(QStringLiteral("cell"));
    QVERIFY(field);
    QTest::keyClicks(field, QLatin1String(name));
    QTest::keyClick(field, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    typeInCell(QLatin1String(name), column, QLatin1String(typed));
}

void PumpByHandTest::writeEquations(const QString& equations)
{
    hands_->press(Qt::Key_4, Qt::AltModifier);
    auto& view = *test_->page().findChild<app::EquationView*>();
    QVERIFY(view.isVisible());
    view.text().setFocus();
    hands_->press(Qt::Key_A, Qt::ControlModifier);
    for (const QChar key : equations) {
        QWidget* popup = QApplication::activePopupWidget();
        if (popup && !key.isLetterOrNumber() && key != QLatin1Char('.') && key != QLatin1Char('_')) {
            QTest::keyClick(popup, Qt::Key_Escape);
            popup = nullptr;
            test_->window().activateWindow();
            view.text().setFocus();
        }
        QWidget* owner = popup ? popup : static_cast<QWidget*>(&view.text());
        if (key == QLatin1Char('\n'))
            QTest::keyClick(owner, Qt::Key_Return);
        else
            QTest::keyClicks(owner, key);
    }
    if (QWidget* popup = QApplication::activePopupWidget())
        QTest::keyClick(popup, Qt::Key_Escape);
    test_->window().activateWindow();
    const auto truth = [&] { return view.findChild<QLabel*>(QStringLiteral("fault"))->text(); };
    QTRY_VERIFY2_WITH_TIMEOUT(truth().startsWith(QStringLiteral("Balanced")), qPrintable(truth()), 20000);
}

/// A circle in the place of the rectangle, and the triangle of a pump.
void PumpByHandTest::drawSymbol()
{
    hands_->press(Qt::Key_2, Qt::AltModifier);
    editor::SymbolCanvas& canvas = test_->page().symbol().canvas();
    QVERIFY(canvas.isVisible() && canvas.hasFocus());
    const auto drag = [&](QPointF from, QPointF to) {
        QTest::mousePress(canvas.viewport(), Qt::LeftButton, {}, canvas.fromIcon(from));
        QTest::mouseMove(canvas.viewport(), canvas.fromIcon((from + to) / 2));
        QTest::mouseMove(canvas.viewport(), canvas.fromIcon(to));
        QTest::mouseRelease(canvas.viewport(), Qt::LeftButton, {}, canvas.fromIcon(to));
    };
    QTest::mouseClick(canvas.viewport(), Qt::LeftButton, {}, canvas.fromIcon({20, 10}));  // the rectangle's edge
    hands_->press(Qt::Key_Delete);
    QVERIFY2(!text().contains("Rectangle("), text().constData());
    hands_->press(Qt::Key_E);
    drag({-40, -40}, {40, 40});
    QVERIFY2(text().contains("Ellipse(extent={{-40,-40},{40,40}})"), text().constData());
    editor::SymbolShelf& shelf = test_->page().symbol().shelf();
    const QModelIndex triangle = test::Hands::find(shelf, Qt::DisplayRole, QStringLiteral("Oil triangle"));
    QVERIFY(triangle.isValid());
    shelf.scrollTo(triangle);
    QTest::mouseClick(shelf.viewport(), Qt::LeftButton, {}, shelf.visualRect(triangle).center());
    QTest::mouseMove(canvas.viewport(), canvas.fromIcon({0, 40}));
    QTest::mouseClick(canvas.viewport(), Qt::LeftButton, {}, canvas.fromIcon({0, 40}));
    QVERIFY2(text().contains("Polygon(points={{0,40},{-21,4},{21,4},{0,40}}"), text().constData());
}

void PumpByHandTest::thePumpIsMadeFromNothing()
{
    QFile file(test_->filePath(QStringLiteral("bench.mo")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(kBench) > 0);
    file.close();
    QVERIFY(test_->window().documents().open(file.fileName()));
    makeClass();
    QCOMPARE(test_->page().session().sheet().className(), QStringLiteral("bench.VarPump"));
    QVERIFY(declarations().isVisible());
    // Its only parameter so far is of the template.
    declarations().table().setCurrentIndex(
        static_cast<editor::DeclarationTable*>(declarations().table().model())->indexOf(QStringLiteral("k")));
    declarations().table().setFocus();
    hands_->press(Qt::Key_Delete);
    declare("addParameter", "D", Column::Unit, "m3");
    typeInCell(QStringLiteral("D"), Column::Value, QStringLiteral("50 cm3"));
    declare("addParameter", "w", Column::Unit, "rad/s");
    typeInCell(QStringLiteral("w"), Column::Value, QStringLiteral("150 rad/s"));
    declare("addParameter", "c_leak", Column::Unit, "m3/(s.Pa)");
    typeInCell(QStringLiteral("c_leak"), Column::Value, QStringLiteral("2e-12 m3/(s.Pa)"));
    declare("addPort", "eps", Column::Type, "Bramah.Blocks.Interfaces.RealInput");
    writeEquations(
        QStringLiteral("equation\n"
                       "q = eps*D*w/(2*Bramah.Units.pi) - c_leak*(max(B.p, 0) - max(A.p, 0));\n"
                       "m_flow = oil.rho_0*q;"));
    drawSymbol();
    test::keepPicture(test_->window(), QStringLiteral("own_pump.png"));

    // Back to the circuit, and from the palette onto its sheet, beside the one that is there.
    auto* classes = test_->page().views().bar().findChild<QComboBox*>();
    classes->setFocus();
    QTest::keyClick(classes, Qt::Key_Home);
    Q_EMIT classes->activated(classes->currentIndex());
    hands_->press(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(test_->page().session().sheet().className(), QStringLiteral("bench"));
    hands_->place(QStringLiteral("bench.VarPump"), {20, 0});
    hands_->place(QStringLiteral("Bramah.Hydraulics.FlowValves.Orifice"), {60, 10});
    hands_->place(QStringLiteral("Bramah.Hydraulics.Sources.Tank"), {60, -40});
    hands_->dragBetween("suction.A", "varPump.A");
    hands_->dragBetween("varPump.B", "orifice.B");
    hands_->dragBetween("orifice.A", "tank.T");
    hands_->dragBetween("setting.y", "varPump.eps");
    test::keepPicture(test_->window(), QStringLiteral("pumps_beside.png"));
    hands_->press(Qt::Key_F5);
    QVERIFY(test_->waitForEnd());
    compareRuns();
    // And all of it back.
    while (test_->page().session().file().undoStack().canUndo())
        test_->page().session().file().undoStack().undo();
    QCOMPARE(text(), QByteArray(kBench));
}

/// Both pumps at all times, and at the end the formula, with the pressures that it has come to.
void PumpByHandTest::compareRuns()
{
    const app::RunRecord& run = *test_->page().history().latest();
    QVERIFY2(run.end->reason == solver::EndReason::StopTimeReached, qPrintable(run.end->message));
    const solver::ResultStore& results = run.results;
    const auto value = [&](const QString& path, std::size_t row) {
        const int column = results.find(path);
        return column < 0 ? std::nan("") : results.value(column, row);
    };
    QVERIFY(results.rowCount() > 100);
    for (const char* name : {"q", "m_flow", "eps", "A.p", "B.p"})
        for (std::size_t row = 0; row < results.rowCount(); ++row) {
            const double drawn = value(QStringLiteral("varPump.") + QLatin1String(name), row);
            const double written = value(QStringLiteral("textPump.") + QLatin1String(name), row);
            QVERIFY2(std::abs(drawn - written) <= 1e-9 * std::abs(written),
                     qPrintable(QStringLiteral("%1: %2 and %3").arg(QLatin1String(name)).arg(drawn).arg(written)));
        }
    const std::size_t last = results.rowCount() - 1;
    QVERIFY(value(QStringLiteral("varPump.A.p"), last) < -1e5);
    const double ideal = 0.8 * 50e-6 * 150 / (2 * M_PI);
    const double leak = 2e-12 * value(QStringLiteral("varPump.B.p"), last);  // the other one counts as 0
    QVERIFY(leak > 0.1 * ideal);
    QVERIFY2(std::abs(value(QStringLiteral("varPump.q"), last) / (ideal - leak) - 1) < 1e-9,
             qPrintable(QString::fromUtf8(text())));
}

BRAMAH_TEST(PumpByHandTest);
#include "pump_by_hand_test.moc"
