// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/fit/fit_panel.h"
#include "app/plots/drawing/custom_plot.h"
#include "app/widgets/entry_table.h"
#include "editor/canvas/sheet_scene.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/cli/run_command.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah;

namespace {

/// A window, and the panel Fit.
struct OpenFit {
    /// Opens the circuit \a file of the test's folder, and the panel by its keys.
    void open(const char* file)
    {
        test.window().documents().open(test.filePath(QLatin1String(file)));
        hands.press(Qt::Key_F, Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(panel().form().runs().rowCount() > 0);
    }
    void write(const char* name, const QByteArray& text)
    {
        QFile file(test.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }
    app::FitPanel& panel() { return test::partOf<app::FitPanel>(test.window()); }
    QByteArray text() { return test.page().session().file().document().text().bytes(); }
    void free(int row, const char* parameter, const char* bounds)
    {
        test::Hands::typeRow(panel().form().free(), row, 0, {parameter, bounds});
    }
    void click(QPushButton& button)
    {
        QTest::mouseClick(&button, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!panel().job().isRunning(), 60000);
    }

    test::TestWindow test;
    test::Hands hands{test};
};

}  // namespace

class FitPanelTest : public QObject
{
    Q_OBJECT

    /// x = x0*exp(-k*t) with k = 3, x0 = 2, measured with +-0.01; c has no influence.
    static void openDecay(OpenFit& fit)
    {
        fit.write(
            "decay.mo",
            "model decay\n  parameter Real k=2;\n  parameter Real x0=1;\n  parameter Real c=1;\n  Real x(start=x0, "
            "fixed=true);\n  Real y = c*2;\nequation\n  der(x) = -k*x;\n  annotation(experiment(StopTime=1, "
            "Tolerance=1e-9), __Bramah(format=1, data={data(format=1, file=\"log.csv\", name=\"log\")}));\nend "
            "decay;\n");
        QByteArray log = "time,x\n";
        for (int k = 0; k <= 100; ++k)
            log += QByteArray::number(0.01 * k) + ',' +
                   QByteArray::number(2 * std::exp(-0.03 * k) + 0.01 * std::sin(k * k), 'g', 10) + '\n';
        fit.write("log.csv", log);
        fit.open("decay.mo");
    }
    static QString text(const QTableWidget& table, int row, int column) { return table.item(row, column)->text(); }

private Q_SLOTS:
    /// Two parameters are typed, fitted, looked at, taken over, and taken back.
    void valuesAreFoundAndTakenOver()
    {
        OpenFit fit;
        openDecay(fit);
        QVERIFY(!fit.panel().takeButton().isEnabled());
        fit.free(0, "k", "0.1:10");
        fit.free(1, "x0", "0.1:10");
        fit.click(fit.panel().fitButton());
        QTableWidget& values = fit.panel().values();
        QCOMPARE(values.rowCount(), 2);
        QCOMPARE(text(values, 0, 0), QStringLiteral("k"));
        QVERIFY2(std::abs(text(values, 0, 1).toDouble() - 3) < 0.05, qPrintable(text(values, 0, 1)));
        QVERIFY2(text(values, 0, 2).contains(QStringLiteral(" to ")), qPrintable(text(values, 0, 2)));
        QCOMPARE(fit.panel().chart().plot().graphCount(), 2);
        QCOMPARE(fit.panel().chart().plot().graph(0)->dataCount(), 101);
        const QByteArray before = fit.text();
        QTest::mouseClick(&fit.panel().takeButton(), Qt::LeftButton);
        QVERIFY2(fit.text().contains("parameter Real k=2.9") || fit.text().contains("parameter Real k=3"),
                 fit.text().constData());
        fit.test.page().session().file().undoStack().undo();
        QCOMPARE(fit.text(), before);
    }

