// SPDX-License-Identifier: GPL-3.0-or-later
// What no one means to do: indices that are none, copying where nothing is, menus whose page goes, texts that look like
// HTML, an empty clipboard.
#include "app/documents/document_page.h"
#include "app/plots/plot_area.h"
#include "app/plots/plot_view.h"
#include "app/structure/structure_panel.h"
#include "app/views/class_views.h"
#include "app/window/action_registry.h"
#include "editor/palette/palette_panel.h"
#include "editor/properties/property_heading.h"
#include "editor/properties/property_panel.h"
#include "editor/view/sheet_view.h"
#include "tests/app/window/hands.h"
#include "tests/part_of.h"
#include "tests/test_registry.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSortFilterProxyModel>
#include <QTabBar>
#include <QTextEdit>
#include <QTreeView>
#include <QtTest/QTest>

using namespace bramah;
using test::TestWindow;

namespace {

/// Makes indices that no model has given.
class Indices : public QAbstractTableModel
{
public:
    [[nodiscard]] int rowCount(const QModelIndex&) const override { return 0; }
    [[nodiscard]] int columnCount(const QModelIndex&) const override { return 0; }
    [[nodiscard]] QVariant data(const QModelIndex&, int) const override { return {}; }
    [[nodiscard]] QModelIndex at(int row, int column) const { return createIndex(row, column); }
};

void trigger(TestWindow& test, const char* action)
{
    test.window().actions().action(QLatin1String(action))->trigger();
}

}  // namespace

class RoughHandsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void modelsAnswerForIndicesThatAreNone()
    {
        TestWindow test;
        test.window().documents().open(TestWindow::example(QStringLiteral("cylinder_drive.mo")));
        trigger(test, "run.start");
        QVERIFY(test.waitForEnd());
        QSet<QAbstractItemModel*> models;
        for (QAbstractItemView* view : test.window().findChildren<QAbstractItemView*>())
            for (QAbstractItemModel* model = view->model(); model;) {
                // Those of Qt are Qt's business.
                if (!QByteArray(model->metaObject()->className()).startsWith('Q'))
                    models.insert(model);
                auto* proxy = qobject_cast<QAbstractProxyModel*>(model);
                model = proxy ? proxy->sourceModel() : nullptr;
            }
        QVERIFY2(models.size() >= 4, qPrintable(QString::number(models.size())));
        const Indices none;
        for (QAbstractItemModel* model : models)
            for (const QModelIndex& index : {QModelIndex(), none.at(model->rowCount(), 0), none.at(1'000'000, 0),
                                             none.at(0, model->columnCount()), none.at(1'000'000, 1'000'000)}) {
                if (index.isValid() && index.internalId() == 0 && model->inherits("QStandardItemModel"))
                    continue;
                for (int role = Qt::DisplayRole; role <= Qt::UserRole + 4; ++role)
                    static_cast<void>(model->data(index, role));
                static_cast<void>(model->flags(index));
                static_cast<void>(model->setData(index, 1, Qt::EditRole));
            }
    }

    void headsOfColumnsAreClickedAndCopied()
    {
        TestWindow test;
        test.window().documents().open(TestWindow::example(QStringLiteral("cylinder_drive.mo")));
        QTRY_VERIFY(!test.page().check().isPending());
        trigger(test, "view.structure");
        auto* tabs = test::partOf<app::StructurePanel>(test.window()).controls().findChild<QTabBar*>();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            QCoreApplication::processEvents();
            for (QTreeView* view : test::partOf<app::StructurePanel>(test.window()).findChildren<QTreeView*>()) {
                if (!view->isVisible() || !view->header()->isVisible())
                    continue;
                QTest::mouseClick(view->header()->viewport(), Qt::LeftButton, {}, {20, 8});
                QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
                QTest::keyClick(view, Qt::Key_A, Qt::ControlModifier);
                QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
            }
        }
    }

    void aPageClosesUnderItsMenu()
    {
        TestWindow test;
        test.window().documents().open(TestWindow::example(QStringLiteral("cylinder_drive.mo")));
        for (const bool isOfPlot : {true, false}) {
            test.window().documents().open(TestWindow::example(QStringLiteral("pump_relief_orifice.mo")));
            QWidget* wanted = isOfPlot ? static_cast<QWidget*>(test.page().plots().area().plots().front())
                                       : test.page().sheet().viewport();
            QWidget* inner = wanted->childAt(wanted->rect().center());
            QWidget& target = inner ? *inner : *wanted;
            const QPoint at = target.rect().center();
            QTest::mouseClick(&target, Qt::RightButton, {}, at);
            if (!QApplication::activePopupWidget()) {
                QContextMenuEvent event(QContextMenuEvent::Mouse, at, target.mapToGlobal(at));
                QApplication::sendEvent(&target, &event);
            }
            const QPointer menu = QApplication::activePopupWidget();
            QVERIFY(menu);
            trigger(test, "file.close");
            QTRY_VERIFY(!menu);
        }
    }

    void textsOfAModelArePlain()
    {
        TestWindow test;
        const QString path = test.filePath(QStringLiteral("html.mo"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "model html \"<img src='file:///dev/zero'><b>x</b>\"\n  parameter Real p(unit=\"m\") = 1 "
            "\"<img src='file:///dev/zero'>\";\n  Real x = time;\nend html;\n");
        file.close();
        test.window().documents().open(path);
        QCoreApplication::processEvents();
        bool isSeen = false;
        for (QLabel* label : test.window().findChildren<QLabel*>()) {
            if (!label->text().contains(QLatin1String("<img")))
                continue;
            isSeen = true;
            QVERIFY2(label->textFormat() == Qt::PlainText, qPrintable(label->text()));
        }
        QVERIFY(isSeen);
        for (const QWidget* widget : test.window().findChildren<QWidget*>())
            QVERIFY2(!widget->toolTip().contains(QLatin1String("<img src='file")), qPrintable(widget->toolTip()));
    }

    void nothingIsPastedFromAnEmptyClipboard()
    {
        TestWindow test;
        test.window().documents().open(TestWindow::example(QStringLiteral("pump_relief_orifice.mo")));
        trigger(test, "view.text");
        QGuiApplication::clipboard()->clear();
        for (QPlainTextEdit* edit : test.window().findChildren<QPlainTextEdit*>()) {
            const QString before = edit->toPlainText();
            QTest::keyClick(edit, Qt::Key_V, Qt::ControlModifier);
            QGuiApplication::clipboard()->setMimeData(new QMimeData);
            QTest::keyClick(edit, Qt::Key_V, Qt::ControlModifier);
            QCOMPARE(edit->toPlainText(), before);
        }
        for (QTextEdit* edit : test.window().findChildren<QTextEdit*>())
            QTest::keyClick(edit, Qt::Key_V, Qt::ControlModifier);
    }
};

BRAMAH_TEST(RoughHandsTest);
#include "rough_hands_test.moc"
