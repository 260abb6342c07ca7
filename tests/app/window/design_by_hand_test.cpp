// SPDX-License-Identifier: GPL-3.0-or-later
// Which value gives what is wanted, asked from a field, and its curve.
#include "app/documents/document_page.h"
#include "app/structure/compute_page.h"
#include "app/structure/design_curve.h"
#include "app/structure/structure_panel.h"
#include "app/window/window_docks.h"
#include "editor/properties/parameter_form.h"
#include "editor/properties/parameter_row.h"
#include "editor/properties/property_panel.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/app/window/opened_text.h"
#include "tests/app/window/two_gaps.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QContextMenuEvent>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QtTest/QTest>

#include <cmath>

using namespace bramah;

namespace {

class OpenGaps
{
public:
    OpenGaps() : hands(window)
    {
        window.window().resize(1400, 900);
        window.window().show();
        openText(window, test::kTwoGaps);
        select(QStringLiteral("first"));
    }
    void select(const QString& component)
    {
        editor::Selection selection;
        selection.components.insert({component});
        window.page().session().select(selection);
    }
    [[nodiscard]] app::ComputePage& page() { return test::partOf<app::ComputePage>(window.window()); }
    /// Opens the menu of the field of `first.G` and chooses the question.
    void askByField()
    {
        auto& form = test::partOf<editor::PropertyPanel>(window.window()).form();
        QTRY_VERIFY(form.row(QStringLiteral("G")));
        QWidget* field = form.row(QStringLiteral("G"))->editor();
        QContextMenuEvent event(QContextMenuEvent::Mouse, {4, 4}, field->mapToGlobal(QPoint(4, 4)));
        QApplication::sendEvent(field, &event);
        QTRY_VERIFY(test::Hands::openMenu());
        QMenu& menu = *test::Hands::openMenu();
        for (QAction* action : menu.actions())
            if (action->text() == QStringLiteral("What must this be?")) {
                QTest::mouseClick(&menu, Qt::LeftButton, Qt::NoModifier, menu.actionGeometry(action).center());
                break;  // the menu is gone
            }
        QTRY_VERIFY(!test::Hands::openMenu());
    }
    void find(const QString& value)
    {
        const app::ComputePage::Line& line = page().lines().front();
        QTest::keyClicks(line.variable, QStringLiteral("middle.port.p"));
        QTest::keyClick(line.variable, Qt::Key_Escape);
        hands.fill(*line.value, value);
        QTRY_VERIFY2(line.found->text().startsWith(QStringLiteral("= ")), qPrintable(page().message().text()));
    }

    test::TestWindow window;
    test::Hands hands;
};

/// The tank's pressure [Pa]: the ambient one.
constexpr double kTank = 101325;

}  // namespace

class DesignByHandTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aFieldAsksWhatItMustBe()
    {
        OpenGaps gaps;
        gaps.askByField();
        QVERIFY(!gaps.window.window().docks().dock("structure")->visibleRegion().isEmpty());
        const app::ComputePage::Line& line = gaps.page().lines().front();
        QCOMPARE(line.parameter->text(), QStringLiteral("first.G"));
        QTRY_VERIFY(line.variable->hasFocus());
        gaps.find(QStringLiteral("40 bar"));
        QVERIFY(line.found->text().contains(QStringLiteral("<b>")));
        // The values that are found go into the circuit: there is the wanted pressure then.
        QTest::mouseClick(&test::partOf<QPushButton>(gaps.page(), QStringLiteral("take")), Qt::LeftButton);
        const QString text = QString::fromUtf8(gaps.window.page().session().file().document().text().bytes());
        static const QRegularExpression written(QStringLiteral("first\\(G=([0-9.e-]+)"));
        const auto match = written.match(text);
        QVERIFY2(match.hasMatch(), qPrintable(text));
        const double expected = 1e-11 * (40e5 - kTank) / (100e5 - 40e5);
        QVERIFY2(std::abs(match.captured(1).toDouble() / expected - 1) < 1e-5, qPrintable(match.captured(1)));
    }

    void theSheetsMenuAsksToo()
    {
        OpenGaps gaps;
        gaps.select(QStringLiteral("second"));
        Q_EMIT gaps.window.page().sheet().contextMenuRequested(gaps.window.page().sheet().mapToGlobal(QPoint(20, 20)));
        QTRY_VERIFY(test::Hands::openMenu());
        gaps.hands.choose(*test::Hands::openMenu(), QStringLiteral("G"));
        QTRY_COMPARE(gaps.page().lines().front().parameter->text(), QStringLiteral("second.G"));
    }

    // With p wanted in the middle, G of the first gap is G of the second times (p - tank)/(source - p).
    void theCurveFollowsTheFormula()
    {
        OpenGaps gaps;
        gaps.askByField();
        gaps.find(QStringLiteral("40 bar"));
        app::DesignCurve& curve = gaps.page().curve();
        QCOMPARE(curve.over().text(), QStringLiteral("middle.port.p"));
        QVERIFY(!curve.from().text().isEmpty());
        gaps.hands.fill(curve.from(), QStringLiteral("10 bar"));
        gaps.hands.fill(curve.to(), QStringLiteral("90 bar"));
        QTRY_VERIFY_WITH_TIMEOUT(!curve.isRunning(), 30000);
        QVERIFY2(gaps.page().message().text().isEmpty(), qPrintable(gaps.page().message().text()));
        const auto pointsOf = [&curve] {
            std::vector<QPointF> points;
            for (const QCPGraphData& point : *curve.plot().graph(0)->data())
                points.emplace_back(point.key, point.value);
            return points;
        };
        std::vector<QPointF> points = pointsOf();
        QCOMPARE(points.size(), std::size_t{41});
        const double unit = points.front().y() / (1e-11 * (10e5 - kTank) / (100e5 - 10e5));  // of the vertical axis
        for (const QPointF& point : points) {
            const double p = point.x() * 1e5;
            const double expected = unit * 1e-11 * (p - kTank) / (100e5 - p);
            QVERIFY2(std::abs(point.y() / expected - 1) < 1e-4,
                     qPrintable(QStringLiteral("%1 bar: %2, not %3").arg(point.x()).arg(point.y()).arg(expected)));
        }
        test::keepPicture(gaps.window.window(), QStringLiteral("design_curve.png"));
        // Over another parameter it is a straight line through zero.
        gaps.hands.fill(curve.over(), QStringLiteral("second.G"));
        gaps.hands.fill(curve.from(), QStringLiteral("1e-12"));
        gaps.hands.fill(curve.to(), QStringLiteral("4e-11"));
        QTRY_VERIFY_WITH_TIMEOUT(!curve.isRunning(), 30000);
        points = pointsOf();
        QCOMPARE(points.size(), std::size_t{41});
        const double slope = (40e5 - kTank) / (100e5 - 40e5);
        for (const QPointF& point : points)
            QVERIFY2(std::abs(point.y() / (slope * point.x()) - 1) < 1e-4, qPrintable(QString::number(point.x())));
    }

    void whatIsWrongIsSaid()
    {
        OpenGaps gaps;
        gaps.askByField();
        gaps.find(QStringLiteral("40 bar"));
        app::DesignCurve& curve = gaps.page().curve();
        gaps.hands.fill(curve.from(), QStringLiteral("seven"));
        QVERIFY(!gaps.page().message().text().isEmpty());
        gaps.hands.fill(curve.over(), QStringLiteral("first.G"));
        gaps.hands.fill(curve.from(), QStringLiteral("1e-12"));
        gaps.hands.fill(curve.to(), QStringLiteral("2e-12"));
        QTRY_COMPARE(gaps.page().message().text(),
                     QStringLiteral("first.G is what is to be found: a curve goes over another value."));
    }
};

BRAMAH_TEST(DesignByHandTest);
#include "design_by_hand_test.moc"
