// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/documents/document_page.h"
#include "app/runs/run_list_model.h"
#include "app/runs/runs_panel.h"
#include "app/window/main_window.h"
#include "editor/properties/parameter_form.h"
#include "editor/properties/property_panel.h"
#include "editor/properties/value_edit.h"
#include "tests/app/window/hands.h"
#include "tests/app/window/test_window.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QComboBox>
#include <QLabel>
#include <QStatusBar>
#include <QTreeView>
#include <QtTest/QTest>

using namespace bramah;

namespace {

const QByteArray kSwing =
    "model M\n  Real x(start=1, fixed=true), v(start=0, fixed=true);\nequation\n  der(x) = v;\n  der(v) = -x;\n"
    "  annotation(experiment(StopTime=10));\nend M;\n";

QString workOf(test::TestWindow& test)
{
    return test::partOf<app::RunsPanel>(test.window())
        .view()
        .model()
        ->index(0, app::RunListModel::Work)
        .data()
        .toString();
}

QByteArray textOf(app::DocumentPage& page)
{
    return page.session().file().document().text().bytes();
}

QString stateOf(test::TestWindow& test)
{
    for (const QLabel* label : test.window().statusBar()->findChildren<QLabel*>())
        if (label->text().startsWith(QStringLiteral("Ready")))
            return label->text();
    return {};
}

bool isRun(test::TestWindow& test)
{
    test.window().actions().action(QStringLiteral("run.start"))->trigger();
    return test.waitForEnd();
}

}  // namespace

/// The method of runs, chosen beside the tolerance, kept in the class, and named by what shows the run.
class MethodInWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void methodsAreChosenByKeys()
    {
        constexpr int kSteps = 3;  // from the first to the fourth method, each an entry to be undone
        constexpr int kFieldsBefore = 4;
        test::TestWindow test;
        app::DocumentPage& page = test.window().documents().newDocument(QStringLiteral("M"), kSwing);
        auto* method = test.window().findChild<QComboBox*>(QStringLiteral("method"));
        QVERIFY(method && method->isVisible());
        QCOMPARE(method->currentText(), QStringLiteral("Automatic"));
        test::Hands hands(test);
        page.sheet().setFocus();
        hands.press(Qt::Key_F4);
        for (int i = 0; i < kFieldsBefore; ++i)
            hands.press(Qt::Key_Tab);
        QVERIFY(method->hasFocus());
        for (int i = 0; i < kSteps; ++i)
            hands.press(Qt::Key_Down);
        QTRY_VERIFY2(textOf(page).contains("__Bramah(solver=\"cvode-adams\")"), textOf(page).constData());
        QVERIFY(isRun(test));
        QVERIFY2(workOf(test).contains(QStringLiteral("CVODE, Adams")), qPrintable(workOf(test)));
        QVERIFY2(stateOf(test).contains(QStringLiteral("CVODE, Adams")), qPrintable(stateOf(test)));

        for (int i = 0; i < kSteps; ++i)
            page.session().file().undoStack().undo();
        QCOMPARE(textOf(page), kSwing);
        QCOMPARE(method->currentText(), QStringLiteral("Automatic"));
        QVERIFY(isRun(test));
        QVERIFY2(workOf(test).contains(QStringLiteral("ARKODE")), qPrintable(workOf(test)));
    }

    void tabGoesFromTheMethodToTheParametersBelow()
    {
        test::TestWindow test;
        app::DocumentPage& page = test.window().documents().newDocument(
            QStringLiteral("P"), "model P\n  parameter Real a=1, b=2;\n  Real x=a+b;\nend P;\n");
        auto* method = test.window().findChild<QComboBox*>(QStringLiteral("method"));
        QVERIFY(method);
        test::Hands hands(test);
        page.sheet().setFocus();
        const auto* panel = test.window().findChild<editor::PropertyPanel*>();
        const auto fields = panel->findChild<editor::ParameterForm*>()->findChildren<editor::ValueEdit*>();
        QCOMPARE(fields.size(), 2);
        method->setFocus();
        hands.press(Qt::Key_Tab);
        QVERIFY(fields[0]->hasFocus());
        hands.press(Qt::Key_Backtab);
        QVERIFY(method->hasFocus());
    }

    void everyMethodIsOffered()
    {
        test::TestWindow test;
        app::DocumentPage& page = test.window().documents().newDocument(QStringLiteral("M"), kSwing);
        auto* method = test.window().findChild<QComboBox*>(QStringLiteral("method"));
        QVERIFY(method);
        for (int i = 1; i < method->count(); ++i) {
            method->setCurrentIndex(i);
            Q_EMIT method->activated(i);
            QVERIFY(isRun(test));
            const app::RunRecord* latest = page.history().latest();
            QVERIFY2(latest->end->isRegular(), qPrintable(method->currentText()));
            QCOMPARE(latest->statistics.methods.size(), std::size_t{1});
            QCOMPARE(solver::nameOf(latest->statistics.methods.front().method),
                     method->currentData().toString().toStdString());
        }
    }
};

BRAMAH_TEST(MethodInWindowTest);

#include "method_in_window_test.moc"
