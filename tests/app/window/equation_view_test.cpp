// SPDX-License-Identifier: GPL-3.0-or-later
// The equations of a class, typed in their view.
#include "app/views/equation_view.h"
#include "app/views/class_views.h"
#include "app/views/equation_edit.h"
#include "app/views/formula_column.h"
#include "app/widgets/message_bar.h"
#include "model/document/document.h"
#include "tests/app/window/hands.h"
#include "tests/test_registry.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QScrollBar>
#include <QTextBlock>
#include <QtTest/QTest>

using namespace bramah;

namespace {

constexpr auto kPump = R"mo(package Own
  // Kept as it is
  model Pump "A pump that leaks"
    Bramah.Hydraulics.Interfaces.Port P annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,80})));
    Bramah.Hydraulics.Interfaces.Port S annotation(Placement(transformation(extent={{-10,-10},{10,10}}, origin={0,-80})));
    parameter Real D = 1e-6;
    Real q;
    Real q_leak;
  equation
    P.m_flow + S.m_flow = 0;
    P.m_flow = -870*(q - q_leak); // out of P
    q = 100*D/2;
    annotation(Icon(graphics={Ellipse(extent={{-40,40},{40,-40}})}));
  end Pump;
  model Empty
    Real x;
  end Empty;
end Own;
)mo";

}  // namespace

class EquationViewTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::TestWindow> test_;
    std::unique_ptr<test::Hands> hands_;

    [[nodiscard]] app::EquationView& view() const { return *test_->page().findChild<app::EquationView*>(); }
    /// As the installed English words it.
    [[nodiscard]] QString truth() const
    {
        return view()
            .findChild<QLabel*>(QStringLiteral("fault"))
            ->text()
            .replace(QStringLiteral("(s)"), QStringLiteral("s"));
    }
    [[nodiscard]] QByteArray text() const { return test_->page().document().text().bytes(); }
    void type(const QString& keys) const
    {
        for (const QChar key : keys) {
            QWidget* popup = QApplication::activePopupWidget();
            QWidget* owner = popup ? popup : static_cast<QWidget*>(&view().text());
            if (key == QLatin1Char('\n'))
                QTest::keyClick(owner, Qt::Key_Return);
            else
                QTest::keyClicks(owner, key);
        }
    }
    void toEndOf(const char* line) const
    {
        const QString shown = view().text().toPlainText();
        QTextCursor cursor = view().text().textCursor();
        cursor.setPosition(static_cast<int>(shown.indexOf(QLatin1String(line)) + qstrlen(line)));
        view().text().setTextCursor(cursor);
        view().text().setFocus();
    }
    void closeList() const
    {
        if (QWidget* popup = QApplication::activePopupWidget())
            QTest::keyClick(popup, Qt::Key_Escape);
        test_->window().activateWindow();
        view().text().setFocus();
    }

private Q_SLOTS:
    void init();
    void cleanup();
    void theEquationsAloneAreShownAndEdited();
    void oneLineSaysWhetherTheyDetermineTheUnknowns();
    void namesAreCompleted();
    void declarationsMadeMeanwhileStayOutside();
    void noMessageMovesWhatIsTyped();
    void tabIndents();
    void aFirstEquationMakesTheSection();
    void mistakesAreMarkedAndLocated();
    void longLinesAreShownFromTheirStart();
};