    // Kept in the text with the run, and shown again after the document was closed.
    void theQuestionIsKept()
    {
        OpenFit fit;
        openDecay(fit);
        fit.free(0, "k", "0.1:10");
        fit.free(1, "x0", "0.1:10");
        fit.panel().form().runs().item(0, 2)->setText(QStringLiteral("from 0.1"));
        fit.click(fit.panel().fitButton());
        QVERIFY2(
            fit.text().contains("fit(free={free(of=\"k\", values=\"0.1:10\"), free(of=\"x0\", values=\"0.1:10\")}, "
                                "runs={run(name=\"log\", role=\"fitted\", more=\"from 0.1\")}, outliers=\"count\")"),
            fit.text().constData());
        const solver::StoredFit asked = fit.panel().form().entered();
        const QByteArray kept = fit.text();
        fit.test.page().session().file().undoStack().undo();
        fit.write("decay.mo", kept);
        QVERIFY(fit.test.window().documents().close(fit.test.page()));
        QVERIFY(fit.panel().form().entered().free.empty() || !fit.panel().fitButton().isEnabled());
        fit.open("decay.mo");
        QTRY_VERIFY(fit.panel().form().entered() == asked);
    }

    void whatCannotBeToldIsSaidBeforeTheFit()
    {
        OpenFit fit;
        openDecay(fit);
        fit.free(0, "k", "0.1:10");
        fit.free(1, "c", "0.1:10");
        fit.click(fit.panel().previewButton());
        QVERIFY2(fit.panel().found().text().contains(QStringLiteral("c has no influence")),
                 qPrintable(fit.panel().found().text()));
        QVERIFY(!fit.panel().takeButton().isEnabled());
        QCOMPARE(text(fit.panel().values(), 1, 2), QStringLiteral("cannot be told"));
    }

    void missingPartsAreAskedFor()
    {
        OpenFit fit;
        openDecay(fit);
        QTest::mouseClick(&fit.panel().fitButton(), Qt::LeftButton);
        QVERIFY(fit.panel().message().text().contains(QStringLiteral("Name a parameter")));
        fit.free(0, "k", "0.1:10");
        auto* role = qobject_cast<QComboBox*>(fit.panel().form().runs().cellWidget(0, 1));
        QVERIFY(role);
        role->setCurrentIndex(2);
        QTest::mouseClick(&fit.panel().fitButton(), Qt::LeftButton);
        QVERIFY(fit.panel().message().text().contains(QStringLiteral("Let one of the measured runs count")));
        role->setCurrentIndex(0);
        test::Hands::typeRow(fit.panel().form().runs(), 0, 2, {"shift 3:1"});
        fit.click(fit.panel().fitButton());
        QVERIFY2(fit.panel().message().text().contains(QStringLiteral("less than the second")),
                 qPrintable(fit.panel().message().text()));
    }

    /// A drive measured with a worn pump: the pump is named, and coloured on the sheet.
    void theFaultIsNamedAndColoured()
    {
        OpenFit fit;
        QFile example(qEnvironmentVariable("BRAMAH_SOURCE_DIR") +
                      QStringLiteral("/resources/examples/cylinder_drive.mo"));
        QVERIFY(example.open(QIODevice::ReadOnly));
        QByteArray text = example.readAll();
        QVERIFY(text.contains("__Bramah(format=1,"));
        text.replace("__Bramah(format=1,",
                     "__Bramah(format=1, data={data(format=1, file=\"log.csv\", name=\"log\")},");
        fit.write("drive.mo", text);
        const auto said = test::outcomeOf(
            test::runCommand,
            {QStringLiteral("simulate"), fit.test.filePath(QStringLiteral("drive.mo")), QStringLiteral("--set"),
             QStringLiteral("pump.leakage=4e-12"), QStringLiteral("--variables"),
             QStringLiteral("mass\\.s|lineP\\.p|cylinder\\.p[AB]"), QStringLiteral("--interval"),
             QStringLiteral("0.01"), QStringLiteral("--csv"), fit.test.filePath(QStringLiteral("log.csv"))});
        QVERIFY2(said.code == 0, qPrintable(said.err));
        fit.open("drive.mo");
        fit.click(fit.panel().faultsButton());
        QVERIFY2(fit.panel().found().text().startsWith(QStringLiteral("pump: ")),
                 qPrintable(fit.panel().found().text() + fit.panel().message().text()));
        const QTableWidget& ranking = fit.panel().ranking();
        QVERIFY(ranking.rowCount() > 8);
        QVERIFY(this->text(ranking, 0, 3).contains(QStringLiteral("pump.leakage")));
        const editor::SheetParts& shown = fit.test.page().sheet().sheet().parts();
        QCOMPARE(shown.entries.size(), std::size_t(1));
        QCOMPARE(shown.symbols.size(), std::size_t(1));
    }
};

BRAMAH_TEST(FitPanelTest);

#include "fit_panel_test.moc"
