// SPDX-License-Identifier: GPL-3.0-or-later
// Codes and data on a sheet by mouse and keys: the dialog, the fields of symbols and lines, texts that are dragged.
#include "app/lists/lists_panel.h"
#include "editor/problems/mending.h"
#include "editor/properties/property_panel.h"
#include "editor/render/code_texts.h"
#include "editor/render/sheet_geometry.h"
#include "editor/render/sheet_painter.h"
#include "editor/session/legible_edit.h"
#include "editor/view/sheet_view.h"
#include "model/codes/part_data.h"
#include "model/diagram/symbol_notes.h"
#include "model/diagram/technical_data.h"
#include "model/planning/designations.h"
#include "tests/app/window/hands.h"
#include "tests/app/window/opened_text.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTableWidget>
#include <QtTest/QTest>

#include <functional>

using namespace bramah;

class CodesInWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSheetGetsItsCodesByKeys();
    void theDataOfAClassAreChangedForAll();
    void theDialogSaysWhatItDoes();
    void anEmptySheetHasADialogToo();
    void whatIsSaidAtASymbolIsTyped();
    void linesSayWhatTheyAre();
    void dataAreShownForAllAndForOne();
    void codesAndDataOfExamplesCanBeRead_data();
    void codesAndDataOfExamplesCanBeRead();
    void aCodeThatIsThereTwiceIsMended();
    void theLibrarysDataHaveOneUnitForAQuantity();
    void everyComponentOfALibraryHasItsKind();
    void listsLeadToTheSheet();

private:
    static QLineEdit* field(test::TestWindow& test, const char* name)
    {
        return test::partOf<editor::PropertyPanel>(test.window()).findChild<QLineEdit*>(QString::fromLatin1(name));
    }
    /// Empties a field by keys.
    static void clear(QLineEdit& field)
    {
        QTest::mouseClick(&field, Qt::LeftButton);
        QTest::keyClick(&field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(&field, Qt::Key_Delete);
        QTest::keyClick(&field, Qt::Key_Return);
    }
    static const model::DiagramComponent& symbol(test::TestWindow& test, const char* name)
    {
        return *test.page().session().sheet().diagram().component({QString::fromLatin1(name)});
    }
    static QString code(test::TestWindow& test, const char* name) { return symbol(test, name).notes.code; }
    static void openExample(test::TestWindow& test)
    {
        QVERIFY(test.window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    }
    /// A chosen line of the example, between two components.
    static const model::DiagramConnection& line(test::TestWindow& test, const char* port)
    {
        const model::Diagram& diagram = test.page().session().sheet().diagram();
        for (const model::DiagramConnection& one : diagram.connections())
            if ((one.id.a.text() == QLatin1String(port) || one.id.b.text() == QLatin1String(port)) &&
                one.points.size() > 1)
                return one;
        qFatal("no such line");
    }
};

void CodesInWindowTest::aSheetGetsItsCodesByKeys()
{
    test::TestWindow test;
    test::Hands hands(test);
    openExample(test);
    const QByteArray before = test.page().session().file().document().text().bytes();
    test.window().actions().action(QStringLiteral("edit.designate"))->trigger();
    QCOMPARE(code(test, "cylinder").section(QLatin1Char('.'), 0, 0), QStringLiteral("1"));
    QVERIFY(symbol(test, "pump").notes.hasFrame);
    QVERIFY(code(test, "pump").startsWith(QLatin1String("0.")));
    // The frame is as wide as its text with some room, and lies beside the symbol.
    const auto texts = editor::textsOf(symbol(test, "pump"));
    const auto name = std::ranges::find_if(texts, &editor::PlacedText::isName);
    QVERIFY(name != texts.end() && name->hasFrame);
    QVERIFY(!name->rect.intersects(editor::toScene(symbol(test, "pump").bounds)));
    // Down once: the standard of 1995.
    hands.whenAsked({[](QWidget& dialog) {
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Down);
        QTest::keyClick(&dialog, Qt::Key_Return);
    }});
    test.page().sheet().setFocus();
    hands.press(Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(code(test, "pump"), QStringLiteral("0P1"));
    QCOMPARE(code(test, "cylinder"), QStringLiteral("1A1"));
    QVERIFY(!symbol(test, "pump").notes.hasFrame);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(code(test, "pump").startsWith(QLatin1String("0.")));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.page().session().file().document().text().bytes(), before);
}

