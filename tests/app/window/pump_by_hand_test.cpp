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

/// The same pump as text: negative pressures count as 0 at both ports, as in Hopsan's.
constexpr auto kPumpText = R"mo(
  model TextPump
    extends Bramah.Hydraulics.Interfaces.TwoPort;
    parameter Real D(unit="m3") = 5e-5;
    parameter Real eps = 1;
    parameter Real w(unit="rad/s") = 150;
    parameter Real c_leak(unit="m3/(s.Pa)") = 1e-12;
  equation
    q = eps*D*w/(2*Bramah.Units.pi) - c_leak*(max(B.p, 0) - max(A.p, 0));
    m_flow = oil.rho_0*q;
  end TextPump;
)mo";

/// A pump against a throttle that closes, so that the pressure, and the leakage, change.
QByteArray benchWith(const QByteArray& className, const QByteArray& modifiers)
{
    return "model Bench\n  inner Bramah.Hydraulics.Fluid fluid;\n"
           "  Bramah.Hydraulics.Sources.Tank suction;\n  Bramah.Hydraulics.Sources.Tank back;\n"
           "  Bramah.Hydraulics.Node line(V=1e-3);\n"
           "  Bramah.Hydraulics.FlowValves.Orifice throttle(area=6e-6);\n  " +
           className + " pump" + modifiers + ";" + kPumpText +
           "equation\n  connect(suction.T, pump.A);\n  connect(pump.B, line.port);\n"
           "  connect(line.port, throttle.A);\n  connect(throttle.B, back.T);\n"
           "  annotation(experiment(StopTime=0.5));\nend Bench;\n";
}

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
    void declare(const char* name, const char* unit, const char* value);
    void typeInCell(const QString& name, Column column, const QString& typed);
    void writeEquations(const QString& equations);
    void drawSymbol();

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

/// One more parameter, by the button and the cells of its row. A bare number counts in the unit shown, as rev/min.
void PumpByHandTest::declare(const char* name, const char* unit, const char* value)
{
    for (auto* button : declarations().findChildren<QToolButton*>())
        if (button->property("action").toByteArray() == "addParameter")
            QTest::mouseClick(button, Qt::LeftButton);
    auto* field = declarations().table().viewport()->findChild<QLineEdit*>(QStringLiteral("cell"));
    QVERIFY(field);
    QTest::keyClicks(field, QLatin1String(name));
    QTest::keyClick(field, Qt::Key_Return);
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    const QString row = QLatin1String(name);
    if (*unit != '\0')
        typeInCell(row, Column::Unit, QLatin1String(unit));
    typeInCell(row, Column::Value, QLatin1String(value));
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
}

