// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/command_line.h"
#include "app/results/expression_field.h"
#include "app/runs/measure_dialog.h"
#include "app/runs/measures_panel.h"
#include "app/runs/run_list_model.h"
#include "app/runs/runs_panel.h"
#include "app/window/window_docks.h"
#include "tests/app/window/test_window.h"
#include "tests/test_registry.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTextStream>
#include <QTreeView>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah;
using bramah::test::TestWindow;

/// Measures are made in the window, kept with the circuit, taken of every run, and printed by the command line.
class MeasuresTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aMeasureIsMadeKeptAndUndone();
    void limitsShowInRuns();
    void whatIsTypedIsJudgedAtOnce();
    void theCommandLineSaysWhichLimitIsBroken();

private:
    static app::MeasuresPanel& panel(TestWindow& test) { return *test.window().findChild<app::MeasuresPanel*>(); }
    /// Fills the dialog that opens next.
    static void answer(const std::function<void(app::MeasureDialog&)>& fill)
    {
        QTimer::singleShot(0, [fill] {
            auto* dialog = qobject_cast<app::MeasureDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            fill(*dialog);
        });
    }
    static QLineEdit& fieldOf(app::MeasureDialog& dialog, int number)
    {
        return *dialog.findChildren<QLineEdit*>()[number];
    }
    static QString messageOf(app::MeasureDialog& dialog)
    {
        QString text;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            if (!label->text().endsWith(QLatin1Char(':')))
                text = label->text();
        return text;
    }
    static void accept(app::MeasureDialog& dialog)
    {
        auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        const bool isReady = ok->isEnabled();
        const QString message = messageOf(dialog);
        if (isReady)
            ok->click();
        else
            dialog.reject();
        QVERIFY2(isReady, qPrintable(message));
    }
    static constexpr int kName = 0, kOf = 1, kFrom = 2, kTo = 3, kLower = 4, kUpper = 5;
};

void MeasuresTest::aMeasureIsMadeKeptAndUndone()
{
    TestWindow test;
    test.window().show();
    QVERIFY(test.window().documents().open(TestWindow::example(QStringLiteral("mass_spring.mo"))));
    test.page().updateVariables();
    test.window().docks().bringForward("measures");
    answer([](app::MeasureDialog& dialog) {
        fieldOf(dialog, kName).setText(QStringLiteral("Top speed"));
        QTest::keyClicks(&fieldOf(dialog, kOf), QStringLiteral("mass.v"));
        fieldOf(dialog, kFrom).setText(QStringLiteral("mass.s < 0"));
        fieldOf(dialog, kUpper).setText(QStringLiteral("2 m/s"));
        accept(dialog);
    });
    panel(test).add();
    QCOMPARE(test.page().measures().measures().size(), std::size_t(1));
    QVERIFY(test.page().document().text().bytes().contains(
        "measure(name=\"Top speed\", of=\"mass.v\", statistic=\"maximum\", from=\"mass.s < 0\", upper=2)"));
    QVERIFY(test.page().hasUnsavedWork());
    test.page().runs().run();
    QVERIFY(test.waitForEnd());
    // After the first crossing of zero v is least; its next maximum is damped by a half and a quarter of a swing.
    const double a = 1, w = std::sqrt(1000 - a * a);
    double expected = 0;
    for (double t = 0.1; t < 0.2; t += 1e-6)
        expected = std::max(expected, -0.1 * 1000 / w * std::exp(-a * t) * std::sin(w * t));
    QTRY_VERIFY(test.page().measures().result(*test.page().history().latest(), 0));
    const solver::MeasureResult& result = *test.page().measures().result(*test.page().history().latest(), 0);
    QVERIFY(result.value && std::abs(*result.value - expected) < 1e-3);
    QVERIFY(result.isAbove);
    QTableWidget& table = panel(test).table();
    QTRY_VERIFY(table.rowCount() == 1 && table.item(0, 2) && table.item(0, 2)->text().contains(QLatin1String("m/s")));
    QVERIFY(table.item(0, 2)->font().bold());
    QCOMPARE(table.item(0, 1)->text(), QStringLiteral("≤ 2 m/s"));
    test.page().session().file().undoStack().undo();
    QVERIFY(test.page().measures().measures().empty());
    test.page().session().file().undoStack().redo();
    QCOMPARE(test.page().measures().measures().size(), std::size_t(1));
    table.setCurrentCell(0, 0);
    for (QAction* action : table.actions())
        if (action->shortcut() == QKeySequence(QKeySequence::Delete))
            action->trigger();
    QVERIFY(test.page().measures().measures().empty());
}