// What stands at all relief valves of a sheet is said once.
void CodesInWindowTest::theDataOfAClassAreChangedForAll()
{
    test::TestWindow test;
    test::Hands hands(test);
    openExample(test);
    const QByteArray before = test.page().session().file().document().text().bytes();
    const auto give = [&](const QString& text, QString& shown) {
        hands.whenAsked({[&](QWidget& dialog) {
            dialog.findChild<QCheckBox*>()->setChecked(true);
            auto* classes = dialog.findChild<QTableWidget*>(QStringLiteral("dataOfClasses"));
            const auto found = classes->findItems(QStringLiteral("Relief valve"), Qt::MatchExactly);
            QCOMPARE(found.size(), 1);
            const int row = found.front()->row();
            classes->setCurrentCell(row, 1);
            classes->setFocus();
            QTest::keyClick(classes, Qt::Key_F2);
            auto* cell = classes->findChild<QLineEdit*>();
            cell->selectAll();
            QTest::keyClicks(cell, text);
            QTest::keyClick(cell, Qt::Key_Tab);
            shown = classes->item(row, 2)->text();
            QTest::keyClick(&dialog, Qt::Key_Return);
        }});
        test.window().actions().action(QStringLiteral("edit.codes"))->trigger();
    };
    QString shown;
    give(QStringLiteral("opens at %{p_set}\\n%{q_nom}"), shown);
    QCOMPARE(symbol(test, "relief").notes.data.section(QLatin1Char('\n'), 0, 0).replace(QChar::Nbsp, QLatin1Char(' ')),
             QStringLiteral("opens at 150 bar"));
    QVERIFY2(shown.contains(QStringLiteral("; ")), qPrintable(shown));
    give(QStringLiteral("%{nonsense}"), shown);
    QVERIFY2(shown.contains(QStringLiteral("is each name a parameter?")), qPrintable(shown));
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    hands.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(test.page().session().file().document().text().bytes(), before);
}

void CodesInWindowTest::theDialogSaysWhatItDoes()
{
    test::TestWindow test;
    test::Hands hands(test);
    openExample(test);
    test.window().actions().action(QStringLiteral("edit.designate"))->trigger();
    QString said, wrong;
    hands.whenAsked({[&](QWidget& dialog) {
        auto* module = dialog.findChild<QLineEdit*>();
        module->setFocus();
        QTest::keyClicks(module, QStringLiteral("a"));
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            wrong += label->text() + QLatin1Char('\n');
        QTest::keyClick(module, Qt::Key_Backspace);
        QTest::keyClicks(module, QStringLiteral("A"));
        auto* scheme = dialog.findChildren<QComboBox*>().front();
        scheme->setFocus();
        QTest::keyClick(scheme, Qt::Key_End);
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            said += label->text() + QLatin1Char('\n');
        QTest::keyClick(scheme, Qt::Key_Home);
        auto* circuits = dialog.findChild<QTableWidget*>();
        circuits->setCurrentCell(1, 1);
        circuits->setFocus();
        QTest::keyClick(circuits, Qt::Key_F2);
        QTest::keyClicks(circuits->findChild<QLineEdit*>(), QStringLiteral("lift"));
        QTest::keyClick(circuits->findChild<QLineEdit*>(), Qt::Key_Tab);
        QTest::keyClick(&dialog, Qt::Key_Return);
    }});
    test.window().actions().action(QStringLiteral("edit.codes"))->trigger();
    QVERIFY2(wrong.contains(QStringLiteral("capitals and figures")), qPrintable(wrong));
    QVERIFY2(said.contains(QStringLiteral("get another code")), qPrintable(said));
    QVERIFY(code(test, "cylinder").startsWith(QLatin1String("A-1.")));
    QCOMPARE(symbol(test, "cylinder").notes.function, QStringLiteral("lift"));
    const auto texts = editor::textsOf(symbol(test, "cylinder"));
    const auto function = std::ranges::find(texts, QStringLiteral("lift"), &editor::PlacedText::text);
    const auto name = std::ranges::find_if(texts, &editor::PlacedText::isName);
    QVERIFY(function != texts.end() && name != texts.end());
    QVERIFY(function->rect.bottom() <= name->rect.top() + 1e-6);
}