void EquationViewTest::init()
{
    test_ = std::make_unique<test::TestWindow>();
    hands_ = std::make_unique<test::Hands>(*test_);
    const QString path = test_->filePath(QStringLiteral("own.mo"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kPump);
    file.close();
    QVERIFY(test_->window().documents().open(path));
    QVERIFY(test_->page().session().showClass(QStringLiteral("Own.Pump")));
    hands_->press(Qt::Key_4, Qt::AltModifier);
    QVERIFY(view().isVisible());
}

void EquationViewTest::cleanup()
{
    hands_.reset();
    test_.reset();
}

void EquationViewTest::theEquationsAloneAreShownAndEdited()
{
    const QString shown = view().text().toPlainText();
    QVERIFY2(shown.startsWith(QStringLiteral("equation\n    P.m_flow")), qPrintable(shown));
    QVERIFY2(shown.endsWith(QStringLiteral("q = 100*D/2;")), qPrintable(shown));
    view().formulas().refresh();
    QCOMPARE(view().formulas().lines().size(), 3);
    QVERIFY(view().formulas().lines().at(1).startsWith(QStringLiteral("P.m_flow = −870·(q − q_leak)")));
    toEndOf("100*D/2;");
    type(QStringLiteral("\nq_leak = 0;"));
    closeList();
    view().commit();
    QByteArray expected = kPump;
    expected.replace("D/2;\n", "D/2;\n    q_leak = 0;\n");
    QCOMPARE(text(), expected);
    // An empty line at the end stays for the next equation.
    type(QStringLiteral("\n"));
    view().commit();
    QVERIFY(view().text().toPlainText().endsWith(QStringLiteral("q_leak = 0;\n    ")));
    // What another view does shows here.
    test_->page().session().file().undoStack().undo();
    QCOMPARE(text(), QByteArray(kPump));
    QCOMPARE(view().text().toPlainText(), shown);
    QVERIFY(test_->page().session().showClass(QStringLiteral("Own.Empty")));
    QCOMPARE(view().text().toPlainText(), QString());
}

void EquationViewTest::oneLineSaysWhetherTheyDetermineTheUnknowns()
{
    QTRY_COMPARE_WITH_TIMEOUT(truth(), QStringLiteral("5 equations, 6 unknowns: nothing determines \"q_leak\""), 20000);
    toEndOf("100*D/2;");
    type(QStringLiteral("\nq_leak = 1e-9*(P.p - S.p);"));
    closeList();
    QTRY_COMPARE_WITH_TIMEOUT(truth(), QStringLiteral("Balanced: 6 equations, 6 unknowns; forms G, H, Y"), 20000);
    // A component by itself has no open ports to be told of.
    QCOMPARE(test_->page().session().sheet().problems().size(), std::size_t(0));
    type(QStringLiteral("\nq = 3;"));
    closeList();
    QTRY_VERIFY2_WITH_TIMEOUT(truth().startsWith(QStringLiteral("7 equations, 6 unknowns: one of ")),
                              qPrintable(truth()), 5000);
    QVERIFY2(truth().contains(QStringLiteral("\"q = 3\"")), qPrintable(truth()));
    QVERIFY(test_->page().session().sheet().problems().size() > 0);
    // Without its semicolon it does not take the symbol of the class for its own.
    QTest::keyClick(&view().text(), Qt::Key_Backspace);
    view().commit();
    QVERIFY(text().contains("q = 3;\n    annotation(Icon"));
    QVERIFY(view().text().toPlainText().endsWith(QStringLiteral("q = 3")));
    type(QStringLiteral(";"));
    view().commit();
    QVERIFY(text().contains("q = 3;\n    annotation(Icon"));
    QVERIFY(view().text().toPlainText().endsWith(QStringLiteral("q = 3;")));
    type(QStringLiteral("\nq = ("));
    closeList();
    QTRY_COMPARE_WITH_TIMEOUT(truth(), QStringLiteral("The text is not complete yet."), 20000);
}

void EquationViewTest::namesAreCompleted()
{
    toEndOf("100*D/2;");
    type(QStringLiteral("\nq_l"));
    QVERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QVERIFY(view().text().toPlainText().endsWith(QStringLiteral("\n    q_leak")));
    closeList();
    type(QStringLiteral(" = P.m"));
    QVERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QVERIFY(view().text().toPlainText().endsWith(QStringLiteral("q_leak = P.m_flow")));
    closeList();
    type(QStringLiteral("*sq"));
    QVERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QVERIFY2(view().text().toPlainText().endsWith(QStringLiteral("P.m_flow*sqrt")),
             qPrintable(view().text().toPlainText()));
}

// What is typed stays where it is: a message above the views comes only where they do not show the fault.
// In front of the equations and behind them, before and after equations are typed here.
void EquationViewTest::declarationsMadeMeanwhileStayOutside()
{
    editor::EditedFile& file = test_->page().session().file();
    const QString shown = view().text().toPlainText();
    const auto insert = [&](const char* before, const char* declaration) {
        QByteArray changed = text();
        changed.insert(changed.indexOf(before), declaration);
        QVERIFY(file.replaceText(QStringLiteral("Declare"), changed));
    };
    insert("  equation\n", "    Real more; // of it\n");
    QCOMPARE(view().text().toPlainText(), shown);
    toEndOf("100*D/2;");
    type(QStringLiteral("\nmore = 1;"));
    closeList();
    view().commit();
    insert("  equation\n", "    Real other = 2;\n");
    insert("    annotation(Icon", "  public\n    Real last = 3;\n");
    QCOMPARE(view().text().toPlainText(), shown + QStringLiteral("\n    more = 1;"));
    QVERIFY(test_->page().session().showClass(QStringLiteral("Own.Empty")));
    insert("  end Empty;", "    Real y;\n");
    QCOMPARE(view().text().toPlainText(), QString());
}

void EquationViewTest::noMessageMovesWhatIsTyped()
{
    const app::MessageBar& bar = test_->page().messages();
    view().formulas().refresh();
    const QStringList formulas = view().formulas().lines();
    toEndOf("100*D/2;");
    type(QStringLiteral("\nq_leak = ("));
    closeList();
    view().commit();
    QCOMPARE(test_->page().document().textState(), model::Document::TextState::WithErrors);
    QVERIFY(bar.isHidden());
    // Nor do the formulas go.
    view().formulas().refresh();
    QCOMPARE(view().formulas().lines(), formulas);
    hands_->press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(!bar.isHidden());
    hands_->press(Qt::Key_4, Qt::AltModifier);
    QVERIFY(bar.isHidden());
    hands_->press(Qt::Key_3, Qt::AltModifier);
    QVERIFY(!bar.isHidden());
    test_->page().session().file().undoStack().undo();
    QCOMPARE(test_->page().document().textState(), model::Document::TextState::Sound);
    QVERIFY(bar.isHidden());
}

// Tab goes to the next even column, or moves the lines that are selected; Shift+Tab moves them back.
void EquationViewTest::tabIndents()
{
    const auto line = [this] { return view().text().textCursor().block().text(); };
    toEndOf("100*D/2;");
    type(QStringLiteral("\n"));
    const qsizetype before = line().size();
    QTest::keyClick(&view().text(), Qt::Key_Tab);
    QCOMPARE(line(), QString(before + 2, QLatin1Char(' ')));
    type(QStringLiteral("q"));
    QTest::keyClick(&view().text(), Qt::Key_Tab);
    QCOMPARE(line(), QString(before + 2, QLatin1Char(' ')) + QStringLiteral("q "));
    QTest::keyClick(&view().text(), Qt::Key_Backtab, Qt::ShiftModifier);
    QCOMPARE(line(), QString(before, QLatin1Char(' ')) + QStringLiteral("q "));
    QTest::keyClick(&view().text(), Qt::Key_Home, Qt::ShiftModifier);
    QTest::keyClick(&view().text(), Qt::Key_Up, Qt::ShiftModifier);
    QTest::keyClick(&view().text(), Qt::Key_Tab);
    QVERIFY(view().text().toPlainText().contains(QLatin1Char('\n') + QString(before + 2, QLatin1Char(' ')) +
                                                 QStringLiteral("q ")));
    QVERIFY(!view().text().toPlainText().contains(QLatin1Char('\t')));
}

void EquationViewTest::aFirstEquationMakesTheSection()
{
    QVERIFY(test_->page().session().showClass(QStringLiteral("Own.Empty")));
    QCOMPARE(view().text().toPlainText(), QString());
    view().text().setFocus();
    type(QStringLiteral("x = "));
    view().commit();
    QCOMPARE(test_->page().document().textState(), model::Document::TextState::WithErrors);
    QVERIFY2(view().text().toPlainText().endsWith(QStringLiteral("equation\n    x = ")),
             qPrintable(view().text().toPlainText()));
    type(QStringLiteral("2;"));
    view().commit();
    QByteArray expected = kPump;
    expected.replace("    Real x;\n", "    Real x;\n  equation\n    x = 2;\n");
    QVERIFY2(text() == expected, text().constData());
    QTRY_COMPARE_WITH_TIMEOUT(truth(), QStringLiteral("Balanced: 1 equations, 1 unknowns"), 20000);
    test_->page().session().file().undoStack().undo();
    QCOMPARE(text(), QByteArray(kPump));
}

void EquationViewTest::mistakesAreMarkedAndLocated()
{
    toEndOf("100*D/2;");
    type(QStringLiteral("\nq_leak = q_lek;"));
    closeList();
    const auto marked = [&] {
        QStringList words;
        for (const auto& mark : view().text().extraSelections())
            words.append(mark.cursor.selectedText());
        return words;
    };
    QTRY_VERIFY2_WITH_TIMEOUT(marked().contains(QStringLiteral("q_lek")), qPrintable(marked().join(u'|')), 20000);
    toEndOf("equation");
    const model::Diagnostics problems = test_->page().session().sheet().problems();
    const auto unknown = std::find_if(problems.begin(), problems.end(), [](const model::Diagnostic& one) {
        return one.kind == model::DiagnosticKind::UnknownName;
    });
    QVERIFY(unknown != problems.end());
    test_->page().locate(*unknown);
    QVERIFY(view().isVisible());
    QVERIFY(view().text().textCursor().block().text().contains(QStringLiteral("q_lek")));
}

// The cursor stands behind the last equation, but the text is read from its start.
void EquationViewTest::longLinesAreShownFromTheirStart()
{
    QVERIFY(test_->window().documents().open(test::TestWindow::example(QStringLiteral("cylinder_drive.mo"))));
    hands_->press(Qt::Key_4, Qt::AltModifier);
    QVERIFY(view().isVisible());
    for (const QScrollBar* bar : {view().text().horizontalScrollBar(), view().text().verticalScrollBar()}) {
        QVERIFY(bar->maximum() > 0);
        QCOMPARE(bar->value(), 0);
    }
}

BRAMAH_TEST(EquationViewTest);
#include "equation_view_test.moc"