void PumpByHandTest::thePumpIsMadeFromNothing()
{
    hands_->openNewSheet();
    const QByteArray empty = text();
    makeClass();
    QCOMPARE(test_->page().session().className(), QStringLiteral("circuit1.VarPump"));
    QVERIFY(declarations().isVisible());
    // Its only parameter so far is of the template.
    declarations().table().setCurrentIndex(
        static_cast<editor::DeclarationTable*>(declarations().table().model())->indexOf(QStringLiteral("k")));
    declarations().table().setFocus();
    hands_->press(Qt::Key_Delete);
    declare("D", "m3", "50 cm3");
    declare("eps", "", "0.8");
    declare("w", "rad/s", "150 rad/s");
    declare("c_leak", "m3/(s.Pa)", "2e-12 m3/(s.Pa)");
    writeEquations(
        QStringLiteral("equation\n"
                       "q = eps*D*w/(2*Bramah.Units.pi) - c_leak*(max(B.p, 0) - max(A.p, 0));\n"
                       "m_flow = oil.rho_0*q;"));
    drawSymbol();
    if (qEnvironmentVariableIsSet("BRAMAH_PICTURES"))
        test_->window().grab().save(qEnvironmentVariable("BRAMAH_PICTURES") + QStringLiteral("/own_pump.png"));

    // Back to the circuit, and from the palette onto its sheet.
    auto* classes = test_->page().views().bar().findChild<QComboBox*>();
    classes->setFocus();
    QTest::keyClick(classes, Qt::Key_Home);
    Q_EMIT classes->activated(classes->currentIndex());
    hands_->press(Qt::Key_1, Qt::AltModifier);
    QCOMPARE(test_->page().session().className(), QStringLiteral("circuit1"));
    hands_->place(QStringLiteral("circuit1.VarPump"), {-40, 0});
    hands_->place(QStringLiteral("Bramah.Hydraulics.Sources.Tank"), {-40, -40});
    hands_->place(QStringLiteral("Bramah.Hydraulics.FlowValves.Orifice"), {20, 0});
    hands_->place(QStringLiteral("Bramah.Hydraulics.Sources.Tank"), {20, -40});
    hands_->dragBetween("tank.T", "varPump.A");
    hands_->dragBetween("varPump.B", "orifice.B");
    hands_->dragBetween("orifice.A", "tank1.T");
    hands_->press(Qt::Key_F5);
    QVERIFY(test_->waitForEnd());
    const app::RunRecord& drawn = *test_->page().history().latest();
    QVERIFY2(drawn.end->reason == solver::EndReason::StopTimeReached, qPrintable(drawn.end->message));
    const auto last = [](const app::RunRecord& run, const char* path) {
        const int column = run.results.find(QLatin1String(path));
        return column < 0 ? std::nan("") : run.results.value(column, run.results.rowCount() - 1);
    };
    // Against the formula, with the pressures that it has come to.
    const double ideal = 0.8 * 50e-6 * 150 / (2 * M_PI);
    const double leak = 2e-12 * (last(drawn, "varPump.B.p") - last(drawn, "varPump.A.p"));
    QVERIFY2(std::abs(last(drawn, "varPump.q") / (ideal - leak) - 1) < 1e-9,
             qPrintable(QStringLiteral("%1, not %2 - %3\n%4")
                            .arg(last(drawn, "varPump.q"))
                            .arg(ideal)
                            .arg(leak)
                            .arg(QString::fromUtf8(text()))));
    QVERIFY(leak > 1e-4 * ideal);

    // The class it has become, and the one written as text, in equal circuits.
    const QByteArray all = text();
    const auto from = all.indexOf("  model VarPump"), to = all.indexOf("end VarPump;") + 12;
    QVERIFY(from > 0 && to > from);
    const QByteArray own = all.mid(from, to - from) + "\n";
    std::vector<std::pair<double, double>> ends;
    for (const char* name : {"VarPump", "TextPump"}) {
        QByteArray bench = benchWith(name, "(D=50e-6, eps=0.8, w=150, c_leak=2e-12)");
        bench.replace("\n  model TextPump", "\n" + own + "  model TextPump");
        QFile file(test_->filePath(QStringLiteral("Bench%1.mo").arg(QLatin1String(name))));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bench) == bench.size());
        file.close();
        QVERIFY(test_->window().documents().open(file.fileName()));
        hands_->press(Qt::Key_F5);
        QVERIFY(test_->waitForEnd());
        const app::RunRecord& run = *test_->page().history().latest();
        QVERIFY2(run.end->reason == solver::EndReason::StopTimeReached, qPrintable(run.end->message));
        ends.emplace_back(last(run, "line.p"), last(run, "pump.q"));
        QVERIFY(test_->window().documents().close(test_->page()));
    }
    QVERIFY(ends[0].first > 5e5);
    QCOMPARE(ends[0].first, ends[1].first);
    QCOMPARE(ends[0].second, ends[1].second);
    // And all of it back.
    while (test_->page().session().undoStack().canUndo())
        test_->page().session().undoStack().undo();
    QCOMPARE(text(), empty);
}

BRAMAH_TEST(PumpByHandTest);
#include "pump_by_hand_test.moc"