void CodesInWindowTest::anEmptySheetHasADialogToo()
{
    test::TestWindow test;
    test::Hands hands(test);
    hands.openNewSheet();
    const QByteArray before = test.page().session().file().document().text().bytes();
    hands.whenAsked({[](QWidget& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); }});
    test.window().actions().action(QStringLiteral("edit.codes"))->trigger();
    test.window().actions().action(QStringLiteral("edit.designate"))->trigger();
    QCOMPARE(test.page().session().file().document().text().bytes(), before);
}

void CodesInWindowTest::whatIsSaidAtASymbolIsTyped()
{
    test::TestWindow test;
    test::Hands hands(test);
    openExample(test);
    test.window().actions().action(QStringLiteral("edit.designate"))->trigger();
    const QByteArray before = test.page().session().file().document().text().bytes();
    hands.clickOnSheet(hands.middleOf("cylinder"));
    hands.fill(*field(test, "circuitFunction"), QStringLiteral("clamp"));
    hands.fill(*field(test, "maker"), QStringLiteral("Acme"));
    hands.fill(*field(test, "typeCode"), QStringLiteral("CDH2 63/36"));
    hands.fill(*field(test, "remark"), QStringLiteral("said \"new\""));
    const auto part = [&](const char* name) {
        const model::Instance* component = test.page().session().sheet().instance()->child(name);
        return model::partDataOf(component->component()->comment.annotation);
    };
    QCOMPARE(symbol(test, "cylinder").notes.function, QStringLiteral("clamp"));
    QCOMPARE(
        part("cylinder"),
        model::PartData({QStringLiteral("Acme"), QStringLiteral("CDH2 63/36"), {}, QStringLiteral("said \"new\"")}));
    hands.clickOnSheet(hands.middleOf("pump"));
    QCOMPARE(field(test, "maker")->text(), QString());
    QVERIFY(!field(test, "coil")->isVisible());
    hands.clickOnSheet(hands.middleOf("cylinder"));
    clear(*field(test, "remark"));
    QCOMPARE(part("cylinder").remark, QString());
    for (int k = 0; k < 5; ++k)
        test.page().session().file().undoStack().undo();
    QCOMPARE(test.page().session().file().document().text().bytes(), before);
    // Coils of a switching valve, each with a name of its own.
    test::openText(test,
                   "model circuit\n  inner Bramah.Hydraulics.Fluid fluid;\n"
                   "  Bramah.Hydraulics.DirectionalValves.Valve43 valve annotation(Placement(transformation("
                   "extent={{-18,-8},{18,8}})));\nend circuit;\n");
    hands.clickOnSheet(QPointF(0, 0));
    QVERIFY(field(test, "coil")->isVisible() && field(test, "coil2")->isVisible());
    hands.fill(*field(test, "coil2"), QStringLiteral("Y2"));
    QCOMPARE(symbol(test, "valve").notes.coils, QStringList({QString(), QStringLiteral("Y2")}));
    hands.fill(*field(test, "coil"), QStringLiteral("Y1"));
    QCOMPARE(symbol(test, "valve").notes.coils, QStringList({QStringLiteral("Y1"), QStringLiteral("Y2")}));
    const auto texts = editor::textsOf(symbol(test, "valve"));
    for (const char* coil : {"Y1", "Y2"})
        QVERIFY(std::ranges::find(texts, QString::fromLatin1(coil), &editor::PlacedText::text) != texts.end());
    clear(*field(test, "coil"));
    clear(*field(test, "coil2"));
    QVERIFY(!test.page().session().file().document().text().bytes().contains("coils"));
}