void MeasuresTest::limitsShowInRuns()
{
    TestWindow test;
    test.window().show();
    QVERIFY(test.window().documents().open(TestWindow::example(QStringLiteral("mass_spring.mo"))));
    solver::Measure one;
    one.name = QStringLiteral("Swing");
    one.of = QStringLiteral("mass.s");
    one.upper = 0.15;
    QVERIFY(test.page().measures().set({one}, QStringLiteral("test")));
    auto* runs = test.window().findChild<app::RunsPanel*>();
    test.page().runs().run();
    QVERIFY(test.waitForEnd());
    const auto limits = [&](int row) {
        return runs->view().model()->index(row, app::RunListModel::Limits).data().toString();
    };
    QTRY_COMPARE(limits(0), QStringLiteral("kept"));
    one.upper = 0.05;
    QVERIFY(test.page().measures().set({one}, QStringLiteral("test")));
    QTRY_COMPARE(limits(0), QStringLiteral("1 broken"));
}

void MeasuresTest::whatIsTypedIsJudgedAtOnce()
{
    TestWindow test;
    test.window().show();
    QVERIFY(test.window().documents().open(TestWindow::example(QStringLiteral("mass_spring.mo"))));
    test.page().updateVariables();
    answer([](app::MeasureDialog& dialog) {
        auto* ok = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
        QVERIFY(!ok->isEnabled());
        fieldOf(dialog, kOf).setText(QStringLiteral("mass.q"));
        QVERIFY(messageOf(dialog).contains(QLatin1String("mass.q")));
        fieldOf(dialog, kOf).setText(QStringLiteral("mass.s"));
        QVERIFY(ok->isEnabled());
        fieldOf(dialog, kUpper).setText(QStringLiteral("10 bar"));
        QVERIFY(!ok->isEnabled() && !messageOf(dialog).isEmpty());
        fieldOf(dialog, kUpper).setText(QStringLiteral("90"));  // in the unit shown
        QVERIFY(ok->isEnabled());
        QVERIFY(std::abs(*dialog.measure().upper - 0.09) < 1e-12);
        fieldOf(dialog, kLower).setText(QStringLiteral("100 mm"));
        QVERIFY(!ok->isEnabled());
        fieldOf(dialog, kLower).clear();
        fieldOf(dialog, kFrom).setText(QStringLiteral("mass.v"));
        QVERIFY(!ok->isEnabled());
        dialog.reject();
    });
    panel(test).add();
    QVERIFY(test.page().measures().measures().empty());
}

void MeasuresTest::theCommandLineSaysWhichLimitIsBroken()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("Decay.mo"));
    const auto simulate = [&](const char* measures, const QStringList& more = {}) {
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(QByteArray("model Decay\n  parameter Real T(unit=\"s\") = 0.5;\n  Real x(start=2, fixed=true, "
                                  "unit=\"m\");\nequation\n  T*der(x) = -x;\n  annotation(experiment(StopTime=1, "
                                  "Interval=0.001, Tolerance=1e-8), __Bramah(measures={") +
                       measures + "}));\nend Decay;\n");
        file.close();
        QString out, err;
        QTextStream outStream(&out), errStream(&err);
        const int code = app::runCommand(
            QStringList{QStringLiteral("simulate"), path, QStringLiteral("--measures")} + more, outStream, errStream);
        return std::pair(code, out);
    };
    const auto kept = simulate(
        "measure(name=\"End\", of=\"x\", statistic=\"last\", upper=0.3), "
        "measure(name=\"Scaled\", of=\"x*T/1 s\", statistic=\"first\")");
    QCOMPARE(kept.first, 0);
    const QStringList lines = kept.second.split(QLatin1Char('\n'));
    QVERIFY(lines[0].startsWith(QLatin1String("End = 0.2706")) && lines[0].contains(QLatin1String(" m (270.6")));
    QVERIFY2(lines[1].startsWith(QLatin1String("Scaled = 1 m")), qPrintable(lines[1]));
    const auto slower = simulate(
        "measure(name=\"End\", of=\"x\", statistic=\"last\", upper=0.3), "
        "measure(name=\"Scaled\", of=\"x*T/1 s\", statistic=\"first\")",
        {QStringLiteral("--set"), QStringLiteral("T=1")});
    QCOMPARE(slower.first, 2);
    QVERIFY2(slower.second.contains(QLatin1String("above its limit of 300")), qPrintable(slower.second));
    QVERIFY(slower.second.contains(QLatin1String("Scaled = 2 m")));
    // A measure with a limit that has no value is no success.
    const auto none = simulate("measure(name=\"Never\", of=\"x\", statistic=\"mean\", from=\"x > 5\", upper=1)");
    QCOMPARE(none.first, 2);
    QVERIFY(none.second.startsWith(QLatin1String("Never: no value: ")));
}

BRAMAH_TEST(MeasuresTest);
#include "measures_test.moc"