void CodesInWindowTest::linesSayWhatTheyAre()
{
    test::TestWindow test;
    test::Hands hands(test);
    openExample(test);
    const QByteArray before = test.page().session().file().document().text().bytes();
    const model::ConnectionId id = line(test, "pump.P").id;
    const auto shown = [&]() -> const model::DiagramConnection& {
        return *test.page().session().sheet().diagram().connection(id);
    };
    hands.clickOnSheet((shown().points[0] + shown().points[1]) / 2);
    QVERIFY(field(test, "lineSize")->isVisible());
    hands.fill(*field(test, "lineSize"), QStringLiteral("20 x 2"));
    hands.fill(*field(test, "lineApplication"), QStringLiteral("pressure"));
    QCOMPARE(shown().code.application, QString());  // which is none, as the field says
    hands.fill(*field(test, "lineApplication"), QStringLiteral("H-P1"));
    hands.fill(*field(test, "lineNumber"), QStringLiteral("3"));
    QCOMPARE(shown().code,
             model::LineCode({QStringLiteral("3"), QStringLiteral("20 x 2"), QStringLiteral("H-P1"), {}}));
    const auto placed = editor::textAtLine(shown(), 2.5);
    QVERIFY(placed.has_value());
    const QPointF middle = editor::toSheet(placed->rect.center());
    hands.dragOnSheet(middle, middle + QPointF(8, 6));
    QCOMPARE(shown().code.offset, QPointF(8, 6));
    QCOMPARE(editor::toSheet(editor::textAtLine(shown(), 2.5)->rect.center()), middle + QPointF(8, 6));
    hands.dragOnSheet(middle + QPointF(8, 6), middle + QPointF(0.4, 0.4));
    QCOMPARE(shown().code.offset, QPointF());
    for (int k = 0; k < 5; ++k)
        test.page().session().file().undoStack().undo();
    QCOMPARE(test.page().session().file().document().text().bytes(), before);
}

void CodesInWindowTest::dataAreShownForAllAndForOne()
{
    test::TestWindow test;
    test::Hands hands(test);
    openExample(test);
    QCOMPARE(symbol(test, "cylinder").notes.data, QString());
    hands.clickOnSheet(hands.middleOf("cylinder"));
    auto* choice =
        test::partOf<editor::PropertyPanel>(test.window()).findChild<QComboBox*>(QStringLiteral("technicalData"));
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    QTest::keyClick(choice, Qt::Key_Return);
    QVERIFY2(symbol(test, "cylinder").notes.data.contains(QStringLiteral("mm")),
             qPrintable(symbol(test, "cylinder").notes.data));
    QCOMPARE(symbol(test, "relief").notes.data, QString());
    hands.whenAsked({[](QWidget& dialog) {
        auto* box = dialog.findChild<QCheckBox*>();
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Space);
        QTest::keyClick(&dialog, Qt::Key_Return);
    }});
    test.window().actions().action(QStringLiteral("edit.codes"))->trigger();
    QVERIFY(symbol(test, "relief").notes.data.endsWith(QStringLiteral("\u00A0bar")));
    // A value that changes changes the data with it.
    test.page().session().setParameter({QStringLiteral("relief")}, QStringLiteral("p_set"), QStringLiteral("123e5"));
    QCOMPARE(symbol(test, "relief").notes.data, QStringLiteral("123\u00A0bar"));
    hands.clickOnSheet(hands.middleOf("relief"));
    hands.fill(*field(test, "ownData"), QStringLiteral("120 ± 3 bar; sealed"));
    QCOMPARE(symbol(test, "relief").notes.data, QStringLiteral("120 ± 3 bar\nsealed"));
    clear(*field(test, "ownData"));
    QCOMPARE(symbol(test, "relief").notes.data, QStringLiteral("123\u00A0bar"));
}

void CodesInWindowTest::codesAndDataOfExamplesCanBeRead_data()
{
    QTest::addColumn<double>("letters");
    for (const char* example : {"cylinder_drive", "two_cylinders_in_order", "load_sensing", "press_cycle",
                                "two_speed_press", "hydrostatic_transmission"})
        for (const double letters : {2.5, 3.5})
            QTest::addRow("%s %g", example, letters) << letters;
}

// With codes and data at all symbols no line crosses a text and none lies on another symbol. Data begin right below
// their code, at its edge that is next to the symbol where both stand beside it.
void CodesInWindowTest::codesAndDataOfExamplesCanBeRead()
{
    QFETCH(double, letters);
    test::TestWindow test;
    const QString example = QString::fromLatin1(QTest::currentDataTag()).section(QLatin1Char(' '), 0, 0);
    QVERIFY(test.window().documents().open(test::TestWindow::example(example + QLatin1String(".mo"))));
    editor::DocumentSession& session = test.page().session();
    test.window().actions().action(QStringLiteral("edit.designate"))->trigger();
    model::SheetCodes codes = session.sheet().diagram().codes();
    codes.showsTechnicalData = true;
    codes.letters = letters;
    QVERIFY(editor::applyLegibly(session, QStringLiteral("codes"),
                                 model::planCodes(session.sheet().diagram(), codes, model::CodesThatAreThere::Stay)));
    for (const model::Diagnostic& problem : session.sheet().problems())
        QVERIFY2(problem.kind != model::DiagnosticKind::LineThroughText &&
                     problem.kind != model::DiagnosticKind::TextOverSymbol,
                 qPrintable(problem.arguments.join(QLatin1Char(' '))));
    int count = 0;
    for (const model::DiagramComponent& symbol : session.sheet().diagram().components()) {
        if (symbol.notes.data.isEmpty())
            continue;
        const auto texts = editor::textsOf(symbol);
        const auto code = std::ranges::find_if(texts, &editor::PlacedText::isName);
        const auto data = std::ranges::find(texts, symbol.notes.data, &editor::PlacedText::text);
        QVERIFY(code != texts.end() && data != texts.end());
        ++count;
        const QRectF body = editor::toScene(symbol.bounds);
        const QByteArray name = symbol.id.name.toUtf8();
        QVERIFY2(std::abs(data->rect.top() - code->rect.bottom()) < 1e-9, name.constData());
        const double left = std::abs(data->rect.left() - code->rect.left());
        const double right = std::abs(data->rect.right() - code->rect.right());
        const double middle = std::abs(data->rect.center().x() - code->rect.center().x());
        const QRectF both = code->rect.united(data->rect);
        const double wanted = both.left() >= body.right()   ? left
                              : both.right() <= body.left() ? right
                                                            : std::min({left, right, middle});
        QVERIFY2(wanted < 1e-9, name.constData());
    }
    QVERIFY(count >= 2);
}

void CodesInWindowTest::aCodeThatIsThereTwiceIsMended()
{
    test::TestWindow test;
    test::Hands hands(test);
    openExample(test);
    test.window().actions().action(QStringLiteral("edit.designate"))->trigger();
    const QString free = code(test, "relief");
    hands.clickOnSheet(hands.middleOf("relief"));
    hands.fill(test::partOf<editor::PropertyPanel>(test.window()).heading().designationField(), code(test, "pump"));
    const auto& problems = test.page().session().sheet().problems();
    const auto same = std::ranges::find(problems, model::DiagnosticKind::SameCode, &model::Diagnostic::kind);
    QVERIFY(same != problems.end());
    const std::vector<model::Mend> mends = editor::mendsFor(test.page().session(), *same);
    QCOMPARE(mends.size(), std::size_t(1));
    QVERIFY(editor::applyMend(test.page().session(), mends.front()));
    QVERIFY(code(test, "relief") != code(test, "pump"));
    QVERIFY(std::ranges::none_of(test.page().session().sheet().problems(), [](const model::Diagnostic& problem) {
        return problem.kind == model::DiagnosticKind::SameCode;
    }));
}

namespace {

/// Calls \a visit for all classes within \a node that can stand on a sheet.
void forEachComponentClass(const model::ClassNode& node, const std::function<void(const model::ClassNode&)>& visit)
{
    for (const auto& child : node.children())
        if (child->kind() == model::syntax::ClassKind::Package)
            forEachComponentClass(*child, visit);
        else if (child->kind() == model::syntax::ClassKind::Model && !child->isPartial())
            visit(*child);
}

}  // namespace

// On a drawing no quantity has two units; and whatever is written in a template is replaced.
void CodesInWindowTest::theLibrarysDataHaveOneUnitForAQuantity()
{
    test::TestWindow test;
    model::InstanceTree tree(test.workspace().library());
    static const QRegularExpression unit(QStringLiteral("[0-9][\u00A0 ]([^0-9\\s,×/…][^\\s,]*)"));
    const QSet<QString> usual{QStringLiteral("bar"), QStringLiteral("mm"),    QStringLiteral("cm³/rev"),
                              QStringLiteral("l"),   QStringLiteral("l/min"), QStringLiteral("kW"),
                              QStringLiteral("%"),   QStringLiteral("°C"),    QStringLiteral("rev/min"),
                              QStringLiteral("°"),   QStringLiteral("kN")};
    int count = 0;
    forEachComponentClass(*test.workspace().library().find("Bramah.Hydraulics"), [&](const model::ClassNode& node) {
        const model::Instance& instance = tree.instantiate(node);
        for (const QString& text : {model::technicalDataOf(instance, {}), model::settingOf(instance)}) {
            count += text.isEmpty() ? 0 : 1;
            QVERIFY2(!text.contains(QLatin1String("%{")), node.qualifiedName().c_str());
            for (auto match = unit.globalMatch(text); match.hasNext();) {
                const QString found = match.next().captured(1);
                QVERIFY2(usual.contains(found), qPrintable(QString::fromStdString(node.qualifiedName()) +
                                                           QLatin1String(": ") + text + QLatin1String(": ") + found));
            }
        }
    });
    QVERIFY2(count > 70, qPrintable(QString::number(count)));
    const auto dataOf = [&](const char* name) {
        return model::technicalDataOf(tree.instantiate(*test.workspace().library().find(name)), {})
            .replace(QChar::Nbsp, QLatin1Char(' '));
    };
    QCOMPARE(dataOf("Bramah.Hydraulics.Cylinders.DoubleActingCylinder"), QStringLiteral("⌀50/28 × 500 mm"));
    QCOMPARE(dataOf("Bramah.Hydraulics.Cylinders.TelescopicCylinder"), QStringLiteral("⌀100/80/60 × 1500 mm"));
    QCOMPARE(dataOf("Bramah.Hydraulics.Lines.Pipe"), QStringLiteral("⌀15 × 1.5 mm"));  // 12 mm and twice the wall
    QCOMPARE(dataOf("Bramah.Hydraulics.Lines.Hose"), QStringLiteral("DN 12"));
    QCOMPARE(dataOf("Bramah.Hydraulics.PressureValves.PilotReliefValve"), QStringLiteral("150 bar"));
    QCOMPARE(dataOf("Bramah.Hydraulics.PressureValves.CounterbalanceValve"), QStringLiteral("200 bar, 4:1"));
    QCOMPARE(dataOf("Bramah.Hydraulics.PressureValves.ProportionalReliefValve"), QStringLiteral("5 … 200 bar"));
    QCOMPARE(dataOf("Bramah.Hydraulics.Pumps.FixedPump"), QStringLiteral("16 cm³/rev\n1500 rev/min"));
    QCOMPARE(dataOf("Bramah.Hydraulics.Accumulators.BladderAccumulator"), QStringLiteral("10 l, p0 100 bar"));
    QCOMPARE(dataOf("Bramah.Hydraulics.FlowValves.FlowDivider"), QStringLiteral("50 %"));
    QCOMPARE(dataOf("Bramah.Hydraulics.Sensors.TemperatureSwitch"), QStringLiteral("65 / 60 °C"));
    QCOMPARE(dataOf("Bramah.Hydraulics.Sources.Tank"), QString());
    QCOMPARE(dataOf("Bramah.Mechanics.Rotational.ElectricMotor"), QStringLiteral("15 kW, 1455 rev/min"));
}

// What gets a code by one standard gets one by the others, hoses by the newer ones only.
void CodesInWindowTest::everyComponentOfALibraryHasItsKind()
{
    test::TestWindow test;
    model::InstanceTree tree(test.workspace().library());
    QStringList odd;
    for (const char* package : {"Bramah.Hydraulics", "Bramah.Mechanics"})
        forEachComponentClass(*test.workspace().library().find(package), [&](const model::ClassNode& node) {
            const model::Instance& instance = tree.instantiate(node);
            const model::ComponentKind kind = model::componentKindOf(instance);
            const QString name = QString::fromStdString(node.qualifiedName());
            const bool isOfLines = name.contains(QLatin1String(".Lines."));
            if (kind.letter.isEmpty() != kind.productClass.isEmpty() && !isOfLines &&
                !name.contains(QLatin1String(".Internal.")) && !name.contains(QLatin1String(".Interfaces.")))
                odd.append(name);
            for (const QString& coil : kind.coilPorts)
                if (!instance.child(coil.toStdString()) && !instance.isRemoved(coil.toStdString()))
                    odd.append(name + QLatin1Char('.') + coil);
        });
    QCOMPARE(odd, QStringList());
}

void CodesInWindowTest::listsLeadToTheSheet()
{
    test::TestWindow test;
    test::Hands hands(test);
    openExample(test);
    test.window().actions().action(QStringLiteral("edit.designate"))->trigger();
    test.page().sheet().setFocus();
    hands.press(Qt::Key_8, Qt::ControlModifier | Qt::ShiftModifier);
    auto& panel = test::partOf<app::ListsPanel>(test.window());
    QVERIFY(QTest::qWaitFor([&] { return panel.table().rowCount() > 3; }));
    const auto rowOf = [&](const QString& text) {
        for (int row = 0; row < panel.table().rowCount(); ++row)
            if (panel.table().item(row, 2)->text().contains(text))
                return row;
        return -1;
    };
    const int relief = rowOf(QStringLiteral("relief valve"));
    QVERIFY(relief >= 0);
    QTest::mouseClick(panel.table().viewport(), Qt::LeftButton, {},
                      panel.table().visualItemRect(panel.table().item(relief, 0)).center());
    QVERIFY(test.page().session().selection().components.contains({QStringLiteral("relief")}));
    QTest::keyClick(&panel.table(), Qt::Key_Up);
    QVERIFY(!test.page().session().selection().components.contains({QStringLiteral("relief")}));
    // A value that changes shows at once.
    test.page().session().setParameter({QStringLiteral("relief")}, QStringLiteral("p_set"), QStringLiteral("99e5"));
    QCOMPARE(panel.table().item(rowOf(QStringLiteral("relief valve")), 7)->text(), QStringLiteral("99 bar"));
    const QString path = test.filePath(QStringLiteral("parts.csv"));
    panel.exportList(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("99 bar"));
    panel.choice().setCurrentIndex(3);
    QCOMPARE(panel.table().item(0, 1)->text(), code(test, "valve"));
    test.window().documents().newDocument();
    QCOMPARE(panel.table().rowCount(), 0);
}

BRAMAH_TEST(CodesInWindowTest);

#include "codes_test.moc"
